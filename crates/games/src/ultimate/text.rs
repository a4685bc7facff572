//! Positions as a line of text, and the boards as people see them.
//!
//! After the rows stands the small board to be played in, `b1` to `b9` along the rows from the top left, or `-` where the
//! side to move may choose.

use std::fmt::Write;

use plyground_core::{Game, Message, Outcome, Player, message};

use super::game::SIDE;
use super::{ANY, NINE, Ultimate, UltimateCell, has_line};
use crate::reachable::{check_turns, line_to_move};
use crate::rows;

impl Ultimate {
    pub(super) fn write_text(&self) -> String {
        let grid = self.grid().expect("this game is played on a grid");
        let sent = self.sent().map_or_else(|| "-".to_owned(), |board| format!("b{}", board + 1));
        format!("{} {sent}", rows::write(&grid))
    }

    pub(super) fn read_text(
        &self,
        text: &str,
        to_move: Option<Player>,
        strict: bool,
    ) -> Result<Self, Message> {
        let (rows, tail) = text.trim().split_once(char::is_whitespace).unwrap_or((text.trim(), "-"));
        let mut pos = Self { sent: read_sent(tail.trim())?, ..Self::new(self.counts) };
        for (place, owner) in rows::read(rows, SIDE, SIDE)?.into_iter().enumerate() {
            if let Some(player) = owner {
                pos.stones[player.index()] |= UltimateCell::at_grid(place).bit();
            }
        }
        let [x, o] = pos.stones.map(u128::count_ones);
        pos.to_move = to_move.unwrap_or(if x > o { Player::Second } else { Player::First });
        pos.look()?;
        if strict {
            pos.check_reachable()?;
        }
        Ok(pos)
    }

    /// Finds from the stones which boards are won and which are closed.
    fn look(&mut self) -> Result<(), Message> {
        for board in 0..9 {
            let [x, o] = Player::BOTH.map(|player| self.on_board(player, board));
            if has_line(x) && has_line(o) {
                return Err(message!(
                    "ultimate-both",
                    "both sides have three in a row in board {board}: take one of the rows away",
                    board = board + 1
                ));
            }
            self.won[0] |= u16::from(has_line(x)) << board;
            self.won[1] |= u16::from(has_line(o)) << board;
            self.closed |= u16::from(has_line(x) || has_line(o) || x | o == NINE) << board;
        }
        // The side that moved last is the one that can have made a row.
        let sides = [self.to_move.other(), self.to_move];
        let winner = sides.into_iter().find(|&player| has_line(self.won(player)));
        self.outcome = match winner {
            Some(winner) => Some(Outcome::Win(winner)),
            None if self.closed == NINE => Some(self.without_row()),
            None => None,
        };
        if self.sent != ANY && self.closed >> self.sent & 1 != 0 {
            return Err(message!(
                "ultimate-not-open",
                "nobody can be sent to board {board}, which is decided: write - after the rows",
                board = usize::from(self.sent) + 1
            ));
        }
        Ok(())
    }

    /// Refuses unreachable positions, as far as can be seen without retrograde analysis.
    fn check_reachable(&self) -> Result<(), Message> {
        let stones = self.stones.map(|set| set.count_ones() as usize);
        check_turns(stones, self.to_move)?;
        if has_line(self.won(self.to_move)) {
            return Err(line_to_move(self.to_move));
        }
        let last = self.to_move.other();
        // The last stone lies in the cell that sends to this board, or to one that is closed.
        let sends = |place: usize| (0..9).any(|board| self.on_board(last, board) >> place & 1 != 0);
        let is_sent = match self.sent() {
            Some(board) => sends(board),
            None => stones == [0, 0] || (0..9).any(|board| self.closed >> board & 1 != 0 && sends(board)),
        };
        if is_sent {
            Ok(())
        } else {
            let side = Self::side_name(last);
            Err(message!(
                "ultimate-unsent",
                "no stone of {side} sends the opponent there: write the right board after the rows",
                side = side
            ))
        }
    }

