//! Othello against published figures.

use plyground_core::{Game, Score};
use plyground_games::Othello;
use plyground_games::othello::Discs;
use plyground_search::guide::Killers;
use plyground_search::{Pvs, Table, Task, perft, search};

#[test]
fn perft_of_eight_by_eight() {
    let known = [1, 4, 12, 56, 244, 1_396, 8_200, 55_092, 390_216, 3_005_288, 24_571_056];
    let deepest = if cfg!(debug_assertions) { 7 } else { 10 };
    let mut pos = Othello::start("").unwrap();
    for (depth, &paths) in (0..=deepest).zip(&known) {
        assert_eq!(perft(&mut pos, depth), paths, "depth {depth}");
    }
}

/// The second player wins by eight discs on the smallest board.
#[test]
fn four_by_four_is_solved() {
    let mut pos = Othello::start("4").unwrap();
    let table = Table::new(1 << 16);
    let searcher = Pvs::guided(&table, Killers::default()).looking_ahead();
    let report = search(&searcher, &mut pos, &Discs, &Task::to_depth(20));
    assert_eq!((report.value, report.counts.leaves_horizon), (Some(Score::new(-8)), 0));
}
