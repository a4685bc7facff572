//! Document 003: tic-tac-toe to the end, nearer wins first.

use std::collections::BTreeMap;

use plyground_core::{Evaluator, Game, Outcome, Player, Position, Score, Window};
use plyground_games::Mnk;
use plyground_games::general::NearerWins;
use plyground_games::mnk::Small;
use plyground_registry::{Algorithm, Answer};
use plyground_search::mutations::{OverflowingAlphaBeta, OverflowingNegaScout};
use plyground_search::{AlphaBeta, Conventions, NegaScout, Negamax, Root};
use plyground_testkit::golden::{
    Checklist, GoldenQuestion, Windows, chosen_cell, conventions, games_against, list, read, row_and_column,
    small_board, text, value_for, watch,
};
use serde_json::{Value, json};

const FILE: &str = include_str!("../golden/seed003.json");
const PRESET: &str = "nearer-wins";
/// The search is never deeper than the board has cells.
const DEPTH: u16 = 9;

fn search_named(name: &str) -> Algorithm {
    match name {
        "standard" => Algorithm::Negamax,
        "alphabeta" => Algorithm::AlphaBeta,
        "negascout" => Algorithm::NegaScout,
        other => panic!("`{other}` is no search of document 003"),
    }
}

fn ask(golden: &Value, position: &str, to_move: Player) -> Answer {
    let algorithm = search_named(text(&golden["alg"]));
    let (as_printed, mutations): (bool, &[&str]) = match text(&golden["variant"]) {
        "faithful" => (true, &[]),
        "corrected" => (false, &["unshared-root"]),
        "shared" => (false, &[]),
        other => panic!("`{other}` is no variant of document 003"),
    };
    let game = None;
    GoldenQuestion { preset: PRESET, game, position, to_move, algorithm, depth: DEPTH, as_printed, mutations }
        .ask()
}

/// A golden board marks human and computer; X is the side that began, and the computer is to move.
fn in_our_marks(board: &str) -> (String, Player) {
    let count = |mark| board.chars().filter(|&c| c == mark).count();
    let computer = if count('C') == count('H') { Player::First } else { Player::Second };
    let marks = board.replace('C', &computer.mark().to_string());
    (marks.replace('H', &computer.other().mark().to_string()), computer)
}

/// The windows of the same search, from an observer.
fn watched(golden: &Value, pos: &Mnk<Small>) -> Windows {
    // The document searches for a move before it tests for a winner.
    let pos = &mut pos.reopened().unwrap_or_else(|| pos.clone());
    let ours = conventions(PRESET);
    let unshared = Conventions { root: Root::Unshared, ..ours };
    let (judge, windows, full) = (&NearerWins, Windows::default(), Window::FULL);
    let (_, windows) = match (text(&golden["alg"]), text(&golden["variant"])) {
        ("standard", _) => watch(&Negamax, pos, judge, (ours, full), DEPTH, windows),
        ("alphabeta", "faithful") => {
            watch(&OverflowingAlphaBeta, pos, judge, (unshared, full), DEPTH, windows)
        }
        ("negascout", "faithful") => {
            watch(&OverflowingNegaScout, pos, judge, (unshared, full), DEPTH, windows)
        }
        ("alphabeta", "corrected") => watch(&AlphaBeta, pos, judge, (unshared, full), DEPTH, windows),
        ("negascout", "corrected") => watch(&NegaScout, pos, judge, (unshared, full), DEPTH, windows),
        ("alphabeta", _) => watch(&AlphaBeta, pos, judge, (ours, full), DEPTH, windows),
        _ => watch(&NegaScout, pos, judge, (ours, full), DEPTH, windows),
    };
    windows
}

