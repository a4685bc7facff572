//! The results of a solver, kept for the next position.

use std::any::Any;

/// A solver or its table, kept from one position to the next. It begins empty, and is emptied for another game or other
/// resources: the results would be wrong there, or too large.
#[derive(Default)]
pub struct SolverCache {
    held: Option<Box<dyn Any>>,
    purpose: Option<Purpose>,
}

/// The game and the resources that a solver was kept for.
#[derive(PartialEq, Eq)]
struct Purpose {
    game: String,
    memory: usize,
    threads: usize,
}

impl SolverCache {
    /// Nothing.
    pub fn new() -> Self {
        Self::default()
    }

    /// Begins another position of this game.
    pub(crate) fn ask(&mut self, game: String, memory: usize, threads: usize) {
        let purpose = Some(Purpose { game, memory, threads });
        if self.purpose != purpose {
            (self.held, self.purpose) = (None, purpose);
        }
    }

    /// The solver that was kept, if it is of this kind. Otherwise it is replaced by a new one: there is memory for one.
    pub(crate) fn or_new<T: 'static>(&mut self, make: impl FnOnce() -> T) -> &mut T {
        if !self.held.as_ref().is_some_and(|kept| kept.is::<T>()) {
            // The old one is dropped before the new one is made.
            self.held = None;
        }
        let kept = self.held.get_or_insert_with(|| Box::new(make()));
        kept.downcast_mut().expect("it was just seen to be of this kind")
    }
}
