//! Principal variation search on two threads against one: the time to the same depth.

use plyground_core::{Evaluator, Game, Indexed, Symmetric};
use plyground_games::connect::OpenFours;
use plyground_games::othello::Mobility;
use plyground_games::{Connect, Othello};
use plyground_search::move_ordering::{History, Killers, Static};
use plyground_search::symmetry::Unfolding;
use plyground_search::{Folded, Parallel, Pvs, Table, Task, iterative_deepening_with};

use crate::measure::race;
use crate::report::{Bar, Measurement, Unit};

const MEMOS: usize = 1 << 20;

pub(crate) const ROWS: &[Measurement] = &[
    Measurement {
        task: "Othello, mobility to depth 15, two threads",
        rival: "one thread",
        unit: Unit::Time,
        // 1.6 times as fast.
        bar: Bar::AtMost(0.625),
        measure: |_| {
            let start = Othello::start("8").expect("the usual board");
            race(7, || deepen(&start, || Mobility, 15, 2), || deepen(&start, || Mobility, 15, 1)).into()
        },
    },
    Measurement {
        task: "Connect Four, open fours to depth 18, two threads",
        rival: "one thread",
        unit: Unit::Time,
        bar: Bar::Missed(0.625),
        measure: |_| {
            let start = Connect::start("7,6,4").expect("the usual board");
            let judge = || OpenFours::new(start.shape());
            race(7, || deepen(&start, judge, 18, 2), || deepen(&start, judge, 18, 1)).into()
        },
    },
];

/// Iterative deepening, with all move-ordering heuristics.
fn deepen<G, E>(start: &G, judge: impl Fn() -> E + Sync, depth: u16, threads: usize)
where
    G: Game + Symmetric + Indexed + Sync,
    G::Move: Send,
    E: Evaluator<G>,
{
    let (table, root) = (Table::new(MEMOS), Folded(start.clone()));
    let searcher = || {
        let middle = Static(|pos: &Folded<G>, m| -(pos.0.centre_distance(m).unwrap_or_default() as i32));
        Pvs::with_ordering(&table, (Killers::default(), (History::new(&root), middle))).with_etc()
    };
    iterative_deepening_with(&Task::to_depth(depth), &mut |task| {
        Parallel::new(threads).search(&root, || Unfolding(judge()), task, searcher)
    });
}
