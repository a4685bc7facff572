//! The crate `minimax` 0.6 with boards as its users would write them: nine squares for tic-tac-toe, an array for 15x15;
//! and, as a stronger rival, with the bit board and the table of lines of the hand-written code.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::by_hand;
use minimax::{Evaluation, Evaluator, Game, Winner};

/// The nodes counted by the boards; the search itself reports none.
pub(crate) static NODES: AtomicU64 = AtomicU64::new(0);

/// Tic-tac-toe: the stones of the side to move and of the other.
#[derive(Clone, Copy)]
pub(crate) struct TicTacToeBits {
    stones: [u16; 2],
    won: bool,
}

impl TicTacToeBits {
    pub(crate) const EMPTY: Self = Self { stones: [0; 2], won: false };
}

pub(crate) struct TicTacToe;

impl Game for TicTacToe {
    type S = TicTacToeBits;
    type M = u8;

    fn generate_moves(state: &TicTacToeBits, moves: &mut Vec<u8>) -> Option<Winner> {
        let over = Self::get_winner(state);
        if over.is_none() {
            moves.extend((0..9).filter(|cell| (state.stones[0] | state.stones[1]) >> cell & 1 == 0));
        }
        over
    }

    fn apply(state: &mut TicTacToeBits, cell: u8) -> Option<TicTacToeBits> {
        let stones = state.stones[0] | 1 << cell;
        Some(TicTacToeBits {
            stones: [state.stones[1], stones],
            won: by_hand::completes(stones, usize::from(cell)),
        })
    }

    fn get_winner(state: &TicTacToeBits) -> Option<Winner> {
        if state.won {
            Some(Winner::PlayerJustMoved)
        } else {
            (state.stones[0] | state.stones[1] == 0o777).then_some(Winner::Draw)
        }
    }
}

/// Tic-tac-toe as in the crate's own documentation: nine squares, and a check of all eight lines.
#[derive(Clone)]
pub(crate) struct Squares {
    cells: [u8; 9],
    to_move: u8,
}

impl Squares {
    pub(crate) const EMPTY: Self = Self { cells: [0; 9], to_move: 1 };
}

pub(crate) struct PlainTicTacToe;

impl Game for PlainTicTacToe {
    type S = Squares;
    type M = u8;

    fn generate_moves(state: &Squares, moves: &mut Vec<u8>) -> Option<Winner> {
        let over = Self::get_winner(state);
        if over.is_none() {
            moves.extend((0..9).filter(|&cell| state.cells[usize::from(cell)] == 0));
        }
        over
    }

    fn apply(state: &mut Squares, cell: u8) -> Option<Squares> {
        state.cells[usize::from(cell)] = state.to_move;
        state.to_move = 3 - state.to_move;
        None
    }

    fn undo(state: &mut Squares, cell: u8) {
        state.cells[usize::from(cell)] = 0;
        state.to_move = 3 - state.to_move;
    }

    fn get_winner(state: &Squares) -> Option<Winner> {
        const LINES: [[usize; 3]; 8] =
            [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
        let just_moved = 3 - state.to_move;
        if LINES.iter().any(|line| line.iter().all(|&cell| state.cells[cell] == just_moved)) {
            Some(Winner::PlayerJustMoved)
        } else {
            (!state.cells.contains(&0)).then_some(Winner::Draw)
        }
    }
}

/// Every unfinished position has the value 0.
pub(crate) struct PlainUndecided;

impl Evaluator for PlainUndecided {
    type G = PlainTicTacToe;
    fn evaluate(&self, _: &Squares) -> Evaluation {
        0
    }
}

/// Every unfinished position has the value 0.
pub(crate) struct Undecided;

impl Evaluator for Undecided {
    type G = TicTacToe;
    fn evaluate(&self, _: &TicTacToeBits) -> Evaluation {
        0
    }
}

/// K in a row on N by N cells; `COUNT` counts the nodes that the search enters.
#[derive(Clone)]
pub(crate) struct SquareBoard<const N: usize, const K: usize, const COUNT: bool> {
    cells: [[u8; N]; N],
    to_move: u8,
    free: usize,
    won: bool,
}

impl<const N: usize, const K: usize, const COUNT: bool> SquareBoard<N, K, COUNT> {
    pub(crate) fn new() -> Self {
        Self { cells: [[0; N]; N], to_move: 1, free: N * N, won: false }
    }

    /// Whether the stone on a cell completes a line.
    fn completes(&self, row: usize, column: usize) -> bool {
        let side = self.cells[row][column];
        let run = |dy: isize, dx: isize| {
            let (mut y, mut x, mut length) = (row.wrapping_add_signed(dy), column.wrapping_add_signed(dx), 0);
            while y < N && x < N && self.cells[y][x] == side {
                length += 1;
                (y, x) = (y.wrapping_add_signed(dy), x.wrapping_add_signed(dx));
            }
            length
        };
        [(0, 1), (1, 0), (1, 1), (1, -1)].iter().any(|&(dy, dx)| 1 + run(dy, dx) + run(-dy, -dx) >= K)
    }
}

pub(crate) struct InARow<const N: usize, const K: usize, const COUNT: bool>;

impl<const N: usize, const K: usize, const COUNT: bool> Game for InARow<N, K, COUNT> {
    type S = SquareBoard<N, K, COUNT>;
    type M = (u8, u8);

    fn generate_moves(state: &Self::S, moves: &mut Vec<Self::M>) -> Option<Winner> {
        let over = Self::get_winner(state);
        if over.is_none() {
            for (y, row) in state.cells.iter().enumerate() {
                for (x, cell) in row.iter().enumerate() {
                    if *cell == 0 {
                        moves.push((y as u8, x as u8));
                    }
                }
            }
        }
        over
    }

    fn apply(state: &mut Self::S, (row, column): Self::M) -> Option<Self::S> {
        let (row, column) = (usize::from(row), usize::from(column));
        state.cells[row][column] = state.to_move;
        state.to_move = 3 - state.to_move;
        state.free -= 1;
        state.won = state.completes(row, column);
        if COUNT {
            NODES.fetch_add(1, Ordering::Relaxed);
        }
        None
    }

    fn undo(state: &mut Self::S, (row, column): Self::M) {
        state.cells[usize::from(row)][usize::from(column)] = 0;
        state.to_move = 3 - state.to_move;
        state.free += 1;
        state.won = false;
    }

    fn get_winner(state: &Self::S) -> Option<Winner> {
        if state.won { Some(Winner::PlayerJustMoved) } else { (state.free == 0).then_some(Winner::Draw) }
    }
}

/// Every unfinished position has the value 0.
pub(crate) struct Nothing<const N: usize, const K: usize, const COUNT: bool>;

impl<const N: usize, const K: usize, const COUNT: bool> Evaluator for Nothing<N, K, COUNT> {
    type G = InARow<N, K, COUNT>;
    fn evaluate(&self, _: &SquareBoard<N, K, COUNT>) -> Evaluation {
        0
    }
}
