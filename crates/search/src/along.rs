//! The same game where the first moves are given.
//!
//! A search from the root that may only go along a path finds what lies at its end, and distances from the root stay what they
//! are. So the table of an earlier search can be used, whose values may depend on that distance. Of the paths that are searched with one
//! table each must begin with the one before it, or be a single move: two that part ways on the way would be taken for each other. Paths from
//! different roots are told apart by a [mark](Along::marked).

use std::rc::Rc;

use plyground_core::{Alternating, Evaluator, Indexed, Keyed, Outcome, Player, Position, Score, Window};

/// A position from which there is one way to go until a path ends, and then all ways.
#[derive(Clone, Debug)]
pub struct Along<P: Position> {
    inner: P,
    path: Rc<[P::Move]>,
    ply: u16,
    mark: u64,
}

impl<P: Position> Along<P> {
    /// The root, from which the moves of the path can be played one after the other.
    pub fn new(root: P, path: Rc<[P::Move]>) -> Self {
        Self { inner: root, path, ply: 0, mark: 0 }
    }

    /// The same with a number in the keys of the positions on the way: paths with different marks are never taken for each
    /// other.
    pub fn marked(self, mark: u64) -> Self {
        Self { mark, ..self }
    }

    /// The position itself.
    pub fn inner(&self) -> &P {
        &self.inner
    }

    /// The move of the path that comes next.
    fn next(&self) -> Option<P::Move> {
        self.path.get(usize::from(self.ply)).copied()
    }
}

impl<P: Position> Position for Along<P> {
    type Move = P::Move;
    type Undo = P::Undo;
    type Moves = OneOrAll<P>;

    fn to_move(&self) -> Player {
        self.inner.to_move()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.inner.outcome()
    }

    fn moves(&self) -> OneOrAll<P> {
        self.next().map_or_else(|| OneOrAll::All(self.inner.moves()), |m| OneOrAll::One(Some(m)))
    }

    fn make(&mut self, m: P::Move) -> P::Undo {
        self.ply += 1;
        self.inner.make(m)
    }

    fn unmake(&mut self, m: P::Move, undo: P::Undo) {
        self.ply -= 1;
        self.inner.unmake(m, undo);
    }

    fn move_count(&self) -> usize {
        if self.next().is_some() { 1 } else { self.inner.move_count() }
    }
}

impl<P: Alternating> Alternating for Along<P> {}

impl<P: Keyed> Keyed for Along<P> {
    fn key(&self) -> u64 {
        // With one move it is another position. Where the path ends it counts as another one too, so that a table cannot
        // answer for it and its best move is found.
        const ON_THE_WAY: u64 = 0x5851_f42d_4c95_7f2d;
        // How much of the path is left is a part of that.
        let left = (self.path.len() + 1).saturating_sub(usize::from(self.ply)) as u64;
        let mark = if left > 0 { self.mark } else { 0 };
        self.inner.key() ^ left.wrapping_mul(ON_THE_WAY) ^ mark
    }
}

impl<P: Indexed> Indexed for Along<P> {
    fn indices(&self) -> usize {
        self.inner.indices()
    }

    fn index(&self, m: P::Move) -> usize {
        self.inner.index(m)
    }
}

/// The moves of [`Along`].
#[derive(Clone, Debug)]
pub enum OneOrAll<P: Position> {
    /// On the way.
    One(Option<P::Move>),
    /// After it.
    All(P::Moves),
}

impl<P: Position> Iterator for OneOrAll<P> {
    type Item = P::Move;

    fn next(&mut self) -> Option<P::Move> {
        match self {
            Self::One(m) => m.take(),
            Self::All(moves) => moves.next(),
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        match self {
            Self::One(m) => (usize::from(m.is_some()), Some(usize::from(m.is_some()))),
            Self::All(moves) => moves.size_hint(),
        }
    }
}

impl<P: Position> ExactSizeIterator for OneOrAll<P> {}

/// An evaluator of the position, for positions along a path.
#[derive(Clone, Copy, Debug)]
pub struct InnerEvaluator<'a, E: ?Sized>(pub &'a E);

impl<P: Position, E: Evaluator<P> + ?Sized> Evaluator<Along<P>> for InnerEvaluator<'_, E> {
    fn evaluate(&self, pos: &Along<P>) -> Score {
        self.0.evaluate(&pos.inner)
    }

    fn finished(&self, pos: &Along<P>, outcome: Outcome, ply: u16) -> Score {
        self.0.finished(&pos.inner, outcome, ply)
    }

    fn range(&self) -> Window {
        self.0.range()
    }
}
