//! The engine finds what minimax finds, within its limits.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use plyground::Engine;
use plyground::core::{Dice, Game, Position};
use plyground::games::general::{ByOutcome, Zero};
use plyground::games::{Boxes, Connect};
use plyground::search::{Minimax, Task, search};

fn board() -> Connect {
    Connect::start("5,4,4").expect("a board that exists")
}

/// Random positions of unfinished games.
fn positions<G: Game>(start: &G, count: usize) -> Vec<G> {
    let mut dice = Dice::new(7);
    let mut found = Vec::new();
    while found.len() < count {
        let mut pos = start.clone();
        for _ in 0..dice.below(8) {
            if pos.outcome().is_none() {
                let m = pos.moves().nth(dice.below(pos.move_count())).expect("below the count");
                pos.make(m);
            }
        }
        if pos.outcome().is_none() {
            found.push(pos);
        }
    }
    found
}

#[test]
fn its_value_is_that_of_minimax_on_one_thread_and_on_two() {
    for pos in positions(&board(), 12) {
        for threads in [1, 2] {
            let report = Engine::new(ByOutcome).depth(5).threads(threads).table_bytes(1 << 16).search(&pos);
            let task = Task::to_depth(report.depth);
            let truth = search(&Minimax, &mut pos.clone(), &ByOutcome, &task);
            assert_eq!(report.value, truth.value, "{threads} threads:\n{}", pos.write_position());
            let best = truth.root_moves.iter().filter(|root| Some(root.value) == truth.value);
            assert!(best.map(|root| Some(root.movement)).any(|m| m == report.best), "{threads} threads");
        }
    }
}

#[test]
fn turns_need_not_alternate() {
    let start = Boxes::start("2,1").expect("a field that exists");
    for pos in positions(&start, 6) {
        let report = Engine::new(Zero).depth(6).search(&pos);
        let truth = search(&Minimax, &mut pos.clone(), &Zero, &Task::to_depth(report.depth));
        assert_eq!(report.value, truth.value, "{}", pos.write_position());
    }
}

#[test]
fn a_table_that_is_kept_does_not_change_the_value() {
    let mut kept = Engine::new(ByOutcome).depth(6).table_bytes(1 << 14);
    let mut pos = board();
    while pos.outcome().is_none() {
        let (warm, cold) = (kept.search(&pos), Engine::new(ByOutcome).depth(6).search(&pos));
        assert_eq!(warm.value, cold.value, "{}", pos.write_position());
        pos.make(warm.best.expect("the game is not over"));
    }
    assert_eq!(kept.best(&pos), None, "a finished game has no move");
}

#[test]
fn there_is_a_move_however_short_the_time() {
    let pos = Connect::start("7,6,4").expect("the usual board");
    let cancelled = AtomicBool::new(true);
    for mut engine in [
        Engine::new(ByOutcome).time(Duration::ZERO),
        Engine::new(ByOutcome).nodes(0),
        Engine::new(ByOutcome).time(Duration::ZERO).threads(2),
    ] {
        let report = engine.search(&pos);
        assert!(report.best.is_some() && report.stopped.is_some(), "{engine:?}");
        assert!(engine.search_with(&pos, &cancelled, |_| ()).best.is_some());
    }
}

#[test]
fn limits_are_kept_and_every_depth_is_reported() {
    let pos = Connect::start("7,6,4").expect("the usual board");
    let report = Engine::new(ByOutcome).nodes(5_000).search(&pos);
    assert!((8..=5_008).contains(&report.counts.nodes), "{}", report.counts.nodes);
    let mut depths = Vec::new();
    let cancel = AtomicBool::new(false);
    let report = Engine::new(ByOutcome).search_with(&pos, &cancel, |report| {
        depths.push(report.depth);
        cancel.store(report.depth == 5, Ordering::Relaxed);
    });
    assert_eq!((depths, report.depth), (vec![1, 2, 3, 4, 5], 5));
}
