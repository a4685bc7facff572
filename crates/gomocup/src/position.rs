//! The position as set by the manager.

use std::fmt;

use plyground_core::{Outcome, Player};
use plyground_gomoku::{Board, Cell, Rule, SIDES, Threat};

use crate::command::{Coordinates, Stone};

/// The stones and the side to move.
///
/// The engine's board is built from this when needed: a manager may set stones in any order, remove any of them, and change
/// the rule during a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GamePosition {
    width: usize,
    height: usize,
    stones: Vec<(Player, Cell)>,
    /// Empty cells that are closed to both sides.
    walls: Vec<Cell>,
    turn: Player,
}

/// Why a position or a move is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// The board size is not supported.
    Size(i64, i64),
    /// The coordinates lie outside the board.
    Outside(Coordinates, usize, usize),
    /// The cell is occupied.
    Occupied(Coordinates),
    /// The cell is empty.
    Vacant(Coordinates),
    /// The owner of a stone is not 1, 2 or 3.
    Field(i64),
    /// The owner of a stone is missing.
    NoField(Coordinates),
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size(width, height) => {
                let (least, most) = (SIDES.start(), SIDES.end());
                write!(f, "a board of {width}x{height} is not supported: sides are {least} to {most}")
            }
            Self::Outside(point, width, height) => write!(
                f,
                "{point} is not on a board of {width}x{height}: columns are 0-{}, rows 0-{}",
                width - 1,
                height - 1
            ),
            Self::Occupied(point) => write!(f, "there is a stone on {point} already"),
            Self::Vacant(point) => write!(f, "there is no stone on {point}"),
            Self::Field(field) => {
                write!(f, "{field} is nobody's stone: 1 is yours, 2 the opponent's, 3 a closed cell")
            }
            Self::NoField(point) => write!(f, "whose stone is on {point}? Write {point},1 or {point},2"),
        }
    }
}

impl GamePosition {
    /// An empty board, black to move.
    pub fn new(width: i64, height: i64) -> Result<Self, PositionError> {
        let side = |length: i64| usize::try_from(length).ok().filter(|length| SIDES.contains(length));
        match (side(width), side(height)) {
            (Some(width), Some(height)) => {
                Ok(Self { width, height, stones: Vec::new(), walls: Vec::new(), turn: Player::First })
            }
            _ => Err(PositionError::Size(width, height)),
        }
    }

    /// The same board without stones.
    pub fn cleared(&self) -> Self {
        Self { stones: Vec::new(), walls: Vec::new(), turn: Player::First, ..*self }
    }

    /// Columns and rows.
    pub fn size(&self) -> (usize, usize) {
        (self.width, self.height)
    }

    /// The number of stones.
    pub fn len(&self) -> usize {
        self.stones.len()
    }

    /// Whether the board is empty.
    pub fn is_empty(&self) -> bool {
        self.stones.is_empty()
    }

    /// Empty cells that are closed to both sides.
    pub fn walls(&self) -> &[Cell] {
        &self.walls
    }

    /// The cell with these coordinates.
    pub fn cell(&self, point: Coordinates) -> Result<Cell, PositionError> {
        let within = |place: i64, side: usize| usize::try_from(place).ok().filter(|&place| place < side);
        match (within(point.x, self.width), within(point.y, self.height)) {
            (Some(column), Some(row)) => Ok(Cell::new(column, row)),
            _ => Err(PositionError::Outside(point, self.width, self.height)),
        }
    }

    /// The cell with these coordinates, which must be vacant.
    pub fn vacant(&self, point: Coordinates) -> Result<Cell, PositionError> {
        let cell = self.cell(point)?;
        let taken = self.walls.contains(&cell) || self.stones.iter().any(|&(_, stone)| stone == cell);
        if taken { Err(PositionError::Occupied(point)) } else { Ok(cell) }
    }

    /// The side to move plays on a vacant cell.
    pub fn play(&mut self, cell: Cell) {
        self.stones.push((self.turn, cell));
        self.turn = self.turn.other();
    }

