//! Moves as people write them: `b2`, the number of a cell, `2 2`, or `row 2 col 2`.
//!
//! Columns are lettered from the left, rows numbered from the bottom, as beside the drawn board. Cells of small
//! boards are numbered from 1 along the rows from the top left, as in the drawn cells.

use plyground_core::{Message, message};

use super::{Mnk, MnkCell, MnkShape, Stones};
use crate::rows::column_letter;

/// The largest board whose cells are numbered: two digits still fit nicely.
const NUMBERED: usize = 36;

impl MnkShape {
    /// Whether cells may be named by their number.
    pub fn is_numbered(&self) -> bool {
        self.cells() <= NUMBERED
    }

    /// A cell as letter and number.
    pub fn write_cell(&self, cell: MnkCell) -> String {
        let (column, row) = self.place(cell);
        format!("{}{}", column_letter(column as usize), self.height() as i32 - row)
    }

    /// Reads a cell in any of the forms.
    pub fn read_cell(&self, text: &str) -> Result<MnkCell, Message> {
        let text = text.trim().to_lowercase();
        let shown = || text.escape_debug().to_string();
        let off_board = || {
            message!(
                "cell-off-board",
                "`{cell}` is not on the {width}x{height} board: columns are a-{last}, rows 1-{height}",
                cell = shown(),
                width = self.width(),
                height = self.height(),
                last = column_letter(self.width() - 1)
            )
        };
        if let Some((column, row)) = column_and_row(&text) {
            return self.cell(column, self.height() as i32 - row).ok_or_else(off_board);
        }
        if let Ok(number) = text.parse::<usize>() {
            if !self.is_numbered() {
                return Err(message!(
                    "cell-without-number",
                    "cells of this board have no numbers: type one as {forms}",
                    forms = self.forms()
                ));
            }
            let good = (1..=self.cells()).contains(&number);
            return if good {
                Ok(MnkCell::new(number - 1))
            } else {
                Err(message!(
                    "cell-no-such-number",
                    "there is no cell {number}: cells are numbered 1 to {most}",
                    number = number.to_string(),
                    most = self.cells()
                ))
            };
        }
        Err(message!(
            "cell-unreadable",
            "`{text}` is not a cell: type one as {forms}",
            text = shown(),
            forms = self.forms()
        ))
    }

    /// Every way to write one cell near the middle.
    pub(super) fn forms(&self) -> Message {
        let cell = self
            .cell(self.width() as i32 / 2, self.height() as i32 / 2)
            .expect("half of each side is on the board");
        let (column, row) = self.place(cell);
        let (column, row, name) = (column + 1, self.height() as i32 - row, self.write_cell(cell));
        if self.is_numbered() {
            message!(
                "cell-forms-with-number",
                "{number}, {cell}, `{row} {column}` or `row {row} col {column}`",
                number = cell.index() + 1,
                cell = name,
                row = row,
                column = column
            )
        } else {
            message!(
                "cell-forms",
                "{cell}, `{row} {column}` or `row {row} col {column}`",
                cell = name,
                row = row,
                column = column
            )
        }
    }
}

impl<S: Stones> Mnk<S> {
    /// Reads a move that is legal here.
    pub(super) fn read_legal(&self, text: &str) -> Result<MnkCell, Message> {
        let cell = self.shape.read_cell(text)?;
        if self.outcome.is_some() {
            return Err(message!("move-after-the-end", "the game is over: no more moves"));
        }
        match self.at(cell) {
            Some(owner) => {
                let (name, side) = (self.shape.write_cell(cell), owner.mark());
                Err(message!(
                    "cell-taken",
                    "{cell} is taken by {side}: choose an empty cell",
                    cell = name,
                    side = side
                ))
            }
            None => Ok(cell),
        }
    }
}

/// Column from 0 and row label, from any form that names both.
fn column_and_row(text: &str) -> Option<(i32, i32)> {
    let mut chars = text.chars();
    if let (Some(letter @ 'a'..='z'), Ok(row)) = (chars.next(), chars.as_str().parse::<u16>()) {
        return Some((letter as i32 - 'a' as i32, i32::from(row)));
    }
    let words: Vec<&str> =
        text.split(|c: char| c.is_whitespace() || c == ',').filter(|w| !w.is_empty()).collect();
    let (["row", row, "col" | "column", column] | [row, column]) = words[..] else { return None };
    Some((i32::from(column.parse::<u16>().ok()?) - 1, i32::from(row.parse::<u16>().ok()?)))
}

#[cfg(test)]
mod tests {
    use super::super::{Large, Rules};
    use super::*;

    #[test]
    fn every_form_names_the_same_cell() {
        let board = Mnk::<Large>::new(3, 3, 3, Rules::default()).unwrap();
        for text in ["4", "a2", "A2", "2 1", "2,1", "row 2 col 1", " Row 2 column 1 "] {
            assert_eq!(board.shape().read_cell(text), Ok(MnkCell::new(3)), "{text}");
        }
    }

    #[test]
    fn the_form_that_is_suggested_can_be_read() {
        let board = Mnk::<Large>::new(15, 9, 5, Rules::default()).unwrap();
        assert_eq!(board.shape().forms().to_string(), "h5, `5 8` or `row 5 col 8`");
        assert_eq!(board.shape().read_cell("h5"), board.shape().read_cell("5 8"));
    }

    #[test]
    fn cells_off_the_board_are_refused_with_its_size() {
        let board = Mnk::<Large>::new(15, 15, 5, Rules::default()).unwrap();
        let error = board.shape().read_cell("z9").unwrap_err().to_string();
        assert_eq!(error, "`z9` is not on the 15x15 board: columns are a-o, rows 1-15");
        for bad in ["", "5", "a", "a0", "a16", "0 1", "1 2 3", "h-1", "99999999999999999999", "row 2", "é1"]
        {
            assert!(board.shape().read_cell(bad).is_err(), "{bad}");
        }
    }
}
