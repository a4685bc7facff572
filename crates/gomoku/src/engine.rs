//! The engine's interface: iterative deepening with aspiration windows, multi-PV and lazy SMP.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

use plyground_core::{Limits, StopReason};

use crate::board::Board;
use crate::cells::Cell;
use crate::score::{INFINITE, Value, WIN, WON};
use crate::search::{MAX_PLY, Worker};
use crate::table::TranspositionTable;
use crate::threat_search::{ThreatResult, ThreatSearch, ThreatSpace};
use crate::tunables::Tunables;

/// The options of a search.
#[derive(Clone, Copy, Debug)]
pub struct SearchOptions<'a> {
    /// The depth of the first iteration, at least 1. To resume an analysis with the same table: the depth of its last
    /// iteration plus 1.
    pub first: usize,
    /// When resuming, the variations of the iteration of depth `first - 1`.
    pub known: &'a [Variation],
    /// The maximum depth. With 0 only the threat-space search at the root runs.
    pub depth: usize,
    /// Multi-PV: the number of best moves to find, each with its variation.
    pub lines: usize,
    /// The number of threads (lazy SMP). A search on one thread is deterministic.
    pub threads: usize,
    /// Full-width principal variation search to `depth` alone, without table, quiescence and selective steps. For tests, which
    /// compare its values with those of the textbook searches.
    pub plain: bool,
    /// Root moves to avoid.
    pub avoid: &'a [Cell],
    /// The tunable constants.
    pub tunables: Tunables,
}

impl Default for SearchOptions<'_> {
    fn default() -> Self {
        Self {
            first: 1,
            known: &[],
            depth: MAX_PLY / 2,
            lines: 1,
            threads: 1,
            plain: false,
            avoid: &[],
            tunables: Tunables::default(),
        }
    }
}

/// A variation: a move and the best play that follows, with its value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variation {
    /// The moves, beginning with that of the side to move.
    pub moves: Vec<Cell>,
    /// Its value for the side to move.
    pub value: Value,
}

/// The result of an iteration.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Iteration {
    /// The principal variations, best first.
    pub lines: Vec<Variation>,
    /// Its depth; 0 for a win that the threat-space search found before the first iteration.
    pub depth: usize,
    /// The selective depth: the greatest ply reached.
    pub seldepth: usize,
    /// Nodes entered so far by all threads.
    pub nodes: u64,
}

/// The result of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchResult {
    /// The last iteration. If it was interrupted, the variations it did not find are those of the previous iteration. None
    /// if no move was found.
    pub iteration: Option<Iteration>,
    /// The limit that stopped the search, if one did.
    pub stopped: Option<StopReason>,
    /// Nodes entered by all threads.
    pub nodes: u64,
}

impl SearchResult {
    /// The best move.
    pub fn best(&self) -> Option<Cell> {
        self.iteration.as_ref()?.lines.first()?.moves.first().copied()
    }
}

/// Whether to continue after an iteration.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// Search the next iteration.
    Continue,
    /// End the search.
    Stop,
}

/// The stack size of a helper thread: enough for the maximum ply even in a build without optimisation.
const STACK: usize = 16 << 20;

/// Searches a position by iterative deepening. Calls `report` after a win by the threat-space search at the root and after
/// every completed iteration.
pub fn search(
    board: &Board,
    table: &mut TranspositionTable,
    options: SearchOptions<'_>,
    limits: Limits<'_>,
    report: &mut dyn FnMut(&Iteration) -> Flow,
) -> SearchResult {
    table.age();
    let table = &*table;
    let stop = AtomicBool::new(false);
    let nodes = AtomicU64::new(0);
    std::thread::scope(|scope| {
        for helper in 1..options.threads {
            let (stop, nodes) = (&stop, &nodes);
            let board = board.clone();
            let help = move || {
                let mut worker = Worker::new(board, table, stop, nodes, None, options.tunables);
                let mut lines = Vec::new();
                // Lazy SMP: threads share only the table; helpers start at depth 1 or 2 in turn, so that they diverge.
                for depth in 1 + helper % 2..=options.depth.min(MAX_PLY - 1) {
                    if iterate(&mut worker, depth, 1, options.avoid, &mut lines).is_none() {
                        return;
                    }
                }
            };
            // If the system cannot start another thread, the search runs on fewer.
            let _ = std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, help);
        }
        // Stops the helpers even if this thread panics.
        let _stop_on_drop = StopOnDrop(&stop);
        let mut worker = Worker::new(board.clone(), table, &stop, &nodes, Some(limits), options.tunables);
        worker.plain = options.plain;
        let mut iteration = root_threat_search(board, options, limits, &nodes).map(|win| {
            let seldepth = win.moves.len();
            Iteration { lines: vec![win], depth: 0, seldepth, nodes: worker.all_nodes() }
        });
        if iteration.as_ref().is_some_and(|found| report(found) == Flow::Stop) {
            return SearchResult { iteration, stopped: None, nodes: worker.all_nodes() };
        }
        let first = if options.plain { options.depth } else { options.first.max(1) };
        // No iteration needs to be deeper than the number of empty cells.
        let empty_cells = board.width() * board.height() - board.ply();
        for depth in first..=options.depth.min(MAX_PLY - 1).min(empty_cells.max(first)) {
            let mut lines =
                iteration.take().map_or_else(|| options.known.to_vec(), |last: Iteration| last.lines);
            let finished = iterate(&mut worker, depth, options.lines, options.avoid, &mut lines).is_some();
            if lines.is_empty() {
                break;
            }
            let nodes = worker.all_nodes();
            let seldepth = worker.seldepth.max(depth).max(lines[0].moves.len());
            let current = iteration.insert(Iteration { lines, depth, seldepth, nodes });
            // A mate of at most `depth + 1` plies is taken to be the shortest, and deeper iterations are left out.
            let is_decided = current.lines.iter().all(|line| {
                line.value.mate().is_some_and(|plies| plies.unsigned_abs() as usize <= depth + 1)
            });
            if !finished || report(current) == Flow::Stop || is_decided {
                break;
            }
        }
        SearchResult { iteration, stopped: worker.stopped, nodes: worker.all_nodes() }
    })
}

