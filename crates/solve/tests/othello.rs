//! The solver of Othello says what minimax says, and what is published.

use plyground_core::{Game, Limits, Player, Position};
use plyground_games::Othello;
use plyground_solve::othello::Solver;

fn lead(pos: &Othello) -> i32 {
    pos.count(pos.to_move()) as i32 - pos.count(pos.to_move().other()) as i32
}

/// Minimax with bounds, on the rules of the game: every move in the game's order.
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

fn solve(solver: &mut Solver, pos: &Othello) -> i32 {
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

#[test]
fn every_value_is_that_of_minimax() {
    let mut seed = 1;
    let (rounds, left) = if cfg!(debug_assertions) { (6, 7) } else { (100, 9) };
    for size in [4, 6, 8] {
        for memory in [0, 100, 5000, 1 << 20] {
            let mut solver = Solver::new(memory);
            for round in 0..rounds {
                let mut pos = random(size, left - round % 4, &mut seed);
                let expected = alpha_beta(&mut pos, -64, 64);
                assert_eq!(solve(&mut solver, &pos), expected, "{}", pos.write_position());
            }
        }
    }
}

#[test]
fn the_smallest_board_is_won_by_the_second_player_with_eight_more() {
    let pos = Othello::new(4).unwrap();
    assert_eq!(solve(&mut Solver::new(1 << 20), &pos), -8);
}

#[test]
fn later_positions_of_the_middle_board_are_solved() {
    // The value of a position is the best of the values after its moves.
    let mut seed = 3;
    let left = if cfg!(debug_assertions) { 10 } else { 16 };
    let mut solver = Solver::new(16 << 20);
    for _ in 0..if cfg!(debug_assertions) { 2 } else { 10 } {
        let mut pos = random(6, left, &mut seed);
        let value = solve(&mut solver, &pos);
        if pos.outcome().is_none() {
            let children =
                pos.moves().map(|m| -pos.after(m, |child| solve(&mut Solver::new(1 << 20), child)));
            assert_eq!(Some(value), children.max(), "{}", pos.write_position());
        }
    }
}

#[test]
fn limits_are_kept() {
    let pos = Othello::new(8).unwrap();
    for nodes in [0, 1, 1000] {
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        assert_eq!(Solver::new(1 << 20).solve(&pos, limits, &mut |_| ()), None);
    }
}
