//! Monte Carlo tree search and the provers as a script uses them.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use std::process::Output;

use assert_cmd::cargo::cargo_bin_cmd;
use serde_json::Value;

fn run(args: &[&str]) -> Output {
    // English, independent of the environment of the tests.
    cargo_bin_cmd!("plyground").env("LC_ALL", "C").args(args).write_stdin("").output().unwrap()
}

fn text(args: &[&str]) -> String {
    let output = run(args);
    assert_eq!(output.status.code(), Some(0), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&text(&[args, &["--json"]].concat())).unwrap()
}

/// One line on standard error, exit code 2, and nothing on standard output.
fn refused(args: &[&str], expected: &str) {
    let output = run(args);
    let message = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{args:?}: {message}");
    assert_eq!(message.lines().count(), 1, "{args:?}: {message}");
    assert!(message.contains(expected), "{args:?} should say `{expected}`: {message}");
    assert!(output.stdout.is_empty(), "{args:?} printed a result");
}

const SEARCH: [&str; 4] = ["search", "connect-four", "--algorithm", "monte-carlo"];

#[test]
fn a_search_shows_every_move_and_is_the_same_again() {
    let args = [&SEARCH[..], &["--nodes", "2000", "--seed", "3"]].concat();
    let mut record = json(&args);
    assert_eq!(
        (&record["algorithm"], &record["playouts"], &record["seed"]),
        (&"monte-carlo".into(), &2_000.into(), &3.into())
    );
    let moves = record["root_moves"].as_array().unwrap();
    assert_eq!(moves.len(), 7);
    assert_eq!(moves.iter().map(|m| m["visits"].as_u64().unwrap()).sum::<u64>(), 2_000);
    let best = moves.iter().max_by_key(|m| m["visits"].as_u64()).unwrap();
    assert_eq!((&best["move"], &best["expected"]), (&record["best"], &record["expected"]));
    assert_eq!(record["pv"][0], record["best"]);
    assert!(record["playouts_per_second"].as_f64().unwrap() > 0.0);
    assert!(record["stopped"].is_null() && record["proven"].is_null());
    let mut again = json(&args);
    for field in ["time_s", "playouts_per_second"] {
        record[field] = Value::Null;
        again[field] = Value::Null;
    }
    assert_eq!(record, again);
    let other = json(&[&SEARCH[..], &["--nodes", "2000", "--seed", "4"]].concat());
    assert_ne!(record["root_moves"], other["root_moves"]);
}

#[test]
fn people_see_the_move_the_share_and_a_table() {
    let shown = text(&[&SEARCH[..], &["--nodes", "500", "--rave", "--threads", "2"]].concat());
    for part in
        ["Monte Carlo tree search with RAVE (threads: 2, seed: 0)", "of the points for X", "playouts   500"]
    {
        assert!(shown.contains(part), "{part} is missing: {shown}");
    }
    let table = shown.split("\n\n").last().unwrap();
    assert_eq!(table.lines().count(), 8, "a heading and seven moves: {table}");
    let many = text(&["search", "gomoku", "--algorithm", "monte-carlo", "--nodes", "50"]);
    assert!(many.ends_with("other moves: 205; --json has them all\n"), "{many}");
}

#[test]
fn what_is_proven_is_said() {
    let win = ["search", "tic-tac-toe", "--position", "XX./OO./...", "--algorithm", "monte-carlo"];
    assert!(text(&win).contains("proven: X wins"));
    let record = json(&win);
    assert_eq!(
        (&record["best"], &record["proven"], &record["expected"]),
        (&"c3".into(), &"win".into(), &1.0.into())
    );
    let draw = json(&["search", "tic-tac-toe", "--algorithm", "monte-carlo", "--nodes", "100000"]);
    assert_eq!((&draw["proven"], &draw["expected"]), (&"draw".into(), &0.5.into()));
    assert!(draw["playouts"].as_u64().unwrap() < 100_000, "a proof ends it");
}

