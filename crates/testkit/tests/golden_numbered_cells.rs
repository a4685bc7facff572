//! Document 002: tic-tac-toe to the end, cells numbered from 1.

use plyground_core::{Game, Outcome, Player, Position};
use plyground_games::Mnk;
use plyground_games::general::ByOutcome;
use plyground_games::mnk::Small;
use plyground_registry::{Algorithm, Answer, open};
use plyground_search::observers::Counting;
use plyground_search::{AlphaBeta, Minimax};
use plyground_testkit::golden::{
    Checklist, GoldenQuestion, Levels, chosen_cell, conventions, games_against, in_one_run, list, number,
    player, reachable, read, small_board, text, value_for, watch, winning_cells,
};
use serde_json::{Value, json};

const FILE: &str = include_str!("../golden/seed002.json");
const EXTRAS: &str = include_str!("../golden/extras.json");
const PRESET: &str = "numbered-cells";

/// A golden board shows the number of a cell where it is free.
fn in_our_marks(board: &str) -> String {
    board.chars().map(|c| if c.is_ascii_digit() { '.' } else { c }).collect()
}

fn ask(algorithm: Algorithm, position: &str, to_move: Player) -> Answer {
    let (game, as_printed, mutations) = (None, false, &[][..]);
    GoldenQuestion { preset: PRESET, game, position, to_move, algorithm, depth: 9, as_printed, mutations }
        .ask()
}

/// The cell of minimax's move, from 1.
fn answer_to(position: &str, to_move: Player) -> usize {
    chosen_cell(&ask(Algorithm::Minimax, position, to_move)) + 1
}

fn board(position: &str, to_move: Player) -> Mnk<Small> {
    small_board("3,3,3", position, to_move)
}

/// Checks a search twice: the registry's report, and an observer's counts level by level.
fn check_search(checks: &mut Checklist, golden: &Value, algorithm: Algorithm) {
    let (position, mover) = (in_our_marks(text(&golden["board"])), player(&golden["to_move"]));
    let answer = ask(algorithm, &position, mover);
    let choices = (conventions(PRESET), plyground_core::Window::FULL);
    let mut pos = board(&position, mover);
    let observer = (Counting::new().counting_moves(true), Levels::default());
    let (value, (counting, levels)) = match algorithm {
        Algorithm::Minimax => watch(&Minimax, &mut pos, &ByOutcome, choices, 9, observer),
        _ => watch(&AlphaBeta, &mut pos, &ByOutcome, choices, 9, observer),
    };
    checks.same(format_args!("{position}: observed value"), &answer.report.value, &Some(value));
    checks.same(format_args!("{position}: observed counts"), &answer.report.counts, &counting.into_counts());
    let counts = &answer.report.counts;
    checks.record(
        golden,
        &["board", "to_move"],
        &[
            ("value", value_for(Player::First, mover, &answer)),
            ("move", json!(chosen_cell(&answer) + 1)),
            ("calls", json!(counts.nodes)),
            ("leaves", json!(counts.leaves())),
            ("cutoffs", json!(counts.cutoffs() + counts.cutoffs_on_last)),
            ("per_level", json!(levels.nodes)),
            ("leaves_per_level", json!(levels.leaves)),
            ("leaf_values", json!(levels.values)),
        ],
    );
}

#[test]
fn searches_from_the_empty_board() {
    let file = read(FILE);
    let mut checks = Checklist::new("seed002, empty board");
    for (key, algorithm) in [
        ("empty_minimax", Algorithm::Minimax),
        ("empty_minimax_O_first", Algorithm::Minimax),
        ("empty_alpha_beta", Algorithm::AlphaBeta),
        ("empty_alpha_beta_O_first", Algorithm::AlphaBeta),
    ] {
        check_search(&mut checks, &file[key], algorithm);
    }
    // The document copies the board once for every node but the root.
    let nodes = ask(Algorithm::Minimax, ".........", Player::First).report.counts.nodes;
    checks.same("deepcopies_from_empty", &(number(&file["deepcopies_from_empty"]) as u64), &(nodes - 1));
    checks.finish();
}

#[test]
fn replies_to_each_first_move() {
    let mut checks = Checklist::new("seed002, replies");
    for golden in list(&read(FILE)["reply_to_each_first_move"]) {
        let mut pos = board(".........", Player::First);
        pos.make(pos.read_move(&golden["first"].to_string()).unwrap());
        let minimax = &golden["minimax"];
        checks.same("board", &in_our_marks(text(&minimax["board"])), &in_one_run(&pos));
        check_search(&mut checks, minimax, Algorithm::Minimax);
        let answer = ask(Algorithm::AlphaBeta, &in_one_run(&pos), Player::Second);
        checks.record(
            golden,
            &["first", "minimax"],
            &[
                ("alpha_beta_calls", json!(answer.report.counts.nodes)),
                ("alpha_beta_move", json!(chosen_cell(&answer) + 1)),
                ("alpha_beta_value", value_for(Player::First, Player::Second, &answer)),
            ],
        );
    }
    checks.finish();
}

