//! A game as principal variation search sees it: with the key that is to be used in the table.
//!
//! The key is chosen at run time, so that a search with the keys of positions and one with the keys that mirror images share
//! are the same code.

use plyground_core::{Evaluator, Game, Indexed, Keyed, Outcome, Player, Position, Score, Window};

/// A position and its key.
#[derive(Clone)]
pub(crate) struct Viewed<G> {
    pub(crate) pos: G,
    pub(crate) key: fn(&G) -> u64,
}

impl<G: Game> Position for Viewed<G> {
    type Move = G::Move;
    type Undo = G::Undo;
    type Moves = G::Moves;

    #[inline]
    fn to_move(&self) -> Player {
        self.pos.to_move()
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.pos.outcome()
    }

    #[inline]
    fn moves(&self) -> G::Moves {
        self.pos.moves()
    }

    #[inline]
    fn make(&mut self, m: G::Move) -> G::Undo {
        self.pos.make(m)
    }

    #[inline]
    fn unmake(&mut self, m: G::Move, undo: G::Undo) {
        self.pos.unmake(m, undo);
    }

    #[inline]
    fn move_count(&self) -> usize {
        self.pos.move_count()
    }
}

impl<G: Game> Keyed for Viewed<G> {
    #[inline]
    fn key(&self) -> u64 {
        (self.key)(&self.pos)
    }
}

impl<G: Game + Indexed> Indexed for Viewed<G> {
    fn indices(&self) -> usize {
        self.pos.indices()
    }

    #[inline]
    fn index(&self, m: G::Move) -> usize {
        self.pos.index(m)
    }
}

/// An evaluator of the game, asked about what search sees of it.
pub(crate) struct OfGame<E>(pub(crate) E);

impl<G: Game, E: Evaluator<G>> Evaluator<Viewed<G>> for OfGame<E> {
    #[inline]
    fn evaluate(&self, pos: &Viewed<G>) -> Score {
        self.0.evaluate(&pos.pos)
    }

    #[inline]
    fn finished(&self, pos: &Viewed<G>, outcome: Outcome, ply: u16) -> Score {
        self.0.finished(&pos.pos, outcome, ply)
    }

    fn range(&self) -> Window {
        self.0.range()
    }
}
