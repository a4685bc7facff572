//! The engine as others use it: a position and limits in, lines with values out.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

use plyground_core::{Limits, StopReason};

use crate::board::Board;
use crate::cells::Cell;
use crate::score::{INFINITE, Value, WIN, WON};
use crate::search::{DEEPEST, Worker};
use crate::solver::{Solved, Solver, Threats};
use crate::table::Table;
use crate::tunables::Tunables;

/// How a search is to go about it.
#[derive(Clone, Copy, Debug)]
pub struct Settings<'a> {
    /// The iteration to begin with, from 1: whoever has searched the position before and has the table still need not begin
    /// anew.
    pub first: usize,
    /// The lines that the iteration before it found.
    pub known: &'a [Line],
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
            first: 1,
            known: &[],
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
    /// The iteration; 0 for a win by threats that was found before the first one.
    pub depth: usize,
    /// The longest line looked at.
    pub deepest: usize,
    /// Positions entered, by all threads.
    pub nodes: u64,
}

/// What a search comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// What is known: the last iteration that was finished, with what the one after it had found when it was stopped.
    /// None where nothing is.
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

/// The stack of a helper: enough for the deepest line, also without optimisation.
const STACK: usize = 16 << 20;

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
            let help = move || {
                let mut worker = Worker::new(board, table, stop, nodes, None, settings.tunables);
                let mut lines = Vec::new();
                // Helpers fill the table. They begin at different depths so as not to do the same thing at once.
                for depth in 1 + helper % 2..=settings.depth.min(DEEPEST - 1) {
                    if iterate(&mut worker, depth, 1, settings.avoid, &mut lines).is_none() {
                        return;
                    }
                }
            };
            // A helper that the system has no room for is missed, but not needed.
            let _ = std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, help);
        }
        // Should this thread panic, the helpers must not search on for ever.
        let _ends = StopOnDrop(&stop);
        let mut worker = Worker::new(board.clone(), table, &stop, &nodes, Some(limits), settings.tunables);
        worker.plain = settings.plain;
        let mut insight = threatened_win(board, settings, limits, &nodes).map(|win| {
            let deepest = win.moves.len();
            Insight { lines: vec![win], depth: 0, deepest, nodes: worker.all_nodes() }
        });
        if insight.as_ref().is_some_and(|known| report(known) == Flow::Enough) {
            return Answer { insight, stopped: None, nodes: worker.all_nodes() };
        }
        let first = if settings.plain { settings.depth } else { settings.first.max(1) };
        // Nothing is deeper than the board has room for.
        let room = board.width() * board.height() - board.ply();
        for depth in first..=settings.depth.min(DEEPEST - 1).min(room.max(first)) {
            let mut lines =
                insight.take().map_or_else(|| settings.known.to_vec(), |insight: Insight| insight.lines);
            let finished = iterate(&mut worker, depth, settings.lines, settings.avoid, &mut lines).is_some();
            if lines.is_empty() {
                break;
            }
            let nodes = worker.all_nodes();
            let deepest = worker.deepest.max(depth).max(lines[0].moves.len());
            let known = insight.insert(Insight { lines, depth, deepest, nodes });
            let decided = known.lines.iter().all(|line| {
                line.value.mate().is_some_and(|plies| plies.unsigned_abs() as usize <= depth + 1)
            });
            if !finished || report(known) == Flow::Enough || decided {
                break;
            }
        }
        Answer { insight, stopped: worker.stopped, nodes: worker.all_nodes() }
    })
}

/// A win by threats, where a small part of the effort is enough to find one; its nodes are added to the others.
fn threatened_win(
    board: &Board,
    settings: Settings<'_>,
    limits: Limits<'_>,
    nodes: &AtomicU64,
) -> Option<Line> {
    // Who wants several lines, or not the best one, wants to see more than a win.
    if settings.plain || settings.lines > 1 || !settings.avoid.is_empty() {
        return None;
    }
    let most = settings.tunables.threats_at_root as u64;
    let most = limits.nodes.map_or(most, |nodes| most.min(nodes / PART));
    let mut board = board.clone();
    [Threats::Fours, Threats::ThreesAndFours].into_iter().find_map(|threats| {
        let mut solver = Solver::with_room(threats, ROOM);
        let found = solver.solve(&mut board, Limits { nodes: Some(most), ..limits });
        nodes.fetch_add(solver.nodes(), Relaxed);
        let Solved::Win(moves) = found else { return None };
        let value = Value::new(WIN - moves.len() as i32);
        Some(Line { moves, value })
    })
}

/// The part of a limit of nodes that may go into looking for a win by threats, fours and threes each.
const PART: u64 = 16;
/// Positions that this search remembers.
const ROOM: usize = 1 << 14;

/// Tells the helpers to stop when the search is over, however it ends.
struct StopOnDrop<'a>(&'a AtomicBool);

impl Drop for StopOnDrop<'_> {
    fn drop(&mut self) {
        self.0.store(true, Relaxed);
    }
}

/// One iteration: the best `wanted` moves to a depth.
///
/// None when it was interrupted. What this iteration had found by then is put before what the last one knew.
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
    let mut interrupted = false;
    for index in 0..wanted.max(1) {
        let before = lines.get(index).filter(|line| !worker.excluded.contains(&line.moves[0]));
        worker.hint = before.map(|line| line.moves[0]);
        if let Some(line) = aspire(worker, depth, before, &mut interrupted) {
            worker.excluded.push(line.moves[0]);
            found.push(line);
        } else {
            break;
        }
        if interrupted {
            break;
        }
    }
    if interrupted {
        lines.retain(|old| found.iter().all(|new| new.moves[0] != old.moves[0]));
        found.append(lines);
        found.truncate(wanted.max(1));
    }
    // A later line can turn out better than an earlier one. With one line wanted, the newest word counts.
    if wanted > 1 {
        found.sort_by_key(|line| std::cmp::Reverse(line.value));
    }
    *lines = found;
    (!interrupted).then_some(())
}

/// The best line at the root, from a window around what it was worth before, widened until the value lies in it.
///
/// When interrupted, the move that was the best so far, if this iteration had one.
fn aspire(
    worker: &mut Worker<'_>,
    depth: usize,
    before: Option<&Line>,
    interrupted: &mut bool,
) -> Option<Line> {
    let mut width = worker.tune.aspiration;
    let guess = before.map(|line| line.value.points()).filter(|_| !worker.plain);
    let (mut alpha, mut beta) = match guess {
        // A win is known: only a shorter one is of interest.
        Some(guess) if guess >= WON => (guess, INFINITE),
        Some(guess) if depth >= 4 && guess > -WON => (guess - width, guess + width),
        _ => (-INFINITE, INFINITE),
    };
    let mut too_good = None;
    loop {
        let Ok(value) = worker.root(depth as i32, alpha, beta) else {
            *interrupted = true;
            return worker.best_so_far().or(too_good);
        };
        width *= 3;
        if value <= alpha && alpha >= WON {
            return before.cloned();
        } else if value <= alpha && alpha > -INFINITE {
            alpha = if width > 1_000 { -INFINITE } else { value - width };
        } else if value >= beta && beta < INFINITE {
            too_good = worker.line(value);
            beta = if width > 1_000 { INFINITE } else { value + width };
        } else {
            return worker.line(value);
        }
    }
}
