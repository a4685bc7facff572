//! Evaluators that need nothing but a game.

use plyground_core::{Evaluator, GOLDEN, Keyed, Outcome, Position, Score, Window};

/// The value of a finished game for the side to move if a win is worth `win`.
pub(crate) fn worth<P: Position>(pos: &P, outcome: Outcome, win: i32) -> Score {
    match outcome {
        Outcome::Draw => Score::ZERO,
        Outcome::Win(winner) if winner == pos.to_move() => Score::new(win),
        Outcome::Win(_) => Score::new(-win),
    }
}

/// From `-bound` to `bound`.
pub(crate) fn symmetric(bound: i32) -> Window {
    Window { alpha: Score::new(-bound), beta: Score::new(bound) }
}

/// Every position is worth nothing, ends included: this leaves the bare search.
#[derive(Clone, Copy, Debug)]
pub struct Zero;

impl<P: Position> Evaluator<P> for Zero {
    fn evaluate(&self, _: &P) -> Score {
        Score::ZERO
    }
    fn finished(&self, _: &P, _: Outcome, _: u16) -> Score {
        Score::ZERO
    }
}

/// 1 for a win, -1 for a loss, 0 for a draw and for anything undecided.
#[derive(Clone, Copy, Debug)]
pub struct ByOutcome;

impl<P: Position> Evaluator<P> for ByOutcome {
    fn evaluate(&self, _: &P) -> Score {
        Score::ZERO
    }
    fn finished(&self, pos: &P, outcome: Outcome, _ply: u16) -> Score {
        worth(pos, outcome, 1)
    }
    fn range(&self) -> Window {
        symmetric(1)
    }
}

/// 500 divided by the distance for a win, so that nearer wins are worth more; 0 for anything undecided.
#[derive(Clone, Copy, Debug)]
pub struct NearerWins;

impl<P: Position> Evaluator<P> for NearerWins {
    fn evaluate(&self, _: &P) -> Score {
        Score::ZERO
    }
    fn finished(&self, pos: &P, outcome: Outcome, ply: u16) -> Score {
        worth(pos, outcome, 500 / i32::from(ply.max(1)))
    }
    fn range(&self) -> Window {
        symmetric(500)
    }
}

/// A value that has nothing to do with the game: a hash of the position, ends included.
///
/// It makes trees full of surprises and ties, on which a search with a mistake soon disagrees with minimax.
#[derive(Clone, Copy, Debug)]
pub struct Scramble;

impl Scramble {
    fn of<P: Keyed>(pos: &P) -> Score {
        let mixed = pos.key().wrapping_mul(GOLDEN);
        Score::new((mixed >> 57) as i32 - 64)
    }
}

impl<P: Keyed> Evaluator<P> for Scramble {
    fn evaluate(&self, pos: &P) -> Score {
        Self::of(pos)
    }
    fn finished(&self, pos: &P, _: Outcome, _: u16) -> Score {
        Self::of(pos)
    }
    fn range(&self) -> Window {
        symmetric(64)
    }
}
