//! Games with those who play them.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use std::time::Duration;

use plyground_core::{Limits, Outcome, Player};
use plyground_play::{Control, Ending, GameSetup, PlayedGame, Saved};
use plyground_registry::open;

fn setup(game: &str, first: &str, second: &str) -> GameSetup {
    GameSetup { seats: [first.to_owned(), second.to_owned()], seed: 7, ..GameSetup::new(game) }
}

/// Lets programs play until a person is to move or the game is over.
fn reply(table: &mut PlayedGame) {
    while let Some(question) = table.question() {
        let reply = question.answer(Limits::default()).unwrap();
        table.accept(&reply).unwrap();
    }
}

#[test]
fn a_game_against_the_best_level_ends_in_a_draw_or_worse() {
    let mut table = PlayedGame::new(&setup("tic-tac-toe", "person", "level=10")).unwrap();
    while table.ending().is_none() {
        let first = table.session().legal_moves().swap_remove(0);
        table.play(&first).unwrap();
        reply(&mut table);
    }
    assert_ne!(table.ending().unwrap().winner(), Some(Player::First));
}

#[test]
fn moves_are_taken_back_to_where_a_person_was_to_move_and_played_again() {
    let mut table = PlayedGame::new(&setup("tic-tac-toe", "level=10", "person")).unwrap();
    reply(&mut table);
    let nothing = table.take_back().unwrap_err();
    assert_eq!(nothing.key(), Some("play-nothing-to-take-back"), "the program's first move stays");
    assert_eq!(table.session().history().len(), 1);
    let second = table.session().legal_moves().swap_remove(0);
    table.play(&second).unwrap();
    reply(&mut table);
    let before = table.session().history().to_vec();
    assert_eq!((before.len(), table.take_back()), (3, Ok(2)));
    assert_eq!(table.session().history(), &before[..1]);
    assert_eq!((table.redo(), table.session().history()), (Ok(2), &before[..]));
    assert!(table.redo().is_err());
    table.take_back().unwrap();
    let other = table.session().legal_moves().into_iter().find(|text| *text != second).unwrap();
    table.play(&other).unwrap();
    assert!(!table.can_redo(), "another move makes another game");
}

#[test]
fn a_resignation_ends_the_game_and_can_be_taken_back() {
    let mut table = PlayedGame::new(&setup("tic-tac-toe", "person", "person")).unwrap();
    table.play("b2").unwrap();
    table.resign(Player::Second);
    assert_eq!(table.ending(), Some(Ending::Resigned(Player::Second)));
    assert_eq!(table.ending().unwrap().winner(), Some(Player::First));
    assert_eq!(table.play("a1").unwrap_err().key(), Some("play-is-over"));
    assert_eq!((table.take_back(), table.ending()), (Ok(0), None));
    table.play("a1").unwrap();
}

#[test]
fn who_has_no_time_left_has_lost() {
    let control = Control::parse("1+5").unwrap();
    let clock = GameSetup { clock: Some(control), ..setup("tic-tac-toe", "person", "person") };
    let mut table = PlayedGame::new(&clock).unwrap();
    table.spend(Duration::from_secs(20));
    table.play("b2").unwrap();
    assert_eq!(table.clock().unwrap().left(Player::First), Duration::from_secs(45));
    let mut again = PlayedGame::resume(&Saved::new(&table, None), None, None).unwrap();
    assert_eq!(again.clock(), table.clock());
    again.spend(Duration::from_secs(60));
    assert_eq!(again.ending(), Some(Ending::OutOfTime(Player::Second)));
    assert!(again.play("a1").is_err() && again.take_back().is_err());
}

#[test]
fn nothing_is_played_again_after_the_end() {
    let clock =
        GameSetup { clock: Some(Control::parse("1+0").unwrap()), ..setup("tic-tac-toe", "person", "person") };
    let mut table = PlayedGame::new(&clock).unwrap();
    table.play("b2").unwrap();
    table.take_back().unwrap();
    table.resign(Player::First);
    assert_eq!(table.redo().unwrap_err().key(), Some("play-is-over"));
    assert!(!table.can_redo() && table.session().history().is_empty());
    assert_eq!(table.take_back(), Ok(0), "the resignation");
    assert_eq!((table.redo(), table.take_back()), (Ok(1), Ok(1)));
    table.spend(Duration::from_secs(60));
    assert_eq!(table.redo().unwrap_err().key(), Some("play-is-over"));
    assert!(table.session().history().is_empty());
}

