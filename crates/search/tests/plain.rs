//! The searches without a table: minimax, negamax, alpha-beta and `NegaScout`.

use std::fmt::Debug;

use plyground_core::{Alternating, Bound, Dice, Evaluator, Keyed, Position, Report, Window};
use plyground_search::{
    AlphaBeta, Conventions, CutRule, FailMode, Minimax, NegaScout, Negamax, Research, Root, Searcher, Task,
    search,
};

use crate::definition::{MinimaxValues, assert_agrees, assert_keeps_contract, minimax, truth};
use crate::games::{
    affordable_depth, board, boxes, connect, evaluators, kalah, nim, positions, random_window,
};

const NODES: u64 = 2_000;

/// Without a table the principal variation begins with the first of the best moves and ends at the horizon or with the game,
/// and all its positions have the value of the root.
fn assert_line<P: Position + Debug>(
    name: &str,
    pos: &P,
    evaluator: &dyn Evaluator<P>,
    depth: u16,
    (truth, report): (&MinimaxValues<P::Move>, &Report<P::Move>),
) {
    assert_eq!(report.best, truth.first_best(), "{name}, {pos:?} to {depth}: {report:?}");
    assert_eq!(report.pv.first(), report.best.as_ref());
    let (us, mut here) = (pos.to_move(), pos.clone());
    for (ply, &m) in (1..).zip(&report.pv) {
        assert!(here.moves().any(|legal| legal == m), "{name}, {pos:?}: {report:?}");
        here.make(m);
        let value = minimax(&mut here, evaluator, depth - ply, ply);
        let value = if here.to_move() == us { value } else { -value };
        assert_eq!(value, truth.value, "{name}, {pos:?} to {depth} after {ply} moves: {report:?}");
    }
    let is_whole = report.pv.len() == usize::from(depth) || here.outcome().is_some();
    assert!(is_whole, "{name}, {pos:?} to {depth}: {report:?}");
}

/// A search keeps its contract at every depth, with the full window and with others.
fn hold<S, P>(name: &str, searcher: &S, start: &P)
where
    S: Searcher<P>,
    P: Keyed + PartialEq + Debug + 'static,
{
    let mut dice = Dice::new(1);
    for mut pos in positions(start, 25, 12, &mut dice) {
        for evaluator in evaluators() {
            for depth in 0..=affordable_depth(&mut pos, NODES) {
                let truth = truth(&mut pos, evaluator, depth);
                let report = assert_agrees(name, searcher, &mut pos, evaluator, depth, &truth);
                assert_line(name, &pos, evaluator, depth, (&truth, &report));
                for spread in [4, 70] {
                    let window = random_window(spread, &mut dice);
                    let asked = (depth, window);
                    assert_keeps_contract(name, searcher, &mut pos, evaluator, asked, truth.value);
                }
            }
        }
    }
}

fn hold_all<P: Alternating + Keyed + PartialEq + Debug + 'static>(start: &P) {
    hold_minimax(start);
    hold("negamax", &Negamax, start);
    hold("alpha-beta", &AlphaBeta, start);
    hold("NegaScout", &NegaScout, start);
}

/// Minimax ignores the window, so only the search with a full window is checked.
fn hold_minimax<P: Keyed + PartialEq + Debug + 'static>(start: &P) {
    let mut dice = Dice::new(2);
    for mut pos in positions(start, 25, 12, &mut dice) {
        for evaluator in evaluators() {
            for depth in 0..=affordable_depth(&mut pos, NODES) {
                let truth = truth(&mut pos, evaluator, depth);
                let report = assert_agrees("minimax", &Minimax, &mut pos, evaluator, depth, &truth);
                assert_line("minimax", &pos, evaluator, depth, (&truth, &report));
            }
        }
    }
}

#[test]
fn searches_agree_with_minimax_on_tic_tac_toe() {
    hold_all(&board(3, 3, 3));
}

#[test]
fn searches_agree_with_minimax_on_four_by_four() {
    hold_all(&board(4, 4, 3));
}

#[test]
fn searches_agree_with_minimax_on_connect() {
    hold_all(&connect());
}

#[test]
fn searches_agree_with_minimax_on_nim() {
    hold_all(&nim());
}

#[test]
fn minimax_agrees_with_its_definition_where_a_side_moves_twice() {
    hold_minimax(&boxes(2, 2));
    hold_minimax(&kalah());
}

/// No convention changes the value, the bound or the best move of a search with a full window.
#[test]
fn every_convention_keeps_the_value() {
    let mut dice = Dice::new(3);
    for mut pos in positions(&board(4, 3, 3), 12, 9, &mut dice) {
        let depth = affordable_depth(&mut pos, 400);
        for evaluator in evaluators() {
            let expected = truth(&mut pos, evaluator, depth);
            for conventions in crossed() {
                let task = Task { depth, conventions, ..Task::default() };
                for (name, report) in [
                    ("alpha-beta", search(&AlphaBeta, &mut pos, evaluator, &task)),
                    ("NegaScout", search(&NegaScout, &mut pos, evaluator, &task)),
                ] {
                    let found = (report.value, report.bound, report.best);
                    let wanted = (Some(expected.value), Bound::Exact, expected.first_best());
                    assert_eq!(found, wanted, "{name}, {conventions:?}, {pos:?} to {depth}");
                    if conventions.root == Root::Unshared {
                        let values = report.root_moves.iter().map(|known| (known.movement, known.value));
                        let is_exact = report.root_moves.iter().all(|known| known.bound == Bound::Exact);
                        assert!(is_exact && values.eq(expected.moves.iter().copied()), "{name}: {report:?}");
                    }
                }
            }
        }
    }
}

/// Every combination of the conventions that are used inside the tree, except the value of a finished game.
fn crossed() -> Vec<Conventions> {
    let mut all = Vec::new();
    for failing in [FailMode::Soft, FailMode::Hard, FailMode::HardBelow] {
        for cut in [CutRule::AtLeast, CutRule::Above] {
            for root in [Root::Shared, Root::Unscouted, Root::Unshared] {
                for research in [Research::FromAlpha, Research::FromValue] {
                    all.push(Conventions {
                        alpha_beta: failing,
                        negascout: failing,
                        alpha_beta_cut: cut,
                        negascout_cut: cut,
                        root,
                        research,
                        ..Conventions::PLYGROUND
                    });
                }
            }
        }
    }
    all
}

/// If the value lies outside the root window, the search returns a bound, and the report says so.
#[test]
fn a_root_window_beside_the_value_gives_a_bound() {
    let mut pos = board(3, 3, 3);
    let evaluator = evaluators()[0];
    let expected = truth(&mut pos, evaluator, 3).value;
    for bound in [1, 3, 200] {
        let root_window = plyground_search::RootWindow::Fixed(bound);
        let conventions = Conventions { root_window, ..Conventions::PLYGROUND };
        let task = Task { depth: 3, conventions, ..Task::default() };
        let report = search(&AlphaBeta, &mut pos, evaluator, &task);
        let value = report.value.unwrap();
        let window =
            Window { alpha: -plyground_core::Score::new(bound), beta: plyground_core::Score::new(bound) };
        assert_eq!(report.bound == Bound::Exact, window.contains(value), "{report:?} in {window}");
        assert!(crate::definition::is_true(report.bound, value, expected), "{report:?}, not {expected}");
    }
}
