//! What a solver has learnt, kept for the next question.

use std::any::Any;

/// A solver or its table, kept from one question to the next, all of them about positions of one game. It begins empty.
#[derive(Default)]
pub struct Kept(Option<Box<dyn Any>>);

impl Kept {
    /// Nothing.
    pub fn new() -> Self {
        Self::default()
    }

    /// What was kept, if it is of this kind. Otherwise it makes room for a new one: there is memory for one.
    pub(crate) fn or_new<T: 'static>(&mut self, make: impl FnOnce() -> T) -> &mut T {
        if !self.0.as_ref().is_some_and(|kept| kept.is::<T>()) {
            // The old one goes before the new one comes.
            self.0 = None;
        }
        let kept = self.0.get_or_insert_with(|| Box::new(make()));
        kept.downcast_mut().expect("it was just seen to be of this kind")
    }
}
