//! A recorded search is the same search, with the same value and counts in every game; and the recording fits its
//! limit.

#![expect(clippy::unwrap_used, reason = "the helpers of a test may unwrap as the test itself may")]

use plyground_core::{Counts, Leaf, Score};
use plyground_lab::record::record;
use plyground_registry::{
    Algorithm, CONVENTIONS, Cutoff, Dice, Ordering, Recording, SearchTask, Session, Visit, open,
};
use plyground_testkit::trees::{TreeShape, random_tree};

const EVERY: [Algorithm; 4] =
    [Algorithm::Minimax, Algorithm::Negamax, Algorithm::AlphaBeta, Algorithm::NegaScout];

/// More events than any search in these tests has.
const PLENTY: usize = 10_000_000;

/// Debug code gets fewer trees.
const SHARE: usize = if cfg!(debug_assertions) { 8 } else { 1 };

/// And a larger board on which fewer moves are left.
const LARGER: &str = if cfg!(debug_assertions) { "b2 c3 b3 a4 d1 b1 c1" } else { "b2 c3 b3 a4 d1" };

/// Random trees, full of ties and infinities, and a few boards.
fn positions(trees: usize) -> Vec<Box<dyn Session>> {
    let mut dice = Dice::new(7);
    let mut all: Vec<Box<dyn Session>> = (0..trees / SHARE)
        .map(|_| open(&format!("explicit({})", random_tree(&mut dice, TreeShape::UNEVEN))).unwrap())
        .collect();
    for (game, moves) in
        [("tic-tac-toe", "b2 a1 c3"), ("mnk(4,4,3)", LARGER), ("tic-tac-toe", "a1 a2 b1 b2 c1")]
    {
        let mut session = open(game).unwrap();
        for m in moves.split_whitespace() {
            session.play(m).unwrap();
        }
        all.push(session);
    }
    all
}

/// Counts a recording by the definition of the counters.
fn counted(recording: &Recording<String>) -> Counts {
    let mut counts = Counts::default();
    let add = |table: &mut Vec<u64>, place: usize| {
        table.resize(table.len().max(place + 1), 0);
        table[place] += 1;
    };
    for visit in &recording.visits {
        assert_eq!(visit.dropped, 0);
        counts.nodes += 1;
        counts.generated = Some(counts.generated.unwrap_or(0) + visit.moves as u64);
        counts.researches += u64::from(visit.again);
        add(&mut counts.nodes_by_ply, visit.ply.into());
        match visit.leaf {
            Some(Leaf::Finished) => counts.leaves_finished += 1,
            Some(Leaf::Horizon) => counts.leaves_horizon += 1,
            None => {}
        }
        if visit.leaf.is_some() {
            add(&mut counts.leaves_by_ply, visit.ply.into());
        }
        match &visit.cut {
            Some(cut) if cut.searched < visit.moves => add(&mut counts.cutoffs_by_index, cut.searched - 1),
            Some(_) => counts.cutoffs_on_last += 1,
            None => {}
        }
    }
    counts.leaves_by_ply.resize(counts.nodes_by_ply.len(), 0);
    counts
}

/// The visits below each visit.
fn children(recording: &Recording<String>) -> Vec<Vec<&Visit<String>>> {
    let mut below = vec![Vec::new(); recording.visits.len()];
    for visit in &recording.visits {
        if let Some(parent) = visit.parent {
            below[parent].push(visit);
        }
    }
    below
}

#[test]
fn a_recording_has_the_value_and_the_counts_of_its_search() {
    for session in positions(400) {
        for algorithm in EVERY {
            for named in CONVENTIONS {
                let mut task = SearchTask::new(algorithm);
                task.conventions = named.conventions;
                let plain = session.search(&task).unwrap();
                let (answer, recording) = session.record(&task, PLENTY).unwrap();
                let what = format!("{} by {} ({})", session.game(), algorithm.id(), named.id);
                assert_eq!(answer.report, plain.report, "{what}");
                // Whether a null window is a test shows only in the tree: `compare` counts what `diff` shows.
                let mut counts = counted(&recording);
                if algorithm == Algorithm::NegaScout {
                    let (_, tree) = record(&*session, &task, named.id, PLENTY).unwrap();
                    counts.scouts = (0..tree.nodes.len()).filter(|&id| tree.is_tested(id)).count() as u64;
                }
                assert_eq!(counts, plain.report.counts, "{what}");
                assert_eq!(recording.visits[0].value, plain.report.value, "{what}");
            }
        }
    }
}

#[test]
fn the_values_of_a_recording_follow_from_each_other() {
    for session in positions(300) {
        for algorithm in EVERY {
            let (_, recording) = session.record(&SearchTask::new(algorithm), PLENTY).unwrap();
            let children = children(&recording);
            for (id, visit) in recording.visits.iter().enumerate().filter(|(_, visit)| visit.leaf.is_none()) {
                // Where a move was searched twice, the second value counts, and it is never below the first.
                let values = children[id].iter().map(|child| -child.value.unwrap());
                let best = values.max().unwrap_or(-Score::INFINITE);
                assert_eq!(visit.value, Some(best), "{} by {}: visit {id}", session.game(), algorithm.id());
            }
        }
    }
}

