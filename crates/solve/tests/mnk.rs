//! The solver of K in a row against minimax and published values.

use plyground_core::{Game, Limits, Outcome, Position};
use plyground_games::Mnk;
use plyground_games::mnk::{MnkCell, Small};
use plyground_solve::ExactValue;
use plyground_solve::mnk::MnkSolver;

fn start(game: &str) -> Mnk<Small> {
    Mnk::start(game).expect("a game")
}

/// Plain alpha-beta over all moves, on the rules of the game.
fn alpha_beta(pos: &mut Mnk<Small>, mut alpha: i32, beta: i32) -> i32 {
    match pos.outcome() {
        Some(Outcome::Win(winner)) => return if winner == pos.to_move() { 1 } else { -1 },
        Some(Outcome::Draw) => return 0,
        None => {}
    }
    let mut best = -1;
    for m in pos.moves() {
        best = best.max(-pos.after(m, |child| alpha_beta(child, -beta, -alpha)));
        alpha = alpha.max(best);
        if alpha >= beta {
            break;
        }
    }
    best
}

fn random(game: &str, left: usize, seed: &mut u64) -> Mnk<Small> {
    let mut pos = start(game);
    while pos.free() > left && pos.outcome().is_none() {
        *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let m = pos.moves().nth((*seed >> 33) as usize % pos.move_count()).expect("below the count");
        pos.make(m);
    }
    pos
}

/// Solves a position and checks that its line ends with the value.
fn solve(solver: &mut MnkSolver, pos: &Mnk<Small>) -> ExactValue<MnkCell> {
    let answer = solver.solve(pos, Limits::default(), &mut |_| ()).expect("nothing limits it");
    let (us, mut end) = (pos.to_move(), pos.clone());
    for &m in &answer.line {
        assert!(end.moves().any(|legal| legal == m), "{}", pos.write_position());
        end.make(m);
    }
    let score = match end.outcome().expect("the line leads to the end") {
        Outcome::Win(winner) if winner == us => 1,
        Outcome::Win(_) => -1,
        Outcome::Draw => 0,
    };
    assert_eq!(score, answer.score, "{}", pos.write_position());
    answer
}

#[test]
fn every_value_is_that_of_minimax() {
    let mut seed = 1;
    let (rounds, left) = if cfg!(debug_assertions) { (30, 9) } else { (300, 11) };
    let games = [
        "3,3,3", "4,4,3", "4,4,4", "5,4,3", "5,5,4", "5,5,5", "6,4,4", "7,2,2", "1,9,3", "9,1,1", "3,3,5",
        "8,8,5",
    ];
    for game in games {
        for memory in [0, 100, 5_000, 1 << 20] {
            let mut solver = MnkSolver::new(memory);
            for round in 0..rounds {
                let mut pos = random(game, left - round % 5, &mut seed);
                let expected = alpha_beta(&mut pos, -1, 1);
                assert_eq!(solve(&mut solver, &pos).score, expected, "{game} {}", pos.write_position());
            }
        }
    }
}

/// Published values of whole games for the first player: W and D.
#[test]
fn games_are_worth_what_is_published() {
    let won = ["3,4,3", "3,5,3", "3,6,3", "4,4,3", "5,6,3", "5,6,4", "5,7,4", "6,6,4"];
    let drawn = [
        "3,3,3", "3,6,4", "3,8,4", "3,10,4", "4,4,4", "4,5,4", "4,6,4", "5,5,4", "5,5,5", "5,6,5", "5,7,5",
        "6,6,5", "8,8,8",
    ];
    let longer = [("4,7,4", 0), ("5,8,5", 0), ("6,7,5", 0), ("4,8,4", 0)];
    let all = won.map(|game| (game, 1)).into_iter().chain(drawn.map(|game| (game, 0)));
    let all = all.chain(longer.into_iter().filter(|_| std::env::var_os("PLYGROUND_LONG").is_some()));
    for (game, value) in all {
        let solved = solve(&mut MnkSolver::new(64 << 20), &start(game));
        assert_eq!(solved.score, value, "{game}");
    }
}

#[test]
fn limits_are_kept_and_what_is_known_is_told() {
    let limits = Limits { nodes: Some(1_000), ..Limits::default() };
    let mut told = Vec::new();
    let solved = MnkSolver::new(1 << 20).solve(&start("8,8,5"), limits, &mut |progress| told.push(progress));
    assert_eq!(solved, None);
    assert!(
        told.iter()
            .all(|progress| progress.nodes <= 1_000 && progress.at_least >= -1 && progress.at_most <= 1)
    );
    assert_eq!(told.last().map(|progress| progress.nodes), Some(1_000));
}
