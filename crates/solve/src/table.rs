//! What has been proved about positions, in a table of fixed size that never takes one position for another.
//!
//! A key has `bits` bits. Multiplying by an odd number modulo 2^bits is a bijection, so `mix(key)` stands for the key. The
//! cluster of a position is `mix * clusters >> bits`: the numbers from 0 to 2^bits are cut into as many intervals as there
//! are clusters, each of at most ⌈2^bits / clusters⌉ numbers in a row. Numbers that differ by less than 2^t differ in their low t bits.
//! So with 2^t ≥ ⌈2^bits / clusters⌉ the cluster and the low t bits of `mix` name the position, and an entry that keeps those t bits
//! is about that position and no other. Nothing is left to luck, and no division is needed.

use plyground_core::reserve;

/// Entries that lie together in one line of the cache.
const WAYS: usize = 8;
/// The bits of a bound; it is stored shifted, so that no entry is zero.
const BOUND_BITS: u32 = 7;
const BOUND_SHIFT: i32 = 1 << (BOUND_BITS - 1);
/// The bits that say how much work an entry has cost.
const WORK_BITS: u32 = 5;
/// The bits that are left to know a position by.
const NAME_BITS: u32 = 64 - 2 * BOUND_BITS - WORK_BITS;
/// An odd number whose bits look random, by which keys are multiplied: 2^64 divided by the golden ratio.
const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;

#[derive(Clone, Copy)]
#[repr(align(64))]
struct Cluster([u64; WAYS]);

/// Bounds on the value of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bounds {
    pub(crate) at_least: i32,
    pub(crate) at_most: i32,
}

impl Bounds {
    /// Makes use of what else is known.
    #[inline]
    pub(crate) fn narrow(&mut self, other: Self) {
        self.at_least = self.at_least.max(other.at_least);
        self.at_most = self.at_most.min(other.at_most);
    }

    /// The bound that says whether the value is more than `alpha`, if one does.
    #[inline]
    pub(crate) fn decide(self, alpha: i32) -> Option<i32> {
        if self.at_most <= alpha {
            Some(self.at_most)
        } else {
            (self.at_least > alpha).then_some(self.at_least)
        }
    }
}

/// The table. Every entry is, from the lowest bit, the name of its position, the work, and the two bounds.
pub(crate) struct Table {
    clusters: Vec<Cluster>,
    /// The bits of a key.
    bits: u32,
    /// How many bits of a mixed key an entry keeps.
    name: u32,
}

impl Table {
    /// A table for keys of this many bits, not larger than so many bytes. Where that is too little to tell all positions
    /// apart, it is a table that keeps nothing.
    pub(crate) fn new(bytes: usize, bits: u32) -> Self {
        // More clusters than there are keys would be of no use.
        let most = 1_u128 << bits;
        let wanted = ((bytes / size_of::<Cluster>()) as u128).min(most) as usize;
        let mut room = reserve(wanted);
        let clusters = room.capacity().min(wanted);
        let mut name = 0;
        while (clusters as u128) << name < most && name < 64 {
            name += 1;
        }
        let (clusters, name) = if name > NAME_BITS { (0, 0) } else { (clusters, name) };
        room.resize(clusters, Cluster([0; WAYS]));
        Self { clusters: room, bits, name }
    }

    /// Where the position is, and its name there.
    #[inline]
    fn place(&self, key: u64) -> (usize, u64) {
        let mix = key.wrapping_mul(SPREAD) & (u64::MAX >> (64 - self.bits));
        let cluster = (u128::from(mix) * self.clusters.len() as u128) >> self.bits;
        (cluster as usize, mix & ((1 << self.name) - 1))
    }

    /// What is known.
    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<Bounds> {
        let (cluster, name) = self.place(key);
        let Cluster(entries) = self.clusters.get(cluster)?;
        let mask = (1 << self.name) - 1;
        let entry = entries.iter().find(|&&entry| entry & mask == name && entry != 0)?;
        Some(unpack(*entry))
    }

    /// Keeps what is known, in place of what was known of the same position, or of the one that was least work.
    #[inline]
    pub(crate) fn put(&mut self, key: u64, bounds: Bounds, nodes: u64) {
        let (cluster, name) = self.place(key);
        let mask = (1 << self.name) - 1;
        let Some(Cluster(entries)) = self.clusters.get_mut(cluster) else { return };
        let work_of = |entry: u64| entry >> NAME_BITS & ((1 << WORK_BITS) - 1);
        let (mut chosen, mut least) = (0, u64::MAX);
        for (i, &entry) in entries.iter().enumerate() {
            if entry & mask == name && entry != 0 {
                chosen = i;
                break;
            }
            let work = if entry == 0 { 0 } else { 1 + work_of(entry) };
            if work < least {
                (chosen, least) = (i, work);
            }
        }
        let work = u64::from(nodes.max(1).ilog2()).min((1 << WORK_BITS) - 1);
        entries[chosen] = name | work << NAME_BITS | pack(bounds);
    }
}

#[inline]
fn pack(bounds: Bounds) -> u64 {
    let of = |bound: i32| (bound + BOUND_SHIFT) as u64;
    (of(bounds.at_least) << BOUND_BITS | of(bounds.at_most)) << (NAME_BITS + WORK_BITS)
}

#[inline]
fn unpack(entry: u64) -> Bounds {
    let bound = |shift: u32| (entry >> shift & ((1 << BOUND_BITS) - 1)) as i32 - BOUND_SHIFT;
    Bounds { at_least: bound(64 - BOUND_BITS), at_most: bound(64 - 2 * BOUND_BITS) }
}
