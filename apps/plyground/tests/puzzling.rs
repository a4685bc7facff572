//! `plyground puzzles`: made by seed, verified, listed, shown.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use std::fs;

use assert_cmd::cargo::cargo_bin_cmd;
use serde_json::Value;

fn puzzles(args: &[&str]) -> assert_cmd::assert::Assert {
    cargo_bin_cmd!("plyground").env("LC_ALL", "C").arg("puzzles").args(args).assert()
}

fn printed(assert: assert_cmd::assert::Assert) -> String {
    String::from_utf8(assert.success().get_output().stdout.clone()).unwrap()
}

#[test]
fn puzzles_are_made_written_and_verified() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("wins.json");
    let name = file.to_str().unwrap();
    let made = puzzles(&["make", "--kind", "win-in", "--count", "2", "--seed", "7", "--out", name]);
    assert!(printed(made).contains("2 puzzles are in"));
    let set: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    assert_eq!((&set["seed"], set["puzzles"].as_array().unwrap().len()), (&7.into(), 2));
    assert!(printed(puzzles(&["check", name])).contains("Puzzles verified: 2, wrong: 0"));
    // The same seed makes the same puzzles, also as text.
    let text = folder.path().join("wins.txt");
    let other = text.to_str().unwrap();
    printed(puzzles(&["make", "--kind", "win-in=2", "--seed", "7", "--out", other]));
    let listed = |name: &str| printed(puzzles(&["list", name, "--json"]));
    assert_eq!(listed(name), listed(other));
    // A puzzle with another right move is refuted.
    let broken =
        fs::read_to_string(&file).unwrap().replacen("\"goal\": \"win-in 2\"", "\"goal\": \"win-in 1\"", 1);
    let broken = broken.replacen("\"goal\": \"win-in 3\"", "\"goal\": \"win-in 1\"", 1);
    fs::write(&file, broken).unwrap();
    puzzles(&["check", name]).code(1);
}

#[test]
fn a_puzzle_is_listed_and_shown() {
    let list: Value = serde_json::from_str(&printed(puzzles(&["list", "--kind", "vcf", "--json"]))).unwrap();
    let all = list["puzzles"].as_array().unwrap();
    assert!(all.iter().all(|puzzle| puzzle["kind"] == "fours" && puzzle.get("solution").is_none()));
    let id = all[0]["id"].as_str().unwrap();
    let shown = printed(puzzles(&["show", id, "--hints", "1", "--solution"]));
    assert!(shown.contains("is to move. Win in") && shown.contains("Every four leaves"), "{shown}");
    let json: Value = serde_json::from_str(&printed(puzzles(&["show", id, "--json"]))).unwrap();
    let first = json["solution"]["right"][0]["move"].as_str().unwrap();
    assert!(shown.lines().any(|line| line.starts_with(first)), "{shown}");
    assert!(!printed(puzzles(&["show", id, "--hints", "3"])).contains(&format!(" {first} ")));
}

#[test]
fn the_levels_try_a_set() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("one.json");
    let name = file.to_str().unwrap();
    printed(puzzles(&["make", "--kind", "win-in", "--count", "1", "--seed", "7", "--out", name]));
    let table = printed(puzzles(&["check", name, "--levels", "--nodes", "2000"]));
    assert!(table.contains("Difficulty") && table.contains("Rank correlation"), "{table}");
}

#[test]
fn wrong_use_is_explained() {
    for (args, part) in [
        (&["make", "--kind", "riddle"][..], "not a kind of puzzle"),
        (&["make", "--kind", "shot=0"], "from 1 to 10,000"),
        (&["show", "nothing"], "no puzzle nothing"),
        (&["check", "no-such-file"], "no-such-file"),
        (&["make", "--out", "missing/folder/set.json"], "missing"),
        (&["list", "--difficulty", "9"], "difficulty"),
    ] {
        let assert = puzzles(args).code(2);
        let said = String::from_utf8_lossy(&assert.get_output().stderr).into_owned();
        assert!(said.contains(part), "{args:?}: {said}");
    }
}
