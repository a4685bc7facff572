//! Small boards inside nodes.

use std::ops::Range;

use plyground_core::Grid;
use serde::Serialize;

use super::signs::{DrawnSign, SignedCell, is_lined, is_whole};

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
    /// The cells that show something else.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub signs: Vec<SignedCell>,
    /// Whether the cells have frames: those between dots and lines have none.
    #[serde(skip)]
    pub(super) has_frames: bool,
    /// Whether the board continues beyond the left, right, upper and lower edge.
    pub goes_on: [bool; 4],
    /// The letters of columns below a large board, by their index.
    pub letters: Vec<(usize, String)>,
    /// The numbers of rows at its left, by their index.
    pub numbers: Vec<(usize, String)>,
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
    /// Whether it is one of those that decided the game.
    pub won: bool,
}

/// The longest side that is shown in full, and the shortest part of a longer one.
const LONGEST: usize = 7;
/// The side of a board in pixels, unless its cells would be too small or too large.
const SIDE: f64 = 60.0;
/// The smallest and the largest side of a cell.
const CELL: (f64, f64) = (7.0, 15.0);
/// The room for the labels beside and below a board.
const LABELS: (f64, f64) = (10.0, 8.0);
/// The narrowest cells of which each has a label; of narrower ones every other has.
const LABELLED: f64 = 9.0;
/// The font size of a label.
pub(super) const LABEL_SIZE: f64 = 5.5;

/// The part of the board that every node of a picture shows, so that parent and child are seen to be one game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Crop {
    columns: Range<usize>,
    rows: Range<usize>,
}

impl Crop {
    /// The cells around all stones of these boards, which have one size.
    pub(super) fn around<'a>(grids: impl IntoIterator<Item = &'a Grid>) -> Self {
        let (mut width, mut height) = (0, 0);
        let mut is_all = false;
        let (mut columns, mut rows): (Vec<usize>, Vec<usize>) = (Vec::new(), Vec::new());
        for grid in grids {
            (width, height) = (grid.width, grid.height);
            is_all |= is_whole(grid);
            let taken = (0..grid.cells.len()).filter(|&cell| grid.cells[cell].is_some());
            for cell in taken {
                columns.push(cell % grid.width);
                rows.push(cell / grid.width);
            }
        }
        if is_all {
            return Self { columns: 0..width, rows: 0..height };
        }
        Self { columns: part(width, &columns), rows: part(height, &rows) }
    }
}

impl BoardPart {
    /// The board after the move that led from `before`; the cells that decided the game are counted along its rows.
    pub(super) fn new(grid: &Grid, before: Option<&Grid>, won: &[usize], crop: &Crop) -> Self {
        let last = before.map(|before| grid.changes(before)).unwrap_or_default();
        let (columns, rows) = (crop.columns.clone(), crop.rows.clone());
        let cell = (SIDE / columns.len().max(rows.len()).max(1) as f64).clamp(CELL.0, CELL.1);
        let places = rows.clone().flat_map(|row| columns.clone().map(move |column| (column, row)));
        let stone = |(column, row): (usize, usize)| {
            let owner = grid.at(column, row)?;
            Some(Stone {
                column: column - columns.start,
                row: row - rows.start,
                mark: owner.mark(),
                last: last.contains(&(column, row)),
                won: won.contains(&(row * grid.width + column)),
            })
        };
        let sign = |(column, row): (usize, usize)| {
            let sign = DrawnSign::of(grid, column, row)?;
            let last = last.contains(&(column, row));
            Some(SignedCell { column: column - columns.start, row: row - rows.start, sign, last })
        };
        // The cells of a small board are known by their places.
        let is_labelled = grid.width.max(grid.height) > LONGEST && !is_whole(grid);
        let every = if cell < LABELLED { 2 } else { 1 };
        let letter = |column: usize| (column - columns.start, char::from(b'a' + column as u8).to_string());
        let number = |row: usize| (row - rows.start, (grid.height - row).to_string());
        let labels = |length: Range<usize>| length.filter(move |at| is_labelled && at % every == 0);
        Self {
            columns: columns.len(),
            rows: rows.len(),
            cell,
            stones: places.clone().filter_map(stone).collect(),
            signs: places.filter_map(sign).collect(),
            has_frames: !is_lined(grid),
            goes_on: [columns.start > 0, columns.end < grid.width, rows.start > 0, rows.end < grid.height],
            letters: labels(columns.clone()).map(letter).collect(),
            numbers: labels(rows.clone()).map(number).collect(),
        }
    }

    /// Its width in pixels, the labels included.
    pub fn width(&self) -> f64 {
        self.labels().0 + self.cells().0
    }

    /// Its height in pixels, the labels included.
    pub fn height(&self) -> f64 {
        self.cells().1 + self.labels().1
    }

    /// The width and the height of its cells.
    pub(super) fn cells(&self) -> (f64, f64) {
        (self.columns as f64 * self.cell, self.rows as f64 * self.cell)
    }

