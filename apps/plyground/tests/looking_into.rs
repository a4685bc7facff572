//! `step`, `why`, `diff` and `trace`, as a person or a script uses them.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use std::fs;
use std::path::Path;

use assert_cmd::cargo::cargo_bin_cmd;

const LECTURE: &str = "explicit([[3,12,8],[2,4,6],[14,5,2]])";

/// Runs the program in English and returns the exit code, standard output and standard error.
fn plyground(arguments: &[&str]) -> (i32, String, String) {
    let output = cargo_bin_cmd!("plyground").args(arguments).env("LC_ALL", "C").output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

fn shown(arguments: &[&str]) -> String {
    let (code, out, err) = plyground(arguments);
    assert_eq!(code, 0, "{err}");
    out
}

#[test]
fn the_lecture_tree_step_by_step() {
    let expected = "   1 The search begins: MAX is to move, and nothing is known yet.
   2   Branch 1 is tried; MIN is to reply, and any value is possible.
   3     Branch 1.1 is tried.
   4     Branch 1.1 is a leaf: value 3.
   5   Branch 1.1 is the best so far for MIN: value 3.
   6     Branch 1.2 is tried.
   7     Branch 1.2 is a leaf: value 12.
   8     Branch 1.3 is tried.
   9     Branch 1.3 is a leaf: value 8.
  10   Branch 1 has the value 3, by branch 1.1.
  11 Branch 1 is the best so far for MAX: value 3.
  12   Branch 2 is tried; MIN is to reply, and only values between the bounds (3, ∞) matter.
  13     Branch 2.1 is tried.
  14     Branch 2.1 is a leaf: value 2.
  15   Branch 2.1 is the best so far for MIN: value 2.
  16   Branch 2 is cut: MAX already has the value 3 from branch 1, and MIN can hold the value here to 2. 2 moves are skipped.
  17   Branch 2 has at most the value 2; how much less does not matter.
  18   Branch 3 is tried; MIN is to reply, and only values between the bounds (3, ∞) matter.
  19     Branch 3.1 is tried.
  20     Branch 3.1 is a leaf: value 14.
  21   Branch 3.1 is the best so far for MIN: value 14.
  22     Branch 3.2 is tried.
  23     Branch 3.2 is a leaf: value 5.
  24   Branch 3.2 is the best so far for MIN: value 5.
  25     Branch 3.3 is tried.
  26     Branch 3.3 is a leaf: value 2.
  27   Branch 3.3 is the best so far for MIN: value 2.
  28   Branch 3 is settled by its last move: MAX already has the value 3 from branch 1, and MIN can hold the value here to 2. Nothing was left to skip.
  29   Branch 3 has the value 2, by branch 3.3.
  30 The root has the value 3, by branch 1.
";
    assert_eq!(shown(&["step", LECTURE, "--plain"]), expected);
}

#[test]
fn a_cut_may_be_explained_from_far_above() {
    // The second branch is bounded by the root's alpha, three plies higher: a deep cutoff.
    let deep = "explicit([[5,6],[[[[3,9],7],8],4]])";
    let said = shown(&["step", deep, "--plain"]);
    assert!(said.contains("MAX already has the value 5 from branch 1"), "{said}");
}

#[test]
fn steps_can_be_limited_and_need_a_terminal_otherwise() {
    let (code, out, err) = plyground(&["step", "tic-tac-toe", "--plain", "--most", "5"]);
    assert_eq!((code, out.lines().count()), (0, 5));
    assert!(err.contains("more steps"), "{err}");
    let (code, _, err) = plyground(&["step", "tic-tac-toe"]);
    assert_eq!(code, 2);
    assert!(err.contains("--plain") && err.lines().count() == 1, "{err}");
}

#[test]
fn steps_tell_what_was_not_recorded() {
    let thin = ["step", "tic-tac-toe", "--depth", "4", "--plain", "--most", "100000", "--max-events", "300"];
    let (code, out, err) = plyground(&thin);
    assert_eq!(code, 0, "{err}");
    let hidden = out.lines().filter_map(|line| line.trim().strip_suffix(" visits below were not recorded."));
    let hidden: u64 = hidden.map(|count| count.replace(',', "").parse::<u64>().unwrap()).sum();
    let alone = out.lines().filter(|line| line.trim() == "1 visit below was not recorded.").count() as u64;
    assert!(hidden > 0, "{out}");
    let total = err.split(' ').next().unwrap().replace(',', "");
    assert_eq!((hidden + alone).to_string(), total, "{err}");
    assert!(err.contains("--max-events N"), "{err}");
}

#[test]
fn why_names_the_refutation_and_the_window() {
    let expected = "For MAX, branch 2 has the value 2, and branch 1 has the value 3.
MIN replies branch 2.1: best play is branch 2.1.
Better is branch 1.1.
These values come from a search of their own, with the whole window for every move. The search itself did not need them:
Branch 2 was searched with the bounds (3, ∞): only a value above 3 would have mattered.
Branch 2 is cut: MAX already has the value 3 from branch 1, and MIN can hold the value here to 2. 2 moves are skipped.
Branch 2 has at most the value 2; how much less does not matter.
";
    assert_eq!(shown(&["why", "2", LECTURE]), expected);
    assert!(shown(&["why", "1", LECTURE]).starts_with("Branch 1 is the best there is: it has the value 3."));
    let equal = shown(&["why", "c3", "tic-tac-toe", "--evaluator", "outcome"]);
    assert!(equal.starts_with("c3 has the value 0, as much as a3"), "{equal}");
    let json: serde_json::Value = serde_json::from_str(&shown(&["why", "3", LECTURE, "--json"])).unwrap();
    assert_eq!(json["value"], 2);
    assert_eq!(json["line"], serde_json::json!(["3", "3"]));
    assert_eq!(json["best"], "1");
    assert_eq!(json["window"], serde_json::json!([3, "inf"]), "infinity is written as in every other JSON");
    let (code, _, err) = plyground(&["why", "4", LECTURE]);
    assert_eq!((code, err.lines().count()), (2, 1), "{err}");
}

#[test]
fn why_speaks_of_windows_only_where_there_are_some() {
    let position = ["tic-tac-toe", "--moves", "b2 a1 c3"];
    for (algorithm, name) in [("minimax", "minimax"), ("negamax", "negamax")] {
        let said = shown(&[&["why", "a2"], &position[..], &["--algorithm", algorithm]].concat());
        assert!(said.contains(&format!("{name} has no window")), "{said}");
        assert!(!said.contains("whole window") && !said.contains("nothing was known"), "{said}");
    }
    let said = shown(&[&["why", "a2"], &position[..]].concat());
    let source = said.find("These values come from a search of their own").unwrap();
    assert!(said.find("a2 has the value -").unwrap() < source, "{said}");
    assert!(source < said.find("a2 has at most").unwrap(), "{said}");
    // The value of the best move comes from the search itself.
    let best = shown(&["why", "1", LECTURE]);
    assert!(!best.contains("search of their own") && best.contains("nothing was known yet"), "{best}");
}

#[test]
fn why_looks_at_least_at_the_move_itself() {
    let shallow = shown(&["why", "2", LECTURE, "--depth", "0"]);
    assert_eq!(shallow, shown(&["why", "2", LECTURE, "--depth", "1"]));
}

#[test]
fn a_recorded_search_cannot_be_asked_for_otherwise() {
    for (option, value) in [("--depth", "3"), ("--algorithm", "minimax"), ("--max-events", "100")] {
        let (code, out, err) = plyground(&["step", "--plain", "--trace", "search.jsonl", option, value]);
        assert_eq!((code, out.as_str()), (2, ""));
        assert!(err.contains("--trace") && err.contains(option), "{err}");
    }
}

#[test]
fn diff_tells_what_one_search_enters_and_another_does_not() {
    let said = shown(&["diff", LECTURE]);
    assert!(said.contains("11 of 13 positions are entered by all of them."), "{said}");
    assert!(said.contains("alpha-beta enters 11 positions, 0 of them alone, and does without 2."), "{said}");
    let json: serde_json::Value =
        serde_json::from_str(&shown(&["diff", LECTURE, "--algorithms", "minimax,alpha-beta", "--json"]))
            .unwrap();
    assert_eq!(json["common"], 11);
    assert_eq!(json["searches"][0]["alone"], 2);
    let missing: Vec<&serde_json::Value> =
        json["different"].as_array().unwrap().iter().filter(|place| place["searches"][1].is_null()).collect();
    let paths: Vec<&serde_json::Value> = missing.iter().map(|place| &place["moves"]).collect();
    assert_eq!(paths, [&serde_json::json!(["2", "2"]), &serde_json::json!(["2", "3"])]);
    for wrong in [
        &["diff", LECTURE, "--algorithms", "minimax"][..],
        &["diff", LECTURE, "--orderings", "natural,reversed,random:1"],
    ] {
        let (code, _, err) = plyground(wrong);
        assert_eq!((code, err.lines().count()), (2, 1), "{err}");
    }
}

#[test]
fn diff_does_not_call_absent_what_was_not_recorded() {
    let game = ["diff", "tic-tac-toe", "--depth", "4", "--algorithms", "minimax,alpha-beta"];
    let whole = shown(&game);
    assert!(!whole.contains("--max-events") && !whole.contains("unknown"), "{whole}");
    assert!(whole.contains("and does without 0."), "{whole}");
    let folder = tempfile::tempdir().unwrap();
    let svg = folder.path().join("d.svg");
    let thin =
        [&game[..], &["--max-events", "1000", "--most", "2000", "--svg", svg.to_str().unwrap()]].concat();
    let said = shown(&thin);
    assert!(said.contains("--max-events N records more") && said.contains("unknown"), "{said}");
    let minimax = said.lines().find(|line| line.starts_with("Of these, minimax enters")).unwrap();
    assert!(minimax.contains("and does without 0.") && minimax.contains("not recorded"), "{minimax}");
    let table = said.lines().skip_while(|line| !line.starts_with("position"));
    let absent = table.filter(|line| line.split("  ").nth(1) == Some("not entered")).count();
    assert_eq!(absent, 0, "minimax enters every position");
    let picture = fs::read_to_string(&svg).unwrap();
    assert!(!picture.contains(">A –<") && picture.contains(">A ?<"), "minimax enters every position");
    assert!(picture.contains("--max-events N records more"));
    let json: serde_json::Value = serde_json::from_str(&shown(&[&thin[..], &["--json"]].concat())).unwrap();
    let places = json["different"].as_array().unwrap();
    assert!(places.iter().all(|place| !place["searches"][0].is_null()));
    assert_eq!(json["searches"][0]["spared"], 0);
}

#[test]
fn diff_draws_every_position_once() {
    let folder = tempfile::tempdir().unwrap();
    let (svg, png) = (folder.path().join("d.svg"), folder.path().join("d.png"));
    shown(&["diff", LECTURE, "--svg", svg.to_str().unwrap(), "--png", png.to_str().unwrap()]);
    let svg = fs::read_to_string(svg).unwrap();
    assert_eq!(svg.matches("class=\"position\"").count(), 13);
    assert_eq!(&fs::read(png).unwrap()[1..4], b"PNG");
}

/// Writes a trace of the lecture tree and returns its lines.
fn trace_lines() -> Vec<String> {
    shown(&["trace", "record", LECTURE]).lines().map(str::to_owned).collect()
}

fn check(lines: &[String]) -> (i32, String, String) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("trace.jsonl");
    fs::write(&file, lines.join("\n")).unwrap();
    plyground(&["trace", "check", file.to_str().unwrap()])
}

