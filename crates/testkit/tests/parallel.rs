//! Several threads find the same value as one.

use std::cell::Cell;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Condvar, Mutex};
use std::thread::{self, ThreadId};

use plyground_core::{Bound, Evaluator, Indexed, Keyed, Limits, Score, StopReason};
use plyground_games::explicit::Written;
use plyground_games::general::{ByOutcome, NearerWins, Scramble};
use plyground_games::mnk::{Rules, Small};
use plyground_games::{Explicit, Mnk};
use plyground_registry::Dice;
use plyground_search::move_ordering::{History, Killers};
use plyground_search::{
    Aspiration, Finished, Parallel, Pvs, Table, Task, iterative_deepening, iterative_deepening_with,
};
use plyground_testkit::agreement::{affordable_depth, truth, wander};
use plyground_testkit::trees::{TreeShape, random_tree};

const BOARDS: usize = if cfg!(debug_assertions) { 60 } else { 1_000 };
const NODES: usize = if cfg!(debug_assertions) { 400 } else { 20_000 };
const SIZES: [usize; 6] = [0, 1, 2, 10, 500, 1 << 14];

fn board(width: usize, height: usize, k: usize) -> Mnk<Small> {
    Mnk::new(width, height, k, Rules::default()).expect("the boards of the test are small")
}

fn value<P, E>(
    threads: usize,
    table: &Table,
    pos: &P,
    evaluator: &E,
    task: &Task<'_>,
) -> (Option<Score>, Bound)
where
    P: Keyed + Indexed + Sync,
    P::Move: Send,
    E: Evaluator<P> + Sync,
{
    let searcher = || Pvs::with_ordering(table, (Killers::default(), History::new(pos))).with_etc();
    let report = Parallel::new(threads).search(pos, || evaluator, task, searcher);
    assert_eq!(report.stopped, None);
    (report.value, report.bound)
}

#[test]
fn threads_agree_with_minimax_on_boards() {
    let mut dice = Dice::new(70);
    for number in 0..BOARDS {
        let (width, height, k) = [(3, 3, 3), (4, 3, 3), (5, 5, 4), (2, 7, 3)][number % 4];
        let mut pos = board(width, height, k);
        wander(&mut pos, dice.below(width * height), &mut dice);
        let depth = affordable_depth(&pos, NODES);
        let table = Table::new(SIZES[dice.below(SIZES.len())]);
        let scrambled = truth(&mut pos, &Scramble, depth, Finished::Evaluator).value;
        for threads in 1..=4 {
            let found = value(threads, &table, &pos, &Scramble, &Task::to_depth(depth));
            assert_eq!(found, (Some(scrambled), Bound::Exact), "{threads}, {pos:?} to {depth}");
        }
        let table = Table::new(SIZES[dice.below(SIZES.len())]);
        let nearer = truth(&mut pos, &NearerWins, depth, Finished::Evaluator).value;
        let found = value(1 + dice.below(4), &table, &pos, &NearerWins, &Task::to_depth(depth));
        assert_eq!(found, (Some(nearer), Bound::Exact), "{pos:?} to {depth}");
    }
}

#[test]
fn threads_agree_with_minimax_on_written_trees() {
    let mut dice = Dice::new(71);
    for _ in 0..BOARDS {
        let mut pos = Explicit::parse(&random_tree(&mut dice, TreeShape::UNEVEN)).unwrap();
        let expected = truth(&mut pos, &Written, 6, Finished::Evaluator).value;
        let table = Table::new(SIZES[dice.below(SIZES.len())]);
        let found = value(1 + dice.below(4), &table, &pos, &Written, &Task::to_depth(6));
        assert_eq!(found, (Some(expected), Bound::Exact), "{pos:?}");
    }
}

/// The value is right with any expected value; and one thread with the expected value of iterative deepening runs the
/// same search.
#[test]
fn a_value_that_is_expected_changes_no_value() {
    const MARGIN: u16 = 3;
    let mut dice = Dice::new(74);
    for _ in 0..BOARDS {
        let mut pos = board(4, 3, 3);
        wander(&mut pos, dice.below(8), &mut dice);
        let depth = affordable_depth(&pos, NODES);
        let task = Task::to_depth(depth);
        let expected = truth(&mut pos, &Scramble, depth, Finished::Evaluator).value;
        let (table, guess) = (Table::new(500), Score::new(dice.below(130) as i32 - 65));
        let threads = Parallel::new(1 + dice.below(4)).expecting(guess, MARGIN);
        let report = threads.search(&pos, || Scramble, &task, || Pvs::new(&table));
        assert_eq!((report.value, report.bound), (Some(expected), Bound::Exact), "{pos:?} to {depth}");
        let (one, other) = (Table::new(500), Table::new(500));
        let mut last = None;
        let by_thread = iterative_deepening_with(&task, &mut |task| {
            let thread = Parallel::new(1);
            let thread = last.map_or(thread, |value| thread.expecting(value, MARGIN));
            let report = thread.search(&pos, || Scramble, task, || Pvs::new(&one));
            last = report.value;
            report
        });
        let aspiration = Aspiration::new(Pvs::new(&other), MARGIN);
        assert_eq!(by_thread, iterative_deepening(&aspiration, &mut pos, &Scramble, &task), "{pos:?}");
    }
}

/// Any number of threads is accepted: none is one, and too many are the maximum.
#[test]
fn any_number_of_threads_will_do() {
    let pos = board(3, 3, 3);
    for threads in [0, 1, 7, 10_000] {
        let table = Table::new(1 << 10);
        let found = value(threads, &table, &pos, &ByOutcome, &Task::to_depth(9));
        assert_eq!(found, (Some(Score::ZERO), Bound::Exact), "{threads} threads");
    }
}

