//! Solved values are minimax's, and the published values are found.

use std::sync::atomic::AtomicBool;

use plyground_core::{Game, Keyed, Limits, Message, Outcome, Player, Position, StopReason};
use plyground_registry::{
    Algorithm, DEEPEST, Dice, Exact, Method, Obstacle, Plugin, SearchTask, Session, SolveProgress,
    SolverCache, Solving, Unsolved, open,
};

fn solve(
    session: &dyn Session,
    method: Method,
    memory: usize,
    limits: Limits<'_>,
) -> Result<Exact, Unsolved> {
    keeping(session, method, memory, limits, &mut SolverCache::new())
}

fn keeping(
    session: &dyn Session,
    method: Method,
    memory: usize,
    limits: Limits<'_>,
    kept: &mut SolverCache,
) -> Result<Exact, Unsolved> {
    let progress = &mut |_: SolveProgress| {};
    let mut solving = Solving { method, memory, near: 0, threads: 1, limits, progress, kept };
    session.solve(&mut solving).expect("every game of the list can be solved, if it is small enough")
}

fn solved(game: &str, method: Method) -> Exact {
    let session = open(game).expect("the games of the test exist");
    solve(&*session, method, 64 << 20, Limits::default()).unwrap_or_else(|why| panic!("{game}: {why:?}"))
}

const X: Outcome = Outcome::Win(Player::First);
const O: Outcome = Outcome::Win(Player::Second);

#[test]
fn small_boards_have_their_published_values() {
    for (game, outcome) in [
        ("tic-tac-toe", Outcome::Draw),
        ("mnk(3,3,3,misere)", Outcome::Draw),
        ("mnk(3,4,3)", X),
        ("mnk(4,3,3)", X),
        ("nim(3,4,5)", X),
        ("nim(1,2,3)", O),
        ("torus(3,3,3)", X),
    ] {
        for method in [Method::Fastest, Method::Search, Method::Proof] {
            assert_eq!(solved(game, method).outcome, outcome, "{game} by {method:?}");
        }
    }
}

#[test]
fn games_for_a_score_have_their_published_scores() {
    for (game, score) in [
        ("connect(4,4,4)", 0),
        ("connect(5,4,4)", 0),
        ("othello(4)", -8),
        ("dots-and-boxes(1,1)", -1),
        ("dots-and-boxes(1,2)", 0),
        ("dots-and-boxes(1,3)", -1),
        ("dots-and-boxes(2,2)", 2),
        ("dots-and-boxes(2,3)", -2),
    ] {
        let fast = solved(game, Method::Fastest);
        assert_eq!((fast.score, fast.method), (Some(score), "solver"), "{game}");
        let slow = !game.starts_with("connect") || !cfg!(debug_assertions);
        if slow {
            assert_eq!(solved(game, Method::Search).score, Some(score), "{game} by search");
        }
        let end =
            open(game).unwrap().after(&fast.line.iter().map(String::as_str).collect::<Vec<_>>()).unwrap();
        assert_eq!(end.outcome(), Some(fast.outcome), "{game}: the line goes to the end");
    }
}

/// Too many positions for code with assertions. Those that take a minute or more run only with `PLYGROUND_LONG`.
#[cfg(not(debug_assertions))]
#[test]
fn larger_boards_have_their_published_values() {
    for (game, score) in [
        ("connect(6,4,4)", -1),
        ("connect(7,4,4)", 0),
        ("connect(4,5,4)", 0),
        ("connect(5,5,4)", 0),
        ("connect(4,6,4)", 0),
        ("dots-and-boxes(3,3)", -3),
    ] {
        assert_eq!(solved(game, Method::Fastest).score, Some(score), "{game}");
    }
    for (game, outcome) in
        [("mnk(4,4,4)", Outcome::Draw), ("mnk(4,4,3)", X), ("mnk(3,5,3)", X), ("mnk(3,6,3)", X)]
    {
        for method in [Method::Fastest, Method::Proof] {
            assert_eq!(solved(game, method).outcome, outcome, "{game} by {method:?}");
        }
    }
    if !std::env::var_os("PLYGROUND_LONG").is_some() {
        return;
    }
    for (game, score) in [("connect(6,5,4)", 0), ("connect(5,6,4)", 0), ("connect-four", 1)] {
        assert_eq!(solved(game, Method::Fastest).score, Some(score), "{game}");
    }
    let connect = open("connect-four").unwrap();
    for (column, score) in (1..=7).zip([-2, -1, 0, 1, 0, -1, -2]) {
        let after = connect.after(&[&format!("{column}")]).unwrap();
        let exact = solve(&*after, Method::Fastest, 256 << 20, Limits::default()).unwrap();
        assert_eq!(exact.score, Some(-score), "column {column}");
    }
    for (game, outcome) in [("mnk(5,6,4)", X), ("mnk(6,6,4)", X)] {
        assert_eq!(solved(game, Method::Fastest).outcome, outcome, "{game}");
    }
}

