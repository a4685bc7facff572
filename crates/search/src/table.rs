//! The transposition table: what was found out about a position is not found out again.
//!
//! R. Greenblatt, D. Eastlake and S. Crocker, 1967. The same position is reached by many orders of moves; a table of fixed
//! size remembers for each what its search returned and which move was best there. Two positions that meet in a slot
//! argue by the [`Replacement`] policy.
//!
//! Threads share a table without locks, after R. Hyatt and T. Mann, "A lockless transposition table implementation for
//! parallel search chess engines", 2002: a slot is two words, and the first is the key mixed with the second. Words of two
//! different stores fit no key, and a torn slot is as good as an empty one.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use plyground_core::{Bound, GOLDEN, Score, reserve};

/// What a search found out about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Memo {
    /// What it returned, for the side to move.
    pub value: Score,
    /// What that says about the true value; never [`Bound::Unknown`].
    pub bound: Bound,
    /// The plies that it looked ahead.
    pub depth: u16,
    /// The distance from the root, on which the worth of a finished game may depend.
    pub ply: u16,
    /// Whether it followed every line that mattered to the end of the game, so that no deeper search says anything else.
    pub is_complete: bool,
    /// The best move, by its place among the position's moves.
    pub best: Option<u16>,
}

/// Who stays when two positions want the same slot.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Replacement {
    /// The newer one, always.
    Newest,
    /// The one with the deeper search; equals make room. Old positions may stay for ever.
    Deepest,
    /// Slots come in pairs: one keeps the deepest, the other what was driven out or was not deep enough. D. Breuker,
    /// J. Uiterwijk and J. van den Herik, "Replacement schemes for transposition tables", 1994, call it `TwoDeep`; they
    /// recommend two levels, and the size of a subtree in place of its depth, which a memo here has no room for.
    #[default]
    Pairs,
}

/// A fixed number of [`Memo`]s by the keys of their positions.
#[derive(Debug)]
pub struct Table {
    pairs: Box<[Pair]>,
    /// The last pair may be half of one.
    slots: usize,
    replacement: Replacement,
}

/// Two slots that are looked at together, so they lie in one line of the cache.
#[derive(Debug, Default)]
#[repr(align(32))]
struct Pair([Slot; 2]);

#[derive(Debug, Default)]
struct Slot {
    /// The key, mixed with the data.
    check: AtomicU64,
    data: AtomicU64,
}

impl Table {
    /// Bytes that a memo takes.
    pub const MEMO_BYTES: usize = size_of::<Slot>();

    /// Room for so many memos, by the usual policy. With none at all nothing is remembered.
    pub fn new(memos: usize) -> Self {
        Self::with_replacement(memos, Replacement::default())
    }

    /// Room for so many memos; where memory is short, for fewer, as [`capacity`](Self::capacity) says.
    pub fn with_replacement(memos: usize, replacement: Replacement) -> Self {
        let wanted = memos.div_ceil(2);
        let mut pairs = reserve(wanted);
        let count = pairs.capacity().min(wanted);
        pairs.resize_with(count, Pair::default);
        Self { pairs: pairs.into(), slots: memos.min(2 * count), replacement }
    }

    /// The number of memos that there is room for.
    pub fn capacity(&self) -> usize {
        self.slots
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.pairs.fill_with(Pair::default);
    }

    /// How many slots are taken, in thousandths, as far as the first thousand tell.
    pub fn fullness(&self) -> usize {
        let looked_at = self.slots.min(1_000);
        let slots = self.pairs.iter().flat_map(|Pair(slots)| slots).take(looked_at);
        let taken = slots.filter(|slot| slot.data.load(Relaxed) != 0).count();
        (taken * 1_000).checked_div(looked_at).unwrap_or(0)
    }

    /// What is known about the position with this key.
    #[inline]
    pub fn get(&self, key: u64) -> Option<Memo> {
        let place = self.place(key);
        let Pair(slots) = self.pairs.get(place / 2)?;
        let mut data = slots[place % 2].read(key);
        if data == 0 && self.replacement == Replacement::Pairs {
            data = slots[(place % 2) ^ 1].read(key);
        }
        unpack(data)
    }

