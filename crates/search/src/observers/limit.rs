//! Stops a search that has used up what it was given.

use std::cell::RefCell;
use std::fmt;
use std::sync::atomic::Ordering;

use plyground_core::{Limits, Observer, Position, StopReason, Stopped, Window};

/// How many nodes may pass between two looks at the clock.
const PATIENCE: u64 = 256;

/// Turns [`Limits`] into an end of the search.
pub struct Limit<'a> {
    limits: Limits<'a>,
    nodes: u64,
    next_look: u64,
    reason: Option<StopReason>,
    /// The proof and disproof numbers that a prover has noted last.
    numbers: (u32, u32),
    teller: Option<Teller<'a>>,
}

/// Somebody who wants to hear of the work now and then.
struct Teller<'a> {
    /// Nodes between two calls.
    every: u64,
    /// When the next one is due.
    next: u64,
    tell: &'a mut Tell<'a>,
}

/// Hears how many nodes there were, and the proof and disproof numbers that were noted last.
pub(crate) type Tell<'a> = dyn FnMut(u64, (u32, u32)) + 'a;

impl fmt::Debug for Limit<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Limit")
            .field("limits", &self.limits)
            .field("nodes", &self.nodes)
            .field("reason", &self.reason)
            .field("teller", &self.teller.is_some())
            .finish_non_exhaustive()
    }
}

impl<'a> Limit<'a> {
    /// Starts counting.
    pub fn new(limits: Limits<'a>) -> Self {
        let mut limit = Self { limits, nodes: 0, next_look: 0, reason: None, numbers: (0, 0), teller: None };
        limit.plan();
        limit
    }

    /// Tells after every so many nodes how far the work is. That shares the comparison with the limits: no node pays for it.
    pub(crate) fn telling(limits: Limits<'a>, every: u64, tell: &'a mut Tell<'a>) -> Self {
        let mut limit = Self { teller: Some(Teller { every, next: every, tell }), ..Self::new(limits) };
        limit.plan();
        limit
    }

    /// Notes the numbers of the position that a prover is to decide, for whoever is told next.
    pub(crate) fn note(&mut self, proof: u32, disproof: u32) {
        self.numbers = (proof, disproof);
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
        let told = self.teller.as_ref().map_or(u64::MAX, |teller| teller.next);
        self.next_look = look.min(told).min(self.limits.nodes.unwrap_or(u64::MAX));
    }

    #[cold]
    fn look(&mut self) -> Result<(), Stopped> {
        if let Some(teller) = self.teller.as_mut().filter(|teller| self.nodes >= teller.next) {
            (teller.tell)(self.nodes, self.numbers);
            teller.next = self.nodes + teller.every;
        }
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