#[test]
fn a_trace_is_the_same_until_it_is_changed() {
    let lines = trace_lines();
    let (code, out, _) = check(&lines);
    assert_eq!(code, 0);
    assert_eq!(out, "well-formed: 11 nodes\nthe same as the reference search: 11 nodes compared\n");
    let mut changed = lines.clone();
    let place =
        changed.iter().position(|line| line.contains("\"leave\"") && line.contains("\"value\":12")).unwrap();
    changed[place] = changed[place].replace("\"value\":12", "\"value\":13");
    let (code, out, err) = check(&changed);
    assert_eq!(code, 1);
    assert!(out.starts_with("well-formed"), "{out}");
    let line = place + 1;
    assert_eq!(
        err,
        format!(
            "plyground: line {line}, after 1 2: the trace comes back with the value 13, the reference with 12\n"
        )
    );
}

#[test]
fn a_trace_without_the_cut_is_told_where_it_goes_astray() {
    // A foreign search that forgets to cut enters the second leaf of the second branch.
    let minimax = shown(&["trace", "record", LECTURE, "--algorithm", "minimax"]);
    let lines: Vec<String> =
        minimax.replacen("minimax", "alpha-beta", 1).lines().map(str::to_owned).collect();
    let (code, _, err) = check(&lines);
    assert_eq!(code, 1);
    assert!(
        err.contains("after 1 2: the trace enters with the window (−∞, ∞), the reference with (−∞, 3)"),
        "{err}"
    );
}

