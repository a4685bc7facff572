//! Invalid input is answered by ERROR or UNKNOWN, changes nothing, and does not end the program.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use crate::session;

use std::io::Cursor;

use proptest::prelude::*;
use session::{SMALL, Session, point};

#[test]
fn every_mistake_has_its_answer() {
    let mut session = Session::new();
    session.send(SMALL);
    for (mistake, answer) in [
        ("BEGIN", "ERROR there is no game yet: send START 15"),
        ("TURN 7,7", "ERROR there is no game yet: send START 15"),
        ("RESTART", "ERROR there is no game yet: send START 15"),
        ("BOARD\n7,7,1\nDONE", "ERROR there is no game yet: send START 15"),
        ("START 3", "ERROR a board of 3x3 is not supported: sides are 5 to 20"),
        ("START 100", "ERROR a board of 100x100 is not supported: sides are 5 to 20"),
        ("START -15", "ERROR a board of -15x-15 is not supported: sides are 5 to 20"),
        ("RECTSTART 30,20", "ERROR a board of 30x20 is not supported: sides are 5 to 20"),
        ("START", "ERROR START wants a size, such as START 15: there is nothing"),
        ("START 15", "OK"),
        (
            "INFO max_node 200\nTURN 15,0",
            "ERROR 15,0 is not on a board of 15x15: columns are 0-14, rows 0-14",
        ),
        ("TURN -1,0", "ERROR -1,0 is not on a board of 15x15: columns are 0-14, rows 0-14"),
        ("TURN 7;7", "ERROR TURN wants two numbers, such as TURN 7,7, not `7;7`"),
        ("TAKEBACK 7,7", "ERROR there is no stone on 7,7"),
        ("DONE", "ERROR DONE ends a list of stones, and none was begun"),
        ("7,7,1", "UNKNOWN there is no command `7,7,1`"),
        ("HELLO", "UNKNOWN there is no command `HELLO`"),
        ("PLAY 7,7", "7,7"),
        ("BEGIN", "ERROR BEGIN is for an empty board: send RESTART first"),
        ("TURN 7,7", "ERROR there is a stone on 7,7 already"),
        ("BOARD\n1,1,1\n1,1,2\nDONE", "ERROR there is a stone on 1,1 already"),
        ("BOARD\n1,1,7\nDONE", "ERROR 7 is nobody's stone: 1 is yours, 2 the opponent's, 3 a closed cell"),
        ("BOARD\n1,1\nDONE", "ERROR whose stone is on 1,1? Write 1,1,1 or 1,1,2"),
        (
            "BOARD\nsomewhere\n1,1,1\nDONE",
            "ERROR a stone is written x,y,field, such as 7,7,1, not `somewhere`",
        ),
        ("BOARD\n1,1,1\nSTART 15", "ERROR the list of stones has no DONE; it is forgotten"),
    ] {
        assert_eq!(session.ask(mistake), answer, "{mistake}");
    }
    assert_eq!(session.answer(), "OK", "and START was obeyed");
    assert_eq!(session.ask("BEGIN"), "7,7");
}

#[test]
fn what_is_wrong_with_info_is_said_when_a_move_is_asked_for() {
    let mut session = Session::game(15, 0, 200);
    session.send("INFO timeout_turn soon\nINFO\nINFO something else\nINFO evaluate 3,4");
    let why = session.ask("BEGIN");
    assert_eq!(why, "ERROR INFO timeout_turn wants a whole number, not `soon`; the old value stays");
    assert_eq!(session.ask("BEGIN"), "7,7", "once said is enough");
    session.send("INFO rule 2");
    assert!(session.ask("TURN 1,1").starts_with("ERROR there is no rule 2 here"));
    point(&session.ask("TURN 1,1"));
}

#[test]
fn endless_lines_and_bytes_that_are_no_text_are_survived() {
    let mut script = vec![b'x'; 10 << 20];
    script.extend_from_slice(b"\nTURN ");
    script.extend(vec![b'7'; 10 << 20]);
    script.extend_from_slice(b",7\n\xff\xfe\x00\x80 \xc3\x28\nSTART 15\nINFO max_node 50\nPLAY 3,4\nPLAY 3");
    let answers = answers(&script);
    assert_eq!(answers.len(), 6, "{answers:?}");
    assert!(answers[0].starts_with("UNKNOWN there is no command `XXX") && answers[0].len() < 100);
    assert!(answers[1].starts_with("ERROR TURN wants two numbers") && answers[1].len() < 150);
    assert!(answers[2].starts_with("UNKNOWN"));
    assert_eq!(answers[3..5], ["OK", "3,4"]);
    assert!(answers[5].starts_with("ERROR"), "the last line counts without its end too");
}

