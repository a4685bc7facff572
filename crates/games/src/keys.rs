//! Keys of positions that are too large to serve as their own key.

use plyground_core::{GOLDEN, Player};

/// Two words multiplied into one, in which every bit depends on all bits of both.
#[inline]
pub(crate) fn fold(low: u64, high: u64) -> u64 {
    let product = u128::from(low) * u128::from(high);
    product as u64 ^ (product >> 64) as u64
}

/// The sets of both sides folded; neither may be nought, so a constant is mixed into each.
#[inline]
pub(crate) fn of_sets([first, second]: [u64; 2]) -> u64 {
    fold(first ^ GOLDEN, second ^ 0xd6e8_feb8_6659_fd93)
}

/// The same with the side to move.
#[inline]
pub(crate) fn of_sides(sets: [u64; 2], to_move: Player) -> u64 {
    of_sets(sets) ^ (to_move.index() as u64).wrapping_mul(0xa076_1d64_78bd_642f)
}
