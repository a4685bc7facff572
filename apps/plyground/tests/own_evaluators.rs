//! Evaluators that people bring to the command line: formulas, weights, programs.
#![cfg(unix)]

use std::fs;
use std::path::Path;
use std::process::Output;

use assert_cmd::Command;
use serde_json::Value;

/// Runs the program in a folder.
fn run(folder: &Path, args: &[&str]) -> Output {
    let mut command = Command::cargo_bin("plyground").unwrap();
    command.current_dir(folder).env("LC_ALL", "C").args(args).output().unwrap()
}

fn text(folder: &Path, args: &[&str]) -> String {
    let output = run(folder, args);
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{args:?}: {complaint}");
    String::from_utf8(output.stdout).unwrap()
}

fn json(folder: &Path, args: &[&str]) -> Value {
    serde_json::from_str(&text(folder, &[args, &["--json"]].concat())).unwrap()
}

/// The complaint of a command that must be refused.
fn refused(folder: &Path, args: &[&str]) -> String {
    let output = run(folder, args);
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    String::from_utf8(output.stderr).unwrap()
}

const LINES: &str = "name = 'mine'\nformula = 'lines - their.lines'\nwin = 100\nnearer = false\n";

/// A folder with an evaluator file and programs.
fn room() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
    write("mine.toml", LINES);
    // Whose stone is in the middle, and a note of every position that was asked for.
    write(
        "judge.sh",
        "read first\nwhile read position side; do\n  test \"$position\" && echo $position $side >> asked\n  \
         case $position in '') ;; ?????$side*) echo 1 ;; ?????.*) echo 0 ;; *) echo -1 ;; esac\ndone\n",
    );
    folder
}

const JUDGE: &str = "exec:sh judge.sh";

#[test]
fn several_evaluators_are_compared_under_their_names() {
    let room = room();
    let folder = room.path();
    let question =
        ["compare", "tic-tac-toe", "--depths", "1..3", "--no-time", "--algorithms", "minimax,alpha-beta"];
    let all = ["--evaluator", "open-lines", "--evaluator", "mine.toml", "--evaluator", JUDGE];
    let found = json(folder, &[&question[..], &all].concat());
    assert_eq!(found["evaluators"], serde_json::json!(["open-lines", "mine", "judge"]));
    let own = found["own_evaluators"].as_array().unwrap();
    assert_eq!((own[0]["name"].as_str(), own[0]["text"].as_str()), (Some("mine"), Some(LINES)));
    assert_eq!((own[1]["kind"].as_str(), own[1]["text"].as_str()), (Some("program"), Some("sh judge.sh")));
    let of = |evaluator: &str| -> Vec<(Value, Value, Value)> {
        let searches = found["searches"].as_array().unwrap().iter();
        let of = searches.filter(|search| search["evaluator"] == evaluator);
        of.map(|search| (search["value"].clone(), search["nodes"].clone(), search["best"].clone())).collect()
    };
    assert_eq!((of("mine").len(), of("mine")), (6, of("open-lines")), "the formula is the evaluator");
    assert_eq!((of("judge").len(), found["agree"].as_bool()), (6, Some(true)));
    let asked = fs::read_to_string(folder.join("asked")).unwrap();
    let mut lines: Vec<&str> = asked.lines().collect();
    let count = lines.len();
    lines.sort_unstable();
    lines.dedup();
    assert_eq!(lines.len(), count, "nothing is asked twice in a run");
    let table = text(folder, &[&question[..], &all].concat());
    assert!(table.lines().next().unwrap().contains("mine") && table.contains("judge"), "{table}");
    let plots = [&question[..], &all, &["--svg", "plots/"]].concat();
    text(folder, &plots);
    let plot = fs::read_to_string(folder.join("plots/nodes-mine.svg")).unwrap();
    assert!(plot.contains("mine"), "the plot says whose it is");
}

#[test]
fn several_weights_are_compared_under_their_names() {
    let room = room();
    let folder = room.path();
    let table = |five: u32| {
        format!(
            "five = {five}\nopen_four = 1\nopen_three = 1\nthree_open_left = 1\nthree_open_right = 1\n\
             open_two = 1\ntwo_open_right = 1\ntwo_open_left = 1\n"
        )
    };
    for (name, five) in [("calm.toml", 5), ("Bold 2.toml", 50)] {
        let text = format!("[white]\n{0}[black]\n{0}", table(five));
        fs::write(folder.join(name), text).unwrap();
    }
    let question = ["compare", "mnk(6,6,5)", "--depths", "1", "--no-time", "--algorithms", "minimax"];
    let weights = ["--weights", "calm.toml", "--weights", "Bold 2.toml"];
    let found = json(folder, &[&question[..], &weights].concat());
    assert_eq!(found["evaluators"], serde_json::json!(["pattern-ladder:calm", "pattern-ladder:bold-2"]));
    let mixed = [&question[..], &weights, &["--evaluators", "pattern-ladder,zero"]].concat();
    let found = json(folder, &mixed);
    assert_eq!(found["searches"].as_array().unwrap().len(), 3);
    let none = [&question[..], &weights, &["--evaluator", "zero"]].concat();
    assert!(refused(folder, &none).contains("zero has no weights to set"));
    let twice = refused(folder, &["search", "gomoku", "--weights", "calm.toml", "--weights", "Bold 2.toml"]);
    assert!(twice.contains("--weights can be given once here"), "{twice}");
}

