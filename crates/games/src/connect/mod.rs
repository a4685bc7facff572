//! Connect Four and its kind: stones fall to the bottom of a column, and K in a row win.
//!
//! A side's stones are one word, column by column from the left, each from the bottom up and with one bit above it that
//! stays empty: the sentinel. A line shifted along itself then never runs from one column into the next, and a stone
//! is added to a column by adding a bit below its lowest gap. After J. Tromp's Fhourstones and P. Pons' solver.

mod evaluators;
mod features;
mod game;
mod shape;
#[cfg(test)]
mod tests;

pub use evaluators::{OpenFours, StonesLeft};
pub use shape::ConnectShape;

use plyground_core::{Alternating, Indexed, Keyed, Outcome, Player, Position, Symmetric};

/// A column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Column {
    /// The place of its lowest cell.
    lowest: u8,
    /// See [`ConnectShape`]: gives the number of the column without the board.
    inverse: u16,
}

impl Column {
    /// The number, from 0 at the left.
    pub fn number(self) -> usize {
        (usize::from(self.lowest) * usize::from(self.inverse)) >> 12
    }
}

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Connect {
    shape: ConnectShape,
    /// The stones of the side to move.
    mine: u64,
    /// The stones of both.
    taken: u64,
    to_move: Player,
    outcome: Option<Outcome>,
}

/// Columns that are drawn at random before the open ones are counted; each takes sixteen bits of a word, and so does
/// the choice after them.
const TRIES: usize = 3;

impl Connect {
    /// The empty board.
    pub fn new(shape: ConnectShape) -> Self {
        Self { shape, mine: 0, taken: 0, to_move: Player::First, outcome: None }
    }

    /// The board.
    pub fn shape(&self) -> &ConnectShape {
        &self.shape
    }

    /// The stones of a side.
    #[inline]
    fn of(&self, player: Player) -> u64 {
        if player == self.to_move { self.mine } else { self.mine ^ self.taken }
    }

    /// The side with a stone on a cell; rows count from the bottom.
    pub fn at(&self, column: usize, row: usize) -> Option<Player> {
        let bit = self.shape.bit(column, row);
        Player::BOTH.into_iter().find(|&player| self.of(player) & bit != 0)
    }

    /// A position with the given stones; they may not float.
    fn set_up(shape: ConnectShape, stones: [u64; 2], to_move: Player) -> Self {
        let mut pos = Self {
            shape,
            mine: stones[to_move.index()],
            taken: stones[0] | stones[1],
            to_move,
            outcome: None,
        };
        let winner = [to_move.other(), to_move].into_iter().find(|&side| shape.has_line(pos.of(side)));
        pos.outcome = match winner {
            Some(winner) => Some(Outcome::Win(winner)),
            None if pos.taken == shape.board => Some(Outcome::Draw),
            None => None,
        };
        pos
    }
}

impl Position for Connect {
    type Move = Column;
    /// The stones of both sides before the move.
    type Undo = u64;
    type Moves = Columns;

    #[inline]
    fn to_move(&self) -> Player {
        self.to_move
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    #[inline]
    fn moves(&self) -> Columns {
        let inverse = self.shape.inverse;
        if self.outcome.is_some() {
            return Columns { open: 0, inverse };
        }
        // A stone in the uppermost cell, moved down to the lowest one.
        let full = self.taken >> (self.shape.height - 1) & self.shape.bottom;
        Columns { open: self.shape.bottom ^ full, inverse }
    }

    /// Most columns have room most of the time: a few are tried at random before the open ones are counted.
    #[inline]
    fn pick(&self, word: u64) -> Option<Column> {
        let (taken, height) = (self.taken, u64::from(self.shape.height));
        let mut rest = word;
        if self.outcome.is_some() {
            return None;
        }
        for _ in 0..TRIES {
            let column = ((rest & 0xffff) * u64::from(self.shape.width)) >> 16;
            let top = 1 << (column * (height + 1) + height - 1);
            if taken & top == 0 {
                return Some(self.shape.column(column as usize));
            }
            rest >>= 16;
        }
        let mut columns = self.moves();
        let place = (rest * columns.len() as u64) >> 16;
        columns.nth(place as usize)
    }

    #[inline]
    fn make(&mut self, column: Column) -> u64 {
        let before = self.taken;
        // The carry out of the stones of a column fills its lowest gap.
        self.taken |= before + (1 << column.lowest);
        self.mine ^= before;
        if self.shape.has_line(self.mine ^ self.taken) {
            self.outcome = Some(Outcome::Win(self.to_move));
        } else if self.taken == self.shape.board {
            self.outcome = Some(Outcome::Draw);
        }
        self.to_move = self.to_move.other();
        before
    }

    #[inline]
    fn unmake(&mut self, _: Column, before: u64) {
        self.taken = before;
        self.mine ^= before;
        self.to_move = self.to_move.other();
        self.outcome = None;
    }
}

impl Alternating for Connect {}

impl Connect {
    /// The stones of the first side, and above each column a bit that marks its height: a word for every board.
    #[inline]
    fn word(&self) -> u64 {
        self.of(Player::First) + self.taken + self.shape.bottom
    }

    /// The key of a board with this word. The complement marks the side to move: it sets the bits beyond the board,
    /// which no board has.
    ///
    /// A board that fills the word leaves no such bits, and there the complement of one board may be another. So on
    /// such a board the complement marks that the second player began, in which no two positions of one game differ.
    #[inline]
    fn key_of(&self, word: u64) -> u64 {
        let is_odd = self.shape.fills_word() && self.taken.count_ones() % 2 == 1;
        if (self.to_move == Player::First) == is_odd { !word } else { word }
    }
}

impl Keyed for Connect {
    /// The board itself.
    #[inline]
    fn key(&self) -> u64 {
        self.key_of(self.word())
    }
}

impl Symmetric for Connect {
    /// The key of the board or of its mirror image: the one with the lesser word.
    #[inline]
    fn symmetric_key(&self) -> u64 {
        let word = self.word();
        self.key_of(word.min(self.shape.mirrored(word)))
    }
}

impl Indexed for Connect {
    fn indices(&self) -> usize {
        64
    }

    /// The cell where the stone comes to lie: move ordering learns by cell, not by column.
    #[inline]
    fn index(&self, column: Column) -> usize {
        let gaps = self.taken + self.shape.bottom;
        (gaps & self.shape.cells(column)).trailing_zeros() as usize % 64
    }
}

/// The columns that have room, from the left.
#[derive(Clone, Debug)]
pub struct Columns {
    /// The lowest cells of those that are left.
    open: u64,
    /// See [`ConnectShape`].
    inverse: u16,
}

impl Iterator for Columns {
    type Item = Column;

    #[inline]
    fn next(&mut self) -> Option<Column> {
        if self.open == 0 {
            return None;
        }
        let lowest = self.open.trailing_zeros() as u8;
        self.open &= self.open - 1;
        Some(Column { lowest, inverse: self.inverse })
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.open.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Columns {}
