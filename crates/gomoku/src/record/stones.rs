//! Positions given by their stones, without an order.

use plyground_core::{Message, Player, message};

use super::{Record, Rows, write_cell};
use crate::board::Board;
use crate::cells::Cell;
use crate::rule::Rule;

/// The error for two stones on a cell.
pub(super) fn two_stones(cell: Cell, height: usize) -> Message {
    message!(
        "record-two-stones",
        "there are two stones on {cell}: give each cell once",
        cell = write_cell(cell, height, Rows::FromBottom)
    )
}

/// The position with these stones. Refuses two stones on a cell, and a winning row: the game would be over.
///
/// Black stones on forbidden cells are accepted. Black is to move if both sides have the same number of stones, otherwise
/// the side with fewer.
pub fn board_of_stones(
    width: usize,
    height: usize,
    rule: Rule,
    black: &[Cell],
    white: &[Cell],
) -> Result<Board, Message> {
    Record::new(width, height)?;
    let mut board = Board::new(width, height, rule).expect("a record can have this board");
    let mut stones: Vec<(Player, Cell)> = Vec::new();
    for (player, cells) in [(Player::First, black), (Player::Second, white)] {
        for &cell in cells {
            if stones.iter().any(|&(_, other)| other == cell) {
                return Err(two_stones(cell, height));
            }
            stones.push((player, cell));
        }
    }
    if let Some((winner, _)) = board.set_up(&stones).first() {
        return Err(match winner {
            Player::First => message!("record-black-won", "the game is over: black has won already"),
            Player::Second => message!("record-white-won", "the game is over: white has won already"),
        });
    }
    board.set_turn(if black.len() <= white.len() { Player::First } else { Player::Second });
    Ok(board)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::read_cells;

    fn stones(rule: Rule, black: &str, white: &str) -> Result<Board, Message> {
        let cells = |text: &str| read_cells(text, 15, 15, Rows::FromBottom).unwrap();
        board_of_stones(15, 15, rule, &cells(black), &cells(white))
    }

    #[test]
    fn the_order_of_the_stones_does_not_matter() {
        let board = stones(Rule::Standard, "a1 b1 c1 d1 e1 f1", "a3 b3 c3 d3 f3 g3").unwrap();
        assert_eq!((board.ply(), board.outcome(), board.to_move()), (12, None, Player::First));
        board.verify();
        let closed = stones(Rule::Caro, "b1 c1 d1 e1 f1", "a1 g1").unwrap();
        assert_eq!((closed.outcome(), closed.to_move()), (None, Player::Second));
        closed.verify();
    }

    #[test]
    fn what_cannot_be_a_position_is_refused() {
        for (rule, black, white, why) in [
            (Rule::Freestyle, "a1 b1 a1", "", "two stones on a1"),
            (Rule::Freestyle, "a1 b1", "c1 b1", "two stones on b1"),
            (Rule::Freestyle, "a1 b1 c1 d1 e1", "", "black has won"),
            (Rule::Freestyle, "a1 b1 c1 d1 e1 f1", "", "black has won"),
            (Rule::Renju, "", "a1 b1 c1 d1 e1 f1", "white has won"),
            (Rule::Caro, "b1 c1 d1 e1 f1", "a1", "black has won"),
        ] {
            let said = stones(rule, black, white).err().expect("it is refused").to_string();
            assert!(said.contains(why), "{black} / {white}: {said}");
        }
        assert!(board_of_stones(4, 15, Rule::Renju, &[], &[]).is_err());
    }
}
