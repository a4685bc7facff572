//! A position whose type is erased, in any order of moves, is searched to the same value.

use plyground_core::{Dice, Keyed};
use plyground_search::erased::{CarriedEvaluator, Erased};
use plyground_search::ordering::{Natural, Order, Ranked, Reversed, Shuffled};
use plyground_search::{AlphaBeta, Minimax, NegaScout, Task, search};

use crate::definition::truth;
use crate::games::{affordable_depth, board, evaluators, positions};

#[test]
fn no_order_of_moves_changes_the_value() {
    let mut dice = Dice::new(80);
    for mut pos in positions(&board(4, 3, 3), 20, 8, &mut dice) {
        let depth = affordable_depth(&mut pos, 1_500);
        let task = Task::to_depth(depth);
        let shuffled = Shuffled { seed: dice.next(), key: |pos: &plyground_games::Mnk, _| pos.key() };
        let ranked = Ranked(|_: &_, m: plyground_games::mnk::MnkCell| (m.index() as i64 * 5) % 7);
        let orders: [&dyn Order<_>; 4] = [&Natural, &Reversed, &shuffled, &ranked];
        for evaluator in evaluators() {
            let expected = truth(&mut pos, evaluator, depth);
            for order in orders {
                let mut erased = Erased::alternating(pos.clone(), order, evaluator);
                let carried: CarriedEvaluator = erased.evaluator();
                for report in [
                    search(&Minimax, &mut erased, &carried, &task),
                    search(&AlphaBeta, &mut erased, &carried, &task),
                    search(&NegaScout, &mut erased, &carried, &task),
                ] {
                    assert_eq!(report.value, Some(expected.value), "{pos:?} to {depth}");
                    let best = report.best.map(|place| expected.moves[usize::from(place.0)].1);
                    assert_eq!(
                        best,
                        (!expected.moves.is_empty()).then_some(expected.value),
                        "{pos:?} to {depth}"
                    );
                }
            }
        }
    }
}
