//! K in a row on a torus: a board without edges, on which every line that leaves at one side comes in at the other.
//!
//! Otherwise it is the m,n,k game: the sides put stones on free cells in turn, and K or more of one's own in a row win. A
//! line has K different cells, so none is longer than the way around the board: W along a row, H along a column, and the
//! least common multiple of both along a diagonal.
//!
//! The 3x3 board is the affine plane of order three, on which every game is won; the first player wins it (M. Carroll and
//! S. Dougherty, "Tic-Tac-Toe on a Finite Plane", Mathematics Magazine 77, 2004).
//!
//! A side is a word of up to 64 bits, a cell each along the rows from the top left, and a line is a word with K of
//! them: lines that wrap around cost nothing extra.

mod evaluator;
mod features;
mod game;

pub use evaluator::OpenLines;

use std::sync::Arc;

use plyground_core::{Alternating, Indexed, Keyed, Message, Outcome, Player, Position, message};

use crate::bits::moves_by_bits;
use crate::keys;

/// A cell, counted along the rows from the top left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TorusCell(u8);

/// The board: everything about it that does not change.
#[derive(PartialEq, Eq, Debug)]
pub struct TorusShape {
    width: usize,
    height: usize,
    k: usize,
    lines: Vec<u64>,
    /// The lines through each cell: those of cell `i` stand from `starts[i]` on.
    through: Vec<u64>,
    starts: Vec<usize>,
}

impl TorusShape {
    /// A board on which K in a row win. Its cells must fit into a word.
    pub fn new(width: usize, height: usize, k: usize) -> Result<Self, Message> {
        if !(1..=26).contains(&width) || !(1..=64).contains(&height) || width * height > 64 {
            return Err(message!(
                "torus-too-large",
                "a torus of {width} by {height} cells cannot be played: it has 64 cells at most and 26 columns, as in \
                 torus(8,8,5)",
                width = width,
                height = height
            ));
        }
        if !(1..=64).contains(&k) {
            return Err(message!(
                "mnk-k",
                "{k} in a row cannot win: K goes from 1 to {most}",
                k = k,
                most = 64_usize
            ));
        }
        let lines = lines(width, height, k);
        let (mut through, mut starts) = (Vec::new(), vec![0]);
        for cell in 0..width * height {
            through.extend(lines.iter().filter(|&line| line >> cell & 1 != 0));
            starts.push(through.len());
        }
        Ok(Self { width, height, k, lines, through, starts })
    }

    /// Columns.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Rows.
    pub fn height(&self) -> usize {
        self.height
    }

    /// How many in a row win.
    pub fn k(&self) -> usize {
        self.k
    }

    /// The lines, a set of cells each.
    pub fn lines(&self) -> &[u64] {
        &self.lines
    }

    /// Every cell.
    #[inline]
    fn board(&self) -> u64 {
        u64::MAX >> (64 - self.width * self.height)
    }

    /// The lines through a cell.
    #[inline]
    fn through(&self, cell: TorusCell) -> &[u64] {
        let i = usize::from(cell.0);
        &self.through[self.starts[i]..self.starts[i + 1]]
    }
}

/// Every line of K different cells, once.
fn lines(width: usize, height: usize, k: usize) -> Vec<u64> {
    let mut found = Vec::new();
    for start in 0..width * height {
        for (right, down) in [(1, 0), (0, 1), (1, 1), (width - 1, 1)] {
            let cell = |i: usize| {
                let (column, row) =
                    ((start % width + i * right) % width, (start / width + i * down) % height);
                row * width + column
            };
            let line = (0..k).fold(0_u64, |line, i| line | 1 << cell(i));
            if line.count_ones() as usize == k {
                found.push(line);
            }
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// A position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Torus {
    stones: [u64; 2],
    to_move: Player,
    outcome: Option<Outcome>,
    shape: Arc<TorusShape>,
}

impl Torus {
    /// The empty board.
    pub fn new(shape: TorusShape) -> Self {
        Self { stones: [0; 2], to_move: Player::First, outcome: None, shape: Arc::new(shape) }
    }

    /// The board.
    pub fn shape(&self) -> &TorusShape {
        &self.shape
    }

    /// The stones of a side.
    #[inline]
    fn of(&self, player: Player) -> u64 {
        self.stones[player.index()]
    }

    #[inline]
    fn free(&self) -> u64 {
        self.shape.board() & !(self.stones[0] | self.stones[1])
    }

    /// Whose stone is on a cell.
    pub fn at(&self, cell: TorusCell) -> Option<Player> {
        Player::BOTH.into_iter().find(|&player| self.of(player) >> cell.0 & 1 != 0)
    }

    /// The line that a side has completed, if any.
    fn completed(&self, player: Player) -> Option<u64> {
        self.shape.lines.iter().copied().find(|line| self.of(player) & line == *line)
    }

    /// Finds from the stones whether the game is over; a line of the side that moved last counts first.
    fn look(&mut self) {
        let sides = [self.to_move.other(), self.to_move];
        let winner = sides.into_iter().find(|&player| self.completed(player).is_some());
        self.outcome = match winner {
            Some(winner) => Some(Outcome::Win(winner)),
            None => (self.free() == 0).then_some(Outcome::Draw),
        };
    }
}

impl Position for Torus {
    type Move = TorusCell;
    /// The move is enough to undo it: nothing is played after the end.
    type Undo = ();
    type Moves = Cells;

    #[inline]
    fn to_move(&self) -> Player {
        self.to_move
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    #[inline]
    fn moves(&self) -> Cells {
        Cells(if self.outcome.is_some() { 0 } else { self.free() })
    }

    #[inline]
    fn make(&mut self, cell: TorusCell) {
        let me = self.to_move;
        self.stones[me.index()] |= 1 << cell.0;
        let stones = self.of(me);
        if self.shape.through(cell).iter().any(|line| stones & line == *line) {
            self.outcome = Some(Outcome::Win(me));
        } else if self.free() == 0 {
            self.outcome = Some(Outcome::Draw);
        }
        self.to_move = me.other();
    }

    #[inline]
    fn unmake(&mut self, cell: TorusCell, (): ()) {
        self.to_move = self.to_move.other();
        self.stones[self.to_move.index()] &= !(1 << cell.0);
        self.outcome = None;
    }
}

impl Alternating for Torus {}

impl Keyed for Torus {
    /// Both sets multiplied into one word.
    #[inline]
    fn key(&self) -> u64 {
        keys::of_sides(self.stones, self.to_move)
    }
}

impl Indexed for Torus {
    fn indices(&self) -> usize {
        64
    }

    #[inline]
    fn index(&self, cell: TorusCell) -> usize {
        usize::from(cell.0)
    }
}

moves_by_bits! {
    /// Free cells, along the rows from the top left.
    Cells(u64) of TorusCell
}