/// Threat-space search at the root: first for a VCF, then for a VCT, each with at most 1/16 of the node limit. Worth +4 ± 7
/// Elo (184 games, 20,000 nodes a move).
fn root_threat_search(
    board: &Board,
    options: SearchOptions<'_>,
    limits: Limits<'_>,
    nodes: &AtomicU64,
) -> Option<Variation> {
    // It finds one winning move: multi-PV needs the values of others too, and that move may be one to avoid.
    if options.plain || options.lines > 1 || !options.avoid.is_empty() {
        return None;
    }
    let node_limit = options.tunables.root_threat_nodes as u64;
    let node_limit = limits.nodes.map_or(node_limit, |nodes| node_limit.min(nodes / LIMIT_DIVISOR));
    let mut board = board.clone();
    [ThreatSpace::Vcf, ThreatSpace::Vct].into_iter().find_map(|space| {
        let mut search = ThreatSearch::with_entries(space, ROOT_TABLE_ENTRIES);
        let found = search.solve(&mut board, Limits { nodes: Some(node_limit), ..limits });
        nodes.fetch_add(search.nodes(), Relaxed);
        let ThreatResult::Win(moves) = found else { return None };
        let value = Value::new(WIN - moves.len() as i32);
        Some(Variation { moves, value })
    })
}

/// The VCF and the VCT search at the root each get at most the node limit divided by this.
const LIMIT_DIVISOR: u64 = 16;
/// Table entries of these searches.
const ROOT_TABLE_ENTRIES: usize = 1 << 14;

/// Guard: stops the helper threads when the search returns or panics.
struct StopOnDrop<'a>(&'a AtomicBool);

impl Drop for StopOnDrop<'_> {
    fn drop(&mut self) {
        self.0.store(true, Relaxed);
    }
}

/// One iteration: replaces `lines` by the variations of the best `wanted` moves (multi-PV).
///
/// None if it was interrupted; `lines` then has the variations it found, filled up with those of the previous iteration.
fn iterate(
    worker: &mut Worker<'_>,
    depth: usize,
    wanted: usize,
    avoid: &[Cell],
    lines: &mut Vec<Variation>,
) -> Option<()> {
    let mut found: Vec<Variation> = Vec::with_capacity(wanted);
    worker.excluded_root_moves.clear();
    worker.excluded_root_moves.extend_from_slice(avoid);
    let mut interrupted = false;
    for index in 0..wanted.max(1) {
        let previous = lines.get(index).filter(|line| !worker.excluded_root_moves.contains(&line.moves[0]));
        worker.root_hint = previous.map(|line| line.moves[0]);
        if let Some(line) = aspiration_search(worker, depth, previous, &mut interrupted) {
            worker.excluded_root_moves.push(line.moves[0]);
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
    // A variation found later can have a higher value than an earlier one.
    if wanted > 1 {
        found.sort_by_key(|line| std::cmp::Reverse(line.value));
    }
    *lines = found;
    (!interrupted).then_some(())
}

/// Searches the root with an aspiration window around the previous value. On a fail low or fail high the window is widened on
/// that side and the search repeated.
///
/// If interrupted, returns the best variation so far, if there is one.
fn aspiration_search(
    worker: &mut Worker<'_>,
    depth: usize,
    previous: Option<&Variation>,
    interrupted: &mut bool,
) -> Option<Variation> {
    let mut width = worker.tune.aspiration_width;
    let guess = previous.map(|line| line.value.points()).filter(|_| !worker.plain);
    let (mut alpha, mut beta) = match guess {
        // A win is known: search for a shorter one only.
        Some(guess) if guess >= WON => (guess, INFINITE),
        Some(guess) if depth >= 4 && guess > -WON => (guess - width, guess + width),
        _ => (-INFINITE, INFINITE),
    };
    let mut fail_high = None;
    loop {
        let Ok(value) = worker.root(depth as i32, alpha, beta) else {
            *interrupted = true;
            return worker.best_so_far().or(fail_high);
        };
        width *= 3;
        if value <= alpha && alpha >= WON {
            return previous.cloned();
        } else if value <= alpha && alpha > -INFINITE {
            alpha = if width > 1_000 { -INFINITE } else { value - width };
        } else if value >= beta && beta < INFINITE {
            fail_high = worker.principal_variation(value);
            beta = if width > 1_000 { INFINITE } else { value + width };
        } else {
            return worker.principal_variation(value);
        }
    }
}
