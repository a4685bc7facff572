//! Zobrist keys.

use plyground_core::{Dice, GOLDEN, Player};

use crate::cells::{Cell, PLACES};

/// Part of the key if white is to move.
pub(super) const WHITE_TO_MOVE: u64 = GOLDEN;

/// The key of a stone on a cell.
#[inline]
pub(super) fn cell_key(player: Player, cell: Cell) -> u64 {
    KEYS[player.index()][cell.place()]
}

static KEYS: [[u64; PLACES]; 2] = {
    let mut keys = [[0; PLACES]; 2];
    let mut dice = Dice::new(0x0d1b_54a3_2d19_2ed0);
    let mut side = 0;
    while side < 2 {
        let mut place = 0;
        while place < PLACES {
            keys[side][place] = dice.next();
            place += 1;
        }
        side += 1;
    }
    keys
};
