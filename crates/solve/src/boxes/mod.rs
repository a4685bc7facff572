//! A solver for dots and boxes.
//!
//! The value of a position is the boxes that the side to move takes from there on, less those of the other side. It does not
//! depend on the boxes taken already, so a position is its set of edges. The value is found by null-window searches.
//!
//! Two theorems prune most moves where a box can be taken. Let the box `b` lack only the edge `e`, let `c` be the box on the
//! other side of `e`, and let `V(P)` be the value of `P`.
//!
//! **1. If `e` lies on the border, or completes `c` too, or `c` lacks three or more edges, then `e` is a best move.**
//!
//! - If `e` lies on the border or completes `c`, it affects only its own boxes, `g` of them. Let `f` be another move. If `f`
//!   takes no box, the opponent can take `e` and move again: `f` yields at most `-g - V(P+e+f)`, while `e` followed by `f`
//!   yields `g - V(P+e+f)`. If `f` takes `k` boxes, by induction it yields `k + g + V(P+e+f)`, as does `e` followed by `f`.
//! - Otherwise `c` lacks three or more edges. Consider the whole turn: `f1 … fm` take boxes, and then comes `e`, or an edge
//!   `h` that takes none; let `Q` be the position before it. If it is `e`, it can come first, since every other move still
//!   takes the same boxes. If it is `h`, and `c` does not lack exactly `e` and `h` in `Q`, the opponent can take `e`, and the
//!   turn that begins with `e` is better by two, as above. If `c` lacks exactly `e` and `h`, then `h` leaves two boxes to the
//!   side that takes `e`. Some `fj` was an edge of `c` and took the box on its other side. Begin with `e`, omit the last such
//!   `fj`, and end with `h`: the same number of boxes is taken, two boxes are left to the side that takes `fj`, and the rest
//!   is the same.
//!
//! **2. An edge `f` that takes no box is no better than `e`, unless `c` lacks exactly `e` and `f`.** The opponent can take
//! `e`, as in the first case of 1. So if boxes can be taken, at most one edge that takes none must be searched: the one for
//! which the exception holds with every box that can be taken.

mod grid;
mod numbers;

use plyground_core::{Limits, Stopped};

pub use self::grid::BoxGrid;
pub use self::numbers::EdgeNumbers;
use crate::bounds_table::{Bounds, BoundsTable};
use crate::exact::ExactValue;
use crate::monitor::{SearchMonitor, SolverProgress};

/// The minimum number of missing edges for looking a position up in canonical form.
const SYMMETRY_FROM: u32 = 10;
/// The minimum number of missing edges for using the table.
const TABLE_FROM: u32 = 3;

/// A solver that keeps its table as long as the grid stays the same.
pub struct BoxesSolver {
    memory: usize,
    known: Option<(BoxGrid, BoundsTable)>,
}

impl BoxesSolver {
    /// A solver whose table takes at most `memory` bytes. If that is too little for its tags, the table stays empty.
    pub fn new(memory: usize) -> Self {
        Self { memory, known: None }
    }

    /// The value of the position with these edges drawn, in boxes; `None` if a limit was reached first. Bits beyond the last
    /// edge are ignored.
    pub fn solve(
        &mut self,
        grid: &BoxGrid,
        drawn: u64,
        limits: Limits,
        progress: &mut dyn FnMut(SolverProgress),
    ) -> Option<ExactValue<u32>> {
        if self.known.as_ref().is_none_or(|(known, _)| known != grid) {
            self.known = None;
            self.known = Some((grid.clone(), BoundsTable::new(self.memory, grid.edges() as u32)));
        }
        let (grid, table) = self.known.as_mut().expect("it was set above");
        let mut monitor = SearchMonitor::new(limits, progress);
        let drawn = drawn & grid.all();
        let mut search = BoxesSearch { grid, table, monitor: &mut monitor };
        let score = search.narrow(drawn).ok()?;
        let line = search.line(drawn, score);
        Some(ExactValue { score, line, nodes: monitor.nodes })
    }
}

struct BoxesSearch<'a, 'b> {
    grid: &'a BoxGrid,
    table: &'a mut BoundsTable,
    monitor: &'a mut SearchMonitor<'b>,
}

impl BoxesSearch<'_, '_> {
    /// The value, by bisection with null windows.
    fn narrow(&mut self, drawn: u64) -> Result<i32, Stopped> {
        let left = self.boxes_left(drawn);
        let (mut low, mut high) = (-left, left);
        while low < high {
            (self.monitor.at_least, self.monitor.at_most) = (low, high);
            self.monitor.report();
            let alpha = (low + high).div_euclid(2);
            let value = self.search(drawn, left, alpha)?;
            if value > alpha { low = value } else { high = value }
        }
        Ok(low)
    }

