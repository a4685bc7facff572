//! `plyground analyse`, `solve` and `bench` as a script uses them.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use std::fs;
use std::process::Output;

use assert_cmd::cargo::cargo_bin_cmd;
use serde_json::Value;

fn run(command: &str, args: &[&str]) -> Output {
    let mut program = cargo_bin_cmd!("plyground");
    program.env("LC_ALL", "C").args([command, "gomoku"]).args(args).write_stdin("");
    program.output().unwrap()
}

#[track_caller]
fn json(output: &Output) -> Value {
    let complaint = String::from_utf8_lossy(&output.stderr);
    serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{error}: {complaint}"))
}

/// An analysis as JSON that must succeed.
#[track_caller]
fn analyse(args: &[&str]) -> Value {
    let output = run("analyse", &[args, &["--memory", "4", "--json"]].concat());
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    json(&output)
}

/// Wrong use: a one-line message, and exit code 2.
#[track_caller]
fn refused(command: &str, args: &[&str], expected: &str) {
    let output = run(command, args);
    let message = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{args:?}: {message}");
    assert_eq!(message.lines().count(), 1, "{args:?}: {message}");
    assert!(message.contains(expected), "{args:?} should say `{expected}`: {message}");
    assert!(output.stdout.is_empty(), "{args:?} printed a result");
}

fn cells(value: &Value) -> Vec<&str> {
    value.as_array().unwrap().iter().map(|cell| cell.as_str().unwrap()).collect()
}

#[test]
fn every_form_of_a_position_is_the_same_position() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, content: &str| {
        let path = folder.path().join(name);
        fs::write(&path, content).unwrap();
        path.display().to_string()
    };
    let sgf = file("a.sgf", "(;GM[4]FF[4]SZ[15]RU[renju];B[hh];W[ig];B[jf];W[ii];B[aa])");
    let psq = file("a.psq", "Piskvorky 15x15, 11:11, 0\n8,8,0\n9,7,0\n10,6,0\n9,9,0\n1,1,0\nA\nB\n0\n");
    let txt = file("a.txt", "# a game\nh8 i9\nj10 i7\n");
    let expected = analyse(&["--moves", "h8 i9 j10 i7", "--depth", "4", "--rule", "renju"]);
    let mut forms: Vec<Vec<&str>> = vec![
        vec!["--moves", "h8i9j10i7"],
        vec!["--moves", "7,7 8,6 9,5 8,8"],
        vec!["--moves", "h8 i7 j6 i9", "--rows", "top"],
        vec!["--black", "j10 h8", "--white", "i7i9"],
        vec!["--black", "7,7 9,5", "--white", "8,6 8,8", "--to-move", "black"],
        vec!["--moves", "h8 i9 j10 i7 a1 b2", "--ply", "4"],
        vec!["--file", &sgf, "--ply", "4"],
        vec!["--file", &psq, "--ply", "4"],
        vec!["--file", &txt],
        vec!["--moves", "h8 i9 j10 i7", "--size", "15"],
        vec!["--moves", "h8 i9 j10 i7", "--width", "15", "--height", "15"],
    ];
    for form in &mut forms {
        form.extend(["--depth", "4", "--rule", "renju"]);
        let found = analyse(form);
        let is_top = form.contains(&"top");
        for field in ["score", "to_move", "rule", "stones", "depth"] {
            assert_eq!(found[field], expected[field], "{form:?}: {field}");
        }
        // Stones without an order have no last move, near which moves would be tried first.
        let ordered = !form.contains(&"--black");
        assert!(!ordered || found["nodes"] == expected["nodes"], "{form:?}");
        assert!(is_top || found["best"] == expected["best"], "{form:?}");
    }
    refused("analyse", &["--file", &file("empty.sgf", " \n")], "empty.sgf is empty");
    // Without `--rule`, the rule of the file applies.
    assert_eq!(analyse(&["--file", &sgf, "--ply", "4", "--depth", "1"])["rule"], "renju");
    assert_eq!(analyse(&["--file", &sgf, "--ply", "4", "--depth", "1", "--rule", "caro"])["rule"], "caro");
    let wide = analyse(&["--width", "20", "--height", "7", "--moves", "t7 a1", "--depth", "1", "--board"]);
    assert_eq!((wide["width"].as_u64(), wide["height"].as_u64()), (Some(20), Some(7)));
    let board = cells(&wide["board"]);
    assert_eq!(board.len(), 8);
    assert!(board[0].starts_with(" 7") && board[0].ends_with('X') && board[6].starts_with(" 1 O"));
}

