//! Small boards inside nodes.

use plyground_core::{Grid, Player};
use serde::Serialize;

/// The part of a board that a node shows.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BoardPart {
    /// Columns shown.
    pub columns: usize,
    /// Rows shown.
    pub rows: usize,
    /// The side of a cell, in pixels.
    pub cell: f64,
    /// The stones.
    pub stones: Vec<Stone>,
    /// Whether the board continues beyond the left, right, upper and lower edge.
    pub goes_on: [bool; 4],
}

/// A stone on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Stone {
    /// From the left, from 0.
    pub column: usize,
    /// From the top, from 0.
    pub row: usize,
    /// `X` or `O`.
    pub mark: char,
    /// Whether it was placed by the last move.
    pub last: bool,
}

/// The longest side that is shown in full.
const LONGEST: usize = 7;
/// The side of a board in pixels, unless its cells would be too small or too large.
const SIDE: f64 = 45.0;

impl BoardPart {
    /// The board after the move that led from `before`.
    pub(super) fn new(grid: &Grid, before: Option<&Grid>) -> Self {
        let last = before.map(|before| grid.changes(before)).unwrap_or_default();
        let column = |&(column, _): &(usize, usize)| column;
        let row = |&(_, row): &(usize, usize)| row;
        let stones: Vec<(usize, usize)> = (0..grid.width * grid.height)
            .map(|i| (i % grid.width, i / grid.width))
            .filter(|&(column, row)| grid.at(column, row).is_some())
            .collect();
        let columns = part(grid.width, &stones, &last, column);
        let rows = part(grid.height, &stones, &last, row);
        let inside = |&&(column, row): &&(usize, usize)| columns.contains(&column) && rows.contains(&row);
        let shown = stones.iter().filter(inside).map(|&(column, row)| Stone {
            column: column - columns.start,
            row: row - rows.start,
            mark: grid.at(column, row).map_or(' ', Player::mark),
            last: last.contains(&(column, row)),
        });
        Self {
            columns: columns.len(),
            rows: rows.len(),
            cell: (SIDE / columns.len().max(rows.len()).max(1) as f64).clamp(6.5, 15.0),
            stones: shown.collect(),
            goes_on: [columns.start > 0, columns.end < grid.width, rows.start > 0, rows.end < grid.height],
        }
    }

    /// Its width in pixels.
    pub fn width(&self) -> f64 {
        self.columns as f64 * self.cell
    }

    /// Its height in pixels.
    pub fn height(&self) -> f64 {
        self.rows as f64 * self.cell
    }

    /// The upper left corner of a cell, on a board whose own is at `(x, y)`.
    pub(super) fn corner(&self, (x, y): (f64, f64), column: usize, row: usize) -> (f64, f64) {
        (x + column as f64 * self.cell, y + row as f64 * self.cell)
    }

    /// The lines between columns: x, the upper end and the lower end. Those of a board that continues reach beyond it.
    pub(super) fn column_lines(&self, at: (f64, f64)) -> impl Iterator<Item = (f64, f64, f64)> {
        let [.., up, down] = self.overhangs();
        let (top, bottom) = (at.1 - up, at.1 + self.height() + down);
        (0..=self.columns).map(move |column| (self.corner(at, column, 0).0, top, bottom))
    }

    /// The lines between rows: y, the left end and the right end.
    pub(super) fn row_lines(&self, at: (f64, f64)) -> impl Iterator<Item = (f64, f64, f64)> {
        let [left, right, ..] = self.overhangs();
        let (left, right) = (at.0 - left, at.0 + self.width() + right);
        (0..=self.rows).map(move |row| (self.corner(at, 0, row).1, left, right))
    }

    /// The two strokes of an X in the cell with this corner.
    pub(super) fn cross(&self, (left, top): (f64, f64)) -> [[(f64, f64); 2]; 2] {
        let (near, far) = (0.24 * self.cell, 0.76 * self.cell);
        [
            [(left + near, top + near), (left + far, top + far)],
            [(left + far, top + near), (left + near, top + far)],
        ]
    }

    /// How far the lines reach beyond the left, right, upper and lower edge.
    fn overhangs(&self) -> [f64; 4] {
        self.goes_on.map(|on| if on { 3.0 } else { 0.0 })
    }
}

/// The columns or rows to show: all of a small board; otherwise those around all stones, or if these are too far apart,
/// around the last move.
fn part(
    length: usize,
    stones: &[(usize, usize)],
    last: &[(usize, usize)],
    along: impl Fn(&(usize, usize)) -> usize,
) -> std::ops::Range<usize> {
    if length <= LONGEST {
        return 0..length;
    }
    let (low, high) = (stones.iter().map(&along).min(), stones.iter().map(&along).max());
    let middle = match (low, high, last.first()) {
        (Some(low), Some(high), _) if high - low < LONGEST => usize::midpoint(low, high),
        (_, _, Some(last)) => along(last),
        _ => length / 2,
    };
    let start = middle.saturating_sub(LONGEST / 2).min(length - LONGEST);
    start..start + LONGEST
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A square board after moves such as `h8`, X first.
    fn board(side: usize, moves: &str) -> BoardPart {
        let moves: Vec<&str> = moves.split_whitespace().collect();
        let grid = |moves: &[&str]| {
            let mut cells = vec![None; side * side];
            for (movement, player) in moves.iter().zip(Player::BOTH.into_iter().cycle()) {
                let column = usize::from(movement.as_bytes()[0] - b'a');
                let row: usize = movement[1..].parse().unwrap();
                cells[(side - row) * side + column] = Some(player);
            }
            Grid::plain(side, side, cells)
        };
        let before = moves.split_last().map(|(_, before)| grid(before));
        BoardPart::new(&grid(&moves), before.as_ref())
    }

    #[test]
    fn small_boards_are_shown_whole() {
        let board = board(3, "b2 a1");
        assert_eq!((board.columns, board.rows, board.goes_on), (3, 3, [false; 4]));
        let o = Stone { column: 0, row: 2, mark: 'O', last: true };
        assert_eq!(board.stones, [Stone { column: 1, row: 1, mark: 'X', last: false }, o]);
    }

    #[test]
    fn large_boards_are_shown_where_the_stones_are() {
        let shown = board(15, "h8 j9 k10");
        assert_eq!((shown.columns, shown.rows, shown.stones.len()), (7, 7, 3));
        assert_eq!(shown.goes_on, [true; 4]);
        let far = board(15, "h8 a15");
        assert_eq!(far.goes_on, [false, true, false, true], "around the last move");
        assert_eq!(far.stones, [Stone { column: 0, row: 0, mark: 'O', last: true }]);
        assert_eq!(board(15, "").goes_on, [true; 4]);
    }
}
