//! Proof-number searches find minimax's outcome, or report that it is unknown.

use std::fmt::Debug;
use std::sync::atomic::AtomicBool;

use plyground_core::{Game, Keyed, Limits, Outcome, Player, Position, StopReason};
use plyground_games::general::ByOutcome;
use plyground_games::mnk::{Rules, Small};
use plyground_games::{Connect, Explicit, Mnk};
use plyground_registry::Dice;
use plyground_search::prove::{
    Goal, ProofResult, Prover, Solved, Unfinished, outcome, outcome_with_progress, prove,
};
use plyground_search::{DfPn, Minimax, ProofNumber, Task, search};
use plyground_testkit::agreement::wander;
use plyground_testkit::random_game::RandomGame;
use plyground_testkit::trees::{TreeShape, random_tree};

const BOARDS: usize = if cfg!(debug_assertions) { 60 } else { 1_000 };
const TREES: usize = if cfg!(debug_assertions) { 150 } else { 5_000 };
const MAZES: u64 = if cfg!(debug_assertions) { 150 } else { 5_000 };
const SIZES: [usize; 8] = [0, 1, 2, 3, 5, 10, 500, 1 << 14];
const PLAIN: Rules = Rules { exact: false, misere: false };
const NO_LIMITS: Limits<'static> = Limits { nodes: None, deadline: None, cancel: None };

/// The outcome by minimax.
fn truth<P: Position>(pos: &mut P) -> Outcome {
    let us = pos.to_move();
    let value = search(&Minimax, pos, &ByOutcome, &Task::to_depth(40)).value.expect("there was no limit");
    match value.get() {
        1 => Outcome::Win(us),
        -1 => Outcome::Win(us.other()),
        _ => Outcome::Draw,
    }
}

fn goals() -> [Goal; 4] {
    let [first, second] = Player::BOTH;
    [Goal::wins(first), Goal::wins(second), Goal::does_not_lose(first), Goal::does_not_lose(second)]
}

/// Whether a verdict is right for a position with this outcome; an unknown one is right for any.
fn is_true(verdict: ProofResult, goal: Goal, expected: Outcome) -> bool {
    match verdict {
        ProofResult::Proved => goal.is_met_by(expected),
        ProofResult::Disproved => !goal.is_met_by(expected),
        ProofResult::Unknown(_) => true,
    }
}

/// Compares a whole result with minimax: the outcome, both verdicts, and a line on which neither side throws the result
/// away. Without limits everything must be known.
fn holds<P>(solved: &Solved<P::Move>, pos: &P, expected: Outcome, is_limited: bool) -> Result<(), String>
where
    P: Position,
{
    let us = pos.to_move();
    if solved.outcome.is_some_and(|outcome| outcome != expected) {
        return Err(format!("{expected:?} was expected, not {solved:?}"));
    }
    let verdicts = [(solved.wins, Goal::wins(us)), (solved.holds, Goal::does_not_lose(us))];
    if verdicts.into_iter().any(|(verdict, goal)| !is_true(verdict, goal, expected)) {
        return Err(format!("a verdict is wrong: {solved:?}, and it is {expected:?}"));
    }
    if solved.outcome.is_none() != solved.unfinished().is_some() {
        return Err(format!("{solved:?} says no reason, or one too many"));
    }
    if solved.outcome.is_none() {
        return if is_limited { Ok(()) } else { Err(format!("nothing stopped it: {solved:?}")) };
    }
    let mut here = pos.clone();
    for &m in &solved.line {
        if !here.moves().any(|legal| legal == m) {
            return Err(format!("{m:?} is not legal: {solved:?}"));
        }
        here.make(m);
        if truth(&mut here) != expected {
            return Err(format!("{m:?} throws {expected:?} away: {solved:?}"));
        }
    }
    if !is_limited && here.outcome() != Some(expected) {
        return Err(format!("the line does not reach the end: {solved:?}"));
    }
    Ok(())
}

