//! Judgements of positions.

use crate::{Outcome, Position, Score, Window};

/// Says what a position is worth to the side to move.
pub trait Evaluator<P: Position> {
    /// The worth of an unfinished position at the horizon of a search.
    fn evaluate(&self, pos: &P) -> Score;

    /// The worth of a finished one, `ply` moves below the root.
    ///
    /// Unless an evaluator has its own idea, a nearer win is worth more and a later loss less.
    #[inline]
    fn finished(&self, pos: &P, outcome: Outcome, ply: u16) -> Score {
        let win = Score::new(Score::WIN.get() - i32::from(ply));
        match outcome {
            Outcome::Draw => Score::ZERO,
            Outcome::Win(winner) if winner == pos.to_move() => win,
            Outcome::Win(_) => -win,
        }
    }

    /// Bounds that no value leaves; a search may open its window no wider.
    fn range(&self) -> Window {
        Window::FULL
    }
}

impl<P: Position, E: Evaluator<P> + ?Sized> Evaluator<P> for Box<E> {
    fn evaluate(&self, pos: &P) -> Score {
        (**self).evaluate(pos)
    }
    fn finished(&self, pos: &P, outcome: Outcome, ply: u16) -> Score {
        (**self).finished(pos, outcome, ply)
    }
    fn range(&self) -> Window {
        (**self).range()
    }
}
