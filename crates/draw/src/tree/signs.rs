//! What the cells of a board in a node show besides stones.

use plyground_core::{Grid, Sign};
use serde::Serialize;

/// A cell that shows more than a stone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct SignedCell {
    /// From the left, from 0.
    pub column: usize,
    /// From the top, from 0.
    pub row: usize,
    /// What it shows.
    pub sign: DrawnSign,
    /// Whether the last move changed it.
    pub last: bool,
}

/// A sign as it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum DrawnSign {
    /// A corner of the grid of lines.
    Dot,
    /// A line from the dot at the left to the one at the right.
    LevelLine,
    /// A line from the dot above to the one below.
    UprightLine,
    /// A number of things, in place of the mark of their owner.
    Count(u16),
    /// A promoted stone.
    King,
    /// The inside of an area that the side with this mark has closed.
    Inside(char),
    /// Not a part of the board.
    Outside,
}

impl DrawnSign {
    /// The sign of a cell; none for a plain one, and for a line that is not drawn yet.
    pub(super) fn of(grid: &Grid, column: usize, row: usize) -> Option<Self> {
        Some(match grid.sign(column, row) {
            Sign::Plain | Sign::Gap => return None,
            Sign::Dot => Self::Dot,
            // Dots are in every other column.
            Sign::Line if column % 2 == 1 => Self::LevelLine,
            Sign::Line => Self::UprightLine,
            Sign::Count(count) => Self::Count(count),
            Sign::King => Self::King,
            Sign::Inside(side) => Self::Inside(side.mark()),
            Sign::Outside => Self::Outside,
        })
    }

    /// As a letter, where there is no picture.
    pub(super) fn letter(self, stone: Option<char>) -> char {
        match self {
            Self::Dot => '•',
            Self::LevelLine => '─',
            Self::UprightLine => '│',
            Self::Count(count) => char::from_digit(count.into(), 10).unwrap_or('+'),
            Self::Outside => ' ',
            Self::King | Self::Inside(_) => stone.unwrap_or('·'),
        }
    }
}

/// Whether the cells of a board are lines and what lies between them, which have no frames.
pub(super) fn is_lined(grid: &Grid) -> bool {
    grid.signs.contains(&Sign::Dot)
}

/// Whether a board only makes sense as a whole.
pub(super) fn is_whole(grid: &Grid) -> bool {
    grid.signs.iter().any(|sign| matches!(sign, Sign::Dot | Sign::Count(_)))
}