#[test]
fn an_analysis_has_every_field() {
    let found = analyse(&["--moves", "h8 i9 j10 i7", "--depth", "5", "--multi-pv", "2"]);
    for field in ["depth", "seldepth", "nodes", "nps"] {
        assert!(found[field].as_u64().is_some_and(|number| number > 0), "{field}: {}", found[field]);
    }
    assert!(found["time_s"].as_f64().is_some() && found["score"].is_i64());
    assert_eq!(found["mate"], Value::Null);
    assert_eq!(found["best"], found["lines"][0]["pv"][0]);
    assert_eq!(found["score"], found["lines"][0]["score"]);
    for side in ["black", "white"] {
        for threat in found["threats"][side].as_array().unwrap() {
            for field in ["kind", "cell", "words"] {
                assert!(threat[field].as_str().is_some_and(|text| !text.is_empty()), "{field}");
            }
        }
    }
    let by_nodes = analyse(&["--moves", "h8 i9", "--nodes", "5000"]);
    assert!(by_nodes["nodes"].as_u64().unwrap() <= 5_100 && by_nodes["stopped"] == "node limit");
    // Threats are searched within the limit too.
    let tactical = ["--black", "f8 g8 h9 i10 e6", "--white", "f9 g10 h11 d5 e12", "--to-move", "black"];
    let limited = analyse(&[&tactical[..], &["--nodes", "2000"]].concat());
    assert!(limited["nodes"].as_u64().unwrap() <= 2_100, "{limited}");
    let at_once = analyse(&["--moves", "h8 i9", "--nodes", "1", "--threads", "256"]);
    assert!(at_once["best"].is_string(), "there is a move, however little is allowed");
    let by_time = analyse(&["--moves", "h8 i9", "--time", "0.2", "--threads", "2"]);
    assert_eq!(by_time["stopped"], "time limit");
    assert_eq!(analyse(&["--depth", "2"])["best"], "h8");
}

#[test]
fn several_lines_begin_with_different_moves_and_come_in_order() {
    let found = analyse(&["--moves", "h8 i9 j10 i7 g6", "--depth", "6", "--multi-pv", "5"]);
    let lines = found["lines"].as_array().unwrap();
    assert_eq!(lines.len(), 5);
    let mut firsts: Vec<&str> = lines.iter().map(|line| line["pv"][0].as_str().unwrap()).collect();
    let scores: Vec<i64> = lines.iter().map(|line| line["score"].as_i64().unwrap()).collect();
    assert!(scores.is_sorted_by(|a, b| a >= b), "{scores:?}");
    firsts.sort_unstable();
    firsts.dedup();
    assert_eq!(firsts.len(), 5, "{firsts:?}");
    // Only one move stops the five, so there is only one line.
    let forced =
        analyse(&["--black", "f8 g8 h8 i8", "--white", "e8 a1 a2", "--depth", "4", "--multi-pv", "5"]);
    assert_eq!(forced["lines"].as_array().unwrap().len(), 1);
    assert_eq!(forced["best"], "j8");
}

