//! The board, with the patterns and threats of every empty cell updated incrementally.
//!
//! Each line of the board is a word of two bits a cell, so a shift and a mask extract the neighbourhood of a cell in one
//! direction, which indexes a table of patterns. A move changes the neighbourhoods of at most 40 cells; only those are
//! looked up again, and the previous information of each cell that changes is pushed on an undo stack.

mod cell_info;
mod evaluation;
mod keys;
mod policy;
mod setup;
mod threats;
mod verify;

use std::sync::Arc;

use plyground_core::{Outcome, Player};

use self::cell_info::{CellInfo, Change};
pub use self::evaluation::{CellTerms, EvaluationTerms};
use self::keys::{WHITE_TO_MOVE, cell_key};
pub use self::policy::PolicyTerms;
use self::policy::edge_policy;
pub(crate) use self::policy::{DISTANCES, distance_row, pair_policy_row};
use crate::cells::{Cell, CellSet, MARGIN, PLACES, STEPS, STRIDE};
use crate::rule::Rule;
use crate::tables::Tables;
use crate::threat::Threat;

/// The widths and heights that a board can have.
pub const SIDES: std::ops::RangeInclusive<usize> = 5..=20;

/// A position with the incremental state of the search.
#[derive(Clone)]
pub struct Board {
    rule: Rule,
    width: usize,
    height: usize,
    tables: &'static Tables,
    /// The policy term for the distance from the edges, by cell.
    edge_policy: Arc<[i16; PLACES]>,
    to_move: Player,
    /// By direction and line: two bits a cell, 00 empty, 01 black, 10 white, 11 off the board.
    lines: [[u64; 2 * STRIDE]; 4],
    /// What a stone would make, by cell. Stale for occupied cells.
    infos: Box<[CellInfo; PLACES]>,
    empty: CellSet,
    stones: CellSet,
    /// The cells where a side can make a threat, by side and threat. Maintained from [`Threat::Three`] on.
    threats: [[CellSet; Threat::COUNT]; 2],
    /// The number of cells where a side can make a threat, by side and threat.
    counts: [[u16; Threat::COUNT]; 2],
    /// The incremental part of the evaluation, the sum of the values of all empty cells: for black to move and for white.
    values: [i32; 2],
    key: u64,
    winner: Option<Player>,
    played: Vec<Played>,
    changes: Vec<Change>,
}

/// A move, with the state to restore when it is taken back.
#[derive(Clone, Copy, Debug)]
struct Played {
    cell: Cell,
    player: Player,
    /// The side to move before this move; may differ from `player` for a stone that was set up.
    to_move: Player,
    winner: Option<Player>,
    /// The height of the undo stack before this move.
    changes: u32,
    values: [i32; 2],
    counts: [[u16; Threat::COUNT]; 2],
}

impl Board {
    /// An empty board, black to move. None if a side is outside [`SIDES`].
    pub fn new(width: usize, height: usize, rule: Rule) -> Option<Self> {
        if !SIDES.contains(&width) || !SIDES.contains(&height) {
            return None;
        }
        let mut board = Self {
            rule,
            width,
            height,
            tables: Tables::of(rule),
            edge_policy: edge_policy(width, height, Tables::of(rule)),
            to_move: Player::First,
            lines: [[u64::MAX; 2 * STRIDE]; 4],
            infos: Box::new([CellInfo::NOTHING; PLACES]),
            empty: CellSet::EMPTY,
            stones: CellSet::EMPTY,
            threats: [[CellSet::EMPTY; Threat::COUNT]; 2],
            counts: [[0; Threat::COUNT]; 2],
            values: [0; 2],
            key: 0,
            winner: None,
            played: Vec::with_capacity(width * height),
            changes: Vec::with_capacity(40 * width * height),
        };
        for cell in cells(width, height) {
            board.empty.insert(cell);
            for direction in 0..4 {
                let (line, place) = on_line(cell, direction);
                board.lines[direction][line] &= !(3 << (2 * place));
            }
        }
        for cell in cells(width, height) {
            let info = board.look_up(cell);
            board.infos[cell.place()] = info;
            board.add_cell(cell, info);
        }
        Some(board)
    }

    /// The rule of the game.
    pub fn rule(&self) -> Rule {
        self.rule
    }

    /// Columns.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Rows.
    pub fn height(&self) -> usize {
        self.height
    }

    /// The side to move.
    #[inline]
    pub fn to_move(&self) -> Player {
        self.to_move
    }

