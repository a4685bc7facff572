//! The verdicts of proof-number search and df-pn agree with minimax, or are unknown.

use std::fmt::Debug;

use plyground_core::{Dice, Keyed, Limits, Outcome, Player, StopReason};
use plyground_search::prove::{Goal, ProofResult, Prover, Unfinished, outcome, prove};
use plyground_search::{DfPn, ProofNumber};

use crate::definition;
use crate::games::{board, boxes, connect, kalah, nim, positions};

fn is_true(verdict: ProofResult, goal: Goal, expected: Outcome) -> bool {
    match verdict {
        ProofResult::Proved => goal.is_met_by(expected),
        ProofResult::Disproved => !goal.is_met_by(expected),
        ProofResult::Unknown(_) => true,
    }
}

/// A prover that is stopped gives no wrong verdict. One that is not stopped decides every goal, and returns a line on which
/// every position has the same outcome.
fn hold_one<P, R>(name: &str, prover: &mut R, pos: &mut P, nodes: u64)
where
    P: Keyed + PartialEq + Debug,
    R: Prover<P>,
{
    let (expected, before) = (definition::outcome(pos), pos.clone());
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let stopped = outcome(prover, pos, limits);
    assert!(stopped.nodes <= nodes && stopped.outcome.is_none_or(|outcome| outcome == expected));
    let why = stopped.unfinished();
    assert!(why.is_none_or(|why| why == Unfinished::Limit(StopReason::Nodes)), "{name}, {pos:?}: {why:?}");

    let solved = outcome(prover, pos, Limits::default());
    assert_eq!(*pos, before, "{name} changed the position");
    assert_eq!(solved.outcome, Some(expected), "{name}, {pos:?}: {solved:?}");
    let mut here = pos.clone();
    for &m in &solved.line {
        assert!(here.moves().any(|legal| legal == m), "{name}, {pos:?}: {solved:?}");
        here.make(m);
        assert_eq!(definition::outcome(&mut here), expected, "{name}, {pos:?} after {m:?}: {solved:?}");
    }
    assert_eq!(here.outcome(), Some(expected), "{name}, {pos:?}: {solved:?}");

    let [first, second] = Player::BOTH;
    for goal in [first, second].into_iter().flat_map(|side| [Goal::wins(side), Goal::does_not_lose(side)]) {
        let verdict = prove(prover, pos, goal, Limits::default()).verdict;
        let is_known = !matches!(verdict, ProofResult::Unknown(_));
        assert!(is_known && is_true(verdict, goal, expected), "{name}, {pos:?}, {goal:?}: {verdict:?}");
    }
}

fn hold<P: Keyed + PartialEq + Debug>(start: &P, longest: usize) {
    let mut dice = Dice::new(40);
    // Each table serves many positions: its entries for one must not falsify the verdict on another.
    let mut tables = [0, 1, 5, 1 << 12].map(DfPn::new);
    for mut pos in positions(start, 30, longest, &mut dice) {
        let nodes = dice.below(200) as u64;
        hold_one("proof-number search", &mut ProofNumber::new(1 << 18), &mut pos, nodes);
        hold_one("df-pn", &mut tables[dice.below(4)], &mut pos, nodes);
        let mut small = ProofNumber::new(dice.below(50));
        let solved = outcome(&mut small, &mut pos, Limits::default());
        let expected = definition::outcome(&mut pos);
        assert!(solved.outcome.is_none_or(|outcome| outcome == expected), "{pos:?}: {solved:?}");
        assert!(solved.unfinished().is_none_or(|why| why == Unfinished::Memory), "{pos:?}: {solved:?}");
    }
}

#[test]
fn provers_agree_with_minimax_on_tic_tac_toe() {
    let mut start = board(3, 3, 3);
    plyground_core::Position::make(&mut start, plyground_games::mnk::MnkCell::new(4));
    hold(&start, 8);
}

#[test]
fn provers_agree_with_minimax_on_connect() {
    let mut start = connect();
    for _ in 0..4 {
        let m = plyground_core::Position::moves(&start).next().unwrap();
        plyground_core::Position::make(&mut start, m);
    }
    hold(&start, 10);
}

#[test]
fn provers_agree_with_minimax_on_nim() {
    hold(&nim(), 4);
}

#[test]
fn provers_agree_with_minimax_where_a_side_moves_twice() {
    hold(&boxes(1, 2), 6);
    hold(&kalah(), 8);
}
