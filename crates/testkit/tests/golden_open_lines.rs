//! Document 000: tic-tac-toe evaluated by open lines.

use plyground_core::{Game, Outcome, Player, Position};
use plyground_games::mnk::{MnkCell, OpenLines};
use plyground_registry::{Algorithm, Answer};
use plyground_testkit::golden::{
    Checklist, GoldenQuestion, chosen_cell, depth, in_one_run, list, number, player, reachable, read,
    row_and_column, small_board, text, value_for, winning_cells,
};
use serde_json::{Value, json};

const SEARCH: &str = include_str!("../golden/seed000_search.json");
const SELFPLAY: &str = include_str!("../golden/seed000_selfplay.json");
const EXTRAS: &str = include_str!("../golden/extras.json");

/// A golden board writes the second player's mark as a zero.
fn in_our_marks(board: &str) -> String {
    board.replace('0', "O")
}

fn in_their_marks(board: &str) -> String {
    board.replace('O', "0")
}

/// A golden name of a search: the search, and whether it is meant as printed.
fn search_named(name: &str) -> (Algorithm, bool) {
    match name {
        "minimax_faithful" => (Algorithm::Minimax, true),
        "minimax_corrected" => (Algorithm::Minimax, false),
        "negmax" => (Algorithm::Negamax, false),
        "alpha_beta_faithful" => (Algorithm::AlphaBeta, true),
        "alpha_beta_corrected" => (Algorithm::AlphaBeta, false),
        other => panic!("`{other}` is no search of document 000"),
    }
}

fn ask(search: &str, level: u16, position: &str, to_move: Player) -> Answer {
    let (algorithm, as_printed) = search_named(search);
    let (preset, game, mutations) = ("open-lines", None, &[][..]);
    GoldenQuestion { preset, game, position, to_move, algorithm, depth: level, as_printed, mutations }.ask()
}

fn check_search(checks: &mut Checklist, golden: &Value) {
    let board = in_our_marks(golden["position"].as_str().unwrap_or("........."));
    let mover = player(&golden["player"]);
    let answer = ask(text(&golden["alg"]), depth(&golden["level"]), &board, mover);
    let best_move = row_and_column(answer.best_cell, 3);
    let mut best_move_tuple = best_move.clone();
    if let Value::Array(place) = &mut best_move_tuple {
        place.push(golden["player"].clone());
    }
    let counts = &answer.report.counts;
    checks.record(
        golden,
        &["alg", "level", "player", "position"],
        &[
            ("best_move", best_move),
            ("best_move_tuple", best_move_tuple),
            ("best_score", value_for(mover, mover, &answer)),
            ("nodes", json!(counts.generated)),
            ("calls", json!(counts.nodes)),
            ("leaf_evals", json!(counts.leaves())),
            ("leaf_horizon", json!(counts.leaves_horizon)),
            ("leaf_terminal", json!(counts.leaves_finished)),
            ("cutoffs", json!(counts.cutoffs() + counts.cutoffs_on_last)),
            ("cutoffs_effective", json!(counts.cutoffs())),
        ],
    );
}

#[test]
fn searches_from_the_empty_board() {
    let mut checks = Checklist::new("seed000_search, empty board");
    for golden in list(&read(SEARCH)["empty_board_X_to_move"]) {
        check_search(&mut checks, golden);
    }
    checks.finish();
}

#[test]
fn searches_from_other_positions() {
    let mut checks = Checklist::new("seed000_search, other positions");
    for golden in list(&read(SEARCH)["other_positions"]) {
        check_search(&mut checks, golden);
    }
    checks.finish();
}

