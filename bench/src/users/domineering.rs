//! Domineering: dominoes, upright by the first player and lying by the second. The side that cannot move loses.

use super::{MIX, UsersGame};

const SIDE: usize = 5;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Domineering {
    taken: [[bool; SIDE]; SIDE],
    is_first_to_move: bool,
}

impl Domineering {
    /// The number of moves of a side.
    fn mobility(&self, is_first: bool) -> i32 {
        let mut count = 0;
        for row in 0..SIDE {
            for column in 0..SIDE {
                count += i32::from(self.is_free(row, column, is_first));
            }
        }
        count
    }

    /// Whether the domino of a side whose top left cell this is lies on free cells of the board.
    fn is_free(&self, row: usize, column: usize, is_first: bool) -> bool {
        let (y, x) = if is_first { (row + 1, column) } else { (row, column + 1) };
        y < SIDE && x < SIDE && !self.taken[row][column] && !self.taken[y][x]
    }
}

impl UsersGame for Domineering {
    type Move = (u8, u8);

    fn start() -> Self {
        Self { taken: [[false; SIDE]; SIDE], is_first_to_move: true }
    }

    fn is_first_to_move(&self) -> bool {
        self.is_first_to_move
    }

    fn is_won(&self) -> bool {
        let mut cells = (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| (row, column)));
        !cells.any(|(row, column)| self.is_free(row, column, self.is_first_to_move))
    }

    fn each_move(&self, mut add: impl FnMut((u8, u8))) {
        for row in 0..SIDE {
            for column in 0..SIDE {
                if self.is_free(row, column, self.is_first_to_move) {
                    add((row as u8, column as u8));
                }
            }
        }
    }

    fn play(&mut self, (row, column): (u8, u8)) {
        let (row, column) = (usize::from(row), usize::from(column));
        let (y, x) = if self.is_first_to_move { (row + 1, column) } else { (row, column + 1) };
        self.taken[row][column] = true;
        self.taken[y][x] = true;
        self.is_first_to_move = !self.is_first_to_move;
    }

    fn judge(&self) -> i32 {
        self.mobility(self.is_first_to_move) - self.mobility(!self.is_first_to_move)
    }

    fn key(&self) -> u64 {
        let cells = self.taken.iter().flatten();
        cells
            .fold(u64::from(self.is_first_to_move), |key, &taken| 2 * key + u64::from(taken))
            .wrapping_mul(MIX)
    }
}
