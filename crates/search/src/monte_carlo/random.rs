//! Chance, from a seed that the caller gives.

/// Random numbers from a seed: splitmix64 (G. Steele et al., 2014).
#[derive(Clone, Debug)]
pub(super) struct Random(u64);

impl Random {
    /// Those of one of several threads; the first has the seed itself.
    pub(super) fn new(seed: u64, thread: usize) -> Self {
        let mut random = Self(seed);
        for _ in 0..thread {
            random = Self(random.next());
        }
        random
    }

    /// A word in which every bit is as often set as not.
    #[inline]
    pub(super) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}