/// All searches of a position, by both algorithms, with any table and any limit.
fn all_hold<P>(pos: &mut P, table: &mut DfPn, dice: &mut Dice)
where
    P: Keyed + PartialEq + Debug,
{
    let expected = truth(pos);
    let before = pos.clone();
    let mut tree = ProofNumber::new(1 << 20);
    check(&mut tree, pos, expected, dice);
    check(table, pos, expected, dice);
    assert_eq!(*pos, before, "the position changed");

    // A tree that is full is reported as such, and the result is right if it was large enough after all.
    let room = 1 << dice.below(10);
    let mut small = ProofNumber::new(room);
    let solved = outcome(&mut small, pos, NO_LIMITS);
    holds(&solved, pos, expected, true).unwrap_or_else(|why| panic!("{room} nodes, {pos:?}: {why}"));
    assert!(small.kept() <= room && solved.unfinished().is_none_or(|why| why == Unfinished::Memory));
    assert_eq!(*pos, before, "the position changed");
}

fn check<P, R>(prover: &mut R, pos: &mut P, expected: Outcome, dice: &mut Dice)
where
    P: Keyed + PartialEq + Debug,
    R: Prover<P> + Debug,
{
    // Stopped at a random node first: the table must not mislead the next search.
    let nodes = dice.below(300) as u64;
    let limits = Limits { nodes: Some(nodes), ..NO_LIMITS };
    let solved = outcome(prover, pos, limits);
    holds(&solved, pos, expected, true).unwrap_or_else(|why| panic!("{nodes} nodes, {pos:?}: {why}"));
    assert!(solved.nodes <= nodes);
    assert!(solved.unfinished().is_none_or(|why| why == Unfinished::Limit(StopReason::Nodes)));

    let solved = outcome(prover, pos, NO_LIMITS);
    holds(&solved, pos, expected, false).unwrap_or_else(|why| panic!("{pos:?}, {expected:?}: {why}"));
    for goal in goals() {
        let proof = prove(prover, pos, goal, NO_LIMITS);
        let is_known = !matches!(proof.verdict, ProofResult::Unknown(_));
        assert!(is_known && is_true(proof.verdict, goal, expected), "{goal:?}, {pos:?}: {proof:?}");
        let mut end = pos.clone();
        proof.line.iter().for_each(|&m| drop(end.make(m)));
        let end = end.outcome().unwrap_or_else(|| panic!("the line does not end: {proof:?}"));
        assert_eq!(goal.is_met_by(end), proof.verdict == ProofResult::Proved, "{goal:?}, {pos:?}: {proof:?}");
    }
}

#[test]
fn proofs_agree_with_minimax_on_boards() {
    let mut dice = Dice::new(60);
    for (width, height, k, left) in [(3, 3, 3, 8), (4, 3, 3, 7), (2, 5, 2, 7), (4, 4, 4, 7), (5, 5, 4, 6)] {
        for number in 0..BOARDS {
            let misere = number % 5 == 0;
            let mut pos = Mnk::<Small>::new(width, height, k, Rules { misere, ..PLAIN }).unwrap();
            wander(&mut pos, width * height - dice.below(left + 1), &mut dice);
            let mut table = DfPn::new(SIZES[number % SIZES.len()]);
            all_hold(&mut pos, &mut table, &mut dice);
        }
    }
}

#[test]
fn proofs_agree_with_minimax_where_stones_fall() {
    let mut dice = Dice::new(61);
    for (game, cells, left) in [("4,4,3", 16, 8), ("5,4,4", 20, 8), ("7,6,4", 42, 8), ("3,5,3", 15, 9)] {
        // One table for all positions of a board: its entries for one are right for the next.
        let mut table = DfPn::new(1 << 12);
        for number in 0..BOARDS {
            let mut pos = Connect::start(game).unwrap();
            wander(&mut pos, cells - dice.below(left + 1), &mut dice);
            all_hold(&mut pos, &mut table, &mut dice);
            if number % 4 == 0 {
                all_hold(&mut pos, &mut DfPn::new(SIZES[dice.below(SIZES.len())]), &mut dice);
            }
        }
    }
}

#[test]
fn proofs_agree_with_minimax_on_written_trees() {
    let mut dice = Dice::new(62);
    for number in 0..TREES {
        let mut pos = Explicit::parse(&random_tree(&mut dice, TreeShape::UNEVEN)).unwrap();
        let mut table = DfPn::new(SIZES[number % SIZES.len()]);
        all_hold(&mut pos, &mut table, &mut dice);
    }
}

