//! Files of weights: no content makes reading panic, or a search that uses them.

#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use plyground_games::mnk::Weights;
use plyground_registry::{Algorithm, SearchTask, open};

/// A line of three beside a wall.
static MOVES: LazyLock<Vec<&str>> = LazyLock::new(|| vec!["a1", "e5", "b1", "d4", "c1", "a5"]);

fuzz_target!(|text: &str| {
    let read = Weights::from_toml(text);
    let session =
        open("mnk(6,6,5)").expect("a board of that size").after(&MOVES).expect("the moves are legal");
    let mut task = SearchTask::new(Algorithm::AlphaBeta);
    (task.evaluator, task.weights, task.depth) = (Some(session.evaluator("pattern-ladder").unwrap()), Some(text), Some(1));
    assert_eq!(session.search(&task).is_ok(), read.is_ok(), "{text:?}");
});