    /// The width of the labels at the left, and the height of those below.
    fn labels(&self) -> (f64, f64) {
        if self.letters.is_empty() { (0.0, 0.0) } else { LABELS }
    }

    /// The upper left corner of a cell, on a board whose own is at `(x, y)`.
    pub(super) fn corner(&self, (x, y): (f64, f64), column: usize, row: usize) -> (f64, f64) {
        (x + self.labels().0 + column as f64 * self.cell, y + row as f64 * self.cell)
    }

    /// The labels with the middle of each and its baseline.
    pub(super) fn label_places(&self, at: (f64, f64)) -> impl Iterator<Item = (f64, f64, &str)> {
        let half = self.cell / 2.0;
        let letters = self.letters.iter().map(move |(column, letter)| {
            let (x, y) = self.corner(at, *column, self.rows);
            (x + half, y + LABEL_SIZE + 1.0, letter.as_str())
        });
        let numbers = self.numbers.iter().map(move |(row, number)| {
            let (_, y) = self.corner(at, 0, *row);
            (at.0 + LABELS.0 / 2.0 - 1.0, y + half + 0.35 * LABEL_SIZE, number.as_str())
        });
        letters.chain(numbers)
    }

    /// The lines between columns: x, the upper end and the lower end. Those of a board that continues reach beyond it.
    pub(super) fn column_lines(&self, at: (f64, f64)) -> impl Iterator<Item = (f64, f64, f64)> {
        let most = if self.has_frames { self.columns + 1 } else { 0 };
        let [.., up, down] = self.overhangs();
        let (top, bottom) = (at.1 - up, at.1 + self.cells().1 + down);
        (0..most).map(move |column| (self.corner(at, column, 0).0, top, bottom))
    }

    /// The lines between rows: y, the left end and the right end.
    pub(super) fn row_lines(&self, at: (f64, f64)) -> impl Iterator<Item = (f64, f64, f64)> {
        let most = if self.has_frames { self.rows + 1 } else { 0 };
        let [left, right, ..] = self.overhangs();
        let start = self.corner(at, 0, 0).0;
        let (left, right) = (start - left, start + self.cells().0 + right);
        (0..most).map(move |row| (self.corner(at, 0, row).1, left, right))
    }

    /// The middle of a cell.
    pub(super) fn middle(&self, at: (f64, f64), column: usize, row: usize) -> (f64, f64) {
        let (left, top) = self.corner(at, column, row);
        (left + self.cell / 2.0, top + self.cell / 2.0)
    }

    /// Whether a stone is drawn as its mark: some cells show a number in its place.
    pub(super) fn has_mark(&self, stone: &Stone) -> bool {
        let is_count = |cell: &SignedCell| matches!(cell.sign, DrawnSign::Count(_));
        !self.signs.iter().any(|cell| (cell.column, cell.row) == (stone.column, stone.row) && is_count(cell))
    }

    /// The mark of the owner of a cell.
    pub(super) fn owner(&self, column: usize, row: usize) -> Option<char> {
        self.stones.iter().find(|stone| (stone.column, stone.row) == (column, row)).map(|stone| stone.mark)
    }

    /// The ends of a line through a cell, if the sign is one.
    pub(super) fn stroke(&self, at: (f64, f64), cell: &SignedCell) -> Option<[(f64, f64); 2]> {
        let (x, y) = self.middle(at, cell.column, cell.row);
        let (right, down) = match cell.sign {
            DrawnSign::LevelLine => (self.cell, 0.0),
            DrawnSign::UprightLine => (0.0, self.cell),
            _ => return None,
        };
        Some([(x - right, y - down), (x + right, y + down)])
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
        self.goes_on.map(|on| if on { 2.0 } else { 0.0 })
    }
}

/// The columns or rows to show: all of a small board, otherwise those of all stones and one more to either side.
fn part(length: usize, taken: &[usize]) -> Range<usize> {
    if length <= LONGEST {
        return 0..length;
    }
    let low = taken.iter().min().map_or(length / 2, |&low| low.saturating_sub(1));
    let high = taken.iter().max().map_or(length / 2, |&high| (high + 1).min(length - 1));
    let missing = LONGEST.saturating_sub(high + 1 - low);
    let start = low.saturating_sub(missing.div_ceil(2)).min(length - LONGEST.max(high + 1 - low));
    start..start + LONGEST.max(high + 1 - low)
}

#[cfg(test)]
mod tests {
    use plyground_core::{Player, Sign};

    use super::*;

    /// A square board after moves such as `h8`, X first.
    fn grid(side: usize, moves: &[&str]) -> Grid {
        let mut cells = vec![None; side * side];
        for (movement, player) in moves.iter().zip(Player::BOTH.into_iter().cycle()) {
            let column = usize::from(movement.as_bytes()[0] - b'a');
            let row: usize = movement[1..].parse().unwrap();
            cells[(side - row) * side + column] = Some(player);
        }
        Grid::plain(side, side, cells)
    }

