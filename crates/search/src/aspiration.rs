//! Aspiration windows: search around the expected value first.
//!
//! Described by T. Marsland, "Computer chess methods", 1987. A search with a narrow window around the value of the previous
//! search is cheaper than one with a full window. If the value lies outside, the window is opened on that side and the
//! search repeated.
//!
//! Contract: that of the inner search.

use std::cell::Cell;

use plyground_core::{Position, Score, Stopped, Window};

use crate::{SearchContext, Searcher};

/// A search whose root window is narrowed around the value that it returned last.
#[derive(Debug)]
pub struct Aspiration<S> {
    inner: S,
    /// The window is the expected value plus and minus this.
    margin: i32,
    last: Cell<Option<Score>>,
}

impl<S> Aspiration<S> {
    /// With this margin around the value of the previous search; the first search gets the full window.
    pub fn new(inner: S, margin: u16) -> Self {
        Self::expecting(inner, margin, None)
    }

    /// The same with an expected value for the first search.
    pub fn expecting(inner: S, margin: u16, value: Option<Score>) -> Self {
        Self { inner, margin: i32::from(margin).max(1), last: Cell::new(value) }
    }
}

impl<P: Position, T: Searcher<P>> Searcher<P> for Aspiration<T> {
    fn value<S: SearchContext<P>>(
        &self,
        context: &mut S,
        pos: &mut P,
        depth: u16,
        window: Window,
    ) -> Result<Score, Stopped> {
        let mut narrow = window;
        if let Some(last) = self.last.get().filter(|&last| window.contains(last)) {
            let edge = |by: i32| Score::new(last.get().saturating_add(by));
            narrow.alpha = narrow.alpha.max(edge(-self.margin));
            narrow.beta = narrow.beta.min(edge(self.margin));
        }
        let mut value = self.inner.value(context, pos, depth, narrow)?;
        // Open the side on which it failed.
        if value <= narrow.alpha && narrow.alpha > window.alpha {
            narrow.alpha = window.alpha;
            value = self.inner.value(context, pos, depth, narrow)?;
        }
        if value >= narrow.beta && narrow.beta < window.beta {
            narrow.beta = window.beta;
            value = self.inner.value(context, pos, depth, narrow)?;
        }
        self.last.set(Some(value));
        Ok(value)
    }
}
