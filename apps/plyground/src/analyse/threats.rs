//! What both sides could make with one stone, in words.

use plyground_gomoku::{Board, Cell, Forbidden, NoWin, Pattern, Threat, Unwon};
use plyground_i18n::say;
use plyground_registry::Player;
use serde_json::{Value, json};

use super::position::{Position, side_id};
use crate::language::texts;

/// What a stone makes, the most urgent first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Kind {
    Five,
    OpenFour,
    FourAndThree,
    Four,
    TwoThrees,
    Three,
    ForbiddenOverline,
    ForbiddenTwoFours,
    ForbiddenTwoThrees,
    Overline,
    ClosedFive,
}

impl Kind {
    /// The name for programs; the last part of the key of its words.
    const fn id(self) -> &'static str {
        match self {
            Self::Five => "five",
            Self::OpenFour => "open-four",
            Self::FourAndThree => "four-and-three",
            Self::Four => "four",
            Self::TwoThrees => "two-threes",
            Self::Three => "three",
            Self::ForbiddenOverline => "forbidden-overline",
            Self::ForbiddenTwoFours => "forbidden-two-fours",
            Self::ForbiddenTwoThrees => "forbidden-two-threes",
            Self::Overline => "overline",
            Self::ClosedFive => "closed-five",
        }
    }

    /// What a stone of `player` on an empty cell makes; none where nothing need be said.
    pub(super) fn of(board: &mut Board, player: Player, cell: Cell) -> Option<Self> {
        let threat = board.threat(player, cell);
        Some(match threat {
            Threat::Five => Self::Five,
            Threat::OpenFour => Self::OpenFour,
            Threat::FourAndThree => Self::FourAndThree,
            Threat::Four | Threat::FourAndTwo => Self::Four,
            Threat::Suspect => {
                let patterns = board.patterns(player, cell);
                match board.forbidden(cell) {
                    Some(reason) => reason.into(),
                    // Allowed, so of what looks like several threats at most one is real.
                    None if patterns.contains(&Pattern::OpenFour) => Self::OpenFour,
                    None if patterns.contains(&Pattern::Four) => Self::Four,
                    None => Self::Three,
                }
            }
            _ => match board.why_no_win(player, cell) {
                Some(reason) => reason.into(),
                None if threat == Threat::TwoThrees => Self::TwoThrees,
                None if threat >= Threat::Three => Self::Three,
                None => return None,
            },
        })
    }

    /// What it is, in words.
    pub(super) fn words(self) -> String {
        // keys: analyse-kind-five, analyse-kind-open-four, analyse-kind-four-and-three, analyse-kind-four
        // keys: analyse-kind-two-threes, analyse-kind-three, analyse-kind-forbidden-overline
        // keys: analyse-kind-forbidden-two-fours, analyse-kind-forbidden-two-threes
        // keys: analyse-kind-overline, analyse-kind-closed-five
        texts().get(&format!("analyse-kind-{}", self.id()))
    }
}

impl From<Forbidden> for Kind {
    fn from(reason: Forbidden) -> Self {
        match reason {
            Forbidden::Overline => Self::ForbiddenOverline,
            Forbidden::TwoFours => Self::ForbiddenTwoFours,
            Forbidden::TwoThrees => Self::ForbiddenTwoThrees,
        }
    }
}

impl From<NoWin> for Kind {
    fn from(reason: NoWin) -> Self {
        match reason {
            NoWin::Overline => Self::Overline,
            NoWin::ClosedFive => Self::ClosedFive,
        }
    }
}

/// What each cell is good for, by side; the most urgent first.
pub(super) struct Threats([Vec<(Kind, Cell)>; 2]);

impl Threats {
    pub(super) fn of(position: &Position) -> Self {
        let mut board = position.board.clone();
        Self(Player::BOTH.map(|player| {
            let mut found = Vec::new();
            for row in 0..board.height() {
                for cell in (0..board.width()).map(|column| Cell::new(column, row)) {
                    if board.is_empty(cell)
                        && let Some(kind) = Kind::of(&mut board, player, cell)
                    {
                        found.push((kind, cell));
                    }
                }
            }
            found.sort();
            found
        }))
    }

    pub(super) fn json(&self, position: &Position) -> Value {
        let side = |player: Player| -> Value {
            let one = |&(kind, cell): &(Kind, Cell)| {
                let cell = position.cell(cell);
                json!({ "kind": kind.id(), "words": words(player, kind, &cell), "cell": cell })
            };
            self.0[player.index()].iter().map(one).collect()
        };
        json!({ "black": side(Player::First), "white": side(Player::Second) })
    }

    /// A line for each side and kind.
    pub(super) fn lines(&self, position: &Position) -> Vec<String> {
        let mut lines = Vec::new();
        for player in Player::BOTH {
            let found = &self.0[player.index()];
            for same in found.chunk_by(|a, b| a.0 == b.0) {
                let cells: Vec<String> = same.iter().map(|&(_, cell)| position.cell(cell)).collect();
                lines.push(words(player, same[0].0, &cells.join(", ")));
            }
            if found.is_empty() {
                lines.push(say!(texts(), "analyse-no-threats", side = side_id(player)));
            }
        }
        lines
    }
}

fn words(player: Player, kind: Kind, cells: &str) -> String {
    say!(texts(), "analyse-threat", side = side_id(player), what = kind.words(), cells = cells)
}

/// A row on the board that did not win, in a sentence.
pub(super) fn unwon(row: Unwon, position: &Position) -> String {
    let [from, to] = row.ends.map(|cell| position.cell(cell));
    let why = match row.reason {
        NoWin::Overline => texts().get("analyse-overline"),
        NoWin::ClosedFive => texts().get("analyse-closed-five"),
    };
    say!(texts(), "analyse-unwon", side = side_id(row.player), from = from, to = to, why = why)
}
