//! Parallel search, after ABDADA.
//!
//! The main thread publishes one null-window test at a time, and all threads search it with a shared table; the first result
//! counts, and the other threads stop. A table of positions being searched makes them diverge: a move that another thread is
//! searching is deferred to the end of the list, when the table usually has it (a simplification of J.-C. Weill, "The ABDADA
//! distributed minimax search algorithm", 1996).

use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicBool, AtomicU64};
use std::sync::{Condvar, Mutex, MutexGuard};

use plyground_core::{Limits, Stopped};

use super::discs::Discs;
use crate::monitor::{CHECK_INTERVAL, REPORT_INTERVAL, SolverProgress};
use crate::shared_table::hash;

/// Slots of the table of positions being searched.
const BUSY_SLOTS: usize = 1 << 14;

/// A null-window test: whether the value of a position exceeds `alpha`.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct WindowTest {
    pub(crate) discs: Discs,
    pub(crate) alpha: i32,
}

/// The current test.
#[derive(Default)]
struct CurrentTest {
    number: u64,
    test: WindowTest,
    answer: Option<i32>,
}

/// The state that threads share besides the table.
pub(crate) struct SharedState {
    threads: usize,
    test: Mutex<CurrentTest>,
    changed: Condvar,
    /// The number of the test without an answer yet; 0 if there is none.
    current: AtomicU64,
    is_stopped: AtomicBool,
    /// Nodes reported by all threads.
    nodes: AtomicU64,
    /// Nodes of the limit not yet allotted to a thread.
    left: AtomicU64,
    /// Hashes of the positions being searched. Collisions cost work but are sound.
    busy: Box<[AtomicU64]>,
}

impl SharedState {
    pub(crate) fn new(threads: usize, most_nodes: Option<u64>) -> Self {
        let places = if threads > 1 { BUSY_SLOTS } else { 0 };
        Self {
            threads,
            test: Mutex::default(),
            changed: Condvar::new(),
            current: AtomicU64::new(0),
            is_stopped: AtomicBool::new(false),
            nodes: AtomicU64::new(0),
            left: AtomicU64::new(most_nodes.unwrap_or(u64::MAX)),
            busy: (0..places).map(|_| AtomicU64::new(0)).collect(),
        }
    }

    /// Whether there is more than one thread.
    #[inline]
    pub(crate) fn is_shared(&self) -> bool {
        self.threads > 1
    }

    fn lock(&self) -> MutexGuard<'_, CurrentTest> {
        self.test.lock().expect("no thread panics while it holds the lock")
    }

    /// Publishes a test, and returns its number.
    pub(crate) fn ask(&self, test: WindowTest) -> u64 {
        let mut current_test = self.lock();
        *current_test = CurrentTest { number: current_test.number + 1, test, answer: None };
        self.current.store(current_test.number, Relaxed);
        self.changed.notify_all();
        current_test.number
    }

    /// Waits for a test after the one with this number; `None` once the search is over.
    pub(crate) fn next_test(&self, last: u64) -> Option<(u64, WindowTest)> {
        let mut current_test = self.lock();
        loop {
            if self.is_stopped.load(Relaxed) {
                return None;
            }
            if current_test.number != last && current_test.answer.is_none() {
                return Some((current_test.number, current_test.test));
            }
            current_test = self.changed.wait(current_test).expect("no thread panics while it holds the lock");
        }
    }

    /// Answers a test, unless another thread has.
    pub(crate) fn answer(&self, number: u64, value: i32) {
        let mut current_test = self.lock();
        if current_test.number == number && current_test.answer.is_none() {
            current_test.answer = Some(value);
            self.current.store(0, Relaxed);
        }
    }

    /// The answer to the last test, if there is one.
    pub(crate) fn answered(&self) -> Option<i32> {
        self.lock().answer
    }

    /// Stops all threads.
    pub(crate) fn stop(&self) {
        // Holding the lock, so that no thread misses the wake-up between its check and its wait. A poisoned lock does not matter.
        let current_test = self.test.lock();
        self.is_stopped.store(true, Relaxed);
        self.changed.notify_all();
        drop(current_test);
    }

    /// The nodes reported by all threads.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes.load(Relaxed)
    }

    /// Allots nodes to a thread until its next check: fewer as the limit approaches, so that every thread gets some; 0 once
    /// they are used up.
    fn allot(&self) -> u64 {
        let mut given = 0;
        let take = |left: u64| {
            given = (left / (2 * self.threads as u64)).clamp(1, CHECK_INTERVAL).min(left);
            // `u64::MAX` stands for no limit.
            Some(if left == u64::MAX { left } else { left - given })
        };
        // The closure always returns a value, so this cannot fail.
        let _ = self.left.fetch_update(Relaxed, Relaxed, take);
        given
    }

    /// The slot of a position, and its hash.
    #[inline]
    fn busy_slot(&self, discs: Discs) -> (&AtomicU64, u64) {
        let hash = hash(discs.into()) | 1;
        (&self.busy[(hash >> 50) as usize % BUSY_SLOTS], hash)
    }

    /// Whether a thread is searching a position.
    #[inline]
    pub(crate) fn is_busy(&self, discs: Discs) -> bool {
        let (slot, hash) = self.busy_slot(discs);
        slot.load(Relaxed) == hash
    }

    pub(crate) fn begin(&self, discs: Discs) {
        let (slot, hash) = self.busy_slot(discs);
        slot.store(hash, Relaxed);
    }

    pub(crate) fn end(&self, discs: Discs) {
        let (slot, hash) = self.busy_slot(discs);
        // Another thread may have overwritten the slot. A race here costs work but is sound.
        if slot.load(Relaxed) == hash {
            slot.store(0, Relaxed);
        }
    }
}

