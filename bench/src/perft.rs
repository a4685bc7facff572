//! Perft: the speed of move generation. The last move of a path is counted, not made.

use plyground_core::Game;
use plyground_games::draughts::{English, International, Russian};
use plyground_games::{Draughts, Othello};
use plyground_search::perft;

use crate::measure::rates;
use crate::report::{Bar, Measurement, Unit};

/// The rates of `OpenSpiel` 2.0 in C++ for Othello and draughts, measured elsewhere.
const OPEN_SPIEL: f64 = 1.5e6;

macro_rules! row {
    ($task:literal, $game:ty, $start:literal, $depth:literal, $paths:literal) => {
        Measurement {
            task: $task,
            rival: "OpenSpiel's published 1.5 M/s",
            unit: Unit::Rate,
            bar: Bar::AtLeast(20.0),
            measure: |_| {
                let count = || {
                    let paths = perft(&mut <$game>::start($start).expect("the usual board"), $depth);
                    assert_eq!(paths, $paths, "the rules have changed");
                    paths
                };
                rates(9, count, OPEN_SPIEL).into()
            },
        }
    };
}

pub(crate) const ROWS: &[Measurement] = &[
    row!("perft, Othello, 9 plies", Othello, "8", 9, 3_005_288),
    row!("perft, English draughts, 10 plies", Draughts<English>, "english", 10, 18_391_564),
    row!("perft, Russian draughts, 10 plies", Draughts<Russian>, "russian", 10, 22_444_032),
    row!("perft, international draughts, 9 plies", Draughts<International>, "international", 9, 41_022_423),
];
