//! The m,n,k family: K in a row on a board of W columns and H rows.
//!
//! Tic-tac-toe is `mnk(3,3,3)`, gomoku `mnk(15,15,5)`. Stones are sets of bits; a completed line is detected through
//! the last stone only, by bit patterns on boards of up to 64 cells and by walking from the stone on larger ones.

mod evaluators;
mod features;
mod game;
mod mistakes;
mod notation;
mod shape;
mod stones;
mod symmetry;
mod text;

use std::fmt;
use std::sync::Arc;

use plyground_core::{Alternating, Indexed, Keyed, Message, Outcome, Player, Position, message};

pub use crate::rows::{dimensions, read_size};
pub use evaluators::{LinePowers, OpenLines, PatternLadder, Weights, line_points};
pub use shape::{DIRECTIONS, MnkShape, Rules, WinningLine};
pub use stones::{Large, Small, Stones};

/// The longest side of a board.
pub const SIDE_MAX: usize = 20;
/// The most cells that a board can have.
pub const CELLS: usize = SIDE_MAX * SIDE_MAX;
/// The part of a key for the second player to move.
const SIDE: u64 = 0x5851_f42d_4c95_7f2d;

/// A cell, counted along the rows from the top left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MnkCell(u16);

impl MnkCell {
    /// The cell with this number, from 0.
    #[inline]
    pub const fn new(index: usize) -> Self {
        Self(index as u16)
    }

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for MnkCell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A position of an m,n,k game, on a board that `S` has room for.
#[derive(Clone)]
pub struct Mnk<S = Small> {
    stones: [S; 2],
    key: u64,
    /// A whole word: the compiler reads narrow neighbours together, and a read of two fields waits for two writes.
    free: usize,
    to_move: Player,
    outcome: Option<Outcome>,
    /// The result after a move that decides nothing: none, except in a finished position that was reopened.
    standing: Option<Outcome>,
    shape: Arc<MnkShape>,
}

impl<S: Stones> Mnk<S> {
    /// The empty board.
    pub fn new(width: usize, height: usize, k: usize, rules: Rules) -> Result<Self, Message> {
        let good = 1..=SIDE_MAX;
        if !good.contains(&width) || !good.contains(&height) {
            return Err(message!(
                "mnk-sides",
                "a board of {width} by {height} is not possible: sides go from 1 to {most}",
                width = width,
                height = height,
                most = SIDE_MAX
            ));
        }
        if width * height > S::CAPACITY {
            return Err(message!(
                "mnk-too-large",
                "{width} by {height} cells do not fit this kind of board: use a large one",
                width = width,
                height = height
            ));
        }
        if !(1..=CELLS).contains(&k) {
            return Err(message!(
                "mnk-k",
                "{k} in a row cannot win: K goes from 1 to {most}",
                k = k,
                most = CELLS
            ));
        }
        Ok(Self::empty(Arc::new(MnkShape::new(width, height, k, rules))))
    }

    fn empty(shape: Arc<MnkShape>) -> Self {
        Self {
            stones: [S::default(); 2],
            key: 0,
            free: shape.cells(),
            to_move: Player::First,
            outcome: None,
            standing: None,
            shape,
        }
    }

    /// A position set up from its stones, whether or not play can reach it; a line of the first player's counts
    /// before one of the second's.
    pub fn set_up(shape: &Arc<MnkShape>, stones: [S; 2], to_move: Player) -> Self {
        let mut pos = Self::empty(Arc::clone(shape));
        pos.stones = stones;
        pos.to_move = to_move;
        pos.free -= stones[0].len() + stones[1].len();
        pos.key = pos.recomputed_key();
        let completed = Player::BOTH.into_iter().find(|p| shape.completed(&stones[p.index()]).is_some());
        pos.outcome = match completed {
            Some(player) => Some(pos.result_of_completing(player)),
            None => shape.full().filter(|_| pos.free == 0),
        };
        pos
    }

    /// The board and the rules.
    pub fn shape(&self) -> &Arc<MnkShape> {
        &self.shape
    }

    /// The stones of one side.
    #[inline]
    pub fn stones(&self, player: Player) -> &S {
        &self.stones[player.index()]
    }

    /// The side whose stone is on a cell.
    #[inline]
    pub fn at(&self, cell: MnkCell) -> Option<Player> {
        Player::BOTH.into_iter().find(|player| self.stones[player.index()].contains(cell))
    }

    /// The number of empty cells.
    pub fn free(&self) -> usize {
        self.free
    }

    /// The key from scratch, for checking the one that `make` and `unmake` keep.
    pub fn recomputed_key(&self) -> u64 {
        self.key_of(|cell| cell)
    }

