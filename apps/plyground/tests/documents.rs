//! `compare --preset` gives the tables of the five documents: the golden figures, by the command line.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use assert_cmd::cargo::cargo_bin_cmd;
use plyground_testkit::golden::{Checklist, depth, list, read, text};
use serde_json::{Value, json};

const OPEN_LINES: &str = include_str!("../../../crates/testkit/golden/seed000_search.json");
const PATTERN_LADDER: &str = include_str!("../../../crates/testkit/golden/seed001_search.json");
const NUMBERED_CELLS: &str = include_str!("../../../crates/testkit/golden/seed002.json");
const NEARER_WINS: &str = include_str!("../../../crates/testkit/golden/seed003.json");
const LINE_POWERS: &str = include_str!("../../../crates/testkit/golden/seed004_search.json");

/// A comparison by a preset, with counts only.
struct Comparison(Value);

impl Comparison {
    fn of(preset: &str, positions: &[String], further: &[&str]) -> Self {
        let mut command = cargo_bin_cmd!("plyground");
        command.args(["compare", "--preset", preset, "--no-time", "--json"]).args(further);
        for position in positions {
            command.args(["--position", position]);
        }
        let output = command.output().unwrap();
        let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success(), "{preset} {further:?}: {complaint}");
        Self(serde_json::from_slice(&output.stdout).unwrap())
    }

    /// The search of a position, by its index among those asked for.
    fn search(&self, position: usize, algorithm: &str, depth: u16) -> &Value {
        let place = &self.0["positions"][position];
        let found = list(&self.0["searches"]).iter().find(|search| {
            search["position"] == place["position"]
                && search["game"] == place["game"]
                && search["algorithm"] == algorithm
                && search["depth"] == depth
        });
        found.unwrap_or_else(|| panic!("no {algorithm} of depth {depth} at {place}"))
    }
}

/// The value for one side of a value that is for the side to move.
fn worth(search: &Value, for_mover: bool) -> Value {
    match &search["value"] {
        Value::Number(value) if !for_mover => json!(-value.as_i64().unwrap()),
        value => value.clone(),
    }
}

#[test]
fn document_000() {
    let mut checks = Checklist::new("compare --preset open-lines");
    // Whole games take half a minute without optimisation; the tests of the library cover them in that build, too.
    let (deepest, depths) = if cfg!(debug_assertions) { (6, "0..6") } else { (9, "0..9") };
    let printed = Comparison::of("open-lines", &[], &["--as-printed", "--depths", depths]);
    let corrected = Comparison::of("open-lines", &[], &["--depths", depths]);
    let file = read(OPEN_LINES);
    for golden in list(&file["empty_board_X_to_move"]).iter().filter(|g| depth(&g["level"]) <= deepest) {
        let (table, algorithm) = match text(&golden["alg"]) {
            "minimax_faithful" => (&printed, "minimax"),
            "minimax_corrected" => (&corrected, "minimax"),
            "negmax" => (&corrected, "negamax"),
            "alpha_beta_faithful" => (&printed, "alpha-beta"),
            _ => (&corrected, "alpha-beta"),
        };
        let search = table.search(0, algorithm, depth(&golden["level"]));
        for (theirs, ours) in [
            ("best_score", "value"),
            ("nodes", "generated"),
            ("calls", "nodes"),
            ("leaf_evals", "leaves"),
            ("leaf_horizon", "leaves_horizon"),
            ("leaf_terminal", "leaves_finished"),
            ("cutoffs_effective", "cutoffs"),
        ] {
            checks.same(
                format_args!("{} {}: {theirs}", golden["alg"], golden["level"]),
                &golden[theirs],
                &search[ours],
            );
        }
    }
    checks.finish();
}

#[test]
fn document_001() {
    let file = read(PATTERN_LADDER);
    let mut checks = Checklist::new("compare --preset pattern-ladder");
    // Finished games have no table, and the largest boards take longest and show the same.
    let wanted = |case: &&Value| {
        let size = case["n"].as_u64().unwrap();
        size <= 9 && !text(&case["name"]).contains("already_won") && !text(&case["name"]).contains("full")
    };
    for (mover, side) in [("W", "O"), ("B", "X")] {
        let cases: Vec<&Value> =
            list(&file["cases"]).iter().filter(wanted).filter(|case| case["mover"] == mover).collect();
        let board = |case: &&Value| {
            let rows: Vec<&str> = list(&case["rows"]).iter().map(text).collect();
            rows.join("/").replace('W', "O").replace('B', "X")
        };
        let boards: Vec<String> = cases.iter().map(board).collect();
        for (rule, further) in [("faithful", &["--as-printed"][..]), ("corrected", &[])] {
            let settings =
                [further, &["--to-move", side, "--allow-unreachable", "--depths", "1..2"]].concat();
            let table = Comparison::of("pattern-ladder", &boards, &settings);
            for golden in list(&file["results"]).iter().filter(|golden| golden["rule"] == rule) {
                let place = cases.iter().position(|case| case["name"] == golden["name"]);
                let (Some(place), 1..=2) = (place, depth(&golden["depth"])) else { continue };
                let algorithm = if golden["alg"] == "plain" { "minimax" } else { "alpha-beta" };
                let search = table.search(place, algorithm, depth(&golden["depth"]));
                let about =
                    |what| format!("{} {algorithm} {} {rule}: {what}", golden["name"], golden["depth"]);
                checks.same(about("calls"), &golden["calls"], &search["nodes"]);
                checks.same(about("evals"), &golden["evals"], &search["leaves"]);
                checks.same(about("cutoffs"), &golden["cutoffs_effective"], &search["cutoffs"]);
                if golden["value"].is_number() {
                    checks.same(about("value"), &golden["value"], &worth(search, mover == "W"));
                }
            }
        }
    }
    checks.finish();
}