#[test]
fn what_does_not_apply_is_refused() {
    for option in [["--depth", "4"], ["--table", "100"]] {
        refused(
            &[&SEARCH[..], &option].concat(),
            "leave out --depth and --table, and limit it by --nodes or --time",
        );
    }
    for option in [["--evaluator", "outcome"], ["--convention", "knuth-moore"]] {
        refused(&[&SEARCH[..], &option].concat(), "asks no evaluator");
    }
    refused(&["search", "--preset", "open-lines", "--algorithm", "monte-carlo"], "asks no evaluator");
    refused(&[&SEARCH[..], &["--nodes", "0"]].concat(), "above 0");
    refused(&["search", "renju", "--algorithm", "monte-carlo", "--rave"], "rave needs moves with numbers");
    for option in [&["--rave"][..], &["--seed", "1"]] {
        refused(&[&["search", "tic-tac-toe"], option].concat(), "add --algorithm monte-carlo");
    }
    refused(&["search", "tic-tac-toe", "--algorithm", "monte-carl"], "did you mean `monte-carlo`?");
}

/// It has no minimax value, so it is not among the searches that must agree.
#[test]
fn it_is_not_compared_with_minimax() {
    let why = "finds no value to compare with minimax";
    refused(&["compare", "tic-tac-toe", "--algorithms", "minimax,monte-carlo"], why);
    refused(&["verify", "search", "monte-carlo"], why);
    refused(&["step", "tic-tac-toe", "--algorithm", "monte-carlo"], why);
    refused(&["why", "a1", "tic-tac-toe", "--algorithm", "monte-carlo"], why);
    refused(&["diff", "tic-tac-toe", "--algorithms", "minimax,monte-carlo"], why);
    let ideas = text(&["ideas", "tic-tac-toe", "--depth", "2", "--positions", "1", "--no-time"]);
    assert!(!ideas.contains("Monte"), "{ideas}");
    assert!(text(&["algorithms"]).lines().last().unwrap().starts_with("monte-carlo "));
}

#[test]
fn it_plays_and_is_watched() {
    let args = ["watch", "connect-four", "--first", "monte-carlo playouts=1000", "--second", "random"];
    let game = json(&args);
    assert_eq!((&game["first"], &game["result"]), (&"monte-carlo playouts=1000".into(), &"X".into()));
    assert!(game["moves"][0]["share_percent"].as_u64().unwrap() <= 100);
    assert!(game["moves"][1].get("share_percent").is_none());
    assert_eq!(game["moves"], {
        let mut again = json(&args);
        for (old, new) in game["moves"].as_array().unwrap().iter().zip(again["moves"].as_array_mut().unwrap())
        {
            new["time_s"] = old["time_s"].clone();
        }
        again["moves"].clone()
    });
    assert!(text(&args).contains("of the points"));
    refused(&["watch", "tic-tac-toe", "--first", "monte-carlo depth=3"], "monte-carlo playouts=10000");
    refused(&["watch", "tic-tac-toe", "--first", "minimax rave"], "is for monte-carlo alone");

    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json").to_str().unwrap().to_owned();
    let play =
        ["play", "tic-tac-toe", "--as", "O", "--algorithm", "monte-carlo", "--nodes", "500", "--save", &file];
    let shown = text(&play);
    assert!(shown.contains("monte-carlo playouts=500"), "{shown}");
    assert!(text(&["play", "--resume", &file]).contains("monte-carlo playouts=500"));
    refused(
        &["play", "tic-tac-toe", "--algorithm", "monte-carlo", "--depth", "3"],
        "does not go with monte-carlo",
    );
    refused(&["play", "tic-tac-toe", "--rave"], "is for monte-carlo alone");
    refused(&["play", "tic-tac-toe", "--level", "3", "--time", "1"], "--level");
}

#[test]
fn positions_are_proved_best_first_or_left_unknown() {
    let found = json(&["solve", "nim(3,4,5)", "--method", "proof-number"]);
    assert_eq!(
        (&found["result"], &found["method"], &found["score"]),
        (&"win".into(), &"proof-number".into(), &Value::Null)
    );
    assert!(
        text(&["solve", "tic-tac-toe", "--method", "proof-number"])
            .contains("best-first proof-number search")
    );
    assert!(text(&["solve", "tic-tac-toe", "--method", "proof"]).contains("depth-first proof-number search"));
    let full = run(&["solve", "connect-four", "--method", "proof-number", "--memory", "1"]);
    let shown = String::from_utf8(full.stdout).unwrap();
    assert_eq!(full.status.code(), Some(3), "{shown}");
    assert!(shown.contains("unknown: the memory was full; allow more with --memory"), "{shown}");
    refused(&["solve", "tic-tac-toe", "--method", "proofs"], "proof-number");
}
