//! Document 001: gomoku evaluated by the best pattern on every line.
//!
//! The depth-3 searches on 15x15 without pruning evaluate ten million boards each, so they have tests of their own that
//! spread over the machine's cores.

use std::collections::{BTreeMap, BTreeSet};

use plyground_core::{Game, Player, Position};
use plyground_games::Mnk;
use plyground_games::mnk::{DIRECTIONS, Large, MnkCell, MnkShape, PatternLadder, Weights, line_points};
use plyground_registry::{Algorithm, Answer};
use plyground_testkit::golden::{
    Checklist, GoldenQuestion, depth, list, number, player, read, row_and_column, text, value_for,
};
use serde_json::{Value, json};

const EVAL: &str = include_str!("../golden/seed001_eval.json");
const SEARCH: &str = include_str!("../golden/seed001_search.json");
const EXTRAS: &str = include_str!("../golden/extras.json");
/// Searches that evaluate more boards than this are heavy.
const HEAVY: usize = 5_000_000;
const WHITE: Player = Player::Second;

/// The rows of a golden board in our marks: White, who maximises there, is O.
fn in_our_marks(rows: &Value) -> String {
    let rows: Vec<&str> = list(rows).iter().map(text).collect();
    rows.join("/").replace('W', "O").replace('B', "X")
}

fn large_board(size: usize, rows: &Value) -> Mnk<Large> {
    let start = Mnk::start(&format!("{size},{size},5")).expect("the sizes of the file fit");
    let pos = start.read_position(&in_our_marks(rows), Some(Player::First), false);
    pos.expect("the rows of the file are boards of that size")
}

fn ask(golden: &Value, game: Option<&str>, position: &str) -> Answer {
    let algorithm = match text(&golden["alg"]) {
        "plain" => Algorithm::Minimax,
        "alphabeta" => Algorithm::AlphaBeta,
        other => panic!("`{other}` is no search of document 001"),
    };
    let as_printed = match text(&golden["rule"]) {
        "faithful" => true,
        "corrected" => false,
        other => panic!("`{other}` is no rule of document 001"),
    };
    let (preset, mutations) = ("pattern-ladder", &[][..]);
    let (to_move, depth) = (player(&golden["mover"]), depth(&golden["depth"]));
    GoldenQuestion { preset, game, position, to_move, algorithm, depth, as_printed, mutations }.ask()
}

/// Checks the chosen results.
fn check_searches(chosen: impl Fn(&Value) -> bool) {
    let file = read(SEARCH);
    let cases = list(&file["cases"]).iter().map(|case| (text(&case["name"]), case));
    let cases: BTreeMap<&str, &Value> = cases.collect();
    let mut checks = Checklist::new("seed001_search");
    for golden in list(&file["results"]).iter().filter(|golden| chosen(golden)) {
        let case = cases[text(&golden["name"])];
        let size = number(&case["n"]);
        checks.same(text(&case["name"]), &(&case["n"], &case["mover"]), &(&golden["n"], &golden["mover"]));
        let position = in_our_marks(&case["rows"]);
        let answer = ask(golden, Some(&format!("mnk({size},{size},5)")), &position);
        if size * size <= 64 {
            // The preset's own game, cut down to this size, has the other kind of stones.
            let fitted = ask(golden, None, &position);
            checks.same("both kinds of stones", &answer.report, &fitted.report);
        }
        let counts = &answer.report.counts;
        checks.record(
            golden,
            &["name", "n", "mover", "depth", "alg", "rule"],
            &[
                ("value", value_for(WHITE, player(&golden["mover"]), &answer)),
                ("move", row_and_column(answer.best_cell, size)),
                ("calls", json!(counts.nodes)),
                ("evals", json!(counts.leaves())),
                ("cutoffs", json!(counts.cutoffs() + counts.cutoffs_on_last)),
                ("cutoffs_effective", json!(counts.cutoffs())),
            ],
        );
    }
    checks.finish();
}

fn is_heavy(golden: &Value) -> bool {
    number(&golden["evals"]) > HEAVY
}

fn check_heavy(name: &str, rule: &str) {
    check_searches(|golden| {
        is_heavy(golden) && text(&golden["name"]) == name && text(&golden["rule"]) == rule
    });
}

#[test]
fn minimax_15x15_after_one_stone_as_printed() {
    check_heavy("15x15_W77_B", "faithful");
}

