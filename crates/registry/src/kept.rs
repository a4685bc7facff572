//! What a solver has learnt, kept for the next question.

use std::any::Any;

/// A solver or its table, kept from one question to the next. It begins empty, and is emptied where a question is about another game
/// or gives other means: what was learnt would be wrong there, or too large.
#[derive(Default)]
pub struct Kept {
    held: Option<Box<dyn Any>>,
    purpose: Option<Purpose>,
}

/// What something was kept for.
#[derive(PartialEq, Eq)]
struct Purpose {
    game: String,
    memory: usize,
    threads: usize,
}

impl Kept {
    /// Nothing.
    pub fn new() -> Self {
        Self::default()
    }

    /// Another question, about a position of this game.
    pub(crate) fn ask(&mut self, game: String, memory: usize, threads: usize) {
        let purpose = Some(Purpose { game, memory, threads });
        if self.purpose != purpose {
            (self.held, self.purpose) = (None, purpose);
        }
    }

    /// What was kept, if it is of this kind. Otherwise it makes room for a new one: there is memory for one.
    pub(crate) fn or_new<T: 'static>(&mut self, make: impl FnOnce() -> T) -> &mut T {
        if !self.held.as_ref().is_some_and(|kept| kept.is::<T>()) {
            // The old one goes before the new one comes.
            self.held = None;
        }
        let kept = self.held.get_or_insert_with(|| Box::new(make()));
        kept.downcast_mut().expect("it was just seen to be of this kind")
    }
}
