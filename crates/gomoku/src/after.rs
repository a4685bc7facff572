//! What a move is worth that somebody else has chosen.

use plyground_core::{Limits, Outcome};

use crate::board::Board;
use crate::cells::Cell;
use crate::engine::{Flow, Line, Settings, search};
use crate::score::{Value, WIN, WON};
use crate::table::Table;

/// The best line that begins with this move, worth what it is worth to the side that makes it. None where the search
/// was stopped before it knew anything.
///
/// The move must be legal.
pub fn line_after(
    board: &Board,
    table: &mut Table,
    cell: Cell,
    settings: Settings,
    limits: Limits<'_>,
) -> Option<Line> {
    let mut board = board.clone();
    board.play(cell);
    let value = match board.outcome() {
        Some(Outcome::Win(_)) => WIN - 1,
        Some(Outcome::Draw) => 0,
        None => {
            let settings = Settings { first: 1, known: &[], lines: 1, avoid: &[], ..settings };
            let answer = search(&board, table, settings, limits, &mut |_| Flow::GoOn);
            let reply = answer.insight?.lines.swap_remove(0);
            let moves = std::iter::once(cell).chain(reply.moves).collect();
            return Some(Line { moves, value: Value::new(one_earlier(-reply.value.points())) });
        }
    };
    Some(Line { moves: vec![cell], value: Value::new(value) })
}

/// A win or loss seen a move earlier is a move farther away.
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
        let mut table = Table::new(1 << 20);
        let settings = Settings { depth: 4, ..Settings::default() };
        let mut worth = |cell: &str| {
            let line = line_after(&board, &mut table, cells(cell)[0], settings, Limits::default()).unwrap();
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
        let line = line_after(&white, &mut table, cells("o15")[0], settings, Limits::default()).unwrap();
        assert_eq!(line.value.mate(), Some(-2));
    }
}
