//! Connect Four against published figures.

use plyground_core::Game;
use plyground_games::Connect;
use plyground_games::general::ByOutcome;
use plyground_search::{AlphaBeta, Task, perft, search};

#[test]
fn perft_of_seven_by_six() {
    let known = [1, 7, 49, 343, 2_401, 16_807, 117_649, 823_536, 5_673_234, 39_394_572, 268_031_646];
    let deepest = if cfg!(debug_assertions) { 7 } else { 9 };
    let mut pos = Connect::start("7,6,4").unwrap();
    for (depth, &nodes) in (0..=deepest).zip(&known) {
        assert_eq!(perft(&mut pos, depth), nodes, "depth {depth}");
    }
}

#[test]
fn alpha_beta_that_sees_ends_alone_enters_the_known_number_of_nodes() {
    let mut pos = Connect::start("7,6,4").unwrap();
    let deepest = if cfg!(debug_assertions) { 8 } else { 12 };
    for (depth, nodes) in [(6, 1_249), (8, 12_574), (10, 155_590), (12, 3_050_083)] {
        if depth <= deepest {
            let report = search(&AlphaBeta, &mut pos, &ByOutcome, &Task::to_depth(depth));
            assert_eq!(report.counts.nodes, nodes, "depth {depth}");
        }
    }
}
