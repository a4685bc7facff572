//! Othello: a disc turns over the opponent's discs that it encloses.
//!
//! Discs are sets of bits on a board of 8 by 8, of which smaller boards use a corner. Whole sets are shifted along the
//! eight directions at once, so that finding the moves of a side costs the same however many there are. The legal moves
//! of the side to move are kept with the position: they also show whether it must pass and whether the game is over.
//!
//! The opening and the passing are those of tournaments: the four discs in the middle are there from the start, X has
//! the black ones and begins, and a side that cannot turn anything over passes, which is a move like any other, so that
//! turns always alternate. A pass is legal only where it is the only move. Two passes in a row are never played: the
//! game is over as soon as neither side can put a disc.

mod evaluators;
mod features;
mod game;
mod symmetry;

pub use evaluators::{Discs, Mobility};

use plyground_core::{Indexed, Keyed, Message, Outcome, Player, Position, message};

use crate::keys;

/// A move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OthelloMove {
    /// A disc on the cell with this number: eight times the row, from 0 at the bottom, and the column.
    Disc(u8),
    /// Nothing, where no disc can be put.
    Pass,
}

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Othello {
    discs: [u64; 2],
    /// Where the side to move may put a disc.
    legal: u64,
    size: u8,
    to_move: Player,
    /// Whether neither side can put a disc.
    is_over: bool,
}

/// The first and the last column.
const WEST: u64 = 0x0101_0101_0101_0101;
const EAST: u64 = WEST << 7;

/// Shifts a set by a step, without the bits that would wrap around to the other side.
#[inline]
fn shift(set: u64, step: i8) -> u64 {
    let kept = match step {
        1 | -7 | 9 => set & !EAST,
        -1 | 7 | -9 => set & !WEST,
        _ => set,
    };
    if step > 0 { kept << step } else { kept >> -step }
}

const STEPS: [i8; 8] = [1, -1, 8, -8, 7, -7, 9, -9];

/// The cells where `mine` may put a disc against `theirs` on this board.
#[inline]
fn legal(mine: u64, theirs: u64, board: u64) -> u64 {
    let free = board & !(mine | theirs);
    let mut found = 0;
    for step in STEPS {
        // Runs of their discs that begin beside one of mine; no run is longer than six.
        let mut run = shift(mine, step) & theirs;
        for _ in 0..5 {
            run |= shift(run, step) & theirs;
        }
        found |= shift(run, step) & free;
    }
    found
}

/// The discs that a disc on one cell turns over.
#[inline]
fn turned(disc: u64, mine: u64, theirs: u64) -> u64 {
    let mut found = 0;
    for step in STEPS {
        let mut run = shift(disc, step) & theirs;
        for _ in 0..5 {
            run |= shift(run, step) & theirs;
        }
        // A run that does not end at one of mine encloses nothing.
        if shift(run, step) & mine != 0 {
            found |= run;
        }
    }
    found
}

impl Othello {
    /// The opening position on a board of 4, 6 or 8 cells each way.
    pub fn new(size: usize) -> Result<Self, Message> {
        if ![4, 6, 8].contains(&size) {
            return Err(message!(
                "othello-size",
                "Othello is played here on 4x4, 6x6 and 8x8: write othello(6)"
            ));
        }
        let size = size as u8;
        let middle = size / 2;
        let bit = |column: u8, row: u8| 1_u64 << (8 * row + column);
        // As the books have it: the second player's discs on d4 and e5, the first player's on d5 and e4.
        let second = bit(middle - 1, middle - 1) | bit(middle, middle);
        let first = bit(middle - 1, middle) | bit(middle, middle - 1);
        Ok(Self::set_up(size, [first, second], Player::First))
    }

    /// A position with these discs.
    fn set_up(size: u8, discs: [u64; 2], to_move: Player) -> Self {
        let mut pos = Self { discs, legal: 0, size, to_move, is_over: false };
        pos.look();
        pos
    }

    /// Finds the legal moves, and whether either side has any.
    #[inline]
    fn look(&mut self) {
        let (mine, theirs) = (self.of(self.to_move), self.of(self.to_move.other()));
        let board = self.board();
        self.legal = legal(mine, theirs, board);
        self.is_over = self.legal == 0 && legal(theirs, mine, board) == 0;
    }

    /// All cells.
    #[inline]
    fn board(&self) -> u64 {
        match self.size {
            8 => u64::MAX,
            6 => 0x0000_3f3f_3f3f_3f3f,
            _ => 0x0f0f_0f0f,
        }
    }

    /// The discs of a side.
    #[inline]
    fn of(&self, player: Player) -> u64 {
        self.discs[player.index()]
    }

    /// Cells each way.
    pub fn size(&self) -> usize {
        usize::from(self.size)
    }

    /// The cells with discs of a side, a bit each: see [`OthelloMove::Disc`] for their numbers.
    pub fn discs(&self, player: Player) -> u64 {
        self.of(player)
    }

    /// How many discs a side has.
    pub fn count(&self, player: Player) -> u32 {
        self.of(player).count_ones()
    }
}

impl Position for Othello {
    type Move = OthelloMove;
    /// The position before.
    type Undo = Self;
    type Moves = OthelloMoves;

