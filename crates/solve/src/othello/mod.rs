//! A solver for Othello.
//!
//! The value of a position is the difference of discs at the end of the game, for the side to move; empty cells count for
//! neither side. The value is found by MTD(f), a sequence of null-window searches (A. Plaat and others, "Best-first
//! fixed-depth minimax algorithms", 1996).
//!
//! - `discs`, `masks`: the board;
//! - `search`: the null-window search; `endgame`: the last empty cells;
//! - `order`: move ordering, near the end by parity: a side that starts in a quadrant with an odd number of free cells also
//!   moves last there;
//! - `threads`: parallel search.
//!
//! Positions visited only for move ordering do not count as nodes.

mod discs;
mod endgame;
mod masks;
mod order;
mod search;
mod threads;

use std::thread::{Builder, scope};

use plyground_core::{Limits, Position, Stopped};
use plyground_games::Othello;
use plyground_games::othello::OthelloMove;

use self::discs::Discs;
use self::search::OthelloSearch;
use self::threads::{Caller, SharedState, ThreadState, WindowTest};
use crate::exact::ExactValue;
use crate::monitor::SolverProgress;
use crate::shared_table::SharedTable;

/// The maximum number of threads.
pub const MAX_THREADS: usize = 256;

/// A solver that keeps its table as long as the board size stays the same.
pub struct OthelloSolver {
    memory: usize,
    threads: usize,
    known: Option<(usize, SharedTable)>,
}

impl OthelloSolver {
    /// A solver whose table takes at most `memory` bytes, which may be 0.
    pub fn new(memory: usize) -> Self {
        Self { memory, threads: 1, known: None }
    }

    /// The same solver on this number of threads, clamped to 1 to [`MAX_THREADS`].
    ///
    /// The score is the same on any number of threads. The line may differ where several moves are best, and on more than one
    /// thread the nodes differ from run to run.
    #[must_use]
    pub fn on_threads(mut self, threads: usize) -> Self {
        self.threads = threads.clamp(1, MAX_THREADS);
        self
    }

    /// The value of a position in discs; `None` if a limit was reached first.
    pub fn solve(
        &mut self,
        pos: &Othello,
        limits: Limits,
        progress: &mut dyn FnMut(SolverProgress),
    ) -> Option<ExactValue<OthelloMove>> {
        let size = pos.size();
        if self.known.as_ref().is_none_or(|(known, _)| *known != size) {
            self.known = None;
            self.known = Some((size, SharedTable::new(self.memory, (size * size) as u32)));
        }
        let (_, table) = self.known.as_ref().expect("it was set above");
        match size {
            4 => run::<2>(pos, table, self.threads, limits, progress),
            6 => run::<4>(pos, table, self.threads, limits, progress),
            _ => run::<6>(pos, table, self.threads, limits, progress),
        }
    }
}

/// Guard: stops the helper threads when the search returns or panics.
struct StopOnDrop<'a>(&'a SharedState);

impl Drop for StopOnDrop<'_> {
    fn drop(&mut self) {
        self.0.stop();
    }
}

fn run<const RUN: usize>(
    pos: &Othello,
    table: &SharedTable,
    threads: usize,
    limits: Limits,
    progress: &mut dyn FnMut(SolverProgress),
) -> Option<ExactValue<OthelloMove>> {
    let shared = SharedState::new(threads, limits.nodes);
    let mut forward = |report: SolverProgress| progress(report);
    let caller = Caller { limits, progress: &mut forward, at_least: i32::MIN, at_most: i32::MAX };
    let (score, line) = scope(|scope| {
        let _stop_on_drop = StopOnDrop(&shared);
        for _ in 1..threads {
            // If the system cannot start another thread, the search runs on fewer.
            if Builder::new().spawn_scoped(scope, || help::<RUN>(table, &shared)).is_err() {
                break;
            }
        }
        let mut main_thread = MainThread {
            search: OthelloSearch::<RUN>::new(table, ThreadState::new(&shared, Some(caller))),
            shared: &shared,
        };
        let score = main_thread.mtd(read(pos), 0);
        let found = score.map(|score| (score, main_thread.line(*pos, score)));
        main_thread.search.thread.report();
        found
    })
    .ok()?;
    Some(ExactValue { score, line, nodes: shared.nodes() })
}

/// The loop of a helper thread: searches every test that is published.
fn help<const RUN: usize>(table: &SharedTable, shared: &SharedState) {
    let mut search = OthelloSearch::<RUN>::new(table, ThreadState::new(shared, None));
    let mut last = 0;
    while let Some((number, test)) = shared.next_test(last) {
        last = number;
        if let Ok(value) = search.start(number, test) {
            shared.answer(number, value);
        }
        search.thread.report_nodes();
    }
}

/// The main thread, which publishes the tests.
struct MainThread<'a, const RUN: usize> {
    search: OthelloSearch<'a, RUN>,
    shared: &'a SharedState,
}

impl<const RUN: usize> MainThread<'_, RUN> {
    /// Runs a null-window test on all threads, with the contract of the search.
    fn ask(&mut self, discs: Discs, alpha: i32) -> Result<i32, Stopped> {
        let test = WindowTest { discs, alpha };
        let number = self.shared.ask(test);
        match self.search.start(number, test) {
            Ok(value) => {
                self.shared.answer(number, value);
                Ok(value)
            }
            // Another thread may have answered first.
            Err(Stopped) => self.shared.answered().ok_or(Stopped),
        }
    }

    /// MTD(f): the value, from a first guess.
    fn mtd(&mut self, discs: Discs, guess: i32) -> Result<i32, Stopped> {
        let cells = self.search.cells();
        let (mut low, mut high, mut value) = (-cells, cells, guess);
        while low < high {
            self.search.thread.found(low, high);
            let alpha = if value == low { value } else { value - 1 };
            value = self.ask(discs, alpha)?;
            if value > alpha { low = value } else { high = value }
        }
        Ok(low)
    }

    /// Best moves to the end of the game, given the value of the position, as far as the limits allow.
    fn line(&mut self, mut pos: Othello, value: i32) -> Vec<OthelloMove> {
        let (mut line, mut left) = (Vec::new(), value);
        while pos.outcome().is_none() {
            let Ok(Some(best)) = self.best_move(&mut pos, left) else { break };
            pos.make(best);
            line.push(best);
            left = -left;
        }
        line
    }

    /// A best move, given the value of the position.
    fn best_move(&mut self, pos: &mut Othello, value: i32) -> Result<Option<OthelloMove>, Stopped> {
        let children: Vec<_> = pos.moves().map(|m| (m, pos.after(m, |child| read(child)))).collect();
        // A move is best if the opponent gets no more than the negated value, which the table usually proves.
        let is_proved = |discs| self.search.known(discs).is_some_and(|bounds| bounds.at_most <= -value);
        if let Some(&(m, _)) = children.iter().find(|&&(_, child)| is_proved(child)) {
            return Ok(Some(m));
        }
        for (m, child) in children {
            if self.ask(child, -value)? <= -value {
                return Ok(Some(m));
            }
        }
        Ok(None)
    }
}

fn read(pos: &Othello) -> Discs {
    Discs { mine: pos.discs(pos.to_move()), theirs: pos.discs(pos.to_move().other()) }
}
