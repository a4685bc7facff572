//! The winner by Bouton's theory.

use plyground_core::{Evaluator, Score};

use super::Nim;

/// The value of a position won by the theory, with any heaps; a lost one is worth its negative.
const DECIDED: i32 = 100;

/// Bouton's rule: the side to move wins exactly when the heaps, written as binary numbers and added without carry, do not
/// come to nought. Where a turn takes K at most, what counts of a heap is the rest that a division by K + 1 leaves.
///
/// Where the last stone loses, the same holds as long as some heap counts two or more; when none does, it is the other way
/// round.
#[derive(Clone, Copy, Debug)]
pub struct NimSum;

impl NimSum {
    /// Whether the side to move can force a win.
    pub fn wins(pos: &Nim) -> bool {
        let counted = pos.heaps.map(|heap| heap % (pos.setup.most + 1));
        let sum = counted.iter().fold(0, |sum, heap| sum ^ heap);
        let is_reversed = pos.setup.is_misere && counted.iter().all(|&heap| heap < 2);
        (sum != 0) != is_reversed
    }
}

impl Evaluator<Nim> for NimSum {
    #[inline]
    fn evaluate(&self, pos: &Nim) -> Score {
        Score::new(if Self::wins(pos) { DECIDED } else { -DECIDED })
    }
}