    /// Remembers something, unless the policy prefers what is there. A depth or distance that no memo can hold is forgotten.
    #[inline]
    pub fn put(&self, key: u64, memo: Memo) {
        let Some(data) = pack(memo) else { return };
        let place = self.place(key);
        let Some(Pair(slots)) = self.pairs.get(place / 2) else { return };
        let slot = &slots[place % 2];
        match self.replacement {
            Replacement::Deepest if slot.rival(key).is_some_and(|depth| depth > memo.depth) => {}
            Replacement::Newest | Replacement::Deepest => slot.write(key, data),
            Replacement::Pairs => {
                let [deep, new] = slots;
                if (place | 1) >= self.slots {
                    return deep.write(key, data);
                }
                match deep.rival(key) {
                    Some(depth) if depth > memo.depth => new.write(key, data),
                    // What was deepest until now is at least the newest that was driven out.
                    Some(_) => {
                        new.take(deep);
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

/// The place of a key among so many. The key is stirred first: a game's key may be its board, whose bits are not spread. Of a product
/// with 2^64 divided by the golden ratio the high bits depend on all bits of the key.
#[inline]
pub(crate) fn place_of(key: u64, places: usize) -> usize {
    let stirred = key.wrapping_mul(GOLDEN);
    ((u128::from(stirred) * places as u128) >> 64) as usize
}

impl Slot {
    /// What is remembered of the position with this key, as a word; nought is nothing.
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

    /// Takes over what another slot holds.
    #[inline]
    fn take(&self, other: &Self) {
        let data = other.data.load(Relaxed);
        self.write(other.check.load(Relaxed) ^ data, data);
    }

    /// The depth of the search of another position, where one is remembered here.
    #[inline]
    fn rival(&self, key: u64) -> Option<u16> {
        let data = self.data.load(Relaxed);
        (data != 0 && self.check.load(Relaxed) ^ data != key).then_some(depth_of(data))
    }
}

/// Bits of each field, from the lowest; the value takes the upper half.
const BEST_BITS: u32 = 11;
const DEPTH_BITS: u32 = 9;
const PLY_BITS: u32 = 9;

/// A memo as one word; nought is none.
#[inline]
fn pack(memo: Memo) -> Option<u64> {
    if memo.depth >> DEPTH_BITS != 0 || memo.ply >> PLY_BITS != 0 {
        return None;
    }
    let bound = match memo.bound {
        Bound::Exact => 1,
        Bound::Lower => 2,
        Bound::Upper => 3,
        Bound::Unknown => return None,
    };
    // A move too far down the list is not remembered.
    let best = memo.best.map_or(0, |best| u64::from(best) + 1);
    let best = if best >> BEST_BITS == 0 { best } else { 0 };
    let mut word = u64::from(memo.value.get() as u32);
    word = word << BEST_BITS | best;
    word = word << DEPTH_BITS | u64::from(memo.depth);
    word = word << PLY_BITS | u64::from(memo.ply);
    word = word << 1 | u64::from(memo.is_complete);
    Some(word << 2 | bound)
}

/// The depth alone, of a word that is a memo.
#[inline]
fn depth_of(word: u64) -> u16 {
    (word >> (3 + PLY_BITS)) as u16 & ((1 << DEPTH_BITS) - 1)
}

#[inline]
fn unpack(word: u64) -> Option<Memo> {
    // Looked up rather than matched: which of them it is can hardly be foreseen.
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
    Some(Memo { value: Score::new(rest as u32 as i32), bound, depth, ply, is_complete, best })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn memo(value: i32, depth: u16) -> Memo {
        Memo {
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
                    let memo =
                        Memo { bound, best, depth: 511, ply: 511, is_complete: i == 0, ..memo(value, 0) };
                    table.put(42, memo);
                    assert_eq!(table.get(42), Some(memo));
                    assert_eq!(pack(memo).map(depth_of), Some(memo.depth));
                }
            }
        }
        assert_eq!(table.get(43), None);
    }

    #[test]
    fn what_does_not_fit_is_forgotten() {
        let table = Table::new(8);
        table.put(1, memo(5, 512));
        table.put(2, Memo { ply: 512, ..memo(5, 1) });
        table.put(3, Memo { bound: Bound::Unknown, ..memo(5, 1) });
        assert_eq!((table.get(1), table.get(2), table.get(3)), (None, None, None));
        table.put(4, Memo { best: Some(2_047), ..memo(5, 1) });
        assert_eq!(table.get(4).unwrap().best, None);
    }

    #[test]
    fn any_size_will_do() {
        for size in [0, 1, 2, 3, 5, 1_000] {
            for replacement in [Replacement::Newest, Replacement::Deepest, Replacement::Pairs] {
                let mut table = Table::with_replacement(size, replacement);
                for key in 0..5_000_u64 {
                    table.put(key, memo(key as i32, (key % 7) as u16));
                    let found = table.get(key);
                    assert!(found.is_none_or(|found| found.value.get() == key as i32), "{key}");
                    // A pair always takes what is new.
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
            table.put(1, memo(1, 9));
            table.put(2, memo(2, 4));
            table.put(3, memo(3, 4));
            [1, 2, 3].map(|key| table.get(key).is_some())
        };
        assert_eq!(stays(Replacement::Newest, 1), [false, false, true]);
        assert_eq!(stays(Replacement::Deepest, 1), [true, false, false]);
        assert_eq!(stays(Replacement::Pairs, 2), [true, false, true]);
    }
}
