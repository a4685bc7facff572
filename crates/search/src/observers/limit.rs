//! Stops a search at a limit.

use std::cell::RefCell;
use std::sync::atomic::Ordering;

use plyground_core::{Limits, Observer, Position, StopReason, Stopped, Window};

/// Nodes between two checks of the deadline and the cancel flag.
pub const INTERVAL: u64 = 256;

/// Counts nodes, and stops the search when one of its [`Limits`] is reached.
#[derive(Debug)]
pub struct Limit<'a> {
    limits: Limits<'a>,
    nodes: u64,
    /// The number of nodes at which the limits are checked next.
    next_check: u64,
    reason: Option<StopReason>,
}

impl<'a> Limit<'a> {
    /// Starts counting.
    pub fn new(limits: Limits<'a>) -> Self {
        let mut limit = Self { limits, nodes: 0, next_check: 0, reason: None };
        limit.schedule();
        limit
    }

    /// The limit that stopped the search, if one did.
    pub fn reason(&self) -> Option<StopReason> {
        self.reason
    }

    /// Nodes entered so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Counts a node, unless a limit is reached. Between two checks this costs one comparison and one addition.
    #[inline]
    pub(crate) fn count_node(&mut self) -> Result<(), Stopped> {
        if self.nodes >= self.next_check {
            self.check()?;
        }
        self.nodes += 1;
        Ok(())
    }

    /// Sets the next check.
    fn schedule(&mut self) {
        let must_poll = self.limits.deadline.is_some() || self.limits.cancel.is_some();
        let poll = if must_poll { self.nodes + INTERVAL } else { u64::MAX };
        self.next_check = poll.min(self.limits.nodes.unwrap_or(u64::MAX));
    }

    #[cold]
    fn check(&mut self) -> Result<(), Stopped> {
        let limits = self.limits;
        if limits.nodes.is_some_and(|most| self.nodes >= most) {
            self.reason = Some(StopReason::Nodes);
        } else if limits.cancel.is_some_and(|flag| flag.load(Ordering::Relaxed)) {
            self.reason = Some(StopReason::Cancelled);
        } else if limits.deadline.is_some_and(|expired| expired()) {
            self.reason = Some(StopReason::Deadline);
        }
        self.schedule();
        if self.reason.is_some() { Err(Stopped) } else { Ok(()) }
    }
}

impl<P: Position> Observer<P> for Limit<'_> {
    #[inline]
    fn enter(&mut self, _pos: &P, _ply: u16, _window: Window) -> Result<(), Stopped> {
        self.count_node()
    }
}

/// One [`Limit`] for several searches, such as a search and the shallower ones that order its moves. Once it has stopped one of
/// them, it stops each of the others at its next node.
#[derive(Debug)]
pub struct SharedLimit<'a>(RefCell<Limit<'a>>);

impl<'a> SharedLimit<'a> {
    /// Starts counting.
    pub fn new(limits: Limits<'a>) -> Self {
        Self(RefCell::new(Limit::new(limits)))
    }

    /// The limit that stopped the searches, if one did.
    pub fn reason(&self) -> Option<StopReason> {
        self.0.borrow().reason()
    }
}

impl<P: Position> Observer<P> for &SharedLimit<'_> {
    fn enter(&mut self, pos: &P, ply: u16, window: Window) -> Result<(), Stopped> {
        let mut limit = self.0.borrow_mut();
        if limit.reason().is_some() { Err(Stopped) } else { limit.enter(pos, ply, window) }
    }
}
