//! The kinds of puzzles.

use std::fmt;

use plyground_core::{Message, message};
use serde::{Deserialize, Serialize};

/// What a puzzle is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PuzzleKind {
    /// A win in a few moves: K in a row and Connect Four.
    WinIn,
    /// A win by continuous fours in gomoku (VCF).
    Fours,
    /// A win by continuous fours and open threes in gomoku (VCT).
    Threats,
    /// The moves that stop a win by fours in gomoku.
    Defend,
    /// The one move that does not lose: Connect Four.
    OnlyMove,
    /// A sacrifice that wins material or the game in draughts.
    Shot,
    /// The end of a game of Connect Four, won to the last stone.
    ConnectEnding,
    /// The end of a game of Othello, won to the last disc.
    OthelloEnding,
}

impl PuzzleKind {
    /// Every kind.
    pub const ALL: [Self; 8] = [
        Self::WinIn,
        Self::Fours,
        Self::Threats,
        Self::Defend,
        Self::OnlyMove,
        Self::Shot,
        Self::ConnectEnding,
        Self::OthelloEnding,
    ];

    /// The name typed on a command line.
    pub fn id(self) -> &'static str {
        match self {
            Self::WinIn => "win-in",
            Self::Fours => "fours",
            Self::Threats => "threats",
            Self::Defend => "defend",
            Self::OnlyMove => "only-move",
            Self::Shot => "shot",
            Self::ConnectEnding => "connect-ending",
            Self::OthelloEnding => "othello-ending",
        }
    }

    /// The kind of this name; `vcf` and `vct` are names of gomoku players.
    pub fn find(name: &str) -> Result<Self, Message> {
        let wanted = name.trim().to_lowercase().replace('_', "-");
        let wanted = match wanted.as_str() {
            "vcf" => "fours",
            "vct" => "threats",
            other => other,
        };
        Self::ALL.into_iter().find(|kind| kind.id() == wanted).ok_or_else(|| {
            let known: Vec<&str> = Self::ALL.iter().map(|kind| kind.id()).collect();
            message!(
                "puzzles-unknown-kind",
                "`{name}` is not a kind of puzzle: choose one of {known}",
                name = name.escape_debug().to_string(),
                known = known.join(", ")
            )
        })
    }

    /// The games whose positions it takes.
    pub(crate) fn games(self) -> &'static [&'static str] {
        match self {
            Self::WinIn => &["connect-four", "piskvorky", "mnk(6,6,4)"],
            Self::Fours | Self::Threats | Self::Defend => &["gomoku"],
            Self::OnlyMove | Self::ConnectEnding => &["connect-four"],
            Self::Shot => &["english-draughts", "russian-draughts", "international-draughts"],
            Self::OthelloEnding => &["othello"],
        }
    }
}

impl fmt::Display for PuzzleKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}
