//! What a library user's game and search are held to holds for every game and every search of the lists.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use plyground_registry::verify::{Plan, Rule};
use plyground_registry::{ALGORITHMS, Algorithm, MUTATIONS, Mutation, open, verify_search};
use plyground_testkit::conformance::subjects;

fn mutation(id: &str) -> &'static Mutation {
    MUTATIONS.iter().find(|mutation| mutation.id == id).unwrap()
}

#[test]
fn every_game_of_the_list_passes() {
    for (subject, seed) in subjects().iter().zip(0..) {
        let game = subject.open();
        // A game of five in a row is tens of thousands of moves made and taken back.
        let is_large = game.legal_moves().len() > 60;
        let rounds = match (cfg!(debug_assertions), is_large) {
            (true, true) => 1,
            (true, false) => 2,
            (false, true) => 5,
            (false, false) => 50,
        };
        let most_moves = if cfg!(debug_assertions) && is_large { 6 } else { 2_000 };
        let plan = Plan { seed, rounds, most_moves, ..Plan::default() };
        match game.verify(None, &plan, &mut |_| true).unwrap() {
            Ok(passed) => assert!(passed.is_complete && passed.figures.positions > 0),
            // The plan was shorter than the game.
            Err(failure) if failure.rule == Rule::Endless && most_moves == 6 => {}
            Err(failure) => panic!("{}: {failure}", subject.name()),
        }
    }
}

#[test]
fn every_search_of_the_list_passes() {
    let rounds = if cfg!(debug_assertions) { 40 } else { 1_000 };
    let plan = Plan { rounds, ..Plan::default() };
    // A tree has no noise, and one that settles noise other values than minimax.
    for entry in ALGORITHMS.iter().filter(|entry| entry.algorithm != Algorithm::Quiescence) {
        let verdict = verify_search(entry.algorithm, None, &plan, &mut |_| true).unwrap();
        let passed = verdict.unwrap_or_else(|failure| panic!("{}: {failure}", entry.id));
        assert!(passed.is_complete && passed.figures.rounds >= rounds, "{}", entry.id);
    }
}

#[test]
fn every_search_passes_on_positions_of_games() {
    let (rounds, most_nodes) = if cfg!(debug_assertions) { (2, 100) } else { (15, 1_000) };
    for subject in subjects() {
        let game = subject.open();
        let plan = Plan { rounds, most_nodes, ..Plan::default() };
        if game.legal_moves().len() > 60 {
            continue; // they are slow, and no other games to a search than the smaller ones
        }
        for algorithm in game.searches().into_iter().filter(|&search| search != Algorithm::Quiescence) {
            let verdict = game.verify_search(algorithm, None, &plan, &mut |_| true).unwrap();
            verdict.unwrap_or_else(|failure| panic!("{}, {}: {failure}", subject.name(), algorithm.id()));
        }
    }
}

/// The mistakes of the documents show that mistakes would be found.
#[test]
fn mistakes_are_found() {
    let plan = Plan::default();
    let game = open("tic-tac-toe").unwrap();
    let failure =
        game.verify(Some(mutation("full-board-unseen")), &plan, &mut |_| true).unwrap().unwrap_err();
    assert_eq!((failure.rule, failure.moves.len()), (Rule::End, 9), "{failure}");
    let leaf = Some(mutation("leaf-for-mover"));
    let failure = verify_search(Algorithm::Minimax, leaf, &plan, &mut |_| true).unwrap().unwrap_err();
    assert_eq!((failure.rule, failure.position.as_str()), (Rule::Value, "[1]"), "{failure}");
    let failure = game.verify_search(Algorithm::Minimax, leaf, &plan, &mut |_| true).unwrap().unwrap_err();
    assert_eq!((failure.rule, failure.depth), (Rule::Value, Some(1)), "{failure}");
    assert!(verify_search(Algorithm::AlphaBeta, leaf, &plan, &mut |_| true).is_err());
    assert!(open("connect-four").unwrap().verify(leaf, &plan, &mut |_| true).is_err());
}

#[test]
fn somebody_who_has_seen_enough_is_told_what_was_tried() {
    let plan = Plan { rounds: 50, ..Plan::default() };
    let mut rounds = 0;
    let game = open("tic-tac-toe").unwrap();
    let verdict = game.verify(None, &plan, &mut |figures| {
        rounds = figures.rounds;
        rounds < 7
    });
    let passed = verdict.unwrap().unwrap();
    assert!(!passed.is_complete && passed.figures.rounds == 7 && rounds == 7);
}