#[test]
fn searches() {
    let mut checks = Checklist::new("seed003, positions");
    for position in list(&read(FILE)["positions"]) {
        let golden_board = text(&position["board"]);
        let (board, computer) = in_our_marks(golden_board);
        let pos = small_board("3,3,3", &board, computer);
        let winner = match pos.outcome() {
            Some(Outcome::Win(winner)) => json!(if winner == computer { "C" } else { "H" }),
            _ => Value::Null,
        };
        checks.at(golden_board);
        for golden in list(&position["results"]) {
            let answer = ask(golden, &board, computer);
            let counts = &answer.report.counts;
            let cells = answer.root_cells.iter().zip(&answer.report.root_moves);
            let root_scores: Vec<_> = cells.map(|(cell, known)| json!([cell, known.value.get()])).collect();
            checks.record(
                golden,
                &["alg", "variant"],
                &[
                    ("move", row_and_column(answer.best_cell, 3)),
                    ("cell", json!(answer.best_cell)),
                    ("score", value_for(computer, computer, &answer)),
                    // The document does not count the root.
                    ("nodes", json!(counts.nodes - 1)),
                    ("leaves", json!(counts.leaves())),
                    ("cutoffs", json!(counts.cutoffs() + counts.cutoffs_on_last)),
                    ("cutoffs_effective", json!(counts.cutoffs())),
                    ("researches", json!(counts.researches)),
                    ("calls_with_empty_window", json!(watched(golden, &pos).empty)),
                    ("root_scores", json!(root_scores)),
                ],
            );
        }
        let plain = ask(&json!({ "alg": "standard", "variant": "shared" }), &board, computer);
        let sign = plain.report.value.unwrap().get().signum();
        checks.record(
            position,
            &["board", "results"],
            &[
                ("finished", json!(pos.outcome().is_some())),
                ("winner", winner),
                ("game_value_for_computer", pos.outcome().map_or(json!(sign), |_| Value::Null)),
            ],
        );
    }
    checks.finish();
}

#[test]
fn every_human_line_against_the_program() {
    let mut checks = Checklist::new("seed003, all_human_lines_vs_program");
    for golden in list(&read(FILE)["all_human_lines_vs_program"]) {
        let computer = if text(&golden["first"]) == "computer" { Player::First } else { Player::Second };
        let program = &mut |pos: &Mnk<Small>| chosen_cell(&ask(golden, &pos.write_position(), computer));
        let games = games_against(&small_board("3,3,3", ".........", Player::First), computer, program);
        let mut results: BTreeMap<&str, u64> = BTreeMap::new();
        for (_, outcome) in &games {
            let result = match outcome {
                Outcome::Draw => "draw",
                Outcome::Win(winner) if *winner == computer => "computer",
                Outcome::Win(_) => "human",
            };
            *results.entry(result).or_default() += 1;
        }
        let human_wins = games.iter().filter(|(_, outcome)| *outcome == Outcome::Win(computer.other()));
        // The file shows the first few.
        let examples: Vec<_> = human_wins.map(|(cells, _)| cells).take(5).collect();
        checks.record(
            golden,
            &["first", "alg", "variant"],
            &[("games", json!(results)), ("human_win_examples_cells", json!(examples))],
        );
    }
    checks.finish();
}

#[test]
fn worth_of_a_win_by_its_distance() {
    let mut checks = Checklist::new("seed003, score_by_depth");
    let pos = small_board("3,3,3", ".........", Player::First);
    for (ply, golden) in read(FILE)["score_by_depth"].as_object().unwrap() {
        let worth = |winner| NearerWins.finished(&pos, Outcome::Win(winner), ply.parse().unwrap()).get();
        checks.same(ply, golden, &json!(Player::BOTH.map(worth)));
    }
    checks.finish();
}

/// The smallest integer has no opposite. Every root move gets the whole window, and its first reply an empty one.
#[test]
fn windows_that_the_overflow_empties() {
    let file = read(FILE);
    let golden = &file["int32"];
    let int = |value: &Value| i32::try_from(value.as_i64().unwrap()).unwrap();
    let window =
        |alpha: &Value, beta: &Value| Window { alpha: Score::new(int(alpha)), beta: Score::new(int(beta)) };
    let child = list(&golden["first_child_window_from_full_window"]);
    let grandchild = list(&golden["grandchild_window"]);
    let expected = [
        window(&golden["MinValue"], &golden["MaxValue"]),
        window(&child[0], &child[1]),
        window(&grandchild[0], &grandchild[1]),
    ];
    let pos = small_board("3,3,3", ".........", Player::First);
    for search in ["alphabeta", "negascout"] {
        let windows = watched(&json!({ "alg": search, "variant": "faithful" }), &pos);
        assert_eq!(windows.first[1..4], expected, "{search}");
        assert!(expected[1].alpha >= expected[1].beta, "the reply's window holds nothing");
    }
}
