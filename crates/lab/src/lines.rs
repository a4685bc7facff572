//! The rows, columns and diagonals of a position, with the marks of either side on them.

pub use plyground_play::{cells_to_fill, rounded_factorial};
use plyground_registry::{GAMES, Player, Session};

/// The direction of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineDirection {
    /// From left to right.
    Row,
    /// From top to bottom.
    Column,
    /// From the top left to the bottom right.
    Falling,
    /// From the bottom left to the top right; listed from its upper end.
    Rising,
}

impl LineDirection {
    const ALL: [(Self, i32, i32); 4] =
        [(Self::Row, 1, 0), (Self::Column, 0, 1), (Self::Falling, 1, 1), (Self::Rising, -1, 1)];

    /// The name for programs.
    pub fn id(self) -> &'static str {
        match self {
            Self::Row => "row",
            Self::Column => "column",
            Self::Falling => "diagonal-down",
            Self::Rising => "diagonal-up",
        }
    }

    /// The message with its name.
    pub fn key(self) -> &'static str {
        match self {
            Self::Row => "line-row",
            Self::Column => "line-column",
            Self::Falling => "line-diagonal-down",
            Self::Rising => "line-diagonal-up",
        }
    }
}

/// A whole row, column or diagonal of the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardLine {
    /// Its direction.
    pub direction: LineDirection,
    /// Its cells by letter and number, from the top or the left.
    pub names: Vec<String>,
    /// The marks of each side on it.
    pub counts: [usize; 2],
}

impl BoardLine {
    /// The number of its free cells.
    pub fn empty(&self) -> usize {
        self.names.len() - self.counts[0] - self.counts[1]
    }
}

/// Every line of the board that is long enough to win on: rows from the top, columns from the left, then the diagonals.
/// `None` if the game is not won by a row of marks.
pub fn lines(session: &dyn Session) -> Option<Vec<BoardLine>> {
    // On a board made of boards a row of cells is no line of the game.
    let entry = GAMES.iter().find(|entry| entry.id == session.family())?;
    if entry.look.block > 0 {
        return None;
    }
    let (length, grid) = (session.row_length()?, session.grid()?);
    let (width, height) = (grid.width as i32, grid.height as i32);
    let inside = |column: i32, row: i32| (0..width).contains(&column) && (0..height).contains(&row);
    let mut lines = Vec::new();
    for (direction, dx, dy) in LineDirection::ALL {
        let starts = (0..height).flat_map(|row| (0..width).map(move |column| (column, row)));
        for (column, row) in starts.filter(|&(column, row)| !inside(column - dx, row - dy)) {
            let places = (0..).map(|i| (column + i * dx, row + i * dy));
            let cells: Vec<(usize, usize)> = places
                .take_while(|&(column, row)| inside(column, row))
                .map(|(column, row)| (column as usize, row as usize))
                .collect();
            if cells.len() < length {
                continue;
            }
            let count =
                |player| cells.iter().filter(|&&(column, row)| grid.at(column, row) == Some(player)).count();
            let name = |&(column, row): &(usize, usize)| {
                format!("{}{}", char::from(b'a' + column as u8), grid.height - row)
            };
            let names = cells.iter().map(name).collect();
            lines.push(BoardLine { direction, names, counts: Player::BOTH.map(count) });
        }
    }
    Some(lines)
}

#[cfg(test)]
mod tests {
    use plyground_registry::open;

    use super::*;

    #[test]
    fn a_board_of_five_has_sixteen_lines_of_four_or_more() {
        let mut session = open("piskvorky").unwrap();
        session.set_position("XX.../.OO../5/5/5", None, true).unwrap();
        let lines = lines(&*session).unwrap();
        let of = |direction| lines.iter().filter(|line| line.direction == direction).collect::<Vec<_>>();
        assert_eq!([LineDirection::Row, LineDirection::Column].map(|way| of(way).len()), [5, 5]);
        // Two main diagonals of five cells and four others of four.
        let diagonals = [LineDirection::Falling, LineDirection::Rising].map(of).concat();
        let with = |length| diagonals.iter().filter(|line| line.names.len() == length).count();
        assert_eq!((with(5), with(4)), (2, 4));
        assert_eq!(lines[0].names, ["a5", "b5", "c5", "d5", "e5"]);
        assert_eq!((lines[0].counts, lines[0].empty()), ([2, 0], 3));
        assert_eq!((lines[1].counts, lines[1].empty()), ([0, 2], 3));
        assert_eq!(of(LineDirection::Falling)[0].counts, [1, 1]);
    }

    #[test]
    fn games_without_rows_of_marks_have_no_lines() {
        assert_eq!(["othello", "ultimate"].map(|game| lines(&*open(game).unwrap())), [None, None]);
    }
}
