//! The kinds of exercises.

use std::fmt;

use plyground_core::{Message, message};
use serde::{Deserialize, Serialize};

/// What an exercise asks for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ExerciseKind {
    /// The minimax values of all inner nodes, and the best move.
    Values,
    /// The same values by negamax, each for the side to move.
    Signs,
    /// The leaves that alpha-beta never visits.
    Unvisited,
    /// The windows with which alpha-beta enters marked nodes.
    Windows,
    /// The values that marked nodes return, fail-soft and fail-hard.
    Returned,
    /// How many leaves alpha-beta visits in this order of moves, and in the best one.
    Counts,
    /// The nodes that `NegaScout` searches again.
    Research,
    /// The only winning move of a position.
    WinningMove,
}

impl ExerciseKind {
    /// Every kind, from the definition of a value to the searches that avoid computing it.
    pub const ALL: [Self; 8] = [
        Self::Values,
        Self::Signs,
        Self::Unvisited,
        Self::Windows,
        Self::Returned,
        Self::Counts,
        Self::Research,
        Self::WinningMove,
    ];

    /// The name typed on a command line.
    pub fn id(self) -> &'static str {
        match self {
            Self::Values => "values",
            Self::Signs => "signs",
            Self::Unvisited => "unvisited",
            Self::Windows => "windows",
            Self::Returned => "returned",
            Self::Counts => "counts",
            Self::Research => "research",
            Self::WinningMove => "winning-move",
        }
    }

    /// The kind of this name.
    pub fn find(name: &str) -> Result<Self, Message> {
        let wanted = name.trim().to_lowercase().replace('_', "-");
        Self::ALL.into_iter().find(|kind| kind.id() == wanted).ok_or_else(|| {
            let known: Vec<&str> = Self::ALL.iter().map(|kind| kind.id()).collect();
            message!(
                "exercise-unknown-kind",
                "`{name}` is not a kind of exercise: choose one of {known}",
                name = name.escape_debug().to_string(),
                known = known.join(", ")
            )
        })
    }
}

impl fmt::Display for ExerciseKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}