#[test]
fn document_002() {
    let file = read(NUMBERED_CELLS);
    let mut checks = Checklist::new("compare --preset numbered-cells");
    let table = Comparison::of("numbered-cells", &[], &["--depths", "9"]);
    for (name, algorithm) in [("empty_minimax", "minimax"), ("empty_alpha_beta", "alpha-beta")] {
        let (golden, search) = (&file[name], table.search(0, algorithm, 9));
        checks.same("value", &golden["value"], &search["value"]);
        checks.same("calls", &golden["calls"], &search["nodes"]);
        checks.same("leaves", &golden["leaves"], &search["leaves"]);
        let levels: Vec<&Value> = golden["per_level"].as_object().unwrap().values().collect();
        let ours: Vec<&Value> = list(&search["nodes_by_ply"]).iter().collect();
        checks.same("per level", &levels, &ours);
    }
    checks.finish();
}

#[test]
fn document_003() {
    let file = read(NEARER_WINS);
    let mut checks = Checklist::new("compare --preset nearer-wins");
    // X is the side that began, and the computer is to move: equal numbers of marks mean that it began.
    let count = |board: &str, mark| board.chars().filter(|&c| c == mark).count();
    for (side, other) in [('X', 'O'), ('O', 'X')] {
        let positions: Vec<&Value> = list(&file["positions"])
            .iter()
            .filter(|position| {
                let board = text(&position["board"]);
                (count(board, 'C') == count(board, 'H')) == (side == 'X')
            })
            .collect();
        let marked = |position: &&Value| {
            let board = text(&position["board"]);
            let marks: Vec<char> = board
                .chars()
                .map(|c| match c {
                    'C' => side,
                    'H' => other,
                    c => c,
                })
                .collect();
            marks.chunks(3).map(|row| row.iter().collect::<String>()).collect::<Vec<_>>().join("/")
        };
        let boards: Vec<String> = positions.iter().map(marked).collect();
        for (variant, further) in [
            ("faithful", &["--as-printed"][..]),
            ("corrected", &["--mutation", "unshared-root"]),
            ("shared", &[]),
        ] {
            let side = side.to_string();
            let settings = [further, &["--to-move", &side, "--allow-unreachable", "--depths", "9"]].concat();
            let table = Comparison::of("nearer-wins", &boards, &settings);
            for (place, position) in positions.iter().enumerate() {
                for golden in list(&position["results"]).iter().filter(|golden| golden["variant"] == variant)
                {
                    let algorithm = match text(&golden["alg"]) {
                        "standard" => "negamax",
                        "alphabeta" => "alpha-beta",
                        other => other,
                    };
                    let search = table.search(place, algorithm, 9);
                    let about = |what| format!("{} {algorithm} {variant}: {what}", position["board"]);
                    let nodes = golden["nodes"].as_u64().map(|nodes| nodes + 1);
                    checks.same(about("nodes"), &nodes, &search["nodes"].as_u64());
                    checks.same(about("leaves"), &golden["leaves"], &search["leaves"]);
                    checks.same(about("researches"), &golden["researches"], &search["researches"]);
                    checks.same(about("cell"), &golden["cell"], &search["best_cell"]);
                }
            }
        }
    }
    checks.finish();
}

#[test]
fn document_004() {
    let file = read(LINE_POWERS);
    let mut checks = Checklist::new("compare --preset line-powers");
    let board = |golden: &Value| {
        let cells: Vec<char> = text(&golden["board"]).chars().collect();
        cells.chunks(5).map(|row| row.iter().collect::<String>()).collect::<Vec<_>>().join("/")
    };
    for side in ["X", "O"] {
        for (variant, further) in [("faithful", &["--as-printed"][..]), ("corrected", &[])] {
            let wanted: Vec<&Value> = list(&file["results"])
                .iter()
                .filter(|golden| golden["variant"] == variant && golden["player"] == side)
                .filter(|golden| (1..=3).contains(&depth(&golden["depth"])))
                .filter(|golden| golden["name"] != "full" && !text(&golden["name"]).contains("already_won"))
                .collect();
            let mut boards: Vec<String> = wanted.iter().map(|golden| board(golden)).collect();
            boards.sort();
            boards.dedup();
            let settings =
                [further, &["--to-move", side, "--allow-unreachable", "--depths", "1..3"]].concat();
            let table = Comparison::of("line-powers", &boards, &settings);
            for golden in wanted {
                let place = boards.iter().position(|known| *known == board(golden)).unwrap();
                let algorithm = if golden["alg"] == "plain" { "minimax" } else { "alpha-beta" };
                let search = table.search(place, algorithm, depth(&golden["depth"]));
                let about =
                    |what| format!("{} {algorithm} {} {variant}: {what}", golden["name"], golden["depth"]);
                checks.same(about("nodes"), &golden["nodes"], &search["nodes"]);
                checks.same(about("leaves"), &golden["leaves"], &search["leaves"]);
                checks.same(about("cell"), &golden["cell"], search.get("best_cell").unwrap_or(&Value::Null));
                if golden["score"].is_number() {
                    checks.same(about("score"), &golden["score"], &worth(search, side == "X"));
                }
            }
        }
    }
    checks.finish();
}
