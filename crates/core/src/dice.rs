//! Random numbers from a seed, and the function that mixes them.
//!
//! `SplitMix64`: G. Steele, D. Lea and C. Flood, "Fast splittable pseudorandom number generators", 2014. The same seed gives
//! the same numbers in every run and on every machine.

/// The odd integer nearest to 2^64 divided by the golden ratio. Multiples of it are spread evenly over 64 bits.
pub const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

/// Spreads the bits of a word: every bit of the result depends on every bit of the argument, and no two words have the
/// same result.
#[inline]
pub const fn mix(word: u64) -> u64 {
    let word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}

/// Random numbers from a seed: a counter whose values are mixed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dice {
    state: u64,
}

impl Dice {
    /// The generator that starts from this seed.
    #[inline]
    pub const fn new(seed: u64) -> Self {
        Self { state: seed }
    }

    /// The first number from a seed: a hash of it, which unlike [`mix`] does not map 0 to 0.
    #[inline]
    pub const fn first(seed: u64) -> u64 {
        Self::new(seed).next()
    }

    /// The seed of a generator that continues from here.
    #[inline]
    pub const fn state(&self) -> u64 {
        self.state
    }

    /// The next 64 random bits.
    #[inline]
    pub const fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(GOLDEN);
        mix(self.state)
    }

    /// A number below `sides`, which must not be 0.
    #[inline]
    pub const fn below(&mut self, sides: usize) -> usize {
        // The high half of the product is spread evenly over `0..sides`, without a division (D. Lemire, 2019).
        ((self.next() as u128 * sides as u128) >> 64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers that the reference implementation (S. Vigna, splitmix64.c) prints for this seed.
    #[test]
    fn the_published_numbers_come_out() {
        let mut dice = Dice::new(1_234_567);
        let expected = [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423];
        assert_eq!([dice.next(), dice.next(), dice.next()], expected);
    }

    #[test]
    fn every_side_comes_up() {
        let mut dice = Dice::new(1);
        let mut seen = [0; 6];
        for _ in 0..600 {
            seen[dice.below(6)] += 1;
        }
        assert!(seen.iter().all(|&count| (60..140).contains(&count)), "{seen:?}");
    }
}
