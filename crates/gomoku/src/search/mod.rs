//! The search: principal variation search over threats.
//!
//! A worker searches for one thread: its tree in `tree`, the horizon in `leaf`, the order of moves in `order`, when to
//! stop in `limits`.

mod leaf;
mod limits;
mod order;
mod tree;

use std::sync::atomic::{AtomicBool, AtomicU64};

use plyground_core::{Limits, StopReason};

use crate::board::Board;
use crate::cells::{Cell, PLACES};
use crate::engine::Line;
use crate::fours::Fours;
use crate::score::Value;
use crate::table::Table;
use crate::tunables::Tunables;
use order::Candidate;

/// The deepest line that is looked at.
pub(crate) const DEEPEST: usize = 200;

/// One thread's search.
pub(crate) struct Worker<'a> {
    pub(crate) board: Board,
    pub(crate) tune: Tunables,
    table: &'a Table,
    stop: &'a AtomicBool,
    /// The main thread's: the others look at `stop` alone.
    limits: Option<Limits<'a>>,
    pub(crate) stopped: Option<StopReason>,
    /// Nodes of all threads, as far as they have been reported.
    all_nodes: &'a AtomicU64,
    reported: u64,
    pub(crate) nodes: u64,
    /// The node at which limits are looked at next.
    next_look: u64,
    pub(crate) deepest: usize,
    /// None of the shortcuts: alpha-beta over all moves.
    pub(crate) plain: bool,
    /// Root moves that are not looked at: the best lines found already.
    pub(crate) excluded: Vec<Cell>,
    /// By ply: the best line from there.
    lines: Vec<Vec<Cell>>,
    /// The root move to begin with, where the table has none or may not be asked.
    pub(crate) hint: Option<Cell>,
    /// What the best line of the root is worth so far.
    root_value: i32,
    /// The depth of the iteration.
    root_depth: i32,
    fours: Fours,
    reductions: Box<[[i32; 64]; 64]>,
    frames: Vec<Frame>,
    moves: Vec<Candidate>,
    history: Box<[[i32; PLACES]; 2]>,
    replies: Box<[[Option<Cell>; PLACES]; 2]>,
}

/// What a node of the current line leaves for those below it.
#[derive(Clone, Copy, Default)]
struct Frame {
    evaluation: i32,
    killers: [Option<Cell>; 2],
    /// A move that is not to be tried, while it is seen whether another will do.
    barred: Option<Cell>,
}

/// The search was stopped; what it was about to return is worth nothing.
pub(crate) struct Interrupted;

type Found = Result<i32, Interrupted>;

impl<'a> Worker<'a> {
    pub(crate) fn new(
        board: Board,
        table: &'a Table,
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
            next_look: 0,
            deepest: 0,
            plain: false,
            excluded: Vec::new(),
            lines: (0..=DEEPEST).map(|_| Vec::with_capacity(DEEPEST)).collect(),
            hint: None,
            root_value: 0,
            root_depth: 0,
            fours: Fours::new(),
            reductions: tune.reductions(),
            tune,
            frames: vec![Frame::default(); DEEPEST + 3],
            moves: Vec::with_capacity(PLACES * 8),
            history: Box::new([[0; PLACES]; 2]),
            replies: Box::new([[None; PLACES]; 2]),
        }
    }

    /// The value of the root to this depth, if it lies between the bounds; else a bound.
    pub(crate) fn root(&mut self, depth: i32, alpha: i32, beta: i32) -> Found {
        self.root_depth = depth;
        self.moves.clear();
        self.lines[0].clear();
        self.search::<true>(depth, alpha, beta, 0, false)
    }

    /// The best line of the root, worth `value`; none where there is no move.
    pub(crate) fn line(&self, value: i32) -> Option<Line> {
        (!self.lines[0].is_empty()).then(|| Line { moves: self.lines[0].clone(), value: Value::new(value) })
    }

    /// The best line that an interrupted search of the root had found.
    pub(crate) fn best_so_far(&self) -> Option<Line> {
        self.line(self.root_value)
    }

    /// The value of the position after a move, seen by the side that makes it.
    #[inline]
    fn after(&mut self, cell: Cell, search: impl FnOnce(&mut Self) -> Found) -> Found {
        self.board.play(cell);
        let found = search(self);
        self.board.undo();
        found.map(|value| -value)
    }

    /// The best line from here: a move, and the best line from there.
    fn extend_line(&mut self, ply: usize, cell: Cell) {
        let (above, below) = self.lines.split_at_mut(ply + 1);
        let line = &mut above[ply];
        line.clear();
        line.push(cell);
        if let Some(rest) = below.first() {
            line.extend_from_slice(rest);
        }
    }
}