#[test]
fn evaluation_samples() {
    let mut checks = Checklist::new("seed000_search, evaluation samples");
    let start = small_board("3,3,3", ".........", Player::First);
    let reached: Vec<String> = reachable(&start).iter().map(in_one_run).collect();
    for golden in list(&read(SEARCH)["evaluation_samples"]) {
        let board = in_our_marks(text(&golden["board"]));
        let pos = small_board("3,3,3", &board, Player::First);
        let won = |player| json!(pos.shape().completed(pos.stones(player)).is_some());
        let score = |player| value_for(player, player, &ask("negmax", 0, &board, player));
        let ours = [
            ("win_X", won(Player::First)),
            ("win_0", won(Player::Second)),
            ("nc_X", json!(OpenLines::open_to(&pos, Player::First))),
            ("nc_0", json!(OpenLines::open_to(&pos, Player::Second))),
            ("score_X", score(Player::First)),
            ("score_0", score(Player::Second)),
            ("moves_X", json!(pos.moves().len())),
            ("legal_reachable", json!(reached.contains(&board))),
        ];
        if golden["win_X"] == true && golden["win_0"] == true {
            checks.same(&board, &true, &start.read_position(&board, None, true).is_err());
        }
        checks.record(golden, &["board"], &ours);
    }
    checks.finish();
}

#[test]
fn games_against_itself() {
    let mut checks = Checklist::new("seed000_selfplay");
    for golden in list(&read(SELFPLAY)["games"]) {
        let mut pos = small_board("3,3,3", ".........", Player::First);
        let (mut moves, mut detail, mut generated) = (Vec::new(), Vec::new(), 0);
        while pos.outcome().is_none() {
            let turn = pos.to_move();
            let player = &golden[turn.mark().to_string()];
            let answer = ask(text(&player[0]), depth(&player[1]), &pos.write_position(), turn);
            let cell = chosen_cell(&answer);
            pos.make(MnkCell::new(cell));
            let made = json!([cell / 3, cell % 3, in_their_marks(&turn.mark().to_string())]);
            generated += answer.report.counts.generated.unwrap();
            detail.push(json!({
                "move": made,
                "score": value_for(turn, turn, &answer),
                "nodes": answer.report.counts.generated,
                "calls": answer.report.counts.nodes,
                "board": in_their_marks(&in_one_run(&pos)),
            }));
            moves.push(made);
        }
        let result = match pos.outcome().unwrap() {
            Outcome::Win(winner) => in_their_marks(&winner.mark().to_string()),
            Outcome::Draw => "draw".to_owned(),
        };
        checks.record(
            golden,
            &["X", "O"],
            &[
                ("plies", json!(moves.len())),
                ("moves", json!(moves)),
                ("detail", json!(detail)),
                ("result", json!(result)),
                ("final", json!(in_their_marks(&in_one_run(&pos)))),
                ("nodes_total", json!(generated)),
            ],
        );
    }
    checks.finish();
}

/// A search to the end that values every win alike may delay a win.
#[test]
fn immediate_wins_declined() {
    let extras = read(EXTRAS);
    let golden = &extras["seed000_negmax_level9_immediate_win_declined"];
    let mut checks = Checklist::new("extras, immediate wins that document 000 declines");
    let chosen = |board: &str, mover| chosen_cell(&ask("negmax", 9, board, mover));
    let (mut winnable, mut declined) = (0, 0);
    for pos in reachable(&small_board("3,3,3", ".........", Player::First)) {
        let winning = winning_cells(&pos);
        if !winning.is_empty() {
            assert!(pos.free() <= 6, "the file counts wins with at most 6 empty cells: {pos:?}");
            winnable += 1;
            declined += usize::from(!winning.contains(&chosen(&pos.write_position(), pos.to_move())));
        }
    }
    let name = "positions_with_immediate_win_and_at_most_6_empty";
    checks.same(name, &number(&golden[name]), &winnable);
    checks.same("declined", &number(&golden["declined"]), &declined);
    for example in list(&golden["examples"]) {
        let board = in_our_marks(text(&example["board"]));
        let mover = player(&example["to_move"]);
        let winning = winning_cells(&small_board("3,3,3", &board, mover));
        let ours = [("winning_cells", json!(winning)), ("chosen", json!(chosen(&board, mover)))];
        checks.record(example, &["board", "to_move"], &ours);
    }
    checks.finish();
}
