//! `solve` by proof numbers: results are right, what does not fit into memory is unknown, and progress is reported.

use plyground_core::{Limits, Outcome, Player, StopReason};
use plyground_registry::{
    Exact, Least, Method, Obstacle, SolveProgress, SolverCache, Solving, Unsolved, open,
};

const X: Outcome = Outcome::Win(Player::First);
const O: Outcome = Outcome::Win(Player::Second);
const METHODS: [Method; 2] = [Method::Proof, Method::ProofNumber];

/// Solves, and keeps the progress reports.
fn told(
    game: &str,
    method: Method,
    memory: usize,
    nodes: Option<u64>,
) -> (Result<Exact, Unsolved>, Vec<SolveProgress>) {
    let session = open(game).expect("the games of the test exist");
    let mut heard = Vec::new();
    let limits = Limits { nodes, ..Limits::default() };
    let mut progress = |progress| heard.push(progress);
    let kept = &mut SolverCache::new();
    let mut solving = Solving { method, memory, near: 0, threads: 1, limits, progress: &mut progress, kept };
    let answer = session.solve(&mut solving).expect("the methods suit the games of the test");
    (answer, heard)
}

#[test]
fn the_best_first_search_finds_the_published_values() {
    for (game, outcome) in [
        ("tic-tac-toe", Outcome::Draw),
        ("mnk(4,3,3)", X),
        ("nim(3,4,5)", X),
        ("nim(1,2,3)", O),
        ("othello(4)", O),
        ("dots-and-boxes(2,2)", X),
    ] {
        let exact = told(game, Method::ProofNumber, 1 << 30, None).0.expect("there is room enough");
        assert_eq!((exact.outcome, exact.method, exact.score), (outcome, "proof-number", None), "{game}");
        let line: Vec<&str> = exact.line.iter().map(String::as_str).collect();
        let end = open(game).unwrap().after(&line).unwrap_or_else(|why| panic!("{game}: {why}"));
        assert_eq!(end.outcome(), Some(outcome), "{game}: the line goes to the end");
    }
}

#[test]
fn a_tree_that_does_not_fit_is_unknown_and_not_guessed() {
    for memory in [0, 100, 10_000] {
        let unsolved = told("mnk(4,4,4)", Method::ProofNumber, memory, None).0.unwrap_err();
        assert_eq!((unsolved.why, unsolved.between), (Obstacle::Memory, None), "{memory} bytes");
    }
    for method in METHODS {
        let unsolved = told("connect-four", method, 1 << 20, Some(500)).0.unwrap_err();
        assert_eq!((unsolved.why, unsolved.nodes), (Obstacle::Limit(StopReason::Nodes), 500), "{method:?}");
    }
}

#[test]
fn whoever_waits_is_told_nodes_and_numbers() {
    const NODES: u64 = 1_500_000;
    for method in METHODS {
        let (answer, heard) = told("connect-four", method, 1 << 28, Some(NODES));
        let nodes = answer.unwrap_err().nodes;
        assert!((3..100).contains(&heard.len()), "{method:?}: {}", heard.len());
        assert!(heard.is_sorted_by(|before, after| before.nodes < after.nodes), "{method:?}: {heard:?}");
        for progress in &heard {
            assert!(progress.nodes <= nodes, "{method:?}: {progress:?}");
            let lacking = progress.lacking.expect("a prover has numbers");
            assert_eq!(lacking.goal.player, Player::First);
            assert!(lacking.proof > 0 && lacking.disproof > 0, "nothing is decided yet: {lacking:?}");
        }
        assert_eq!(heard[0].lacking.map(|lacking| lacking.goal.least), Some(Least::Win));
    }
}
