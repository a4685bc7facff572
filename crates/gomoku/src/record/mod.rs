//! Game records: the compact form `h8i9j10`, SGF and PSQ.
//!
//! Text in, text out: no files are opened here. The cells of a [`Record`] count from the top left, as on the board; each
//! format has its own notation.

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

/// A game record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// Columns.
    pub width: usize,
    /// Rows.
    pub height: usize,
    /// The rule, if the file states it.
    pub rule: Option<Rule>,
    /// The name of the rule in the file if it is not a [`Rule`]; otherwise empty.
    pub strange_rule: String,
    /// The names of black and white; empty if unknown.
    pub players: [String; 2],
    /// The stones, first to last.
    pub moves: Vec<RecordedMove>,
    /// The number of stones, from the first on, that were set up rather than played; they have no order.
    pub setup: usize,
    /// The side to move after the set-up stones and before any move, if the file states it.
    pub to_move: Option<Player>,
    /// The result, if known.
    pub result: Option<Outcome>,
    /// The reason for the result.
    pub ending: String,
    /// The match that it belongs to.
    pub event: String,
    /// A comment on the game as a whole.
    pub remark: String,
    /// The moves of the variations, parents before children.
    pub branches: Vec<BranchMove>,
    /// The number of variations in the file that were left out or cut short.
    pub variations: usize,
}

/// A move of a variation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BranchMove {
    /// Where it is played.
    pub after: BranchPoint,
    /// The move.
    pub turn: RecordedMove,
}

/// The place where a move of a variation is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BranchPoint {
    /// After this many moves of the game, without the set-up stones.
    Game(usize),
    /// After this move of the variations, by index.
    Branch(usize),
}

/// A stone with its time and comment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordedMove {
    /// The owner of the stone.
    pub player: Player,
    /// Its cell.
    pub cell: Cell,
    /// How long it took.
    pub milliseconds: Option<u64>,
    /// A comment, such as the engine's evaluation.
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
    /// A game without moves. Refuses a board with a side outside [`SIDES`].
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
            branches: Vec::new(),
            variations: 0,
        })
    }

    /// A game of these moves, alternating, black first.
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

    /// Appends a stone without time and comment.
    pub fn push(&mut self, player: Player, cell: Cell) {
        self.moves.push(RecordedMove { player, cell, milliseconds: None, comment: String::new() });
    }

    /// The set-up stones, and the moves played after them.
    pub fn parts(&self) -> (&[RecordedMove], &[RecordedMove]) {
        self.moves.split_at(self.setup.min(self.moves.len()))
    }

    /// The final position under a rule. The error names the first impossible move.
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
