//! A solver for Connect Four on boards of any size.
//!
//! The value of a win is the number of stones that the winner has left, including the winning one: a win with the last stone of
//! the game is worth 1, a loss to it -1, as in P. Pons' solver. The value is found by null-window searches.
//!
//! The search never makes moves that lose at once, stores bounds from both sides in its table, and proves most quiet positions
//! by the follow-up strategy (see `follow`).

mod board;
mod follow;
mod search;

use plyground_core::{Limits, Outcome, Position, Stopped};
use plyground_games::Connect;
use plyground_games::connect::{Column, ConnectShape};

use self::board::{AnyBoard, Bitboard, StandardBoard};
use self::search::{BitPosition, ConnectSearch};
use crate::bounds_table::BoundsTable;
use crate::exact::ExactValue;
use crate::monitor::{SearchMonitor, SolverProgress};

/// A solver that keeps its table as long as the board size stays the same.
pub struct ConnectSolver {
    memory: usize,
    known: Option<(ConnectShape, BoundsTable)>,
}

/// Whether to solve for the score or for its sign.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Goal {
    Score,
    Sign,
}

impl ConnectSolver {
    /// The default size of the table in bytes.
    pub const DEFAULT_MEMORY: usize = 256 << 20;

    /// A solver whose table takes at most `memory` bytes. If that is too little for its tags, the table stays empty.
    pub fn new(memory: usize) -> Self {
        Self { memory, known: None }
    }

    /// The value of a position; `None` if a limit was reached first.
    pub fn solve(
        &mut self,
        pos: &Connect,
        limits: Limits,
        progress: &mut dyn FnMut(SolverProgress),
    ) -> Option<ExactValue<Column>> {
        self.run(pos, Goal::Score, &mut SearchMonitor::new(limits, progress))
    }

    /// The sign of the value, 1, 0 or -1, with a best move only; `None` if a limit was reached first.
    pub fn solve_weakly(
        &mut self,
        pos: &Connect,
        limits: Limits,
        progress: &mut dyn FnMut(SolverProgress),
    ) -> Option<ExactValue<Column>> {
        self.run(pos, Goal::Sign, &mut SearchMonitor::new(limits, progress))
    }

    /// The value of every move, in the order of the columns; `None` if a limit was reached first.
    pub fn analyse(
        &mut self,
        pos: &Connect,
        limits: Limits,
        progress: &mut dyn FnMut(SolverProgress),
    ) -> Option<Vec<(Column, i32)>> {
        let mut monitor = SearchMonitor::new(limits, progress);
        let mut after = *pos;
        let worth = |m: Column| {
            let child = after.after(m, |child| *child);
            Some((m, -self.value(&child, Goal::Score, &mut monitor)?))
        };
        pos.moves().map(worth).collect()
    }

    fn run(&mut self, pos: &Connect, goal: Goal, monitor: &mut SearchMonitor) -> Option<ExactValue<Column>> {
        let score = self.value(pos, goal, monitor)?;
        let line = self.line(pos, goal, score, monitor);
        Some(ExactValue { score, line, nodes: monitor.nodes })
    }

    fn value(&mut self, pos: &Connect, goal: Goal, monitor: &mut SearchMonitor) -> Option<i32> {
        let (state, shape) = (read(pos), pos.shape());
        if let Some(outcome) = pos.outcome() {
            let worth = if goal == Goal::Sign { 1 } else { state.empties / 2 + 1 };
            return Some(match outcome {
                Outcome::Draw => 0,
                Outcome::Win(winner) if winner == pos.to_move() => worth,
                Outcome::Win(_) => -worth,
            });
        }
        self.with_search(shape, monitor, |search| search.narrow(state, goal)).ok()
    }

    /// Best moves to the end of the game.
    fn line(&mut self, pos: &Connect, goal: Goal, score: i32, monitor: &mut SearchMonitor) -> Vec<Column> {
        let (mut pos, mut score, mut line) = (*pos, score, Vec::new());
        while pos.outcome().is_none() && (goal == Goal::Score || line.is_empty()) {
            let (state, shape) = (read(&pos), pos.shape());
            let found = self.with_search(shape, monitor, |search| search.move_worth(state, score));
            let Ok(cell) = found else { break };
            let column = cell.trailing_zeros() as usize / (shape.height() + 1);
            let m = pos.moves().find(|m| m.number() == column).expect("the cell is playable");
            pos.make(m);
            line.push(m);
            score = -score;
        }
        line
    }