/// Random positions of every game whose rest is small enough.
#[test]
fn what_is_solved_is_what_minimax_says() {
    const ROUNDS: usize = if cfg!(debug_assertions) { 4 } else { 40 };
    let mut dice = Dice::new(90);
    for game in [
        "connect(5,4,4)",
        "connect(4,4,3)",
        "othello(4)",
        "dots-and-boxes(2,2)",
        "dots-and-boxes(1,4)",
        "kalah(2,2)",
        "nim(2,3,4)",
        "mnk(4,3,3)",
        "mnk(3,3,3,misere)",
        "torus(3,3,3)",
        "dots(3,3)",
        "explicit([[3,0],[-2,[5,1]]])",
    ] {
        for _ in 0..ROUNDS {
            let mut session = open(game).unwrap();
            // Until minimax can search everything that is left.
            while session.positions(64, 20_000).is_none() {
                let moves = session.legal_moves();
                session.play(&moves[dice.below(moves.len())]).unwrap();
            }
            let evaluator = match session.family() {
                "connect" => "stones-left",
                "othello" => "discs",
                "dots-and-boxes" => "boxes",
                "kalah" => "seeds",
                "dots" => "captured",
                _ => "outcome",
            };
            let task = SearchTask {
                evaluator: Some(session.evaluator(evaluator).unwrap()),
                depth: Some(64),
                ..SearchTask::new(Algorithm::Minimax)
            };
            let value = session.search(&task).unwrap().report.value.unwrap().get();
            let expected = match (value.signum(), session.to_move()) {
                (0, _) => Outcome::Draw,
                (1, side) => Outcome::Win(side),
                (_, side) => Outcome::Win(side.other()),
            };
            for method in [Method::Fastest, Method::Search, Method::Proof] {
                let memory = [0, 16, 100, 5_000, 1 << 20][dice.below(5)];
                let exact = solve(&*session, method, memory, Limits::default()).unwrap();
                let place = session.position();
                assert_eq!(exact.outcome, expected, "{game} {place} by {method:?}, {memory} bytes");
                if let Some(score) = exact.score {
                    assert_eq!(score, value, "{game} {place} by {method:?}, {memory} bytes");
                }
                for end in 0..=exact.line.len() {
                    let line: Vec<&str> = exact.line[..end].iter().map(String::as_str).collect();
                    session.after(&line).unwrap_or_else(|why| panic!("{game} {place}: {why}"));
                }
            }
        }
    }
}

#[test]
fn whoever_is_stopped_says_so() {
    let session = open("connect-four").unwrap();
    let cancel = AtomicBool::new(true);
    let late = || true;
    for method in [Method::Fastest, Method::Search, Method::Proof] {
        for (limits, reason) in [
            (Limits { nodes: Some(1_000), ..Limits::default() }, StopReason::Nodes),
            (Limits { cancel: Some(&cancel), ..Limits::default() }, StopReason::Cancelled),
            (Limits { deadline: Some(&late), ..Limits::default() }, StopReason::Deadline),
        ] {
            let unsolved = solve(&*session, method, 1 << 20, limits).unwrap_err();
            assert_eq!(unsolved.why, Obstacle::Limit(reason), "{method:?}");
            assert!(unsolved.nodes <= 2_000, "{method:?}: {unsolved:?}");
        }
    }
    let over = open("tic-tac-toe").unwrap().after(&["a1", "b1", "a2", "b2", "a3"]).unwrap();
    let exact = solve(&*over, Method::Fastest, 0, Limits::default()).unwrap();
    assert_eq!((exact.outcome, exact.method, exact.nodes), (X, "rules", 0));
}

