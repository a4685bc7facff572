//! The value of a given move.

use plyground_core::{Limits, Outcome};

use crate::board::Board;
use crate::cells::Cell;
use crate::engine::{Flow, SearchOptions, Variation, search};
use crate::score::{Value, WIN, WON};
use crate::table::TranspositionTable;

/// The best variation that begins with this move, with its value for the side that makes it. None if the search was stopped
/// before it found one.
///
/// The move must be legal.
pub fn variation_after(
    board: &Board,
    table: &mut TranspositionTable,
    cell: Cell,
    options: SearchOptions,
    limits: Limits<'_>,
) -> Option<Variation> {
    let mut board = board.clone();
    board.play(cell);
    let value = match board.outcome() {
        Some(Outcome::Win(_)) => WIN - 1,
        Some(Outcome::Draw) => 0,
        None => {
            let options = SearchOptions { first: 1, known: &[], lines: 1, avoid: &[], ..options };
            let answer = search(&board, table, options, limits, &mut |_| Flow::Continue);
            let reply = answer.iteration?.lines.swap_remove(0);
            let moves = std::iter::once(cell).chain(reply.moves).collect();
            return Some(Variation { moves, value: Value::new(one_earlier(-reply.value.points())) });
        }
    };
    Some(Variation { moves: vec![cell], value: Value::new(value) })
}

/// The value one ply earlier: a win or loss is a ply farther away.
fn one_earlier(value: i32) -> i32 {
    match value {
        _ if value >= WON => value - 1,
        _ if value <= -WON => value + 1,
        _ => value,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{Rows, board_of_stones, read_cells};
    use crate::rule::Rule;

    #[test]
    fn distances_count_the_move_itself() {
        let cells = |text: &str| read_cells(text, 15, 15, Rows::FromBottom).unwrap();
        let board =
            board_of_stones(15, 15, Rule::Freestyle, &cells("f8 g8 h8 i8"), &cells("e8 a1 a2 a3")).unwrap();
        let mut table = TranspositionTable::new(1 << 20);
        let options = SearchOptions { depth: 4, ..SearchOptions::default() };
        let mut worth = |cell: &str| {
            let line =
                variation_after(&board, &mut table, cells(cell)[0], options, Limits::default()).unwrap();
            assert_eq!(line.moves[0], cells(cell)[0]);
            line.value.mate()
        };
        assert_eq!(worth("j8"), Some(1));
        assert_eq!(worth("o15"), None);
        let white = {
            let mut board = board.clone();
            board.set_turn(plyground_core::Player::Second);
            board
        };
        let line = variation_after(&white, &mut table, cells("o15")[0], options, Limits::default()).unwrap();
        assert_eq!(line.value.mate(), Some(-2));
    }
}
