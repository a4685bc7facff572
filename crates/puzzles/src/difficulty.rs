//! The difficulty of a puzzle by its measures.
//!
//! The weights are fitted to how often the levels solve the puzzles of a set; docs/puzzles.md has the figures and the command
//! that measures them.

use crate::Measures;

/// The easiest difficulty.
pub const EASIEST: u8 = 1;
/// The hardest.
pub const HARDEST: u8 = 5;

/// The least ratings of the difficulties 2 to 5.
const STEPS: [u16; 4] = [800, 1_050, 1_350, 1_650];

/// A rating on the scale that players know: a person of the same rating is expected to solve half of such puzzles.
pub fn rating(measures: &Measures) -> u16 {
    let Measures { length, moves, right, quiet, seen } = *measures;
    let length = f64::from(length.min(8));
    // Bits of choice: how many moves there are for each right one.
    let choice = (f64::from(moves.max(1)) / f64::from(right.max(1))).log2();
    let unseen = if seen == 0 { 6.0 } else { f64::from(seen) };
    let quiet = if quiet { 30.0 } else { 0.0 };
    let points = 420.0 + 90.0 * (length - 1.0) + 20.0 * choice + 170.0 * unseen + quiet;
    points.round().clamp(400.0, 2_600.0) as u16
}

/// The difficulty, from [`EASIEST`] to [`HARDEST`].
pub fn difficulty(rating: u16) -> u8 {
    EASIEST + STEPS.iter().filter(|&&step| rating >= step).count() as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_measure_counts() {
        let easy = Measures { length: 1, moves: 7, right: 2, quiet: false, seen: 1 };
        for harder in [
            Measures { length: 2, ..easy },
            Measures { moves: 30, ..easy },
            Measures { right: 1, ..easy },
            Measures { quiet: true, ..easy },
            Measures { seen: 4, ..easy },
            Measures { seen: 0, ..easy },
        ] {
            assert!(rating(&harder) > rating(&easy), "{harder:?}");
        }
    }

    #[test]
    fn difficulties_cover_their_range() {
        assert_eq!((difficulty(400), difficulty(1_300), difficulty(2_600)), (EASIEST, 3, HARDEST));
    }
}
