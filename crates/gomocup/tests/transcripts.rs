//! Transcripts of whole sessions.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use crate::session;

use std::collections::BTreeSet;
use std::fmt::Write;

use session::{SMALL, Session, board, point};

#[test]
fn a_game_from_hello_to_farewell() {
    let mut session = Session::new();
    let about = session.ask("ABOUT");
    assert!(about.starts_with("name=\"Plyground\", version=\""), "{about}");
    assert_eq!(session.ask(&format!("{SMALL}\nSTART 15")), "OK");
    session.send("INFO max_node 2000\r\nINFO timeout_match 0\r\nINFO time_left 2147483647");
    assert_eq!(session.ask("BEGIN"), "7,7");
    let first = session.ask("TURN 8,8");
    // A corner that no engine would take itself.
    let second = session.ask("turn\t0 , 14\r");
    assert_ne!(first, second);
    // Taking a move back restores the position, and the same search follows.
    for taken in [second.as_str(), "0,14"] {
        assert_eq!(session.ask(&format!("TAKEBACK {taken}")), "OK");
    }
    session.send("YXHASHCLEAR");
    let mut again = Session::game(15, 0, 2000);
    assert_eq!(again.ask("PLAY 7,7"), "7,7");
    let (x, y) = point(&first);
    assert_eq!(again.ask("PLAY 8,8"), "8,8");
    assert_eq!(again.ask(&format!("PLAY {x},{y}")), first);
    assert_eq!(again.ask("TURN 0,14"), session.ask("TURN 0,14"));
    session.send("END");
    assert_eq!(session.close(), [""; 0]);
}

#[test]
fn the_same_questions_have_the_same_answers() {
    let play = || {
        let mut session = Session::game(20, 1, 1000);
        let mut answers = vec![session.ask("BEGIN")];
        for turn in ["3,4", "5,16", "12,12", "0,0"] {
            answers.push(session.ask(&format!("TURN {turn}")));
        }
        answers
    };
    assert_eq!(play(), play());
}

#[test]
fn everything_may_be_sent_at_once() {
    let mut session = Session::new();
    session.send(
        "START 20\nINFO timeout_turn 30000\nINFO timeout_match 180000\nINFO max_memory 36700160\nINFO game_type 1\n\
         INFO rule 0\nINFO folder /tmp\nINFO max_depth 2\nINFO time_left 180000\nBEGIN",
    );
    assert_eq!(session.answer(), "OK");
    assert_eq!(session.answer(), "10,10");
}

#[test]
fn a_process_plays_several_games() {
    let mut session = Session::game(15, 0, 500);
    let first = (session.ask("BEGIN"), session.ask("TURN 3,3"));
    assert_eq!(session.ask("RESTART"), "OK");
    assert_eq!((session.ask("BEGIN"), session.ask("TURN 3,3")), first);
    assert_eq!(session.ask("RECTSTART 9,7"), "OK");
    assert_eq!(session.ask("BEGIN"), "4,3");
    assert_eq!(session.ask("START 5"), "OK");
    assert_eq!(session.ask("BEGIN"), "2,2");
    assert_eq!(session.ask("START 15\nINFO rule 4"), "OK");
    assert_eq!(session.ask("BEGIN"), "7,7");
}

/// The entrance test of Gomocup. Rows are counted from the top here; counted from the bottom they are the mirror image.
#[test]
fn the_judge_is_content() {
    for rule in [0, 1, 4, 8] {
        let mut session = Session::game(15, rule, 2000);
        let answer = session.ask(&board("h8h9i8i9j8j9k8k9"));
        assert!(["6,7", "11,7"].contains(&answer.as_str()), "rule {rule}: {answer}");
    }
    let answer = Session::game(15, 1, 5000).ask(&board("h8h9i8h10g8h11j13h12g14h14i15"));
    assert!(["5,7", "9,7"].contains(&answer.as_str()), "standard: {answer}");
    let answer = Session::game(15, 4, 5000).ask(&board("h8h9i7i9h10i6i11i12"));
    assert_ne!(answer, "6,8", "renju");
    let answer = Session::game(15, 8, 5000).ask(&board("h8f8g8f9i8f7j8l8"));
    assert!(["5,4", "5,5", "5,9", "5,10"].contains(&answer.as_str()), "caro: {answer}");
}

