//! Symmetry: the images of a position under reflections and rotations share one entry of the transposition table.
//!
//! So near the root a search of a square board has about an eighth of the nodes, of a board with one axis of symmetry about a
//! half. The searches do not change: they see a position whose key is the same for all its images.
//!
//! The evaluator must give all images the same value; the caller has to make sure of it. The best move in an entry may be
//! that of an image: it is only tried first, so it cannot change a value.

use plyground_core::{
    Alternating, Evaluator, Indexed, Keyed, Outcome, Player, Position, Score, Symmetric, Window,
};

/// A position whose key is the one that all its images share.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Folded<P>(pub P);

impl<P: Position> Position for Folded<P> {
    type Move = P::Move;
    type Undo = P::Undo;
    type Moves = P::Moves;

    #[inline]
    fn to_move(&self) -> Player {
        self.0.to_move()
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    #[inline]
    fn moves(&self) -> P::Moves {
        self.0.moves()
    }

    #[inline]
    fn make(&mut self, m: P::Move) -> P::Undo {
        self.0.make(m)
    }

    #[inline]
    fn unmake(&mut self, m: P::Move, undo: P::Undo) {
        self.0.unmake(m, undo);
    }

    #[inline]
    fn move_count(&self) -> usize {
        self.0.move_count()
    }
}

impl<P: Alternating> Alternating for Folded<P> {}

impl<P: Symmetric> Keyed for Folded<P> {
    #[inline]
    fn key(&self) -> u64 {
        self.0.symmetric_key()
    }
}

impl<P: Indexed> Indexed for Folded<P> {
    fn indices(&self) -> usize {
        self.0.indices()
    }

    #[inline]
    fn index(&self, m: P::Move) -> usize {
        self.0.index(m)
    }
}

/// Applies an evaluator of positions to folded positions.
#[derive(Clone, Copy, Debug)]
pub struct Unfolding<E>(pub E);

impl<P: Position, E: Evaluator<P>> Evaluator<Folded<P>> for Unfolding<E> {
    #[inline]
    fn evaluate(&self, pos: &Folded<P>) -> Score {
        self.0.evaluate(&pos.0)
    }

    #[inline]
    fn finished(&self, pos: &Folded<P>, outcome: Outcome, ply: u16) -> Score {
        self.0.finished(&pos.0, outcome, ply)
    }

    fn range(&self) -> Window {
        self.0.range()
    }
}
