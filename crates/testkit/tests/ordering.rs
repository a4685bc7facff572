//! Another order of moves changes the cost of a search and never its result; and no order beats the minimal tree.

#![expect(clippy::unwrap_used, reason = "the helpers of a test may unwrap as the test itself may")]

use std::cell::Cell;
use std::sync::atomic::AtomicBool;

use plyground_core::{Bound, Evaluator, Limits, Player, Position, Score, StopReason};
use plyground_games::explicit::{Explicit, Written};
use plyground_registry::{Algorithm, Dice, Ordering, SearchTask, open};
use plyground_search::observers::SharedLimit;
use plyground_search::ordering::{BestFirst, Natural, Ranked, value_and_nodes};
use plyground_search::{AlphaBeta, Context, Erased, Ours, Task, minimal_tree, search, search_with};
use plyground_testkit::trees::{TreeShape, random_tree};

const ORDERINGS: [Ordering; 7] = [
    Ordering::Natural,
    Ordering::Reversed,
    Ordering::Centre,
    Ordering::Random(1),
    Ordering::Random(2),
    Ordering::Best(1),
    Ordering::Best(3),
];

#[test]
fn the_order_of_moves_never_changes_the_value() {
    for (game, depth) in [("tic-tac-toe", 9), ("mnk(4,4,3)", 4), ("piskvorky", 3), ("gomoku", 2)] {
        let session = open(game).unwrap();
        for algorithm in [Algorithm::Minimax, Algorithm::Negamax, Algorithm::AlphaBeta, Algorithm::NegaScout]
        {
            if depth == 9 && algorithm == Algorithm::Minimax && cfg!(debug_assertions) {
                continue; // Half a million nodes seven times over; release does it.
            }
            let mut answers = Vec::new();
            for ordering in ORDERINGS {
                let mut task = SearchTask::new(algorithm);
                task.depth = Some(depth);
                task.ordering = ordering;
                let answer = session.search(&task).unwrap();
                assert_eq!(
                    answer.ordering_nodes > 0,
                    matches!(ordering, Ordering::Best(_)),
                    "{game} {ordering}"
                );
                answers.push((ordering, answer.report));
            }
            for (ordering, report) in &answers {
                assert_eq!(
                    report.value,
                    answers[0].1.value,
                    "{game} by {} in order {ordering}",
                    algorithm.id()
                );
            }
            if matches!(algorithm, Algorithm::Minimax | Algorithm::Negamax) {
                assert!(answers.iter().all(|(_, report)| report.counts.nodes == answers[0].1.counts.nodes));
            }
        }
    }
}

#[test]
fn orders_are_what_their_names_say() {
    let session = open("mnk(4,3,3)").unwrap();
    let root_moves = |ordering: &str| {
        let mut task = SearchTask::new(Algorithm::Minimax);
        task.depth = Some(2);
        task.ordering = ordering.parse().unwrap();
        let moves = session.search(&task).unwrap().report.root_moves;
        moves.into_iter().map(|known| known.movement).collect::<Vec<String>>()
    };
    let natural = root_moves("natural");
    assert_eq!(natural, session.legal_moves());
    assert_eq!(root_moves("reversed"), natural.iter().rev().cloned().collect::<Vec<_>>());
    assert_eq!(root_moves("centre")[..2], ["b2", "c2"]);
    let sorted = |mut moves: Vec<String>| {
        moves.sort();
        moves
    };
    let (one, two) = (root_moves("random:1"), root_moves("random:2"));
    assert_eq!(one, root_moves("random:1"));
    assert_ne!(one, two);
    assert_eq!(sorted(one), sorted(natural));
}

#[test]
fn a_game_without_a_middle_cannot_begin_there() {
    let mut task = SearchTask::new(Algorithm::AlphaBeta);
    task.ordering = Ordering::Centre;
    let error = open("explicit([1,2])").unwrap().search(&task).unwrap_err();
    assert!(error.to_string().contains("no middle"), "{error}");
}

fn size_of_minimal(tree: &str) -> u64 {
    let mut pos = Explicit::parse(tree).unwrap();
    let mut context = Context { evaluator: &Written, observer: (), choices: Ours };
    minimal_tree(&mut context, &mut pos, 64).unwrap().1
}

