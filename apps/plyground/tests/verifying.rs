//! `plyground verify`: passing subjects, failing subjects, and invalid input.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Output, Stdio};

use assert_cmd::cargo::cargo_bin_cmd;
use serde_json::Value;

fn run(args: &str) -> Output {
    let words = args.split(' ').filter(|word| !word.is_empty());
    cargo_bin_cmd!("plyground").arg("verify").args(words).env("LANG", "C").output().unwrap()
}

fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn json(args: &str) -> (Value, Option<i32>) {
    let output = run(&format!("{args} --json"));
    (serde_json::from_slice(&output.stdout).unwrap(), output.status.code())
}

#[test]
fn right_games_and_searches_pass() {
    let (games, code) = json("game tic-tac-toe mnk(4,3,3) --games 5");
    assert_eq!(code, Some(0));
    for game in games.as_array().unwrap() {
        assert!(game["ok"] == true && game["figures"]["rounds"] == 5, "{game}");
        assert!(
            game["figures"]["complete"] == true && game["figures"]["trials"].as_u64() > Some(50),
            "{game}"
        );
    }
    let output = run("search negascout --positions 10");
    assert!(output.status.success());
    let lines = text(&output);
    // Compiled for the game and shared by all games, ten positions each.
    assert!(lines.starts_with("negascout: nothing wrong (positions 20, searches "), "{lines}");
    assert!(lines.contains("negascout, tic-tac-toe: nothing wrong"), "{lines}");
    let (one, _) = json("search alpha-beta --game connect-four --positions 2");
    assert_eq!((one.as_array().unwrap().len(), &one[0]["game"]), (1, &"connect-four".into()));
}

#[test]
fn a_wrong_game_is_shown_with_the_way_there() {
    let output = run("game tic-tac-toe --mutation full-board-unseen");
    assert_eq!(output.status.code(), Some(1));
    let shown = text(&output);
    for part in ["tic-tac-toe: WRONG: outcome() must be Some", "expected  Some(…)", "found     None", " 1 | "]
    {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    let (records, code) = json("game tic-tac-toe --mutation full-board-unseen");
    let failure = &records[0]["failure"];
    assert_eq!(
        (code, &failure["rule"], failure["moves"].as_array().unwrap().len()),
        (Some(1), &"end".into(), 9)
    );
    // The printed command gives the same result.
    let command = failure["command"].as_str().unwrap().strip_prefix("plyground verify ").unwrap();
    let (again, _) = json(command);
    assert_eq!(again[0]["failure"], *failure);
}

#[test]
fn a_wrong_search_is_shown_on_the_smallest_tree() {
    let (records, code) = json("search minimax --mutation leaf-for-mover");
    let failure = &records[0]["failure"];
    assert_eq!((code, &failure["rule"], &failure["position"]), (Some(1), &"value".into(), &"[1]".into()));
    assert_eq!((&failure["expected"], &failure["found"]), (&"1".into(), &"-1".into()));
    let russian = text(&run("search minimax --mutation leaf-for-mover --lang ru"));
    assert!(russian.contains("оценка не та, что у минимакса") && russian.contains("ожидалось"), "{russian}");
}

#[test]
fn what_cannot_be_understood_is_told_in_one_line() {
    for (args, part) in [
        ("game", "<GAME>"),
        ("search", "<SEARCH>"),
        ("game nope", "there is no game `nope`"),
        ("search alphabeta", "did you mean `alpha-beta`?"),
        ("game tic-tac-toe --all", "cannot be used with"),
        ("game tic-tac-toe --games 0", "--games"),
        ("search minimax --positions x", "--positions"),
        ("game tic-tac-toe --mutation nope", "there is no mutation `nope`"),
        ("game connect-four --mutation full-board-unseen", "does not know the mistake"),
        ("search alpha-beta --mutation leaf-for-mover", "is no mistake in the code of alpha-beta"),
    ] {
        let output = run(args);
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), complaint.lines().count()), (Some(2), 1), "{args}: {complaint}");
        assert!(complaint.contains(part), "{args}: {complaint}");
    }
}

#[test]
fn ctrl_c_keeps_what_was_tried() {
    if !cfg!(unix) {
        return;
    }
    // The first game is over soon, the second takes long.
    let args = ["verify", "game", "mnk(1,1,1)", "gomoku", "--games", "2000"];
    let program = assert_cmd::cargo::cargo_bin!("plyground");
    let mut child = Command::new(program)
        .args(args)
        .env("LANG", "C")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut said = BufReader::new(child.stdout.take().unwrap());
    let mut shown = String::new();
    said.read_line(&mut shown).unwrap();
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
    said.read_to_string(&mut shown).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130), "{shown}");
    assert!(shown.starts_with("mnk(1,1,1): nothing wrong (games 2,000, "), "{shown}");
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert!(complaint.contains("what was tried until then is shown"), "{complaint}");
}
