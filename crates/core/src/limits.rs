//! Limits of a search.

use std::fmt;
use std::sync::atomic::AtomicBool;

/// What may stop a search before its depth is reached. By default nothing does.
#[derive(Clone, Copy, Default)]
pub struct Limits<'a> {
    /// The largest number of nodes.
    pub nodes: Option<u64>,
    /// Whether the time is up. The caller provides the clock; a search has none.
    pub deadline: Option<&'a dyn Fn() -> bool>,
    /// Set by another thread, or a signal, to stop the search.
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

/// The limit that stopped a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StopReason {
    /// The number of nodes.
    Nodes,
    /// The time.
    Deadline,
    /// The cancel flag, or an observer of the caller.
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
