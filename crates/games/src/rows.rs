//! Boards with X and O as one line of text, and as people see them: what all such games share.

use std::fmt::Write;

use plyground_core::{Grid, Labels, Message, Player, message};

use crate::mnk::CELLS;

/// `a` for column 0.
pub(crate) fn column_letter(column: usize) -> char {
    char::from(b'a' + column as u8)
}

/// Rows from the top separated by `/`; `X`, `O`, and `.` for an empty cell.
pub(crate) fn write(grid: &Grid) -> String {
    let mark = |cell: &Option<Player>| cell.map_or('.', Player::mark);
    let rows: Vec<String> = grid.cells.chunks(grid.width).map(|row| row.iter().map(mark).collect()).collect();
    rows.join("/")
}

/// The board with its labels; free cells show their number where they have one.
pub(crate) fn draw(grid: &Grid, labels: Labels, is_numbered: bool) -> String {
    let Grid { width, height, ref cells, .. } = *grid;
    let numbered = labels == Labels::Numbers && is_numbered;
    let cell_width = if numbered { cells.len().to_string().len() } else { 1 };
    let mut board = String::new();
    for row in 0..height {
        let _ = write!(board, "{:>3} |", height - row);
        for column in 0..width {
            let text = match grid.at(column, row) {
                Some(player) => player.mark().to_string(),
                None if numbered => (row * width + column + 1).to_string(),
                None => ".".to_owned(),
            };
            let _ = write!(board, " {text:>cell_width$}");
        }
        board.push('\n');
    }
    let _ = writeln!(board, "    +{}", "-".repeat((cell_width + 1) * width));
    let _ = write!(board, "     ");
    for column in 0..width {
        let _ = write!(board, " {:>cell_width$}", column_letter(column));
    }
    board.push('\n');
    board
}

/// A number of cells as typed; one that does not fit a `usize` is taken for the largest.
pub fn read_size(word: &str) -> Option<usize> {
    let is_number = !word.is_empty() && word.bytes().all(|sign| sign.is_ascii_digit());
    is_number.then(|| word.parse().unwrap_or(usize::MAX))
}

/// Numbers of cells, separated by commas.
pub(crate) fn read_list(text: &str) -> Option<Vec<usize>> {
    text.split(',').map(|word| read_size(word.trim())).collect()
}

/// Exactly `N` numbers of cells, separated by commas.
pub(crate) fn read_sizes<const N: usize>(text: &str) -> Option<[usize; N]> {
    read_list(text)?.try_into().ok()
}

/// Width and height of a position text with rows; `None` where it has no `/` or is not a rectangle.
pub fn dimensions(text: &str) -> Option<(usize, usize)> {
    let rows: Vec<usize> =
        text.trim().split('/').map(|row| cells_of(row).ok().map(|c| c.len())).collect::<Option<_>>()?;
    let width = *rows.first()?;
    (rows.len() > 1 && rows.iter().all(|&row| row == width)).then_some((width, rows.len()))
}

/// The owner of every cell, in order.
pub(crate) fn read(text: &str, width: usize, height: usize) -> Result<Vec<Option<Player>>, Message> {
    let all = width * height;
    if !text.contains('/') && height > 1 {
        let cells = cells_of(text)?;
        return if cells.len() == all {
            Ok(cells)
        } else {
            Err(message!(
                "position-cells",
                "the position has {count} cells, the board {cells}: give {rows} rows of {columns} separated by /",
                count = cells.len(),
                cells = all,
                rows = height,
                columns = width
            ))
        };
    }
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != height {
        return Err(message!(
            "position-rows",
            "the position has {count} rows, the board {rows}: separate rows by /",
            count = rows.len(),
            rows = height
        ));
    }
    let mut cells = Vec::with_capacity(all);
    for (i, row) in rows.into_iter().enumerate() {
        let row_cells = cells_of(row)?;
        if row_cells.len() != width {
            return Err(message!(
                "position-row",
                "row {row} of the position has {count} cells, not {columns}: write X, O or . for each",
                row = i + 1,
                count = row_cells.len(),
                columns = width
            ));
        }
        cells.extend(row_cells);
    }
    Ok(cells)
}

/// The cells of one row: marks, dots, and numbers that stand for that many empty cells.
fn cells_of(row: &str) -> Result<Vec<Option<Player>>, Message> {
    const MOST: usize = CELLS;
    let mut cells = Vec::new();
    let mut chars = row.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            'X' | 'x' => cells.push(Some(Player::First)),
            // Many programs write a zero for O. After another digit it belongs to that number.
            'O' | 'o' | '0' => cells.push(Some(Player::Second)),
            '.' => cells.push(None),
            '1'..='9' => {
                let mut run = c as usize - '0' as usize;
                while let Some(digit) = chars.peek().and_then(|d| d.to_digit(10)) {
                    run = (run * 10 + digit as usize).min(MOST + 1);
                    chars.next();
                }
                cells.extend(std::iter::repeat_n(None, run));
            }
            other => {
                return Err(message!(
                    "position-sign",
                    "`{sign}` means nothing in a position: use X, O, . or a number of empty cells",
                    sign = other.escape_debug().to_string()
                ));
            }
        }
        if cells.len() > MOST {
            return Err(message!(
                "position-too-large",
                "the position is larger than any board: {most} cells at most",
                most = MOST
            ));
        }
    }
    Ok(cells)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_zero_is_the_second_player_and_ends_a_number() {
        assert_eq!(read("X.0/0X./..0", 3, 3), read("X.O/OX./..O", 3, 3));
        assert_eq!(cells_of("10X").unwrap().len(), 11);
        assert_eq!(cells_of("0").unwrap(), [Some(Player::Second)]);
    }
}
