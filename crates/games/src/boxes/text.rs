//! Lines and positions as people write them.
//!
//! The picture has dots, lines and boxes as cells, 2W + 1 across and 2H + 1 down. A line is named by its cell, `b1`: columns
//! are lettered from the left, rows numbered from the bottom. A position is the picture row by row from the top, with
//! the side to move behind the last row: `+-+.+/|X|../+-+.+/O`.

use plyground_core::{Message, Player, message};

use super::{Boxes, BoxesLine, BoxesShape, State};
use crate::rows::column_letter;

/// The kind of a cell of the picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PictureCell {
    Dot,
    Line(BoxesLine),
    /// By the bit of its upper side.
    Box(u64),
}

impl BoxesShape {
    /// Columns of the picture.
    pub(super) fn columns(&self) -> usize {
        2 * self.width() + 1
    }

    /// Rows of the picture.
    pub(super) fn rows(&self) -> usize {
        2 * self.height() + 1
    }

    /// The cell in a column and a row of the picture, from the top left.
    pub(super) fn place(&self, column: usize, row: usize) -> PictureCell {
        // Above this row, pairs of rows: lines across, and lines down.
        let line = row / 2 * self.columns() + column / 2;
        match (column % 2, row % 2) {
            (0, 0) => PictureCell::Dot,
            (1, 0) => PictureCell::Line(BoxesLine(line as u8)),
            (0, _) => PictureCell::Line(BoxesLine((line + self.width()) as u8)),
            _ => PictureCell::Box(1 << line),
        }
    }

    /// The column and the row of a line in the picture.
    pub(super) fn column_and_row(&self, line: BoxesLine) -> (usize, usize) {
        let (pair, rest) = (usize::from(line.0) / self.columns(), usize::from(line.0) % self.columns());
        if rest < self.width() { (2 * rest + 1, 2 * pair) } else { (2 * (rest - self.width()), 2 * pair + 1) }
    }

    /// A line by its cell.
    pub(super) fn write_line(&self, line: BoxesLine) -> String {
        let (column, row) = self.column_and_row(line);
        format!("{}{}", column_letter(column), self.rows() - row)
    }

    /// Reads the name of a line.
    pub(super) fn read_line(&self, text: &str) -> Result<BoxesLine, Message> {
        let text = text.trim().to_lowercase();
        let shown = || text.escape_debug().to_string();
        let mut signs = text.chars();
        let letter = signs.next().filter(char::is_ascii_lowercase);
        let digits = signs.as_str();
        let number = digits.bytes().all(|sign| sign.is_ascii_digit()).then(|| digits.parse::<usize>().ok());
        let (Some(letter), Some(Some(number))) = (letter, number) else {
            return Err(message!(
                "line-unreadable",
                "`{text}` is not a line: type the cell where it is drawn, such as {line}",
                text = shown(),
                line = self.write_line(BoxesLine(0))
            ));
        };
        let column = usize::from(letter as u8 - b'a');
        if column >= self.columns() || !(1..=self.rows()).contains(&number) {
            return Err(message!(
                "cell-off-board",
                "`{cell}` is not on the {width}x{height} board: columns are a-{last}, rows 1-{height}",
                cell = shown(),
                width = self.columns(),
                height = self.rows(),
                last = column_letter(self.columns() - 1)
            ));
        }
        match self.place(column, self.rows() - number) {
            PictureCell::Line(line) => Ok(line),
            PictureCell::Dot => Err(message!(
                "line-is-dot",
                "{cell} is a dot: lines are drawn between dots, such as {line}",
                cell = shown(),
                line = self.write_line(BoxesLine(0))
            )),
            PictureCell::Box(_) => Err(message!(
                "line-is-box",
                "{cell} is the inside of a box: lines are drawn around it, such as {line}",
                cell = shown(),
                line = self.write_line(BoxesLine(0))
            )),
        }
    }
}

