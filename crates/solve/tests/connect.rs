//! The Connect Four solver against minimax and published values.

use std::collections::HashMap;

use plyground_core::{Game, Keyed, Limits, Outcome, Position};
use plyground_games::Connect;
use plyground_games::connect::Column;
use plyground_solve::ExactValue;
use plyground_solve::connect::ConnectSolver;

fn is_long() -> bool {
    !cfg!(debug_assertions) && std::env::var_os("PLYGROUND_LONG").is_some()
}

fn after(game: &str, columns: &str) -> Connect {
    let mut pos = Connect::start(game).expect("a game");
    for digit in columns.chars() {
        let m = pos.read_move(&digit.to_string()).expect("a legal move");
        pos.make(m);
    }
    pos
}

fn solve(solver: &mut ConnectSolver, pos: &Connect) -> ExactValue<Column> {
    solver.solve(pos, Limits::default(), &mut |_| ()).expect("nothing limits it")
}

fn free(pos: &Connect) -> i32 {
    let shape = pos.shape();
    let cells = (0..shape.width()).flat_map(|column| (0..shape.height()).map(move |row| (column, row)));
    cells.filter(|&(column, row)| pos.at(column, row).is_none()).count() as i32
}

/// The value of a finished game for the side to move: the stones that the winner had left, including the last one.
fn finished(pos: &Connect) -> Option<i32> {
    Some(match pos.outcome()? {
        Outcome::Draw => 0,
        Outcome::Win(winner) => {
            let stones = free(pos) / 2 + 1;
            if winner == pos.to_move() { stones } else { -stones }
        }
    })
}

/// Plain minimax with memoisation, on the rules of the game.
fn minimax(pos: &mut Connect, seen: &mut HashMap<u64, i32>) -> i32 {
    if let Some(value) = finished(pos) {
        return value;
    }
    if let Some(&value) = seen.get(&pos.key()) {
        return value;
    }
    let moves: Vec<_> = pos.moves().collect();
    let values = moves.into_iter().map(|m| -pos.after(m, |child| minimax(child, seen)));
    let value = values.max().expect("the game is not over");
    seen.insert(pos.key(), value);
    value
}

struct Lcg(u64);

impl Lcg {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % count
    }
}

/// A random game until this number of cells is left, or its end.
fn random(game: &str, left: i32, dice: &mut Lcg) -> Connect {
    let mut pos = Connect::start(game).expect("a game");
    while free(&pos) > left && pos.outcome().is_none() {
        let count = pos.move_count();
        let m = pos.moves().nth(dice.below(count)).expect("below the count");
        pos.make(m);
    }
    pos
}

/// Checks that the line leads to an end of exactly the reported value.
fn assert_line(pos: &Connect, answer: &ExactValue<Column>, why: &str) {
    let mut end = *pos;
    for &m in &answer.line {
        assert!(end.moves().any(|legal| legal == m), "{why}: {m:?} is not legal");
        end.make(m);
    }
    let sign = if answer.line.len().is_multiple_of(2) { 1 } else { -1 };
    assert_eq!(finished(&end), Some(sign * answer.score), "{why}: {:?}", answer.line);
}

const GAMES: [&str; 22] = [
    "7,6,4", "4,4,4", "5,4,4", "6,4,4", "4,5,4", "5,5,4", "8,7,4", "9,6,4", "7,5,4", "5,4,3", "4,4,3",
    "3,3,3", "6,6,5", "5,5,5", "9,6,5", "7,6,3", "1,7,2", "26,1,2", "1,1,1", "2,31,4", "4,4,2", "5,3,9",
];

#[test]
fn every_value_is_that_of_minimax() {
    let mut dice = Lcg(1);
    let (rounds, left) = if cfg!(debug_assertions) { (4, 10) } else { (100, 12) };
    for game in GAMES {
        let mut seen = HashMap::new();
        for memory in [0, 64, 1000, 1 << 16, 1 << 20] {
            let mut solver = ConnectSolver::new(memory);
            for _ in 0..rounds {
                let left = left - dice.below(4) as i32;
                let mut pos = random(game, left, &mut dice);
                let why = format!("{game} {} with {memory} bytes", pos.write_position());
                let expected = minimax(&mut pos, &mut seen);
                let answer = solve(&mut solver, &pos);
                assert_eq!(answer.score, expected, "{why}");
                assert_line(&pos, &answer, &why);
                let weak = solver.solve_weakly(&pos, Limits::default(), &mut |_| ()).unwrap();
                assert_eq!(weak.score, expected.signum(), "{why}, only the sign");
                for (m, value) in solver.analyse(&pos, Limits::default(), &mut |_| ()).unwrap() {
                    let expected = -pos.after(m, |child| minimax(child, &mut seen));
                    assert_eq!(value, expected, "{why}, after {m:?}");
                }
            }
        }
    }
}

