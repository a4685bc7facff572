//! A board as the documents print it: in brackets or as a grid, with rows and columns counted from the top left.

use std::fmt::Write;

use clap::{Args, ValueEnum};
use plyground_i18n::say;
use plyground_registry::{Grid, Labels, Player, Preset, Session};
use plyground_tui::pane::cell_name;

use crate::failure::Failure;
use crate::language::texts;

/// How to print a board and name its cells.
#[derive(Clone, Copy, Debug, Default, Args)]
pub(crate) struct BoardViewArgs {
    /// The board: labelled, in brackets as [X] [0] [ ], or as a grid of cells [default: labels; a grid where rows and columns
    /// are counted]
    #[arg(long = "board", value_name = "STYLE")]
    style: Option<BoardStyle>,
    /// Cells by letter and number from the bottom left, or by row and column from the top left, which are then asked for one
    /// after the other [default: letters, or as the preset's document counts]
    #[arg(long, value_name = "C")]
    coordinates: Option<CellNaming>,
}

/// The style of a printed board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum BoardStyle {
    Labels,
    Brackets,
    Grid,
}

/// How cells are named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum CellNaming {
    Letters,
    FromOne,
    FromZero,
}

/// How boards are printed and cells named.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BoardView {
    style: BoardStyle,
    /// The number of the topmost row and the leftmost column; `None` for letters.
    first: Option<usize>,
}

impl BoardView {
    /// Boards with labels, cells by letter and number.
    pub(crate) const LETTERS: Self = Self { style: BoardStyle::Labels, first: None };

    /// The view that was asked for, or else that of the preset; an error where the game has no such board.
    pub(crate) fn new(
        args: BoardViewArgs,
        session: &dyn Session,
        preset: Option<&Preset>,
    ) -> Result<Self, Failure> {
        let fits = session.grid().is_some_and(|grid| grid.signs.is_empty())
            && session.legal_areas().iter().all(|area| area.len() == 1);
        let first = match args.coordinates {
            Some(CellNaming::Letters) => None,
            Some(CellNaming::FromOne) => Some(1),
            Some(CellNaming::FromZero) => Some(0),
            None => preset.and_then(|preset| preset.first_row).filter(|_| fits),
        };
        let usual = if first.is_some() { BoardStyle::Grid } else { BoardStyle::Labels };
        let view = Self { style: args.style.unwrap_or(usual), first };
        if !fits && (view.first.is_some() || view.style != BoardStyle::Labels) {
            return Err(Failure::Usage(say!(texts(), "board-view-unfit", game = session.game())));
        }
        Ok(view)
    }

    /// The number of the first row and column, where rows and columns are counted.
    pub(crate) fn first(self) -> Option<usize> {
        self.first
    }

    /// The board; `labels` mark free cells where the board has labels.
    pub(crate) fn draw(self, session: &dyn Session, labels: Labels) -> String {
        match (self.style, session.grid()) {
            (BoardStyle::Brackets, Some(grid)) => brackets(&grid),
            (BoardStyle::Grid, Some(grid)) => self.grid(&grid),
            _ => session.draw(labels),
        }
    }

    /// A move as the view names it.
    pub(crate) fn move_name(self, session: &dyn Session, text: &str) -> String {
        let place = session.grid().and_then(|grid| {
            let cell = (0..grid.cells.len()).find(|&cell| cell_name(&grid, cell) == text)?;
            Some((cell / grid.width, cell % grid.width))
        });
        match (self.first, place) {
            (Some(first), Some((row, column))) => {
                let (row, column) = (row + first, column + first);
                say!(texts(), "board-view-cell", row = row, column = column)
            }
            _ => text.to_owned(),
        }
    }

    /// The cells of a line.
    pub(crate) fn cells(self, session: &dyn Session, names: &[String]) -> String {
        let Some(first) = self.first else { return names.join(" ") };
        let Some(grid) = session.grid() else { return names.join(" ") };
        let place = |name: &String| (0..grid.cells.len()).find(|&cell| cell_name(&grid, cell) == *name);
        let pair = |cell: usize| format!("{},{}", cell / grid.width + first, cell % grid.width + first);
        names.iter().filter_map(place).map(pair).collect::<Vec<_>>().join(" ")
    }

    /// A sentence in which the cells of the winning line stand by letter and number, with the names of this view.
    pub(crate) fn retold(self, session: &dyn Session, sentence: String) -> String {
        let (Some(_), Some(line)) = (self.first, session.winning_line()) else { return sentence };
        let names: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        sentence.replace(&line, &self.cells(session, &names))
    }

    /// A grid with the numbers or letters of its rows and columns.
    fn grid(self, grid: &Grid) -> String {
        let column = |at: usize| match self.first {
            Some(first) => (first + at).to_string(),
            None => char::from(b'a' + at as u8).to_string(),
        };
        let row = |at: usize| match self.first {
            Some(first) => first + at,
            None => grid.height - at,
        };
        let mut board = "    |".to_owned();
        for at in 0..grid.width {
            let _ = write!(board, "{:^3}|", column(at));
        }
        for (at, cells) in grid.cells.chunks(grid.width).enumerate() {
            let _ = write!(board, "\n{:>3} |", row(at));
            for cell in cells {
                let _ = write!(board, " {} |", cell.map_or(' ', Player::mark));
            }
        }
        board.push('\n');
        board
    }
}

/// A cell in brackets each, with a zero for O.
fn brackets(grid: &Grid) -> String {
    let mark = |cell: &Option<Player>| match cell {
        Some(Player::First) => "[X]",
        Some(Player::Second) => "[0]",
        None => "[ ]",
    };
    let row = |cells: &[Option<Player>]| cells.iter().map(mark).collect::<String>() + "\n";
    grid.cells.chunks(grid.width).map(row).collect()
}

#[cfg(test)]
mod tests {
    use plyground_registry::open;

    use super::*;

    #[test]
    fn rows_are_counted_from_the_top() {
        let mut session = open("piskvorky").unwrap();
        session.play("b4").unwrap();
        let view = BoardView { style: BoardStyle::Grid, first: Some(0) };
        let board = view.draw(&*session, Labels::None);
        assert_eq!(board.lines().next(), Some("    | 0 | 1 | 2 | 3 | 4 |"));
        assert_eq!(board.lines().nth(2), Some("  1 |   | X |   |   |   |"));
        assert_eq!(view.move_name(&*session, "b4"), "row 1, column 1");
        assert_eq!(BoardView::LETTERS.move_name(&*session, "b4"), "b4");
    }

    #[test]
    fn brackets_hold_a_zero_for_the_second_player() {
        let mut session = open("tic-tac-toe").unwrap();
        for text in ["a3", "b2"] {
            session.play(text).unwrap();
        }
        let view = BoardView { style: BoardStyle::Brackets, first: None };
        assert_eq!(view.draw(&*session, Labels::None), "[X][ ][ ]\n[ ][0][ ]\n[ ][ ][ ]\n");
    }

    #[test]
    fn games_whose_moves_are_no_cells_keep_their_own_boards() {
        let by_rows = BoardViewArgs { coordinates: Some(CellNaming::FromZero), ..BoardViewArgs::default() };
        for game in ["connect-four", "english-draughts", "nim(3,4,5)"] {
            let session = open(game).unwrap();
            assert!(BoardView::new(by_rows, &*session, None).is_err(), "{game}");
            assert!(BoardView::new(BoardViewArgs::default(), &*session, None).is_ok(), "{game}");
        }
    }
}
