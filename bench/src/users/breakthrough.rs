//! Breakthrough: pawns that move forward, straight or diagonally, and capture diagonally. The first on the last row wins.

use super::{MIX, UsersGame};

const SIDE: usize = 5;
const EMPTY: u8 = 0;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Breakthrough {
    /// 0 for an empty cell, 1 and 2 for the pawns; row 0 is the first player's.
    cells: [[u8; SIDE]; SIDE],
    to_move: u8,
    pawns: [u8; 2],
    is_won: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PawnMove {
    from: (u8, u8),
    to: (u8, u8),
}

impl UsersGame for Breakthrough {
    type Move = PawnMove;

    fn start() -> Self {
        let mut cells = [[EMPTY; SIDE]; SIDE];
        cells[..2].fill([1; SIDE]);
        cells[SIDE - 2..].fill([2; SIDE]);
        Self { cells, to_move: 1, pawns: [2 * SIDE as u8; 2], is_won: false }
    }

    fn is_first_to_move(&self) -> bool {
        self.to_move == 1
    }

    fn is_won(&self) -> bool {
        self.is_won
    }

    fn each_move(&self, mut add: impl FnMut(PawnMove)) {
        for row in 0..SIDE {
            for column in 0..SIDE {
                if self.cells[row][column] != self.to_move {
                    continue;
                }
                let next = if self.to_move == 1 { row + 1 } else { row.wrapping_sub(1) };
                for to in [column.wrapping_sub(1), column, column + 1] {
                    let Some(&cell) = self.cells.get(next).and_then(|row| row.get(to)) else { continue };
                    if cell == EMPTY || cell != self.to_move && to != column {
                        add(PawnMove { from: (row as u8, column as u8), to: (next as u8, to as u8) });
                    }
                }
            }
        }
    }

    fn play(&mut self, PawnMove { from, to }: PawnMove) {
        let target = &mut self.cells[usize::from(to.0)][usize::from(to.1)];
        if *target != EMPTY {
            self.pawns[usize::from(*target - 1)] -= 1;
        }
        *target = self.to_move;
        self.cells[usize::from(from.0)][usize::from(from.1)] = EMPTY;
        let last = if self.to_move == 1 { SIDE - 1 } else { 0 };
        self.to_move = 3 - self.to_move;
        self.is_won = usize::from(to.0) == last || self.pawns[usize::from(self.to_move - 1)] == 0;
    }

    fn judge(&self) -> i32 {
        let (own, other) = (usize::from(self.to_move - 1), usize::from(2 - self.to_move));
        i32::from(self.pawns[own]) - i32::from(self.pawns[other])
    }

    fn key(&self) -> u64 {
        let cells = self.cells.iter().flatten();
        cells.fold(u64::from(self.to_move), |key, &cell| 3 * key + u64::from(cell)).wrapping_mul(MIX)
    }
}
