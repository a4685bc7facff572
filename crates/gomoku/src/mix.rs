//! The mixing function of Zobrist keys and tables.

use plyground_core::SplitMix64;

/// The first number of `SplitMix64` from this seed.
pub(crate) const fn mix(number: u64) -> u64 {
    SplitMix64::new(number).next()
}