    /// The boards with lines between them. A free cell where the side to move may not play is left blank.
    pub(super) fn draw_text(&self) -> String {
        let legal = self.legal();
        let mut board = String::new();
        for row in 0..SIDE {
            if row % 3 == 0 && row > 0 {
                board.push_str("    |-------+-------+-------\n");
            }
            let _ = write!(board, "{:>3} |", SIDE - row);
            for column in 0..SIDE {
                let cell = UltimateCell::at_grid(row * SIDE + column);
                let is_free = legal & cell.bit() != 0;
                let mark = self.at(cell).map_or(if is_free { '.' } else { ' ' }, Player::mark);
                let _ = write!(board, "{} {mark}", if column % 3 == 0 && column > 0 { " |" } else { "" });
            }
            board.truncate(board.trim_end().len());
            board.push('\n');
        }
        board.push_str("    +-----------------------\n      a b c   d e f   g h i\n");
        board
    }
}

fn read_sent(tail: &str) -> Result<u8, Message> {
    let number = tail.strip_prefix(['b', 'B']).unwrap_or(tail);
    match number.parse() {
        _ if tail == "-" => Ok(ANY),
        Ok(board @ 1..=9) if number.len() == 1 => Ok(board - 1),
        _ => Err(message!(
            "ultimate-tail",
            "`{text}` is not a board: after the rows write b1 to b9, or - where any may be chosen",
            text = tail.escape_debug().to_string()
        )),
    }
}

#[cfg(test)]
mod tests {
    use plyground_core::Position;

    use super::*;

    fn board() -> Ultimate {
        Ultimate::new(false)
    }

    #[test]
    fn the_board_to_be_played_in_is_read_and_written() {
        let mut pos = board();
        assert!(pos.write_position().ends_with(" -"));
        let middle = pos.read_move("a5").unwrap();
        pos.make(middle);
        assert_eq!(
            pos.write_position(),
            "........./........./........./........./X......../........./........./........./......... b4"
        );
        let copy = board().read_position("9/9/9/9/X8/9/9/9/9 4", None, true).unwrap();
        assert_eq!(copy, pos);
    }

    #[test]
    fn positions_that_cannot_be_are_refused() {
        for text in [
            "9/9/9/9/X8/9/9/9/9 b0",
            "9/9/9/9/X8/9/9/9/9 b10",
            "9/9/9/9/X8/9/9/9/9 e5",
            "9/9/9/9/X8/9/9/9/9 b",
            "9/9/9/9/X8/9/9/9/9 +4",
            "9/9/9/9/X8/9/9/9 -",
            "XXX6/OOO6/9/9/9/9/9/9/9 -",
            "XXX6/9/9/9/9/9/9/9/9 b1",
            "",
        ] {
            assert!(board().read_position(text, None, false).is_err(), "{text}");
        }
        for text in [
            "9/9/9/9/X8/9/9/9/9 b5",
            "9/9/9/9/X8/9/9/9/9 -",
            "9/9/9/9/XX7/9/9/9/9 b4",
            "9/9/9/9/9/9/9/9/9 b4",
        ] {
            assert!(board().read_position(text, None, false).is_ok(), "{text}");
            assert!(board().read_position(text, None, true).is_err(), "{text}");
        }
    }

    #[test]
    fn the_drawing_shows_where_to_play() {
        let pos = board().read_position("9/9/9/9/X8/9/9/9/9 b4", None, true).unwrap();
        let drawn = pos.draw(plyground_core::Labels::None);
        let lines: Vec<&str> = drawn.lines().collect();
        assert_eq!(lines[0], "  9 |       |       |");
        assert_eq!(lines[5], "  5 | X . . |       |");
        assert_eq!(lines.last().unwrap().len(), "      a b c   d e f   g h i".len());
    }
}