    /// Removes a stone; its owner is then to move.
    pub fn take_back(&mut self, point: Coordinates) -> Result<(), PositionError> {
        let cell = self.cell(point)?;
        let place =
            self.stones.iter().rposition(|&(_, stone)| stone == cell).ok_or(PositionError::Vacant(point))?;
        (self.turn, _) = self.stones.remove(place);
        Ok(())
    }

    /// The same board with these stones, and us to move.
    ///
    /// The stones are marked as ours or the opponent's, not as black or white. With as many stones as the opponent we are
    /// black, with one less we are white. Otherwise, and in renju, where stones are sent in the order of play, the first
    /// stone is black's.
    pub fn with_stones(&self, stones: &[Stone], rule: Rule) -> Result<Self, PositionError> {
        let mut position = self.cleared();
        let mut owned: Vec<(bool, Cell)> = Vec::with_capacity(stones.len());
        for stone in stones {
            let cell = position.vacant(stone.at)?;
            if owned.iter().any(|&(_, other)| other == cell) {
                return Err(PositionError::Occupied(stone.at));
            }
            match stone.field {
                Some(1) => owned.push((true, cell)),
                Some(2) => owned.push((false, cell)),
                Some(3) => position.walls.push(cell),
                Some(field) => return Err(PositionError::Field(field)),
                None => return Err(PositionError::NoField(stone.at)),
            }
        }
        let ours = owned.iter().filter(|&&(ours, _)| ours).count();
        let theirs = owned.len() - ours;
        let first_is_ours = owned.first().is_none_or(|&(ours, _)| ours);
        let black = if rule != Rule::Renju && ours == theirs {
            true
        } else if rule != Rule::Renju && ours + 1 == theirs {
            false
        } else {
            first_is_ours
        };
        let (us, them) =
            if black { (Player::First, Player::Second) } else { (Player::Second, Player::First) };
        position.stones =
            owned.into_iter().map(|(ours, cell)| (if ours { us } else { them }, cell)).collect();
        position.turn = us;
        Ok(position)
    }

    /// The same board after these moves, alternating.
    pub fn with_moves(&self, moves: &[Stone]) -> Result<Self, PositionError> {
        let mut position = self.cleared();
        for stone in moves {
            let cell = position.vacant(stone.at)?;
            position.play(cell);
        }
        Ok(position)
    }

    /// The engine's board with these stones.
    ///
    /// The order of play is unknown, and a five wins when it is completed, so stones that would complete one are placed last:
    /// a six whose middle stone came last never was a five. If the game is won in every order, it is won.
    pub fn board(&self, rule: Rule) -> Board {
        let mut board = Board::new(self.width, self.height, rule).expect("sizes were checked");
        let mut rest = self.stones.clone();
        while board.outcome().is_none() && !rest.is_empty() {
            let quiet = rest.iter().position(|&(player, cell)| board.threat(player, cell) != Threat::Five);
            let (player, cell) = rest.remove(quiet.unwrap_or(0));
            board.put(player, cell);
        }
        if board.outcome().is_none() {
            board.set_turn(self.turn);
        }
        board
    }
}

/// A legal move without a search: completes a five, prevents one, or takes the most urgent cell, near the centre if equal.
///
/// Cells in `closed` are never chosen; those in `avoid` only if no other is left.
pub(crate) fn simple_move(board: &mut Board, closed: &[Cell], avoid: &[Cell]) -> Option<Cell> {
    let (width, height) = (board.width(), board.height());
    let open = cells(width, height).filter(|cell| !closed.contains(cell));
    let legal: Vec<Cell> = open.filter(|&cell| board.is_legal(cell)).collect();
    let (me, you) = (board.to_move(), board.to_move().other());
    let off_centre =
        |cell: Cell| (2 * cell.column() + 1).abs_diff(width) + (2 * cell.row() + 1).abs_diff(height);
    let worth = |&cell: &Cell| {
        let (mine, yours) = (board.threat(me, cell), board.threat(you, cell));
        let blocked = avoid.contains(&cell);
        (
            !blocked,
            mine == Threat::Five,
            yours == Threat::Five,
            mine.max(yours),
            std::cmp::Reverse(off_centre(cell)),
        )
    };
    legal.into_iter().max_by_key(worth)
}