    fn board(side: usize, moves: &str) -> BoardPart {
        let moves: Vec<&str> = moves.split_whitespace().collect();
        let before = moves.split_last().map(|(_, before)| grid(side, before));
        let now = grid(side, &moves);
        BoardPart::new(&now, before.as_ref(), &[], &Crop::around([&now]))
    }

    #[test]
    fn small_boards_are_shown_whole() {
        let board = board(3, "b2 a1");
        assert_eq!((board.columns, board.rows, board.goes_on), (3, 3, [false; 4]));
        let o = Stone { column: 0, row: 2, mark: 'O', last: true, won: false };
        assert_eq!(board.stones, [Stone { column: 1, row: 1, mark: 'X', last: false, won: false }, o]);
        assert!(board.letters.is_empty() && board.numbers.is_empty());
    }

    #[test]
    fn large_boards_are_shown_where_the_stones_are() {
        let shown = board(15, "h8 j9 k10");
        assert_eq!((shown.columns, shown.rows, shown.stones.len()), (7, 7, 3));
        assert_eq!(shown.goes_on, [true; 4]);
        let far = board(15, "h8 a15");
        assert_eq!((far.columns, far.rows, far.stones.len()), (9, 9, 2), "both stones are shown");
        assert_eq!(far.goes_on, [false, true, false, true]);
        assert_eq!(board(15, "").goes_on, [true; 4]);
        let labels =
            |labels: &[(usize, String)]| labels.iter().map(|(_, label)| label.clone()).collect::<String>();
        let near = board(8, "a1");
        assert_eq!((near.columns, near.cell < LABELLED), (7, true));
        assert_eq!((labels(&near.letters), labels(&near.numbers)), ("aceg".to_owned(), "642".to_owned()));
    }

    #[test]
    fn every_node_of_a_picture_shows_the_same_cells() {
        let (first, second) = (grid(15, &["h8"]), grid(15, &["h8", "c3"]));
        let crop = Crop::around([&first, &second]);
        let [before, after] = [&first, &second].map(|grid| BoardPart::new(grid, None, &[], &crop));
        assert_eq!((before.columns, before.rows), (after.columns, after.rows));
        let place = |part: &BoardPart| (part.stones.last().unwrap().column, part.stones[0].row);
        assert_eq!(before.stones[0], after.stones[0], "h8 stands where it stood");
        assert_ne!(place(&before), place(&after));
    }

    #[test]
    fn a_board_of_dots_and_lines_shows_them() {
        let lined = |signs: [Sign; 9], owner: Option<Player>| {
            let mut cells = vec![None; 9];
            cells[4] = owner;
            Grid { signs: signs.to_vec(), ..Grid::plain(3, 3, cells) }
        };
        let (dot, gap, line) = (Sign::Dot, Sign::Gap, Sign::Line);
        let before = lined([dot, line, dot, line, Sign::Plain, line, dot, gap, dot], None);
        let after = lined([dot, line, dot, line, Sign::Plain, line, dot, line, dot], Some(Player::Second));
        let board = BoardPart::new(&after, Some(&before), &[], &Crop::around([&before, &after]));
        assert_eq!((board.columns, board.rows, board.column_lines((0.0, 0.0)).count()), (3, 3, 0));
        let signs = |wanted| board.signs.iter().filter(|cell| cell.sign == wanted).count();
        assert_eq!([DrawnSign::Dot, DrawnSign::LevelLine, DrawnSign::UprightLine].map(signs), [4, 2, 2]);
        let last: Vec<(usize, usize)> =
            board.signs.iter().filter(|cell| cell.last).map(|cell| (cell.column, cell.row)).collect();
        assert_eq!((last, board.owner(1, 1)), (vec![(1, 2)], Some('O')));
        assert_eq!(board.stroke((0.0, 0.0), &board.signs[1]), Some([(7.5, 7.5), (37.5, 7.5)]));
    }

    #[test]
    fn a_board_of_numbers_is_shown_whole() {
        let cells = vec![Some(Player::First); 20];
        let grid = Grid { signs: vec![Sign::Count(4); 20], ..Grid::plain(10, 2, cells) };
        let board = BoardPart::new(&grid, None, &[], &Crop::around([&grid]));
        assert_eq!((board.columns, board.signs.len(), board.letters.len()), (10, 20, 0));
        assert!(!board.has_mark(&board.stones[0]), "the number stands in its place");
    }

    #[test]
    fn the_stones_that_won_are_marked() {
        let now = grid(15, &["a1", "b2"]);
        let won = BoardPart::new(&now, None, &[14 * 15], &Crop::around([&now]));
        assert_eq!(won.stones.iter().map(|stone| stone.won).collect::<Vec<_>>(), [false, true]);
    }
}
