//! Memory for large tables.

use std::hint::black_box;

/// Bytes of memory that must still be free after a large table is reserved, for threads, stacks and output; for a table smaller
/// than this, as many bytes as the table has.
const SPARE: usize = 64 << 20;
/// Tables up to this number of bytes are allocated without a check.
const SMALL: usize = 1 << 20;

/// An empty vector with capacity for `wanted` elements, or, if memory is short, for the largest of `wanted / 2`, `wanted / 4` …
/// that fits.
pub fn reserve<T>(wanted: usize) -> Vec<T> {
    let mut count = wanted;
    loop {
        let mut room: Vec<T> = Vec::new();
        let bytes = count.saturating_mul(size_of::<T>());
        if bytes <= SMALL {
            room.reserve_exact(count);
            return room;
        }
        if room.try_reserve_exact(count).is_ok() {
            let mut spare: Vec<u8> = Vec::new();
            let is_left = spare.try_reserve_exact(SPARE.min(bytes)).is_ok();
            // Without this the compiler may remove the reservations and assume that they succeed.
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
        // More bytes than any address space has.
        let room = reserve::<u64>(usize::MAX / 64);
        assert!(room.capacity() < usize::MAX / 64 && room.capacity() > 0);
        assert!(reserve::<[u64; 4]>(usize::MAX).capacity() > 0);
    }
}
