//! Root parallelization: one tree per thread, and the sum of their statistics.

use std::cmp::Reverse;
use std::convert::Infallible;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread::{Builder, scope};
use std::time::Duration;

use plyground_core::{Evaluator, Limits, Player, Position, StopReason};

use super::tree::{MctsNode, MctsTree, Proven, ROOT};
use super::worker::{Job, Worker};
use super::{Evaluators, MctsResult, MoveStatistics};

/// Time between two calls of the deadline while this thread waits for the others.
const INTERVAL: Duration = Duration::from_millis(1);

/// The result of one thread.
struct ThreadResult<M> {
    /// `None` if the root was not expanded.
    tree: Option<MctsTree<M>>,
    playouts: u64,
    positions: u64,
    stopped: Option<StopReason>,
}

/// Searches on this thread.
pub(super) fn alone<P: Position>(
    pos: &P,
    job: Job<P>,
    evaluator: Option<&dyn Evaluator<P>>,
    limits: Limits<'_>,
) -> MctsResult<P::Move> {
    add_up(pos, vec![work(pos.clone(), job, evaluator, || reached(limits))])
}

/// Searches on this thread and others.
pub(super) fn together<P: Position + Send>(
    pos: &P,
    threads: usize,
    jobs: &dyn Fn(usize) -> Job<P>,
    evaluators: &Evaluators<'_, P>,
    limits: Limits<'_>,
    is_reproducible: bool,
) -> MctsResult<P::Move>
where
    P::Move: Send,
{
    let stop = &AtomicBool::new(false);
    let stop_if_proven = |result: ThreadResult<P::Move>| {
        let root = result.tree.as_ref().map_or(Proven::Open, |tree| tree.node(ROOT).proven);
        if root != Proven::Open && !is_reproducible {
            stop.store(true, Relaxed);
        }
        result
    };
    let results = scope(|scope| {
        // Nothing is sent through the channel. It is closed when the last helper ends and drops its sender.
        let (alive, ended) = mpsc::channel::<Infallible>();
        let help = |thread: usize| {
            let (pos, job, alive) = (pos.clone(), jobs(thread), alive.clone());
            let stopped = || stop.load(Relaxed).then_some(StopReason::Cancelled);
            // If no more threads can be started, fewer share the work.
            Builder::new()
                .spawn_scoped(scope, move || {
                    let _alive = alive;
                    let evaluator = evaluators();
                    stop_if_proven(work(pos, job, evaluator.as_deref(), stopped))
                })
                .ok()
        };
        let helpers: Vec<_> = (1..threads).filter_map(help).collect();
        drop(alive);
        let evaluator = evaluators();
        let reached_or_stopped = || reached(limits).or(stop.load(Relaxed).then_some(StopReason::Cancelled));
        let mut mine = stop_if_proven(work(pos.clone(), jobs(0), evaluator.as_deref(), reached_or_stopped));
        if let Some(StopReason::Deadline | StopReason::Cancelled) = mine.stopped {
            stop.store(true, Relaxed);
        }
        // Only this thread may call the deadline.
        while !is_reproducible && ended.recv_timeout(INTERVAL) == Err(RecvTimeoutError::Timeout) {
            if let Some(reason) = reached(limits) {
                mine.stopped = mine.stopped.or(Some(reason));
                stop.store(true, Relaxed);
            }
        }
        let mut results = vec![mine];
        results.extend(helpers.into_iter().map(|h| h.join().unwrap_or_else(|panic| resume_unwind(panic))));
        results
    });
    add_up(pos, results)
}

/// The limit that has been reached, if one has: the cancel flag or the deadline.
pub(super) fn reached(limits: Limits<'_>) -> Option<StopReason> {
    if limits.cancel.is_some_and(|flag| flag.load(Relaxed)) {
        Some(StopReason::Cancelled)
    } else {
        limits.deadline.is_some_and(|expired| expired()).then_some(StopReason::Deadline)
    }
}

fn work<P: Position>(
    mut pos: P,
    job: Job<P>,
    evaluator: Option<&dyn Evaluator<P>>,
    is_over: impl Fn() -> Option<StopReason>,
) -> ThreadResult<P::Move> {
    if pos.outcome().is_some() || pos.move_count() == 0 {
        return ThreadResult { tree: None, playouts: 0, positions: 1, stopped: None };
    }
    let Some(mut worker) = Worker::new(job, evaluator, &mut pos) else {
        return ThreadResult { tree: None, playouts: 0, positions: 0, stopped: Some(StopReason::Nodes) };
    };
    let stopped = worker.run(&mut pos, is_over);
    ThreadResult { playouts: worker.playouts, positions: worker.positions, stopped, tree: Some(worker.tree) }
}

