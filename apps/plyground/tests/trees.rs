//! `plyground tree` as a script uses it.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use std::fs;
use std::path::Path;
use std::process::Output;

use assert_cmd::cargo::cargo_bin_cmd;
use plyground_lab::record::record;
use plyground_lab::trace;
use plyground_registry::{Algorithm, SearchTask, open};
use serde_json::Value;

const LECTURE: &str = "explicit([[3,12,8],[2,4,6],[14,5,2]])";

fn tree(folder: &Path, args: &[&str]) -> Output {
    let mut command = cargo_bin_cmd!("plyground");
    command.current_dir(folder).env("LC_ALL", "C").env_remove("LANGUAGE").arg("tree").args(args);
    command.output().unwrap()
}

fn out(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// A one-line message and exit code 2.
fn complaint(output: &Output) -> String {
    let text = String::from_utf8(output.stderr.clone()).unwrap();
    assert_eq!(output.status.code(), Some(2), "{text}");
    assert_eq!(text.lines().count(), 1, "{text}");
    assert!(output.stdout.is_empty());
    text
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
    let mut names: Vec<String> = entries.map(|name| name.into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn a_picture_has_the_title_that_it_is_given_and_no_list_that_is_cut_off() {
    let folder = tempfile::tempdir().unwrap();
    let long = "explicit([[[3,17],[2,12]],[[15],[25,0]],[[2,5],[3]],[[2,14],[1,9]]])";
    assert!(out(&tree(folder.path(), &[long])).contains("on written tree, 3 plies deep"));
    let titled = out(&tree(folder.path(), &[long, "--title", "Task 4", "--svg", "-"]));
    assert!(titled.contains("<title>Task 4</title>") && !titled.contains("written tree"), "{titled}");
}

#[test]
fn without_a_wish_the_tree_is_told_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let text = out(&tree(folder.path(), &[LECTURE]));
    assert!(text.contains("11 positions visited, of 13 that minimax visits."), "{text}");
    assert!(text.contains("2 positions never visited"), "{text}");
    assert!(
        text.contains(
            "Cut: MAX already has the value 3 from branch 1, and MIN can hold the value here to 2."
        ),
        "{text}"
    );
    assert!(!text.contains(['│', '├', '└']), "words carry everything");
    assert_eq!(text, out(&tree(folder.path(), &[LECTURE, "--text"])));
    assert!(names(folder.path()).is_empty());
}

#[test]
fn every_kind_of_file_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let args = [LECTURE, "--svg", "t.svg", "--png", "t.png", "--tikz", "t.tex", "--dot", "t.dot"];
    assert_eq!(out(&tree(folder.path(), &args)), "", "data only where it is asked for");
    assert_eq!(names(folder.path()), ["t.dot", "t.png", "t.svg", "t.tex"]);
    let start = |name: &str| fs::read(folder.path().join(name)).unwrap()[..8].to_vec();
    assert_eq!(start("t.svg")[..4], *b"<svg");
    assert_eq!(start("t.png"), *b"\x89PNG\r\n\x1a\n");
    assert!(fs::read_to_string(folder.path().join("t.tex")).unwrap().contains("\\begin{tikzpicture}"));
    let dot = out(&tree(folder.path(), &[LECTURE, "--dot", "-"]));
    assert_eq!(dot, fs::read_to_string(folder.path().join("t.dot")).unwrap());
}

#[test]
fn a_film_is_a_folder_of_steps() {
    let folder = tempfile::tempdir().unwrap();
    out(&tree(folder.path(), &[LECTURE, "--steps", "film"]));
    let film = folder.path().join("film");
    assert_eq!(names(&film).len(), 16 + 1);
    assert!(film.join("step-016.svg").exists() && film.join("film.svg").exists());
    // A shorter one replaces a longer one, and reports what it leaves out.
    let shorter = tree(folder.path(), &[LECTURE, "--steps", "film", "--most-steps", "5"]);
    out(&shorter);
    assert_eq!(names(&film).len(), 5 + 1);
    let said = String::from_utf8(shorter.stderr).unwrap();
    assert!(said.contains("11 steps before the last one are left out: --most-steps 16"), "{said}");
}

#[test]
fn a_trace_is_drawn_like_the_search_itself() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = open("tic-tac-toe").unwrap();
    for text in ["b2", "a1", "c3"] {
        session.play(text).unwrap();
    }
    let task = SearchTask { depth: Some(3), ..SearchTask::new(Algorithm::NegaScout) };
    let (_, recorded) = record(&*session, &task, "plyground", 1_000_000).unwrap();
    fs::write(folder.path().join("t.jsonl"), trace::write(&recorded)).unwrap();
    let from_trace = out(&tree(folder.path(), &["--trace", "t.jsonl", "--all", "--svg", "-"]));
    let args = ["tic-tac-toe", "--moves", "b2 a1 c3", "--algorithm", "negascout", "--depth", "3"];
    let live = out(&tree(folder.path(), &[&args[..], &["--all", "--svg", "-"]].concat()));
    assert!(from_trace == live);
    let broken = trace::write(&recorded).replacen("\"enter\"", "\"entre\"", 1);
    fs::write(folder.path().join("b.jsonl"), broken).unwrap();
    let why = complaint(&tree(folder.path(), &["--trace", "b.jsonl", "--svg", "b.svg"]));
    assert!(why.contains("b.jsonl") && why.contains("line 2"), "{why}");
    assert!(!folder.path().join("b.svg").exists());
    complaint(&tree(folder.path(), &["--trace", "t.jsonl", "--depth", "3"]));
}

#[test]
fn large_trees_are_cut_down_unless_asked() {
    let folder = tempfile::tempdir().unwrap();
    let cards = |args: &[&str]| {
        let all = [&["tic-tac-toe", "--depth", "3", "--json"], args].concat();
        let record: Value = serde_json::from_str(&out(&tree(folder.path(), &all))).unwrap();
        assert_eq!((&record["visits"], &record["minimax"]), (&163.into(), &586.into()));
        record["picture"]["cards"].as_array().unwrap().len()
    };
    assert!((20..=64).contains(&cards(&[])));
    assert!(cards(&["--most", "20"]) <= 20);
    assert!(cards(&["--all"]) > 163);
}

#[test]
fn what_cannot_be_written_is_one_line_and_nothing_is_left_behind() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("file"), "").unwrap();
    for args in [
        ["--svg", "missing/t.svg"],
        ["--png", "."],
        ["--tikz", "file/t.tex"],
        ["--steps", "file"],
        ["--steps", "file/steps"],
    ] {
        let why = complaint(&tree(folder.path(), &[&[LECTURE, "--dot", "good.dot"], &args[..]].concat()));
        assert!(why.contains("cannot write"), "{why}");
        assert_eq!(names(folder.path()), ["file"], "{args:?}");
    }
}

#[test]
fn a_game_that_is_over_has_no_tree() {
    let folder = tempfile::tempdir().unwrap();
    for args in [&["tic-tac-toe", "--position", "XXX/OO./..."][..], &["explicit(5)"]] {
        let why = complaint(&tree(folder.path(), &[args, &["--svg", "t.svg"]].concat()));
        assert!(why.contains("over"), "{why}");
    }
    for args in [&["tic-tac-toe", "--most", "0"][..], &["tic-tac-toe", "--most", "5", "--all"], &[]] {
        complaint(&tree(folder.path(), args));
    }
    assert!(names(folder.path()).is_empty());
}
