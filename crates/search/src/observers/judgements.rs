//! Whether anything was left to judgement.

use plyground_core::{Leaf, Observer, Position};

/// Notes whether a search met its horizon, or something that had.
#[derive(Clone, Copy, Default, Debug)]
pub struct Judgements(bool);

impl Judgements {
    /// Whether any part of the tree was judged and not followed to the end of the game.
    pub fn were_made(self) -> bool {
        self.0
    }
}

impl<P: Position> Observer<P> for Judgements {
    #[inline]
    fn leaf(&mut self, _: &P, _: u16, kind: Leaf) {
        self.0 |= kind == Leaf::Horizon;
    }

    #[inline]
    fn judged(&mut self) {
        self.0 = true;
    }
}
