//! Wrong use: each case gets a one-line message on standard error, exit code 2, and no panic.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use std::fs;

use assert_cmd::Command;
use assert_cmd::cargo::cargo_bin_cmd;

fn plyground(args: &[&str]) -> Command {
    let mut command = cargo_bin_cmd!("plyground");
    // English, independent of the environment of the tests.
    command.env("LC_ALL", "C").args(args).write_stdin("");
    command
}

/// Runs a command that must be refused, and checks its message.
fn refused(args: &[&str], expected: &str) {
    let output = plyground(args).output().unwrap();
    let message = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{args:?}: {message}");
    assert_eq!(message.lines().count(), 1, "{args:?}: {message}");
    assert!(message.contains(expected), "{args:?} should say `{expected}`: {message}");
    assert!(output.stdout.is_empty(), "{args:?} printed a result");
}

#[test]
fn unknown_names_suggest_the_nearest() {
    refused(&["search", "tictactoe"], "did you mean `tic-tac-toe`?");
    refused(&["search", "--preset", "open-line"], "did you mean `open-lines`?");
    refused(&["search", "tic-tac-toe", "--evaluator", "outcme"], "did you mean `outcome`?");
    refused(&["search", "tic-tac-toe", "--evaluator", "judge.py"], "'exec:python3 judge.py'");
    refused(&["search", "tic-tac-toe", "--algorithm", "alphabeta"], "did you mean `alpha-beta`?");
    refused(&["search", "tic-tac-toe", "--convention", "knuth"], "knuth-moore");
    refused(&["search", "tic-tac-toe", "--mutation", "low-overwriten"], "did you mean `low-overwritten`?");
    refused(&["watch", "tic-tac-toe", "--first", "negascot"], "did you mean `negascout`?");
    refused(&["serch"], "search");
    refused(&["games", "--lang", "xx"], "`xx` is not a language here: choose one of en, ru, uk, sk, cs, pl");
    refused(&["--lang=", "games"], "is not a language here");
}

#[test]
fn a_file_does_not_get_the_name_of_another_kind() {
    let folder = tempfile::tempdir().unwrap();
    let place = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let tree = "explicit([[3,5],[2,9]])";
    for (option, name) in [("--png", "x.svg"), ("--svg", "x.PNG"), ("--tikz", "x.svg"), ("--dot", "x.tex")] {
        refused(&["tree", tree, option, &place(name)], &format!("{option} writes"));
    }
    refused(&["diff", tree, "--svg", &place("x.png")], "choose a name that ends in .svg");
    refused(&["compare", tree, "--png", &place("x.svg")], "choose a name that ends in .png");
    refused(&["compare", tree, "--html", &place("x.csv")], "choose a name that ends in .html");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "nothing is written");
}

#[test]
fn numbers_that_mean_nothing_are_refused() {
    let tree = "explicit([[3,5],[2,9]])";
    refused(&["compare", tree, "--runs", "0"], "from 1 to 1,000,000");
    refused(&["compare", tree, "--warmup", "-1"], "from 0 to 1,000,000");
    refused(&["tree", tree, "--steps", "film", "--most-steps", "0"], "a whole number above 0");
    refused(&["tree", tree, "--most", "none"], "a whole number above 0");
    refused(&["diff", tree, "--most", "0"], "a whole number above 0");
    refused(&["step", tree, "--plain", "--most", "0"], "a whole number above 0");
}

#[test]
fn whoever_names_the_game_before_the_move_is_told() {
    refused(&["why", "tic-tac-toe", "a1"], "the move comes first: plyground why a1 tic-tac-toe");
    refused(&["why", "gomoku"], "plyground why MOVE gomoku");
    refused(&["why", "a1", "tictactoe"], "did you mean `tic-tac-toe`?");
}

#[test]
fn impossible_boards_are_refused() {
    refused(&["search", "mnk(0,3,3)"], "sides go from 1 to 20");
    refused(&["search", "mnk(21,21,5)"], "sides go from 1 to 20");
    refused(&["search", "mnk(3,3,0)"], "K goes from 1 to 400");
    refused(&["search", "mnk(3,3)"], "write mnk(W,H,K)");
    refused(&["search", "mnk(3,3,3,gravity)"], "not an option of mnk");
    refused(&["search", "mnk(3,3,3"], "closing parenthesis");
    refused(&["search", "mnk(99999999999,3,3)"], "sides go from 1 to 20");
    refused(&["search", "mnk(three,3,3)"], "not a size");
}

#[test]
fn k_longer_than_the_board_is_allowed_and_a_draw() {
    let output = plyground(&["search", "mnk(3,3,4)", "--evaluator", "outcome", "--json"]).output().unwrap();
    let record: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(record["value"], 0);
}

#[test]
fn positions_that_make_no_sense_are_refused() {
    let position =
        |text: &str, expected: &str| refused(&["search", "tic-tac-toe", "--position", text], expected);
    position("X./.../...", "row 1 of the position has 2 cells, not 3");
    position("X../...", "has 2 rows, the board 3");
    position("XXX/XXX/XO.", "7 X and 1 O cannot arise in play");
    position("XXX/OOO/...", "both sides have completed a line");
    position("XQ./.../...", "`Q` means nothing");
    position("", "has 0 cells");
    position("99999999999999999999", "larger than any board");
    refused(&["search", "tic-tac-toe", "--position", "X../.../...", "--to-move", "X"], "cannot be to move");
    refused(&["search", "tic-tac-toe", "--moves", "a1 a1"], "move 2: a1 is taken by X");
    refused(&["search", "tic-tac-toe", "--moves", "a1 z9"], "not on the 3x3 board");
    refused(&["search", "tic-tac-toe", "--moves", "a1 a1", "--to-move", "O"], "move 2: a1 is taken by O");
    refused(&["search", "othello", "--moves", "f5", "--to-move", "X"], "after these moves X is not to move");
}

