//! The transposition table: results of searches, by position.
//!
//! R. Greenblatt, D. Eastlake and S. Crocker, 1967. Several orders of moves lead to the same position (a transposition). A
//! table of fixed size holds the value and the best move of searched positions, so that few are searched twice. On a collision
//! the [`Replacement`] policy decides which entry stays.
//!
//! Threads share a table without locks: R. Hyatt and T. Mann, "A lockless transposition table implementation for parallel
//! search chess engines", 2002. A slot is two words, the data and `key ^ data`. If two threads write a slot at
//! once and each leaves one word, the words match neither key, and `get` finds no entry.
//!
//! Contract: `get(key)` returns an entry that `put(key, entry)` has stored, or `None`. A best move with an index above 2,046 is
//! not stored.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use plyground_core::{Bound, GOLDEN, Score, reserve};

/// The result of the search of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The value that the search returned, for the side to move.
    pub value: Score,
    /// How it bounds the minimax value; never [`Bound::Unknown`].
    pub bound: Bound,
    /// The depth of the search.
    pub depth: u16,
    /// The distance from the root, on which the value of a finished game may depend.
    pub ply: u16,
    /// Whether every line that was searched ended with the end of the game, so that a deeper search returns the same.
    pub is_complete: bool,
    /// The best move, as its index among the position's moves.
    pub best: Option<u16>,
}

/// Which entry stays when two positions share a slot.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Replacement {
    /// The newer one.
    Newest,
    /// The deeper one; of two of the same depth the newer one. An entry of an old search may never be replaced.
    Deepest,
    /// Slots come in pairs: one holds the deepest entry, the other the entry that was last displaced from it or not deep enough
    /// for it. `TwoDeep` of D. Breuker, J. Uiterwijk and J. van den Herik, "Replacement schemes for transposition tables",
    /// 1994. They recommend the size of the subtree in place of its depth, for which an entry has no room here.
    #[default]
    Pairs,
}

/// The table: a fixed number of slots for [entries](Entry), addressed by the keys of their positions.
#[derive(Debug)]
pub struct Table {
    pairs: Box<[Pair]>,
    /// The number of slots; the last pair may have only one.
    slots: usize,
    replacement: Replacement,
}

/// Two slots in one cache line.
#[derive(Debug, Default)]
#[repr(align(32))]
struct Pair([Slot; 2]);

#[derive(Debug, Default)]
struct Slot {
    /// `key ^ data`.
    check: AtomicU64,
    data: AtomicU64,
}

impl Table {
    /// Bytes per entry.
    pub const ENTRY_BYTES: usize = size_of::<Slot>();

    /// A table of this many entries, possibly 0, with the default policy.
    pub fn new(entries: usize) -> Self {
        Self::with_replacement(entries, Replacement::default())
    }

    /// A table of this many entries; of fewer if memory is short, see [`capacity`](Self::capacity).
    pub fn with_replacement(entries: usize, replacement: Replacement) -> Self {
        let wanted = entries.div_ceil(2);
        let mut pairs = reserve(wanted);
        let count = pairs.capacity().min(wanted);
        pairs.resize_with(count, Pair::default);
        Self { pairs: pairs.into(), slots: entries.min(2 * count), replacement }
    }

    /// The largest number of entries.
    pub fn capacity(&self) -> usize {
        self.slots
    }

    /// Empties the table.
    pub fn clear(&mut self) {
        self.pairs.fill_with(Pair::default);
    }

    /// The share of used slots in 1/1000, estimated from the first thousand slots.
    pub fn fullness(&self) -> usize {
        let looked_at = self.slots.min(1_000);
        let slots = self.pairs.iter().flat_map(|Pair(slots)| slots).take(looked_at);
        let taken = slots.filter(|slot| slot.data.load(Relaxed) != 0).count();
        (taken * 1_000).checked_div(looked_at).unwrap_or(0)
    }

