//! Zobrist keys.

use plyground_core::Player;

use crate::cells::{Cell, PLACES};
use crate::mix::mix;

/// The key of white to move.
pub(super) const WHITE_TO_MOVE: u64 = 0x9e37_79b9_7f4a_7c15;

/// The key of a stone on a cell.
#[inline]
pub(super) fn cell_key(player: Player, cell: Cell) -> u64 {
    KEYS[player.index()][cell.place()]
}

static KEYS: [[u64; PLACES]; 2] = {
    let mut keys = [[0; PLACES]; 2];
    let mut state: u64 = 0x0d1b_54a3_2d19_2ed0;
    let mut side = 0;
    while side < 2 {
        let mut place = 0;
        while place < PLACES {
            keys[side][place] = mix(state);
            state = state.wrapping_add(WHITE_TO_MOVE);
            place += 1;
        }
        side += 1;
    }
    keys
};
