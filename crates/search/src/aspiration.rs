//! Aspiration: expect the value of last time, and look again only where that was wrong.
//!
//! T. Marsland, "Computer chess methods", 1987, describes it. A search with a window just around the expected value is cheaper
//! than one with a full window, and mostly it suffices.
//!
//! Contract: the same three inequalities as the search inside.

use std::cell::Cell;

use plyground_core::{Position, Score, Stopped, Window};

use crate::{SearchContext, Searcher};

/// Another search with a narrower window at the root, around the value that it found last.
#[derive(Debug)]
pub struct Aspiration<S> {
    inner: S,
    /// How far the value may be from the last one before it is looked for again.
    margin: i32,
    last: Cell<Option<Score>>,
}

impl<S> Aspiration<S> {
    /// So much more and less than the last value is expected. The first search has nothing to expect.
    pub fn new(inner: S, margin: u16) -> Self {
        Self::expecting(inner, margin, None)
    }

    /// The same where something is known already.
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
        // The side on which it failed is opened.
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
