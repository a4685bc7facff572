//! Cells as a letter and a number, and lists of them.

use plyground_core::{Message, message};

use super::check_size;
use crate::cells::Cell;

/// The direction in which rows are numbered. Programs disagree; Plyground counts from the bottom, as players do.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Rows {
    /// Row 1 is the lowest.
    #[default]
    FromBottom,
    /// Row 1 is the topmost.
    FromTop,
}

/// A cell as a letter and a number.
pub fn write_cell(cell: Cell, height: usize, rows: Rows) -> String {
    let number = match rows {
        Rows::FromBottom => height - cell.row(),
        Rows::FromTop => cell.row() + 1,
    };
    format!("{}{number}", letter(cell.column()))
}

/// Moves without separators: `h8i9j10`.
pub fn write_cells(cells: impl IntoIterator<Item = Cell>, height: usize, rows: Rows) -> String {
    cells.into_iter().map(|cell| write_cell(cell, height, rows)).collect()
}

/// Reads one cell.
pub fn read_cell(text: &str, width: usize, height: usize, rows: Rows) -> Result<Cell, Message> {
    match read_cells(text, width, height, rows)?.as_slice() {
        [cell] => Ok(*cell),
        _ => Err(unreadable(text)),
    }
}

/// Reads moves with or without spaces, commas or semicolons between them: `h8i9j10`, `h8 i9 j10`.
pub fn read_cells(text: &str, width: usize, height: usize, rows: Rows) -> Result<Vec<Cell>, Message> {
    check_size(width, height)?;
    let mut cells = Vec::new();
    let mut rest = text.trim_start_matches(is_separator);
    while let Some(first) = rest.chars().next() {
        let after = &rest[first.len_utf8()..];
        let digits = after.len() - after.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        if !first.is_ascii_alphabetic() || digits == 0 {
            return Err(unreadable(rest.split(is_separator).next().unwrap_or(rest)));
        }
        let (number, more) = after.split_at(digits);
        let column = usize::from(first.to_ascii_lowercase() as u8 - b'a');
        let row = number.parse().ok().filter(|number| (1..=height).contains(number));
        let Some(number) = row.filter(|_| column < width) else {
            return Err(message!(
                "cell-off-board",
                "`{cell}` is not on the {width}x{height} board: columns are a-{last}, rows 1-{height}",
                cell = format!("{first}{number}"),
                width = width,
                height = height,
                last = letter(width - 1)
            ));
        };
        cells.push(match rows {
            Rows::FromBottom => Cell::new(column, height - number),
            Rows::FromTop => Cell::new(column, number - 1),
        });
        rest = more.trim_start_matches(is_separator);
    }
    Ok(cells)
}

/// Reads moves as [`read_cells`] does, or as columns and rows from 0 at the top left, as in protocols: `7,7 8,6`.
pub fn read_moves(text: &str, width: usize, height: usize, rows: Rows) -> Result<Vec<Cell>, Message> {
    if !text.trim_start().starts_with(|c: char| c.is_ascii_digit()) {
        return read_cells(text, width, height, rows);
    }
    check_size(width, height)?;
    let words = text.split(|c: char| c.is_whitespace() || c == ';').filter(|word| !word.is_empty());
    let read = |word: &str| {
        let (column, row) = word.split_once(',').ok_or_else(|| unreadable(word))?;
        let number = |digits: &str| digits.parse::<usize>().map_err(|_| unreadable(word));
        let (column, row) = (number(column)?, number(row.trim_end_matches(','))?);
        if column < width && row < height {
            return Ok(Cell::new(column, row));
        }
        Err(message!(
            "record-off-board",
            "`{cell}` is not on the {width}x{height} board: columns are 0-{right}, rows 0-{bottom} from the top",
            cell = word,
            width = width,
            height = height,
            right = width - 1,
            bottom = height - 1
        ))
    };
    words.map(read).collect()
}