/// The value for the first player under best play.
fn truth(pos: &mut Explicit) -> Score {
    let Some(outcome) = pos.outcome() else {
        let max = pos.to_move() == Player::First;
        let values: Vec<Score> = pos.moves().map(|m| pos.after(m, truth)).collect();
        let best = if max { values.iter().max() } else { values.iter().min() };
        return *best.unwrap();
    };
    let value = Written.finished(pos, outcome, 0);
    if pos.to_move() == Player::First { value } else { -value }
}

#[test]
fn no_order_of_moves_needs_less_than_the_minimal_tree() {
    let mut dice = Dice::new(5);
    let mut reached = 0;
    for _ in 0..1_500 {
        let tree = random_tree(&mut dice, TreeShape { deepest: 4, widest: 3, spread: 6, infinite: 12 });
        let minimal = size_of_minimal(&tree);
        let session = open(&format!("explicit({tree})")).unwrap();
        let mut least = u64::MAX;
        for ordering in (1..30).map(Ordering::Random).chain([Ordering::Natural, Ordering::Best(6)]) {
            let mut task = SearchTask::new(Algorithm::AlphaBeta);
            task.ordering = ordering;
            least = least.min(session.search(&task).unwrap().report.counts.nodes);
        }
        assert!(least >= minimal, "{tree}: {least} nodes, but the minimal tree has {minimal}");
        reached += u32::from(least == minimal);
        assert_eq!(
            session.minimal_tree(&SearchTask::new(Algorithm::AlphaBeta), 1_000_000),
            Ok(Some(minimal))
        );
    }
    // Thirty tries find the best order of most small trees: the bound is not only safe but tight.
    assert!(reached > 1_200, "{reached} of 1,500");
}

/// A tree in which every node has `b` moves, with random numbers at depth `d`.
fn uniform(dice: &mut Dice, b: usize, d: u32) -> String {
    if d == 0 {
        return dice.below(1_000).to_string();
    }
    let children: Vec<String> = (0..b).map(|_| uniform(dice, b, d - 1)).collect();
    format!("[{}]", children.join(","))
}

#[test]
fn uniform_trees_have_knuth_and_moores_number_of_nodes_and_perfect_order_reaches_it() {
    let mut dice = Dice::new(9);
    for (b, d) in [(2, 1), (2, 4), (3, 3), (3, 4), (4, 2), (5, 3), (2, 7)] {
        let leaves = |d: u32| (b as u64).pow(d.div_ceil(2)) + (b as u64).pow(d / 2) - 1;
        let nodes: u64 = (0..=d).map(leaves).sum();
        for _ in 0..20 {
            let tree = uniform(&mut dice, b, d);
            assert_eq!(size_of_minimal(&tree), nodes, "{tree}");
            let perfect = Ranked(|pos: &Explicit, m| {
                let mut pos = pos.clone();
                let mover = pos.to_move();
                let value = i64::from(pos.after(m, truth).get());
                if mover == Player::First { -value } else { value }
            });
            let mut pos = Erased::alternating(Explicit::parse(&tree).unwrap(), &perfect, &Written);
            let evaluator = pos.evaluator();
            let report = search(&AlphaBeta, &mut pos, &evaluator, &Task::to_depth(64));
            assert_eq!(report.counts.nodes, nodes, "{tree} in perfect order");
        }
    }
}

#[test]
fn the_lecture_tree_needs_nine_of_its_thirteen_nodes() {
    // The second branch is refuted by its first leaf, the third by its last: perfect order finds that leaf first.
    assert_eq!(size_of_minimal("[[3,12,8],[2,4,6],[14,5,2]]"), 9);
    let session = open("tic-tac-toe").unwrap();
    assert_eq!(
        session.minimal_tree(&SearchTask::new(Algorithm::AlphaBeta), 1_000),
        Ok(None),
        "a limit is a limit"
    );
}