#[test]
fn an_experiment_goes_on_only_with_the_same_formula() {
    let room = room();
    let folder = room.path();
    let question = [
        "compare",
        "tic-tac-toe",
        "--depths",
        "1",
        "--no-time",
        "--evaluator",
        "mine.toml",
        "--resume",
        "r.json",
    ];
    let first = text(folder, &question);
    assert_eq!(text(folder, &question), first);
    fs::write(folder.join("mine.toml"), LINES.replace("win = 100", "win = 200")).unwrap();
    assert!(refused(folder, &question).contains("--evaluator"));
}

/// Every command that takes an evaluator takes one of the user's, and calls it by its name.
#[test]
fn an_evaluator_of_ones_own_is_taken_everywhere() {
    let room = room();
    let folder = room.path();
    for typed in ["mine.toml", "formula:mine.toml", JUDGE] {
        let name = if typed == JUDGE { "judge" } else { "mine" };
        let own = ["--evaluator", typed];
        let search = json(folder, &[&["search", "tic-tac-toe", "--depth", "3"][..], &own].concat());
        assert_eq!(search["evaluator"], name);
        let tree = json(folder, &[&["tree", "tic-tac-toe", "--depth", "2"][..], &own].concat());
        assert_eq!(tree["evaluator"], name);
        let why = text(folder, &[&["why", "a1", "tic-tac-toe", "--depth", "2"][..], &own].concat());
        assert!(why.contains("a1"), "{why}");
        let steps = text(folder, &[&["step", "tic-tac-toe", "--depth", "1", "--plain"][..], &own].concat());
        assert!(!steps.is_empty());
        let game =
            json(folder, &[&["watch", "tic-tac-toe", "--first", "alpha-beta depth=2"][..], &own].concat());
        assert!(game["moves"].as_array().is_some_and(|moves| moves.len() >= 5), "{game}");
        let ideas = json(
            folder,
            &[&["ideas", "tic-tac-toe", "--depth", "2", "--positions", "1", "--no-time"][..], &own].concat(),
        );
        assert_eq!(ideas["evaluator"], name);
        let analysis = json(folder, &[&["analyse", "tic-tac-toe", "--depth", "2"][..], &own].concat());
        assert!(analysis.is_object(), "{analysis}");
    }
    let listed = text(folder, &["evaluators", "--features", "draughts", "--lang", "cs"]);
    assert!(listed.contains("back_row") && listed.contains("dámy"), "{listed}");
}

#[test]
fn a_trace_and_a_report_carry_the_formula() {
    let room = room();
    let folder = room.path();
    let trace = text(folder, &["trace", "record", "tic-tac-toe", "--depth", "2", "--evaluator", "mine.toml"]);
    fs::write(folder.join("a.jsonl"), trace).unwrap();
    fs::remove_file(folder.join("mine.toml")).unwrap();
    text(folder, &["trace", "check", "a.jsonl"]);
    fs::write(folder.join("mine.toml"), LINES).unwrap();
    let report =
        ["report", "tic-tac-toe", "--depths", "1..2", "--no-time", "--evaluator", "mine.toml", "--out", "r"];
    text(folder, &report);
    fs::remove_file(folder.join("mine.toml")).unwrap();
    text(folder, &["report", "verify", "r/report.html"]);
    let page = fs::read_to_string(folder.join("r/report.html")).unwrap();
    assert!(page.contains("mine"));
}

#[test]
fn programs_that_go_wrong_are_told_apart() {
    let room = room();
    let folder = room.path();
    let search = |command: &str| {
        refused(folder, &["search", "tic-tac-toe", "--depth", "2", "--evaluator", &format!("exec:{command}")])
    };
    for (command, expected) in [
        ("read a; read b; echo broken >&2; exit 3", "ended before it answered"),
        ("read first; while read line; do test \"$line\" && echo word; done", "answered `word`"),
        ("while read line; do echo 1; done", "where no answer was due"),
        ("no-such-program-anywhere", "ended before it answered"),
        ("  ", "no command after exec:"),
    ] {
        let complaint = search(command);
        assert!(complaint.contains(expected), "{command}: {complaint}");
        assert!(complaint.trim().lines().count() == 1, "{complaint}");
    }
    let complaint = search("read a; echo broken >&2; exit 3");
    assert!(complaint.contains("broken") && complaint.contains("`X../.../"), "{complaint}");
}

#[test]
fn a_saved_game_runs_no_program_that_nobody_named() {
    let room = room();
    let folder = room.path();
    let play = |args: &[&str], typed: &str| {
        let mut command = Command::cargo_bin("plyground").unwrap();
        command.current_dir(folder).env("LC_ALL", "C").arg("play").args(args).write_stdin(typed.to_owned());
        command.output().unwrap()
    };
    let own = ["tic-tac-toe", "--depth", "2", "--save", "game.json", "--evaluator", "mine.toml"];
    assert!(play(&own, "b2\nquit\n").status.success());
    // The formula is in the file, which may change or vanish.
    fs::remove_file(folder.join("mine.toml")).unwrap();
    assert!(play(&["--resume", "game.json"], "undo\na1\nquit\n").status.success());
    let saved = fs::read_to_string(folder.join("game.json")).unwrap();
    let mut saved: Value = serde_json::from_str(&saved).unwrap();
    saved["formula"] = Value::Null;
    saved["evaluator"] = "exec:touch mark".into();
    fs::write(folder.join("game.json"), saved.to_string()).unwrap();
    let refused = play(&["--resume", "game.json"], "y\nquit\n");
    let complaint = String::from_utf8(refused.stderr).unwrap();
    assert_eq!(refused.status.code(), Some(2), "{complaint}");
    assert!(complaint.contains("touch mark"), "{complaint}");
    assert!(!folder.join("mark").exists(), "nothing was run");
}