    /// The entry of the position with this key.
    #[inline]
    pub fn get(&self, key: u64) -> Option<Entry> {
        let place = self.place(key);
        let Pair(slots) = self.pairs.get(place / 2)?;
        let mut data = slots[place % 2].read(key);
        if data == 0 && self.replacement == Replacement::Pairs {
            data = slots[(place % 2) ^ 1].read(key);
        }
        unpack(data)
    }

    /// Stores an entry, unless the policy keeps the one in the slot, its depth or ply does not fit into a slot, or its bound is
    /// unknown.
    #[inline]
    pub fn put(&self, key: u64, entry: Entry) {
        let Some(data) = pack(entry) else { return };
        let place = self.place(key);
        let Some(Pair(slots)) = self.pairs.get(place / 2) else { return };
        let slot = &slots[place % 2];
        match self.replacement {
            Replacement::Deepest if slot.depth_of_other(key).is_some_and(|depth| depth > entry.depth) => {}
            Replacement::Newest | Replacement::Deepest => slot.write(key, data),
            Replacement::Pairs => {
                let [deep, new] = slots;
                if (place | 1) >= self.slots {
                    return deep.write(key, data);
                }
                match deep.depth_of_other(key) {
                    Some(depth) if depth > entry.depth => new.write(key, data),
                    // The entry that was deepest until now moves to the other slot.
                    Some(_) => {
                        new.copy_from(deep);
                        deep.write(key, data);
                    }
                    None => deep.write(key, data),
                }
            }
        }
    }

    #[inline]
    fn place(&self, key: u64) -> usize {
        place_of(key, self.slots)
    }
}

/// Maps a key to an index below `places`. A key may be the board itself, whose bits are not evenly distributed, so it is
/// multiplied by [`GOLDEN`] first: the high bits of the product depend on all bits of the key (Fibonacci hashing).
#[inline]
pub(crate) fn place_of(key: u64, places: usize) -> usize {
    let hash = key.wrapping_mul(GOLDEN);
    ((u128::from(hash) * places as u128) >> 64) as usize
}

impl Slot {
    /// The data for the position with this key; 0 if the slot is empty or holds the entry of another position.
    #[inline]
    fn read(&self, key: u64) -> u64 {
        let data = self.data.load(Relaxed);
        if self.check.load(Relaxed) ^ data == key { data } else { 0 }
    }

    #[inline]
    fn write(&self, key: u64, data: u64) {
        self.check.store(key ^ data, Relaxed);
        self.data.store(data, Relaxed);
    }

    /// Copies another slot.
    #[inline]
    fn copy_from(&self, other: &Self) {
        let data = other.data.load(Relaxed);
        self.write(other.check.load(Relaxed) ^ data, data);
    }

    /// The depth of the entry of another position, if the slot holds one.
    #[inline]
    fn depth_of_other(&self, key: u64) -> Option<u16> {
        let data = self.data.load(Relaxed);
        (data != 0 && self.check.load(Relaxed) ^ data != key).then_some(depth_of(data))
    }
}

/// Sizes of the fields in bits; the value takes the upper 32.
const BEST_BITS: u32 = 11;
const DEPTH_BITS: u32 = 9;
const PLY_BITS: u32 = 9;

/// An entry as one word, never 0; `None` if it does not fit.
#[inline]
fn pack(entry: Entry) -> Option<u64> {
    if entry.depth >> DEPTH_BITS != 0 || entry.ply >> PLY_BITS != 0 {
        return None;
    }
    let bound = match entry.bound {
        Bound::Exact => 1,
        Bound::Lower => 2,
        Bound::Upper => 3,
        Bound::Unknown => return None,
    };
    // A move too far down the list is not stored.
    let best = entry.best.map_or(0, |best| u64::from(best) + 1);
    let best = if best >> BEST_BITS == 0 { best } else { 0 };
    let mut word = u64::from(entry.value.get() as u32);
    word = word << BEST_BITS | best;
    word = word << DEPTH_BITS | u64::from(entry.depth);
    word = word << PLY_BITS | u64::from(entry.ply);
    word = word << 1 | u64::from(entry.is_complete);
    Some(word << 2 | bound)
}

