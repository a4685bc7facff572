//! Games written down: the compact form `h8i9j10`, SGF and PSQ.
//!
//! Everything here is text in and text out. Cells of a [`Record`] are counted from the top left, as the board does;
//! each form has its own way to write them.

mod list;
mod nodes;
mod notation;
mod psq;
mod sgf;
mod stones;

use plyground_core::{Message, Outcome, Player, message};

use crate::board::{Board, SIDES};
use crate::cells::Cell;
use crate::rule::Rule;

pub use list::{read_list, write_list};
pub use notation::{Rows, read_cell, read_cells, read_moves, write_cell, write_cells};
pub use psq::{read_psq, write_psq};
pub use sgf::{read_sgf, write_sgf, write_sgf_with};
pub use stones::board_of_stones;

/// A game as a file holds it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// Columns.
    pub width: usize,
    /// Rows.
    pub height: usize,
    /// The rule, where the file tells it.
    pub rule: Option<Rule>,
    /// What the file calls its rule where that is none of ours; otherwise empty.
    pub strange_rule: String,
    /// The names of black and white; empty where nobody knows.
    pub players: [String; 2],
    /// The stones, first to last.
    pub moves: Vec<Turn>,
    /// How many of them, from the first on, were set up and not played: they have no order.
    pub setup: usize,
    /// Whose turn it is when they are there, where the file tells it. Nobody has played yet then.
    pub to_move: Option<Player>,
    /// How it ended, where that is known.
    pub result: Option<Outcome>,
    /// What ended it, in words.
    pub ending: String,
    /// The match that it belongs to.
    pub event: String,
    /// What is said about the game as a whole.
    pub remark: String,
    /// How many other lines the file holds, which were not read.
    pub variations: usize,
}

/// A stone, and what is said about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Whose stone it is.
    pub player: Player,
    /// Where it was put.
    pub cell: Cell,
    /// How long it took.
    pub milliseconds: Option<u64>,
    /// A remark, such as what the engine thought of the position.
    pub comment: String,
}

/// Refuses a board that has a side outside of [`SIDES`].
fn check_size(width: usize, height: usize) -> Result<(), Message> {
    if SIDES.contains(&width) && SIDES.contains(&height) {
        return Ok(());
    }
    Err(message!(
        "record-size",
        "boards have 5 to 20 columns and rows, not {width} and {height}",
        width = width.to_string(),
        height = height.to_string()
    ))
}

impl Record {
    /// A game without moves. Refuses a board that has a side outside of [`SIDES`].
    pub fn new(width: usize, height: usize) -> Result<Self, Message> {
        check_size(width, height)?;
        Ok(Self {
            width,
            height,
            rule: None,
            strange_rule: String::new(),
            players: Default::default(),
            moves: Vec::new(),
            setup: 0,
            to_move: None,
            result: None,
            ending: String::new(),
            event: String::new(),
            remark: String::new(),
            variations: 0,
        })
    }

    /// A game of these moves, black first and then in turn.
    pub fn of_cells(
        width: usize,
        height: usize,
        cells: impl IntoIterator<Item = Cell>,
    ) -> Result<Self, Message> {
        let mut record = Self::new(width, height)?;
        for (cell, player) in cells.into_iter().zip(Player::BOTH.into_iter().cycle()) {
            record.push(player, cell);
        }
        Ok(record)
    }

    /// Adds a stone without a remark.
    pub fn push(&mut self, player: Player, cell: Cell) {
        self.moves.push(Turn { player, cell, milliseconds: None, comment: String::new() });
    }

    /// The stones that were set up, and the moves that were played from there.
    pub fn parts(&self) -> (&[Turn], &[Turn]) {
        self.moves.split_at(self.setup.min(self.moves.len()))
    }

    /// The position at the end, under a rule. Says which move cannot be.
    pub fn board(&self, rule: Rule) -> Result<Board, Message> {
        let (stones, moves) = self.parts();
        let of = |player| -> Vec<Cell> {
            stones.iter().filter(|turn| turn.player == player).map(|turn| turn.cell).collect()
        };
        let [black, white] = Player::BOTH.map(of);
        let mut board = board_of_stones(self.width, self.height, rule, &black, &white)?;
        if let Some(player) = self.to_move {
            board.set_turn(player);
        }
        for (number, turn) in (1..).zip(moves) {
            let cell = || write_cell(turn.cell, self.height, Rows::FromBottom);
            if board.outcome().is_some() {
                return Err(message!(
                    "record-after-end",
                    "move {number}, {cell}: the game was over before it",
                    number = number,
                    cell = cell()
                ));
            }
            if !board.is_empty(turn.cell) {
                return Err(message!(
                    "record-taken",
                    "move {number}, {cell}: that cell has a stone already",
                    number = number,
                    cell = cell()
                ));
            }
            board.put(turn.player, turn.cell);
        }
        Ok(board)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_played_is_named_by_its_move() {
        let cells = |text: &str| read_cells(text, 15, 15, Rows::FromBottom).unwrap();
        let game = |text: &str| Record::of_cells(15, 15, cells(text)).unwrap();
        assert_eq!(game("h8h9").board(Rule::Freestyle).unwrap().ply(), 2);
        let taken = game("h8h9h8").board(Rule::Freestyle).err().unwrap();
        assert_eq!(taken.to_string(), "move 3, h8: that cell has a stone already");
        let late = game("a1a2b1b2c1c2d1d2e1e2").board(Rule::Freestyle).err().unwrap();
        assert_eq!(late.to_string(), "move 10, e2: the game was over before it");
        assert!(Record::new(4, 15).is_err() && Record::new(15, 21).is_err());
    }
}
