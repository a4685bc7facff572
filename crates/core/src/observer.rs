//! Whoever watches a search, or stops it.

use crate::{Position, Score, Window};

/// The one way in which a search fails: it was told to stop, and has no answer for this node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stopped;

/// Why a node was valued without looking at a child.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaf {
    /// The game is over here.
    Finished,
    /// The depth limit was reached, and the evaluator asked.
    Horizon,
}

/// Receives the events of a search, in order. Every method does nothing unless overridden.
///
/// Between `enter` and `leave` of a node come, for a leaf, one `leaf`; for another, `inner`, the events of its
/// children and after each of them perhaps `improved`. A search may visit its root several times, one visit after the other. Values are for the side to move at that node.
///
/// `()` watches nothing and costs nothing; `(A, B)` is both.
pub trait Observer<P: Position> {
    /// A node is entered.
    #[inline]
    fn enter(&mut self, _pos: &P, _ply: u16, _window: Window) -> Result<(), Stopped> {
        Ok(())
    }
    /// The node entered last is a leaf.
    #[inline]
    fn leaf(&mut self, _pos: &P, _ply: u16, _kind: Leaf) {}
    /// The node entered last has moves to be searched.
    #[inline]
    fn inner(&mut self, _pos: &P, _ply: u16) {}
    /// The open node tries `m` next. Said by searches with an order of moves of their own; others take the game's.
    #[inline]
    fn pick(&mut self, _m: P::Move) {}
    /// The value of the open node rests on a judgement, though it is no leaf: a search that met its horizon has left it in a
    /// table, or a side may leave it at the evaluator's word.
    #[inline]
    fn incomplete(&mut self) {}
    /// `m` is the best move of the open node so far.
    #[inline]
    fn improved(&mut self, _m: P::Move, _value: Score) {}
    /// The child after `m` is only tested: it gets a null window instead of what is left of the node's own.
    #[inline]
    fn scout(&mut self, _m: P::Move) {}
    /// The child after `m` was only tested and is now searched again.
    #[inline]
    fn research(&mut self, _m: P::Move) {}
    /// The first `searched` moves of the open node sufficed; any others are cut off.
    #[inline]
    fn cut(&mut self, _pos: &P, _searched: usize) {}
    /// The open node is left with this value.
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
    fn cut(&mut self, pos: &P, searched: usize) {
        self.0.cut(pos, searched);
        self.1.cut(pos, searched);
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
    fn cut(&mut self, pos: &P, searched: usize) {
        (**self).cut(pos, searched);
    }
    #[inline]
    fn leave(&mut self, value: Score) {
        (**self).leave(value);
    }
}