#[test]
fn wins_and_losses_are_reported_with_their_distance_and_a_line_to_the_end() {
    for rule in ["freestyle", "standard", "renju", "caro"] {
        for (black, white, to_move, mate) in [
            // A four that was not stopped.
            ("f8 g8 h8 i8", "e8 a1 c2 e1", "black", 1),
            // An open three.
            ("f8 g8 h8", "a1 c2 e1", "black", 3),
            // A four and a three together.
            ("f8 g8 h8 i6 i7", "e8 a1 c2 e1 a15", "black", 5),
            // An open four of the opponent.
            ("f8 g8 h8 i8", "a1 c2 e1", "white", -2),
            // Two fours that cannot both be stopped: five follows every reply.
            ("a1 c1 e1 g1", "f8 g8 h8 i8 f12", "black", -2),
        ] {
            let args = ["--rule", rule, "--black", black, "--white", white, "--to-move", to_move];
            let found = analyse(&[&args[..], &["--depth", "6"]].concat());
            assert_eq!(found["mate"], mate, "{rule}: {black} / {white}: {found}");
            let line = &found["lines"][0];
            assert_eq!(line["mate"], mate);
            assert_eq!(cells(&line["pv"]).len() as i64, i64::from(mate).abs(), "{rule}");
            assert_eq!(line["score"].as_i64().unwrap() > 20_000, mate > 0);
            // The position after the line is finished: another analysis is refused.
            let me: Vec<&str> = cells(&line["pv"]).into_iter().step_by(2).collect();
            let you: Vec<&str> = cells(&line["pv"]).into_iter().skip(1).step_by(2).collect();
            let (black_more, white_more) = if to_move == "black" { (me, you) } else { (you, me) };
            let black = format!("{black} {}", black_more.join(" "));
            let white = format!("{white} {}", white_more.join(" "));
            let args = ["--rule", rule, "--black", &black, "--white", &white, "--to-move", "black"];
            refused("analyse", &args, "has won already");
        }
    }
}

#[test]
fn any_other_game_is_analysed_in_its_own_notation() {
    let other = |args: &[&str]| {
        let mut program = cargo_bin_cmd!("plyground");
        program.env("LC_ALL", "C").arg("analyse").args(args).output().unwrap()
    };
    // Three in a column are stopped by one move only.
    let found =
        json(&other(&["connect-four", "--moves", "4 1 4 1 4", "--depth", "5", "--multi-pv", "7", "--json"]));
    assert_eq!((&found["best"], found["lines"].as_array().unwrap().len()), (&"4".into(), 7), "{found}");
    assert_eq!((&found["lines"][6]["result"], &found["lines"][6]["mate"]), (&"loss".into(), &(-2).into()));
    let text = other(&["tic-tac-toe", "--moves", "b2 a2", "--board"]);
    let text = String::from_utf8(text.stdout).unwrap();
    assert!(text.contains("tic-tac-toe, X to move") && text.contains(" 1. wins in 5"), "{text}");
    // The engine has searched to the depth; no exhaustive search to the same depth follows.
    let found = json(&other(&["renju", "--moves", "h8 i9 i7", "--depth", "4", "--threads", "1", "--json"]));
    assert_eq!((&found["depth"], &found["stopped"]), (&4.into(), &Value::Null), "{found}");
    assert!(found["nodes"].as_u64().unwrap() < 100_000, "{found}");
    for (args, expected) in [
        (&["tic-tac-toe", "--rule", "renju"][..], "for gomoku alone"),
        (&["tic-tac-toe", "--memory", "4"], "for gomoku alone"),
        (&["tic-tac-toe", "--threads", "2"], "leave --threads out"),
        (&["tic-tac-toe", "--position", "XXX/OO./..."], "the game is over"),
        (&["tic-tac-toe", "--to-move", "black"], "--to-move X"),
        (&["gomoku", "--position", "15/15"], "--position is not for gomoku"),
        (&["chess"], "there is no game `chess`"),
    ] {
        let output = other(args);
        let message = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), message.lines().count()), (Some(2), 1), "{args:?}: {message}");
        assert!(message.contains(expected), "{args:?}: {message}");
    }
}