#[test]
fn nobody_waits_for_a_reference_that_never_ends() {
    let mut lines = trace_lines();
    lines[0] =
        lines[0].replace(LECTURE, "gomoku").replace("[[3,12,8],[2,4,6],[14,5,2]]", &["."; 225].concat());
    lines[0] = lines[0].replace("\"written\"", "\"zero\"").replace("\"depth\":2", "\"depth\":300");
    let (code, _, err) = check(&lines);
    assert_eq!(code, 1, "{err}");
    assert!(err.contains("at the root"), "{err}");
}

#[test]
fn a_foreign_trace_may_leave_out_what_goes_without_saying() {
    let lines = [
        r#"{"trace":1,"game":"explicit([4,7])","position":"[4,7]","to_move":"X","algorithm":"minimax","evaluator":"written","depth":1}"#,
        r#"{"event":"enter","id":10,"parent":null,"ply":0,"side":"X","moves":2}"#,
        r#"{"event":"note","id":10,"text":"written by hand"}"#,
        r#"{"event":"enter","id":30,"parent":10,"move":"1","ply":1,"side":"O","moves":0}"#,
        r#"{"event":"leave","id":30,"value":-4,"leaf":"finished"}"#,
        r#"{"event":"best","id":10,"move":"1","value":4}"#,
        r#"{"event":"enter","id":20,"parent":10,"move":"2","ply":1,"side":"O","moves":0}"#,
        r#"{"event":"leave","id":20,"value":-7,"leaf":"finished"}"#,
        r#"{"event":"best","id":10,"move":"2","value":7}"#,
        r#"{"event":"leave","id":10,"value":7}"#,
    ];
    let lines = lines.map(str::to_owned);
    let (code, out, err) = check(&lines);
    assert_eq!(code, 0, "{out}{err}");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("trace.jsonl");
    fs::write(&file, lines.join("\n")).unwrap();
    let steps = shown(&["step", "--plain", "--trace", file.to_str().unwrap()]);
    assert!(steps.contains("Note: written by hand"), "{steps}");
}

