//! `plyground ideas` and `plyground solve`: the figures, the files, and invalid input.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use std::process::Output;

use assert_cmd::cargo::cargo_bin_cmd;
use serde_json::Value;

fn run(args: &[&str]) -> Output {
    cargo_bin_cmd!("plyground").args(args).env("LANG", "C").output().unwrap()
}

fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn json(args: &[&str]) -> Value {
    let output = run(&[args, &["--json"]].concat());
    serde_json::from_slice(&output.stdout).unwrap_or_else(|why| panic!("{args:?}: {why}, {output:?}"))
}

#[test]
fn every_idea_has_its_price() {
    let list = json(&[
        "ideas",
        "tic-tac-toe",
        "--depth",
        "9",
        "--positions",
        "1",
        "--no-time",
        "--evaluator",
        "outcome",
    ]);
    let nodes = |idea: &str| {
        let row = list["rows"].as_array().unwrap().iter().find(|row| row["idea"] == idea);
        row.unwrap_or_else(|| panic!("{idea} is missing: {list}"))["nodes"].as_u64().unwrap()
    };
    // The nodes of the whole tree and those of alpha-beta are known figures.
    assert_eq!((nodes("minimax"), nodes("alpha-beta")), (549_946, 18_297));
    assert!(nodes("table") < 5_478 && nodes("symmetry") < nodes("table"));
    assert!(list["is_whole"] == true);
    let again = run(&["ideas", "tic-tac-toe", "--depth", "5", "--no-time"]);
    assert_eq!(text(&again), text(&run(&["ideas", "tic-tac-toe", "--depth", "5", "--no-time"])));
    assert!(text(&again).contains("All searches found the same values."), "{again:?}");
}

#[test]
fn a_game_with_extra_turns_is_priced_without_the_negamax_family() {
    let list = json(&["ideas", "dots-and-boxes(2,1)", "--depth", "4", "--no-time"]);
    let ideas: Vec<&str> =
        list["rows"].as_array().unwrap().iter().map(|row| row["idea"].as_str().unwrap()).collect();
    assert!(ideas.contains(&"alpha-beta") && !ideas.contains(&"negascout"), "{ideas:?}");
}

#[test]
fn the_price_list_is_a_page_and_a_picture() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).display().to_string();
    let (html, svg, png) = (file("ideas.html"), file("ideas.svg"), file("ideas.png"));
    let output = run(&[
        "ideas",
        "tic-tac-toe",
        "--depth",
        "4",
        "--html",
        &html,
        "--svg",
        &svg,
        "--png",
        &png,
        "--lang",
        "uk",
    ]);
    assert!(output.status.success(), "{output:?}");
    let page = std::fs::read_to_string(html).unwrap();
    assert!(page.contains("<svg") && page.contains("таблиця перестановок"), "{page}");
    assert!(std::fs::read_to_string(svg).unwrap().contains("мінімакс"));
    assert_eq!(&std::fs::read(png).unwrap()[1..4], b"PNG");
}

#[test]
fn wrong_questions_get_an_answer() {
    for args in [
        &["ideas", "no-such-game"][..],
        &["ideas", "tic-tac-toe", "--moves", "a1 b1 a2 b2 a3"],
        &["ideas", "tic-tac-toe", "--threads", "0"],
        &["ideas", "tic-tac-toe", "--threads", "10000"],
        &["ideas", "tic-tac-toe", "--table", "-1"],
        &["ideas", "tic-tac-toe", "--svg", "picture.png"],
        &["solve", "no-such-game"],
        &["solve", "tic-tac-toe", "--memory", "0"],
        &["solve", "tic-tac-toe", "--time", "0"],
        &["solve", "tic-tac-toe", "--nodes", "0"],
        &["solve", "tic-tac-toe", "--black", "a1"],
        &["solve", "gomoku", "--each"],
        &["solve", "gomoku", "--threads", "2"],
        &["solve", "othello(4)", "--threads", "0"],
        &["solve", "othello(4)", "--threads", "257"],
        &["solve", "othello(4)", "--threads", "2", "--method", "search"],
        &["solve", "connect(4,4,4)", "--threads", "2"],
        &["search", "tic-tac-toe", "--algorithm", "pvs", "--threads", "0"],
        &["search", "dots-and-boxes", "--algorithm", "negamax"],
        &["search", "tic-tac-toe", "--algorithm", "quiescence"],
        &["search", "tic-tac-toe", "--algorithm", "pvs", "--convention", "fail-hard"],
        &["tree", "tic-tac-toe", "--algorithm", "pvs"],
    ] {
        let output = run(args);
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {said}");
        assert!(!said.trim().is_empty() && !said.contains("panicked"), "{args:?}: {said}");
    }
    // A table of size 0 stores nothing, and the value is the same.
    let value = |table: &str| {
        json(&["search", "tic-tac-toe", "--algorithm", "pvs", "--depth", "9", "--table", table])["value"]
            .clone()
    };
    assert_eq!(value("0"), value("100000"));
}

