//! A transposition table of proved bounds, shared by threads without locks.
//!
//! An entry stores the whole position, the stones or discs of both sides, so entries cannot be confused by a hash collision.
//! Torn reads are prevented by a sequence lock per bucket: a writer makes its counter odd, which excludes other writers, and
//! even again when it is done; a reader accepts what it read only if the counter was even before and is unchanged after. (The
//! counter wraps after 2^31 writes to one bucket, far more than can happen during a read of a few words.) A bucket that is
//! being written is skipped, which costs work but is sound.

use std::sync::atomic::Ordering::{Acquire, Relaxed, Release};
use std::sync::atomic::{AtomicU32, AtomicU64, fence};

use plyground_core::{GOLDEN, reserve};

use crate::bounds_table::Bounds;

/// The stones or discs of the side to move and of the other.
pub(crate) type BothSides = [u64; 2];

/// Entries per bucket.
const WAYS: usize = 3;

/// A bucket: the entries of one cache line.
#[derive(Default)]
#[repr(align(64))]
struct Bucket {
    /// The sequence counter.
    sequence: AtomicU32,
    /// The packed entries; zero for none.
    entries: [AtomicU32; WAYS],
    sides: [[AtomicU64; 2]; WAYS],
}

/// What is proved about a position.
#[derive(Clone, Copy)]
struct TableEntry {
    bounds: Bounds,
    /// The cell of the best move found.
    best: u8,
    /// The binary logarithm of the nodes searched, plus one so that a packed entry is never zero.
    work: u8,
}

impl TableEntry {
    #[inline]
    fn packed(self) -> u32 {
        let bound = |bound: i32| bound as i8 as u8;
        u32::from_le_bytes([bound(self.bounds.at_least), bound(self.bounds.at_most), self.best, self.work])
    }

    #[inline]
    fn unpacked(packed: u32) -> Self {
        let [at_least, at_most, best, work] = packed.to_le_bytes();
        let bound = |byte: u8| i32::from(byte as i8);
        Self { bounds: Bounds { at_least: bound(at_least), at_most: bound(at_most) }, best, work }
    }
}

impl Bucket {
    /// The index of a position's entry.
    #[inline]
    fn find(&self, sides: BothSides) -> Option<usize> {
        let is_it = |way: &usize| {
            let [mine, theirs] = &self.sides[*way];
            mine.load(Relaxed) == sides[0]
                && theirs.load(Relaxed) == sides[1]
                && self.entries[*way].load(Relaxed) != 0
        };
        (0..WAYS).find(is_it)
    }
}

/// The table.
pub(crate) struct SharedTable {
    buckets: Vec<Bucket>,
}

impl SharedTable {
    /// A table of at most `bytes` bytes for a board of `cells` cells, and no larger than all its positions need.
    pub(crate) fn new(bytes: usize, cells: u32) -> Self {
        let positions = 3_usize.checked_pow(cells).unwrap_or(usize::MAX);
        let wanted = (bytes / size_of::<Bucket>()).min(positions);
        let mut buckets = reserve(wanted);
        buckets.resize_with(buckets.capacity().min(wanted), Bucket::default);
        Self { buckets }
    }

    #[inline]
    fn place(&self, sides: BothSides) -> usize {
        ((u128::from(hash(sides)) * self.buckets.len() as u128) >> 64) as usize
    }

    /// The bounds of a position and its best move so far.
    #[inline]
    pub(crate) fn get(&self, position: impl Into<BothSides>) -> Option<(Bounds, u8)> {
        let sides = position.into();
        let bucket = self.buckets.get(self.place(sides))?;
        let before = bucket.sequence.load(Acquire);
        let entry = TableEntry::unpacked(bucket.entries[bucket.find(sides)?].load(Relaxed));
        // Orders the reads above before the read of the counter below.
        fence(Acquire);
        let is_whole = before.is_multiple_of(2) && bucket.sequence.load(Relaxed) == before;
        is_whole.then_some((entry.bounds, entry.best))
    }

    /// Stores bounds, combined with those of the same position, or in place of the entry with the least work.
    #[inline]
    pub(crate) fn put(&self, position: impl Into<BothSides>, bounds: Bounds, best: u8, nodes: u64) {
        let sides = position.into();
        let Some(bucket) = self.buckets.get(self.place(sides)) else { return };
        let before = bucket.sequence.load(Relaxed);
        let is_mine = before.is_multiple_of(2)
            && bucket.sequence.compare_exchange(before, before.wrapping_add(1), Acquire, Relaxed).is_ok();
        if !is_mine {
            return;
        }
        // Orders the odd counter before the writes below.
        fence(Release);
        let known = |way: usize| TableEntry::unpacked(bucket.entries[way].load(Relaxed));
        let mut entry = TableEntry { bounds, best, work: 1 + nodes.max(1).ilog2() as u8 };
        let same = bucket.find(sides);
        if let Some(way) = same {
            // Another thread may have proved a different bound.
            entry.bounds.narrow(known(way).bounds);
        }
        let cheapest = || (0..WAYS).min_by_key(|&way| known(way).work).expect("a bucket has entries");
        let way = same.unwrap_or_else(cheapest);
        bucket.sides[way][0].store(sides[0], Relaxed);
        bucket.sides[way][1].store(sides[1], Relaxed);
        bucket.entries[way].store(entry.packed(), Relaxed);
        bucket.sequence.store(before.wrapping_add(2), Release);
    }
}

/// A hash of a position.
#[inline]
pub(crate) fn hash([mine, theirs]: BothSides) -> u64 {
    let mixed = (mine ^ theirs.rotate_left(32).wrapping_mul(0xd6e8_feb8_6659_fd93)).wrapping_mul(GOLDEN);
    (mixed ^ mixed >> 32).wrapping_mul(GOLDEN)
}

#[cfg(test)]
mod tests {
    use std::thread::scope;

    use super::*;

    #[test]
    fn threads_never_read_a_torn_entry() {
        // Entries are a function of the position, so every read can be checked. All positions share two buckets.
        let table = SharedTable::new(2 * size_of::<Bucket>(), 64);
        let sides = |i: u64| [i % 8, i % 3];
        let entry = |[mine, theirs]: BothSides| {
            let value = (10 * mine + theirs) as i32 - 40;
            (Bounds { at_least: value, at_most: value }, (8 * theirs + mine) as u8)
        };
        let work = |seed: u64| -> u32 {
            let mut found = 0;
            for i in 0..200_000 {
                let at = sides((i + seed).wrapping_mul(GOLDEN) >> 40);
                let (bounds, best) = entry(at);
                match table.get(at) {
                    Some(known) => {
                        assert_eq!(known, (bounds, best));
                        found += 1;
                    }
                    None => table.put(at, bounds, best, i),
                }
                // Otherwise the entries with the most work would never be replaced.
                table.put(sides(i), entry(sides(i)).0, entry(sides(i)).1, 1 << 60);
            }
            found
        };
        let found = scope(|scope| {
            let threads = [0, 1000, 2000].map(|seed| {
                scope.spawn({
                    let work = &work;
                    move || work(seed)
                })
            });
            threads.map(|thread| thread.join().expect("no torn entry was read"))
        });
        // A thread may find nothing: the others may have filled both buckets before it begins.
        assert!(found.iter().sum::<u32>() > 0, "{found:?}");
    }
}
