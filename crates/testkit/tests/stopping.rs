//! A search that is stopped reports why, reports nothing wrong, and restores the position.

use std::cell::Cell;
use std::fmt::Debug;
use std::sync::atomic::AtomicBool;

use plyground_core::{
    Alternating, Bound, Evaluator, Limits, Observer, Position, Report, StopReason, Stopped, Window,
};
use plyground_games::explicit::Written;
use plyground_games::general::Scramble;
use plyground_games::mnk::{Large, Rules, Small};
use plyground_games::{Explicit, Mnk};
use plyground_registry::Dice;
use plyground_search::{
    AlphaBeta, Conventions, Finished, Minimax, NegaScout, Negamax, RootWindow, Searcher, Task,
    iterative_deepening, search, search_with,
};
use plyground_testkit::agreement::{crossed_conventions, named_conventions, root_moves_hold, truth, wander};
use plyground_testkit::trees::{TreeShape, random_tree};

/// Runs each search and passes its report on.
fn with_each<P, E>(
    pos: &mut P,
    evaluator: &E,
    task: &Task<'_>,
    mut check: impl FnMut(&str, &mut P, &Report<P::Move>),
) where
    P: Alternating + PartialEq + Debug,
    E: Evaluator<P>,
{
    let before = pos.clone();
    let mut checked = |name: &str, pos: &mut P, report: &Report<P::Move>| {
        assert_eq!(*pos, before, "{name} left another position than it found");
        check(name, pos, report);
    };
    let report = search(&Minimax, pos, evaluator, task);
    checked("minimax", pos, &report);
    let report = search(&Negamax, pos, evaluator, task);
    checked("negamax", pos, &report);
    let report = search(&AlphaBeta, pos, evaluator, task);
    checked("alpha-beta", pos, &report);
    let report = search(&NegaScout, pos, evaluator, task);
    checked("negascout", pos, &report);
}

