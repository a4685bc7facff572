//! Completeness of positions.

use crate::{Outcome, Player, Position, Score, Window};

/// A part of a judgement, for people who want to see how it comes about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Term {
    /// What is judged, as a word for programs: `open-line`, `five`.
    pub name: &'static str,
    /// The side for which it counts.
    pub player: Player,
    /// The points that it brings this side.
    pub points: i32,
}

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

    /// The parts of [`evaluate`](Self::evaluate), where it is a sum: the points of the side to move less those of the
    /// opponent are its value. None where there is nothing to add up.
    fn terms(&self, _pos: &P) -> Vec<Term> {
        Vec::new()
    }

    /// What each thing that it looks for brings either side, the most valuable first; none where that depends on more.
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
