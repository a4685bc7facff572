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

/// The style of a board: what its cells and pieces look like. Each front end draws a style as well as it can.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum BoardDesign {
    /// The style that suits the signs of the cells: lines with dots, houses with counts, squares with kings or unused
    /// cells, and cells without signs.
    #[default]
    BySigns,
    /// Marks in cells; stones on crossings where the board is large or the reader prefers them.
    Cells,
    /// An upright frame with round holes, into which discs fall from above.
    Holes,
    /// Squares with discs of two colours, which are turned over.
    Discs,
    /// Squares of two colours with men and kings; unused squares are light.
    Squares,
    /// Dots, the lines between them, and boxes that belong to a side.
    Lines,
    /// Dots on crossings; closed areas are outlined.
    Areas,
    /// Houses with seeds, and a store at the end of a row; seeds are sown anticlockwise.
    Houses,
    /// Heaps of things: a column of the grid is a heap, with its bottom in the last row.
    Heaps,
}

impl BoardDesign {
    /// The style itself, or the one that suits the signs of this board.
    pub fn on(self, grid: &Grid) -> Self {
        let has = |is_it: fn(&Sign) -> bool| grid.signs.iter().any(is_it);
        match self {
            Self::BySigns if has(|sign| matches!(sign, Sign::Dot | Sign::Gap | Sign::Line)) => Self::Lines,
            Self::BySigns if has(|sign| matches!(sign, Sign::Count(_))) => Self::Houses,
            Self::BySigns if has(|sign| matches!(sign, Sign::King | Sign::Outside)) => Self::Squares,
            Self::BySigns => Self::Cells,
            style => style,
        }
    }
}

/// The labels of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardLabels {
    /// None.
    None,
    /// Letters for the columns, and numbers for the rows from the bottom.
    Coordinates,
    /// Letters for the columns alone.
    ColumnLetters,
    /// Numbers for the columns alone, from 1.
    ColumnNumbers,
    /// A name on each cell, by [`Game::cell_name`](crate::Game::cell_name): for boards whose cells are not named by
    /// column and row.
    CellNames,
}

impl BoardLabels {
    /// The label of a column, counted from 0; `None` where columns have none.
    pub fn column(self, column: usize) -> Option<String> {
        match self {
            Self::Coordinates | Self::ColumnLetters => {
                Some(char::from(b'a' + (column % 26) as u8).to_string())
            }
            Self::ColumnNumbers => Some((column + 1).to_string()),
            Self::None | Self::CellNames => None,
        }
    }

    /// The label of a row, counted from 0 at the top of `height` rows; `None` where rows have none.
    pub fn row(self, row: usize, height: usize) -> Option<String> {
        (self == Self::Coordinates).then(|| (height - row).to_string())
    }
}

/// The names of the cells of one board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardNames {
    /// The labels beside the board.
    pub labels: BoardLabels,
    /// The name of every cell, along the rows from the top left, with [`BoardLabels::CellNames`]; else empty.
    pub cells: Vec<Option<String>>,
}

impl BoardNames {
    /// Letters for columns, numbers for rows.
    pub const COORDINATES: Self = Self { labels: BoardLabels::Coordinates, cells: Vec::new() };

    /// The name on a cell, if it has one.
    pub fn on_cell(&self, cell: usize) -> Option<&str> {
        self.cells.get(cell)?.as_deref()
    }
}

/// The colour of a side's pieces, by which players of the game call the side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PieceColour {
    /// Dark, as in gomoku, Othello and draughts.
    Black,
    /// Light.
    White,
    /// As in Connect Four, and on squared paper.
    Red,
    /// As in Connect Four.
    Yellow,
    /// As on squared paper.
    Blue,
}

impl PieceColour {
    /// The name in programs and in the keys of catalogues.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Black => "black",
            Self::White => "white",
            Self::Red => "red",
            Self::Yellow => "yellow",
            Self::Blue => "blue",
        }
    }
}

/// How the board of a game is drawn, beyond what its cells show at the moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// What the board and its pieces look like.
    pub style: BoardDesign,
    /// The side length in cells of the small boards that the board consists of, as in ultimate tic-tac-toe; 0 for a single
    /// board.
    pub block: usize,
    /// What names the cells.
    pub labels: BoardLabels,
}

impl Look {
    /// A single board of cells with labels, as in most games.
    pub const CELLS: Self = Self { style: BoardDesign::BySigns, block: 0, labels: BoardLabels::Coordinates };
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_without_a_style_has_the_one_that_suits_its_signs() {
        let with = |sign| Grid { signs: vec![sign; 4], ..Grid::plain(2, 2, vec![None; 4]) };
        let style = |grid: &Grid| Look::CELLS.style.on(grid);
        assert_eq!(style(&Grid::plain(2, 2, vec![None; 4])), BoardDesign::Cells);
        assert_eq!(style(&with(Sign::Plain)), BoardDesign::Cells);
        assert_eq!(style(&with(Sign::Gap)), BoardDesign::Lines);
        assert_eq!(style(&with(Sign::Count(3))), BoardDesign::Houses);
        assert_eq!(style(&with(Sign::Outside)), BoardDesign::Squares);
        assert_eq!(
            BoardDesign::Heaps.on(&with(Sign::Count(3))),
            BoardDesign::Heaps,
            "a declared style stays"
        );
    }

    #[test]
    fn columns_and_rows_are_labelled_as_declared() {
        let labels = |labels: BoardLabels| (labels.column(2), labels.row(0, 6));
        let text = |text: &str| Some(text.to_owned());
        assert_eq!(labels(BoardLabels::Coordinates), (text("c"), text("6")));
        assert_eq!(labels(BoardLabels::ColumnLetters), (text("c"), None));
        assert_eq!(labels(BoardLabels::ColumnNumbers), (text("3"), None));
        assert_eq!(labels(BoardLabels::CellNames), (None, None));
        assert_eq!(labels(BoardLabels::None), (None, None));
    }
}
