//! Which moves to try first, as learnt while searching.
//!
//! What alpha-beta saves depends on the order of moves, and a search finds out by itself which moves are worth trying. A
//! guide ranks moves and is told what cut. Guides are put together in pairs: `(Killers, (History, Static(f)))` asks the
//! second only where the first has no preference.
//!
//! An order that depends on the position alone is an [`Order`](crate::ordering::Order), which every search understands.

use std::cell::{Cell, RefCell};

use plyground_core::{Indexed, Position};

/// Ranks moves, and learns. Guides learn through a shared reference: they are asked in the middle of the recursion.
pub trait MoveOrdering<P: Position> {
    /// How moves are compared: larger ranks are tried first, equal ones in the game's order.
    type Rank: Copy + Ord;

    /// Whether all moves have the same rank, always: then nobody needs to ask.
    const IS_NONE: bool = false;

    /// The rank of a move at a node `ply` moves below the root.
    fn rank(&self, pos: &P, ply: u16, m: P::Move) -> Self::Rank;

    /// `m` sufficed at a node, which was searched `depth` plies deep.
    #[inline]
    fn cut(&self, _pos: &P, _ply: u16, _depth: u16, _m: P::Move) {}
}

/// No preference: the game's own order.
impl<P: Position> MoveOrdering<P> for () {
    type Rank = ();
    const IS_NONE: bool = true;

    #[inline]
    fn rank(&self, _: &P, _: u16, _: P::Move) {}
}

/// The first decides, and where it has no preference the second.
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

/// The two moves that cut last at the same distance from the root: a reply that refutes one move often refutes its brothers.
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

/// How often each move has cut anywhere in the tree, deep searches counting for more.
///
/// J. Schaeffer, "The history heuristic", 1983.
#[derive(Debug)]
pub struct History {
    /// For each side and each move.
    cuts: Box<[Cell<u32>]>,
}

impl History {
    /// For the moves of a game.
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

/// What somebody knows about moves without searching: the larger the number the better.
#[derive(Clone, Copy, Debug)]
pub struct Static<F>(pub F);

impl<P: Position, F: Fn(&P, P::Move) -> i32> MoveOrdering<P> for Static<F> {
    type Rank = i32;

    #[inline]
    fn rank(&self, pos: &P, _: u16, m: P::Move) -> i32 {
        (self.0)(pos, m)
    }
}

/// A guide that can be left at home: `None` has no preference.
impl<P: Position, G: MoveOrdering<P>> MoveOrdering<P> for Option<G> {
    type Rank = Option<G::Rank>;

    #[inline]
    fn rank(&self, pos: &P, ply: u16, m: P::Move) -> Self::Rank {
        self.as_ref().map(|guide| guide.rank(pos, ply, m))
    }

    #[inline]
    fn cut(&self, pos: &P, ply: u16, depth: u16, m: P::Move) {
        if let Some(guide) = self {
            guide.cut(pos, ply, depth, m);
        }
    }
}
