//! A search that is stopped at any node reports nothing false, leaves the position as it was, and leaves a sound table.

use std::cell::Cell;
use std::sync::atomic::AtomicBool;

use plyground_core::{Dice, Limits, Report, StopReason};
use plyground_games::Connect;
use plyground_games::connect::Column;
use plyground_games::general::Scramble;
use plyground_search::move_ordering::Killers;
use plyground_search::{AlphaBeta, Mtd, NegaScout, Parallel, Pvs, Searcher, Table, Task, WithMemory, search};

use crate::definition::{is_true, minimax};
use crate::games::{affordable_depth, connect, positions};

fn by<S: Searcher<Connect>>(searcher: S) -> impl Fn(&mut Connect, &Task<'_>) -> Report<Column> {
    move |pos, task| search(&searcher, pos, &Scramble, task)
}

#[test]
fn a_stopped_search_tells_the_truth_and_leaves_a_sound_table() {
    let mut dice = Dice::new(70);
    for mut pos in positions(&connect(), 60, 10, &mut dice) {
        let depth = affordable_depth(&mut pos, 1_500);
        let expected = minimax(&mut pos, &Scramble, depth, 0);
        let table = Table::new(200);
        let nodes = dice.below(300) as u64;
        let before = pos;
        let mut check = |name: &str, searcher: &dyn Fn(&mut _, &Task<'_>) -> _| {
            let limits = Limits { nodes: Some(nodes), ..Limits::default() };
            let report: Report<Column> = searcher(&mut pos, &Task { limits, ..Task::to_depth(depth) });
            assert_eq!(pos, before, "{name} changed the position");
            assert!(report.counts.nodes <= nodes, "{name}: {report:?}");
            if let Some(value) = report.value {
                assert!(
                    is_true(report.bound, value, expected),
                    "{name}, {pos:?}: {report:?}, not {expected}"
                );
            }
            let whole = searcher(&mut pos, &Task::to_depth(depth));
            assert_eq!(whole.value, Some(expected), "{name}, {pos:?} after a search that was stopped");
        };
        check("alpha-beta", &by(AlphaBeta));
        check("NegaScout", &by(NegaScout));
        check("memory", &by(WithMemory::new(&table)));
        check("MTD(f)", &by(Mtd::f(&table)));
        check("PVS", &by(Pvs::with_ordering(&table, Killers::default()).with_etc()));
        check("threads", &|pos: &mut _, task: &Task<'_>| {
            Parallel::new(3).search(&*pos, || Scramble, task, || Pvs::new(&table))
        });
    }
}

#[test]
fn the_limit_that_stopped_a_search_is_named() {
    let mut pos = connect();
    let mut stopped = |limits: Limits<'_>| {
        search(&AlphaBeta, &mut pos, &Scramble, &Task { limits, ..Task::to_depth(12) }).stopped
    };
    assert_eq!(stopped(Limits { nodes: Some(100), ..Limits::default() }), Some(StopReason::Nodes));
    let asked = Cell::new(0);
    let deadline = || asked.replace(asked.get() + 1) == 3;
    assert_eq!(
        stopped(Limits { deadline: Some(&deadline), ..Limits::default() }),
        Some(StopReason::Deadline)
    );
    let cancel = AtomicBool::new(true);
    assert_eq!(stopped(Limits { cancel: Some(&cancel), ..Limits::default() }), Some(StopReason::Cancelled));
}