/// Checks that a report contains nothing wrong, whether or not the search was stopped.
fn assert_true<P, E>(pos: &mut P, evaluator: &E, task: &Task<'_>, report: &Report<P::Move>, name: &str)
where
    P: Alternating + Debug,
    E: Evaluator<P>,
{
    let finished = task.conventions.finished;
    let truth_here = truth(pos, evaluator, task.depth, finished);
    let value = truth_here.value;
    let holds = match (report.bound, report.value) {
        (Bound::Exact, Some(said)) => value == said && report.stopped.is_none(),
        (Bound::Lower, Some(said)) => value >= said,
        (Bound::Upper, Some(said)) => value <= said,
        (Bound::Unknown, None) => report.stopped.is_some(),
        _ => false,
    };
    assert!(holds, "{name}: {pos:?} {task:?} is worth {value}, not {report:?}");
    root_moves_hold(report, &truth_here).unwrap_or_else(|why| panic!("{name}: {pos:?} {task:?}: {why}"));
    if let (Bound::Lower, Some(said), Some(best)) = (report.bound, report.value, report.best) {
        // The best move must itself be worth the reported value, or the report could not be relied on. No evaluator
        // used here depends on the distance, so the child may be evaluated as a root.
        let worth = -pos.after(best, |pos| truth(pos, evaluator, task.depth - 1, finished)).value;
        assert!(worth >= said, "{name}: {pos:?} {best:?} is worth {worth} only: {report:?}");
    }
}

/// Stops every search of `pos` at every node number up to `most`, and checks its report.
fn stop_everywhere<P, E>(pos: &mut P, evaluator: &E, depth: u16, most: u64, conventions: Conventions)
where
    P: Alternating + PartialEq + Debug,
    E: Evaluator<P>,
{
    for limit in 0..=most {
        let limits = Limits { nodes: Some(limit), ..Limits::default() };
        let task = Task { depth, conventions, limits, ..Task::default() };
        with_each(pos, evaluator, &task, |name, pos, report| {
            let nodes = report.counts.nodes;
            assert!(nodes <= limit, "{name} entered {nodes} nodes of {limit}");
            match report.stopped {
                Some(reason) => assert_eq!(reason, StopReason::Nodes),
                None => assert!(report.value.is_some()),
            }
            assert_true(pos, evaluator, &task, report, name);
        });
    }
}

#[test]
fn a_node_limit_is_kept_and_what_is_known_by_then_is_true() {
    let every = [named_conventions(), crossed_conventions()].concat();
    let mut dice = Dice::new(21);
    let rounds = if cfg!(debug_assertions) { 1 } else { 10 };
    for (_, conventions) in every.iter().cycle().take(every.len() * rounds) {
        let mut tree =
            Explicit::parse(&random_tree(&mut dice, TreeShape { deepest: 4, ..TreeShape::UNEVEN })).unwrap();
        let most = dice.below(60) as u64;
        stop_everywhere(&mut tree, &Written, 4, most, *conventions);

        let mut board = Mnk::<Small>::new(3, 3, 3, Rules::default()).unwrap();
        wander(&mut board, 4, &mut dice);
        stop_everywhere(&mut board, &Scramble, 3, most, *conventions);
    }
}

/// One of the documents uses a narrow root window. The value that is then found, or was found when the search stopped,
/// may be a bound of either kind, and has to be reported as such.
#[test]
fn a_narrow_root_window_yields_true_bounds_too() {
    let mut dice = Dice::new(22);
    let rounds = if cfg!(debug_assertions) { 3 } else { 20 };
    for _ in 0..rounds {
        for (_, conventions) in crossed_conventions() {
            let root_window = RootWindow::Fixed(dice.below(4) as i32 + 1);
            let conventions = Conventions { root_window, ..conventions };
            let tree = random_tree(&mut dice, TreeShape { deepest: 4, ..TreeShape::UNEVEN });
            let mut tree = Explicit::parse(&tree).unwrap();
            let task = Task { depth: 4, conventions, ..Task::default() };
            with_each(&mut tree, &Written, &task, |name, pos, report| {
                assert_eq!(report.stopped, None);
                assert_true(pos, &Written, &task, report, name);
            });
            stop_everywhere(&mut tree, &Written, 4, 30, conventions);
        }
    }
}

#[test]
fn a_limit_that_is_not_met_changes_nothing() {
    let mut pos = Mnk::<Small>::new(4, 3, 3, Rules::default()).unwrap();
    let never = || false;
    let flag = AtomicBool::new(false);
    let limits = Limits { nodes: Some(u64::MAX), deadline: Some(&never), cancel: Some(&flag) };
    let limited = Task { depth: 3, limits, ..Task::default() };
    let mut free = Vec::new();
    with_each(&mut pos, &Scramble, &Task::to_depth(3), |_, _, report| free.push(report.clone()));
    let mut watched = Vec::new();
    with_each(&mut pos, &Scramble, &limited, |_, _, report| watched.push(report.clone()));
    assert_eq!(free, watched);
}

#[test]
fn a_cancelled_search_stops_and_says_so() {
    let flag = AtomicBool::new(true);
    let limits = Limits { cancel: Some(&flag), ..Limits::default() };
    // The flag is not checked before every node; but these searches are all too long to be finished between checks.
    let mut boards = [(4, 3, 4), (5, 5, 3)].map(|(w, h, depth)| {
        (Mnk::<Large>::new(w, h, 3, Rules::default()).unwrap(), Task { depth, limits, ..Task::default() })
    });
    for (pos, task) in &mut boards {
        with_each(pos, &Scramble, task, |name, pos, report| {
            assert_eq!(report.stopped, Some(StopReason::Cancelled), "{name}");
            assert_true(pos, &Scramble, task, report, name);
        });
        let before = pos.clone();
        let report = iterative_deepening(&AlphaBeta, pos, &Scramble, task);
        assert_eq!((&*pos, report.stopped), (&before, Some(StopReason::Cancelled)));
        assert!(
            report.depth < task.depth && report.value.is_some(),
            "an earlier depth was complete: {report:?}"
        );
    }
}

#[test]
fn a_deadline_stops_a_search_at_the_look_that_finds_it() {
    for (name, conventions) in named_conventions() {
        for patience in 0..6 {
            let calls = Cell::new(0);
            let expired = || {
                calls.set(calls.get() + 1);
                calls.get() > patience
            };
            let limits = Limits { deadline: Some(&expired), ..Limits::default() };
            let task = Task { depth: 4, conventions, limits, ..Task::default() };
            let mut pos = Mnk::<Small>::new(4, 3, 3, Rules::default()).unwrap();
            with_each(&mut pos, &Scramble, &task, |search, pos, report| {
                let looks = calls.replace(0);
                if report.stopped.is_some() {
                    assert_eq!(report.stopped, Some(StopReason::Deadline), "{search}, {name}");
                    assert_eq!(looks, patience + 1, "{search}, {name}: no look follows the one that stops");
                } else {
                    assert!(looks <= patience, "{search}, {name}: the deadline was overlooked");
                }
                // Minimax is the longest search and must have met every deadline here.
                assert!(search != "minimax" || report.stopped.is_some());
                assert_true(pos, &Scramble, &Task { limits: Limits::default(), ..task }, report, search);
            });
        }
    }
}

#[test]
fn deepening_within_a_node_limit_keeps_it() {
    let mut dice = Dice::new(23);
    for limit in (0..400).step_by(7) {
        let mut pos = Mnk::<Small>::new(4, 3, 3, Rules::default()).unwrap();
        wander(&mut pos, dice.below(6), &mut dice);
        let before = pos.clone();
        let limits = Limits { nodes: Some(limit), ..Limits::default() };
        let report = iterative_deepening(
            &NegaScout,
            &mut pos,
            &Scramble,
            &Task { depth: 8, limits, ..Task::default() },
        );
        assert_eq!(pos, before);
        assert!(report.counts.nodes <= limit, "{} nodes of {limit}", report.counts.nodes);
        if let (Bound::Exact, Some(value)) = (report.bound, report.value) {
            assert_eq!(truth(&mut pos, &Scramble, report.depth, Finished::Evaluator).value, value);
        }
    }
}

/// Counts the plain way: the legal moves of every node entered.
#[derive(Default)]
struct Plain {
    nodes: u64,
    generated: u64,
}

impl<P: Position> Observer<P> for Plain {
    fn enter(&mut self, pos: &P, _: u16, _: Window) -> Result<(), Stopped> {
        self.nodes += 1;
        self.generated += pos.moves().count() as u64;
        Ok(())
    }
}

#[test]
fn counts_are_right_wherever_a_search_stops() {
    fn check<S: Searcher<Mnk<Small>>>(searcher: &S, limit: u64) {
        let mut pos = Mnk::<Small>::new(4, 3, 3, Rules::default()).unwrap();
        let limits = Limits { nodes: Some(limit), ..Limits::default() };
        let task = Task { limits, generated: true, ..Task::to_depth(4) };
        let mut plain = Plain::default();
        let report = search_with(searcher, &mut pos, &Scramble, &task, &mut plain);
        let counts = report.counts;
        assert_eq!(
            (counts.nodes, counts.generated),
            (plain.nodes, Some(plain.generated)),
            "stopped at {limit}"
        );
        assert_eq!(counts.nodes_by_ply.iter().sum::<u64>(), counts.nodes);
        assert_eq!(counts.leaves_by_ply.iter().sum::<u64>(), counts.leaves());
    }
    for limit in 0..1_500 {
        check(&Minimax, limit);
        check(&AlphaBeta, limit);
        check(&NegaScout, limit);
    }
}