/// A kept solver makes the next positions of a game cheaper, and changes no value.
#[test]
fn what_is_kept_is_of_use_and_changes_nothing() {
    for (game, method) in [
        ("mnk(4,3,3)", Method::Search),
        ("nim(3,4,5)", Method::Search),
        ("kalah(2,2)", Method::Search),
        ("nim(3,4,5)", Method::Proof),
        ("tic-tac-toe", Method::Proof),
        ("tic-tac-toe", Method::Fastest),
        ("connect(4,4,4)", Method::Fastest),
        ("othello(4)", Method::Fastest),
        ("dots-and-boxes(2,2)", Method::Fastest),
        ("explicit([[3,12,8],[2,4,-6],[14,5,2]])", Method::Fastest),
    ] {
        let session = open(game).unwrap();
        let mut kept = SolverCache::new();
        let (mut alone, mut together) = (0, 0);
        let moves = session.legal_moves();
        let after = moves.iter().map(|m| session.after(&[m]).unwrap());
        for position in after.chain([session.copy()]) {
            let fresh = solve(&*position, method, 1 << 20, Limits::default()).unwrap();
            let helped = keeping(&*position, method, 1 << 20, Limits::default(), &mut kept).unwrap();
            assert_eq!((helped.outcome, helped.score), (fresh.outcome, fresh.score), "{game} by {method:?}");
            (alone, together) = (alone + fresh.nodes, together + helped.nodes);
        }
        let is_written = game.starts_with("explicit");
        assert!(together < alone || is_written, "{game} by {method:?}: {together} and {alone} nodes");
    }
}

#[test]
fn a_written_tree_is_worth_its_number() {
    for (tree, score) in [
        ("[[3,12,8],[2,4,6],[14,5,2]]", 3),
        ("[[-3,-1],[-7,4]]", -3),
        ("[[0,1],[0,2]]", 0),
        ("[[inf,inf],[4,2]]", i32::MAX),
        ("5", 5),
    ] {
        assert_eq!(solved(&format!("explicit({tree})"), Method::Fastest).score, Some(score), "{tree}");
    }
}

/// A path with one move at every step, longer than any search is deep.
#[derive(Clone)]
struct Corridor(u16, Player);

impl Position for Corridor {
    type Move = ();
    type Undo = ();
    type Moves = std::option::IntoIter<()>;

    fn to_move(&self) -> Player {
        self.1
    }
    fn outcome(&self) -> Option<Outcome> {
        (self.0 > DEEPEST).then_some(Outcome::Draw)
    }
    fn moves(&self) -> Self::Moves {
        (self.0 <= DEEPEST).then_some(()).into_iter()
    }
    fn make(&mut self, (): ()) {
        *self = Self(self.0 + 1, self.1.other());
    }
    fn unmake(&mut self, (): (), (): ()) {
        *self = Self(self.0 - 1, self.1.other());
    }
}

impl Keyed for Corridor {
    fn key(&self) -> u64 {
        self.0.into()
    }
}

impl Game for Corridor {
    const ID: &'static str = "corridor";
    const SUMMARY: &'static str = "straight on";

    fn start(_: &str) -> Result<Self, Message> {
        Ok(Self(0, Player::First))
    }
    fn write_position(&self) -> String {
        self.0.to_string()
    }
}

/// A game that lasts too long is not reported as a lack of memory.
#[test]
fn a_game_that_lasts_too_long_is_told_as_such() {
    let corridor = (Plugin::<Corridor>::new().keyed().entry().open)("").unwrap();
    let unsolved = solve(&*corridor, Method::Search, 1 << 20, Limits::default()).unwrap_err();
    assert_eq!(unsolved.why, Obstacle::Depth);
    let proved = solve(&*corridor, Method::Proof, 1 << 20, Limits::default()).unwrap();
    assert_eq!(proved.outcome, Outcome::Draw);
}

/// Keys of two games may be the same; results of one game must not be used for another.
#[test]
fn nothing_is_kept_from_another_game() {
    for method in [Method::Search, Method::Proof] {
        let mut kept = SolverCache::new();
        for game in ["mnk(3,4,3)", "mnk(3,4,3,misere)", "mnk(3,4,3)"] {
            let session = open(game).expect("a game");
            let answer =
                |kept: &mut SolverCache| keeping(&*session, method, 1 << 20, Limits::default(), kept);
            let (shared, fresh) = (answer(&mut kept), answer(&mut SolverCache::new()));
            let outcome = |answer: Result<Exact, Unsolved>| answer.expect("it is small enough").outcome;
            assert_eq!(outcome(shared), outcome(fresh), "{game} {method:?}");
        }
    }
}