#[test]
fn the_moves_of_a_recording_can_be_played() {
    for session in positions(100) {
        for ordering in [Ordering::Natural, Ordering::Reversed, Ordering::Random(3), Ordering::Best(2)] {
            let mut task = SearchTask::new(Algorithm::NegaScout);
            task.ordering = ordering;
            let (_, recording) = session.record(&task, PLENTY).unwrap();
            let children = children(&recording);
            for (id, visit) in recording.visits.iter().enumerate() {
                let mut path: Vec<&str> = Vec::new();
                let mut at = visit;
                while let Some(parent) = at.parent {
                    path.push(at.movement.as_ref().unwrap());
                    at = &recording.visits[parent];
                }
                let mut now = session.fresh();
                for m in session.history().iter().map(String::as_str).chain(path.into_iter().rev()) {
                    now.play(m).unwrap();
                }
                assert_eq!(now.to_move(), visit.side);
                let legal = if now.outcome().is_some() { Vec::new() } else { now.legal_moves() };
                assert_eq!(legal.len(), visit.moves);
                if let Some(Cutoff { searched, skipped }) = &visit.cut {
                    let mut tried: Vec<&String> =
                        children[id].iter().map(|child| child.movement.as_ref().unwrap()).collect();
                    tried.dedup();
                    assert_eq!(tried.len(), *searched);
                    let mut all: Vec<&String> = tried.into_iter().chain(skipped).collect();
                    all.sort();
                    let mut expected: Vec<&String> = legal.iter().collect();
                    expected.sort();
                    assert_eq!(all, expected, "searched and skipped moves are all there are, once each");
                }
            }
        }
    }
}

#[test]
fn a_recording_never_takes_more_room_than_it_is_given() {
    let mut dice = Dice::new(11);
    let events = |visit: &Visit<String>| {
        2 + usize::from(visit.cut.is_some()) + usize::from(visit.again) + usize::from(visit.improved)
    };
    for session in positions(150) {
        for algorithm in EVERY {
            let task = SearchTask::new(algorithm);
            let (_, whole) = session.record(&task, PLENTY).unwrap();
            let most = 16 + dice.below(400);
            let (answer, part) = session.record(&task, most).unwrap();
            let what = format!("{} by {}, {most} events", session.game(), algorithm.id());
            let total: usize = part.visits.iter().map(events).sum();
            assert!(total <= most, "{what}: {total}");
            let visits: u64 = part.visits.iter().map(|visit| 1 + visit.dropped).sum();
            assert_eq!(visits, answer.report.counts.nodes, "{what}: every visit is kept or counted");
            assert_eq!(part.visits[0].value, whole.visits[0].value);
            for (visit, below) in part.visits.iter().zip(children(&part)) {
                let kept = below.len();
                assert!(visit.dropped == 0 || kept == 0, "{what}: all below a visit is kept or nothing");
            }
            if whole.visits.iter().map(events).sum::<usize>() <= most {
                assert_eq!(part, whole, "{what}: nothing is dropped without need");
            }
        }
    }
}

/// The line of best moves from the root.
fn best_line(recording: &Recording<String>) -> Vec<String> {
    let children = children(recording);
    let mut line = Vec::new();
    let mut at = 0;
    while let Some(best) = children[at].iter().rev().find(|visit| visit.improved) {
        line.extend(best.movement.clone());
        at = recording.visits.iter().position(|visit| std::ptr::eq(visit, *best)).unwrap();
    }
    line
}

#[test]
fn the_best_line_is_kept_where_the_rest_is_dropped() {
    let session = open("tic-tac-toe").unwrap();
    let task = SearchTask { depth: Some(6), ..SearchTask::new(Algorithm::AlphaBeta) };
    let (_, whole) = session.record(&task, PLENTY).unwrap();
    // Fewer events than the search has by more and less than half: with and without dropping some during the search.
    let events = whole.visits.len() * 3;
    for most in [events / 2, 1000, 300] {
        let (_, part) = session.record(&task, most).unwrap();
        assert!(part.visits.len() < whole.visits.len());
        assert_eq!(best_line(&part), best_line(&whole), "{most} events");
        assert_eq!(best_line(&part).len(), 6);
    }
}

#[test]
fn a_stopped_search_leaves_a_recording_without_the_values_that_it_did_not_find() {
    let session = open("tic-tac-toe").unwrap();
    for nodes in [1, 2, 3, 50, 1_000] {
        let mut task = SearchTask::new(Algorithm::AlphaBeta);
        task.limits.nodes = Some(nodes);
        let (answer, recording) = session.record(&task, PLENTY).unwrap();
        assert!(answer.report.stopped.is_some());
        assert_eq!(recording.visits.len() as u64, nodes);
        assert_eq!(recording.visits[0].value, None);
    }
}
