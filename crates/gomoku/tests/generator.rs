//! A small pseudo-random generator: the tests need variety, not quality.

pub(crate) struct Lcg(pub(crate) u64);

impl Lcg {
    /// The next number below `limit`: Knuth's MMIX linear congruential generator.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % limit
    }
}
