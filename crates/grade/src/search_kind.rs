//! The searches that students write.

use std::fmt;

use plyground_core::{Message, message};

/// One of the four searches of the textbook.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SearchKind {
    /// Two cases, one for each player, no pruning.
    Minimax,
    /// The same as one case, with the sign changed at every ply.
    Negamax,
    /// Negamax with a window.
    AlphaBeta,
    /// Alpha-beta with null windows after the first move.
    NegaScout,
}

impl SearchKind {
    /// All, in the order in which they are taught.
    pub const ALL: [Self; 4] = [Self::Minimax, Self::Negamax, Self::AlphaBeta, Self::NegaScout];

    /// The name in a task.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Minimax => "minimax",
            Self::Negamax => "negamax",
            Self::AlphaBeta => "alpha-beta",
            Self::NegaScout => "negascout",
        }
    }

    /// The search of this name.
    pub fn find(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.id() == id)
    }

    /// What is wrong with a name that is none.
    pub fn unknown(word: &str) -> Message {
        message!(
            "grade-task-algorithm",
            "`{word}` is no search of a task: write minimax, negamax, alpha-beta or negascout",
            word = word.escape_debug().to_string()
        )
    }

    /// Whether it cuts.
    pub const fn prunes(self) -> bool {
        matches!(self, Self::AlphaBeta | Self::NegaScout)
    }
}

impl fmt::Display for SearchKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}
