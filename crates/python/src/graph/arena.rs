//! A list that grows while others read it, without a lock for the readers.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// The first chunk has two to the power of this many places; every further one has twice as many as the one before.
const FIRST: u32 = 10;
/// Chunks, so that every index fits 31 bits.
const CHUNKS: usize = 21;

/// An append-only list. One thread adds at a time; what was added stays where it is.
pub(super) struct Arena<T> {
    chunks: [OnceLock<Box<[OnceLock<T>]>>; CHUNKS],
    len: AtomicU32,
}

impl<T> Arena<T> {
    pub(super) fn new() -> Self {
        Self { chunks: [const { OnceLock::new() }; CHUNKS], len: AtomicU32::new(0) }
    }

    /// The item of an index that [`push`](Self::push) returned.
    #[inline]
    pub(super) fn get(&self, index: u32) -> &T {
        let (chunk, place) = place(index);
        let item = self.chunks[chunk].get().and_then(|items| items[place].get());
        item.expect("the index was returned by push")
    }

    /// Adds an item. The caller holds the write lock.
    pub(super) fn push(&self, item: T) -> u32 {
        let index = self.len.fetch_add(1, Ordering::Relaxed);
        let (chunk, place) = place(index);
        let size = 1_usize << (FIRST as usize + chunk);
        let items = self.chunks[chunk].get_or_init(|| (0..size).map(|_| OnceLock::new()).collect());
        assert!(items[place].set(item).is_ok(), "every index is given once");
        index
    }

    /// How many items there are.
    pub(super) fn len(&self) -> u32 {
        self.len.load(Ordering::Relaxed)
    }
}

/// The chunk of an index, and its place there.
#[inline]
fn place(index: u32) -> (usize, usize) {
    let shifted = index + (1 << FIRST);
    let chunk = shifted.ilog2() - FIRST;
    (chunk as usize, (shifted - (1 << (FIRST + chunk))) as usize)
}