#[test]
fn a_saved_game_goes_on_as_if_it_had_never_been_left() {
    let start = GameSetup { starter: Some(Player::Second), ..setup("piskvorky", "level=2", "level=1") };
    let mut left = PlayedGame::new(&start).unwrap();
    let mut right = PlayedGame::new(&start).unwrap();
    reply(&mut left);
    // The right one is put away after every move.
    while let Some(question) = right.question() {
        right.accept(&question.answer(Limits::default()).unwrap()).unwrap();
        let text = Saved::new(&right, None).to_text();
        right = PlayedGame::resume(&Saved::from_text(&text).unwrap(), None, None).unwrap();
    }
    assert_eq!(left.session().history(), right.session().history());
    assert_eq!(left.ending(), right.ending());
    assert!(left.session().history().len() > 7, "{:?}", left.session().history());
}

#[test]
fn an_answer_that_comes_too_late_is_refused() {
    let mut table = PlayedGame::new(&setup("tic-tac-toe", "person", "level=10")).unwrap();
    table.play("b2").unwrap();
    let question = table.question().unwrap();
    let reply = question.answer(Limits::default()).unwrap();
    table.take_back().unwrap();
    table.play("a1").unwrap();
    assert_eq!(table.accept(&reply).unwrap_err().key(), Some("play-too-late"));
    assert_eq!(table.session().history().len(), 1);
}

#[test]
fn a_position_that_was_set_up_is_kept() {
    let start =
        GameSetup { position: Some("XX./OO./...".to_owned()), ..setup("tic-tac-toe", "person", "person") };
    let mut table = PlayedGame::new(&start).unwrap();
    table.play("c3").unwrap();
    assert_eq!(table.ending(), Some(Ending::Board(Outcome::Win(Player::First))));
    table.take_back().unwrap();
    let again = PlayedGame::resume(&Saved::new(&table, None), None, None).unwrap();
    assert_eq!(again.session().position(), table.session().position());
    assert_eq!(again.session().to_move(), table.session().to_move());
}

#[test]
fn games_of_the_first_version_are_read() {
    let old = r#"{"format":"plyground-game","version":1,"game":"tic-tac-toe","position":null,"starter":"O",
        "moves":["b2"],"resigned":null,"people":"O","opponent":"level=3","dice":9,"preset":null,"evaluator":null,
        "weights":null,"convention":null,"mutations":[],"as_printed":false}"#;
    let saved = Saved::from_text(old).unwrap();
    assert_eq!(saved.seats, ["level=3", "person"]);
    let table = PlayedGame::resume(&saved, None, None).unwrap();
    assert_eq!((table.session().to_move(), table.starter()), (Player::First, Player::Second));
}

#[test]
fn what_is_no_saved_game_is_refused_in_a_sentence() {
    let good = Saved::new(&PlayedGame::new(&GameSetup::new("tic-tac-toe")).unwrap(), None).to_text();
    let refused = |text: &str| Saved::from_text(text).unwrap_err().key().unwrap();
    assert_eq!(refused(&good[..good.len() / 2]), "saved-cut-off");
    assert_eq!(refused(&good.replace("\"version\": 2", "\"version\": 0")), "saved-foreign");
    for newer in ["3", "99999999999"] {
        let text = good.replace("\"version\": 2", &format!("\"version\": {newer}"));
        assert_eq!(refused(&text), "saved-newer", "{newer}");
    }
    assert_eq!(refused(&good.replace("\"starter\": \"X\"", "\"starter\": \"Z\"")), "saved-sides");
    assert!(PlayedGame::new(&setup("tic-tac-toe", "person", "level=11")).is_err());
    assert!(PlayedGame::new(&setup("tic-tac-toe", "person", " ")).is_err());
    assert!(PlayedGame::new(&setup("no-such-game", "person", "person")).is_err());
}

#[test]
fn a_player_that_there_is_not_is_told_what_there_is() {
    let refused = |seat: &str| {
        let setup =
            GameSetup { seats: ["person".to_owned(), seat.to_owned()], ..GameSetup::new("tic-tac-toe") };
        PlayedGame::new(&setup).err().unwrap().to_string()
    };
    let frog = refused("frog");
    for word in ["`frog`", "level=1 to level=10", "random", "alpha-beta"] {
        assert!(frog.contains(word), "{frog}");
    }
    assert!(refused("alpha-bta").contains("did you mean `alpha-beta`"), "a slip of the finger is put right");
}

/// A game tried again from a position is against the program that played before, on either side.
#[test]
fn trying_again_keeps_the_program() {
    let game =
        |x: &str, o: &str| GameSetup { seats: [x, o].map(str::to_owned), ..GameSetup::new("tic-tac-toe") };
    let mut session = open("tic-tac-toe").unwrap();
    session.play("b2").unwrap();
    for (x, o, expected) in [
        ("person", "level=9", ["level=9", "person"]),
        ("level=9", "person", ["level=9", "person"]),
        ("level=2", "level=9", ["level=2", "person"]),
        ("person", "person", ["level=5", "person"]),
    ] {
        let setup = game(x, o).from_here(&*session);
        assert_eq!(
            (setup.seats, setup.moves),
            (expected.map(str::to_owned), vec!["b2".to_owned()]),
            "{x} {o}"
        );
    }
}
