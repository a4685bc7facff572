//! Chance, from a seed that the caller gives.

/// Random numbers from a seed: splitmix64 (G. Steele et al., 2014).
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// The same seed gives the same numbers.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// What it takes to go on from here.
    pub const fn state(&self) -> u64 {
        self.0
    }

    /// A number below `sides`, which must not be 0.
    pub fn below(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let mixed = mixed ^ (mixed >> 31);
        // The high half of a product spreads the number evenly without a division.
        ((u128::from(mixed) * sides as u128) >> 64) as usize
    }
}
