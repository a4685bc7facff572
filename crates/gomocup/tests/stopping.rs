//! A search can be stopped at any time.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use crate::session;

use session::{SMALL, Session, board, point};

/// A session in the middle of a search without limits.
fn thinking() -> Session {
    let mut session = Session::new();
    session.send(&format!("{SMALL}\nSTART 15\nINFO timeout_turn 1000000000"));
    assert_eq!(session.answer(), "OK");
    session.send(&board("h8i9g9"));
    session
}

#[test]
fn stop_brings_the_move_and_the_game_goes_on() {
    for stop in ["YXSTOP", "stop"] {
        let mut session = thinking();
        session.send(stop);
        let (x, y) = point(&session.answer());
        assert!(x < 15 && y < 15);
        assert!(session.ask("ABOUT").starts_with("name="));
        session.send("TURN 0,14");
        point(&session.ask(stop));
    }
}

#[test]
fn what_is_said_meanwhile_is_heard_afterwards() {
    let mut session = thinking();
    session.send("INFO max_node 100\nTURN 0,14\nABOUT\nYXSTOP");
    point(&session.answer());
    point(&session.answer());
    assert!(session.answer().starts_with("name="));
}

#[test]
fn end_is_silent() {
    let mut session = thinking();
    session.send("END");
    let rest = session.close();
    assert!(rest.iter().all(|line| line.starts_with("MESSAGE")), "{rest:?}");
}

#[test]
fn the_end_of_the_input_ends_it_too() {
    let rest = thinking().close();
    point(rest.last().expect("a script that is piped in gets its move"));
}
