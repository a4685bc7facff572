//! Evaluation by small boards won, and by rows that can still be filled.

use plyground_core::{Evaluator, Player, Position, Score, Term};

use super::{LINES, NINE, Ultimate};

/// Small boards won, rows of small boards that are still open, and rows of cells that are still open in the small boards.
#[derive(Clone, Copy, Debug)]
pub struct Boards;

/// The value of a small board that is won.
const WON: i32 = 20;
/// The value of a row of small boards by how many of its three are won, where none is lost.
const ROWS: [i32; 4] = [0, 6, 30, 0];
/// The value of a row of cells by how many of its three stones there are, where none is the opponent's.
const CELLS: [i32; 4] = [0, 1, 4, 0];

/// The rows that hold nothing of `lost`, each by how much of `mine` it has.
fn open_rows(mine: u16, lost: u16, worth: [i32; 4]) -> i32 {
    let open = LINES.iter().filter(|&&line| line & lost == 0);
    open.map(|line| worth[(line & mine).count_ones() as usize]).sum()
}

impl Boards {
    fn boards(pos: &Ultimate, player: Player) -> i32 {
        WON * pos.won(player).count_ones() as i32
    }

    /// A drawn board is lost to both.
    fn rows(pos: &Ultimate, player: Player) -> i32 {
        open_rows(pos.won(player), pos.closed & !pos.won(player), ROWS)
    }

    fn cells(pos: &Ultimate, player: Player) -> i32 {
        let mut open = NINE & !pos.closed;
        let mut sum = 0;
        while open != 0 {
            let board = open.trailing_zeros() as usize;
            open &= open - 1;
            sum += open_rows(pos.on_board(player, board), pos.on_board(player.other(), board), CELLS);
        }
        sum
    }
}

impl Evaluator<Ultimate> for Boards {
    fn evaluate(&self, pos: &Ultimate) -> Score {
        let points = |player| Self::boards(pos, player) + Self::rows(pos, player) + Self::cells(pos, player);
        Score::new(points(pos.to_move()) - points(pos.to_move().other()))
    }

    fn terms(&self, pos: &Ultimate) -> Vec<Term> {
        let of = |player| {
            let term = |name, points| Term { name, player, points };
            [
                term("boards", Self::boards(pos, player)),
                term("rows-of-boards", Self::rows(pos, player)),
                term("rows-of-cells", Self::cells(pos, player)),
            ]
        };
        Player::BOTH.into_iter().flat_map(of).collect()
    }
}
