//! Exact values.

use plyground_core::{Limits, Outcome, Player, StopReason};
use plyground_games::Nim;
use plyground_registry::{Method, Obstacle, Plugin, SolverCache, Solving};

#[test]
fn a_game_without_keys_is_solved_by_the_textbook() {
    let session = (Plugin::<Nim>::new().entry().open)("1,2").unwrap();
    let solve = |nodes| {
        let limits = Limits { nodes, ..Limits::default() };
        let (progress, kept) = (&mut |_| (), &mut SolverCache::new());
        let method = Method::Fastest;
        session
            .solve(&mut Solving { method, memory: 0, near: 0, threads: 1, limits, progress, kept })
            .unwrap()
    };
    let exact = solve(None).unwrap();
    assert_eq!((exact.outcome, exact.plies, exact.method), (Outcome::Win(Player::First), Some(3), "search"));
    assert_eq!(solve(Some(1)).unwrap_err().why, Obstacle::Limit(StopReason::Nodes));
}
