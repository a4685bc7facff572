//! Move ordering: killer moves, the history heuristic, and static ranks.
//!
//! Alpha-beta prunes most if good moves come first, and a search learns from its cutoffs which moves are good. A
//! [`MoveOrdering`] ranks moves and is told which of them caused a cutoff. Orderings are combined in pairs, in which the second
//! breaks the ties of the first: `(Killers, (History, Static(f)))`.
//!
//! An order that learns nothing, but depends on the position and its ply alone, is an [`Order`](crate::ordering::Order); it
//! works with every search.

use std::cell::{Cell, RefCell};

use plyground_core::{Indexed, Position};

/// Ranks moves, and learns from cutoffs. Its methods take `&self`, since all nodes on the path use the same ordering.
pub trait MoveOrdering<P: Position> {
    /// Moves with larger ranks are searched first, those of equal rank in the game's order.
    type Rank: Copy + Ord;

    /// Whether all ranks are equal, so that ranking can be skipped.
    const IS_NONE: bool = false;

    /// The rank of a move at a node `ply` moves below the root.
    fn rank(&self, pos: &P, ply: u16, m: P::Move) -> Self::Rank;

    /// `m` caused a cutoff at a node that was searched to this depth.
    #[inline]
    fn cut(&self, _pos: &P, _ply: u16, _depth: u16, _m: P::Move) {}
}

/// No ordering: the game's own order.
impl<P: Position> MoveOrdering<P> for () {
    type Rank = ();
    const IS_NONE: bool = true;

    #[inline]
    fn rank(&self, _: &P, _: u16, _: P::Move) {}
}

/// The first ordering, with ties broken by the second.
impl<P: Position, A: MoveOrdering<P>, B: MoveOrdering<P>> MoveOrdering<P> for (A, B) {
    type Rank = (A::Rank, B::Rank);
    const IS_NONE: bool = A::IS_NONE && B::IS_NONE;

    #[inline]
    fn rank(&self, pos: &P, ply: u16, m: P::Move) -> Self::Rank {
        (self.0.rank(pos, ply, m), self.1.rank(pos, ply, m))
    }

    #[inline]
    fn cut(&self, pos: &P, ply: u16, depth: u16, m: P::Move) {
        self.0.cut(pos, ply, depth, m);
        self.1.cut(pos, ply, depth, m);
    }
}

/// Killer moves: the last two moves that caused a cutoff at the same ply. A reply that refutes one move often refutes its
/// siblings too.
///
/// B. Huberman, 1968; S. Akl and M. Newborn, "The principal continuation and the killer heuristic", 1977.
#[derive(Debug)]
pub struct Killers<M> {
    by_ply: RefCell<Vec<[Option<M>; 2]>>,
}

impl<M> Default for Killers<M> {
    fn default() -> Self {
        Self { by_ply: RefCell::default() }
    }
}

impl<P: Position> MoveOrdering<P> for Killers<P::Move> {
    type Rank = u8;

    #[inline]
    fn rank(&self, _: &P, ply: u16, m: P::Move) -> u8 {
        match self.by_ply.borrow().get(usize::from(ply)) {
            Some([Some(last), _]) if *last == m => 2,
            Some([_, Some(other)]) if *other == m => 1,
            _ => 0,
        }
    }

    #[inline]
    fn cut(&self, _: &P, ply: u16, _: u16, m: P::Move) {
        let (mut by_ply, ply) = (self.by_ply.borrow_mut(), usize::from(ply));
        if by_ply.len() <= ply {
            by_ply.resize(ply + 1, [None; 2]);
        }
        let [last, other] = &mut by_ply[ply];
        if *last != Some(m) {
            *other = last.replace(m);
        }
    }
}

/// The history heuristic: how often each move caused a cutoff anywhere in the tree, weighted by the square of the depth.
///
/// J. Schaeffer, "The history heuristic", 1983, with the weight `2^depth`; engines mostly use `depth^2`.
#[derive(Debug)]
pub struct History {
    /// The sum of the weights, for each move and each side.
    cuts: Box<[Cell<u32>]>,
}

impl History {
    /// For the moves of the game of `pos`.
    pub fn new<P: Indexed>(pos: &P) -> Self {
        Self { cuts: vec![Cell::new(0); 2 * pos.indices()].into() }
    }

    fn place<P: Indexed>(pos: &P, m: P::Move) -> usize {
        2 * pos.index(m) + pos.to_move().index()
    }
}

impl<P: Indexed> MoveOrdering<P> for History {
    type Rank = u32;

    #[inline]
    fn rank(&self, pos: &P, _: u16, m: P::Move) -> u32 {
        self.cuts.get(Self::place(pos, m)).map_or(0, Cell::get)
    }

    #[inline]
    fn cut(&self, pos: &P, _: u16, depth: u16, m: P::Move) {
        if let Some(cuts) = self.cuts.get(Self::place(pos, m)) {
            cuts.set(cuts.get().saturating_add(u32::from(depth) * u32::from(depth)));
        }
    }
}

/// A static rank, by a function of the position and the move.
#[derive(Clone, Copy, Debug)]
pub struct Static<F>(pub F);

impl<P: Position, F: Fn(&P, P::Move) -> i32> MoveOrdering<P> for Static<F> {
    type Rank = i32;

    #[inline]
    fn rank(&self, pos: &P, _: u16, m: P::Move) -> i32 {
        (self.0)(pos, m)
    }
}

/// An optional ordering: for `None` all moves are equal.
impl<P: Position, G: MoveOrdering<P>> MoveOrdering<P> for Option<G> {
    type Rank = Option<G::Rank>;

    #[inline]
    fn rank(&self, pos: &P, ply: u16, m: P::Move) -> Self::Rank {
        self.as_ref().map(|ordering| ordering.rank(pos, ply, m))
    }

    #[inline]
    fn cut(&self, pos: &P, ply: u16, depth: u16, m: P::Move) {
        if let Some(ordering) = self {
            ordering.cut(pos, ply, depth, m);
        }
    }
}