#[test]
fn a_position_is_solved_or_unknown() {
    let exact = json(&["solve", "connect(4,4,4)", "--each"]);
    assert_eq!((&exact["result"], &exact["score"]), (&"draw".into(), &0.into()));
    assert_eq!(exact["moves"].as_array().unwrap().len(), 4);
    let unknown = run(&["solve", "connect-four", "--nodes", "1000"]);
    assert_eq!(unknown.status.code(), Some(3), "{unknown:?}");
    assert!(text(&unknown).starts_with("unknown: the nodes were used up"), "{unknown:?}");
    for threads in ["1", "3"] {
        let shown = text(&run(&["solve", "othello(4)", "--threads", threads]));
        assert!(shown.starts_with("O wins; score for X: -8\nbest play: "), "{shown}");
    }
    let proof = json(&["solve", "nim(1,2,3)", "--method", "proof"]);
    assert_eq!((&proof["result"], &proof["method"]), (&"loss".into(), &"proof".into()));
}

#[test]
fn sides_are_named_as_in_the_other_commands() {
    let position = ["solve", "tic-tac-toe", "--position", "X.O/.X./...", "--to-move"];
    for (side, first) in [("O", "O"), ("o", "O")] {
        assert_eq!(json(&[&position[..], &[side]].concat())["to_move"], first, "{side}");
    }
    let output = run(&["solve", "russian-draughts", "--to-move", "white"]);
    let why = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{why}");
    assert!(why.contains("write --to-move X or --to-move O"), "{why}");
}

#[test]
fn what_no_search_finished_is_not_called_agreement() {
    let folder = tempfile::tempdir().unwrap();
    let (page, picture) = (folder.path().join("ideas.html"), folder.path().join("ideas.png"));
    let names = [&page, &picture].map(|path| path.display().to_string());
    let args =
        ["ideas", "tic-tac-toe", "--nodes", "10", "--no-time", "--html", &names[0], "--png", &names[1]];
    let output = run(&args);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let said = text(&output) + &String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("No search found a value") && !said.contains("the same values"), "{said}");
    // The page is written nevertheless; there is nothing to draw.
    assert!(page.exists() && !picture.exists());
}

#[test]
fn ideas_look_no_deeper_than_a_game_lasts() {
    let list = json(&["ideas", "nim(1,2)", "--no-time", "--positions", "1"]);
    assert_eq!(list["depth"], 3);
}

#[test]
fn the_effort_is_that_of_all_moves() {
    let output = run(&["solve", "connect(4,4,3)", "--each", "--nodes", "1000000"]);
    let moves = json(&["solve", "connect(4,4,3)", "--each", "--nodes", "1000000"]);
    let nodes = |answer: &Value| answer["nodes"].as_u64().unwrap();
    let all = nodes(&moves) + moves["moves"].as_array().unwrap().iter().map(nodes).sum::<u64>();
    assert!(text(&output).contains(&format!("nodes {all} in")), "{all}: {output:?}");
}

#[test]
fn threads_are_for_those_that_have_them() {
    let output =
        run(&["search", "connect-four", "--algorithm", "alpha-beta", "--depth", "3", "--threads", "2"]);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(String::from_utf8_lossy(&output.stderr).contains("--algorithm pvs"), "{output:?}");
}