#[test]
fn minimax_15x15_after_one_stone_corrected() {
    check_heavy("15x15_W77_B", "corrected");
}

#[test]
fn minimax_15x15_against_an_open_three_as_printed() {
    check_heavy("15x15_open_three_B", "faithful");
}

#[test]
fn minimax_15x15_against_an_open_three_corrected() {
    check_heavy("15x15_open_three_B", "corrected");
}

#[test]
fn minimax_15x15_in_the_middle_game_as_printed() {
    check_heavy("15x15_mid_B", "faithful");
}

#[test]
fn minimax_15x15_in_the_middle_game_corrected() {
    check_heavy("15x15_mid_B", "corrected");
}

#[test]
fn every_heavy_search_has_a_test() {
    let file = read(SEARCH);
    let heavy = list(&file["results"]).iter().filter(|golden| is_heavy(golden));
    let names: BTreeSet<&str> = heavy.clone().map(|golden| text(&golden["name"])).collect();
    assert_eq!(Vec::from_iter(names), ["15x15_W77_B", "15x15_mid_B", "15x15_open_three_B"]);
    assert_eq!(heavy.count(), 6);
}

#[test]
fn minimax_on_smaller_trees() {
    check_searches(|golden| !is_heavy(golden) && text(&golden["alg"]) == "plain");
}

#[test]
fn alpha_beta_as_printed() {
    check_searches(|golden| text(&golden["alg"]) == "alphabeta" && text(&golden["rule"]) == "faithful");
}

#[test]
fn alpha_beta_corrected() {
    check_searches(|golden| text(&golden["alg"]) == "alphabeta" && text(&golden["rule"]) == "corrected");
}

/// Pruning changes neither value nor move. Our results equal those of the file, as the tests above show, so that it is
/// enough to compare those; the file lists some of the pairs that were compared.
#[test]
fn pairs_agree() {
    let (file, extras) = (read(SEARCH), read(EXTRAS));
    let mut pairs: BTreeMap<String, Vec<(&Value, &Value)>> = BTreeMap::new();
    for golden in list(&file["results"]) {
        let pair = format!("{} {} {}", golden["name"], golden["depth"], golden["rule"]);
        pairs.entry(pair).or_default().push((&golden["value"], &golden["move"]));
    }
    let mismatches = pairs.values().filter(|pair| pair.len() != 2 || pair[0] != pair[1]).count();
    assert_eq!(number(&extras["seed001_plain_vs_alphabeta_mismatch"]), mismatches);
    assert!(pairs.len() <= number(&extras["seed001_pairs"]));
}

fn owners(line: &str) -> Vec<Option<Player>> {
    let owner = |c| match c {
        'W' => Some(WHITE),
        'B' => Some(WHITE.other()),
        _ => None,
    };
    line.chars().map(owner).collect()
}

#[test]
fn points_of_lines() {
    let mut checks = Checklist::new("seed001_eval, line_points");
    for golden in list(&read(EVAL)["line_points"]) {
        let line = owners(text(&golden["line"]));
        let points = |just_moved| {
            let (white, black) = line_points(&line, just_moved, &Weights::PRINTED);
            json!([white, -black])
        };
        let ours = [("whos_move_W", points(WHITE)), ("whos_move_B", points(WHITE.other()))];
        checks.record(golden, &["line"], &ours);
    }
    checks.finish();
}

/// Every row, column and diagonal, in the order of the slow version: those of one direction after the other.
fn lines_of(shape: &MnkShape) -> [Vec<Vec<MnkCell>>; 4] {
    DIRECTIONS.map(|(dx, dy)| {
        let begins = |cell: &MnkCell| {
            let (column, row) = shape.place(*cell);
            shape.cell(column - dx, row - dy).is_none()
        };
        let from = |cell: MnkCell| {
            let (column, row) = shape.place(cell);
            (0..).map_while(|i| shape.cell(column + i * dx, row + i * dy)).collect()
        };
        (0..shape.cells()).map(MnkCell::new).filter(begins).map(from).collect()
    })
}