#[test]
fn limits_hold_while_moves_are_put_in_order() {
    let session = open("gomoku").unwrap();
    let mut task = SearchTask::new(Algorithm::AlphaBeta);
    (task.depth, task.evaluator) = (Some(5), Some(session.evaluator("zero").unwrap()));
    task.ordering = Ordering::Best(4);
    // The ordering search at the root alone needs far more nodes than that.
    task.limits.nodes = Some(10_000);
    let answer = session.search(&task).unwrap();
    assert_eq!(answer.report.stopped, Some(StopReason::Nodes));
    assert_eq!((answer.report.value, answer.report.bound), (None, Bound::Unknown));
    assert_eq!(answer.report.counts.nodes + answer.ordering_nodes, 10_000);
    assert_eq!(answer.report.counts.nodes, 1);

    let (cancel, late) = (AtomicBool::new(true), || true);
    for (limits, reason) in [
        (Limits { cancel: Some(&cancel), ..Limits::default() }, StopReason::Cancelled),
        (Limits { deadline: Some(&late), ..Limits::default() }, StopReason::Deadline),
    ] {
        task.limits = limits;
        let (answer, recording) = session.record(&task, 1_000).unwrap();
        assert_eq!(answer.report.stopped, Some(reason));
        assert!(answer.report.counts.nodes + answer.ordering_nodes < 1_000);
        assert_eq!(recording.visits.len() as u64, answer.report.counts.nodes);
    }
}

#[test]
fn wherever_the_ordering_is_stopped_nothing_untrue_is_said() {
    let session = open("mnk(4,4,3)").unwrap().after(&["b2", "c3", "b3"]).unwrap();
    for algorithm in [Algorithm::Minimax, Algorithm::AlphaBeta, Algorithm::NegaScout] {
        let mut task = SearchTask::new(algorithm);
        (task.depth, task.evaluator) = (Some(3), Some(session.evaluator("scramble").unwrap()));
        task.ordering = Ordering::Best(2);
        let whole = session.search(&task).unwrap();
        let all = whole.report.counts.nodes + whole.ordering_nodes;
        let value = whole.report.value.unwrap();
        for nodes in (0..all).step_by(61) {
            task.limits.nodes = Some(nodes);
            let answer = session.search(&task).unwrap();
            let report = answer.report;
            assert_eq!(report.stopped, Some(StopReason::Nodes), "{nodes} of {all}");
            assert_eq!(report.counts.nodes + answer.ordering_nodes, nodes);
            assert!(report.value.is_none_or(|said| report.bound == Bound::Lower && said <= value));
        }
        task.limits.nodes = Some(all);
        let again = session.search(&task).unwrap();
        assert_eq!((again.report, again.ordering_nodes), (whole.report.clone(), whole.ordering_nodes));
        task.limits.nodes = Some(whole.report.counts.nodes);
        task.ordering_is_free = true;
        assert_eq!(session.search(&task).unwrap().report, whole.report);
    }
}

#[test]
fn a_stopped_search_leaves_a_position_in_order_as_it_was() {
    let limit = SharedLimit::new(Limits { nodes: Some(40), ..Limits::default() });
    let value = |pos: &mut Explicit, depth| {
        let mut pos = Erased::alternating(pos.clone(), &Natural, &Written);
        value_and_nodes(&AlphaBeta, &mut pos, depth, &limit)
    };
    let mut dice = Dice::new(3);
    let root = Explicit::parse(&uniform(&mut dice, 3, 5)).unwrap();
    let order = BestFirst { plies: 2, depth: 5, value, nodes: Cell::new(0) };
    let mut pos = Erased::alternating(root.clone(), &order, &Written);
    let evaluator = pos.evaluator();
    let report = search_with(&AlphaBeta, &mut pos, &evaluator, &Task::to_depth(5), &mut &limit);
    assert_eq!(limit.reason(), Some(StopReason::Nodes));
    assert!(report.stopped.is_some());
    // The limit stops every further ordering search, so the same order is used without a limit.
    let ends = |pos: &mut Erased<'_, _>| search(&AlphaBeta, pos, &evaluator, &Task::to_depth(5));
    assert_eq!(ends(&mut pos), ends(&mut Erased::alternating(root, &order, &Written)));
}
