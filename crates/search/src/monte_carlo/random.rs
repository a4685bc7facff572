//! Random numbers for each thread, from one seed.

use plyground_core::Dice;

/// The generator of one of several threads. The seed of the first is `seed`, that of each later one the first number of its
/// predecessor.
pub(super) fn of_thread(seed: u64, thread: usize) -> Dice {
    let mut dice = Dice::new(seed);
    for _ in 0..thread {
        dice = Dice::new(dice.next());
    }
    dice
}