#[test]
fn diagonals_cover_the_board() {
    let mut checks = Checklist::new("seed001_eval, diagonal_coverage");
    for golden in list(&read(EVAL)["diagonal_coverage"]) {
        let size = number(&golden["size"]);
        let pos: Mnk<Large> = Mnk::start(&format!("{size},{size},5")).unwrap();
        let lines = lines_of(pos.shape());
        let [.., right, left] = &lines;
        let covered = |diagonals: &[Vec<MnkCell>]| diagonals.concat().iter().collect::<BTreeSet<_>>().len();
        let once = |diagonals: &[Vec<MnkCell>]| diagonals.concat().len() == covered(diagonals);
        let offset = |line: &Vec<MnkCell>| {
            let (column, row) = pos.shape().place(line[0]);
            column - row
        };
        let short = |diagonals: &[Vec<MnkCell>]| diagonals.iter().filter(|line| line.len() < 5).count();
        checks.same("both directions alike", &(right.len(), short(right)), &(left.len(), short(left)));
        checks.record(
            golden,
            &["size"],
            &[
                ("offsets_first", json!(right.iter().map(offset).max())),
                ("offsets_last", json!(right.iter().map(offset).min())),
                ("diagonals_each_direction", json!(right.len())),
                ("cells_covered_right", json!(covered(right))),
                ("cells_covered_left", json!(covered(left))),
                ("every_cell_exactly_once", json!(once(right) && once(left))),
                ("lines_total", json!(lines.concat().len())),
                ("diagonals_shorter_than_5_each_direction", json!(short(right))),
            ],
        );
    }
    checks.finish();
}

/// The points of White and Black over all lines of at least `shortest` cells, by the definition.
fn slow_points(pos: &Mnk<Large>, just_moved: Player, shortest: usize) -> (i32, i32) {
    let lines = lines_of(pos.shape()).concat();
    let points = lines.iter().filter(|line| line.len() >= shortest).map(|line| {
        let owners: Vec<_> = line.iter().map(|&cell| pos.at(cell)).collect();
        line_points(&owners, just_moved, &Weights::PRINTED)
    });
    points.fold((0, 0), |sum, line| (sum.0 + line.0, sum.1 + line.1))
}

#[test]
fn whole_boards() {
    let mut checks = Checklist::new("seed001_eval, board_evaluations");
    for (size, boards) in read(EVAL)["board_evaluations"].as_object().unwrap() {
        let size = size.parse().unwrap();
        // One evaluator for all boards: it keeps the lines of the previous board, which must not matter.
        let shape = large_board(size, &boards[0]["rows"]).shape().clone();
        let ladder = PatternLadder::new(&shape, Weights::PRINTED).unwrap();
        for golden in list(boards).iter().chain(list(boards).iter().rev()) {
            let pos = large_board(size, &golden["rows"]);
            let won = |player| json!(pos.shape().completed(pos.stones(player)).is_some());
            let mut ours = vec![("winner_W", won(WHITE)), ("winner_B", won(WHITE.other()))];
            let keys = [
                (WHITE, ["eval_W", "white_W", "black_W", "eval_W_lines_ge5_only"]),
                (WHITE.other(), ["eval_B", "white_B", "black_B", "eval_B_lines_ge5_only"]),
            ];
            for (just_moved, [total, white_points, black_points, long_lines]) in keys {
                let (white, black) = slow_points(&pos, just_moved, 0);
                let (long_white, long_black) = slow_points(&pos, just_moved, 5);
                let fast = ladder.for_white(&pos, just_moved);
                checks.same(format_args!("{}: the slow way", golden["name"]), &(white - black), &fast);
                ours.extend([
                    (total, json!(fast)),
                    (white_points, json!(white)),
                    (black_points, json!(-black)),
                    (long_lines, json!(long_white - long_black)),
                ]);
            }
            checks.record(golden, &["name", "rows"], &ours);
        }
    }
    checks.finish();
}

/// The lines that the evaluator keeps stay right through the moves of a search.
#[test]
fn whole_boards_move_by_move() {
    let file = read(EVAL);
    for golden in list(&file["board_evaluations"]["15"]) {
        let mut pos = large_board(15, &golden["rows"]);
        let ladder = PatternLadder::new(pos.shape(), Weights::PRINTED).unwrap();
        for m in pos.moves().step_by(7) {
            pos.after(m, |pos| {
                let just_moved = pos.to_move().other();
                let (white, black) = slow_points(pos, just_moved, 0);
                assert_eq!(white - black, ladder.for_white(pos, just_moved), "{} {m:?}", golden["name"]);
            });
        }
    }
}
