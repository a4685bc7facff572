//! Random numbers for each thread, from one seed.

use plyground_core::SplitMix64;

/// The generator of one of several threads: the first has the seed itself, each later one is seeded by its predecessor's.
pub(super) fn of_thread(seed: u64, thread: usize) -> SplitMix64 {
    let mut random = SplitMix64::new(seed);
    for _ in 0..thread {
        random = SplitMix64::new(random.next());
    }
    random
}