/// The cells of a side's threats of one kind.
fn threats<'a>(found: &'a Value, side: &str, kind: &str) -> Vec<&'a str> {
    let all = found["threats"][side].as_array().unwrap().iter();
    let mut cells: Vec<&str> =
        all.filter(|threat| threat["kind"] == kind).map(|threat| threat["cell"].as_str().unwrap()).collect();
    cells.sort_unstable();
    cells
}

#[test]
fn threats_are_named_by_the_rule() {
    let position = |rule: &str, black: &str, white: &str| {
        analyse(&["--rule", rule, "--black", black, "--white", white, "--to-move", "white", "--depth", "1"])
    };
    let found = position("freestyle", "f8 g8 h8", "a1 a2");
    assert_eq!(threats(&found, "black", "open-four"), ["e8", "i8"]);
    assert_eq!(threats(&found, "black", "four"), ["d8", "j8"]);
    assert!(found["threats"]["white"].as_array().unwrap().is_empty());
    assert_eq!(found["threats"]["black"][0]["words"], "black: open four at e8");
    // Six in a row: a win, nothing, forbidden.
    let row = "c8 d8 e8 g8 h8";
    assert_eq!(threats(&position("freestyle", row, "a1"), "black", "five"), ["b8", "f8"][1..]);
    assert_eq!(threats(&position("standard", row, "a1"), "black", "overline"), ["f8"]);
    assert_eq!(threats(&position("renju", row, "a1"), "black", "forbidden-overline"), ["f8"]);
    let crossing = position("renju", "g8 h8 i9 i10", "a1");
    assert_eq!(threats(&crossing, "black", "forbidden-two-threes"), ["i8"]);
    assert_eq!(threats(&position("freestyle", "g8 h8 i9 i10", "a1"), "black", "two-threes"), ["i8"]);
    let fours = position("renju", "f8 g8 h8 i9 i10 i11", "e8 i12 a1");
    assert_eq!(threats(&fours, "black", "forbidden-two-fours"), ["i8"]);
    // Five between two stones.
    let closed = position("caro", "d8 e8 f8 g8", "c8 i8");
    assert_eq!(threats(&closed, "black", "closed-five"), ["h8"]);
    let stands = position("caro", "d8 e8 f8 g8 h8", "c8 i8");
    assert!(stands["unwon"][0].as_str().unwrap().contains("d8-h8 did not win: five in a row"));
}

#[test]
fn it_says_why_a_move_is_not_the_one() {
    let why = |args: &[&str]| analyse(&[args, &["--depth", "6"]].concat())["why"].clone();
    let renju = ["--rule", "renju", "--black", "g8 h8 i9 i10", "--white", "a1 a3 a5 a7", "--why", "i8"];
    let forbidden = why(&renju);
    assert_eq!(forbidden["legal"], false);
    assert!(forbidden["words"].as_str().unwrap().contains("forbidden (two open threes at once)"));
    let taken = why(&["--moves", "h8 i9", "--why", "i9"]);
    assert!(taken["words"].as_str().unwrap().contains("there is a stone already, white"));
    let best = why(&["--black", "f8 g8 h8 i8", "--white", "a1 a3 a5 a7", "--why", "4,7"]);
    assert!(best["legal"] == true && best["mate"] == 1, "{best}");
    let slow = why(&["--black", "f8 g8 h8", "--white", "f12 g12 h12", "--why", "a1"]);
    assert!(slow["mate"] == -4 && slow["words"].as_str().unwrap().contains("loses in 4"), "{slow}");
    let six =
        why(&["--rule", "standard", "--black", "c8 d8 e8 g8 h8", "--white", "a1 a3 a5 a7 a9", "--why", "f8"]);
    assert!(six["words"].as_str().unwrap().contains("exactly five"), "{six}");
}

