//! Static evaluation.

use crate::{Outcome, Player, Position, Score, Window};

/// A term of a static evaluation, for display.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Term {
    /// The feature, as an identifier: `open-line`, `five`.
    pub name: &'static str,
    /// The side that has it.
    pub player: Player,
    /// Its points for this side.
    pub points: i32,
}

/// A static evaluation, for the side to move.
pub trait Evaluator<P: Position> {
    /// The value of an unfinished position.
    fn evaluate(&self, pos: &P) -> Score;

    /// The value of a finished game, `ply` moves below the root. By default a near win is worth more than a distant one, and a
    /// distant loss more than a near one.
    #[inline]
    fn finished(&self, pos: &P, outcome: Outcome, ply: u16) -> Score {
        let win = Score::new(Score::WIN.get() - i32::from(ply));
        match outcome {
            Outcome::Draw => Score::ZERO,
            Outcome::Win(winner) if winner == pos.to_move() => win,
            Outcome::Win(_) => -win,
        }
    }

    /// The smallest and the largest possible value. A search may start with this window, although a window does not contain its
    /// own alpha and beta: a value equal to one of them is exact here, since no value lies beyond.
    fn range(&self) -> Window {
        Window::FULL
    }

    /// The terms of [`evaluate`](Self::evaluate), if it is a sum: the value is the points of the side to move less those of
    /// the opponent. Empty if it is not.
    fn terms(&self, _pos: &P) -> Vec<Term> {
        Vec::new()
    }

    /// The weight of each feature, largest first; empty if the weights depend on context.
    fn scale(&self) -> Vec<Term> {
        Vec::new()
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
    fn terms(&self, pos: &P) -> Vec<Term> {
        (**self).terms(pos)
    }
    fn scale(&self) -> Vec<Term> {
        (**self).scale()
    }
}

impl<P: Position, E: Evaluator<P> + ?Sized> Evaluator<P> for &E {
    fn evaluate(&self, pos: &P) -> Score {
        (**self).evaluate(pos)
    }
    fn finished(&self, pos: &P, outcome: Outcome, ply: u16) -> Score {
        (**self).finished(pos, outcome, ply)
    }
    fn range(&self) -> Window {
        (**self).range()
    }
    fn terms(&self, pos: &P) -> Vec<Term> {
        (**self).terms(pos)
    }
    fn scale(&self) -> Vec<Term> {
        (**self).scale()
    }
}