fn is_separator(c: char) -> bool {
    c.is_whitespace() || matches!(c, ',' | ';')
}

fn letter(column: usize) -> char {
    char::from(b'a' + column as u8)
}

fn unreadable(text: &str) -> Message {
    let shown: String = text.chars().take(20).collect();
    message!(
        "record-unreadable-cell",
        "`{text}` is not a cell: write a letter and a number, such as h8",
        text = shown.escape_debug().to_string()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_count_from_the_side_that_was_asked_for() {
        let cells = read_cells("a1h8 o15", 15, 15, Rows::FromBottom).unwrap();
        assert_eq!(cells, [Cell::new(0, 14), Cell::new(7, 7), Cell::new(14, 0)]);
        let cells = read_cells("a1,H8;o15", 15, 15, Rows::FromTop).unwrap();
        assert_eq!(cells, [Cell::new(0, 0), Cell::new(7, 7), Cell::new(14, 14)]);
        assert_eq!(write_cells(cells.clone(), 15, Rows::FromTop), "a1h8o15");
        assert_eq!(write_cells(cells, 15, Rows::FromBottom), "a15h8o1");
    }

    /// This takes minutes if each cell looks at the rest of the text.
    #[test]
    fn long_texts_are_read_in_linear_time() {
        assert_eq!(read_cells(&"a1".repeat(1_000_000), 15, 15, Rows::FromTop).unwrap().len(), 1_000_000);
    }

    #[test]
    fn columns_and_rows_count_from_the_top_left() {
        let read = |text: &str| read_moves(text, 15, 10, Rows::FromBottom);
        let cells = [Cell::new(7, 7), Cell::new(14, 0), Cell::new(0, 9)];
        assert_eq!(read("7,7 14,0; 0,9").unwrap(), cells);
        assert_eq!(read("7,7, 14,0, 0,9").unwrap(), cells);
        assert_eq!(read("h3 o10 a1").unwrap(), cells);
        assert!(read("15,0").unwrap_err().to_string().contains("columns are 0-14, rows 0-9"));
        for wrong in ["7", "7,x", "7,-1", "7,7 h8", "7,99999999999999999999999"] {
            assert!(read(wrong).unwrap_err().to_string().contains("is not a cell"), "{wrong}");
        }
    }

    #[test]
    fn every_cell_of_every_board_comes_back() {
        for (width, height) in [(5, 20), (15, 15), (20, 7)] {
            for rows in [Rows::FromBottom, Rows::FromTop] {
                let all = (0..height).flat_map(|row| (0..width).map(move |column| Cell::new(column, row)));
                let text = write_cells(all.clone(), height, rows);
                assert!(read_cells(&text, width, height, rows).unwrap().into_iter().eq(all));
            }
        }
    }

    #[test]
    fn a_board_that_cannot_be_has_no_cells() {
        for (width, height) in [(0, 15), (15, 0), (27, 15), (300, 300), (usize::MAX, usize::MAX)] {
            for text in ["h8", "z99", "7,7"] {
                let why = read_moves(text, width, height, Rows::FromBottom).unwrap_err().to_string();
                assert!(why.contains("5 to 20 columns and rows"), "{why}");
            }
        }
    }

    #[test]
    fn what_is_no_cell_is_shown() {
        for (text, shown) in [("h", "`h`"), ("h8x", "`x`"), ("8h", "`8h`"), ("h8 ж3", "`ж3`")] {
            let why = read_cells(text, 15, 15, Rows::FromBottom).unwrap_err().to_string();
            assert!(why.starts_with(shown) && why.contains("letter and a number"), "{why}");
        }
        for text in ["h0", "h16", "p1", "h99999999999999999999999"] {
            let why = read_cells(text, 15, 15, Rows::FromBottom).unwrap_err().to_string();
            assert!(why.contains("columns are a-o, rows 1-15"), "{why}");
        }
        assert!(read_cell("h8i9", 15, 15, Rows::FromBottom).is_err());
    }
}