/// The sum of the statistics of all threads.
fn add_up<P: Position>(pos: &P, results: Vec<ThreadResult<P::Move>>) -> MctsResult<P::Move> {
    let (us, threads) = (pos.to_move(), results.len());
    let playouts = results.iter().map(|result| result.playouts).sum();
    let positions = results.iter().map(|result| result.positions).sum();
    let stopped = results.iter().find_map(|result| result.stopped);
    let trees: Vec<MctsTree<P::Move>> = results.into_iter().filter_map(|result| result.tree).collect();
    let moves = sampled(&trees);
    let proven = if moves.is_empty() {
        pos.outcome()
    } else {
        Proven::best_of(moves.iter().map(|sampled| Proven::of(sampled.proven)), us).outcome()
    };
    let best = favourite(&candidates(&moves), us);
    let line = best.map_or_else(Vec::new, |best| {
        let child = |tree: &&MctsTree<P::Move>| tree.children(ROOT)[best];
        let is_proven = |proven| proven != Proven::Open;
        let source = trees.iter().max_by_key(|tree| (is_proven(child(tree).proven), child(tree).visits));
        source.map_or_else(Vec::new, |tree| line(tree, pos.clone(), best))
    });
    MctsResult {
        proven,
        best: best.map(|best| moves[best].movement),
        line,
        moves,
        playouts,
        positions,
        nodes: trees.iter().map(MctsTree::len).sum(),
        is_full: trees.iter().any(|tree| tree.is_full),
        threads,
        // A proven result is final, even if a limit was reached.
        stopped: stopped.filter(|_| proven.is_none()),
    }
}

/// The root moves with the statistics of all trees.
fn sampled<M: Copy>(trees: &[MctsTree<M>]) -> Vec<MoveStatistics<M>> {
    let Some(one) = trees.first() else { return Vec::new() };
    let sample = |(i, child): (usize, &MctsNode<M>)| {
        let same = || trees.iter().map(move |tree| &tree.children(ROOT)[i]);
        MoveStatistics {
            movement: child.movement,
            visits: same().map(|child| u64::from(child.visits)).sum(),
            points: same().map(|child| i64::from(child.points)).sum(),
            proven: same().find_map(|child| child.proven.outcome()),
        }
    };
    one.children(ROOT).iter().enumerate().map(sample).collect()
}

/// The statistics by which the move to play is chosen.
struct Candidate {
    proven: Proven,
    visits: u64,
    points: i64,
}

impl<M> From<&MctsNode<M>> for Candidate {
    fn from(node: &MctsNode<M>) -> Self {
        Self { proven: node.proven, visits: u64::from(node.visits), points: i64::from(node.points) }
    }
}

impl<M> From<&MoveStatistics<M>> for Candidate {
    fn from(sampled: &MoveStatistics<M>) -> Self {
        Self { proven: Proven::of(sampled.proven), visits: sampled.visits, points: sampled.points }
    }
}

fn candidates<'a, T>(known: &'a [T]) -> Vec<Candidate>
where
    Candidate: From<&'a T>,
{
    known.iter().map(Candidate::from).collect()
}

/// The move to play: one that is proven to win; else the most visited unproven move, if its mean is above a draw or no draw is
/// proven; else the most visited proven draw; else the most visited losing move. Ties go to the first.
fn favourite(candidates: &[Candidate], mover: Player) -> Option<usize> {
    let most_tried = |wanted: Proven| {
        let such = candidates.iter().enumerate().filter(|(_, candidate)| candidate.proven == wanted);
        such.max_by_key(|(i, candidate)| (candidate.visits, Reverse(*i)))
    };
    let holding = || match (most_tried(Proven::Open), most_tried(Proven::Draw)) {
        (Some(open), Some(draw)) => Some(if open.1.points > 0 { open } else { draw }),
        (open, draw) => open.or(draw),
    };
    let found = most_tried(Proven::win(mover)).or_else(holding);
    found.or_else(|| most_tried(Proven::win(mover.other()))).map(|(i, _)| i)
}

/// The principal variation of a tree that begins with the root move with the index `first`.
fn line<P: Position>(tree: &MctsTree<P::Move>, mut pos: P, first: usize) -> Vec<P::Move> {
    let mut line = Vec::new();
    let mut place = tree.first_child(ROOT) + first;
    loop {
        let m = tree.node(place).movement;
        line.push(m);
        pos.make(m);
        let children = candidates(tree.children(place));
        let Some(next) = favourite(&children, pos.to_move()) else { return line };
        place = tree.first_child(place) + next;
        let node = tree.node(place);
        if node.visits == 0 && node.proven == Proven::Open {
            return line;
        }
    }
}
