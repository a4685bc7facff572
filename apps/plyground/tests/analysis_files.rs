//! `plyground analyse` and `solve` with `--out`: the files can be read again, by them and by other programs.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use std::fs;
use std::path::Path;
use std::process::Output;

use assert_cmd::cargo::cargo_bin_cmd;
use plyground_gomoku::Rule;
use plyground_gomoku::record::{Rows, read_psq, read_sgf, write_cells};
use serde_json::Value;

fn run(command: &str, args: &[&str]) -> Output {
    let mut program = cargo_bin_cmd!("plyground");
    program.env("LC_ALL", "C").args([command, "gomoku", "--json"]).args(args).write_stdin("");
    program.output().unwrap()
}

/// The JSON output of a command that must succeed.
#[track_caller]
fn answer(command: &str, args: &[&str]) -> Value {
    let output = run(command, args);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

fn joined(cells: &Value) -> String {
    cells.as_array().unwrap().iter().map(|cell| cell.as_str().unwrap()).collect()
}

const SEARCH: [&str; 6] = ["--depth", "4", "--multi-pv", "2", "--memory", "4"];

#[test]
fn every_form_brings_the_position_and_its_lines() {
    let folder = tempfile::tempdir().unwrap();
    let place = |name: &str| folder.path().join(name).display().to_string();
    let game = ["--moves", "h8 i9 j10 i7", "--rule", "standard", "--size", "19"];
    for name in ["a.sgf", "a.psq", "a.TXT"] {
        let path = place(name);
        let found = answer("analyse", &[&game[..], &SEARCH, &["--out", &path]].concat());
        let text = fs::read_to_string(&path).unwrap();
        let lines = found["lines"].as_array().unwrap();
        assert_eq!(lines.len(), 2);
        let again = ["--file", &path, "--ply", "4"];
        let read = answer("analyse", &[&again[..], &SEARCH].concat());
        for field in ["lines", "rule", "width", "stones", "to_move"] {
            assert_eq!(read[field], found[field], "{name}: {field}");
        }
        for (number, line) in (1..).zip(lines) {
            let remark = format!("{number}. {:+}, depth 4", line["score"].as_i64().unwrap());
            assert!(text.contains(&remark), "{name} should say {remark}: {text}");
            assert!(name == "a.sgf" || text.contains(&joined(&line["pv"])), "{text}");
        }
    }
    let sgf = fs::read_to_string(place("a.sgf")).unwrap();
    assert_eq!(sgf.matches("\n(;B[").count(), 2, "each line is a variation of black's: {sgf}");
    let psq = read_psq(&fs::read_to_string(place("a.psq")).unwrap()).unwrap();
    assert_eq!((psq.moves.len(), psq.rule), (4, Some(Rule::Standard)), "lines are no moves of the game");
}

#[test]
fn a_list_of_moves_says_how_it_is_to_be_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.txt").display().to_string();
    let game = ["--moves", "h1 i2 j1", "--rule", "caro", "--width", "12", "--height", "9"];
    let found =
        answer("analyse", &[&game[..], &SEARCH, &["--rows", "top", "--out", &path, "--lang", "ru"]].concat());
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.starts_with("# 12x9, caro, rows from the top\nh1i2j1\n# "), "{text}");
    // Cells are named by the reader's numbering of rows: the same cell from the other end.
    for (rows, best) in [("top", found["best"].clone()), ("bottom", mirrored(&found["best"]))] {
        let read = answer("analyse", &[&["--file", &path, "--rows", rows][..], &SEARCH].concat());
        let field = |name: &str| (read[name].clone(), found[name].clone());
        for (again, before) in ["rule", "width", "height", "stones", "score"].map(field) {
            assert_eq!(again, before);
        }
        assert_eq!(read["best"], best, "{rows}");
    }
    // Options override the file where possible: the rule, but not the size of the board.
    assert_eq!(
        answer("analyse", &[&["--file", &path, "--rule", "renju"][..], &SEARCH].concat())["rule"],
        "renju"
    );
    let refused = run("analyse", &["--file", &path, "--size", "15"]);
    let complaint = String::from_utf8(refused.stderr).unwrap();
    assert!(
        refused.status.code() == Some(2) && complaint.contains("on 12x9: leave the size out"),
        "{complaint}"
    );
}

/// A cell of the board of nine rows, numbered from the other side.
fn mirrored(cell: &Value) -> Value {
    let (column, row) = cell.as_str().unwrap().split_at(1);
    format!("{column}{}", 10 - row.parse::<u8>().unwrap()).into()
}

