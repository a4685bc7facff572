//! The Othello solver against minimax and published values.

use std::cell::Cell;
use std::sync::atomic::{AtomicBool, Ordering};

use plyground_core::{Game, Limits, Player, Position};
use plyground_games::Othello;
use plyground_solve::othello::OthelloSolver;

fn lead(pos: &Othello) -> i32 {
    pos.count(pos.to_move()) as i32 - pos.count(pos.to_move().other()) as i32
}

/// Plain alpha-beta over all moves, on the rules of the game.
fn alpha_beta(pos: &mut Othello, mut alpha: i32, beta: i32) -> i32 {
    if pos.outcome().is_some() {
        return lead(pos);
    }
    let mut best = -64;
    for m in pos.moves() {
        best = best.max(-pos.after(m, |child| alpha_beta(child, -beta, -alpha)));
        alpha = alpha.max(best);
        if alpha >= beta {
            break;
        }
    }
    best
}

fn random(size: usize, left: u32, seed: &mut u64) -> Othello {
    let mut pos = Othello::new(size).expect("a size");
    let free = |pos: &Othello| (size * size) as u32 - pos.count(Player::First) - pos.count(Player::Second);
    while free(&pos) > left && pos.outcome().is_none() {
        *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let m = pos.moves().nth((*seed >> 33) as usize % pos.move_count()).expect("below the count");
        pos.make(m);
    }
    pos
}

fn solve(solver: &mut OthelloSolver, pos: &Othello) -> i32 {
    let answer = solver.solve(pos, Limits::default(), &mut |_| ()).expect("nothing limits it");
    let mut end = *pos;
    for m in answer.line {
        assert!(end.moves().any(|legal| legal == m), "{}", pos.write_position());
        end.make(m);
    }
    assert!(end.outcome().is_some(), "the line leads to the end");
    let sign = if end.to_move() == pos.to_move() { 1 } else { -1 };
    assert_eq!(sign * lead(&end), answer.score, "{}", pos.write_position());
    answer.score
}

const THREADS: [usize; 3] = [1, 2, 4];

#[test]
fn every_value_is_that_of_minimax() {
    let mut seed = 1;
    let (rounds, left) = if cfg!(debug_assertions) { (6, 7) } else { (100, 9) };
    for size in [4, 6, 8] {
        for memory in [0, 100, 5000, 1 << 20] {
            let mut solvers = THREADS.map(|threads| OthelloSolver::new(memory).on_threads(threads));
            for round in 0..rounds {
                let mut pos = random(size, left - round % 4, &mut seed);
                let expected = alpha_beta(&mut pos, -64, 64);
                for solver in &mut solvers {
                    assert_eq!(solve(solver, &pos), expected, "{}", pos.write_position());
                }
            }
        }
    }
}

#[test]
fn the_smallest_board_is_won_by_the_second_player_with_eight_more() {
    let pos = Othello::new(4).unwrap();
    for memory in [0, 1000, 1 << 20] {
        for threads in [0, 1, 2, 3, 4, 16] {
            let mut solver = OthelloSolver::new(memory).on_threads(threads);
            assert_eq!(solve(&mut solver, &pos), -8, "{memory} bytes, {threads} threads");
        }
    }
}

#[test]
fn later_positions_of_the_middle_board_are_solved() {
    // The value of a position is the best of the values after its moves.
    let mut seed = 3;
    let is_long = !cfg!(debug_assertions) && std::env::var_os("PLYGROUND_LONG").is_some();
    let (rounds, left) = match (cfg!(debug_assertions), is_long) {
        (true, _) => (4, 13),
        (false, false) => (10, 16),
        (false, true) => (3, 22),
    };
    // A table that is far too small keeps losing entries.
    for memory in [50_000, 16 << 20] {
        let mut solvers = THREADS.map(|threads| OthelloSolver::new(memory).on_threads(threads));
        for _ in 0..rounds {
            let mut pos = random(6, left, &mut seed);
            if pos.outcome().is_some() {
                continue;
            }
            let values = solvers.each_mut().map(|solver| solve(solver, &pos));
            let children =
                pos.moves().map(|m| -pos.after(m, |child| solve(&mut OthelloSolver::new(1 << 20), child)));
            let best = children.max().expect("it is not over");
            assert_eq!(values, [best; 3], "{}", pos.write_position());
        }
    }
}

#[test]
fn limits_are_kept() {
    let pos = Othello::new(8).unwrap();
    for threads in THREADS {
        let mut solver = OthelloSolver::new(1 << 20).on_threads(threads);
        for nodes in [0, 1, 1000, 100_000] {
            let limits = Limits { nodes: Some(nodes), ..Limits::default() };
            let mut told = 0;
            assert_eq!(solver.solve(&pos, limits, &mut |progress| told = progress.nodes), None);
            assert!(told <= nodes, "{told} of {nodes} nodes on {threads} threads");
        }
        // With enough nodes there is a value, and the limit is kept.
        let small = Othello::new(4).unwrap();
        let limits = Limits { nodes: Some(1_000_000), ..Limits::default() };
        let answer =
            OthelloSolver::new(1 << 20).on_threads(threads).solve(&small, limits, &mut |_| ()).unwrap();
        assert!(answer.score == -8 && answer.nodes <= 1_000_000, "{answer:?}");
    }
}

#[test]
fn every_thread_stops_when_it_is_told_to() {
    let pos = Othello::new(8).unwrap();
    for threads in THREADS {
        let mut solver = OthelloSolver::new(1 << 20).on_threads(threads);
        let looks = Cell::new(0);
        let is_late = || {
            looks.set(looks.get() + 1);
            looks.get() > 3
        };
        let limits = Limits { deadline: Some(&is_late), ..Limits::default() };
        assert_eq!(solver.solve(&pos, limits, &mut |_| ()), None);
        assert_eq!(looks.get(), 4, "it stops at the first look that says so");
        let cancel = AtomicBool::new(false);
        let limits = Limits { cancel: Some(&cancel), ..Limits::default() };
        // The first report comes before the search.
        assert_eq!(solver.solve(&pos, limits, &mut |_| cancel.store(true, Ordering::Relaxed)), None);
        // The entries of the interrupted search are sound.
        let late = random(8, 6, &mut 5);
        let expected = alpha_beta(&mut late.clone(), -64, 64);
        assert_eq!(solve(&mut solver, &late), expected);
    }
}
