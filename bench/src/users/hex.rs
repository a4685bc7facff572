//! Hex: stones on a rhombus of hexagons; the first player connects top and bottom, the second left and right.

use super::{MIX, UsersGame};

const SIDE: usize = 5;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Hex {
    cells: [[u8; SIDE]; SIDE],
    to_move: u8,
    is_won: bool,
}

impl Hex {
    /// Whether the stone on a cell belongs to a chain from one of its owner's edges to the other.
    fn connects(&self, row: usize, column: usize) -> bool {
        let owner = self.cells[row][column];
        let (mut seen, mut open) = ([[false; SIDE]; SIDE], vec![(row, column)]);
        let (mut begins, mut ends) = (false, false);
        seen[row][column] = true;
        while let Some((row, column)) = open.pop() {
            let along = if owner == 1 { row } else { column };
            begins |= along == 0;
            ends |= along == SIDE - 1;
            for (dy, dx) in [(0, 1), (0, -1), (1, 0), (-1, 0), (1, -1), (-1, 1)] {
                let (y, x) = (row.wrapping_add_signed(dy), column.wrapping_add_signed(dx));
                if y < SIDE && x < SIDE && self.cells[y][x] == owner && !seen[y][x] {
                    seen[y][x] = true;
                    open.push((y, x));
                }
            }
        }
        begins && ends
    }
}

impl UsersGame for Hex {
    type Move = (u8, u8);

    fn start() -> Self {
        Self { cells: [[0; SIDE]; SIDE], to_move: 1, is_won: false }
    }

    fn is_first_to_move(&self) -> bool {
        self.to_move == 1
    }

    fn is_won(&self) -> bool {
        self.is_won
    }

    fn each_move(&self, mut add: impl FnMut((u8, u8))) {
        for (y, row) in self.cells.iter().enumerate() {
            for (x, &cell) in row.iter().enumerate() {
                if cell == 0 {
                    add((y as u8, x as u8));
                }
            }
        }
    }

    fn play(&mut self, (row, column): (u8, u8)) {
        let (row, column) = (usize::from(row), usize::from(column));
        self.cells[row][column] = self.to_move;
        self.to_move = 3 - self.to_move;
        self.is_won = self.connects(row, column);
    }

    /// Stones near the middle connect in more ways.
    fn judge(&self) -> i32 {
        let middle = SIDE as i32 / 2;
        let mut sum = 0;
        for (y, row) in self.cells.iter().enumerate() {
            for (x, &cell) in row.iter().enumerate() {
                let worth = 2 * middle - (y as i32 - middle).abs() - (x as i32 - middle).abs();
                match cell {
                    0 => {}
                    owner if owner == self.to_move => sum += worth,
                    _ => sum -= worth,
                }
            }
        }
        sum
    }

    fn key(&self) -> u64 {
        self.cells
            .iter()
            .flatten()
            .fold(u64::from(self.to_move), |key, &cell| 3 * key + u64::from(cell))
            .wrapping_mul(MIX)
    }
}
