//! Several threads find the same value as one.

use std::fmt::Debug;

use plyground_core::{Bound, Dice, Indexed, Keyed, Score};
use plyground_games::general::{NearerWins, Scramble};
use plyground_search::move_ordering::{History, Killers};
use plyground_search::{Parallel, Pvs, Table, Task};

use crate::definition::truth;
use crate::games::{affordable_depth, board, boxes, positions};

fn hold<P>(start: &P)
where
    P: Indexed + Keyed + Sync + PartialEq + Debug,
    P::Move: Send,
{
    let mut dice = Dice::new(20);
    for mut pos in positions(start, 30, 10, &mut dice) {
        let depth = affordable_depth(&mut pos, 1_500);
        let task = Task::to_depth(depth);
        let table = Table::new([0, 1, 10, 1 << 12][dice.below(4)]);
        let expected = truth(&mut pos, &Scramble, depth);
        let searcher = || Pvs::with_ordering(&table, (Killers::default(), History::new(start))).with_etc();
        for threads in 1..=4 {
            let guess = Score::new(dice.below(120) as i32 - 60);
            for parallel in [Parallel::new(threads), Parallel::new(threads).expecting(guess, 3)] {
                let report = parallel.search(&pos, || Scramble, &task, searcher);
                let found = (report.value, report.bound, report.stopped);
                let wanted = (Some(expected.value), Bound::Exact, None);
                assert_eq!(found, wanted, "{threads} threads, {pos:?} to {depth}");
                let best = report.best.map(|m| expected.of(m));
                assert!(best.is_none_or(|value| value == Some(expected.value)), "{pos:?}: {report:?}");
            }
        }
        let table = Table::new(1 << 12);
        let report = Parallel::new(3).search(&pos, || NearerWins, &task, || Pvs::new(&table));
        assert_eq!(report.value, Some(truth(&mut pos, &NearerWins, depth).value), "{pos:?} to {depth}");
    }
}

#[test]
fn threads_agree_with_minimax_on_four_by_four() {
    hold(&board(4, 4, 3));
}

#[test]
fn threads_agree_with_minimax_where_a_side_moves_twice() {
    hold(&boxes(2, 2));
}
