//! Whether every line of a search ended with the end of the game.

use plyground_core::{Leaf, Observer, Position};

/// Notes whether a search used a static evaluation: at the horizon, by standing pat, or through an entry of a transposition
/// table.
#[derive(Clone, Copy, Default, Debug)]
pub struct Completeness {
    has_evaluated: bool,
}

impl Completeness {
    /// Whether every line that was searched ended with the end of the game, so that a deeper search returns the same.
    pub fn is_complete(self) -> bool {
        !self.has_evaluated
    }
}

impl<P: Position> Observer<P> for Completeness {
    #[inline]
    fn leaf(&mut self, _: &P, _: u16, kind: Leaf) {
        self.has_evaluated |= kind == Leaf::Horizon;
    }

    #[inline]
    fn incomplete(&mut self) {
        self.has_evaluated = true;
    }
}