    fn with_search<T>(
        &mut self,
        shape: &ConnectShape,
        monitor: &mut SearchMonitor,
        f: impl FnOnce(&mut dyn ScoreSearch) -> T,
    ) -> T {
        if self.known.as_ref().is_none_or(|(known, _)| known != shape) {
            // The old table is dropped first, so that both never exist at once.
            self.known = None;
            let bits = shape.width() * (shape.height() + 1);
            self.known = Some((*shape, BoundsTable::new(self.memory, bits as u32)));
        }
        let (_, table) = self.known.as_mut().expect("it was set above");
        let lines = lines(shape);
        if (shape.width(), shape.height(), shape.k()) == (7, 6, 4) {
            f(&mut ConnectSearch { board: StandardBoard, table, monitor, lines })
        } else {
            f(&mut ConnectSearch { board: AnyBoard::new(shape), table, monitor, lines })
        }
    }
}

impl Default for ConnectSolver {
    fn default() -> Self {
        Self::new(Self::DEFAULT_MEMORY)
    }
}

/// A search on any board.
trait ScoreSearch {
    /// The value of a position that is not over.
    fn narrow(&mut self, state: BitPosition, goal: Goal) -> Result<i32, Stopped>;

    /// The cell of a move worth at least `score`, which must exist.
    fn move_worth(&mut self, state: BitPosition, score: i32) -> Result<u64, Stopped>;
}

impl<B: Bitboard> ScoreSearch for ConnectSearch<'_, '_, B> {
    fn narrow(&mut self, state: BitPosition, goal: Goal) -> Result<i32, Stopped> {
        let (mut low, mut high) = (state.loss_next(), state.win_now());
        if goal == Goal::Sign {
            (low, high) = (low.max(-1), high.min(1));
        }
        if self.wins_now(state) {
            return Ok(high);
        }
        while low < high {
            (self.monitor.at_least, self.monitor.at_most) = (low, high);
            self.monitor.report();
            let alpha = next_window(low, high);
            let value = self.search(state, alpha)?;
            if value > alpha {
                low = value.min(high);
            } else {
                high = value.max(low);
            }
        }
        Ok(low)
    }

    fn move_worth(&mut self, state: BitPosition, score: i32) -> Result<u64, Stopped> {
        let playable = self.playable(state);
        let wins = self.board.completions(state.mine) & playable;
        if wins != 0 {
            return Ok(wins & wins.wrapping_neg());
        }
        let columns = self.board.columns().to_vec();
        let mut cells = columns.iter().map(|column| column & playable).filter(|&cell| cell != 0).peekable();
        while let Some(cell) = cells.next() {
            let child = state.after(cell);
            // The last one needs no proof, since the value is known.
            let is_it = cells.peek().is_none()
                || child.empties == 0
                || if self.wins_now(child) {
                    -child.win_now() >= score
                } else {
                    self.search(child, -score)? <= -score
                };
            if is_it {
                return Ok(cell);
            }
        }
        unreachable!("the game is not over, and the last move is taken without a proof")
    }
}

/// The next null window: first the winner, then the length of the win, short wins first because they are refuted quickly.
fn next_window(low: i32, high: i32) -> i32 {
    if low <= 0 && high > 0 {
        0
    } else if low < 0 && high == 0 {
        -1
    } else if high - low > 6 {
        i32::midpoint(low, high)
    } else if low > 0 {
        low
    } else {
        high - 1
    }
}

/// The position as bitboards.
fn read(pos: &Connect) -> BitPosition {
    let shape = pos.shape();
    let (mut mine, mut taken) = (0, 0);
    for column in 0..shape.width() {
        for row in 0..shape.height() {
            let bit = 1_u64 << (column * (shape.height() + 1) + row);
            if let Some(owner) = pos.at(column, row) {
                taken |= bit;
                mine |= if owner == pos.to_move() { bit } else { 0 };
            }
        }
    }
    let empties = (shape.width() * shape.height()) as i32 - u64::count_ones(taken) as i32;
    BitPosition { mine, taken, empties }
}

/// The number of lines through every cell.
fn lines(shape: &ConnectShape) -> [i32; 64] {
    let mut lines = [0; 64];
    let (width, height, k) = (shape.width() as i32, shape.height() as i32, shape.k() as i32);
    for (dx, dy) in [(0, 1), (1, -1), (1, 0), (1, 1)] {
        for (column, row) in (0..width).flat_map(|column| (0..height).map(move |row| (column, row))) {
            let (last_column, last_row) = (column + dx * (k - 1), row + dy * (k - 1));
            if last_column < width && (0..height).contains(&last_row) {
                for i in 0..k {
                    lines[((column + dx * i) * (height + 1) + row + dy * i) as usize] += 1;
                }
            }
        }
    }
    lines
}