#[test]
fn messages_tell_depth_score_nodes_speed_and_line() {
    let mut session = Session::game(15, 0, 3000);
    session.send(&board("h8i9"));
    let message = session.line().unwrap();
    let words: Vec<&str> = message.split(' ').collect();
    assert_eq!(
        [words[0], words[1], words[3], words[5], words[7], words[9], words[11]],
        ["MESSAGE", "depth", "ev", "n", "n/ms", "tm", "pv"]
    );
    assert_eq!(session.answer(), words[12], "the line begins with the move");
}

#[test]
fn a_lost_game_is_played_on_and_a_finished_one_is_not() {
    let mut session = Session::game(15, 0, 500);
    // An open four of the opponent's.
    let answer = session.ask("BOARD\n4,7,2\n5,7,2\n6,7,2\n7,7,2\n0,0,1\n14,0,1\n0,14,1\nDONE");
    assert!(["3,7", "8,7"].contains(&answer.as_str()), "{answer}");
    let five = if answer == "3,7" { "8,7" } else { "3,7" };
    assert_eq!(session.ask(&format!("TURN {five}")), "ERROR the game is over: black has won");
    assert_eq!(session.ask("TURN 1,1"), "ERROR the game is over: black has won");
    assert_eq!(session.ask(&format!("TAKEBACK {five}")), "OK");
    point(&session.ask("TURN 1,1"));
}

#[test]
fn a_full_board_has_no_moves() {
    let mut session = Session::game(5, 0, 100);
    // Pairs of alternating colours: there is no five anywhere.
    let mut lines = String::from("YXBOARD\n");
    for y in 0..5 {
        for x in 0..5 {
            if (x, y) != (4, 4) {
                writeln!(lines, "{x},{y},{}", 1 + (x + 2 * (y % 2) + y / 2) / 2 % 2).unwrap();
            }
        }
    }
    session.send(&(lines + "DONE"));
    assert_eq!(session.ask("YXNBEST 1"), "4,4");
    assert_eq!(session.ask("YXNBEST 1"), "ERROR the game is over: the board is full");
    assert_eq!(session.ask("RESTART"), "OK");
}

#[test]
fn swap2_is_opened_and_answered() {
    for rule in [0, 1] {
        let mut session = Session::game(15, rule, 500);
        let opening = session.ask("SWAP2BOARD\nDONE");
        let mut stones: Vec<&str> = opening.split(' ').collect();
        assert_eq!(stones.len(), 3, "{opening}");
        stones.dedup();
        assert_eq!(stones.len(), 3, "{opening}");
        let choice = session.ask(&format!("SWAP2BOARD\n{}\nDONE", stones.join("\n")));
        assert!(choice == "SWAP" || choice.split(' ').all(|stone| point(stone) < (15, 15)), "{choice}");
        let choice = session.ask("SWAP2BOARD\n7,7\n8,7\n9,9\n8,8\n8,6\nDONE");
        assert!(choice == "SWAP" || point(&choice) < (15, 15), "{choice}");
        assert_eq!(session.ask("SWAP2BOARD\n7,7\nDONE"), "ERROR SWAP2BOARD is for 0, 3 or 5 stones, not 1");
    }
    // Equally balanced openings alternate.
    let mut session = Session::game(15, 0, 500);
    let openings: BTreeSet<String> = (0..6).map(|_| session.ask("SWAP2BOARD\nDONE")).collect();
    assert!(openings.len() > 1, "{openings:?}");
    // Black is about to win: the choice is black, even if it is not the side to move.
    let mut session = Session::game(15, 0, 5000);
    assert_eq!(session.ask("SWAP2BOARD\n7,7\n0,0\n7,8\n14,0\n7,6\nDONE"), "SWAP");
}