    /// The key of the position in which every stone has gone to another cell.
    fn key_of(&self, image: impl Fn(MnkCell) -> MnkCell) -> u64 {
        let stones =
            Player::BOTH.into_iter().flat_map(|p| self.stones[p.index()].cells().map(move |c| (p, c)));
        let turn = if self.to_move == Player::Second { SIDE } else { 0 };
        stones.fold(turn, |key, (player, cell)| key ^ self.shape.key(player.index(), image(cell)) ^ SIDE)
    }

    #[inline]
    fn result_of_completing(&self, player: Player) -> Outcome {
        Outcome::Win(if self.shape.rules().misere { player.other() } else { player })
    }

    /// The result after `mover` put a stone on `cell`.
    #[inline]
    fn result_after(&self, mover: Player, cell: MnkCell) -> Option<Outcome> {
        if self.stones[mover.index()].completes(&self.shape, cell) {
            Some(self.result_of_completing(mover))
        } else if self.free == 0 && self.standing.is_none() {
            self.shape.full()
        } else {
            self.standing
        }
    }
}

/// The state before a move. Restoring it is faster than undoing the move step by step: the stores do not have to wait
/// for values that were just loaded.
#[derive(Clone, Copy, Debug)]
pub struct Undo<S: Stones> {
    stones: S::Saved,
    key: u64,
    free: usize,
    mover: Player,
}

impl<S: Stones> Position for Mnk<S> {
    type Move = MnkCell;
    type Undo = Undo<S>;
    type Moves = S::Cells;

    #[inline]
    fn to_move(&self) -> Player {
        self.to_move
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    #[inline]
    fn moves(&self) -> Self::Moves {
        let [first, second] = &self.stones;
        let free = if self.outcome.is_none() { S::free(&self.shape, first, second) } else { S::default() };
        free.cells()
    }

    #[inline]
    fn move_count(&self) -> usize {
        if self.outcome.is_none() { self.free } else { 0 }
    }

    /// Cells are drawn at random before the free ones are counted, each with sixteen bits of the word.
    #[inline]
    fn pick(&self, word: u64) -> Option<MnkCell> {
        let mut rest = word;
        if self.outcome.is_some() {
            return None;
        }
        for _ in 0..3 {
            let cell = MnkCell::new(((rest & 0xffff) as usize * self.shape.cells()) >> 16);
            if self.at(cell).is_none() {
                return Some(cell);
            }
            rest >>= 16;
        }
        self.moves().nth((rest as usize * self.free) >> 16)
    }

    #[inline]
    fn make(&mut self, cell: MnkCell) -> Undo<S> {
        let mover = self.to_move;
        let stones = &mut self.stones[mover.index()];
        let undo = Undo { stones: stones.save(), key: self.key, free: self.free, mover };
        stones.toggle(cell);
        self.key = undo.key ^ self.shape.key(mover.index(), cell);
        self.free = undo.free - 1;
        self.to_move = mover.other();
        self.outcome = self.result_after(mover, cell);
        undo
    }

    #[inline]
    fn unmake(&mut self, cell: MnkCell, undo: Undo<S>) {
        let Undo { stones, key, free, mover } = undo;
        self.stones[mover.index()].restore(cell, stones);
        self.key = key;
        self.free = free;
        self.to_move = mover;
        self.outcome = None;
    }
}

impl<S: Stones> Alternating for Mnk<S> {}

impl<S: Stones> Keyed for Mnk<S> {
    #[inline]
    fn key(&self) -> u64 {
        self.key
    }
}

impl<S: Stones> Indexed for Mnk<S> {
    fn indices(&self) -> usize {
        self.shape.cells()
    }

    #[inline]
    fn index(&self, cell: MnkCell) -> usize {
        cell.index()
    }
}

impl<S: Stones> PartialEq for Mnk<S> {
    /// Same board, same stones, same side to move.
    fn eq(&self, other: &Self) -> bool {
        let board = |p: &Self| {
            let shape = &p.shape;
            (shape.width(), shape.height(), shape.k(), shape.rules(), shape.notices_wins(), shape.full())
        };
        self.stones == other.stones
            && self.to_move == other.to_move
            && self.key == other.key
            && self.outcome == other.outcome
            && self.free == other.free
            && board(self) == board(other)
    }
}

impl<S: Stones> Eq for Mnk<S> {}

impl<S: Stones> fmt::Debug for Mnk<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use plyground_core::Game;
        write!(f, "{} {} {}", self.name(), self.write_position(), self.to_move.mark())
    }
}
