//! Several threads at one search.
//!
//! J.-C. Weill, "The ABDADA distributed minimax search algorithm", 1996, in the simpler form of T. Kerrigan, "Simplified ABDADA".
//! Every thread searches the same root with [`pvs`](mod@crate::pvs) and the same table, and whoever is done first has the answer. What
//! keeps them from doing the same work is a note of the moves that somebody is at: others put such a move off until the
//! end of their list, and by then the table mostly knows it. The first move of a node is never put off, since without its
//! value there is nothing to test the others against.
//!
//! Contract: the value of a search on one thread, whatever the number of threads: each of them keeps its own contract, and
//! the table holds nothing that is not true. Among moves of the same value another may be named than by one thread, and the
//! number of nodes differs from run to run.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::thread::{Builder, scope};

use plyground_core::{
    Counts, Evaluator, GOLDEN, Keyed, Limits, Observer, Position, Report, Score, StopReason, Stopped, Window,
};

use crate::guide::Guide;
use crate::{Aspiration, Pvs, Task, search_with};

/// More threads than this are not started.
pub const MOST_THREADS: usize = 256;

/// A search by several threads.
#[derive(Clone, Copy, Debug)]
pub struct Parallel {
    threads: usize,
    /// The value that is expected, and how far from it another may be.
    expected: Option<(Score, u16)>,
}

impl Parallel {
    /// So many threads, one at least and [`MOST_THREADS`] at most.
    pub fn new(threads: usize) -> Self {
        Self { threads: threads.clamp(1, MOST_THREADS), expected: None }
    }

    /// The same where a value is expected, as in [`Aspiration`]: every thread looks around it first.
    pub fn expecting(self, value: Score, margin: u16) -> Self {
        Self { expected: Some((value, margin)), ..self }
    }

    /// Searches `pos`. Every thread gets a search and an evaluator of its own; the searches share one table, or else they share
    /// nothing and are of no help to each other.
    ///
    /// The nodes of a limit are for all threads together, and so are the counts: each takes as many as it can use. So the
    /// caller's thread, the only one that looks at the caller's clock, is at work for as long as anybody is.
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
        G: Guide<P>,
    {
        let (busy, done) = (Busy::new(), AtomicBool::new(false));
        let Task { depth, conventions, limits } = *task;
        let pool = limits.nodes.map(|nodes| Pool::new(nodes, self.threads));
        let think = |limits: Limits<'_>| {
            let task = Task { depth, conventions, limits };
            let mut ration = Ration::new(pool.as_ref());
            let (value, margin) = self.expected.map_or((None, 0), |(value, margin)| (Some(value), margin));
            let searcher = Aspiration::expecting(searcher().beside(&busy), margin, value);
            let judge = evaluator();
            let mut report = search_with(&searcher, &mut pos.clone(), &judge, &task, &mut ration);
            if ration.is_out {
                // Whoever still has nodes may use them.
                report.stopped = Some(StopReason::Nodes);
            } else if report.stopped != Some(StopReason::Cancelled) {
                // There is an answer, or the caller asked for an end.
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
                    reports.lock().expect("nobody panics with it").push(report);
                };
                // A machine that has no more threads is searched with on those that it has.
                if Builder::new().spawn_scoped(scope, help).is_err() {
                    break;
                }
            }
            // Only this thread may look at the caller's clock.
            let is_over = || {
                done.load(Relaxed)
                    || limits.cancel.is_some_and(|cancel| cancel.load(Relaxed))
                    || limits.deadline.is_some_and(|is_late| is_late())
            };
            think(Limits { deadline: Some(&is_over), ..Limits::default() })
        });
        let mut reports = reports.into_inner().expect("nobody panicked with it");
        reports.push(own);
        first_finished(reports, limits)
    }
}

/// The answer of whoever finished, or what the thread of the caller, the last of them, knew.
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
struct Pool {
    left: AtomicU64,
    threads: u64,
}

impl Pool {
    /// Nobody takes more at a time: what one thread has in hand the others cannot have.
    const MOST: u64 = 64;

    fn new(nodes: u64, threads: usize) -> Self {
        Self { left: AtomicU64::new(nodes), threads: threads as u64 }
    }

    /// Takes some nodes; the fewer are left the fewer at a time, so that everybody gets some. None at all once they are used up.
    fn take(&self) -> u64 {
        let part = |left: u64| (left / (2 * self.threads)).clamp(1, Self::MOST).min(left);
        let taken = self.left.fetch_update(Relaxed, Relaxed, |left| Some(left - part(left)));
        taken.map_or(0, part)
    }
}

/// The nodes of the pool that one thread has in hand. It stops a search once there are no more.
#[derive(Debug)]
struct Ration<'a> {
    pool: Option<&'a Pool>,
    left: u64,
    is_out: bool,
}

impl<'a> Ration<'a> {
    fn new(pool: Option<&'a Pool>) -> Self {
        // Without a limit there is enough for ever.
        Self { pool, left: if pool.is_some() { 0 } else { u64::MAX }, is_out: false }
    }
}

impl<P: Position> Observer<P> for Ration<'_> {
    #[inline]
    fn enter(&mut self, _: &P, _: u16, _: Window) -> Result<(), Stopped> {
        if self.left == 0 {
            self.left = self.pool.map_or(u64::MAX, Pool::take);
            self.is_out = self.left == 0;
            if self.is_out {
                return Err(Stopped);
            }
        }
        self.left -= 1;
        Ok(())
    }
}

/// The moves that somebody is at, as far as there is room: two that meet in a place hide each other, which costs work and
/// nothing else.
#[derive(Debug)]
pub(crate) struct Busy {
    places: Box<[AtomicU64]>,
}

impl Busy {
    const PLACES: usize = 1 << 12;

    fn new() -> Self {
        Self { places: (0..Self::PLACES).map(|_| AtomicU64::new(0)).collect() }
    }

    /// Where it is noted that somebody is at a move, given by its place among those of the position with this key.
    pub(crate) fn at(&self, key: u64, place: u16) -> Desk<'_> {
        let work = (key ^ u64::from(place)).wrapping_mul(GOLDEN) | 1;
        Desk { note: &self.places[(work >> 52) as usize % Self::PLACES], work }
    }
}

/// The place of one piece of work.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Desk<'a> {
    note: &'a AtomicU64,
    work: u64,
}

impl<'a> Desk<'a> {
    pub(crate) fn is_taken(self) -> bool {
        self.note.load(Relaxed) == self.work
    }

    /// Says that somebody is at it, for as long as the seat is kept.
    pub(crate) fn sit_down(self) -> Seat<'a> {
        self.note.store(self.work, Relaxed);
        Seat(self)
    }
}

/// Somebody's being at a piece of work.
#[derive(Debug)]
pub(crate) struct Seat<'a>(Desk<'a>);

impl Drop for Seat<'_> {
    fn drop(&mut self) {
        // The note may be somebody else's by now.
        if self.0.is_taken() {
            self.0.note.store(0, Relaxed);
        }
    }
}
