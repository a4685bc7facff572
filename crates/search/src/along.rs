//! A game whose first moves are prescribed.
//!
//! A search from the root along a prescribed path returns the value of the position at its end, with distances counted from
//! the root. So it can use the table of an earlier search from this root, whose values may depend on those distances.
//!
//! On the path, the key depends on the number of prescribed moves that are left, but not on these moves. So positions on two
//! paths could have the same key. They do not if each path that is searched with the same table is a single move, or extends
//! the path before it. For paths from different roots, [`Along::marked`] makes the keys differ.

use std::rc::Rc;

use plyground_core::{Alternating, Evaluator, Indexed, Keyed, Outcome, Player, Position, Score, Window};

/// A position with one legal move until the path ends, and with all its moves after that.
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

    /// The same with this number mixed into the keys of the positions on the path, so that paths with different marks have
    /// different keys.
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
        // On the path a position has one legal move, so its key must not be that of the position with all its moves. The key
        // at the end of the path must differ from it too: otherwise the search would return the value of the entry of that
        // position there, without a principal variation.
        const ON_PATH: u64 = 0x5851_f42d_4c95_7f2d;
        // The number of prescribed moves left, plus one: 1 at the end of the path, 0 below it.
        let left = (self.path.len() + 1).saturating_sub(usize::from(self.ply)) as u64;
        let mark = if left > 0 { self.mark } else { 0 };
        self.inner.key() ^ left.wrapping_mul(ON_PATH) ^ mark
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
    /// On the path.
    One(Option<P::Move>),
    /// Below its end.
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

/// Applies an evaluator of positions to positions along a path.
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
