//! Positions as one line of text, and boards as people see them.

use std::cmp::Ordering;
use std::fmt::Write;
use std::sync::Arc;

use plyground_core::{Labels, Message, Outcome, Player, message};

use super::notation::column_letter;
use super::{Cell, Line, Mnk, Shape, Stones};

/// A number of cells as it is typed; one that no computer can count is taken for the largest that one can.
pub fn read_size(word: &str) -> Option<usize> {
    let is_number = !word.is_empty() && word.bytes().all(|sign| sign.is_ascii_digit());
    is_number.then(|| word.parse().unwrap_or(usize::MAX))
}

/// Width and height of a position text with rows; `None` where it has no `/` or is not a rectangle.
pub fn dimensions(text: &str) -> Option<(usize, usize)> {
    let rows: Vec<usize> =
        text.trim().split('/').map(|row| cells_of(row).ok().map(|c| c.len())).collect::<Option<_>>()?;
    let width = *rows.first()?;
    (rows.len() > 1 && rows.iter().all(|&row| row == width)).then_some((width, rows.len()))
}

impl<S: Stones> Mnk<S> {
    /// Rows from the top separated by `/`; `X`, `O`, and `.` for an empty cell.
    pub(super) fn write_rows(&self) -> String {
        let rows: Vec<String> = (0..self.shape.height())
            .map(|row| {
                (0..self.shape.width()).map(|column| self.mark_at(column, row).unwrap_or('.')).collect()
            })
            .collect();
        rows.join("/")
    }

    fn mark_at(&self, column: usize, row: usize) -> Option<char> {
        self.at(Cell::new(row * self.shape.width() + column)).map(Player::mark)
    }

    /// Reads rows, or all cells in one run. Without `to_move` the side with fewer stones moves, X if they are even.
    pub(super) fn read_rows(
        shape: &Arc<Shape>,
        text: &str,
        to_move: Option<Player>,
    ) -> Result<Self, Message> {
        let cells = read_cells(shape, text.trim())?;
        let mut stones = [S::default(); 2];
        for (i, owner) in cells.into_iter().enumerate() {
            if let Some(player) = owner {
                stones[player.index()].toggle(Cell::new(i));
            }
        }
        let to_move = to_move.unwrap_or_else(|| {
            // The side with fewer stones; where they are even, X, unless X has just completed a line.
            let x_done = shape.completed(&stones[0]).is_some() && shape.completed(&stones[1]).is_none();
            match stones[0].len().cmp(&stones[1].len()) {
                Ordering::Less => Player::First,
                Ordering::Equal if !x_done => Player::First,
                _ => Player::Second,
            }
        });
        Ok(Self::set_up(shape, stones, to_move))
    }

    /// Refuses a position that no play can reach, whoever began.
    pub(super) fn check_reachable(&self) -> Result<(), Message> {
        let [first, second] = self.stones;
        let (x, o) = (first.len(), second.len());
        let waiting = self.to_move.other();
        if x.abs_diff(o) > 1 {
            return Err(message!(
                "position-uneven",
                "{x} X and {o} O cannot arise in play, turns alternate",
                x = x,
                o = o
            ));
        }
        if self.stones(self.to_move).len() > self.stones(waiting).len() {
            return Err(message!(
                "position-wrong-turn",
                "{side} has moved once more ({x} X, {o} O) and cannot be to move",
                side = self.to_move.mark(),
                x = x,
                o = o
            ));
        }
        let has_line = |p: Player| self.shape.completed(self.stones(p)).is_some();
        match (has_line(self.to_move), has_line(waiting)) {
            (false, false) => Ok(()),
            (true, true) => Err(message!(
                "position-two-lines",
                "both sides have completed a line, which play cannot reach"
            )),
            (true, false) => Err(message!(
                "position-line-to-move",
                "{side} has completed a line and cannot be to move",
                side = self.to_move.mark()
            )),
            (false, true) if self.was_last_stone_decisive(waiting) => Ok(()),
            (false, true) => Err(message!(
                "position-lines-apart",
                "{side} has lines that no single last stone completes",
                side = waiting.mark()
            )),
        }
    }

    /// Whether some stone of `player`, taken away, leaves no completed line.
    fn was_last_stone_decisive(&self, player: Player) -> bool {
        let mut stones = *self.stones(player);
        stones.cells().any(|cell| {
            stones.toggle(cell);
            let open = self.shape.completed(&stones).is_none();
            stones.toggle(cell);
            open
        })
    }

    /// The board with its labels.
    pub(super) fn draw_board(&self, labels: Labels) -> String {
        let (width, height) = (self.shape.width(), self.shape.height());
        let numbered = labels == Labels::Numbers && self.shape.is_numbered();
        let cell_width = if numbered { self.shape.cells().to_string().len() } else { 1 };
        let mut board = String::new();
        for row in 0..height {
            let _ = write!(board, "{:>3} |", height - row);
            for column in 0..width {
                let text = match self.mark_at(column, row) {
                    Some(mark) => mark.to_string(),
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

    /// The line that decided the game.
    pub(super) fn decisive_line(&self) -> Option<Line> {
        let Some(Outcome::Win(_)) = self.outcome else { return None };
        Player::BOTH.into_iter().find_map(|p| self.shape.completed(self.stones(p)))
    }
}

/// The owner of every cell, in order.
fn read_cells(shape: &Shape, text: &str) -> Result<Vec<Option<Player>>, Message> {
    let (width, height) = (shape.width(), shape.height());
    if !text.contains('/') && height > 1 {
        let cells = cells_of(text)?;
        return if cells.len() == shape.cells() {
            Ok(cells)
        } else {
            Err(message!(
                "position-cells",
                "the position has {count} cells, the board {cells}: give {rows} rows of {columns} separated by /",
                count = cells.len(),
                cells = shape.cells(),
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
    let mut cells = Vec::with_capacity(shape.cells());
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
    const MOST: usize = super::CELLS;
    let mut cells = Vec::new();
    let mut chars = row.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            'X' | 'x' => cells.push(Some(Player::First)),
            'O' | 'o' => cells.push(Some(Player::Second)),
            '.' => cells.push(None),
            '1'..='9' => {
                let mut run = c as usize - '0' as usize;
                while let Some(digit) = chars.peek().and_then(|d| d.to_digit(10)) {
                    run = (run * 10 + digit as usize).min(MOST + 1);
                    chars.next();
                }
                cells.extend(std::iter::repeat_n(None, run));
            }
            '0' => {
                return Err(message!(
                    "position-zero",
                    "0 cannot count empty cells: write the letter O for the second player"
                ));
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
