//! What has been proved about positions, in a table that threads share without locks.
//!
//! Both sets of stones or discs, of the side to move and of the other, are kept whole, so no position is taken for another. Nor is
//! one made up of parts of two that are written at the same time: a bucket counts its changes. Whoever writes makes the count odd, and is alone at it until it is
//! even again; whoever reads believes what it read only if the count was even before and is the same afterwards, that is if
//! nobody wrote in between. (The count comes round after 2^32 steps: two thousand million writes to one bucket, while somebody
//! reads a few words of it.) A bucket that somebody is writing to is passed over, which costs work and nothing else.

use std::sync::atomic::Ordering::{Acquire, Relaxed, Release};
use std::sync::atomic::{AtomicU32, AtomicU64, fence};

use plyground_core::reserve;

use crate::table::Bounds;

/// The stones or discs of the side to move and of the other.
pub(crate) type Sides = [u64; 2];

/// Entries that a position may be in.
const WAYS: usize = 3;

/// Entries in one line of the cache.
#[derive(Default)]
#[repr(align(64))]
struct Bucket {
    changes: AtomicU32,
    /// What is known of the positions: see [`Note`]. Zero where there is none.
    notes: [AtomicU32; WAYS],
    sides: [[AtomicU64; 2]; WAYS],
}

/// What is known of a position.
#[derive(Clone, Copy)]
struct Note {
    bounds: Bounds,
    /// The cell of the best move that was found.
    best: u8,
    /// How much it has cost: the logarithm of the nodes, and one more so that it is never zero.
    work: u8,
}

impl Note {
    #[inline]
    fn packed(self) -> u32 {
        let bound = |bound: i32| bound as i8 as u8;
        u32::from_le_bytes([bound(self.bounds.at_least), bound(self.bounds.at_most), self.best, self.work])
    }

    #[inline]
    fn unpacked(note: u32) -> Self {
        let [at_least, at_most, best, work] = note.to_le_bytes();
        let bound = |byte: u8| i32::from(byte as i8);
        Self { bounds: Bounds { at_least: bound(at_least), at_most: bound(at_most) }, best, work }
    }
}

impl Bucket {
    /// The entry of a position.
    #[inline]
    fn find(&self, sides: Sides) -> Option<usize> {
        let is_it = |way: &usize| {
            let [mine, theirs] = &self.sides[*way];
            mine.load(Relaxed) == sides[0]
                && theirs.load(Relaxed) == sides[1]
                && self.notes[*way].load(Relaxed) != 0
        };
        (0..WAYS).find(is_it)
    }
}

pub(crate) struct Memo {
    buckets: Vec<Bucket>,
}

impl Memo {
    /// A table for a board of so many cells that takes at most so many bytes, and no more than all positions need.
    pub(crate) fn new(bytes: usize, cells: u32) -> Self {
        let positions = 3_usize.checked_pow(cells).unwrap_or(usize::MAX);
        let wanted = (bytes / size_of::<Bucket>()).min(positions);
        let mut buckets = reserve(wanted);
        buckets.resize_with(buckets.capacity().min(wanted), Bucket::default);
        Self { buckets }
    }

    #[inline]
    fn place(&self, sides: Sides) -> usize {
        ((u128::from(mixed(sides)) * self.buckets.len() as u128) >> 64) as usize
    }

    /// What is known, and the best move so far.
    #[inline]
    pub(crate) fn get(&self, position: impl Into<Sides>) -> Option<(Bounds, u8)> {
        let sides = position.into();
        let bucket = self.buckets.get(self.place(sides))?;
        let before = bucket.changes.load(Acquire);
        let note = Note::unpacked(bucket.notes[bucket.find(sides)?].load(Relaxed));
        // What was read above stays before what is read below.
        fence(Acquire);
        let is_whole = before.is_multiple_of(2) && bucket.changes.load(Relaxed) == before;
        is_whole.then_some((note.bounds, note.best))
    }

    /// Keeps what is known, beside what was known of the same position, or in place of the one that was least work.
    #[inline]
    pub(crate) fn put(&self, position: impl Into<Sides>, bounds: Bounds, best: u8, nodes: u64) {
        let sides = position.into();
        let Some(bucket) = self.buckets.get(self.place(sides)) else { return };
        let before = bucket.changes.load(Relaxed);
        let is_mine = before.is_multiple_of(2)
            && bucket.changes.compare_exchange(before, before.wrapping_add(1), Acquire, Relaxed).is_ok();
        if !is_mine {
            return;
        }
        // Nobody may see what is written below without the odd count.
        fence(Release);
        let known = |way: usize| Note::unpacked(bucket.notes[way].load(Relaxed));
        let mut note = Note { bounds, best, work: 1 + nodes.max(1).ilog2() as u8 };
        let same = bucket.find(sides);
        if let Some(way) = same {
            // Another thread may have found out something else.
            note.bounds.narrow(known(way).bounds);
        }
        let cheapest = || (0..WAYS).min_by_key(|&way| known(way).work).expect("a bucket has entries");
        let way = same.unwrap_or_else(cheapest);
        bucket.sides[way][0].store(sides[0], Relaxed);
        bucket.sides[way][1].store(sides[1], Relaxed);
        bucket.notes[way].store(note.packed(), Relaxed);
        bucket.changes.store(before.wrapping_add(2), Release);
    }
}

/// A number in which every bit of a position has its say.
#[inline]
pub(crate) fn mixed([mine, theirs]: Sides) -> u64 {
    let mixed = (mine ^ theirs.rotate_left(32).wrapping_mul(0xd6e8_feb8_6659_fd93))
        .wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed ^ mixed >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

#[cfg(test)]
mod tests {
    use std::thread::scope;

    use super::*;

    #[test]
    fn threads_never_read_what_nobody_wrote() {
        // Everything that is written follows from the position, so whatever is read can be checked. All meet in two buckets.
        let memo = Memo::new(2 * size_of::<Bucket>(), 64);
        let sides = |i: u64| [i % 8, i % 3];
        let note = |[mine, theirs]: Sides| {
            let value = (10 * mine + theirs) as i32 - 40;
            (Bounds { at_least: value, at_most: value }, (8 * theirs + mine) as u8)
        };
        let work = |seed: u64| -> u32 {
            let mut found = 0;
            for i in 0..200_000 {
                let at = sides((i + seed).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40);
                let (bounds, best) = note(at);
                match memo.get(at) {
                    Some(known) => {
                        assert_eq!(known, (bounds, best));
                        found += 1;
                    }
                    None => memo.put(at, bounds, best, i),
                }
                // Otherwise the two that were most work would stay for ever.
                memo.put(sides(i), note(sides(i)).0, note(sides(i)).1, 1 << 60);
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
            threads.map(|thread| thread.join().expect("what it read is right"))
        });
        assert!(found.iter().all(|&found| found > 0), "{found:?}");
    }
}