#[test]
fn people_get_lines_and_progress() {
    let output = run("analyse", &["--moves", "h8 i9 j10 i7", "--depth", "4", "--board", "--multi-pv", "2"]);
    let text = String::from_utf8(output.stdout).unwrap();
    let progress = String::from_utf8(output.stderr).unwrap();
    assert_eq!(progress.lines().filter(|line| line.starts_with("depth ")).count(), 4, "{progress}");
    for part in ["15 . .", " a b c", "15x15, freestyle, to move: black", " 1. ", " 2. ", "depth 4", "white:"]
    {
        assert!(text.contains(part), "{part}: {text}");
    }
    let russian = cargo_bin_cmd!("plyground")
        .args([
            "analyse", "gomoku", "--lang", "ru", "--black", "f8 g8 h8", "--white", "a1 a3 a5", "--depth", "3",
        ])
        .output()
        .unwrap();
    assert!(String::from_utf8_lossy(&russian.stdout).contains("чёрные: открытая четвёрка на"));
}

#[test]
fn what_is_no_position_is_refused_in_a_line() {
    for (args, expected) in [
        (&["--moves", "h8 h8"][..], "has a stone already"),
        (&["--black", "h8", "--white", "h8"], "two stones on h8"),
        (&["--moves", "p8"], "`p8` is not on the 15x15 board"),
        (&["--moves", "15,0"], "columns are 0-14"),
        (&["--size", "9", "--black", "h8 k1"], "`k1` is not on the 9x9 board"),
        (&["--moves", "hello"], "is not a cell"),
        (&["--moves", "a1 a2 b1 b2 c1 c2 d1 d2 e1"], "--ply 8 of 9"),
        (&["--moves", "a1 a2 b1 b2 c1 c2 d1 d2 e1 e2"], "the game was over before it"),
        (&["--black", "a1 b1 c1 d1 e1", "--to-move", "white"], "black has won already"),
        (&["--black", "a1 b1 c1"], "--to-move black"),
        (&["--moves", "h8", "--ply", "2"], "the last move of the game is 1"),
        (&["--size", "3"], "3"),
        (&["--width", "9"], "--height"),
        (&["--rule", "chess"], "choose freestyle, standard, renju or caro"),
        (&["--file", "/no/such/file.sgf"], "file.sgf"),
        (&["--time", "x"], "x"),
        (&["--depth", "0"], "0"),
        (&["--multi-pv", "0"], "0"),
        (&["--memory", "65537"], "65537"),
        (&["--why", "zz"], "is not a cell"),
        (&["--why", "h8i9"], "is not one cell"),
        (&["--moves", "h8", "--black", "h9"], "--black"),
    ] {
        refused("analyse", args, expected);
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.sgf");
    fs::write(&path, "(;GM[4]SZ[19];B[aa];W[zz])").unwrap();
    refused("analyse", &["--file", path.to_str().unwrap()], "not a cell");
    fs::write(&path, "(;GM[4]SZ[19];B[aa])").unwrap();
    refused("analyse", &["--file", path.to_str().unwrap(), "--size", "15"], "19x19");
    // Black stones where renju forbids them are no mistake.
    analyse(&[
        "--rule",
        "renju",
        "--black",
        "g8 h8 i8 i9 i10",
        "--white",
        "a1 a3",
        "--to-move",
        "white",
        "--depth",
        "1",
    ]);
}

#[test]
fn solving_says_win_no_win_or_unknown_by_its_exit_code() {
    let solve = |args: &[&str]| {
        let output = run("solve", &[args, &["--json"]].concat());
        (output.status.code(), json(&output))
    };
    let (code, win) = solve(&["--black", "f8 g8 h8 i6 i7", "--white", "e8 a1 c2 e1 a15", "--verify"]);
    assert_eq!((code, &win["result"], &win["threats"]), (Some(0), &"win".into(), &"fours".into()));
    assert_eq!((&win["verified"], &win["mate"]), (&true.into(), &5.into()));
    assert_eq!(cells(&win["line"]).len(), 5);
    let threes = ["--black", "g8 h8 i9 i10", "--white", "a1 a3 a5 c1"];
    let (code, none) = solve(&[&threes[..], &["--threats", "fours"]].concat());
    assert_eq!((code, &none["result"], &none["line"]), (Some(1), &"no-win".into(), &Value::Null));
    let (code, win) = solve(&[&threes[..], &["--verify"]].concat());
    assert_eq!((code, &win["threats"], &win["verified"]), (Some(0), &"threes".into(), &true.into()));
    let (code, unknown) = solve(&[&threes[..], &["--nodes", "1"]].concat());
    assert_eq!((code, &unknown["result"]), (Some(3), &"unknown".into()));
    let text = run("solve", &threes);
    let text = String::from_utf8(text.stdout).unwrap();
    assert!(text.starts_with("win by threes and fours in "), "{text}");
    refused("solve", &["--threats", "twos"], "fours, threes");
    refused("solve", &["--moves", "h8 h8"], "has a stone already");
}

#[test]
fn a_file_of_positions_is_solved_line_by_line() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("positions.jsonl");
    let path_text = path.to_str().unwrap();
    let win =
        r#"{"rule":"renju","to_move":"black","black":["f8","g8","h8"],"white":["a1","a3"],"kind":"vcf"}"#;
    let none = r#"{"black":["h8"],"white":["a1"],"size":9}"#;
    fs::write(&path, format!("{win}\n\n{win}\n")).unwrap();
    let output = run("solve", &["--positions", path_text, "--verify", "--json"]);
    let found = json(&output);
    assert_eq!(output.status.code(), Some(0), "{found}");
    assert_eq!((&found["positions"], &found["solved"], &found["refuted"]), (&2.into(), &2.into(), &0.into()));
    assert_eq!((&found["results"][1]["line"], &found["results"][1]["verified"]), (&3.into(), &true.into()));
    let line = found["results"][0]["pv"].as_array().unwrap();
    // An open four, a reply, and five.
    assert_eq!((&found["results"][0]["mate"], line.len()), (&3.into(), 3));
    fs::write(&path, format!("{win}\n{none}\n")).unwrap();
    let found = json(&run("solve", &["--positions", path_text, "--json"]));
    assert!(found["results"][1]["mate"].is_null() && found["results"][1]["pv"].is_null(), "{found}");
    let output = run("solve", &["--positions", path_text]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(text.contains("line 2, black: no win") && text.contains("solved 1 of 2; no win 1"), "{text}");
    for (content, expected) in [
        ("", "holds no position"),
        ("{", "line 1: not a position in JSON"),
        (r#"{"black":["h8"],"white":["h8"]}"#, "line 1: there are two stones on h8"),
        (r#"{"black":["h8"],"size":99}"#, "5 to 20"),
        (r#"{"black":["h8"],"to_move":"red"}"#, "`red` is not a side"),
        (r#"{"black":["h8"],"rule":"go"}"#, "choose freestyle"),
    ] {
        fs::write(&path, content).unwrap();
        refused("solve", &["--positions", path_text], expected);
    }
}

#[test]
fn the_bench_is_the_same_every_time() {
    let bench = || {
        let output = cargo_bin_cmd!("plyground").args(["bench", "--depth", "3", "--json"]).output().unwrap();
        json(&output)
    };
    let (first, second) = (bench(), bench());
    assert_eq!(first["nodes"], second["nodes"]);
    let positions = first["positions"].as_array().unwrap();
    let sum: u64 = positions.iter().map(|position| position["nodes"].as_u64().unwrap()).sum();
    assert_eq!(first["nodes"], sum);
    assert!(positions.len() >= 20);
    let output =
        cargo_bin_cmd!("plyground").env("LC_ALL", "C").args(["bench", "--depth", "1"]).output().unwrap();
    assert!(String::from_utf8(output.stdout).unwrap().contains("nodes in all: "));
}