#[test]
fn renju_knows_what_is_forbidden() {
    let mut session = Session::game(15, 4, 500);
    // Two twos that cross: a stone where they do makes two open threes.
    session.send("YXBOARD\n7,5,1\n0,0,2\n7,6,1\n0,14,2\n5,7,1\n14,0,2\n6,7,1\n14,14,2\nDONE");
    assert_eq!(session.ask("YXSHOWFORBID"), "FORBID 0707.");
    assert_ne!(session.ask("YXNBEST 1"), "7,7");
    session.send("INFO rule 0");
    session.send("YXBOARD\n7,5,1\n0,0,2\n7,6,1\n0,14,2\n5,7,1\n14,0,2\n6,7,1\n14,14,2\nDONE");
    assert_eq!(session.ask("YXSHOWFORBID"), "FORBID .");
}

#[test]
fn a_yixin_board_is_served() {
    let mut session = Session::new();
    session.send(
        "YXSHOWINFO\nINFO hash_size 4096\nSTART 15\nINFO rule 2\nINFO max_node 3000\nINFO show_detail 1",
    );
    assert!(session.line().unwrap().starts_with("MESSAGE Plyground"));
    assert!(session.line().unwrap().starts_with("MESSAGE INFO MAX_THREAD_NUM "));
    assert_eq!(session.line().unwrap(), "MESSAGE INFO MAX_HASH_SIZE 20");
    assert_eq!(session.answer(), "OK");
    session.send("YXBOARD\n7,7,2\n8,8,1\n6,6,2\nDONE\nYXNBEST 3");
    let mut messages = Vec::new();
    let best = loop {
        let line = session.line().unwrap();
        if !line.starts_with("MESSAGE") {
            break line;
        }
        messages.push(line);
    };
    for number in 1..=3 {
        assert!(
            messages.iter().any(|line| line.starts_with(&format!("MESSAGE ({number}) depth"))),
            "{messages:?}"
        );
    }
    assert_eq!(messages.last().unwrap(), &format!("MESSAGE REALTIME BEST {best}"));
    // The best move is blocked, then unblocked.
    assert_eq!(session.ask(&format!("TAKEBACK {best}")), "OK");
    session.send(&format!("YXBLOCK\n{best}\nDONE\nYXHASHCLEAR"));
    let second = session.ask("YXNBEST 1");
    assert_ne!(second, best);
    assert_eq!(session.ask(&format!("TAKEBACK {second}")), "OK");
    session.send(&format!("YXBLOCKUNDO\n{best}\nDONE\nYXBLOCKRESET\nYXHASHCLEAR\nYXSHOWHASHUSAGE"));
    assert_eq!(session.line().unwrap(), "MESSAGE table 0.0 % full");
    point(&session.ask("YXNBEST 1"));
    assert_eq!(session.ask("RESTART"), "OK");
    point(&session.ask("YXBALANCEONE 0"));
    let two = session.ask("YXBALANCETWO 0");
    assert_eq!(two.split(' ').map(point).count(), 2, "{two}");
}

#[test]
fn closed_cells_belong_to_neither_side() {
    let mut session = Session::game(5, 0, 100);
    let mut lines = String::from("BOARD\n");
    for y in 0..5 {
        for x in 0..5 {
            if (x, y) != (1, 3) {
                writeln!(lines, "{x},{y},3").unwrap();
            }
        }
    }
    assert_eq!(session.ask(&(lines.clone() + "DONE")), "1,3");
    assert_eq!(session.ask("TURN 0,0"), "ERROR there is a stone on 0,0 already");
    assert_eq!(session.ask(&(lines + "1,3,3\nDONE")), "ERROR there is no legal move left");
}