#[test]
fn what_is_not_a_trace_gets_one_line_and_exit_code_2() {
    let lines = trace_lines();
    let with = |place: usize, line: &str| {
        let mut lines = lines.clone();
        lines[place] = line.to_owned();
        lines
    };
    let cases = [
        (vec![], "line 1: there is no search"),
        (vec!["hello".to_owned()], "line 1: the first line must say what was searched"),
        (vec![lines[0].replacen("\"trace\":1", "\"trace\":2", 1)], "line 1: the file has version 2"),
        (with(0, &lines[0].replace("\"ordering\"", "\"orderings\"")), "no field “orderings” here"),
        (with(0, &lines[0].replace("\"depth\":2", "\"depth\":\"2\"")), "“depth” must be a whole number"),
        (
            with(4, "{\"event\":\"leave\",\"id\":2,"),
            "line 5: this is not an event: it is not JSON from column",
        ),
        (
            with(4, "{\"event\":\"jump\",\"id\":2}"),
            "this is not an event: “event” must be one of these: enter, leave",
        ),
        (
            with(4, "{\"event\":\"leave\",\"id\":2,\"value\":1.5}"),
            "“value” must be a whole number of 32 bits",
        ),
        (with(4, "{\"event\":\"leave\",\"value\":1}"), "the field “id” is missing"),
        (with(3, &lines[3].replace("\"parent\":1", "\"parent\":2")), "line 4: node 2 is its own parent"),
        (with(3, &lines[3].replace("\"id\":2", "\"id\":0")), "line 4: node 0 was entered before"),
        (with(3, &lines[3].replace("\"parent\":1", "\"parent\":77")), "line 4: there is no node 77"),
        (with(3, &lines[3].replace("\"parent\":1", "\"parent\":0")), "line 4: this is about node 0"),
        (with(3, &lines[3].replace("\"ply\":2", "\"ply\":9")), "line 4: the node is 9 plies"),
        (with(3, &lines[3].replace("\"parent\":1", "\"parent\":null")), "line 4: node 2 has no parent"),
        (lines[..lines.len() - 1].to_vec(), "the file ends before node 0 is left"),
        ([&lines[..], &[lines[1].clone()]].concat(), "the root was left already"),
    ];
    for (lines, expected) in cases {
        let (code, out, err) = check(&lines);
        assert_eq!((code, out.as_str()), (2, ""), "{expected}: {err}");
        assert!(err.contains(expected) && err.lines().count() == 1, "{expected}: {err}");
    }
    let elsewhere = lines[0].replace("\"position\":\"[[3,12,8],", "\"position\":\"[[3,12,9],");
    let (code, _, err) = check(&with(0, &elsewhere));
    assert_eq!(code, 2, "{err}");
    assert!(err.contains("does not occur in the tree"), "{err}");
    let (code, _, err) = plyground(&["trace", "check", "/no/such/file.jsonl"]);
    assert_eq!((code, err.lines().count()), (2, 1), "{err}");
}

