//! The threats that one stone of either side would make, in words.

use plyground_gomoku::{Cell, Made, NoWin, Unwon};
use plyground_i18n::say;
use plyground_registry::Player;
use serde_json::{Value, json};

use super::position::{GomokuPosition, side_id};
use crate::language::texts;

/// A threat in words.
pub(super) fn kind(made: Made) -> String {
    // keys: analyse-kind-five, analyse-kind-open-four, analyse-kind-four-and-three, analyse-kind-four
    // keys: analyse-kind-two-threes, analyse-kind-three, analyse-kind-forbidden-overline
    // keys: analyse-kind-forbidden-two-fours, analyse-kind-forbidden-two-threes
    // keys: analyse-kind-overline, analyse-kind-closed-five
    texts().get(&format!("analyse-kind-{}", made.id()))
}

/// The threats of each cell, by side; the most urgent first.
pub(super) struct Threats([Vec<(Made, Cell)>; 2]);

impl Threats {
    pub(super) fn of(position: &GomokuPosition) -> Self {
        let mut board = position.board.clone();
        Self(Player::BOTH.map(|player| {
            let mut found = Made::all(&mut board, player);
            found.sort();
            found
        }))
    }

    pub(super) fn json(&self, position: &GomokuPosition) -> Value {
        let side = |player: Player| -> Value {
            let one = |&(made, cell): &(Made, Cell)| {
                let cell = position.cell(cell);
                json!({ "kind": made.id(), "words": words(player, made, &cell), "cell": cell })
            };
            self.0[player.index()].iter().map(one).collect()
        };
        json!({ "black": side(Player::First), "white": side(Player::Second) })
    }

    /// A line for each side and kind.
    pub(super) fn lines(&self, position: &GomokuPosition) -> Vec<String> {
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

fn words(player: Player, made: Made, cells: &str) -> String {
    say!(texts(), "analyse-threat", side = side_id(player), what = kind(made), cells = cells)
}

/// A row on the board that did not win, in a sentence.
pub(super) fn unwon(row: Unwon, position: &GomokuPosition) -> String {
    let [from, to] = row.ends.map(|cell| position.cell(cell));
    let why = match row.reason {
        NoWin::Overline => texts().get("analyse-overline"),
        NoWin::ClosedFive => texts().get("analyse-closed-five"),
    };
    say!(texts(), "analyse-unwon", side = side_id(row.player), from = from, to = to, why = why)
}
