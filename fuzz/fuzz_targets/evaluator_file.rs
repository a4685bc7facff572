//! Evaluator files: no content makes reading panic, nor a search with the formula in it.

#![no_main]

use libfuzzer_sys::fuzz_target;
use plyground_registry::{Algorithm, OwnEvaluator, SearchTask, open};

fuzz_target!(|text: &str| {
    let mut session = open("tic-tac-toe").expect("the game is listed");
    let Ok(own) = session.add_evaluator(&OwnEvaluator::Formula(text.to_owned())) else { return };
    let search = |algorithm| {
        let task = SearchTask { evaluator: Some(own), depth: Some(2), ..SearchTask::new(algorithm) };
        session.search(&task).expect("an evaluator that was accepted can be used").report.value
    };
    assert_eq!(search(Algorithm::Minimax), search(Algorithm::AlphaBeta), "{text:?}");
});
