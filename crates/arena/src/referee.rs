//! The referee: keeps the board, checks moves and decides the result.

use plyground_core::{Outcome, Player};
use plyground_gomoku::record::{Rows, write_cell};
use plyground_gomoku::{Board, Cell, Forbidden, Rule};

use super::result::{Ending, Fault};

/// A game under way.
#[derive(Clone)]
pub struct Referee {
    board: Board,
}

/// An illegal move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Breach {
    /// The cell is not on the board.
    OffBoard,
    /// The cell is occupied.
    Taken,
    /// Renju forbids black to play there.
    Forbidden(Forbidden),
}

impl Breach {
    /// The kind of fault.
    pub const fn fault(self) -> Fault {
        match self {
            Self::OffBoard | Self::Taken => Fault::IllegalMove,
            Self::Forbidden(_) => Fault::ForbiddenMove,
        }
    }

    /// What is wrong, in English.
    pub const fn reason(self) -> &'static str {
        match self {
            Self::OffBoard => "the cell is not on the board",
            Self::Taken => "the cell has a stone already",
            Self::Forbidden(why) => why.reason(),
        }
    }
}

impl Referee {
    /// A game from an opening. None if the opening is illegal or ends the game.
    pub fn new(size: usize, rule: Rule, opening: &[Cell]) -> Option<Self> {
        let mut referee = Self { board: Board::new(size, size, rule)? };
        for &cell in opening {
            if referee.over().is_some() || referee.play(cell.column() as i64, cell.row() as i64).is_err() {
                return None;
            }
        }
        referee.over().is_none().then_some(referee)
    }

    /// The position.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Whose turn it is.
    pub fn to_move(&self) -> Player {
        self.board.to_move()
    }

    /// Plays a move of the side to move, or says why it is illegal.
    pub fn play(&mut self, column: i64, row: i64) -> Result<Cell, Breach> {
        let on = |place: i64, side: usize| usize::try_from(place).ok().filter(|&place| place < side);
        let (column, row) =
            on(column, self.board.width()).zip(on(row, self.board.height())).ok_or(Breach::OffBoard)?;
        let cell = Cell::new(column, row);
        if !self.board.is_empty(cell) {
            return Err(Breach::Taken);
        }
        if self.to_move() == Player::First
            && let Some(why) = self.board.forbidden(cell)
        {
            return Err(Breach::Forbidden(why));
        }
        self.board.play(cell);
        Ok(cell)
    }

    /// The result, once there is one.
    pub fn over(&self) -> Option<(Outcome, Ending)> {
        self.board.outcome().map(|outcome| match outcome {
            Outcome::Win(_) => (outcome, Ending::Five),
            Outcome::Draw => (outcome, Ending::Full),
        })
    }

    /// The moves so far, as text with rows from the bottom.
    pub fn moves(&self) -> String {
        let height = self.board.height();
        self.board.played().map(|cell| write_cell(cell, height, Rows::FromBottom)).collect()
    }
}

#[cfg(test)]
mod tests {
    use plyground_gomoku::record::read_cells;

    use super::*;

    fn referee(rule: Rule, opening: &str) -> Option<Referee> {
        Referee::new(15, rule, &read_cells(opening, 15, 15, Rows::FromBottom).unwrap())
    }

    /// Plays a move given as text.
    fn play(referee: &mut Referee, cell: &str) -> Result<Cell, Breach> {
        let cell = read_cells(cell, 15, 15, Rows::FromBottom).unwrap()[0];
        referee.play(cell.column() as i64, cell.row() as i64)
    }

    #[test]
    fn wrong_moves_are_refused_and_change_nothing() {
        let mut game = referee(Rule::Freestyle, "h8").unwrap();
        assert_eq!(play(&mut game, "h8"), Err(Breach::Taken));
        for (column, row) in [(-1, 3), (15, 3), (3, 15), (3, i64::MAX)] {
            assert_eq!(game.play(column, row), Err(Breach::OffBoard));
        }
        assert_eq!((game.moves(), game.to_move()), ("h8".to_owned(), Player::Second));
    }

    #[test]
    fn renju_forbids_black_and_only_black() {
        // Two open threes at h8.
        let mut game = referee(Rule::Renju, "g8a1f8a3h7c1h6c3").unwrap();
        assert_eq!(play(&mut game, "h8"), Err(Breach::Forbidden(Forbidden::TwoThrees)));
        let mut game = referee(Rule::Freestyle, "g8a1f8a3h7c1h6c3").unwrap();
        assert!(play(&mut game, "h8").is_ok());
    }

    #[test]
    fn rules_say_what_wins() {
        let four = "a1a2b1b2c1c2d1d2";
        for rule in Rule::ALL {
            let mut game = referee(rule, four).unwrap();
            assert_eq!(game.over(), None);
            play(&mut game, "e1").unwrap();
            assert_eq!(game.over(), Some((Outcome::Win(Player::First), Ending::Five)), "{rule}");
        }
        // Six in a row do not count where exactly five are required.
        let six = "a1a3b1c3c1e3e1g3f1i3";
        for (rule, is_over) in [(Rule::Freestyle, true), (Rule::Standard, false), (Rule::Caro, true)] {
            let mut game = referee(rule, six).unwrap();
            play(&mut game, "d1").unwrap();
            assert_eq!(game.over().is_some(), is_over, "{rule}");
        }
    }

    #[test]
    fn an_opening_that_cannot_be_played_is_none() {
        assert!(referee(Rule::Freestyle, "h8h8").is_none());
        assert!(referee(Rule::Freestyle, "a1a2b1b2c1c2d1d2e1").is_none());
        assert!(Referee::new(21, Rule::Freestyle, &[]).is_none());
    }
}
