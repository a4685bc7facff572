//! Monte Carlo tree search at the table.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use std::time::Duration;

use plyground_core::{Limits, Player};
use plyground_play::{GameSetup, Plan, PlayedGame, ProgramPlayer, SearchSettings};
use plyground_registry::{Dice, open};

fn plan(game: &str, settings: &SearchSettings) -> Plan {
    Plan::new(open(game).unwrap(), settings).unwrap()
}

/// Plays a game between two programs; who won.
fn winner(game: &str, seats: [&str; 2], seed: u64) -> Option<Player> {
    let setup = GameSetup { seats: seats.map(str::to_owned), seed, ..GameSetup::new(game) };
    let mut table = PlayedGame::new(&setup).unwrap();
    while let Some(question) = table.question() {
        let reply = question.answer(Limits::default()).unwrap();
        table.accept(&reply).unwrap();
    }
    table.ending().unwrap().winner()
}

#[test]
fn it_does_not_lose_to_chance() {
    for game in ["connect-four", "othello"] {
        for seed in 0..2 {
            let player = "monte-carlo playouts=2000";
            assert_ne!(winner(game, [player, "random"], seed), Some(Player::Second), "{game}, seed {seed}");
            assert_ne!(winner(game, ["random", player], seed), Some(Player::First), "{game}, seed {seed}");
        }
    }
}

#[test]
fn the_same_dice_give_the_same_move_and_the_next_throw_another_look() {
    let plan = plan("connect-four", &SearchSettings::default());
    let mind = ProgramPlayer::parse("monte-carlo playouts=300 rave", &plan).unwrap();
    let mut dice = Dice::new(4);
    let first = mind.choose(&plan, Limits::default(), &mut dice).unwrap();
    assert_eq!(first, mind.choose(&plan, Limits::default(), &mut Dice::new(4)).unwrap());
    let second = mind.choose(&plan, Limits::default(), &mut dice).unwrap();
    assert_ne!(first.nodes, second.nodes, "the playouts were others");
    assert!(first.share.is_some() && first.value.is_none());
}

/// Without a deadline from the caller, a program with a time limit answers all the same.
#[test]
fn its_time_is_kept_by_whoever_has_a_clock() {
    let plan = plan("tic-tac-toe", &SearchSettings::default());
    for (text, seconds) in [("monte-carlo time=0.5", 0.5), ("alpha-beta time=2", 2.0)] {
        let mind = ProgramPlayer::parse(text, &plan).unwrap();
        assert_eq!((mind.time(), mind.text()), (Some(Duration::from_secs_f64(seconds)), text));
        assert!(mind.choose(&plan, Limits::default(), &mut Dice::new(1)).is_ok());
    }
    let mind = ProgramPlayer::parse("monte-carlo time=1000", &plan).unwrap();
    let late = || true;
    let limits = Limits { deadline: Some(&late), ..Limits::default() };
    let thought = mind.choose(&plan, limits, &mut Dice::new(1)).unwrap();
    assert!(plan.session.legal_moves().contains(&thought.movement), "late, and a move all the same");
}

#[test]
fn what_does_not_go_together_is_refused() {
    let free = plan("tic-tac-toe", &SearchSettings::default());
    for (text, key) in [
        ("monte-carlo depth=4", "player-not-for-monte-carlo"),
        ("monte-carlo nodes=4", "player-not-for-monte-carlo"),
        ("level=4 monte-carlo", "player-not-for-monte-carlo"),
        ("monte-carlo evaluator=outcome", "player-not-for-monte-carlo"),
        ("monte-carlo alpha-beta", "player-not-for-monte-carlo"),
        ("monte-carlo random", "player-not-for-monte-carlo"),
        ("alpha-beta playouts=4", "player-only-monte-carlo"),
        ("rave", "player-only-monte-carlo"),
        ("monte-carlo playouts=0", "player-number-from"),
        ("monte-carlo time=0", "player-seconds"),
        ("alpha-beta time=soon", "player-seconds"),
        ("monte-carlo clock=4", "player-unknown-setting"),
        ("monte-karlo", "name-unknown-near"),
    ] {
        assert_eq!(ProgramPlayer::parse(text, &free).unwrap_err().key(), Some(key), "{text}");
    }
    let told = plan(
        "tic-tac-toe",
        &SearchSettings { evaluator: Some("outcome".to_owned()), ..SearchSettings::default() },
    );
    assert_eq!(
        ProgramPlayer::parse("monte-carlo", &told).unwrap_err().key(),
        Some("monte-carlo-asks-nobody")
    );
    let renju = plan("renju", &SearchSettings::default());
    assert_eq!(
        ProgramPlayer::parse("monte-carlo rave", &renju).unwrap_err().key(),
        Some("rave-needs-numbers")
    );
    assert!(ProgramPlayer::parse("monte-carlo", &renju).is_ok());
}
