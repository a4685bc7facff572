//! What every solver is given, and what it says while it works.

use std::sync::atomic::Ordering;

use plyground_core::{Limits, Stopped};

/// How far a solver is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Nodes entered so far.
    pub nodes: u64,
    /// The value for the side to move is at least this.
    pub at_least: i32,
    /// The value for the side to move is at most this.
    pub at_most: i32,
}

/// How many nodes pass between two looks at the limits, where nothing else is said. A look costs a call; a node costs less.
pub(crate) const LOOK_EVERY: u64 = 1 << 14;
/// How many looks pass between two reports of progress.
pub(crate) const REPORT_EVERY: u64 = 1 << 8;

/// Counts nodes, keeps to limits and reports progress.
pub(crate) struct Task<'a> {
    pub(crate) nodes: u64,
    /// At this count the limits are looked at.
    next_look: u64,
    look_every: u64,
    limits: Limits<'a>,
    progress: &'a mut dyn FnMut(Progress),
    pub(crate) at_least: i32,
    pub(crate) at_most: i32,
}

impl<'a> Task<'a> {
    pub(crate) fn new(limits: Limits<'a>, progress: &'a mut dyn FnMut(Progress)) -> Self {
        Self {
            nodes: 0,
            next_look: 0,
            look_every: LOOK_EVERY,
            limits,
            progress,
            at_least: i32::MIN,
            at_most: i32::MAX,
        }
    }

    /// The same for nodes that take longer: with a look at the limits after so many.
    pub(crate) fn looking_every(self, nodes: u64) -> Self {
        Self { look_every: nodes, ..self }
    }

    /// Counts a node.
    #[inline]
    pub(crate) fn enter(&mut self) -> Result<(), Stopped> {
        if self.nodes == self.next_look {
            self.look()?;
        }
        self.nodes += 1;
        Ok(())
    }

    #[cold]
    fn look(&mut self) -> Result<(), Stopped> {
        let left = self.limits.nodes.map_or(u64::MAX, |most| most.saturating_sub(self.nodes));
        let is_late = self.limits.deadline.is_some_and(|is_late| is_late());
        let is_cancelled = self.limits.cancel.is_some_and(|cancel| cancel.load(Ordering::Relaxed));
        if left == 0 || is_late || is_cancelled {
            self.report();
            return Err(Stopped);
        }
        if (self.nodes / self.look_every).is_multiple_of(REPORT_EVERY) {
            self.report();
        }
        self.next_look = self.nodes + left.min(self.look_every);
        Ok(())
    }

    /// Tells how far it is.
    pub(crate) fn report(&mut self) {
        let (at_least, at_most) = (self.at_least, self.at_most);
        (self.progress)(Progress { nodes: self.nodes, at_least, at_most });
    }
}
