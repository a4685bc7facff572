//! Document 004: four in a row on 5x5, evaluated by powers of marks.

use std::ops::RangeInclusive;

use plyground_core::{Game, Outcome, Player, Position};
use plyground_games::Mnk;
use plyground_games::mnk::{LinePowers, MnkCell, Small};
use plyground_registry::{Algorithm, Answer};
use plyground_testkit::golden::{
    Checklist, GoldenQuestion, chosen_cell, depth, in_one_run, list, number, player, read, small_board, text,
    value_for, winning_cells,
};
use serde_json::{Value, json};

const EVAL: &str = include_str!("../golden/seed004_eval.json");
const SEARCH: &str = include_str!("../golden/seed004_search.json");
const PRESET: &str = "line-powers";
const AS_PRINTED: &[&str] = &["gaps-count", "one-sided-diagonals"];
const X: Player = Player::First;

fn board(position: &str, to_move: Player) -> Mnk<Small> {
    small_board("5,5,4", position, to_move)
}

fn judge(mutations: &[&str]) -> LinePowers {
    LinePowers::new(board(&".".repeat(25), X).shape(), mutations).expect("the board is 5x5")
}

fn cells<const N: usize>(line: &str) -> [Option<Player>; N] {
    let owner = |mark| Player::BOTH.into_iter().find(|player| player.mark() == mark);
    let line: Vec<_> = line.chars().map(owner).collect();
    line.try_into().expect("the line has as many cells as asked for")
}

fn ask(golden: &Value, position: &str, to_move: Player) -> Answer {
    let algorithm = match golden["alg"].as_str() {
        Some("plain") => Algorithm::Minimax,
        _ => Algorithm::AlphaBeta,
    };
    let (as_printed, mutations): (bool, &[&str]) = match text(&golden["variant"]) {
        "faithful" => (true, &[]),
        "corrected" => (false, &[]),
        "win_dominates" => (false, &["win-dominates"]),
        "global_game" => (false, &["global-game"]),
        other => panic!("`{other}` is no variant of document 004"),
    };
    let depth = depth(&golden["depth"]);
    GoldenQuestion { preset: PRESET, game: None, position, to_move, algorithm, depth, as_printed, mutations }
        .ask()
}

/// The full boards among the leaves of a search, which a report does not tell apart from the wins: a board with more
/// free cells than the search has plies cannot fill up, and the only other one in the file is full already.
fn full_boards(pos: &Mnk<Small>, depth: usize) -> u64 {
    assert!(pos.free() > depth || pos.free() == 0, "{pos:?} could fill up in {depth} plies");
    u64::from(pos.outcome() == Some(Outcome::Draw))
}

fn check_search(checks: &mut Checklist, golden: &Value) {
    let (position, mover) = (text(&golden["board"]), player(&golden["player"]));
    let answer = ask(golden, position, mover);
    let full = full_boards(&board(position, mover), number(&golden["depth"]));
    let counts = &answer.report.counts;
    checks.record(
        golden,
        &["name", "board", "player", "depth", "variant", "alg"],
        &[
            ("score", value_for(X, mover, &answer)),
            ("cell", json!(answer.best_cell)),
            ("nodes", json!(counts.nodes)),
            ("leaves", json!(counts.leaves())),
            ("leaf_win", json!(counts.leaves_finished - full)),
            ("leaf_full", json!(full)),
            ("leaf_depth0", json!(counts.leaves_horizon)),
            ("cutoffs", json!(counts.cutoffs() + counts.cutoffs_on_last)),
            ("cutoffs_effective", json!(counts.cutoffs())),
        ],
    );
}

/// The searches of one kind to some depths; a test for each spreads them over the machine's cores.
fn check_searches(alg: &str, variants: &[&str], depths: RangeInclusive<u16>) {
    let mut checks = Checklist::new("seed004_search, results");
    for golden in list(&read(SEARCH)["results"]) {
        let of_this_kind = text(&golden["alg"]) == alg && variants.contains(&text(&golden["variant"]));
        if of_this_kind && depths.contains(&depth(&golden["depth"])) {
            check_search(&mut checks, golden);
        }
    }
    checks.finish();
}

#[test]
fn minimax_to_depth_4() {
    check_searches("plain", &["faithful"], 1..=4);
}

#[test]
fn minimax_to_depth_5() {
    check_searches("plain", &["faithful"], 5..=5);
}

#[test]
fn alpha_beta_as_printed() {
    check_searches("ab", &["faithful", "global_game"], 1..=5);
}

#[test]
fn alpha_beta_that_prefers_wins() {
    check_searches("ab", &["corrected", "win_dominates"], 1..=5);
}

#[test]
fn every_search_belongs_to_a_test() {
    for golden in list(&read(SEARCH)["results"]) {
        let kind = (text(&golden["alg"]), text(&golden["variant"]));
        let known = ["faithful", "global_game", "corrected", "win_dominates"];
        assert!(kind == ("plain", "faithful") || kind.0 == "ab" && known.contains(&kind.1), "{kind:?}");
        assert!((1..=5).contains(&depth(&golden["depth"])), "{}", golden["depth"]);
    }
}

/// Every move loses a line of five, which is worth more than the window holds: the program finds no move.
#[test]
fn a_position_without_a_move() {
    let file = read(SEARCH);
    let results = list(&file["null_move_case"]["results"]);
    let mut checks = Checklist::new("seed004_search, null_move_case");
    for golden in results {
        check_search(&mut checks, golden);
    }
    checks.finish();
    assert!(results.iter().any(|golden| golden["cell"].is_null()), "the case is about having no move");
}

