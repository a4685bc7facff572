//! Parallel search: ABDADA.
//!
//! J.-C. Weill, "The ABDADA distributed minimax search algorithm", 1996, in the form of T. Kerrigan, "Simplified ABDADA". Every
//! thread searches the same root with [`pvs`](mod@crate::pvs) and the same transposition table; the first to finish has the
//! answer. A second, small table holds the moves that are being searched. A thread defers such a move to the end of its
//! list; by then the transposition table mostly has its value. The first move of a node is never deferred, since its value
//! is the bound for the others.
//!
//! Contract: with any number of threads, the value of a search on one thread. Each thread keeps the contract of its search,
//! and every entry of the table is a valid bound. The best move may be another one of the same value, and the number of nodes
//! differs from run to run.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::thread::{Builder, scope};

use plyground_core::{
    Counts, Evaluator, GOLDEN, Keyed, Limits, Observer, Position, Report, Score, StopReason, Stopped, Window,
};

use crate::move_ordering::MoveOrdering;
use crate::{Aspiration, Pvs, Task, search_as_ours};

/// The largest number of threads.
pub const MOST_THREADS: usize = 256;

/// A search on several threads.
#[derive(Clone, Copy, Debug)]
pub struct Parallel {
    threads: usize,
    /// The expected value and the margin of the aspiration window.
    expected: Option<(Score, u16)>,
}

impl Parallel {
    /// With this number of threads, at least one and at most [`MOST_THREADS`].
    pub fn new(threads: usize) -> Self {
        Self { threads: threads.clamp(1, MOST_THREADS), expected: None }
    }

    /// The same with an [aspiration window](Aspiration) around an expected value, on every thread.
    pub fn expecting(self, value: Score, margin: u16) -> Self {
        Self { expected: Some((value, margin)), ..self }
    }

    /// Searches `pos`. Every thread calls `evaluator` and `searcher` once. The searches have to share one table: otherwise no
    /// thread profits from the results of the others.
    ///
    /// The conventions must satisfy [`Conventions::is_ours_inside`](crate::Conventions::is_ours_inside). Node limits and counts
    /// are those of all threads together. Threads take nodes from the limit in small shares, so that all of them reach it at
    /// about the same time. Only the caller's thread checks the deadline, so no other thread should run much longer.
    pub fn search<'a, P, E, G>(
        &self,
        pos: &P,
        evaluator: impl Fn() -> E + Sync,
        task: &Task<'_>,
        searcher: impl Fn() -> Pvs<'a, P, G> + Sync,
    ) -> Report<P::Move>
    where
        P: Keyed + Sync,
        P::Move: Send,
        E: Evaluator<P>,
        G: MoveOrdering<P>,
    {
        let (searching, done) = (CurrentlySearching::new(), AtomicBool::new(false));
        let Task { depth, conventions, limits, generated } = *task;
        let budget = limits.nodes.map(|nodes| NodeBudget::new(nodes, self.threads));
        let think = |limits: Limits<'_>| {
            let task = Task { depth, conventions, limits, generated };
            let mut share = NodeShare::new(budget.as_ref());
            let (value, margin) = self.expected.map_or((None, 0), |(value, margin)| (Some(value), margin));
            let searcher = Aspiration::expecting(searcher().beside(&searching), margin, value);
            let evaluator = evaluator();
            let mut report = search_as_ours(&searcher, &mut pos.clone(), &evaluator, &task, &mut share);
            if share.is_out {
                // Other threads may have nodes left.
                report.stopped = Some(StopReason::Nodes);
            } else if report.stopped != Some(StopReason::Cancelled) {
                // The search is finished, or the caller's limits ended it.
                done.store(true, Relaxed);
            }
            report
        };
        let reports = Mutex::new(Vec::with_capacity(self.threads));
        let own = scope(|scope| {
            let (think, reports, done) = (&think, &reports, &done);
            for _ in 1..self.threads {
                let help = move || {
                    let report = think(Limits { cancel: Some(done), ..Limits::default() });
                    reports.lock().expect("no thread panics while it holds the lock").push(report);
                };
                // If no more threads can be started, fewer share the work.
                if Builder::new().spawn_scoped(scope, help).is_err() {
                    break;
                }
            }
            // Only this thread may call the deadline.
            let is_over = || {
                done.load(Relaxed)
                    || limits.cancel.is_some_and(|cancel| cancel.load(Relaxed))
                    || limits.deadline.is_some_and(|is_late| is_late())
            };
            think(Limits { deadline: Some(&is_over), ..Limits::default() })
        });
        let mut reports = reports.into_inner().expect("no thread panicked while it held the lock");
        reports.push(own);
        first_finished(reports, limits)
    }
}

