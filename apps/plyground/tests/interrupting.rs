//! Ctrl-C: `plyground match` keeps the finished games and leaves nothing else behind; in the menu it leaves a game
//! between programs.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use crate::support::manager;

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;
use std::{fs, thread};

use manager::{engine, openings, plyground};
use serde_json::Value;

#[test]
fn ctrl_c_keeps_what_is_finished() {
    ends_in_order_by("-INT");
}

#[test]
fn sigterm_keeps_what_is_finished() {
    ends_in_order_by("-TERM");
}

fn ends_in_order_by(signal: &str) {
    if !cfg!(unix) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let openings = openings(folder.path());
    let out = folder.path().join("match").display().to_string();
    let (a, b) = (engine("a", "good"), engine("b", "slow"));
    let args = ["--engine", &a, "--engine", &b, "--games", "1000", "--openings", &openings, "--out", &out];
    let child = plyground(&args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let journal = folder.path().join("match/games.jsonl");
    while fs::read_to_string(&journal).map_or(0, |text| text.lines().count()) < 2 {
        thread::sleep(Duration::from_millis(5));
    }
    let sent = Command::new("kill").args([signal, &child.id().to_string()]).status().unwrap();
    assert!(sent.success());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130));
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert!(complaint.contains("--resume"), "{complaint}");
    let table = String::from_utf8(output.stdout).unwrap();
    assert!(table.contains("Elo") && table.contains("black won"), "{table}");
    let games = fs::read_to_string(&journal).unwrap();
    let all: BTreeSet<u64> = games
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap())
        .inspect(|game| assert_eq!(game["ending"], "five", "nobody lost because we left"))
        .map(|game| game["game"].as_u64().unwrap())
        .collect();
    assert!(all.len() >= 2 && all.len() == games.lines().count());
}

#[test]
fn openings_are_made_aloud_and_ctrl_c_ends_that_too() {
    if !cfg!(unix) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("match").display().to_string();
    let (a, b) = (engine("a", "good"), engine("b", "good"));
    let args = ["--engine", &a, "--engine", &b, "--games", "1000", "--out", &out];
    let mut child = plyground(&args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut said = BufReader::new(child.stderr.take().unwrap());
    let mut line = String::new();
    said.read_line(&mut line).unwrap();
    assert!(line.starts_with("making openings, as many as 500"), "{line}");
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
    line.clear();
    said.read_line(&mut line).unwrap();
    assert!(line.contains("interrupted: no game was played"), "{line}");
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert!(!Path::new(&out).exists(), "nothing is left behind");
}

#[test]
fn ctrl_c_leaves_a_game_of_programs_and_not_the_menu() {
    if !cfg!(unix) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let mut program = Command::new(assert_cmd::cargo::cargo_bin!("plyground"));
    program.args(["tui", "--linear"]).env("PLYGROUND_HOME", folder.path()).env("LC_ALL", "C");
    let mut child = program.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut lines = child.stdin.take().unwrap();
    // Searching the whole tree of that game takes far too long.
    lines.write_all(b"watch\n8\nmnk(4,4,4)\nminimax\nminimax\n1\nexit\n").unwrap();
    let mut said = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    while !line.contains("X is minimax") {
        line.clear();
        assert_ne!(said.read_line(&mut line).unwrap(), 0, "the game begins");
    }
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
    let mut rest = String::new();
    said.read_to_string(&mut rest).unwrap();
    assert!(rest.contains("the game was left there") && !rest.contains(" plays "), "{rest}");
    assert_eq!(child.wait().unwrap().code(), Some(0), "{rest}");
}