    #[inline]
    fn to_move(&self) -> Player {
        self.to_move
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        if !self.is_over {
            return None;
        }
        let [first, second] = Player::BOTH.map(|player| self.count(player));
        Some(match first.cmp(&second) {
            std::cmp::Ordering::Greater => Outcome::Win(Player::First),
            std::cmp::Ordering::Equal => Outcome::Draw,
            std::cmp::Ordering::Less => Outcome::Win(Player::Second),
        })
    }

    #[inline]
    fn moves(&self) -> OthelloMoves {
        OthelloMoves { left: self.legal, pass: self.legal == 0 && !self.is_over }
    }

    #[inline]
    fn make(&mut self, m: OthelloMove) -> Self {
        let before = *self;
        if let OthelloMove::Disc(cell) = m {
            let (mine, theirs) = (self.of(self.to_move), self.of(self.to_move.other()));
            let disc = 1 << cell;
            let turned = turned(disc, mine, theirs);
            self.discs[self.to_move.index()] = mine | disc | turned;
            self.discs[self.to_move.other().index()] = theirs & !turned;
        }
        self.to_move = self.to_move.other();
        self.look();
        before
    }

    #[inline]
    fn unmake(&mut self, _: OthelloMove, before: Self) {
        *self = before;
    }

    #[inline]
    fn move_count(&self) -> usize {
        if self.legal == 0 { usize::from(!self.is_over) } else { self.legal.count_ones() as usize }
    }
}

impl plyground_core::Alternating for Othello {}

impl Keyed for Othello {
    /// Both sets multiplied into one word.
    #[inline]
    fn key(&self) -> u64 {
        keys::of_sides(self.discs, self.to_move)
    }
}

impl Indexed for Othello {
    fn indices(&self) -> usize {
        65
    }

    #[inline]
    fn index(&self, m: OthelloMove) -> usize {
        match m {
            OthelloMove::Disc(cell) => usize::from(cell),
            OthelloMove::Pass => 64,
        }
    }
}

/// Cells along the rows, or the pass where there is none.
#[derive(Clone, Debug)]
pub struct OthelloMoves {
    left: u64,
    pass: bool,
}

impl Iterator for OthelloMoves {
    type Item = OthelloMove;

    #[inline]
    fn next(&mut self) -> Option<OthelloMove> {
        if self.left == 0 {
            return std::mem::take(&mut self.pass).then_some(OthelloMove::Pass);
        }
        let cell = self.left.trailing_zeros() as u8;
        self.left &= self.left - 1;
        Some(OthelloMove::Disc(cell))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.left.count_ones() as usize + usize::from(self.pass);
        (left, Some(left))
    }
}

impl ExactSizeIterator for OthelloMoves {}

#[cfg(test)]
mod tests {
    use plyground_core::Game;

    use super::*;

    #[test]
    fn the_first_moves_are_those_of_the_books() {
        let pos = Othello::new(8).unwrap();
        let moves: Vec<String> = pos.moves().map(|m| pos.write_move(m)).collect();
        assert_eq!(moves, ["d3", "c4", "f5", "e6"]);
    }

    #[test]
    fn discs_are_turned_in_every_direction() {
        let board = Othello::new(8).unwrap();
        let text = "X..X..X./.O.O.O../..OOO.../XOO.OOOX/..OOO.../.O.O.O../X..O..X./...X....";
        let mut pos = board.read_position(text, Some(Player::First), false).unwrap();
        let middle = pos.read_move("d5").unwrap();
        pos.make(middle);
        assert_eq!(pos.count(Player::Second), 0, "{}", pos.write_position());
    }

    #[test]
    fn whoever_cannot_move_passes_and_two_passes_end_the_game() {
        let board = Othello::new(4).unwrap();
        let pos = board.read_position("XXXX/XXXO/XXX./XXX.", Some(Player::Second), false).unwrap();
        let moves: Vec<String> = pos.moves().map(|m| pos.write_move(m)).collect();
        assert_eq!((moves, pos.outcome()), (vec!["pass".to_owned()], None));
        let over = board.read_position("XXXX/XXXX/XXX./XXX.", None, false).unwrap();
        assert_eq!(over.outcome(), Some(Outcome::Win(Player::First)));
        assert_eq!(over.moves().len(), 0);
        assert!(board.read_move("pass").is_err(), "there is something to turn over");
    }

    #[test]
    fn discs_that_no_play_puts_there_are_refused_if_asked() {
        let board = Othello::new(6).unwrap();
        let start = board.write_position();
        for (text, is_reachable) in [
            (start.as_str(), true),
            ("6/6/2OX2/1XXX2/6/6", true),
            ("X5/6/2OX2/2XO2/6/6", false),
            ("6/6/2OX2/2X3/6/6", false),
            ("6/6/6/6/6/6", false),
            ("6/5X/2OX2/X1XO2/6/6", false),
        ] {
            assert_eq!(board.read_position(text, None, true).is_ok(), is_reachable, "{text}");
            assert!(board.read_position(text, None, false).is_ok(), "{text}");
        }
    }

    #[test]
    fn other_sizes_are_refused() {
        for size in ["5", "10", "0", "x", "8,8", "-4"] {
            assert!(Othello::start(size).is_err(), "{size}");
        }
    }
}
