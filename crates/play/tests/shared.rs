//! Shared games: seats, numbered moves, offers, the clock, and what is stored.

use std::time::Duration;

use plyground_core::Player::{First, Second};
use plyground_play::Control;
use plyground_play::shared::{
    ActEffect, Offer, ResultKind, SharedAct, SharedGame, SharedRefusal, SharedResult, SharedSeat,
    SharedSetup, StoredShared,
};

const START: Duration = Duration::from_secs(100);

fn seconds(seconds: u64) -> Duration {
    START + Duration::from_secs(seconds)
}

fn setup(clock: Option<&str>) -> SharedSetup {
    let clock = clock.map(|clock| Control::parse(clock).unwrap());
    SharedSetup { game: "tic-tac-toe".to_owned(), position: None, starter: None, clock, is_paired: false }
}

fn seat(key: &str) -> SharedSeat {
    SharedSeat { name: key.to_uppercase(), key: key.to_owned() }
}

/// A game with both players.
fn game(clock: Option<&str>) -> SharedGame {
    let mut game = SharedGame::new(setup(clock)).unwrap();
    assert_eq!(game.join(Some(First), seat("ada"), START), Ok(First));
    assert_eq!(game.join(None, seat("bob"), START), Ok(Second));
    game
}

fn play(text: &str) -> SharedAct {
    SharedAct::Move(text.to_owned())
}

#[test]
fn seats_are_taken_once_and_kept_by_their_keys() {
    let mut game = SharedGame::new(setup(None)).unwrap();
    assert_eq!(game.join(Some(Second), seat("ada"), START), Ok(Second));
    assert_eq!(game.act(Second, &play("b2"), 0, START), Err(SharedRefusal::NotBegun));
    assert_eq!(game.join(Some(Second), seat("bob"), START), Ok(First), "the wished seat is taken");
    assert_eq!(game.join(None, seat("eve"), START), Err(SharedRefusal::SeatsTaken));
    assert_eq!(game.join(None, seat("ada"), START), Ok(Second), "a second answer to the same request");
    assert_eq!((game.side_of("ada"), game.side_of("eve"), game.side_of("")), (Some(Second), None, None));
}

#[test]
fn a_move_is_made_once_though_it_is_sent_twice() {
    let mut game = game(None);
    assert_eq!(game.act(First, &play("b2"), 0, START), Ok(ActEffect::Changed));
    // The answer was lost: the same message again.
    assert_eq!(game.act(First, &play("b2"), 0, START), Ok(ActEffect::Known));
    assert_eq!(game.act(First, &play("B2"), 0, START), Ok(ActEffect::Known), "written in another way");
    assert_eq!(
        game.act(First, &play("a1"), 0, START),
        Err(SharedRefusal::Stale),
        "another move at that number"
    );
    assert_eq!(game.act(Second, &play("b2"), 0, START), Err(SharedRefusal::Stale), "it was not theirs");
    assert_eq!(game.act(First, &play("a1"), 1, START), Err(SharedRefusal::NotYourTurn));
    assert_eq!(
        game.act(Second, &play("a1"), 7, START),
        Err(SharedRefusal::Stale),
        "a number that comes later"
    );
    assert!(matches!(game.act(Second, &play("b2"), 1, START), Err(SharedRefusal::Illegal(_))));
    assert_eq!(game.session().history(), ["b2"]);
}

