//! What has been proved about positions. Both sets of discs are kept, so no position is taken for another.

use super::discs::Discs;
use crate::table::Bounds;

/// What is known of a position.
#[derive(Clone, Copy, Default)]
struct Entry {
    discs: Discs,
    at_least: i8,
    at_most: i8,
    /// The cell of the best move that was found, or 64.
    best: u8,
    /// How much it has cost: the logarithm of the nodes, and one more so that it is never zero.
    work: u8,
}

/// Entries that a position may be in.
const WAYS: usize = 4;
type Bucket = [Entry; WAYS];

pub(crate) struct Memo {
    buckets: Vec<Bucket>,
}

impl Memo {
    /// A table that takes at most so many bytes.
    pub(crate) fn new(bytes: usize) -> Self {
        Self { buckets: vec![Bucket::default(); bytes / size_of::<Bucket>()] }
    }

    #[inline]
    fn place(&self, discs: Discs) -> usize {
        let mixed = (discs.mine ^ discs.theirs.rotate_left(32).wrapping_mul(0xd6e8_feb8_6659_fd93))
            .wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mixed = (mixed ^ mixed >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        ((u128::from(mixed) * self.buckets.len() as u128) >> 64) as usize
    }

    /// What is known, and the best move so far.
    #[inline]
    pub(crate) fn get(&self, discs: Discs) -> Option<(Bounds, u8)> {
        let bucket = self.buckets.get(self.place(discs))?;
        let entry = bucket.iter().find(|entry| entry.discs == discs && entry.work != 0)?;
        Some((Bounds { at_least: entry.at_least.into(), at_most: entry.at_most.into() }, entry.best))
    }

    /// Keeps what is known, in place of what was known of the same position, or of the one that was least work.
    #[inline]
    pub(crate) fn put(&mut self, discs: Discs, bounds: Bounds, best: u8, nodes: u64) {
        let place = self.place(discs);
        let Some(bucket) = self.buckets.get_mut(place) else { return };
        let same = bucket.iter().position(|entry| entry.discs == discs && entry.work != 0);
        let cheapest = || (0..WAYS).min_by_key(|&i| bucket[i].work).expect("a bucket has entries");
        let chosen = same.unwrap_or_else(cheapest);
        let work = 1 + nodes.max(1).ilog2() as u8;
        let (at_least, at_most) = (bounds.at_least as i8, bounds.at_most as i8);
        bucket[chosen] = Entry { discs, at_least, at_most, best, work };
    }
}
