//! The moves of a node, in the order in which [`pvs`](mod@crate::pvs) searches them.
//!
//! In stages: first the move of the transposition table, which often suffices; then the others, ranked by the move ordering;
//! last the moves that were deferred because another thread was searching them (see [`parallel`](mod@crate::parallel)).

#![expect(
    clippy::inline_always,
    reason = "without it a move costs a call: a tenth of the time of a search with a table"
)]

use std::cell::RefCell;
use std::cmp::Reverse;
use std::fmt;

use plyground_core::Position;

use crate::move_ordering::MoveOrdering;
use crate::parallel::{CurrentlySearching, SearchingGuard, SearchingSlot};

/// Picks the moves of all nodes of a search.
pub(crate) struct MovePicker<'a, P: Position, G: MoveOrdering<P>> {
    ordering: G,
    /// The moves that the threads of a parallel search are searching; `None` in any other search.
    searching: Option<&'a CurrentlySearching>,
    /// The ranked moves of all nodes on the path, those of the root first: one shared list, so that no node allocates.
    ranked: RefCell<Vec<RankedMove<G::Rank, P::Move>>>,
}

/// A move that has not been picked yet. Of the moves of one node the last in the list is picked next.
#[derive(Clone, Copy, Debug)]
struct RankedMove<R, M> {
    rank: R,
    candidate: PickerMove<M>,
}

#[derive(Clone, Copy, Debug)]
struct PickerMove<M> {
    /// Its index among the position's moves.
    index: u16,
    movement: M,
    was_deferred: bool,
}

/// The moves of one node that have not been picked yet.
pub(crate) struct NodeMoves<P: Position> {
    key: u64,
    depth: u16,
    ply: u16,
    /// The number of moves.
    pub(crate) count: usize,
    /// The index of the table's move.
    first: Option<u16>,
    /// The moves that have not been ranked yet, and the index of the next of them.
    unranked: P::Moves,
    next_index: u16,
    /// Where the moves of this node begin in the list of ranked moves.
    start: usize,
    /// How many moves have been picked.
    picked: usize,
}

/// The move to search next.
pub(crate) struct Picked<'a, M> {
    /// Its index among the position's moves.
    pub(crate) index: u16,
    pub(crate) movement: M,
    /// Marks the move as being searched until this value is dropped.
    pub(crate) _guard: Option<SearchingGuard<'a>>,
}

impl<P: Position, G: MoveOrdering<P>> fmt::Debug for MovePicker<'_, P, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MovePicker").field("searching", &self.searching).finish_non_exhaustive()
    }
}

impl<P: Position> NodeMoves<P> {
    /// The next move that has not been ranked, other than the table's, and its index.
    #[inline(always)]
    fn next_unranked(&mut self) -> Option<(u16, P::Move)> {
        loop {
            let (index, m) = (self.next_index, self.unranked.next()?);
            self.next_index += 1;
            if Some(index) != self.first {
                return Some((index, m));
            }
        }
    }
}

impl<'a, P: Position, G: MoveOrdering<P>> MovePicker<'a, P, G> {
    pub(crate) fn new(ordering: G) -> Self {
        Self { ordering, searching: None, ranked: RefCell::default() }
    }

    /// The same for one of several threads: a move that another one is searching is deferred.
    pub(crate) fn beside(self, searching: &'a CurrentlySearching) -> Self {
        Self { searching: Some(searching), ..self }
    }

    /// Discards the moves that a stopped search has left in the list.
    pub(crate) fn clear(&self) {
        self.ranked.borrow_mut().clear();
    }

    /// Opens a node whose table move has the index `first`.
    #[inline(always)]
    pub(crate) fn open(&self, pos: &P, key: u64, depth: u16, ply: u16, first: Option<u16>) -> NodeMoves<P> {
        let start = self.ranked.borrow().len();
        let unranked = pos.moves();
        NodeMoves { key, depth, ply, count: unranked.len(), first, unranked, next_index: 0, start, picked: 0 }
    }