/// A search that is stopped reports nothing wrong, enters no more nodes than its limit, and leaves a sound table.
#[test]
fn limits_hold_for_all_threads_together() {
    let mut dice = Dice::new(72);
    for _ in 0..BOARDS {
        let mut pos = board(4, 3, 3);
        wander(&mut pos, dice.below(8), &mut dice);
        let depth = affordable_depth(&pos, NODES);
        let expected = truth(&mut pos, &Scramble, depth, Finished::Evaluator).value;
        let (table, threads) = (Table::new(100), 1 + dice.below(4));
        let most = dice.below(NODES) as u64;
        let limits = Limits { nodes: Some(most), ..Limits::default() };
        let task = Task { limits, ..Task::to_depth(depth) };
        let report = Parallel::new(threads).search(&pos, || Scramble, &task, || Pvs::new(&table));
        assert!(report.counts.nodes <= most, "{} of {most}", report.counts.nodes);
        let is_true = match (report.bound, report.value) {
            (Bound::Exact, Some(value)) => value == expected,
            (Bound::Lower, Some(value)) => value <= expected,
            (Bound::Upper, Some(value)) => value >= expected,
            (bound, value) => bound == Bound::Unknown && value.is_none(),
        };
        assert!(is_true, "{report:?}, the truth is {expected}");
        let found = value(threads, &table, &pos, &Scramble, &Task::to_depth(depth));
        assert_eq!(found, (Some(expected), Bound::Exact));
    }
}

#[test]
fn a_search_ends_when_it_is_told() {
    let pos = board(7, 7, 5);
    let table = Table::new(1 << 12);
    let cancel = AtomicBool::new(true);
    let task = Task { limits: Limits { cancel: Some(&cancel), ..Limits::default() }, ..Task::to_depth(40) };
    let report = Parallel::new(3).search(&pos, || Scramble, &task, || Pvs::new(&table));
    assert_eq!(report.stopped, Some(StopReason::Cancelled));
    // A deadline that is met at the hundredth check.
    let looks = Cell::new(0);
    let rings = || {
        looks.set(looks.get() + 1);
        looks.get() > 100
    };
    let task = Task { limits: Limits { deadline: Some(&rings), ..Limits::default() }, ..Task::to_depth(40) };
    let report = iterative_deepening_with(&task, &mut |task| {
        Parallel::new(3).search(&pos, || Scramble, task, || Pvs::new(&table))
    });
    assert_eq!(report.stopped, Some(StopReason::Deadline));
    assert!(report.depth >= 1 && report.best.is_some());
}

/// Lets the thread of the caller search alone: the others wait until it is done.
struct CallerFirst {
    caller: ThreadId,
    is_done: Mutex<bool>,
    told: Condvar,
}

/// An evaluator that is used by the caller's thread first.
struct CallerFirstEvaluator<'a>(&'a CallerFirst);

impl CallerFirst {
    fn new() -> Self {
        let (is_done, told) = (Mutex::new(false), Condvar::new());
        Self { caller: thread::current().id(), is_done, told }
    }

    fn is_caller(&self) -> bool {
        thread::current().id() == self.caller
    }

    fn evaluator(&self) -> CallerFirstEvaluator<'_> {
        if !self.is_caller() {
            let mut is_done = self.is_done.lock().expect("nobody panics with it");
            while !*is_done {
                is_done = self.told.wait(is_done).expect("nobody panics with it");
            }
        }
        CallerFirstEvaluator(self)
    }
}

impl<P: Keyed> Evaluator<P> for CallerFirstEvaluator<'_> {
    fn evaluate(&self, pos: &P) -> Score {
        Scramble.evaluate(pos)
    }
}

impl Drop for CallerFirstEvaluator<'_> {
    fn drop(&mut self) {
        if self.0.is_caller() {
            *self.0.is_done.lock().expect("nobody panics with it") = true;
            self.0.told.notify_all();
        }
    }
}

/// Nodes that the other threads do not use are left to the caller, which therefore checks the clock as long as there is
/// work.
#[test]
fn nodes_that_nobody_else_uses_are_the_callers() {
    const NODES: u64 = 40_000;
    let pos = board(7, 7, 5);
    let search = |limits: Limits<'_>| {
        let (table, others) = (Table::new(1 << 10), CallerFirst::new());
        let task = Task { limits: Limits { nodes: Some(NODES), ..limits }, ..Task::to_depth(40) };
        let report = Parallel::new(4).search(&pos, || others.evaluator(), &task, || Pvs::new(&table));
        (report.stopped, report.counts.nodes)
    };
    let (stopped, nodes) = search(Limits::default());
    assert_eq!((stopped, nodes), (Some(StopReason::Nodes), NODES));
    // After half of the nodes the deadline is met, or the search is cancelled.
    let looks = Cell::new(0);
    let is_late = || {
        looks.set(looks.get() + 1);
        looks.get() * 256 >= NODES / 2
    };
    let (stopped, nodes) = search(Limits { deadline: Some(&is_late), ..Limits::default() });
    assert_eq!(stopped, Some(StopReason::Deadline));
    assert!((NODES / 2..NODES).contains(&nodes), "{nodes}");
    looks.set(0);
    let cancel = AtomicBool::new(false);
    let asks = || {
        cancel.store(is_late(), Relaxed);
        false
    };
    let (stopped, nodes) =
        search(Limits { deadline: Some(&asks), cancel: Some(&cancel), ..Limits::default() });
    assert_eq!(stopped, Some(StopReason::Cancelled));
    assert!((NODES / 2..NODES).contains(&nodes), "{nodes}");
}