#[test]
fn turns_need_not_alternate() {
    let mut dice = Dice::new(63);
    let mut repeated = 0;
    for seed in 0..MAZES {
        let mut pos = RandomGame::new(seed, 7);
        let first = pos.moves().next().unwrap();
        let us = pos.to_move();
        repeated += usize::from(pos.after(first, |pos| pos.to_move() == us));
        let mut table = DfPn::new(SIZES[seed as usize % SIZES.len()]);
        all_hold(&mut pos, &mut table, &mut dice);
    }
    assert!(repeated > 0 && repeated < MAZES as usize, "some sides move twice, others do not: {repeated}");
}

/// Cancelled, or past the deadline: at the next check the search ends without a result, and the position is restored.
#[test]
fn whoever_is_stopped_does_not_guess() {
    let board = Mnk::<Small>::new(6, 6, 5, PLAIN).unwrap();
    let flag = AtomicBool::new(true);
    let expired = || true;
    let cancel = Limits { cancel: Some(&flag), ..NO_LIMITS };
    let deadline = Limits { deadline: Some(&expired), ..NO_LIMITS };
    for (limits, reason) in [(cancel, StopReason::Cancelled), (deadline, StopReason::Deadline)] {
        let unknown = ProofResult::Unknown(Unfinished::Limit(reason));
        let mut pos = board.clone();
        for solved in [
            outcome(&mut DfPn::new(1_000), &mut pos, limits),
            outcome(&mut ProofNumber::new(1_000_000), &mut pos, limits),
        ] {
            assert_eq!((solved.outcome, solved.wins, solved.holds), (None, unknown, unknown));
            assert!(solved.line.is_empty());
        }
        assert_eq!(pos, board);
    }
}

#[test]
fn an_end_needs_no_search() {
    let mut pos = Connect::start("7,6,4").unwrap().read_position("7/7/7/7/OOO4/XXXX3", None, true).unwrap();
    for goal in goals() {
        let proof = prove(&mut DfPn::new(0), &mut pos, goal, NO_LIMITS);
        assert!(is_true(proof.verdict, goal, Outcome::Win(Player::First)), "{proof:?}");
        assert_eq!((proof.line.len(), proof.nodes), (0, 1));
    }
    let solved = outcome(&mut ProofNumber::new(2), &mut pos, NO_LIMITS);
    assert_eq!(solved.outcome, Some(Outcome::Win(Player::First)));
}

/// The fast rows of the table of m,n,k games; sources in the list of known values.
#[test]
fn published_values_are_found() {
    let first = Outcome::Win(Player::First);
    let mut rows = vec![
        ((3, 3, 3), Outcome::Draw),
        ((3, 4, 3), first),
        ((3, 5, 3), first),
        ((4, 4, 3), first),
        ((5, 6, 3), first),
    ];
    if !cfg!(debug_assertions) {
        rows.extend([((4, 4, 4), Outcome::Draw), ((5, 6, 4), first), ((6, 6, 4), first)]);
    }
    for ((width, height, k), expected) in rows {
        let mut pos = Mnk::<Small>::new(width, height, k, PLAIN).unwrap();
        let solved = outcome(&mut DfPn::new(1 << 21), &mut pos, NO_LIMITS);
        assert_eq!(solved.outcome, Some(expected), "({width},{height},{k})");
    }
    let mut pos = Mnk::<Small>::new(3, 3, 3, PLAIN).unwrap();
    assert_eq!(outcome(&mut ProofNumber::new(1 << 20), &mut pos, NO_LIMITS).outcome, Some(Outcome::Draw));
}

/// Reporting the progress of a search changes nothing about it: the same nodes, the same line.
#[test]
fn telling_does_not_disturb() {
    fn assert_undisturbed<R: Prover<Mnk<Small>>>(prover: impl Fn() -> R) {
        let mut start = Mnk::<Small>::new(4, 4, 4, PLAIN).unwrap();
        let limits = Limits { nodes: Some(800_000), ..NO_LIMITS };
        let mut told = 0;
        let heard = outcome_with_progress(&mut prover(), &mut start, limits, &mut |_| told += 1);
        assert_eq!(heard, outcome(&mut prover(), &mut start, limits));
        assert!(told > 0, "it enters enough nodes to tell something: {heard:?}");
    }
    assert_undisturbed(|| DfPn::new(1 << 16));
    assert_undisturbed(|| ProofNumber::new(1 << 20));
}
