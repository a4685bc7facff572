//! The transposition table, shared by all threads.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use plyground_core::reserve;

use crate::cells::Cell;

/// How a stored value bounds the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// An upper bound: the search failed low.
    AtMost,
    /// A lower bound: the search failed high.
    AtLeast,
    Exact,
}

/// An entry: the result of searching a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TableEntry {
    pub(crate) value: i16,
    pub(crate) evaluation: i16,
    pub(crate) depth: i8,
    pub(crate) bound: Bound,
    pub(crate) best: Option<Cell>,
    generation: u8,
}

/// The transposition table: a fixed number of entries in buckets of four, shared between threads without locks.
///
/// A slot is two words: the packed entry, and its exclusive or with the Zobrist key. If two threads write a slot at once and
/// leave one word each, the result matches neither key and the slot reads as empty (Hyatt and Mann, *A lockless
/// transposition-table implementation for parallel search*, 2002).
pub struct TranspositionTable {
    buckets: Box<[Bucket]>,
    generation: u8,
}

const SLOTS: usize = 4;
const GENERATIONS: u8 = 64;

/// The slots of one index: a cache line.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([PackedEntry; SLOTS]);

const _: () = assert!(size_of::<Bucket>() == 64, "a bucket fills a cache line");

#[derive(Default)]
struct PackedEntry {
    /// The key XOR the data.
    key_xor_data: AtomicU64,
    data: AtomicU64,
}

impl TranspositionTable {
    /// A table of about this many bytes, at least one bucket. Smaller if the memory cannot be allocated; see
    /// [`bytes`](Self::bytes).
    pub fn new(bytes: usize) -> Self {
        let wanted = (bytes / size_of::<Bucket>()).max(1);
        let mut buckets = reserve(wanted);
        buckets.resize_with(buckets.capacity().min(wanted), Bucket::default);
        Self { buckets: buckets.into(), generation: 0 }
    }

    /// Its size in bytes.
    pub fn bytes(&self) -> usize {
        size_of_val(&*self.buckets)
    }

    /// A table of about this many bytes; none if the memory cannot be allocated.
    pub fn try_new(bytes: usize) -> Option<Self> {
        let count = (bytes / size_of::<Bucket>()).max(1);
        let mut buckets = Vec::new();
        buckets.try_reserve_exact(count).ok()?;
        buckets.resize_with(count, Bucket::default);
        Some(Self { buckets: buckets.into_boxed_slice(), generation: 0 })
    }

    /// Removes all entries.
    pub fn clear(&mut self) {
        self.generation = 0;
        for slot in self.buckets.iter_mut().flat_map(|bucket| &mut bucket.0) {
            *slot = PackedEntry::default();
        }
    }

    /// Starts a new generation; entries of older generations are replaced first.
    pub fn age(&mut self) {
        self.generation = (self.generation + 1) % GENERATIONS;
    }

    /// The share of slots used by the current generation, in permille (UCI's `hashfull`), sampled from the first 250 buckets.
    pub fn fill(&self) -> usize {
        let sample = self.buckets.iter().take(250).flat_map(|bucket| &bucket.0);
        let (mut used, mut all) = (0, 0);
        for slot in sample {
            let data = slot.data.load(Relaxed);
            used += usize::from(data != 0 && unpack(data).generation == self.generation);
            all += 1;
        }
        used * 1000 / all
    }

    #[inline]
    fn bucket(&self, key: u64) -> &[PackedEntry; SLOTS] {
        // The high half of the product maps keys evenly onto any number of buckets.
        &self.buckets[((u128::from(key) * self.buckets.len() as u128) >> 64) as usize].0
    }

    /// The entry of the position with this key.
    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<TableEntry> {
        self.bucket(key).iter().find_map(|slot| {
            let data = slot.data.load(Relaxed);
            (data != 0 && slot.key_xor_data.load(Relaxed) ^ data == key).then(|| unpack(data))
        })
    }