    /// The cells of the stones in the order in which they were put on the board, set-up stones included.
    pub fn played(&self) -> impl ExactSizeIterator<Item = Cell> + '_ {
        self.played.iter().map(|played| played.cell)
    }

    /// The move played last.
    pub fn last(&self) -> Option<Cell> {
        self.played.last().map(|played| played.cell)
    }

    /// The number of moves played, which is the number of stones on the board.
    #[inline]
    pub fn ply(&self) -> usize {
        self.played.len()
    }

    /// Whether a cell is on the board and empty.
    #[inline]
    pub fn is_empty(&self, cell: Cell) -> bool {
        self.empty.contains(cell)
    }

    /// The owner of the stone on a cell.
    pub fn stone(&self, cell: Cell) -> Option<Player> {
        let (line, place) = on_line(cell, 0);
        match self.lines[0][line] >> (2 * place) & 3 {
            1 => Some(Player::First),
            2 => Some(Player::Second),
            _ => None,
        }
    }

    /// The result, once a winning row is complete or the board is full.
    #[inline]
    pub fn outcome(&self) -> Option<Outcome> {
        match self.winner {
            Some(winner) => Some(Outcome::Win(winner)),
            None if self.played.len() == self.width * self.height => Some(Outcome::Draw),
            None => None,
        }
    }

    /// Whether either side has won.
    #[inline]
    pub(crate) fn is_won(&self) -> bool {
        self.winner.is_some()
    }

    /// The Zobrist key of the position.
    #[inline]
    pub fn key(&self) -> u64 {
        self.key ^ if self.to_move == Player::First { 0 } else { WHITE_TO_MOVE }
    }

    /// Cells without a stone.
    pub(crate) fn empty(&self) -> &CellSet {
        &self.empty
    }

    /// Plays a stone of the side to move on an empty cell.
    #[inline]
    pub fn play(&mut self, cell: Cell) {
        self.put(self.to_move, cell);
    }

    /// Puts a stone of either side on an empty cell; it is then the other side's turn. For setting a position up.
    pub fn put(&mut self, me: Player, cell: Cell) {
        debug_assert!(
            self.is_empty(cell) && self.winner.is_none(),
            "a move goes to an empty cell of an open game"
        );
        self.played.push(Played {
            cell,
            player: me,
            to_move: self.to_move,
            winner: self.winner,
            changes: self.changes.len() as u32,
            values: self.values,
            counts: self.counts,
        });
        let info = self.infos[cell.place()];
        if info.features[me.index()].threat == Threat::Five {
            self.winner = Some(me);
        }
        self.remove_cell(cell, info);
        self.empty.toggle(cell);
        self.stones.toggle(cell);
        self.key ^= cell_key(me, cell);
        self.to_move = me.other();
        let reach = self.tables.reach;
        let stone = me.index() as u64 + 1;
        for (direction, step) in STEPS.into_iter().enumerate() {
            let (line, place) = on_line(cell, direction);
            let word = self.lines[direction][line] | stone << (2 * place);
            self.lines[direction][line] = word;
            // One bit for each empty cell whose neighbourhood includes the new stone.
            let near = ((1 << (4 * reach + 2)) - 1) << (2 * (place - reach));
            let mut empty = !(word | word >> 1) & near & 0x5555_5555_5555_5555;
            while empty != 0 {
                let other = empty.trailing_zeros() as usize / 2;
                empty &= empty - 1;
                let neighbour = Cell::from_place(cell.place() + other * step - place * step);
                self.refresh(neighbour, direction, word >> (2 * (other - reach)));
            }
        }
    }

    /// Sets the side to move, regardless of the last move.
    pub fn set_turn(&mut self, player: Player) {
        self.to_move = player;
    }

    /// Takes the last move back.
    pub fn undo(&mut self) {
        let played = self.played.pop().expect("a move is taken back after it was played");
        let me = played.player;
        // This loop restores cells and sets; sums and counts are restored from copies below. In reverse order, because a cell
        // may have changed more than once.
        for change in (played.changes as usize..self.changes.len()).rev() {
            let Change { cell, info } = self.changes[change];
            let now = std::mem::replace(&mut self.infos[cell.place()], info);
            self.move_between_sets(cell, now, info);
        }
        self.changes.truncate(played.changes as usize);
        let cell = played.cell;
        for direction in 0..4 {
            let (line, place) = on_line(cell, direction);
            self.lines[direction][line] &= !(3 << (2 * place));
        }
        // The information of an occupied cell is not updated, so it is still that from before the move.
        self.add_cell(cell, self.infos[cell.place()]);
        self.values = played.values;
        self.counts = played.counts;
        self.empty.toggle(cell);
        self.stones.toggle(cell);
        self.key ^= cell_key(me, cell);
        self.to_move = played.to_move;
        self.winner = played.winner;
    }
}

/// The cells of a board, by row and column.
fn cells(width: usize, height: usize) -> impl Iterator<Item = Cell> {
    (0..height).flat_map(move |row| (0..width).map(move |column| Cell::new(column, row)))
}

/// The line of a cell in a direction, and its place along that line.
#[inline]
fn on_line(cell: Cell, direction: usize) -> (usize, usize) {
    let (x, y) = (cell.place() % STRIDE, cell.place() / STRIDE);
    match direction {
        0 => (y, x),
        1 => (x, y),
        // x - y is constant on a falling diagonal, x + y on a rising one, whose step goes down and to the left.
        2 => (STRIDE + x - y, x),
        _ => (x + y, y),
    }
}

const _: () = assert!(2 * (20 + 2 * MARGIN) <= 64, "a line with its margins fits into a word");
