//! Random numbers from a seed. Not those of `core`: verification shares no code with what it verifies
//! (docs/decisions/verification-is-independent.md).

/// Random numbers from a seed: splitmix64 (G. Steele et al., 2014).
#[derive(Clone, Debug)]
pub(crate) struct Dice(u64);

impl Dice {
    /// The same seed gives the same numbers.
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Any 64-bit number.
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(self.0)
    }

    /// A number below `sides`, which must not be 0.
    pub(crate) fn below(&mut self, sides: usize) -> usize {
        ((u128::from(self.next()) * sides as u128) >> 64) as usize
    }

    /// A number from `-most` to `most`.
    pub(crate) fn around(&mut self, most: i32) -> i32 {
        self.below(2 * most as usize + 1) as i32 - most
    }
}

/// Spreads the bits of a number: the last step of splitmix64.
pub(crate) const fn mix(number: u64) -> u64 {
    let mixed = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}