/// The report of a thread that finished, or else that of the caller's thread, which is the last in the list.
fn first_finished<M>(mut reports: Vec<Report<M>>, limits: Limits<'_>) -> Report<M> {
    let mut counts = Counts::default();
    for report in &reports {
        counts += &report.counts;
    }
    let finished = reports.iter().position(|report| report.stopped.is_none());
    let mut report = reports.swap_remove(finished.unwrap_or(reports.len() - 1));
    let is_cancelled = limits.cancel.is_some_and(|cancel| cancel.load(Relaxed));
    if report.stopped == Some(StopReason::Deadline) && is_cancelled {
        report.stopped = Some(StopReason::Cancelled);
    }
    report.counts = counts;
    report
}

/// The nodes that all threads together may still enter.
#[derive(Debug)]
struct NodeBudget {
    left: AtomicU64,
    threads: u64,
}

impl NodeBudget {
    /// The largest share: nodes that one thread has taken are lost to the others.
    const MOST: u64 = 64;

    fn new(nodes: u64, threads: usize) -> Self {
        Self { left: AtomicU64::new(nodes), threads: threads as u64 }
    }

    /// Takes a share: the fewer nodes are left, the smaller, so that every thread gets some; 0 once they are used up.
    fn take(&self) -> u64 {
        let part = |left: u64| (left / (2 * self.threads)).clamp(1, Self::MOST).min(left);
        let taken = self.left.fetch_update(Relaxed, Relaxed, |left| Some(left - part(left)));
        taken.map_or(0, part)
    }
}

/// The share of one thread: an observer that stops the search when the share is used up and the budget is empty.
#[derive(Debug)]
pub struct NodeShare<'a> {
    budget: Option<&'a NodeBudget>,
    left: u64,
    is_out: bool,
}

impl<'a> NodeShare<'a> {
    /// A share without a limit, with which a search on one thread has the type, and so the compiled code, of one on several.
    pub fn unlimited() -> Self {
        Self::new(None)
    }

    fn new(budget: Option<&'a NodeBudget>) -> Self {
        // Without a budget the share is never used up.
        Self { budget, left: if budget.is_some() { 0 } else { u64::MAX }, is_out: false }
    }
}

impl<P: Position> Observer<P> for NodeShare<'_> {
    #[inline]
    fn enter(&mut self, _: &P, _: u16, _: Window) -> Result<(), Stopped> {
        if self.left == 0 {
            self.left = self.budget.map_or(u64::MAX, NodeBudget::take);
            self.is_out = self.left == 0;
            if self.is_out {
                return Err(Stopped);
            }
        }
        self.left -= 1;
        Ok(())
    }
}

/// The moves that threads are searching now: the "currently searching" table of simplified ABDADA.
///
/// A slot holds one move. Two moves in one slot overwrite each other, which may cost work and changes no value.
#[derive(Debug)]
pub(crate) struct CurrentlySearching {
    slots: Box<[AtomicU64]>,
}

impl CurrentlySearching {
    const SLOTS: usize = 1 << 12;

    fn new() -> Self {
        Self { slots: (0..Self::SLOTS).map(|_| AtomicU64::new(0)).collect() }
    }

    /// The slot of a move, given by its index among those of the position with this key.
    #[inline]
    pub(crate) fn slot(&self, key: u64, index: u16) -> SearchingSlot<'_> {
        let id = (key ^ u64::from(index)).wrapping_mul(GOLDEN) | 1;
        SearchingSlot { slot: &self.slots[(id >> 52) as usize % Self::SLOTS], id }
    }
}

/// The slot of one move in the table of [`CurrentlySearching`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct SearchingSlot<'a> {
    slot: &'a AtomicU64,
    /// Identifies the move; never 0, which is an empty slot.
    id: u64,
}

impl<'a> SearchingSlot<'a> {
    /// Whether a thread is searching the move.
    #[inline]
    pub(crate) fn is_marked(self) -> bool {
        self.slot.load(Relaxed) == self.id
    }

    /// Marks the move as being searched.
    #[inline]
    pub(crate) fn mark(self) -> SearchingGuard<'a> {
        self.slot.store(self.id, Relaxed);
        SearchingGuard(self)
    }
}

/// Guard: marks a move as being searched until it is dropped.
#[derive(Debug)]
pub(crate) struct SearchingGuard<'a>(SearchingSlot<'a>);

impl Drop for SearchingGuard<'_> {
    fn drop(&mut self) {
        // Another move may have taken the slot since.
        if self.0.is_marked() {
            self.0.slot.store(0, Relaxed);
        }
    }
}
