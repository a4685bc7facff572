//! The context in which a request is computed.

use std::panic;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::http::StatusCode;
use plyground_i18n::Texts;
use plyground_registry::Limits;

use crate::api_error::ApiError;
use crate::queue::TimeSlice;

/// The context of a computation: its language, its cancellation and its deadline.
#[derive(Debug)]
pub(crate) struct RequestContext<'a> {
    pub(crate) texts: &'static Texts,
    cancel: &'a AtomicBool,
    began: Instant,
    until: Instant,
}

impl<'a> RequestContext<'a> {
    /// Until the job is cancelled or `seconds` have passed.
    pub(crate) fn new(texts: &'static Texts, slice: &TimeSlice<'a>, seconds: u64) -> Self {
        Self::until(texts, slice, Instant::now() + Duration::from_secs(seconds))
    }

    /// Until the job is cancelled or the deadline has passed.
    pub(crate) fn until(texts: &'static Texts, slice: &TimeSlice<'a>, until: Instant) -> Self {
        Self { texts, cancel: slice.cancel(), began: Instant::now(), until }
    }

    /// Seconds since it began.
    pub(crate) fn seconds(&self) -> f64 {
        self.began.elapsed().as_secs_f64()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.cancel.load(Ordering::Relaxed) || Instant::now() >= self.until
    }

    /// An error if the answer is no longer wanted, for work without limits of its own. The error is never sent.
    pub(crate) fn check_cancelled(&self) -> Result<(), ApiError> {
        check_cancelled(self.cancel, self.texts)
    }

    /// Computes within these limits.
    pub(crate) fn within<T>(&self, nodes: Option<u64>, compute: impl FnOnce(Limits<'_>) -> T) -> T {
        let late = || Instant::now() >= self.until;
        compute(Limits { nodes, deadline: Some(&late), cancel: Some(self.cancel) })
    }

    /// The same, and for at most `seconds`.
    pub(crate) fn briefly<T>(&self, seconds: u64, compute: impl FnOnce(Limits<'_>) -> T) -> T {
        let soon = self.until.min(Instant::now() + Duration::from_secs(seconds));
        let late = || Instant::now() >= soon;
        compute(Limits { nodes: None, deadline: Some(&late), cancel: Some(self.cancel) })
    }

    /// Computes something that only a flag can stop: a watcher thread sets the flag when the limits are reached, or
    /// `seconds` after `compute` last reported the beginning of a step.
    pub(crate) fn watched<T>(&self, seconds: u64, compute: impl FnOnce(&AtomicBool, &dyn Fn()) -> T) -> T {
        const INTERVAL: Duration = Duration::from_millis(20);
        let (over, done) = (AtomicBool::new(false), AtomicBool::new(false));
        let (start, begun) = (Instant::now(), AtomicU64::new(0));
        let passed = || start.elapsed().as_millis() as u64;
        std::thread::scope(|scope| {
            let watcher = scope.spawn(|| {
                while !done.load(Ordering::Relaxed) {
                    let is_late = passed().saturating_sub(begun.load(Ordering::Relaxed)) >= seconds * 1_000;
                    if self.is_over() || is_late {
                        over.store(true, Ordering::Relaxed);
                    }
                    std::thread::park_timeout(INTERVAL);
                }
            });
            let begins = || begun.store(passed(), Ordering::Relaxed);
            let result = panic::catch_unwind(panic::AssertUnwindSafe(|| compute(&over, &begins)));
            done.store(true, Ordering::Relaxed);
            watcher.thread().unpark();
            result.unwrap_or_else(|panic| panic::resume_unwind(panic))
        })
    }
}

/// An error if the cancellation flag is set.
pub(crate) fn check_cancelled(cancel: &AtomicBool, texts: &Texts) -> Result<(), ApiError> {
    if cancel.load(Ordering::Relaxed) {
        let message = texts.get("server-error-busy");
        return Err(ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "cancelled", message));
    }
    Ok(())
}
