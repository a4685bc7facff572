//! Stops a search that has used up what it was given.

use std::cell::RefCell;
use std::sync::atomic::Ordering;

use plyground_core::{Limits, Observer, Position, StopReason, Stopped, Window};

/// How many nodes may pass between two looks at the clock.
const PATIENCE: u64 = 256;

/// Turns [`Limits`] into an end of the search.
#[derive(Debug)]
pub struct Limit<'a> {
    limits: Limits<'a>,
    nodes: u64,
    next_look: u64,
    reason: Option<StopReason>,
}

impl<'a> Limit<'a> {
    /// Starts counting.
    pub fn new(limits: Limits<'a>) -> Self {
        let mut limit = Self { limits, nodes: 0, next_look: 0, reason: None };
        limit.plan();
        limit
    }

    /// Why the search was stopped, if it was.
    pub fn reason(&self) -> Option<StopReason> {
        self.reason
    }

    /// Nodes that were let pass so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Decides when to look again: the ordinary node pays for one comparison only.
    fn plan(&mut self) {
        let watched = self.limits.deadline.is_some() || self.limits.cancel.is_some();
        let look = if watched { self.nodes + PATIENCE } else { u64::MAX };
        self.next_look = look.min(self.limits.nodes.unwrap_or(u64::MAX));
    }

    #[cold]
    fn look(&mut self) -> Result<(), Stopped> {
        let limits = self.limits;
        if limits.nodes.is_some_and(|most| self.nodes >= most) {
            self.reason = Some(StopReason::Nodes);
        } else if limits.cancel.is_some_and(|flag| flag.load(Ordering::Relaxed)) {
            self.reason = Some(StopReason::Cancelled);
        } else if limits.deadline.is_some_and(|expired| expired()) {
            self.reason = Some(StopReason::Deadline);
        }
        self.plan();
        if self.reason.is_some() { Err(Stopped) } else { Ok(()) }
    }
}

impl<P: Position> Observer<P> for Limit<'_> {
    #[inline]
    fn enter(&mut self, _pos: &P, _ply: u16, _window: Window) -> Result<(), Stopped> {
        if self.nodes >= self.next_look {
            self.look()?;
        }
        self.nodes += 1;
        Ok(())
    }
}

/// A [`Limit`] for several searches together, such as one and those that put its moves in order. Once it has stopped one of
/// them it stops the others at their next node.
#[derive(Debug)]
pub struct SharedLimit<'a>(RefCell<Limit<'a>>);

impl<'a> SharedLimit<'a> {
    /// Starts counting.
    pub fn new(limits: Limits<'a>) -> Self {
        Self(RefCell::new(Limit::new(limits)))
    }

    /// Why the searches were stopped, if they were.
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