#[test]
fn nothing_is_written_where_nothing_can_be() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("missing/trace.jsonl");
    for arguments in [&["trace", "record", LECTURE, "--out"][..], &["diff", LECTURE, "--svg"]] {
        let (code, out, err) = plyground(&[arguments, &[missing.to_str().unwrap()]].concat());
        assert_eq!((code, err.lines().count()), (2, 1), "{out}{err}");
        assert!(!Path::new(&missing).exists());
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn a_finished_game_has_nothing_to_look_into() {
    let over = ["tic-tac-toe", "--position", "XXX/OO./..."];
    for command in [&["step", "--plain"][..], &["trace", "record"], &["why", "a1"], &["diff"]] {
        let (code, _, err) = plyground(&[command, &over].concat());
        assert_eq!((code, err.lines().count()), (2, 1), "{err}");
        assert!(err.contains("the game is over in XXX/OO./..."), "{err}");
    }
}

#[test]
fn a_large_search_is_kept_within_the_room_that_it_is_given() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("gomoku.jsonl");
    let name = file.to_str().unwrap();
    let (code, _, err) =
        plyground(&["trace", "record", "gomoku", "--depth", "2", "--max-events", "500", "--out", name]);
    assert_eq!(code, 0, "{err}");
    assert!(err.contains("were left out to keep to --max-events"), "{err}");
    let lines = fs::read_to_string(&file).unwrap().lines().count();
    assert!(lines <= 501, "{lines} lines");
    let (code, out, err) = plyground(&["trace", "check", name]);
    assert_eq!(code, 0, "{err}");
    assert!(out.contains("were not compared"), "{out}");
}