#[test]
fn the_input_may_end_anywhere() {
    let script = b"START 15\r\nINFO max_node 10\r\nBOARD\r\n7,7,1\r\n8,8,2\r\nDONE\r\nSWAP2BOARD\r\nDONE\r\nYXNBEST 2\r\n";
    for end in 0..=script.len() {
        for line in answers(&script[..end]) {
            assert!(is_well_formed(&line), "{line:?} after {end} bytes");
        }
    }
}

/// The output for a script, without messages.
fn answers(script: &[u8]) -> Vec<String> {
    let mut output = Vec::new();
    let script = [SMALL.as_bytes(), b"\n", script].concat();
    plyground_gomocup::run(Cursor::new(script), &mut output).unwrap();
    let text = String::from_utf8(output).unwrap();
    text.lines().filter(|line| !line.starts_with("MESSAGE ")).map(str::to_owned).collect()
}

/// Whether a line is valid output of the protocol.
fn is_well_formed(line: &str) -> bool {
    let is_point = |word: &str| {
        word.split_once(',')
            .is_some_and(|(x, y)| [x, y].iter().all(|side| side.parse().is_ok_and(|side: u32| side < 20)))
    };
    ["OK", "SWAP"].contains(&line)
        || ["ERROR ", "UNKNOWN ", "name=", "FORBID "].iter().any(|start| line.starts_with(start))
        || line.split(' ').all(is_point)
}

/// Random lines, many of them valid.
fn script() -> impl Strategy<Value = String> {
    let place = || -2..22;
    let point = || (place(), place()).prop_map(|(x, y)| format!("{x},{y}"));
    let key = prop::sample::select(
        &[
            "timeout_turn",
            "timeout_match",
            "time_left",
            "rule",
            "max_node",
            "max_depth",
            "thread_num",
            "show_detail",
        ][..],
    );
    let value = prop_oneof![
        any::<i64>().prop_map(|n| n.to_string()),
        (-1..10).prop_map(|n: i32| n.to_string()),
        "\\PC{0,5}"
    ];
    let word = prop::sample::select(
        &[
            "START 15",
            "START 6",
            "BEGIN",
            "BOARD",
            "DONE",
            "YXBOARD",
            "SWAP2BOARD",
            "YXBLOCK",
            "YXBLOCKUNDO",
            "YXBLOCKRESET",
            "YXNBEST 2",
            "YXSHOWFORBID",
            "YXBALANCEONE 0",
            "YXBALANCETWO 5",
            "YXHASHCLEAR",
            "YXSTOP",
            "RESTART",
            "ABOUT",
            "YXSHOWINFO",
            "INFO rule 4",
            "INFO rule 8",
        ][..],
    );
    let line = prop_oneof![
        4 => word.prop_map(str::to_owned),
        4 => point().prop_map(|point| format!("TURN {point}")),
        2 => point().prop_map(|point| format!("PLAY {point}")),
        2 => point().prop_map(|point| format!("TAKEBACK {point}")),
        4 => (point(), -1..4).prop_map(|(point, field)| format!("{point},{field}")),
        1 => point(),
        2 => (key, value).prop_map(|(key, value)| format!("INFO {key} {value}")),
        1 => "\\PC{0,30}",
    ];
    prop::collection::vec(line, 0..40).prop_map(|lines| lines.join("\n"))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_script_gets_nothing_but_answers(script in script()) {
        let start = "INFO max_node 20\nSTART 10\n";
        for line in answers(format!("{start}{script}").as_bytes()) {
            prop_assert!(is_well_formed(&line), "{line:?} in answer to {script:?}");
        }
    }

    #[test]
    fn any_line_is_read_or_refused_on_one_line(line in "\\PC*") {
        if let Err(fault) = plyground_gomocup::parse(&line) {
            let said = fault.to_string();
            prop_assert!(!said.contains(char::is_control) && said.chars().count() < 150, "{said:?}");
        }
        let _ = plyground_gomocup::parse_stone(&line);
    }
}