#[test]
fn what_is_refused_can_be_forced() {
    let args = ["search", "tic-tac-toe", "--position", "XXX/OOO/...", "--allow-unreachable", "--json"];
    plyground(&args).assert().success();
}

#[test]
fn numbers_out_of_range_are_refused() {
    for depth in ["-1", "1000000000", "two", "1.5", ""] {
        refused(&["search", "tic-tac-toe", "--depth", depth], "a depth is a whole number from 0 to 400");
    }
    refused(&["compare", "tic-tac-toe", "--depths", "9..1"], "goes upwards");
    refused(&["search", "tic-tac-toe", "--nodes", "0"], "above 0");
    refused(&["search", "tic-tac-toe", "--time", "-3"], "seconds above 0");
    refused(&["play", "tic-tac-toe", "--level", "11"], "from 1 to 10");
    refused(&["watch", "tic-tac-toe", "--first", "alpha-beta depth=401"], "from 0 to 400");
    refused(&["perft", "tic-tac-toe", "--depth", "-2"], "a depth is a whole number");
}

#[test]
fn limits_are_told_in_words() {
    for number in ["3", "21", "x", "99999999999999999999"] {
        refused(&["analyse", "gomoku", "--size", number], "a whole number from 5 to 20");
        refused(&["solve", "gomoku", "--width", number, "--height", "9"], "a whole number from 5 to 20");
        refused(&["match", "--size", number], "a whole number from 5 to 20");
    }
    refused(&["analyse", "gomoku", "--threads", "0"], "a whole number from 1 to 256");
    refused(&["analyse", "gomoku", "--ply", "x"], "a whole number from 0 to 400");
    refused(&["bench", "--depth", "41"], "a whole number from 1 to 40");
    refused(&["play", "gomoku", "--seed", "x"], "a whole number from 0 to");
    refused(&["match", "--games", "0"], "a whole number from 1 to 1000000");
    refused(&["match", "--draw-after", "many"], "a whole number from 1 to 400");
    let output = plyground(&["bench", "--depth", "0", "--lang", "pl"]).output().unwrap();
    let message = String::from_utf8(output.stderr).unwrap();
    assert!(message.contains("liczba całkowita od 1 do 40"), "{message}");
}

#[test]
fn files_that_are_missing_or_broken_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    refused(&["search", "explicit(@no-such-file)"], "cannot read no-such-file");
    refused(&["play", "--resume", "no-such-file"], "cannot read no-such-file");
    refused(&["search", "gomoku", "--weights", "no-such-file"], "cannot read no-such-file");

    let cut_off = file("game.json", r#"{"format": "plyground-game", "version": 1, "game": "tic-t"#);
    refused(&["play", "--resume", &cut_off], "it may be cut off");
    let foreign = file("other.json", "[1, 2, 3]");
    refused(&["play", "--resume", &foreign], "not a saved game");

    let taken = file("taken.json", "a game that somebody wants to keep");
    refused(&["play", "tic-tac-toe", "--save", &taken], "--resume");
    refused(&["play", "tic-tac-toe", "--save", "/no/such/folder/game.json"], "cannot save");

    let weights = file("weights.toml", "[white]\nfive = \"much\"\n");
    refused(
        &["search", "gomoku", "--weights", &weights, "--depth", "1"],
        "`white.five` must be a whole number",
    );
    let tree = file("tree.txt", "[1,[2,");
    refused(&["search", &format!("explicit(@{tree})")], "cannot be read at character 7");
}

#[test]
fn a_game_does_not_begin_before_every_name_is_known() {
    refused(&["play", "tic-tac-toe", "--evaluator", "outcme"], "did you mean `outcome`?");
    refused(&["play", "tic-tac-toe", "--evaluator", "pattern-ladder"], "five in a row");
    refused(&["play", "tic-tac-toe", "--mutation", "leaf-for-mover"], "--algorithm minimax");
    refused(&["watch", "tic-tac-toe", "--first", "alpha-beta evaluator=foo"], "there is no evaluator `foo`");
    refused(&["play", "explicit(-)"], "explicit(@FILE)");
    refused(&["play", "mnk(5,5,5,misere)", "--evaluator", "pattern-ladder"], "which lose here");
}

#[test]
fn requests_that_contradict_themselves_are_refused() {
    refused(&["search"], "name a game");
    refused(&["play", "--resume", "game.json", "--level", "3"], "cannot be used with");
    refused(&["compare", "tic-tac-toe", "--mutation", "gaps-count"], "line-powers");
    refused(&["search", "tic-tac-toe", "--as-printed"], "--preset");
    refused(&["search", "tic-tac-toe", "--evaluator", "pattern-ladder"], "five in a row");
    refused(&["search", "tic-tac-toe", "--evaluator", "line-powers"], "5x5");
    refused(&["search", "tic-tac-toe", "--mutation", "leaf-for-mover"], "--algorithm minimax");
    refused(&["search", "tic-tac-toe", "--mutation", "gaps-count"], "line-powers");
    refused(&["search", "explicit([1,2])", "--position", "X"], "the tree cannot be read at character 1");
    refused(&["search", "explicit([1,2])", "--mutation", "global-game"], "changes the game mnk");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_no_answer() {
    let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let program = assert_cmd::cargo::cargo_bin!("plyground");
    let output = std::process::Command::new(program)
        .args(["why", "a1", "tic-tac-toe", "--depth", "2"])
        .env("LC_ALL", "C")
        .stdout(full)
        .output()
        .unwrap();
    // 1 would mean that the answer is no.
    assert_eq!(output.status.code(), Some(2), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(!output.stderr.is_empty());
}
