//! Rows of five or more that do not win, and the reason.

use std::fmt;

use plyground_core::{Outcome, Player};

use crate::board::Board;
use crate::cells::{Cell, STEPS};
use crate::rule::LineRule;
use crate::threat::Threat;

/// Why a row of five or more is not a win.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoWin {
    /// Longer than five, where exactly five win.
    Overline,
    /// Five with an opposing stone at both ends, in caro.
    ClosedFive,
}

impl NoWin {
    /// A sentence for players.
    pub const fn reason(self) -> &'static str {
        match self {
            Self::Overline => "six or more in a row do not win here: exactly five do",
            Self::ClosedFive => "five in a row do not win in caro with an opposing stone at both ends",
        }
    }
}

impl fmt::Display for NoWin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.reason())
    }
}

/// A row of five or more on the board that does not win.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unwon {
    /// Whose row it is.
    pub player: Player,
    /// Its ends.
    pub ends: [Cell; 2],
    /// Why it does not win.
    pub reason: NoWin,
}

impl Board {
    /// Why a stone of `player` on an empty cell would not win although it makes a row of five or more. None if there is no
    /// such row, or another row wins.
    pub fn why_no_win(&self, player: Player, cell: Cell) -> Option<NoWin> {
        if self.threat(player, cell) == Threat::Five {
            return None;
        }
        STEPS.into_iter().find_map(|step| self.row(player, cell, step).1)
    }

    /// The rows of five or more on the board that do not win.
    pub fn unwon(&self) -> Vec<Unwon> {
        let mut rows = Vec::new();
        for row in 0..self.height() {
            for column in 0..self.width() {
                let cell = Cell::new(column, row);
                let Some(player) = self.stone(cell) else { continue };
                for step in STEPS {
                    // Each row once: at its first end.
                    if let (ends, Some(reason)) = self.row(player, cell, step)
                        && ends[0] == cell
                    {
                        rows.push(Unwon { player, ends, reason });
                    }
                }
            }
        }
        rows
    }

    /// The cells of a winning row; empty if no side has won.
    pub fn winning_row(&self) -> Vec<Cell> {
        let Some(Outcome::Win(winner)) = self.outcome() else { return Vec::new() };
        for cell in self.played().filter(|&cell| self.stone(cell) == Some(winner)) {
            for step in STEPS {
                let ([low, high], reason) = self.row(winner, cell, step);
                if reason.is_none() && high.place() - low.place() >= 4 * step {
                    return (low.place()..=high.place()).step_by(step).map(Cell::from_place).collect();
                }
            }
        }
        Vec::new()
    }

    /// The ends of the row through a cell, as if it held a stone of `player`, and why it does not win if it is long enough.
    fn row(&self, player: Player, cell: Cell, step: usize) -> ([Cell; 2], Option<NoWin>) {
        let stone = |place: usize| self.stone(Cell::from_place(place));
        let (mut low, mut high) = (cell.place(), cell.place());
        while stone(low - step) == Some(player) {
            low -= step;
        }
        while stone(high + step) == Some(player) {
            high += step;
        }
        let length = (high - low) / step + 1;
        let is_closed =
            [low - step, high + step].into_iter().all(|place| stone(place) == Some(player.other()));
        let reason = match self.rule().line(player) {
            LineRule::ExactlyFive | LineRule::RenjuBlack if length > 5 => Some(NoWin::Overline),
            LineRule::Caro if length == 5 && is_closed => Some(NoWin::ClosedFive),
            _ => None,
        };
        ([low, high].map(Cell::from_place), reason)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{Rows, board_of_stones, read_cells};
    use crate::rule::Rule;

    fn board(rule: Rule, black: &str, white: &str) -> Board {
        let cells = |text: &str| read_cells(text, 15, 15, Rows::FromBottom).unwrap();
        board_of_stones(15, 15, rule, &cells(black), &cells(white)).unwrap()
    }

    fn cell(text: &str) -> Cell {
        crate::record::read_cell(text, 15, 15, Rows::FromBottom).unwrap()
    }

    #[test]
    fn six_do_not_win_where_five_are_wanted() {
        for (rule, player, expected) in [
            (Rule::Freestyle, Player::First, None),
            (Rule::Standard, Player::First, Some(NoWin::Overline)),
            (Rule::Renju, Player::First, Some(NoWin::Overline)),
            (Rule::Caro, Player::First, None),
            (Rule::Standard, Player::Second, Some(NoWin::Overline)),
            (Rule::Renju, Player::Second, None),
        ] {
            let (mut black, mut white) = ("a1 b1 c1 e1 f1", "");
            if player == Player::Second {
                (black, white) = (white, black);
            }
            let board = board(rule, black, white);
            assert_eq!(board.why_no_win(player, cell("d1")), expected, "{rule}");
            assert_eq!(board.why_no_win(player, cell("d2")), None, "{rule}");
            assert_eq!(board.why_no_win(player.other(), cell("d1")), None, "{rule}");
        }
    }

    #[test]
    fn rows_that_stand_on_the_board_are_found_once() {
        let six = board(Rule::Standard, "c3 d4 e5 f6 g7 h8", "");
        let row = Unwon { player: Player::First, ends: [cell("h8"), cell("c3")], reason: NoWin::Overline };
        assert_eq!(six.unwon(), [row]);
        let closed = board(Rule::Caro, "c3 d3 e3 f3 g3", "b3 h3");
        let row = Unwon { player: Player::First, ends: [cell("c3"), cell("g3")], reason: NoWin::ClosedFive };
        assert_eq!(closed.unwon(), [row]);
        // The edge does not close a row.
        let edge = board(Rule::Caro, "a3 b3 c3 d3", "f3");
        assert_eq!(edge.why_no_win(Player::First, cell("e3")), None);
        assert_eq!(
            board(Rule::Caro, "b3 c3 d3 e3", "a3 g3").why_no_win(Player::First, cell("f3")),
            Some(NoWin::ClosedFive)
        );
    }
}
