//! A transposition table of proved bounds in which entries are never confused, although they store only part of the key.
//!
//! A key has `bits` bits. Multiplication by an odd number ([`GOLDEN`]) modulo 2^bits is a bijection, so `mix(key)` identifies the
//! position. Its cluster is `mix * clusters >> bits`: the range from 0 to 2^bits is divided into as many intervals as there
//! are clusters, each of at most ⌈2^bits / clusters⌉ consecutive numbers. Numbers that differ by less than 2^t differ in
//! their low t bits. So with 2^t ≥ ⌈2^bits / clusters⌉ the cluster and the low t bits of `mix`, the tag, identify the
//! position, without a division.

use plyground_core::{GOLDEN, reserve};

/// Entries per cluster: a cache line.
const WAYS: usize = 8;
/// The bits of a bound, which is stored with an offset so that no entry is zero.
const BOUND_BITS: u32 = 7;
const BOUND_SHIFT: i32 = 1 << (BOUND_BITS - 1);
/// The bits of the binary logarithm of the nodes searched for an entry.
const WORK_BITS: u32 = 5;
/// The bits left for the tag.
const TAG_BITS: u32 = 64 - 2 * BOUND_BITS - WORK_BITS;

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
    /// Intersects the bounds with others.
    #[inline]
    pub(crate) fn narrow(&mut self, other: Self) {
        self.at_least = self.at_least.max(other.at_least);
        self.at_most = self.at_most.min(other.at_most);
    }

    /// Sets the bound that a search with the null window above `alpha` has proved: from below if `value` exceeds `alpha`.
    #[inline]
    pub(crate) fn update(&mut self, value: i32, alpha: i32) {
        if value > alpha {
            self.at_least = value;
        } else {
            self.at_most = value;
        }
    }

    /// The bound that decides whether the value exceeds `alpha`, if one does.
    #[inline]
    pub(crate) fn decide(self, alpha: i32) -> Option<i32> {
        if self.at_most <= alpha {
            Some(self.at_most)
        } else {
            (self.at_least > alpha).then_some(self.at_least)
        }
    }
}

/// The table. An entry is, from the lowest bit, the tag of its position, the work, and the two bounds.
pub(crate) struct BoundsTable {
    clusters: Vec<Cluster>,
    /// The bits of a key.
    bits: u32,
    /// The bits of the tag.
    tag: u32,
}

impl BoundsTable {
    /// A table of at most `bytes` bytes for keys of `bits` bits. If the tag would not fit into an entry, the table stays
    /// empty.
    pub(crate) fn new(bytes: usize, bits: u32) -> Self {
        // No more clusters than keys.
        let most = 1_u128 << bits;
        let wanted = ((bytes / size_of::<Cluster>()) as u128).min(most) as usize;
        let mut entries = reserve(wanted);
        let clusters = entries.capacity().min(wanted);
        let mut tag = 0;
        while (clusters as u128) << tag < most && tag < 64 {
            tag += 1;
        }
        let (clusters, tag) = if tag > TAG_BITS { (0, 0) } else { (clusters, tag) };
        entries.resize(clusters, Cluster([0; WAYS]));
        Self { clusters: entries, bits, tag }
    }

    /// The cluster of a position, and its tag.
    #[inline]
    fn place(&self, key: u64) -> (usize, u64) {
        let mix = key.wrapping_mul(GOLDEN) & (u64::MAX >> (64 - self.bits));
        let cluster = (u128::from(mix) * self.clusters.len() as u128) >> self.bits;
        (cluster as usize, mix & ((1 << self.tag) - 1))
    }

    /// The bounds of a position.
    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<Bounds> {
        let (cluster, tag) = self.place(key);
        let Cluster(entries) = self.clusters.get(cluster)?;
        let mask = (1 << self.tag) - 1;
        let entry = entries.iter().find(|&&entry| entry & mask == tag && entry != 0)?;
        Some(unpack(*entry))
    }

    /// Stores bounds, in place of the entry of the same position or else of the one with the least work.
    #[inline]
    pub(crate) fn put(&mut self, key: u64, bounds: Bounds, nodes: u64) {
        let (cluster, tag) = self.place(key);
        let mask = (1 << self.tag) - 1;
        let Some(Cluster(entries)) = self.clusters.get_mut(cluster) else { return };
        let work_of = |entry: u64| entry >> TAG_BITS & ((1 << WORK_BITS) - 1);
        let (mut chosen, mut least) = (0, u64::MAX);
        for (i, &entry) in entries.iter().enumerate() {
            if entry & mask == tag && entry != 0 {
                chosen = i;
                break;
            }
            let work = if entry == 0 { 0 } else { 1 + work_of(entry) };
            if work < least {
                (chosen, least) = (i, work);
            }
        }
        let work = u64::from(nodes.max(1).ilog2()).min((1 << WORK_BITS) - 1);
        entries[chosen] = tag | work << TAG_BITS | pack(bounds);
    }
}

#[inline]
fn pack(bounds: Bounds) -> u64 {
    let of = |bound: i32| (bound + BOUND_SHIFT) as u64;
    (of(bounds.at_least) << BOUND_BITS | of(bounds.at_most)) << (TAG_BITS + WORK_BITS)
}

#[inline]
fn unpack(entry: u64) -> Bounds {
    let bound = |shift: u32| (entry >> shift & ((1 << BOUND_BITS) - 1)) as i32 - BOUND_SHIFT;
    Bounds { at_least: bound(64 - BOUND_BITS), at_most: bound(64 - 2 * BOUND_BITS) }
}
