//! Node counting and search limits.

use std::sync::atomic::Ordering::Relaxed;

use plyground_core::StopReason;

use super::{Interrupted, Worker};

/// Nodes between two checks of the limits: one or two milliseconds.
const CHECK_INTERVAL: u64 = 1024;

impl Worker<'_> {
    /// Counts a node; fails if a limit is reached.
    #[inline]
    pub(super) fn enter(&mut self, ply: usize) -> Result<(), Interrupted> {
        if self.nodes >= self.next_check {
            self.check_limits()?;
        }
        self.nodes += 1;
        self.seldepth = self.seldepth.max(ply);
        Ok(())
    }

    /// Adds this thread's new nodes to the shared count and returns it: the nodes of all threads as of their last reports.
    pub(crate) fn all_nodes(&mut self) -> u64 {
        let new = self.nodes - self.reported;
        self.reported = self.nodes;
        self.all_nodes.fetch_add(new, Relaxed) + new
    }

    #[cold]
    fn check_limits(&mut self) -> Result<(), Interrupted> {
        let all = self.all_nodes();
        self.next_check = self.nodes + CHECK_INTERVAL;
        if let Some(limits) = self.limits {
            self.stopped = if limits.nodes.is_some_and(|limit| all >= limit) {
                Some(StopReason::Nodes)
            } else if limits.cancel.is_some_and(|cancel| cancel.load(Relaxed)) {
                Some(StopReason::Cancelled)
            } else if limits.deadline.is_some_and(|deadline| deadline()) {
                Some(StopReason::Deadline)
            } else {
                None
            };
            if self.stopped.is_some() {
                self.stop.store(true, Relaxed);
            }
            // On one thread the node limit is exceeded by one VCF search at most.
            if let Some(limit) = limits.nodes {
                self.next_check = self.next_check.min(self.nodes + limit.saturating_sub(all));
            }
        }
        if self.stop.load(Relaxed) { Err(Interrupted) } else { Ok(()) }
    }
}
