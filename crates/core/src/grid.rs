//! A board of cells as a picture shows it.

use crate::Player;

/// Who stands where on a rectangular board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grid {
    /// Columns.
    pub width: usize,
    /// Rows.
    pub height: usize,
    /// The owner of every cell, along the rows from the top left.
    pub cells: Vec<Option<Player>>,
}

impl Grid {
    /// The owner of a cell on the board.
    pub fn at(&self, column: usize, row: usize) -> Option<Player> {
        self.cells[row * self.width + column]
    }

    /// The columns and rows in which two boards of one size differ: after a move, where it was played.
    pub fn changes(&self, before: &Self) -> Vec<(usize, usize)> {
        if (self.width, self.height) != (before.width, before.height) {
            return Vec::new();
        }
        let pairs = self.cells.iter().zip(&before.cells).enumerate();
        let changed = pairs.filter(|(_, (now, then))| now != then);
        changed.map(|(i, _)| (i % self.width, i / self.width)).collect()
    }
}
