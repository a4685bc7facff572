//! A board of cells, for pictures.

use crate::Player;

/// What a cell shows besides a stone.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Sign {
    /// Nothing.
    #[default]
    Plain,
    /// A promoted stone.
    King,
    /// A number of seeds or stones.
    Count(u16),
    /// A corner of the grid of lines; no move is made here.
    Dot,
    /// A line between two corners, not drawn yet.
    Gap,
    /// A drawn line.
    Line,
    /// A point inside an area that this side has closed, with a stone of either side or none.
    Inside(Player),
    /// Not a part of the board.
    Outside,
}

/// How the board of a game is drawn, beyond what its cells show at the moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// Whether cells hold counts, such as seeds. The signs alone may not show it: on an empty board there may be no
    /// [`Sign::Count`].
    pub is_counted: bool,
    /// The side length in cells of the small boards that the board consists of, as in ultimate tic-tac-toe; 0 for a single
    /// board.
    pub block: usize,
    /// Whether letters and numbers beside the board name its cells.
    pub is_labelled: bool,
}

impl Look {
    /// A single board of cells with labels, as in most games.
    pub const CELLS: Self = Self { is_counted: false, block: 0, is_labelled: true };
}

/// The contents of a rectangular board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grid {
    /// Columns.
    pub width: usize,
    /// Rows.
    pub height: usize,
    /// The owner of every cell, along the rows from the top left.
    pub cells: Vec<Option<Player>>,
    /// The sign of every cell, in the same order; empty if all are plain.
    pub signs: Vec<Sign>,
}

impl Grid {
    /// A board without signs.
    pub fn plain(width: usize, height: usize, cells: Vec<Option<Player>>) -> Self {
        Self { width, height, cells, signs: Vec::new() }
    }

    /// The owner of a cell on the board.
    pub fn at(&self, column: usize, row: usize) -> Option<Player> {
        self.cells[row * self.width + column]
    }

    /// The sign of a cell.
    pub fn sign(&self, column: usize, row: usize) -> Sign {
        self.signs.get(row * self.width + column).copied().unwrap_or_default()
    }

    /// The columns and rows of the cells in which two boards of one size differ.
    pub fn changes(&self, before: &Self) -> Vec<(usize, usize)> {
        if (self.width, self.height) != (before.width, before.height) {
            return Vec::new();
        }
        let places = (0..self.height).flat_map(|row| (0..self.width).map(move |column| (column, row)));
        let shown = |grid: &Self, (column, row)| (grid.at(column, row), grid.sign(column, row));
        places.filter(|&place| shown(self, place) != shown(before, place)).collect()
    }
}