#[test]
fn positions_with_any_number_of_stones_have_the_value_of_minimax() {
    // The follow-up strategy depends on the parity of the free cells, not on the side that began.
    let mut dice = Lcg(7);
    for game in ["4,4,3", "4,4,4", "5,3,3", "3,5,3", "5,4,4", "4,5,4"] {
        let mut solver = ConnectSolver::new(1 << 16);
        for _ in 0..if cfg!(debug_assertions) { 20 } else { 400 } {
            let left = 10 + dice.below(2) as i32;
            let mut pos = random(game, left, &mut dice);
            pos = pos.with_starter(pos.to_move().other()).unwrap();
            let expected = minimax(&mut pos, &mut HashMap::new());
            let answer = solve(&mut solver, &pos);
            assert_eq!(answer.score, expected, "{game} {}", pos.write_position());
            assert_line(&pos, &answer, game);
        }
    }
}

#[test]
fn whole_games_have_the_value_of_minimax() {
    for game in ["4,4,4", "4,4,3", "3,5,3", "5,3,3", "4,3,3", "3,4,4", "2,7,4", "8,2,4", "8,2,3", "5,3,2"] {
        let mut pos = Connect::start(game).unwrap();
        let expected = minimax(&mut pos, &mut HashMap::new());
        let answer = solve(&mut ConnectSolver::new(1 << 20), &pos);
        assert_eq!(answer.score, expected, "{game}");
        assert_line(&pos, &answer, game);
    }
}

#[test]
fn small_boards_have_their_published_values() {
    let quick = [("4,4,4", 0), ("5,4,4", 0), ("6,4,4", -1), ("4,5,4", 0)];
    let slow = [("7,4,4", 0), ("5,5,4", 0), ("4,6,4", 0), ("6,5,4", 0), ("5,6,4", 0)];
    let slow = if cfg!(debug_assertions) { &slow[..0] } else { &slow };
    // The whole game takes half a minute.
    let long = if is_long() { &[("7,6,4", 1)][..] } else { &[] };
    for &(game, value) in quick.iter().chain(slow).chain(long) {
        let pos = Connect::start(game).unwrap();
        let answer = solve(&mut ConnectSolver::new(16 << 20), &pos);
        assert_eq!(answer.score, value, "{game}");
        assert_line(&pos, &answer, game);
    }
}

#[test]
fn positions_on_the_usual_board_have_their_published_values() {
    // J. Tromp's Fhourstones: won, lost and drawn for the side to move. The first takes thousands of nodes, the others millions.
    let mut solver = ConnectSolver::new(64 << 20);
    let won = after("7,6,4", "45461667");
    let answer = solve(&mut solver, &won);
    assert!(answer.score > 0, "{answer:?}");
    assert_line(&won, &answer, "won");
    if !cfg!(debug_assertions) {
        for (columns, sign) in [("35333571", -1), ("13333111", 0)] {
            let pos = after("7,6,4", columns);
            let answer = solve(&mut solver, &pos);
            assert_eq!(answer.score.signum(), sign, "{columns}: {answer:?}");
            assert_line(&pos, &answer, columns);
        }
    }
    if is_long() {
        let start = Connect::start("7,6,4").unwrap();
        let openings = solver.analyse(&start, Limits::default(), &mut |_| ()).unwrap();
        let values: Vec<i32> = openings.into_iter().map(|(_, value)| value).collect();
        assert_eq!(values, [-2, -1, 0, 1, 0, -1, -2]);
    }
}

#[test]
fn a_stopped_solver_has_no_value_and_can_be_used_again() {
    let pos = Connect::start("6,4,4").unwrap();
    let mut solver = ConnectSolver::new(1 << 20);
    let whole = solve(&mut ConnectSolver::new(1 << 20), &pos);
    for nodes in [0, 1, 2, 100, 10_000] {
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        assert!(nodes < whole.nodes);
        assert_eq!(solver.solve(&pos, limits, &mut |_| ()), None, "{nodes}");
        assert_eq!(solver.analyse(&pos, limits, &mut |_| ()), None, "{nodes}");
    }
    let cancel = std::sync::atomic::AtomicBool::new(true);
    let limits = Limits { cancel: Some(&cancel), ..Limits::default() };
    assert_eq!(solver.solve(&pos, limits, &mut |_| ()), None);
    let limits = Limits { deadline: Some(&|| true), ..Limits::default() };
    assert_eq!(solver.solve_weakly(&pos, limits, &mut |_| ()), None);
    assert_eq!(solve(&mut solver, &pos).score, whole.score);
}

#[test]
fn progress_closes_in_on_the_value() {
    let pos = Connect::start("6,4,4").unwrap();
    let mut said = Vec::new();
    let answer = ConnectSolver::new(1 << 20)
        .solve(&pos, Limits::default(), &mut |progress| said.push(progress))
        .unwrap();
    assert!(said.len() > 1);
    for pair in said.windows(2) {
        assert!(pair[0].nodes <= pair[1].nodes && pair[0].at_least <= pair[1].at_least);
        assert!(pair[0].at_most >= pair[1].at_most);
    }
    assert!(said.iter().all(|progress| (progress.at_least..=progress.at_most).contains(&answer.score)));
}