    /// Closes a node, whether all of its moves were picked or not.
    #[inline]
    pub(crate) fn close(&self, node: &NodeMoves<P>) {
        self.ranked.borrow_mut().truncate(node.start);
    }

    /// The next move of an open node.
    #[inline(always)]
    pub(crate) fn next(&self, node: &mut NodeMoves<P>, pos: &P) -> Option<Picked<'a, P::Move>> {
        loop {
            let candidate = self.candidate(node, pos)?;
            let PickerMove { index, movement, was_deferred } = candidate;
            // The first move is never deferred, since its value is the bound for the others. Nor is a move to the horizon,
            // since a leaf is cheaper to search than to defer.
            let slot = self.searching.filter(|_| node.picked > 0 && node.depth > 1);
            let slot = slot.map(|searching| searching.slot(node.key, index));
            if !was_deferred && slot.is_some_and(SearchingSlot::is_marked) {
                self.defer(node, pos, candidate);
                continue;
            }
            node.picked += 1;
            return Some(Picked { index, movement, _guard: slot.map(SearchingSlot::mark) });
        }
    }

    /// The next move in the order of the stages. Moves are ranked only after the table's move did not suffice.
    #[inline(always)]
    fn candidate(&self, node: &mut NodeMoves<P>, pos: &P) -> Option<PickerMove<P::Move>> {
        if node.picked == 0
            && let Some(index) = node.first
            && let Some(movement) = pos.moves().nth(usize::from(index))
        {
            return Some(PickerMove { index, movement, was_deferred: false });
        }
        if !G::IS_NONE {
            self.rank(node, pos);
        } else if let Some((index, movement)) = node.next_unranked() {
            return Some(PickerMove { index, movement, was_deferred: false });
        } else if self.searching.is_none() {
            return None;
        }
        let mut ranked = self.ranked.borrow_mut();
        if ranked.len() == node.start { None } else { ranked.pop().map(|ranked| ranked.candidate) }
    }

    /// Ranks the moves that have not been ranked yet. Equal ranks stay in the game's order.
    fn rank(&self, node: &mut NodeMoves<P>, pos: &P) {
        let mut ranked = self.ranked.borrow_mut();
        let sorted = ranked.len();
        while let Some((index, movement)) = node.next_unranked() {
            let rank = self.ordering.rank(pos, node.ply, movement);
            ranked.push(RankedMove { rank, candidate: PickerMove { index, movement, was_deferred: false } });
        }
        sort(&mut ranked[sorted..]);
    }

    /// Puts a move behind all others of its node. It is deferred once only.
    fn defer(&self, node: &NodeMoves<P>, pos: &P, candidate: PickerMove<P::Move>) {
        let rank = self.ordering.rank(pos, node.ply, candidate.movement);
        let candidate = PickerMove { was_deferred: true, ..candidate };
        self.ranked.borrow_mut().insert(node.start, RankedMove { rank, candidate });
    }

    /// Tells the ordering that a move caused a cutoff.
    #[inline]
    pub(crate) fn cut(&self, node: &NodeMoves<P>, pos: &P, m: P::Move) {
        self.ordering.cut(pos, node.ply, node.depth, m);
    }
}

/// Sorts the moves of a node, the one to be picked first at the end.
///
/// D. Shell, "A high-speed sorting procedure", 1959, with the gaps of M. Ciura, 2001: lists are short, and the sort of the
/// standard library is ten times as much code, which would be compiled for every game and every move ordering.
fn sort<R: Copy + Ord, M: Copy>(moves: &mut [RankedMove<R, M>]) {
    const GAPS: [usize; 7] = [301, 132, 57, 23, 10, 4, 1];
    for gap in GAPS {
        for i in gap..moves.len() {
            let ranked = moves[i];
            let order = |ranked: &RankedMove<R, M>| (ranked.rank, Reverse(ranked.candidate.index));
            let mut at = i;
            while at >= gap && order(&moves[at - gap]) > order(&ranked) {
                moves[at] = moves[at - gap];
                at -= gap;
            }
            moves[at] = ranked;
        }
    }
}
