//! When a search must give up.

use std::fmt;
use std::sync::atomic::AtomicBool;

/// What may end a search before its depth is reached. The default is nothing.
#[derive(Clone, Copy, Default)]
pub struct Limits<'a> {
    /// The most nodes it may enter.
    pub nodes: Option<u64>,
    /// Says whether the time is up. The search has no clock of its own: whoever sets a deadline brings one.
    pub deadline: Option<&'a dyn Fn() -> bool>,
    /// Set by another thread, or a signal, to ask for an end.
    pub cancel: Option<&'a AtomicBool>,
}

impl fmt::Debug for Limits<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Limits")
            .field("nodes", &self.nodes)
            .field("deadline", &self.deadline.is_some())
            .field("cancel", &self.cancel)
            .finish()
    }
}

/// Which limit ended a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StopReason {
    /// It had entered as many nodes as it was allowed.
    Nodes,
    /// Its time was up.
    Deadline,
    /// Somebody asked it to stop.
    Cancelled,
}

impl fmt::Display for StopReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Nodes => "node limit",
            Self::Deadline => "time limit",
            Self::Cancelled => "cancelled",
        })
    }
}
