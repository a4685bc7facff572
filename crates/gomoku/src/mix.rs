//! The mixing function of Zobrist keys and tables.

use plyground_core::Dice;

/// The first number of the generator from this seed.
pub(crate) const fn mix(number: u64) -> u64 {
    Dice::new(number).next()
}