#[test]
fn a_win_is_the_main_line_and_names_stay() {
    let folder = tempfile::tempdir().unwrap();
    let place = |name: &str| folder.path().join(name).display().to_string();
    let source = place("game.sgf");
    let moves = ";B[hh];W[aa];B[hi];W[ba];B[hj];W[ca];B[oo];W[da]";
    fs::write(&source, format!("(;GM[4]SZ[15]PB[A \\] b]PW[C]RE[B+]{moves})")).unwrap();
    let won = place("won.sgf");
    let found = answer("solve", &["--file", &source, "--ply", "6", "--out", &won]);
    let read = read_sgf(&fs::read_to_string(&won).unwrap()).unwrap().swap_remove(0);
    assert_eq!((read.players[0].as_str(), read.result), ("A ] b", None), "the game is not over there");
    let line = write_cells(read.moves[6..].iter().map(|turn| turn.cell), 15, Rows::FromBottom);
    assert_eq!(line, joined(&found["line"]));
    assert!(read.moves[6].comment.starts_with("win by fours in"), "{}", read.moves[6].comment);
    assert_eq!(read.remark, read.moves[6].comment, "the verdict is said of the game, too");
    assert!(read.board(Rule::Freestyle).unwrap().outcome().is_some(), "the line is played to its end");
    // No win is an answer too.
    let none = place("none.psq");
    assert_eq!(run("solve", &["--moves", "h8 a1", "--out", &none]).status.code(), Some(1));
    assert!(fs::read_to_string(&none).unwrap().contains("; verdict no win by"));
}

#[test]
fn stones_in_no_order_are_set_up_with_the_side_to_move() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.sgf").display().to_string();
    let stones = ["--black", "h8 h9", "--white", "i9 a1 b5", "--to-move", "white"];
    let found = answer("analyse", &[&stones[..], &SEARCH, &["--out", &path]].concat());
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.contains("AB[hh][hg]AW[ig][ao][bk]PL[W]"), "{text}");
    let read = answer("analyse", &[&["--file", &path, "--ply", "0"][..], &SEARCH].concat());
    for field in ["lines", "stones", "to_move"] {
        assert_eq!(read[field], found[field], "{field}");
    }
    // Moves played from there stay moves.
    let (further, copy) = (path.clone(), folder.path().join("copy.sgf").display().to_string());
    let read =
        answer("analyse", &[&["--file", &further, "--ply", "2", "--out", &copy][..], &SEARCH].concat());
    assert_eq!((&read["stones"], &read["to_move"]), (&7.into(), &"white".into()));
    let back = answer("analyse", &[&["--file", &copy, "--ply", "0"][..], &SEARCH].concat());
    assert_eq!(back["lines"], found["lines"]);
    for name in ["a.psq", "a.txt"] {
        let path = folder.path().join(name);
        let output = run("analyse", &[&stones[..], &["--out", path.to_str().unwrap()]].concat());
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.code() == Some(2) && complaint.contains("write .sgf"), "{complaint}");
        assert!(!path.exists());
    }
    // If they could have been played in turn, every format has them.
    let path = folder.path().join("b.txt").display().to_string();
    answer("analyse", &[&["--black", "h8 h9", "--white", "i9", "--out", &path][..], &SEARCH].concat());
    assert!(fs::read_to_string(&path).unwrap().contains("\nh8i9h9\n"));
}

#[test]
fn names_in_any_encoding_and_strange_rules_are_no_reason_to_refuse_a_game() {
    let folder = tempfile::tempdir().unwrap();
    let sgf = b"(;GM[4]SZ[15]RU[Swap 7]PB[Nov\xe1k]PW[\xcf]AB[hh][hg][if]AW[gh]PL[W])";
    let psq = b"Piskvorky 15x15, 11:11, 0\r\n8,8,0\r\n9,7,0\r\nNov\xe1k\r\n\xcf\r\n0\r\n";
    for (name, bytes, stones, side) in [("a.sgf", &sgf[..], 4, "white"), ("a.psq", &psq[..], 2, "black")] {
        let path = folder.path().join(name);
        fs::write(&path, bytes).unwrap();
        let output = run("analyse", &[&["--file", path.to_str().unwrap()][..], &SEARCH].concat());
        let noted = String::from_utf8(output.stderr).unwrap();
        let found: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!((&found["stones"], &found["to_move"]), (&stones.into(), &side.into()), "{name}");
        assert_eq!(noted.contains("`Swap 7`"), name == "a.sgf", "{noted}");
    }
}

#[test]
fn what_cannot_be_written_is_refused_before_the_search() {
    for (path, why) in [("a.pdf", ".sgf, .psq or .txt"), ("-", ".sgf"), ("no/such/folder/a.sgf", "a.sgf")] {
        for command in ["analyse", "solve"] {
            let output = run(command, &["--moves", "h8", "--out", path]);
            let complaint = String::from_utf8(output.stderr).unwrap();
            assert_eq!(output.status.code(), Some(2), "{complaint}");
            assert!(complaint.contains(why) && output.stdout.is_empty(), "{complaint}");
            assert!(!Path::new(path).exists());
        }
    }
}