    /// Stores an entry in its bucket: in place of the entry of the same position, else in an empty slot, else in place of the
    /// entry whose depth, less eight plies per generation of age, is lowest.
    pub(crate) fn put(&self, key: u64, mut entry: TableEntry) {
        entry.generation = self.generation;
        let bucket = self.bucket(key);
        let mut chosen = &bucket[0];
        let mut least = i32::MAX;
        for slot in bucket {
            let data = slot.data.load(Relaxed);
            if data == 0 {
                chosen = slot;
                break;
            }
            let old = unpack(data);
            if slot.key_xor_data.load(Relaxed) ^ data == key {
                // A bound does not replace an entry of the same generation that is more than three plies deeper. An entry
                // without a best move inherits the old best move.
                let deeper = i32::from(old.depth) > i32::from(entry.depth) + 3;
                if deeper && entry.bound != Bound::Exact && old.generation == self.generation {
                    return;
                }
                entry.best = entry.best.or(old.best);
                chosen = slot;
                break;
            }
            let age = (GENERATIONS + self.generation - old.generation) % GENERATIONS;
            let worth = i32::from(old.depth) - 8 * i32::from(age);
            if worth < least {
                least = worth;
                chosen = slot;
            }
        }
        let data = pack(entry);
        chosen.data.store(data, Relaxed);
        chosen.key_xor_data.store(key ^ data, Relaxed);
    }
}

impl TableEntry {
    pub(crate) fn new(value: i32, evaluation: i32, depth: i32, bound: Bound, best: Option<Cell>) -> Self {
        Self {
            value: value as i16,
            evaluation: evaluation as i16,
            // Depths above `i8::MAX`, which are below the maximum ply, are stored as `i8::MAX`.
            depth: depth.clamp(i8::MIN.into(), i8::MAX.into()) as i8,
            bound,
            best,
            generation: 0,
        }
    }
}

/// An entry as a word: value 16 bits, evaluation 16, depth 8, move 10, bound 2, generation 6. The highest bit is always set,
/// so that zero means an empty slot.
fn pack(entry: TableEntry) -> u64 {
    u64::from(entry.value as u16)
        | u64::from(entry.evaluation as u16) << 16
        | u64::from(entry.depth as u8) << 32
        | entry.best.map_or(0, |cell| cell.place() as u64) << 40
        | (entry.bound as u64) << 50
        | u64::from(entry.generation) << 52
        | 1 << 63
}

fn unpack(data: u64) -> TableEntry {
    let place = (data >> 40 & 0x3ff) as usize;
    TableEntry {
        value: data as u16 as i16,
        evaluation: (data >> 16) as u16 as i16,
        depth: (data >> 32) as u8 as i8,
        best: (place != 0).then(|| Cell::from_place(place)),
        bound: match data >> 50 & 3 {
            0 => Bound::AtMost,
            1 => Bound::AtLeast,
            _ => Bound::Exact,
        },
        generation: (data >> 52 & 0x3f) as u8,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_survives_its_word() {
        let table = TranspositionTable::new(1 << 16);
        for (key, value, evaluation, depth, best) in [
            (1, -29_999, 20_000, -3, None),
            (u64::MAX, 31_000, -20_000, 100, Some(Cell::new(19, 19))),
            (0x8000_0000_0000_0000, 0, 0, 0, Some(Cell::new(0, 0))),
        ] {
            let entry = TableEntry::new(value, evaluation, depth, Bound::AtLeast, best);
            table.put(key, entry);
            assert_eq!(table.get(key), Some(entry));
        }
        assert_eq!(table.get(2), None);
    }

    #[test]
    fn a_table_of_one_bucket_keeps_the_deepest() {
        let table = TranspositionTable::new(1);
        for key in 1..=100 {
            let depth = if key == 50 { 90 } else { 1 };
            table.put(key, TableEntry::new(0, 0, depth, Bound::Exact, None));
        }
        assert!(table.get(50).is_some());
    }
}
