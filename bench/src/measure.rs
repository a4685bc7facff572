//! Two things timed in turn, so that a busy moment of the machine hits both.

use std::hint::black_box;
use std::time::Instant;

/// The shortest time of each, in seconds, over many rounds in which they take turns.
pub(crate) fn race<A, B>(
    rounds: u32,
    mut ours: impl FnMut() -> A,
    mut theirs: impl FnMut() -> B,
) -> (f64, f64) {
    let mut best = (f64::MAX, f64::MAX);
    for _ in 0..rounds {
        best.0 = best.0.min(time(&mut ours));
        best.1 = best.1.min(time(&mut theirs));
    }
    best
}

fn time<T>(f: &mut impl FnMut() -> T) -> f64 {
    let start = Instant::now();
    black_box(f());
    start.elapsed().as_secs_f64()
}