/// Why no more moves are possible, if the game is over.
pub(crate) fn ending(board: &Board) -> Option<&'static str> {
    board.outcome().map(|outcome| match outcome {
        Outcome::Win(Player::First) => "the game is over: black has won",
        Outcome::Win(Player::Second) => "the game is over: white has won",
        Outcome::Draw => "the game is over: the board is full",
    })
}

/// The cells of a board, by row and column.
pub(crate) fn cells(width: usize, height: usize) -> impl Iterator<Item = Cell> {
    (0..height).flat_map(move |row| (0..width).map(move |column| Cell::new(column, row)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::parse_stone;

    fn stones(text: &str) -> Vec<Stone> {
        text.split(' ').map(|word| parse_stone(word).unwrap()).collect()
    }

    fn empty() -> GamePosition {
        GamePosition::new(15, 15).unwrap()
    }

    #[test]
    fn sizes_are_five_to_twenty() {
        for (width, height) in [(3, 3), (100, 100), (5, 21), (4, 20), (-15, 15), (i64::MAX, i64::MIN)] {
            assert_eq!(GamePosition::new(width, height), Err(PositionError::Size(width, height)));
        }
        assert_eq!(GamePosition::new(5, 20).unwrap().size(), (5, 20));
    }

    #[test]
    fn colours_follow_from_the_numbers_of_stones_and_in_renju_from_their_order() {
        let turn = |text: &str, rule| empty().with_stones(&stones(text), rule).unwrap().turn;
        assert_eq!(turn("7,7,2 8,8,1", Rule::Freestyle), Player::First);
        assert_eq!(turn("7,7,1 8,8,2 9,9,2", Rule::Freestyle), Player::Second);
        assert_eq!(turn("7,7,2 8,8,1", Rule::Renju), Player::Second);
        assert_eq!(turn("7,7,1 8,8,1", Rule::Freestyle), Player::First);
    }

    #[test]
    fn a_six_that_never_was_a_five_wins_nothing_in_standard() {
        let six = "0,0,1 1,0,1 2,0,1 3,0,1 4,0,1 5,0,1 0,5,2 2,5,2 4,5,2 6,5,2 8,5,2 10,5,2";
        let position = empty().with_stones(&stones(six), Rule::Standard).unwrap();
        let board = position.board(Rule::Standard);
        assert_eq!((board.outcome(), board.ply(), board.to_move()), (None, 12, Player::First));
        assert_eq!(position.board(Rule::Freestyle).outcome(), Some(Outcome::Win(Player::First)));
    }

    #[test]
    fn any_stone_can_be_taken_back() {
        let mut position = empty().with_moves(&stones("7,7 8,8 9,9")).unwrap();
        position.take_back(Coordinates { x: 8, y: 8 }).unwrap();
        assert_eq!((position.len(), position.turn), (2, Player::Second));
        let nowhere = Coordinates { x: 8, y: 8 };
        assert_eq!(position.take_back(nowhere), Err(PositionError::Vacant(nowhere)));
    }

    #[test]
    fn a_simple_move_is_legal_and_not_blind() {
        let four = "3,3,2 4,3,2 5,3,2 6,3,2 2,3,1 0,0,1 0,2,1";
        let mut board = empty().with_stones(&stones(four), Rule::Freestyle).unwrap().board(Rule::Freestyle);
        assert_eq!(simple_move(&mut board, &[], &[]), Some(Cell::new(7, 3)));
        let mut board = empty().board(Rule::Renju);
        assert_eq!(simple_move(&mut board, &[], &[]), Some(Cell::new(7, 7)));
        assert_ne!(simple_move(&mut board, &[], &[Cell::new(7, 7)]), Some(Cell::new(7, 7)));
        let all: Vec<Cell> = cells(15, 15).collect();
        assert_eq!(simple_move(&mut board, &[], &all), Some(Cell::new(7, 7)));
        assert_eq!(simple_move(&mut board, &all, &[]), None);
    }
}
