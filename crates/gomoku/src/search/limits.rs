//! Counting nodes, and stopping.

use std::sync::atomic::Ordering::Relaxed;

use plyground_core::StopReason;

use super::{Interrupted, Worker};

/// Nodes from one look at the limits to the next: a millisecond or two.
const LOOK_EVERY: u64 = 1024;

impl Worker<'_> {
    /// Notes a node, and stops where a limit is reached.
    #[inline]
    pub(super) fn enter(&mut self, ply: usize) -> Result<(), Interrupted> {
        if self.nodes >= self.next_look {
            self.look_at_limits()?;
        }
        self.nodes += 1;
        self.deepest = self.deepest.max(ply);
        Ok(())
    }

    /// Nodes of all threads, as far as they have told.
    pub(crate) fn all_nodes(&mut self) -> u64 {
        let new = self.nodes - self.reported;
        self.reported = self.nodes;
        self.all_nodes.fetch_add(new, Relaxed) + new
    }

    #[cold]
    fn look_at_limits(&mut self) -> Result<(), Interrupted> {
        let all = self.all_nodes();
        self.next_look = self.nodes + LOOK_EVERY;
        if let Some(limits) = self.limits {
            self.stopped = match () {
                () if limits.nodes.is_some_and(|most| all >= most) => Some(StopReason::Nodes),
                () if limits.cancel.is_some_and(|cancel| cancel.load(Relaxed)) => Some(StopReason::Cancelled),
                () if limits.deadline.is_some_and(|deadline| deadline()) => Some(StopReason::Deadline),
                () => None,
            };
            if self.stopped.is_some() {
                self.stop.store(true, Relaxed);
            }
            // With one thread a limit of nodes is kept to within one search for a win by fours.
            if let Some(most) = limits.nodes {
                self.next_look = self.next_look.min(self.nodes + most.saturating_sub(all));
            }
        }
        if self.stop.load(Relaxed) { Err(Interrupted) } else { Ok(()) }
    }
}