#[test]
fn the_program_against_itself() {
    let mut checks = Checklist::new("seed002, ai_battle");
    let mut session = open("tic-tac-toe").unwrap();
    let (mut moves, mut calls) = (Vec::new(), Vec::new());
    while session.outcome().is_none() {
        let answer = ask(Algorithm::Minimax, &session.position(), session.to_move());
        calls.push(answer.report.counts.nodes);
        moves.push(chosen_cell(&answer) + 1);
        session.play(&moves.last().unwrap().to_string()).unwrap();
    }
    let result = match session.outcome().unwrap() {
        Outcome::Draw => 0,
        Outcome::Win(Player::First) => 1,
        Outcome::Win(Player::Second) => -1,
    };
    let last = session.position().replace('/', "");
    checks.record(
        &read(FILE)["ai_battle"],
        &[],
        &[
            ("moves", json!(moves)),
            ("calls", json!(calls)),
            ("final", json!(last)),
            ("result", json!(result)),
        ],
    );
    checks.finish();
}

/// The document's last figure shows the prompts of a game and its drawn board: these are all the games against the
/// program that fit both.
#[test]
fn games_that_fit_the_figure() {
    let file = read(FILE);
    let golden = &file["figure6_consistent_games"];
    let prompts = list(&file["cli_flow"]["move_prompt_seen"]).iter().map(|prompt| digits(text(prompt)));
    let prompts: Vec<Vec<usize>> = prompts.collect();
    let figure = cells_of(&golden[0]).into_iter().enumerate().fold([None; 10], |mut board, (ply, cell)| {
        board[cell] = Some(ply % 2);
        board
    });
    let fits = |game: &[usize]| {
        let free_after =
            |plies: usize| -> Vec<usize> { (1..=9).filter(|cell| !game[..plies].contains(cell)).collect() };
        game.len() == 9
            && [0, 2, 8].map(free_after)[..] == prompts
            && game.iter().enumerate().all(|(ply, &cell)| figure[cell] == Some(ply % 2))
    };
    let program = &mut |pos: &Mnk<Small>| answer_to(&pos.write_position(), pos.to_move()) - 1;
    let games = games_against(&board(".........", Player::First), Player::Second, program);
    let numbered = games.iter().map(|(cells, _)| cells.iter().map(|cell| cell + 1).collect::<Vec<_>>());
    let ours: Vec<Vec<usize>> = numbered.filter(|game| fits(game)).collect();
    let golden: Vec<Vec<usize>> = list(golden).iter().map(cells_of).collect();
    assert_eq!(golden, ours);
}

fn cells_of(game: &Value) -> Vec<usize> {
    list(game).iter().map(number).collect()
}

/// The cells in a prompt.
fn digits(prompt: &str) -> Vec<usize> {
    prompt.chars().filter_map(|c| c.to_digit(10)).map(|digit| digit as usize).collect()
}

#[test]
fn cells_that_can_be_chosen() {
    let mut checks = Checklist::new("seed002, select_space_cases");
    for golden in list(&read(FILE)["select_space_cases"]) {
        let mut session = open("tic-tac-toe").unwrap();
        if text(&golden["board"]) == "5 taken by X" {
            session.play("5").unwrap();
        }
        let accepted = session.play(&golden["move"].to_string()).is_ok();
        checks.record(golden, &["move", "board"], &[("ok", json!(accepted))]);
    }
    checks.finish();
}

/// A search to the end that values every win alike may delay a win.
#[test]
fn immediate_wins_declined() {
    let extras = read(EXTRAS);
    let golden = &extras["seed002_immediate_win_declined"];
    let mut checks = Checklist::new("extras, immediate wins that document 002 declines");
    let (mut winnable, mut declined) = (0, 0);
    for pos in reachable(&board(".........", Player::First)) {
        let winning = winning_cells(&pos);
        if !winning.is_empty() {
            winnable += 1;
            let chosen = answer_to(&pos.write_position(), pos.to_move()) - 1;
            declined += usize::from(!winning.contains(&chosen));
        }
    }
    let name = "positions_with_immediate_win";
    checks.same(name, &number(&golden[name]), &winnable);
    checks.same("declined", &number(&golden["declined"]), &declined);
    for example in list(&golden["examples"]) {
        let (position, mover) = (text(&example["board"]), player(&example["to_move"]));
        let winning = winning_cells(&board(position, mover)).iter().map(|cell| cell + 1).collect::<Vec<_>>();
        let ours = [("winning_moves", json!(winning)), ("chosen", json!(answer_to(position, mover)))];
        checks.record(example, &["board", "to_move"], &ours);
    }
    checks.finish();
}