#[test]
fn a_move_is_taken_back_if_the_other_side_agrees() {
    let mut game = game(None);
    assert_eq!(
        game.act(First, &SharedAct::Ask(Offer::TakeBack), 0, START),
        Err(SharedRefusal::NothingToTakeBack)
    );
    for (number, (side, text)) in [(First, "b2"), (Second, "a1"), (First, "c3")].into_iter().enumerate() {
        game.act(side, &play(text), number, START).unwrap();
    }
    // O wants its move back: with it goes X's answer.
    assert_eq!(game.act(Second, &SharedAct::Ask(Offer::TakeBack), 3, START), Ok(ActEffect::Changed));
    assert_eq!(game.act(Second, &SharedAct::Ask(Offer::TakeBack), 3, START), Ok(ActEffect::Known));
    assert_eq!(
        game.act(Second, &SharedAct::Accept, 3, START),
        Err(SharedRefusal::NothingOffered),
        "not by oneself"
    );
    assert_eq!(game.act(First, &SharedAct::Decline, 3, START), Ok(ActEffect::Changed));
    assert_eq!(game.act(Second, &SharedAct::Ask(Offer::TakeBack), 3, START), Err(SharedRefusal::Declined));
    assert_eq!(game.act(First, &SharedAct::Ask(Offer::TakeBack), 3, START), Ok(ActEffect::Changed));
    assert_eq!(game.act(Second, &SharedAct::Accept, 3, START), Ok(ActEffect::Changed));
    assert_eq!(game.act(Second, &SharedAct::Accept, 3, START), Ok(ActEffect::Known));
    assert_eq!((game.session().history().join(" ").as_str(), game.number()), ("b2 a1", 4));
    // The move that was taken back was sent again late: it is not made a second time.
    assert_eq!(game.act(First, &play("c3"), 2, START), Ok(ActEffect::Known));
    assert_eq!(game.session().history().len(), 2);
    assert_eq!(game.act(First, &play("c1"), 4, START), Ok(ActEffect::Changed));
}

#[test]
fn an_offer_of_a_draw_stands_until_the_other_side_moves() {
    let mut game = game(None);
    let draw = SharedAct::Ask(Offer::Draw);
    game.act(First, &draw, 0, START).unwrap();
    game.act(First, &play("b2"), 0, START).unwrap();
    assert!(game.offer().is_some(), "it stands after the own move");
    game.act(Second, &play("a1"), 1, START).unwrap();
    assert_eq!(game.offer(), None);
    assert_eq!(game.act(Second, &SharedAct::Ask(Offer::Rematch), 2, START), Err(SharedRefusal::NotOver));
    game.act(First, &draw, 2, START).unwrap();
    assert_eq!(game.act(Second, &draw, 2, START), Ok(ActEffect::Changed), "two who offer the same agree");
    assert_eq!(game.result(), Some(SharedResult { winner: None, kind: ResultKind::Agreed }));
    assert_eq!(game.act(First, &play("c3"), 2, START), Err(SharedRefusal::Over));
    assert_eq!(game.act(Second, &SharedAct::Resign, 2, START), Err(SharedRefusal::Over));
}

#[test]
fn the_next_game_has_the_sides_exchanged() {
    let mut game = game(None);
    assert_eq!(game.act(First, &SharedAct::Resign, 0, START), Ok(ActEffect::Changed));
    assert_eq!(game.act(First, &SharedAct::Resign, 0, START), Ok(ActEffect::Known));
    assert_eq!(game.result(), Some(SharedResult { winner: Some(Second), kind: ResultKind::Resigned }));
    game.act(First, &SharedAct::Ask(Offer::Rematch), 0, START).unwrap();
    assert_eq!(game.act(Second, &SharedAct::Accept, 0, START), Ok(ActEffect::Rematch));
    let next = game.rematch().unwrap();
    assert_eq!((next.side_of("bob"), next.side_of("ada"), next.number()), (Some(First), Some(Second), 0));
}

#[test]
fn the_clock_runs_from_the_first_move_on() {
    let mut game = game(Some("1+2"));
    assert_eq!(game.deadline(), None, "the first move takes no time");
    game.act(First, &play("b2"), 0, seconds(500)).unwrap();
    assert_eq!(game.deadline(), Some(seconds(560)));
    game.act(Second, &play("a1"), 1, seconds(510)).unwrap();
    let (left, running) = game.time_left(seconds(515)).unwrap();
    assert_eq!((left[0].as_secs(), left[1].as_secs(), running), (57, 52, Some(First)));
    assert!(!game.tick(seconds(571)) && game.tick(seconds(572)), "62 seconds for X, 2 of them for its move");
    assert_eq!(game.result(), Some(SharedResult { winner: Some(Second), kind: ResultKind::Time }));
    assert_eq!(game.act(First, &play("c3"), 2, seconds(573)), Err(SharedRefusal::Over));
    assert_eq!(game.deadline(), None);
}