/// The limits and the progress callback of the caller, which only the main thread uses.
pub(crate) struct Caller<'a> {
    pub(crate) limits: Limits<'a>,
    pub(crate) progress: &'a mut dyn FnMut(SolverProgress),
    pub(crate) at_least: i32,
    pub(crate) at_most: i32,
}

/// The state of one thread: counts nodes and enforces limits.
pub(crate) struct ThreadState<'a> {
    pub(crate) shared: &'a SharedState,
    pub(crate) nodes: u64,
    /// The part of them that has been reported.
    reported: u64,
    /// The node count at which the limits are checked next.
    next_check: u64,
    checks: u64,
    /// The number of its test.
    pub(crate) number: u64,
    caller: Option<Caller<'a>>,
}

impl<'a> ThreadState<'a> {
    pub(crate) fn new(shared: &'a SharedState, caller: Option<Caller<'a>>) -> Self {
        Self { shared, nodes: 0, reported: 0, next_check: 0, checks: 0, number: 0, caller }
    }

    /// Whether a [check](Self::check) is due before the next node.
    #[inline]
    pub(crate) fn is_due(&self) -> bool {
        self.nodes == self.next_check
    }

    /// Checks the limits and whether another thread has answered the test.
    pub(crate) fn check(&mut self) -> Result<(), Stopped> {
        self.report_nodes();
        if let Some(caller) = &self.caller {
            let limits = caller.limits;
            let is_late = limits.deadline.is_some_and(|is_late| is_late());
            if is_late || limits.cancel.is_some_and(|cancel| cancel.load(Relaxed)) {
                self.shared.stop();
            }
        }
        let is_answered = self.shared.is_shared() && self.shared.current.load(Relaxed) != self.number;
        if is_answered || self.shared.is_stopped.load(Relaxed) {
            return Err(Stopped);
        }
        let given = self.shared.allot();
        if given == 0 {
            return Err(Stopped);
        }
        self.next_check = self.nodes + given;
        if self.checks.is_multiple_of(REPORT_INTERVAL) {
            self.report();
        }
        self.checks += 1;
        Ok(())
    }

    /// Reports the nodes since the last call.
    pub(crate) fn report_nodes(&mut self) {
        self.shared.nodes.fetch_add(self.nodes - self.reported, Relaxed);
        self.reported = self.nodes;
    }

    /// Reports new bounds of the value.
    pub(crate) fn found(&mut self, at_least: i32, at_most: i32) {
        if let Some(caller) = &mut self.caller {
            (caller.at_least, caller.at_most) = (at_least, at_most);
        }
        self.report();
    }

    /// Reports the progress to the caller.
    pub(crate) fn report(&mut self) {
        self.report_nodes();
        let nodes = self.shared.nodes();
        if let Some(Caller { progress, at_least, at_most, .. }) = &mut self.caller {
            progress(SolverProgress { nodes, at_least: *at_least, at_most: *at_most });
        }
    }
}