fn check_games(variant: &str) {
    let mut checks = Checklist::new("seed004_search, selfplay");
    for golden in list(&read(SEARCH)["selfplay"]).iter().filter(|game| text(&game["variant"]) == variant) {
        let mut pos = board(&".".repeat(25), player(&golden["first"]));
        let (mut moves, mut scores, mut nodes) = (Vec::new(), Vec::new(), Vec::new());
        while pos.outcome().is_none() {
            let side = pos.to_move();
            let answer = ask(golden, &pos.write_position(), side);
            scores.push(value_for(X, side, &answer));
            nodes.push(answer.report.counts.nodes);
            moves.push(chosen_cell(&answer));
            pos.make(MnkCell::new(chosen_cell(&answer)));
        }
        let result = winner(&pos).unwrap_or_else(|| "draw".to_owned());
        checks.record(
            golden,
            &["variant", "depth", "first"],
            &[
                ("moves", json!(moves)),
                ("scores", json!(scores)),
                ("nodes", json!(nodes)),
                ("result", json!(result)),
                ("final", json!(in_one_run(&pos))),
            ],
        );
    }
    checks.finish();
}

#[test]
fn games_as_printed() {
    check_games("faithful");
}

#[test]
fn games_corrected() {
    check_games("corrected");
}

/// The file's totals are over positions that it does not list; its examples can be searched again.
#[test]
fn immediate_wins_declined() {
    let mut checks = Checklist::new("seed004_search, declines_win");
    for golden in list(&read(SEARCH)["declines_win"]["examples"]) {
        let position = text(&golden["board"]);
        let question = json!({ "variant": "faithful", "depth": golden["depth"] });
        let answer = ask(&question, position, X);
        let mut won = board(position, X);
        let winning = winning_cells(&won);
        won.make(MnkCell::new(winning[0]));
        let end = ask(&json!({ "variant": "faithful", "depth": 0 }), &won.write_position(), Player::Second);
        checks.record(
            golden,
            &["board", "depth"],
            &[
                ("winning_cells", json!(winning)),
                ("chosen", json!(answer.best_cell)),
                ("score", value_for(X, X, &answer)),
                ("win_score", value_for(X, Player::Second, &end)),
            ],
        );
    }
    checks.finish();
}

#[test]
fn lines_of_five_and_of_four() {
    let mut checks = Checklist::new("seed004_eval, lines");
    let (printed, corrected) = (judge(AS_PRINTED), judge(&[]));
    let file = read(EVAL);
    for golden in list(&file["line5"]) {
        let line = cells(text(&golden["line"]));
        let ours = [("score", json!(printed.five(line))), ("score_contiguous", json!(corrected.five(line)))];
        checks.record(golden, &["line"], &ours);
    }
    for golden in list(&file["line4"]) {
        let line = cells(text(&golden["line"]));
        let ours = [("score", json!(printed.four(line))), ("score_symmetric", json!(corrected.four(line)))];
        checks.record(golden, &["line"], &ours);
    }
    checks.finish();
}

#[test]
fn whole_boards() {
    let mut checks = Checklist::new("seed004_eval, boards");
    let (printed, corrected) = (judge(AS_PRINTED), judge(&[]));
    for golden in list(&read(EVAL)["boards"]) {
        let pos = board(text(&golden["board"]), X);
        let at = |row: usize, column: usize| pos.at(MnkCell::new(5 * row + column));
        let five = |cell: &dyn Fn(usize) -> Option<Player>| printed.five(std::array::from_fn(cell));
        let four = |cell: &dyn Fn(usize) -> Option<Player>| printed.four(std::array::from_fn(cell));
        let rows: i32 = (0..5).map(|row| five(&|i| at(row, i))).sum();
        let cols: i32 = (0..5).map(|column| five(&|i| at(i, column))).sum();
        let main_diags = five(&|i| at(i, i)) + five(&|i| at(i, 4 - i));
        let falling = four(&|i| at(i, i + 1)) + four(&|i| at(i + 1, i));
        let rising = four(&|i| at(i, 3 - i)) + four(&|i| at(i + 1, 4 - i));
        checks.record(
            golden,
            &["name", "board"],
            &[
                ("evaluate", json!(printed.for_first(&pos))),
                ("evaluate_corrected", json!(corrected.for_first(&pos))),
                ("check_win4", json!(winner(&pos))),
                ("empties", json!(pos.free())),
                ("rows", json!(rows)),
                ("cols", json!(cols)),
                ("main_diags", json!(main_diags)),
                ("other_diags", json!(falling + rising)),
            ],
        );
    }
    checks.finish();
}

#[test]
fn wins_and_near_wins() {
    let mut checks = Checklist::new("seed004_eval, check_win4");
    let file = read(EVAL);
    let golden = &file["check_win4"];
    let shape = board(&".".repeat(25), X).shape().clone();
    let lines = shape.lines().iter().map(|line| line.cells().map(MnkCell::index).collect());
    let lines: Vec<Vec<usize>> = lines.collect();
    checks.same("count", &number(&golden["count"]), &lines.len());
    checks.same("winning_quadruples", &golden["winning_quadruples"], &json!(lines));
    for kind in ["positive", "negative"] {
        for record in golden[kind].as_object().unwrap().values() {
            let pos = board(text(&record["board"]), X);
            checks.record(record, &["board"], &[("result", json!(winner(&pos)))]);
        }
    }
    checks.finish();
}

fn winner(pos: &Mnk<Small>) -> Option<String> {
    match pos.outcome() {
        Some(Outcome::Win(player)) => Some(player.mark().to_string()),
        _ => None,
    }
}
