//! The engine as others use it: a position and limits in, lines with values out.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

use plyground_core::{Limits, StopReason};

use crate::board::Board;
use crate::cells::Cell;
use crate::score::{INFINITE, Value, WON};
use crate::search::{DEEPEST, Worker};
use crate::table::Table;
use crate::tunables::Tunables;

/// How a search is to go about it.
#[derive(Clone, Copy, Debug)]
pub struct Settings<'a> {
    /// The deepest iteration.
    pub depth: usize,
    /// How many of the best moves are wanted, each with its line.
    pub lines: usize,
    /// Threads that search together. With one, the same question has the same answer every time.
    pub threads: usize,
    /// Nothing but alpha-beta over all moves to the depth: the textbook's values, for checking.
    pub plain: bool,
    /// Moves that are not to be played in this position.
    pub avoid: &'a [Cell],
    /// The numbers of the search.
    pub tunables: Tunables,
}

impl Default for Settings<'_> {
    fn default() -> Self {
        Self {
            depth: DEEPEST / 2,
            lines: 1,
            threads: 1,
            plain: false,
            avoid: &[],
            tunables: Tunables::default(),
        }
    }
}

/// A move, and what follows if both sides play their best.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The moves, the first of which is the one to play.
    pub moves: Vec<Cell>,
    /// What the position is worth if it is played.
    pub value: Value,
}

/// What is known after an iteration.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Insight {
    /// The best moves, best first.
    pub lines: Vec<Line>,
    /// The iteration.
    pub depth: usize,
    /// The longest line looked at.
    pub deepest: usize,
    /// Positions entered, by all threads.
    pub nodes: u64,
}

/// What a search comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The last iteration that was finished; none where not even one was.
    pub insight: Option<Insight>,
    /// The limit that ended it, unless it ended by itself.
    pub stopped: Option<StopReason>,
    /// Positions entered in all.
    pub nodes: u64,
}

impl Answer {
    /// The move to play.
    pub fn best(&self) -> Option<Cell> {
        self.insight.as_ref()?.lines.first()?.moves.first().copied()
    }
}

/// Whether to go on after an iteration.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// Look deeper.
    GoOn,
    /// That will do.
    Enough,
}

/// Searches a position deeper and deeper, and tells `report` after every iteration.
pub fn search(
    board: &Board,
    table: &mut Table,
    settings: Settings<'_>,
    limits: Limits<'_>,
    report: &mut dyn FnMut(&Insight) -> Flow,
) -> Answer {
    table.age();
    let table = &*table;
    let stop = AtomicBool::new(false);
    let nodes = AtomicU64::new(0);
    std::thread::scope(|scope| {
        for helper in 1..settings.threads {
            let (stop, nodes) = (&stop, &nodes);
            let board = board.clone();
            scope.spawn(move || {
                let mut worker = Worker::new(board, table, stop, nodes, None, settings.tunables);
                // Helpers fill the table. They begin at different depths so as not to do the same thing at once.
                for depth in 1 + helper % 2..=settings.depth {
                    if iterate(&mut worker, depth, 1, settings.avoid, &mut Vec::new()).is_none() {
                        return;
                    }
                }
            });
        }
        // Should this thread panic, the helpers must not search on for ever.
        let _ends = StopOnDrop(&stop);
        let mut worker = Worker::new(board.clone(), table, &stop, &nodes, Some(limits), settings.tunables);
        worker.plain = settings.plain;
        let mut insight: Option<Insight> = None;
        let first = if settings.plain { settings.depth } else { 1 };
        for depth in first..=settings.depth.min(DEEPEST - 1) {
            let mut lines = insight.take().map_or_else(Vec::new, |insight: Insight| insight.lines);
            let finished = iterate(&mut worker, depth, settings.lines, settings.avoid, &mut lines).is_some();
            if lines.is_empty() {
                break;
            }
            let all = nodes.load(Relaxed).max(worker.nodes);
            let known = insight.insert(Insight { lines, depth, deepest: worker.deepest, nodes: all });
            let decided = known.lines.iter().all(|line| {
                line.value.mate().is_some_and(|plies| plies.unsigned_abs() as usize <= depth + 1)
            });
            if !finished || report(known) == Flow::Enough || decided {
                break;
            }
        }
        Answer { insight, stopped: worker.stopped, nodes: nodes.load(Relaxed).max(worker.nodes) }
    })
}

/// Tells the helpers to stop when the search is over, however it ends.
struct StopOnDrop<'a>(&'a AtomicBool);

impl Drop for StopOnDrop<'_> {
    fn drop(&mut self) {
        self.0.store(true, Relaxed);
    }
}

/// One iteration: the best `wanted` moves to a depth.
///
/// None when it was interrupted. The lines are then the last iteration's, unless a better move had already been found.
fn iterate(
    worker: &mut Worker<'_>,
    depth: usize,
    wanted: usize,
    avoid: &[Cell],
    lines: &mut Vec<Line>,
) -> Option<()> {
    let mut found: Vec<Line> = Vec::with_capacity(wanted);
    worker.excluded.clear();
    worker.excluded.extend_from_slice(avoid);
    for index in 0..wanted.max(1) {
        let guess = lines.get(index).map(|line| line.value.points()).filter(|points| points.abs() < WON);
        let mut width = worker.tune.aspiration;
        let (mut alpha, mut beta) = match guess {
            Some(guess) if depth >= 4 && !worker.plain => (guess - width, guess + width),
            _ => (-INFINITE, INFINITE),
        };
        let value = loop {
            let Ok(value) = worker.root(depth as i32, alpha, beta) else {
                if let (0, Some(line)) = (index, worker.best_so_far()) {
                    lines.retain(|old| old.moves[0] != line.moves[0]);
                    lines.insert(0, line);
                    lines.truncate(wanted);
                }
                return None;
            };
            width *= 3;
            if value <= alpha && alpha > -INFINITE {
                alpha = if width > 1_000 { -INFINITE } else { value - width };
            } else if value >= beta && beta < INFINITE {
                beta = if width > 1_000 { INFINITE } else { value + width };
            } else {
                break value;
            }
        };
        let Some(line) = worker.line(value) else { break };
        worker.excluded.push(line.moves[0]);
        found.push(line);
    }
    // A later line can turn out better than an earlier one.
    found.sort_by_key(|line| std::cmp::Reverse(line.value));
    *lines = found;
    Some(())
}
