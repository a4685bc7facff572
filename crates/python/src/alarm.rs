//! Errors in Python code that a search has called. A search cannot return them, so it is stopped, and they are raised when
//! it has ended.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use pyo3::prelude::*;

/// The first error, and the work that it stops.
#[derive(Default)]
pub(crate) struct Alarm {
    error: Mutex<Option<PyErr>>,
    stops: Mutex<Vec<Arc<AtomicBool>>>,
}

impl Alarm {
    /// Keeps the first error and stops the work that is under way.
    pub(crate) fn sound(&self, error: PyErr) {
        self.error.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
        for stop in &*self.stops.lock().unwrap_or_else(PoisonError::into_inner) {
            stop.store(true, Ordering::Relaxed);
        }
    }

    /// The error, if there was one; it is forgotten then.
    pub(crate) fn check(&self) -> PyResult<()> {
        match self.error.lock().unwrap_or_else(PoisonError::into_inner).take() {
            Some(error) => Err(error),
            None => Ok(()),
        }
    }

    pub(crate) fn watch(&self, stop: &Arc<AtomicBool>) {
        self.stops.lock().unwrap_or_else(PoisonError::into_inner).push(Arc::clone(stop));
    }

    pub(crate) fn unwatch(&self, stop: &Arc<AtomicBool>) {
        let mut stops = self.stops.lock().unwrap_or_else(PoisonError::into_inner);
        stops.retain(|other| !Arc::ptr_eq(other, stop));
    }
}
