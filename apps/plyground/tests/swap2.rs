//! Matches in which the engines make the openings.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use crate::support::manager;

use std::fs;

use manager::{engine, json, numbers, run};
use serde_json::Value;

/// The first game of a match in which `a` begins the opening.
fn swapped(a: &str, b: &str) -> Value {
    let (a, b) = (engine("a", a), engine("b", b));
    let args = ["--engine", &a, "--engine", &b, "--games", "2", "--openings", "swap2", "--json"];
    let result = json(&run(&args));
    assert_eq!(numbers(&result), [0, 1]);
    result["games"][0].clone()
}

#[test]
fn engines_choose_colours_by_swap2() {
    // The engine with black, the number of stones in the opening, and its first moves.
    for (a, b, black, opening, stones) in [
        ("good", "good", "a", 3, "h8i8j6"),
        ("good", "swap", "b", 3, "h8i8j6"),
        // Two more stones leave the choice to the first: it goes on as white, or takes black.
        ("good", "patient", "b", 5, "h8i8j6d12l11"),
        ("generous", "patient", "a", 5, "h8i8j6d12l11"),
    ] {
        let game = swapped(a, b);
        assert_eq!((&game["black"], &game["opening"]), (&black.into(), &opening.into()), "{a} {b}: {game}");
        assert_eq!(game["swapped"].as_bool().unwrap_or(false), black == "b");
        assert_eq!(game["ending"], "five", "{game}");
        let moves = game["moves"].as_str().unwrap();
        assert!(moves.starts_with(stones), "{moves}");
        let all = moves.matches(|c: char| c.is_ascii_alphabetic()).count();
        assert_eq!(game["notes"].as_array().unwrap().len() + opening, all);
    }
    for (a, b, fault, detail) in [
        ("good", "clumsy", "illegal-move", "stone 5, 7,7: the cell has a stone already"),
        ("greedy-for-stones", "patient", "protocol", "SWAP2BOARD with 5 stones was answered by 2 moves"),
    ] {
        let game = swapped(a, b);
        assert_eq!((&game["ending"], &game["detail"]), (&fault.into(), &detail.into()));
    }
    let (a, b) = (engine("a", "good"), engine("b", "no-swap2"));
    let refused = run(&["--engine", &a, "--engine", &b, "--openings", "swap2"]);
    let complaint = String::from_utf8(refused.stderr).unwrap();
    assert!(refused.status.code() == Some(2) && complaint.contains("b cannot play"), "{complaint}");
}

#[test]
fn our_brain_plays_swap2_against_itself_and_goes_on_after_a_kill() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("match").display().to_string();
    let args = ["--engine", "name=a,cmd=self", "--engine", "name=b,cmd=self,nodes=200", "--nodes", "400"];
    let more = ["--memory", "20", "--games", "4", "--openings", "swap2", "--out", &out, "--json"];
    let result = json(&run(&[&args[..], &more].concat()));
    assert_eq!(numbers(&result), [0, 1, 2, 3]);
    for game in result["games"].as_array().unwrap() {
        assert!(["five", "full"].contains(&game["ending"].as_str().unwrap()), "{game}");
        assert!([3, 5].contains(&game["opening"].as_u64().unwrap()), "{game}");
    }
    // The journal records the colours. The games after the kill may differ: a restarted engine has made no opening yet.
    let journal = folder.path().join("match/games.jsonl");
    let first = fs::read_to_string(&journal).unwrap().lines().next().unwrap().to_owned();
    fs::write(&journal, format!("{first}\n")).unwrap();
    let resumed = json(&run(&["--resume", &out, "--json"]));
    assert_eq!(numbers(&resumed), [0, 1, 2, 3]);
    assert_eq!(resumed["games"][0], serde_json::from_str::<Value>(&first).unwrap());
}