/// The depth field of a word.
#[inline]
fn depth_of(word: u64) -> u16 {
    (word >> (3 + PLY_BITS)) as u16 & ((1 << DEPTH_BITS) - 1)
}

#[inline]
fn unpack(word: u64) -> Option<Entry> {
    // An array in place of a `match`, whose branch would be hard to predict.
    const BOUNDS: [Bound; 4] = [Bound::Unknown, Bound::Exact, Bound::Lower, Bound::Upper];
    if word == 0 {
        return None;
    }
    let bound = BOUNDS[(word & 3) as usize];
    let mut rest = word >> 2;
    let mut field = |bits: u32| {
        let value = rest & ((1 << bits) - 1);
        rest >>= bits;
        value as u16
    };
    let is_complete = field(1) == 1;
    let (ply, depth) = (field(PLY_BITS), field(DEPTH_BITS));
    let best = field(BEST_BITS).checked_sub(1);
    Some(Entry { value: Score::new(rest as u32 as i32), bound, depth, ply, is_complete, best })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(value: i32, depth: u16) -> Entry {
        Entry {
            value: Score::new(value),
            bound: Bound::Exact,
            depth,
            ply: 3,
            is_complete: true,
            best: Some(7),
        }
    }

    #[test]
    fn what_is_put_in_comes_out() {
        let table = Table::new(1_000);
        let bounds = [Bound::Exact, Bound::Lower, Bound::Upper];
        for value in [0, 1, -1, 1_000_000_000, -1_000_000_000, i32::MAX, -i32::MAX] {
            for (i, bound) in bounds.into_iter().enumerate() {
                for best in [None, Some(0), Some(2_046)] {
                    let entry =
                        Entry { bound, best, depth: 511, ply: 511, is_complete: i == 0, ..entry(value, 0) };
                    table.put(42, entry);
                    assert_eq!(table.get(42), Some(entry));
                    assert_eq!(pack(entry).map(depth_of), Some(entry.depth));
                }
            }
        }
        assert_eq!(table.get(43), None);
    }

    #[test]
    fn what_does_not_fit_is_forgotten() {
        let table = Table::new(8);
        table.put(1, entry(5, 512));
        table.put(2, Entry { ply: 512, ..entry(5, 1) });
        table.put(3, Entry { bound: Bound::Unknown, ..entry(5, 1) });
        assert_eq!((table.get(1), table.get(2), table.get(3)), (None, None, None));
        table.put(4, Entry { best: Some(2_047), ..entry(5, 1) });
        assert_eq!(table.get(4).unwrap().best, None);
    }

    #[test]
    fn any_size_will_do() {
        for size in [0, 1, 2, 3, 5, 1_000] {
            for replacement in [Replacement::Newest, Replacement::Deepest, Replacement::Pairs] {
                let mut table = Table::with_replacement(size, replacement);
                for key in 0..5_000_u64 {
                    table.put(key, entry(key as i32, (key % 7) as u16));
                    let found = table.get(key);
                    assert!(found.is_none_or(|found| found.value.get() == key as i32), "{key}");
                    // In a pair of slots a new entry is always stored.
                    let takes_all = replacement != Replacement::Deepest && size > 0;
                    assert!(found.is_some() || !takes_all, "{size} {replacement:?} {key}");
                }
                assert!(table.fullness() <= 1_000);
                table.clear();
                assert_eq!((table.fullness(), table.get(4_999)), (0, None));
            }
        }
    }

    #[test]
    fn policies_differ_in_who_stays() {
        let stays = |replacement, size| {
            let table = Table::with_replacement(size, replacement);
            table.put(1, entry(1, 9));
            table.put(2, entry(2, 4));
            table.put(3, entry(3, 4));
            [1, 2, 3].map(|key| table.get(key).is_some())
        };
        assert_eq!(stays(Replacement::Newest, 1), [false, false, true]);
        assert_eq!(stays(Replacement::Deepest, 1), [true, false, false]);
        assert_eq!(stays(Replacement::Pairs, 2), [true, false, true]);
    }
}
