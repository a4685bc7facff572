//! Connect Four and its kind, solved.
//!
//! A value is the number of stones that the winner has left, the winning one counted with them: a win with the last stone of the
//! game is worth 1 and a loss -1, as in P. Pons' solver. A search is a row of null windows, each of which asks whether the value
//! is more than a number.
//!
//! What makes it fast: moves that lose at once are never made; a table that knows bounds from both sides; and above
//! all the strategy of following (see `follow`), which proves most of what is not forced without a search.

mod board;
mod follow;
mod search;

use plyground_core::{Limits, Outcome, Position, Stopped};
use plyground_games::Connect;
use plyground_games::connect::{Column, Shape};

use self::board::{Any, Board, Standard};
use self::search::{Search, State};
use crate::table::Table;
use crate::task::{Progress, Task};

/// The value of a position, proved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solved {
    /// For the side to move: the stones that it has left when it wins, with the winning one; less than zero if it loses, zero
    /// for a draw. Only its sign, if that was asked for.
    pub score: i32,
    /// The moves of both sides to the end, each of them best; the first one only, if only the sign was asked for. Shorter if a
    /// limit was met after the value was known.
    pub line: Vec<Column>,
    /// The nodes that it took.
    pub nodes: u64,
}

/// Solves positions, and remembers what it has proved as long as the board stays the same.
pub struct Solver {
    memory: usize,
    known: Option<(Shape, Table)>,
}

/// Whether the length of a win matters.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Goal {
    Score,
    Sign,
}

impl Solver {
    /// What the table may take if nothing else is said.
    pub const DEFAULT_MEMORY: usize = 256 << 20;

    /// A solver whose table takes at most so many bytes. Any number will do; with too few the table keeps nothing.
    pub fn new(memory: usize) -> Self {
        Self { memory, known: None }
    }

    /// The value of a position and a best line; `None` if a limit came first.
    pub fn solve(
        &mut self,
        pos: &Connect,
        limits: Limits,
        progress: &mut dyn FnMut(Progress),
    ) -> Option<Solved> {
        self.run(pos, Goal::Score, &mut Task::new(limits, progress))
    }

    /// Who wins, and with which move: the score is 1, 0 or -1. `None` if a limit came first.
    pub fn solve_weakly(
        &mut self,
        pos: &Connect,
        limits: Limits,
        progress: &mut dyn FnMut(Progress),
    ) -> Option<Solved> {
        self.run(pos, Goal::Sign, &mut Task::new(limits, progress))
    }

    /// What every move is worth to the side to move, in the order of the columns; `None` if a limit came first.
    pub fn analyse(
        &mut self,
        pos: &Connect,
        limits: Limits,
        progress: &mut dyn FnMut(Progress),
    ) -> Option<Vec<(Column, i32)>> {
        let mut task = Task::new(limits, progress);
        let mut after = *pos;
        let worth = |m: Column| {
            let child = after.after(m, |child| *child);
            Some((m, -self.value(&child, Goal::Score, &mut task)?))
        };
        pos.moves().map(worth).collect()
    }

    fn run(&mut self, pos: &Connect, goal: Goal, task: &mut Task) -> Option<Solved> {
        let score = self.value(pos, goal, task)?;
        let line = self.line(pos, goal, score, task);
        Some(Solved { score, line, nodes: task.nodes })
    }

    fn value(&mut self, pos: &Connect, goal: Goal, task: &mut Task) -> Option<i32> {
        let (state, shape) = (read(pos), pos.shape());
        if let Some(outcome) = pos.outcome() {
            let worth = if goal == Goal::Sign { 1 } else { state.empties / 2 + 1 };
            return Some(match outcome {
                Outcome::Draw => 0,
                Outcome::Win(winner) if winner == pos.to_move() => worth,
                Outcome::Win(_) => -worth,
            });
        }
        self.with_search(shape, task, |search| search.narrow(state, goal)).ok()
    }

    /// Best moves from here to the end.
    fn line(&mut self, pos: &Connect, goal: Goal, score: i32, task: &mut Task) -> Vec<Column> {
        let (mut pos, mut score, mut line) = (*pos, score, Vec::new());
        while pos.outcome().is_none() && (goal == Goal::Score || line.is_empty()) {
            let (state, shape) = (read(&pos), pos.shape());
            let found = self.with_search(shape, task, |search| search.move_worth(state, score));
            let Ok(cell) = found else { break };
            let column = cell.trailing_zeros() as usize / (shape.height() + 1);
            let m = pos.moves().find(|m| m.number() == column).expect("the cell is playable");
            pos.make(m);
            line.push(m);
            score = -score;
        }
        line
    }

    fn with_search<T>(&mut self, shape: &Shape, task: &mut Task, f: impl FnOnce(&mut dyn Ask) -> T) -> T {
        if self.known.as_ref().is_none_or(|(known, _)| known != shape) {
            // The old table goes first: two at once might be more than is allowed.
            self.known = None;
            let bits = shape.width() * (shape.height() + 1);
            self.known = Some((*shape, Table::new(self.memory, bits as u32)));
        }
        let (_, table) = self.known.as_mut().expect("it was just put there");
        let lines = lines(shape);
        if (shape.width(), shape.height(), shape.k()) == (7, 6, 4) {
            f(&mut Search { board: Standard, table, task, lines })
        } else {
            f(&mut Search { board: Any::new(shape), table, task, lines })
        }
    }
}

impl Default for Solver {
    fn default() -> Self {
        Self::new(Self::DEFAULT_MEMORY)
    }
}

/// What a solver asks of a search, whatever the board.
trait Ask {
    /// The value of a position in which the game is not over.
    fn narrow(&mut self, state: State, goal: Goal) -> Result<i32, Stopped>;

    /// The cell of a move that is worth at least this, which is known to exist.
    fn move_worth(&mut self, state: State, score: i32) -> Result<u64, Stopped>;
}

impl<B: Board> Ask for Search<'_, '_, B> {
    fn narrow(&mut self, state: State, goal: Goal) -> Result<i32, Stopped> {
        let (mut low, mut high) = (state.loss_next(), state.win_now());
        if goal == Goal::Sign {
            (low, high) = (low.max(-1), high.min(1));
        }
        if self.wins_now(state) {
            return Ok(high);
        }
        while low < high {
            (self.task.at_least, self.task.at_most) = (low, high);
            self.task.report();
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

    fn move_worth(&mut self, state: State, score: i32) -> Result<u64, Stopped> {
        let playable = self.playable(state);
        let wins = self.board.completions(state.mine) & playable;
        if wins != 0 {
            return Ok(wins & wins.wrapping_neg());
        }
        let columns = self.board.columns().to_vec();
        let mut cells = columns.iter().map(|column| column & playable).filter(|&cell| cell != 0).peekable();
        while let Some(cell) = cells.next() {
            let child = state.after(cell);
            // The last one needs no proof: the value is known.
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
        unreachable!("there is a move where the game is not over, and the last one is taken unseen")
    }
}

/// Which window to ask about: who wins first, then the length of the win, from short ones that are refuted quickly.
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

/// The stones as the search wants them.
fn read(pos: &Connect) -> State {
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
    State { mine, taken, empties }
}

/// How many lines go through every cell.
fn lines(shape: &Shape) -> [i32; 64] {
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
