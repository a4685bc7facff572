//! Principal variation search, one [`Worker`] per thread.
//!
//! `tree` has the search function, `leaf` quiescence at the horizon, `order` move generation and ordering, `limits` node
//! counting and stopping.

mod leaf;
mod limits;
mod order;
mod tree;

use std::sync::atomic::{AtomicBool, AtomicU64};

use plyground_core::{Limits, StopReason};

use crate::board::Board;
use crate::cells::{Cell, PLACES};
use crate::engine::Variation;
use crate::score::Value;
use crate::table::TranspositionTable;
use crate::tunables::Tunables;
use crate::vcf::VcfSearch;
use order::ScoredMove;

/// The maximum ply of the search.
pub(crate) const MAX_PLY: usize = 200;

/// The state of one thread's search.
pub(crate) struct Worker<'a> {
    pub(crate) board: Board,
    pub(crate) tune: Tunables,
    table: &'a TranspositionTable,
    stop: &'a AtomicBool,
    /// The limits of the search; only the main thread has them, the helpers check `stop` alone.
    limits: Option<Limits<'a>>,
    /// The limit that stopped the search.
    pub(crate) stopped: Option<StopReason>,
    /// Nodes of all threads, as of their last reports.
    all_nodes: &'a AtomicU64,
    /// Nodes of this thread that are part of `all_nodes`.
    reported: u64,
    pub(crate) nodes: u64,
    /// The node count at which the limits are checked next.
    next_check: u64,
    pub(crate) seldepth: usize,
    /// Full-width search without table, quiescence and selective steps; see [`SearchOptions::plain`].
    ///
    /// [`SearchOptions::plain`]: crate::SearchOptions::plain
    pub(crate) plain: bool,
    /// Root moves that are not searched: those to avoid, and in a multi-PV search the best moves found already.
    pub(crate) excluded_root_moves: Vec<Cell>,
    /// The triangular table of principal variations, by ply.
    pv: Vec<Vec<Cell>>,
    /// The root move to search first if the table has none.
    pub(crate) root_hint: Option<Cell>,
    /// The best value at the root so far.
    root_value: i32,
    /// The depth of the current iteration.
    root_depth: i32,
    vcf: VcfSearch,
    /// Late-move reductions by depth and move number, in 1/100 ply.
    reductions: Box<[[i32; 64]; 64]>,
    stack: Vec<StackEntry>,
    /// The moves of all nodes on the current path, one list after the other.
    moves: Vec<ScoredMove>,
    /// History heuristic, by side and cell.
    history: Box<[[i32; PLACES]; 2]>,
    /// Countermove heuristic: the last refutation of a move, by the side that refutes and the cell of the move refuted.
    countermoves: Box<[[Option<Cell>; PLACES]; 2]>,
}

/// One ply of the search stack.
#[derive(Clone, Copy, Default)]
struct StackEntry {
    evaluation: i32,
    killers: [Option<Cell>; 2],
    /// The move excluded by the singular-extension search of this node.
    excluded: Option<Cell>,
}

/// The search was stopped, and the value of the node is unknown.
pub(crate) struct Interrupted;

type NodeValue = Result<i32, Interrupted>;

impl<'a> Worker<'a> {
    pub(crate) fn new(
        board: Board,
        table: &'a TranspositionTable,
        stop: &'a AtomicBool,
        all_nodes: &'a AtomicU64,
        limits: Option<Limits<'a>>,
        tune: Tunables,
    ) -> Self {
        Self {
            board,
            table,
            stop,
            limits,
            stopped: None,
            all_nodes,
            reported: 0,
            nodes: 0,
            next_check: 0,
            seldepth: 0,
            plain: false,
            excluded_root_moves: Vec::new(),
            pv: (0..=MAX_PLY).map(|_| Vec::with_capacity(MAX_PLY)).collect(),
            root_hint: None,
            root_value: 0,
            root_depth: 0,
            vcf: VcfSearch::new(),
            reductions: tune.reductions(),
            tune,
            stack: vec![StackEntry::default(); MAX_PLY + 3],
            moves: Vec::with_capacity(PLACES * 8),
            history: Box::new([[0; PLACES]; 2]),
            countermoves: Box::new([[None; PLACES]; 2]),
        }
    }

    /// Searches the root to a depth with this window, fail-soft.
    pub(crate) fn root(&mut self, depth: i32, alpha: i32, beta: i32) -> NodeValue {
        self.root_depth = depth;
        self.moves.clear();
        self.pv[0].clear();
        self.search::<true>(depth, alpha, beta, 0, false)
    }

    /// The principal variation of the root with its value; none if the root has no move.
    pub(crate) fn principal_variation(&self, value: i32) -> Option<Variation> {
        (!self.pv[0].is_empty()).then(|| Variation { moves: self.pv[0].clone(), value: Value::new(value) })
    }

    /// The principal variation so far of a root search that was interrupted.
    pub(crate) fn best_so_far(&self) -> Option<Variation> {
        self.principal_variation(self.root_value)
    }

    /// Makes a move, searches, takes the move back, and negates the value to the mover's point of view.
    #[inline]
    fn after(&mut self, cell: Cell, search: impl FnOnce(&mut Self) -> NodeValue) -> NodeValue {
        self.board.play(cell);
        let found = search(self);
        self.board.undo();
        found.map(|value| -value)
    }

    /// Sets the principal variation of this ply to a move followed by that of the next ply.
    fn update_pv(&mut self, ply: usize, cell: Cell) {
        let (above, below) = self.pv.split_at_mut(ply + 1);
        let line = &mut above[ply];
        line.clear();
        line.push(cell);
        if let Some(rest) = below.first() {
            line.extend_from_slice(rest);
        }
    }
}
