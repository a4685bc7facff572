//! Observers of a search.

use crate::{Bound, Position, Score, Window};

/// The only error of a search: an observer has stopped it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stopped;

/// The kinds of leaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaf {
    /// The game is over here.
    Finished,
    /// The depth is used up: the value is the static evaluation.
    Horizon,
}

/// Receives the events of a search, in order. Every method does nothing unless overridden.
///
/// A leaf sends `enter`, `leaf`, `leave`. An inner node sends `enter`, `inner` and possibly `incomplete`, then for each move
/// that is searched (none if the value comes from a transposition table)
///
/// - `pick`, if the search has a move order of its own,
/// - `scout`, if the move is tested with a null window,
/// - the events of the child,
/// - `research` and the events of the child again, if it is re-searched,
/// - `improved`, if the move is the best so far;
///
/// then `cut`, if the node is cut off, and `leave`. A search with a transposition table sends `table_hit` where an entry
/// replaces the search of a node, and `table_store` before the `leave` of a node whose result it stores. A search may visit its root several times. Values are for the side to move
/// at the node.
///
/// `()` ignores everything and costs nothing; `(A, B)` passes the events on to both.
pub trait Observer<P: Position> {
    /// A node is entered.
    #[inline]
    fn enter(&mut self, _pos: &P, _ply: u16, _window: Window) -> Result<(), Stopped> {
        Ok(())
    }
    /// The node entered last is a leaf.
    #[inline]
    fn leaf(&mut self, _pos: &P, _ply: u16, _kind: Leaf) {}
    /// The node entered last is an inner node.
    #[inline]
    fn inner(&mut self, _pos: &P, _ply: u16) {}
    /// The current node searches `m` next. Sent by searches with an order of their own; others take the game's order.
    #[inline]
    fn pick(&mut self, _m: P::Move) {}
    /// The value of the current node may rest on a static evaluation although the node is no leaf: through an entry of a
    /// transposition table, or because a side may stand pat.
    #[inline]
    fn incomplete(&mut self) {}
    /// An entry of the transposition table replaces the search of the current node: its value, and how it bounds the minimax
    /// value.
    #[inline]
    fn table_hit(&mut self, _value: Score, _bound: Bound) {}
    /// The result of the current node is stored in the transposition table.
    #[inline]
    fn table_store(&mut self) {}
    /// `m` is the best move of the current node so far.
    #[inline]
    fn improved(&mut self, _m: P::Move, _value: Score) {}
    /// The child after `m` is searched with a null window. Not sent where the node's own window is null already.
    #[inline]
    fn scout(&mut self, _m: P::Move) {}
    /// The child after `m`, which had a null window, is re-searched.
    #[inline]
    fn research(&mut self, _m: P::Move) {}
    /// The first `searched` moves of the current node sufficed. The others are cut off; there are none if `is_last`.
    #[inline]
    fn cut(&mut self, _pos: &P, _searched: usize, _is_last: bool) {}
    /// The current node is left with this value.
    #[inline]
    fn leave(&mut self, _value: Score) {}
}

impl<P: Position> Observer<P> for () {}

impl<P: Position, A: Observer<P>, B: Observer<P>> Observer<P> for (A, B) {
    #[inline]
    fn enter(&mut self, pos: &P, ply: u16, window: Window) -> Result<(), Stopped> {
        self.0.enter(pos, ply, window)?;
        self.1.enter(pos, ply, window)
    }
    #[inline]
    fn leaf(&mut self, pos: &P, ply: u16, kind: Leaf) {
        self.0.leaf(pos, ply, kind);
        self.1.leaf(pos, ply, kind);
    }
    #[inline]
    fn inner(&mut self, pos: &P, ply: u16) {
        self.0.inner(pos, ply);
        self.1.inner(pos, ply);
    }
    #[inline]
    fn pick(&mut self, m: P::Move) {
        self.0.pick(m);
        self.1.pick(m);
    }
    #[inline]
    fn incomplete(&mut self) {
        self.0.incomplete();
        self.1.incomplete();
    }
    #[inline]
    fn table_hit(&mut self, value: Score, bound: Bound) {
        self.0.table_hit(value, bound);
        self.1.table_hit(value, bound);
    }
    #[inline]
    fn table_store(&mut self) {
        self.0.table_store();
        self.1.table_store();
    }
    #[inline]
    fn improved(&mut self, m: P::Move, value: Score) {
        self.0.improved(m, value);
        self.1.improved(m, value);
    }
    #[inline]
    fn scout(&mut self, m: P::Move) {
        self.0.scout(m);
        self.1.scout(m);
    }
    #[inline]
    fn research(&mut self, m: P::Move) {
        self.0.research(m);
        self.1.research(m);
    }
    #[inline]
    fn cut(&mut self, pos: &P, searched: usize, is_last: bool) {
        self.0.cut(pos, searched, is_last);
        self.1.cut(pos, searched, is_last);
    }
    #[inline]
    fn leave(&mut self, value: Score) {
        self.0.leave(value);
        self.1.leave(value);
    }
}

impl<P: Position, O: Observer<P> + ?Sized> Observer<P> for &mut O {
    #[inline]
    fn enter(&mut self, pos: &P, ply: u16, window: Window) -> Result<(), Stopped> {
        (**self).enter(pos, ply, window)
    }
    #[inline]
    fn leaf(&mut self, pos: &P, ply: u16, kind: Leaf) {
        (**self).leaf(pos, ply, kind);
    }
    #[inline]
    fn inner(&mut self, pos: &P, ply: u16) {
        (**self).inner(pos, ply);
    }
    #[inline]
    fn pick(&mut self, m: P::Move) {
        (**self).pick(m);
    }
    #[inline]
    fn incomplete(&mut self) {
        (**self).incomplete();
    }
    #[inline]
    fn table_hit(&mut self, value: Score, bound: Bound) {
        (**self).table_hit(value, bound);
    }
    #[inline]
    fn table_store(&mut self) {
        (**self).table_store();
    }
    #[inline]
    fn improved(&mut self, m: P::Move, value: Score) {
        (**self).improved(m, value);
    }
    #[inline]
    fn scout(&mut self, m: P::Move) {
        (**self).scout(m);
    }
    #[inline]
    fn research(&mut self, m: P::Move) {
        (**self).research(m);
    }
    #[inline]
    fn cut(&mut self, pos: &P, searched: usize, is_last: bool) {
        (**self).cut(pos, searched, is_last);
    }
    #[inline]
    fn leave(&mut self, value: Score) {
        (**self).leave(value);
    }
}
