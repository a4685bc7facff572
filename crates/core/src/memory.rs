//! Large tables where memory may be short.

use std::hint::black_box;

/// Bytes that a large table leaves for everything else: threads, stacks, what is printed.
const SPARE: usize = 64 << 20;
/// Tables below this many bytes are not worth a look.
const SMALL: usize = 1 << 20;

/// An empty vector with room for `wanted` elements; where there is not that much memory, for half of them, or a quarter, and
/// so on. Its capacity says how many: no more than `wanted` are to be put in.
pub fn reserve<T>(wanted: usize) -> Vec<T> {
    let mut count = wanted;
    loop {
        let mut room: Vec<T> = Vec::new();
        if count.saturating_mul(size_of::<T>()) <= SMALL {
            room.reserve_exact(count);
            return room;
        }
        if room.try_reserve_exact(count).is_ok() {
            let mut spare: Vec<u8> = Vec::new();
            let is_left = spare.try_reserve_exact(SPARE).is_ok();
            // Without this the compiler may leave a reservation out and take it for granted.
            black_box((&room, &spare));
            if is_left {
                return room;
            }
        }
        count /= 2;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_there_is_memory_for_is_reserved_whole() {
        for wanted in [0, 1, 1_000, 1 << 18] {
            assert_eq!(reserve::<u64>(wanted).capacity(), wanted);
        }
    }

    #[test]
    fn where_memory_is_short_fewer_are_reserved() {
        // More than any address space has.
        let room = reserve::<u64>(usize::MAX / 64);
        assert!(room.capacity() < usize::MAX / 64 && room.capacity() > 0);
        assert!(reserve::<[u64; 4]>(usize::MAX).capacity() > 0);
    }
}