    /// Best moves to the end of the game, as far as the limits allow.
    fn line(&mut self, mut drawn: u64, mut score: i32) -> Vec<u32> {
        let mut line = Vec::new();
        while drawn != self.grid.all() {
            let Ok(edge) = self.best(drawn, score) else { break };
            let taken = self.grid.completed(drawn, edge);
            score = if taken > 0 { score - taken } else { -score };
            drawn |= 1 << edge;
            line.push(edge);
        }
        line
    }

    /// A best move, given the value of the position.
    fn best(&mut self, drawn: u64, score: i32) -> Result<u32, Stopped> {
        let left = self.boxes_left(drawn);
        let mut moves = self.moves(drawn);
        loop {
            let edge = moves.trailing_zeros();
            moves &= moves - 1;
            // The last one must be best if all others are not.
            if moves == 0 || self.move_value(drawn, left, edge, score - 1)? >= score {
                return Ok(edge);
            }
        }
    }

    fn boxes_left(&self, drawn: u64) -> i32 {
        self.grid.boxes().iter().filter(|&edges| edges & !drawn != 0).count() as i32
    }

    /// The value of a move, with the contract of [`search`](Self::search).
    #[inline]
    fn move_value(&mut self, drawn: u64, left: i32, edge: u32, alpha: i32) -> Result<i32, Stopped> {
        let taken = self.grid.completed(drawn, edge);
        let next = drawn | 1 << edge;
        if taken > 0 {
            Ok(taken + self.search(next, left - taken, alpha - taken)?)
        } else {
            Ok(-self.search(next, left, -alpha - 1)?)
        }
    }

    /// Whether the value of a position with `left` boxes left exceeds `alpha`.
    ///
    /// # Contract
    ///
    /// - if the result is more than `alpha`, then the value is at least the result;
    /// - otherwise the value is at most the result.
    fn search(&mut self, drawn: u64, left: i32, alpha: i32) -> Result<i32, Stopped> {
        self.monitor.enter()?;
        let mut bounds = Bounds { at_least: -left, at_most: left };
        if let Some(value) = bounds.decide(alpha) {
            return Ok(value);
        }
        // Equivalent positions share a table entry: the first of two twins is drawn first.
        let drawn = self.grid.with_first_twins(drawn);
        let missing = (self.grid.all() & !drawn).count_ones();
        let key = if missing >= SYMMETRY_FROM { self.grid.smallest_image(drawn) } else { drawn };
        if missing >= TABLE_FROM
            && let Some(known) = self.table.get(key)
        {
            bounds.narrow(known);
            if let Some(value) = bounds.decide(alpha) {
                return Ok(value);
            }
        }
        let before = self.monitor.nodes;
        let mut best = -left;
        let moves = self.moves(drawn);
        // Edges that give no box away come first.
        let giving = self.giving(drawn, moves);
        'all: for mut part in [moves & !giving, giving] {
            while part != 0 {
                let edge = part.trailing_zeros();
                part &= part - 1;
                best = best.max(self.move_value(drawn, left, edge, alpha)?);
                if best > alpha {
                    break 'all;
                }
            }
        }
        if missing >= TABLE_FROM {
            bounds.update(best, alpha);
            self.table.put(key, bounds, self.monitor.nodes - before);
        }
        Ok(best)
    }

    /// The moves to search, at least one of which is best.
    #[inline]
    fn moves(&self, drawn: u64) -> u64 {
        let free = self.grid.all() & !drawn;
        let (mut taking, mut leaving) = (0, free);
        for (number, edges) in self.grid.boxes().iter().enumerate() {
            let missing = edges & free;
            if missing.count_ones() != 1 {
                continue;
            }
            let edge = missing.trailing_zeros();
            match self.grid.across(drawn, edge, number) {
                Some(other) if other.count_ones() == 2 => {
                    taking |= missing;
                    leaving &= other & !missing;
                }
                // The first theorem.
                _ => return missing,
            }
        }
        if taking == 0 { self.grid.without_second_twins(free) } else { taking | leaving }
    }

    fn giving(&self, drawn: u64, moves: u64) -> u64 {
        let (mut left, mut found) = (moves, 0);
        while left != 0 {
            let edge = left.trailing_zeros();
            left &= left - 1;
            found |= u64::from(self.grid.gives(drawn, edge)) << edge;
        }
        found
    }
}
