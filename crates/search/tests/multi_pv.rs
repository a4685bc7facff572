//! Multi-PV returns the first of all moves, sorted by their minimax values.

use std::fmt::Debug;

use plyground_core::{Dice, Indexed, Keyed};
use plyground_search::move_ordering::Killers;
use plyground_search::{Minimax, Pvs, Table, Task, WithMemory, multi_pv};

use crate::definition::truth;
use crate::games::{affordable_depth, board, boxes, evaluators, positions};

fn hold<P: Indexed + Keyed + PartialEq + Debug + 'static>(start: &P) {
    let mut dice = Dice::new(50);
    for mut pos in positions(start, 20, 10, &mut dice) {
        let depth = affordable_depth(&mut pos, 800);
        let task = Task::to_depth(depth);
        for evaluator in evaluators() {
            let mut expected = truth(&mut pos, evaluator, depth).moves;
            expected.sort_by_key(|&(_, value)| std::cmp::Reverse(value));
            let table = Table::new(1 << 10);
            for most in [1, 2, 5, 100] {
                let wanted = &expected[..most.min(expected.len())];
                for (name, found) in [
                    ("minimax", multi_pv(&Minimax, &pos, evaluator, &task, most)),
                    ("memory", multi_pv(&WithMemory::new(&table), &pos, evaluator, &task, most)),
                    (
                        "PVS",
                        multi_pv(
                            &Pvs::with_ordering(&table, Killers::default()),
                            &pos,
                            evaluator,
                            &task,
                            most,
                        ),
                    ),
                ] {
                    let moves: Vec<_> = found.moves.iter().map(|best| (best.line[0], best.value)).collect();
                    assert_eq!(moves, wanted, "{name}, the best {most} of {pos:?} to {depth}");
                }
            }
        }
    }
}

#[test]
fn the_best_moves_are_those_of_minimax_on_four_by_four() {
    hold(&board(4, 4, 3));
}

#[test]
fn the_best_moves_are_those_of_minimax_where_a_side_moves_twice() {
    hold(&boxes(2, 2));
}