#[test]
fn a_move_after_the_time_is_too_late() {
    let mut game = game(Some("1"));
    game.act(First, &play("b2"), 0, START).unwrap();
    assert_eq!(game.act(Second, &play("a1"), 1, seconds(60)), Err(SharedRefusal::Over));
    assert_eq!(game.result().map(|result| result.kind), Some(ResultKind::Time));
}

#[test]
fn in_a_tournament_the_clock_runs_at_once_and_no_move_goes_back() {
    let mut game = SharedGame::new(SharedSetup { is_paired: true, ..setup(Some("1")) }).unwrap();
    game.join(Some(First), seat("ada"), START).unwrap();
    game.join(Some(Second), seat("bob"), START).unwrap();
    assert_eq!(game.deadline(), Some(seconds(60)));
    game.act(First, &play("b2"), 0, START).unwrap();
    for offer in [Offer::TakeBack, Offer::Rematch] {
        assert_eq!(game.act(First, &SharedAct::Ask(offer), 1, START), Err(SharedRefusal::NotInTournament));
    }
    assert_eq!(game.decide(Some(Second)), Ok(()));
    assert_eq!(game.decide(None), Err(SharedRefusal::Over));
}

#[test]
fn a_stored_game_goes_on_where_it_was() {
    let mut game = game(Some("1+2"));
    game.tournament = Some("t".to_owned());
    for (number, (side, text)) in [(First, "b2"), (Second, "a1"), (First, "c3")].into_iter().enumerate() {
        game.act(side, &play(text), number, seconds(10 * number as u64)).unwrap();
    }
    game.act(First, &SharedAct::Ask(Offer::TakeBack), 3, seconds(21)).unwrap();
    game.act(Second, &SharedAct::Accept, 3, seconds(22)).unwrap();
    game.act(Second, &SharedAct::Ask(Offer::Draw), 4, seconds(22)).unwrap();
    let stored = game.stored(seconds(25), 1, 2);
    let read = StoredShared::from_text(&stored.to_text()).unwrap();
    assert_eq!(read, stored);
    // Another server, with another clock.
    let later = Duration::from_secs(3);
    let again = SharedGame::restore(&read, later).unwrap();
    assert_eq!(again.stored(later, 1, 2), stored);
    assert_eq!(again.time_left(later).unwrap(), game.time_left(seconds(25)).unwrap());
    assert_eq!((again.number(), again.offer(), again.side_of("bob")), (4, game.offer(), Some(Second)));
    let mut again = again;
    assert_eq!(again.act(First, &play("c3"), 2, later), Ok(ActEffect::Known), "numbers outlive the server");
}

#[test]
fn an_edited_file_is_no_game() {
    let mut game = game(None);
    game.act(First, &play("b2"), 0, START).unwrap();
    let text = game.stored(START, 1, 2).to_text();
    assert!(StoredShared::from_text(&text).is_ok());
    for (from, to) in [
        ("plyground-shared-game", "another-game"),
        ("\"version\":1", "\"version\":2"),
        ("tic-tac-toe", "chess"),
        ("\"b2\"", "\"z9\""),
        ("[\"b2\"]", "[1]"),
        ("\"result\":null", "\"result\":{\"winner\":\"X\",\"how\":\"board\"}"),
        ("\"left\":null", "\"left\":[1,2]"),
        ("\"offer\":null", "\"offer\":[\"draw\",\"Z\"]"),
    ] {
        let edited = text.replace(from, to);
        assert_ne!(edited, text, "{from}");
        let read = StoredShared::from_text(&edited).and_then(|stored| SharedGame::restore(&stored, START));
        assert!(read.is_err(), "{edited}");
    }
}
