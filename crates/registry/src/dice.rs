//! Random numbers from a seed that the caller gives.

use plyground_core::SplitMix64;

/// Random numbers from a seed.
#[derive(Clone, Debug)]
pub struct Dice(SplitMix64);

impl Dice {
    /// The same seed gives the same numbers.
    pub const fn new(seed: u64) -> Self {
        Self(SplitMix64::new(seed))
    }

    /// The seed of a generator that continues from here.
    pub const fn state(&self) -> u64 {
        self.0.state()
    }

    /// A number below `sides`, which must not be 0.
    pub fn below(&mut self, sides: usize) -> usize {
        self.0.below(sides)
    }
}