impl Boxes {
    /// The sign of a cell of the picture.
    pub(super) fn sign(&self, column: usize, row: usize) -> char {
        match self.shape.place(column, row) {
            PictureCell::Dot => '+',
            PictureCell::Line(line) if self.state.drawn >> line.0 & 1 == 0 => '.',
            PictureCell::Line(_) if row.is_multiple_of(2) => '-',
            PictureCell::Line(_) => '|',
            PictureCell::Box(bit) => self.owner(bit).map_or('.', Player::mark),
        }
    }

    /// The owner of a box.
    pub(super) fn owner(&self, bit: u64) -> Option<Player> {
        Player::BOTH.into_iter().find(|&player| self.state.owned[player.index()] & bit != 0)
    }

    /// The picture as one line of text.
    pub(super) fn write(&self) -> String {
        let mut text = String::new();
        for row in 0..self.shape.rows() {
            text.extend((0..self.shape.columns()).map(|column| self.sign(column, row)));
            text.push('/');
        }
        text.push(self.state.to_move.mark());
        text
    }

    /// Reads such a text; the side to move may be left out.
    pub(super) fn read(&self, text: &str, to_move: Option<Player>, strict: bool) -> Result<Self, Message> {
        let (shape, text) = (self.shape, text.trim().to_uppercase());
        let (picture, turn) = match text.rsplit_once('/') {
            Some((picture, "X")) => (picture, Some(Player::First)),
            Some((picture, "O")) => (picture, Some(Player::Second)),
            _ => (&text[..], None),
        };
        let rows: Vec<Vec<char>> = picture.split('/').map(|row| row.chars().collect()).collect();
        if rows.len() != shape.rows() || rows.iter().any(|row| row.len() != shape.columns()) {
            return Err(message!(
                "boxes-picture",
                "the position must have {rows} rows of {columns} signs with / between them, and the side to move behind the \
                 last: {example}",
                rows = shape.rows(),
                columns = shape.columns(),
                example = Self::new(shape).write()
            ));
        }
        let to_move = to_move.or(turn).unwrap_or(Player::First);
        let mut pos = Self { shape, state: State { drawn: 0, owned: [0; 2], to_move } };
        for (row, signs) in rows.iter().enumerate() {
            for (column, &sign) in signs.iter().enumerate() {
                match (shape.place(column, row), sign) {
                    (PictureCell::Line(line), '-') if row.is_multiple_of(2) => pos.state.drawn |= 1 << line.0,
                    (PictureCell::Line(line), '|') if !row.is_multiple_of(2) => {
                        pos.state.drawn |= 1 << line.0;
                    }
                    (PictureCell::Box(bit), 'X') => pos.state.owned[0] |= bit,
                    (PictureCell::Box(bit), 'O') => pos.state.owned[1] |= bit,
                    (PictureCell::Dot, '+') | (PictureCell::Line(_) | PictureCell::Box(_), '.') => {}
                    _ => {
                        return Err(message!(
                            "boxes-sign",
                            "`{sign}` cannot stand in column {column} of row {row} of the position: dots are +, lines - and |, \
                             boxes X and O, and . is what is missing",
                            sign = sign.escape_debug().to_string(),
                            column = column + 1,
                            row = row + 1
                        ));
                    }
                }
            }
        }
        pos.checked(strict)
    }

    /// Refuses closed boxes without an owner, and open boxes with one.
    fn checked(self, strict: bool) -> Result<Self, Message> {
        let [first, second] = self.state.owned;
        if self.shape.closed(self.state.drawn) != first | second {
            return Err(message!(
                "boxes-owners",
                "a box is somebody's exactly when its four sides are drawn: mend the boxes or the lines"
            ));
        }
        // The last line closes a box, after which the same side would be to move.
        if strict && self.gaps() == 0 && self.count(self.state.to_move) == 0 {
            return Err(message!(
                "boxes-turn",
                "whoever draws the last line owns a box and stays to move: change the side to move"
            ));
        }
        Ok(self)
    }
}
