//! Node counting, limits and progress reports.

use std::sync::atomic::Ordering;

use plyground_core::{Limits, Stopped};

/// The progress of a solver.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SolverProgress {
    /// Nodes searched so far.
    pub nodes: u64,
    /// The value for the side to move is at least this.
    pub at_least: i32,
    /// The value for the side to move is at most this.
    pub at_most: i32,
}

/// Nodes between two checks of the limits by default. A check costs a call, which is more than a node.
pub(crate) const CHECK_INTERVAL: u64 = 1 << 14;
/// Checks between two progress reports.
pub(crate) const REPORT_INTERVAL: u64 = 1 << 8;

/// Counts nodes, enforces limits and reports progress.
pub(crate) struct SearchMonitor<'a> {
    pub(crate) nodes: u64,
    /// The node count at which the limits are checked next.
    next_check: u64,
    check_interval: u64,
    limits: Limits<'a>,
    progress: &'a mut dyn FnMut(SolverProgress),
    pub(crate) at_least: i32,
    pub(crate) at_most: i32,
}

impl<'a> SearchMonitor<'a> {
    pub(crate) fn new(limits: Limits<'a>, progress: &'a mut dyn FnMut(SolverProgress)) -> Self {
        Self {
            nodes: 0,
            next_check: 0,
            check_interval: CHECK_INTERVAL,
            limits,
            progress,
            at_least: i32::MIN,
            at_most: i32::MAX,
        }
    }

    /// Sets the number of nodes between two checks, for searches with slower nodes.
    pub(crate) fn with_check_interval(self, nodes: u64) -> Self {
        Self { check_interval: nodes, ..self }
    }

    /// Counts a node; fails where a limit is reached.
    #[inline]
    pub(crate) fn enter(&mut self) -> Result<(), Stopped> {
        if self.nodes == self.next_check {
            self.check()?;
        }
        self.nodes += 1;
        Ok(())
    }

    #[cold]
    fn check(&mut self) -> Result<(), Stopped> {
        let left = self.limits.nodes.map_or(u64::MAX, |most| most.saturating_sub(self.nodes));
        let is_late = self.limits.deadline.is_some_and(|is_late| is_late());
        let is_cancelled = self.limits.cancel.is_some_and(|cancel| cancel.load(Ordering::Relaxed));
        if left == 0 || is_late || is_cancelled {
            self.report();
            return Err(Stopped);
        }
        if (self.nodes / self.check_interval).is_multiple_of(REPORT_INTERVAL) {
            self.report();
        }
        self.next_check = self.nodes + left.min(self.check_interval);
        Ok(())
    }

    /// Reports progress.
    pub(crate) fn report(&mut self) {
        let (at_least, at_most) = (self.at_least, self.at_most);
        (self.progress)(SolverProgress { nodes: self.nodes, at_least, at_most });
    }
}
