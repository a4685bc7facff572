//! Where the cells of a board stand on the screen.

use plyground_registry::{Grid, Sign};
use ratatui::layout::{Position, Rect};

use super::BoardStyle;
use crate::glyphs::Glyphs;

/// The kind of a board, by what its cells show.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum BoardKind {
    /// Cells, each empty or owned by a side.
    #[default]
    Cells,
    /// Squares of a frame, not all of them used, with pieces of two kinds.
    Pieces,
    /// Cells with counts, which need room for numbers.
    Counts,
    /// Dots and the lines between them, without a frame.
    Lines,
}

impl BoardKind {
    fn of(grid: &Grid) -> Self {
        let shows = |is_it: fn(&Sign) -> bool| grid.signs.iter().any(is_it);
        if shows(|sign| matches!(sign, Sign::Dot | Sign::Gap | Sign::Line)) {
            Self::Lines
        } else if shows(|sign| matches!(sign, Sign::Count(_))) {
            Self::Counts
        } else if shows(|sign| matches!(sign, Sign::King | Sign::Outside)) {
            Self::Pieces
        } else {
            Self::Cells
        }
    }

    /// The possible distances from cell to cell, the largest first.
    fn pitches(self, glyphs: Glyphs) -> &'static [(u16, u16)] {
        match (self, glyphs) {
            (Self::Counts, Glyphs::Large) => &[(8, 4)],
            (Self::Counts, _) => &[(8, 4), (6, 2), (4, 1), (3, 1)],
            (Self::Lines, Glyphs::Large) => &[(4, 2)],
            (Self::Lines, _) => &[(4, 2), (2, 1)],
            (Self::Cells | Self::Pieces, Glyphs::Large) => &[(8, 4), (6, 4)],
            (Self::Cells | Self::Pieces, _) => &[(8, 4), (4, 2), (2, 1)],
        }
    }
}

/// Where a board was drawn, so that a click finds its cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Placement {
    /// The area of the cells, without the coordinates.
    pub(super) area: Rect,
    /// What is drawn there.
    pub(super) kind: BoardKind,
    /// The distance from cell to cell.
    pub(super) pitch: (u16, u16),
    /// The columns and rows of the whole board.
    pub(super) board: (usize, usize),
    /// The first column and row that are shown.
    pub(super) first: (usize, usize),
    /// How many columns and rows are shown.
    pub(super) shown: (usize, usize),
}

impl Placement {
    /// Places a board in an area. If it does not fit, it is scrolled to the focus.
    pub(super) fn new(area: Rect, grid: &Grid, focus: Option<usize>, style: &BoardStyle<'_>) -> Self {
        let margins = if style.has_coordinates { MARGINS } else { (0, 0) };
        let room = (area.width.saturating_sub(margins.0), area.height.saturating_sub(margins.1));
        let board = (grid.width, grid.height);
        let fits = |&&pitch: &&(u16, u16)| {
            let (width, height) = size(board, pitch);
            width <= room.0 && height <= room.1
        };
        let kind = BoardKind::of(grid);
        let pitches = kind.pitches(style.glyphs);
        let pitch = pitches.iter().find(fits).or(pitches.last()).copied().unwrap_or((2, 1));
        let columns = usize::from(room.0.saturating_sub(1) / pitch.0).min(grid.width);
        let rows = usize::from((room.1.saturating_sub(u16::from(pitch.1 > 1))) / pitch.1).min(grid.height);
        let (width, height) = size((columns, rows), pitch);
        let left = area.x + margins.0 + room.0.saturating_sub(width) / 2;
        // On a tall screen a centred board would lie below the text about it.
        let top = area.y + (room.1.saturating_sub(height) / 2).min(2);
        let focus = focus.unwrap_or(grid.width * (grid.height / 2) + grid.width / 2);
        let first = (
            scrolled(focus % grid.width.max(1), columns, grid.width),
            scrolled(focus / grid.width.max(1), rows, grid.height),
        );
        let area = Rect::new(left, top, width.min(room.0), height.min(room.1));
        Self { area, kind, pitch, board, first, shown: (columns, rows) }
    }

    /// The cell at a position on the screen.
    pub fn cell_at(&self, position: Position) -> Option<usize> {
        let inside = position.x > self.area.x && position.y >= self.area.y + self.top();
        if !inside || !self.area.contains(position) {
            return None;
        }
        let (x, y) = (position.x - self.area.x - 1, position.y - self.area.y - self.top());
        let (column, row) = (usize::from(x / self.pitch.0), usize::from(y / self.pitch.1));
        let is_shown = column < self.shown.0 && row < self.shown.1;
        is_shown.then(|| (self.first.1 + row) * self.board.0 + self.first.0 + column)
    }

    /// Whether part of the board is scrolled out of view.
    pub fn is_cut(&self) -> bool {
        self.shown != self.board
    }

    /// Rows of lines above the first row of cells.
    fn top(&self) -> u16 {
        u16::from(self.pitch.1 > 1)
    }

    /// The middle of a shown cell.
    pub(super) fn middle(&self, column: usize, row: usize) -> (u16, u16) {
        let (width, height) = self.pitch;
        let x = self.area.x + column as u16 * width + width / 2;
        let y = self.area.y + row as u16 * height + height / 2;
        (x, if height > 1 { y } else { self.area.y + row as u16 })
    }
}

/// Room for the names of rows, and for those of columns.
pub(super) const MARGINS: (u16, u16) = (3, 1);

/// The size of a board of `cells` with the lines around them.
fn size(cells: (usize, usize), (width, height): (u16, u16)) -> (u16, u16) {
    let rows = cells.1 as u16 * height + u16::from(height > 1);
    (cells.0 as u16 * width + 1, rows)
}

/// The first shown column or row: the focus is in the middle as far as the edges allow.
fn scrolled(focus: usize, shown: usize, all: usize) -> usize {
    focus.saturating_sub(shown / 2).min(all - shown.min(all))
}
