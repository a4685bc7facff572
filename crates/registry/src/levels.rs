//! How strong an opponent is.

/// A strength that people can choose.
#[derive(Clone, Copy, Debug)]
pub struct Level {
    /// From 1, the weakest.
    pub number: u8,
    /// Plies that it looks ahead at most.
    pub depth: u16,
    /// Nodes that it may spend on a move.
    pub nodes: u64,
    /// How often, in a hundred moves, it plays without thinking.
    pub slips: u8,
}

const fn strength(number: u8, depth: u16, nodes: u64, slips: u8) -> Level {
    Level { number, depth, nodes, slips }
}

/// All levels: each looks further than the one before, and the lower ones also slip now and then.
pub static LEVELS: [Level; 9] = [
    strength(1, 1, 10_000, 50),
    strength(2, 1, 10_000, 25),
    strength(3, 2, 50_000, 15),
    strength(4, 3, 100_000, 8),
    strength(5, 4, 200_000, 4),
    strength(6, 5, 500_000, 0),
    strength(7, 6, 1_000_000, 0),
    strength(8, 8, 2_000_000, 0),
    strength(9, 400, 4_000_000, 0),
];

/// The level with this number.
pub fn level(number: u8) -> Option<&'static Level> {
    LEVELS.iter().find(|level| level.number == number)
}

/// Random numbers from a seed: splitmix64 (G. Steele et al., 2014).
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// The same seed gives the same numbers.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
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
