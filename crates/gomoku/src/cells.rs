//! Cells and sets of cells.

use std::fmt;

/// Cells beyond each edge, so that the neighbours of a cell need no bounds checks.
pub(crate) const MARGIN: usize = 5;
/// The difference of the places of vertically adjacent cells.
pub(crate) const STRIDE: usize = 32;
/// The number of places. A place is an index into a padded mailbox: the largest board with its margins.
pub(crate) const PLACES: usize = STRIDE * STRIDE;
/// Steps along a row, a column, a falling and a rising diagonal.
pub(crate) const STEPS: [usize; 4] = [1, STRIDE, STRIDE + 1, STRIDE - 1];

/// A cell of the board, named by its column from the left and its row from the top.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u16);

impl Cell {
    /// The cell in a column and row, both from 0. Not checked against a board.
    #[inline]
    pub const fn new(column: usize, row: usize) -> Self {
        Self(((row + MARGIN) * STRIDE + column + MARGIN) as u16)
    }

    /// Its column, from 0 at the left.
    #[inline]
    pub const fn column(self) -> usize {
        self.0 as usize % STRIDE - MARGIN
    }

    /// Its row, from 0 at the top.
    #[inline]
    pub const fn row(self) -> usize {
        self.0 as usize / STRIDE - MARGIN
    }

    #[inline]
    pub(crate) const fn from_place(place: usize) -> Self {
        Self(place as u16)
    }

    /// Its place, the index into arrays by cell; the remainder lets the compiler drop bounds checks.
    #[inline]
    pub(crate) const fn place(self) -> usize {
        self.0 as usize % PLACES
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.column(), self.row())
    }
}

/// A set of cells, a word for each row.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct CellSet([u32; STRIDE]);

impl CellSet {
    pub(crate) const EMPTY: Self = Self([0; STRIDE]);

    #[inline]
    pub(crate) fn toggle(&mut self, cell: Cell) {
        self.0[cell.place() / STRIDE] ^= 1 << (cell.place() % STRIDE);
    }

    #[inline]
    pub(crate) fn insert(&mut self, cell: Cell) {
        self.0[cell.place() / STRIDE] |= 1 << (cell.place() % STRIDE);
    }

    pub(crate) fn remove(&mut self, cell: Cell) {
        self.0[cell.place() / STRIDE] &= !(1 << (cell.place() % STRIDE));
    }

    #[inline]
    pub(crate) fn contains(&self, cell: Cell) -> bool {
        self.0[cell.place() / STRIDE] >> (cell.place() % STRIDE) & 1 == 1
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().all(|&row| row == 0)
    }

    pub(crate) fn and(&self, other: &Self) -> Self {
        let mut both = *self;
        both.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a &= b);
        both
    }

    pub(crate) fn without(&self, other: &Self) -> Self {
        let mut rest = *self;
        rest.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a &= !b);
        rest
    }

    pub(crate) fn or(&self, other: &Self) -> Self {
        let mut either = *self;
        either.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a |= b);
        either
    }

    /// The cells at Chebyshev distance 2 or less from a cell of the set, including cells of the margins.
    pub(crate) fn around(&self) -> Self {
        let mut wide = [0; STRIDE];
        for (wide, &row) in wide.iter_mut().zip(&self.0) {
            *wide = row | row << 1 | row << 2 | row >> 1 | row >> 2;
        }
        let mut all = Self(wide);
        for i in 2..STRIDE - 2 {
            all.0[i] = wide[i - 2] | wide[i - 1] | wide[i] | wide[i + 1] | wide[i + 2];
        }
        all
    }

    /// The cells, by row and column.
    pub(crate) fn iter(&self) -> CellIter {
        self.into_iter()
    }

    /// The first cell, if there is one.
    #[inline]
    pub(crate) fn first(&self) -> Option<Cell> {
        self.iter().next()
    }
}

impl IntoIterator for CellSet {
    type Item = Cell;
    type IntoIter = CellIter;

    fn into_iter(self) -> CellIter {
        CellIter { rows: self.0, row: 0 }
    }
}

/// The cells of a set, by row and column.
#[derive(Clone)]
pub struct CellIter {
    rows: [u32; STRIDE],
    row: usize,
}

impl Iterator for CellIter {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        while self.row < STRIDE {
            let word = self.rows[self.row];
            if word != 0 {
                self.rows[self.row] = word & (word - 1);
                return Some(Cell::from_place(self.row * STRIDE + word.trailing_zeros() as usize));
            }
            self.row += 1;
        }
        None
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.rows.iter().map(|row| row.count_ones() as usize).sum();
        (left, Some(left))
    }
}

impl ExactSizeIterator for CellIter {}
