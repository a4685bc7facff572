//! Searches with a table return minimax's value in games in which a side may move twice in a row.

#![expect(clippy::unwrap_used, reason = "the helpers of a test may unwrap as the test itself may")]

use std::fmt::Debug;

use plyground_core::{Bound, Evaluator, Indexed, Keyed, Score, Window};
use plyground_games::boxes::{BoxLead, BoxesShape, Chains};
use plyground_games::general::{NearerWins, Scramble};
use plyground_games::kalah::Seeds;
use plyground_games::{Boxes, Kalah};
use plyground_registry::Dice;
use plyground_search::move_ordering::{History, Killers};
use plyground_search::{
    Aspiration, Context, Minimax, Mtd, Ours, Pvs, Replacement, Searcher, Table, Task, WithMemory,
    iterative_deepening, search,
};
use plyground_testkit::agreement::{affordable_depth, random_window, wander};

const NODES: usize = if cfg!(debug_assertions) { 300 } else { 5_000 };
const POSITIONS: usize = if cfg!(debug_assertions) { 25 } else { 600 };
const SIZES: [usize; 7] = [0, 1, 2, 3, 10, 500, 1 << 14];
const POLICIES: [Replacement; 3] = [Replacement::Newest, Replacement::Deepest, Replacement::Pairs];

/// Minimax's values of a position and of every move in it, for the side to move.
struct MoveValues<M> {
    value: Score,
    moves: Vec<(M, Score)>,
}

fn truth<P, E>(pos: &mut P, evaluator: &E, depth: u16) -> MoveValues<P::Move>
where
    P: Keyed,
    E: Evaluator<P>,
{
    let us = pos.to_move();
    let value_of =
        |pos: &mut P, depth| search(&Minimax, pos, evaluator, &Task::to_depth(depth)).value.unwrap();
    let value = value_of(pos, depth);
    let list: Vec<P::Move> = if depth == 0 { Vec::new() } else { pos.moves().collect() };
    let mut moves = Vec::new();
    for m in list {
        // Some evaluators depend on the distance from the root, so a move is evaluated from the root and not after it.
        let undo = pos.make(m);
        let turned = pos.to_move() != us;
        let mut context = Context { evaluator: &Later(evaluator), observer: (), choices: Ours };
        let value = Minimax.value(&mut context, pos, depth - 1, Window::FULL).unwrap();
        pos.unmake(m, undo);
        moves.push((m, if turned { -value } else { value }));
    }
    MoveValues { value, moves }
}

/// An evaluator one move further from the root.
struct Later<'a, E>(&'a E);

impl<P: Keyed, E: Evaluator<P>> Evaluator<P> for Later<'_, E> {
    fn evaluate(&self, pos: &P) -> Score {
        self.0.evaluate(pos)
    }
    fn finished(&self, pos: &P, outcome: plyground_core::Outcome, ply: u16) -> Score {
        self.0.finished(pos, outcome, ply + 1)
    }
}

/// Compares one search with minimax: its value, its move, and its values with windows.
fn holds<S, P, E>(
    searcher: &S,
    pos: &mut P,
    evaluator: &E,
    depth: u16,
    truth: &MoveValues<P::Move>,
    window: Window,
) -> Result<(), String>
where
    S: Searcher<P>,
    P: Keyed + PartialEq + Debug,
    E: Evaluator<P>,
{
    let before = pos.clone();
    let report = search(searcher, pos, evaluator, &Task::to_depth(depth));
    if (report.value, report.bound) != (Some(truth.value), Bound::Exact) {
        return Err(format!("{} was expected, not {report:?}", truth.value));
    }
    let worth = |m: P::Move| truth.moves.iter().find(|(known, _)| *known == m).map(|&(_, value)| value);
    if report.best.is_some_and(|m| worth(m) != Some(truth.value))
        || report.best.is_some() == truth.moves.is_empty()
    {
        return Err(format!("a move worth {} was expected: {report:?}", truth.value));
    }
    for known in &report.root_moves {
        let value = worth(known.movement).ok_or("a root move that does not exist")?;
        let is_true = match known.bound {
            Bound::Exact => value == known.value,
            Bound::Lower => value >= known.value,
            Bound::Upper => value <= known.value,
            Bound::Unknown => true,
        };
        if !is_true {
            return Err(format!("{:?} is worth {value}: {report:?}", known.movement));
        }
    }
    let mut context = Context { evaluator, observer: (), choices: Ours };
    let answer = searcher.value(&mut context, pos, depth, window).unwrap();
    let is_true = if answer <= window.alpha {
        truth.value <= answer
    } else if answer >= window.beta {
        truth.value >= answer
    } else {
        truth.value == answer
    };
    if !is_true || *pos != before {
        return Err(format!("{answer} in {window:?}, the truth is {}", truth.value));
    }
    Ok(())
}

/// One table is used for all searches of a position, at greater and smaller depths, and must not confuse them.
fn all_hold<P, E>(pos: &mut P, evaluator: &E, dice: &mut Dice) -> usize
where
    P: Indexed + Keyed + PartialEq + Debug,
    E: Evaluator<P>,
{
    let table = Table::with_replacement(SIZES[dice.below(SIZES.len())], POLICIES[dice.below(3)]);
    let deepest = affordable_depth(pos, NODES);
    let mut searches = 0;
    for depth in [deepest, 1, deepest.saturating_sub(1), deepest] {
        let truth = truth(pos, evaluator, depth);
        macro_rules! check {
            ($name:expr, $searcher:expr) => {
                let window = random_window(dice, 12);
                holds(&$searcher, pos, evaluator, depth, &truth, window)
                    .unwrap_or_else(|why| panic!("{}, {pos:?} to {depth}, {table:?}: {why}", $name));
                searches += 1;
            };
        }
        check!("PVS", Pvs::new(&table));
        check!("guided PVS", Pvs::with_ordering(&table, (Killers::default(), History::new(&*pos))));
        check!("PVS that looks ahead", Pvs::new(&table).with_etc());
        check!("memory", WithMemory::new(&table));
        check!("MTD(f)", Mtd::f(&table));
        check!("SSS*", Mtd::sss(&table));
        check!("DUAL*", Mtd::dual(&table));
        check!("aspiration", Aspiration::new(WithMemory::new(&table), 1));
    }
    // By iterative deepening, with the entries of shallower searches in a table.
    let table = Table::new(SIZES[dice.below(SIZES.len())]);
    let report = iterative_deepening(&Pvs::new(&table).with_etc(), pos, evaluator, &Task::to_depth(deepest));
    if report.depth == deepest {
        assert_eq!(report.value, Some(truth(pos, evaluator, deepest).value), "{pos:?} to {deepest}");
    }
    searches
}

#[test]
fn searches_agree_with_minimax_on_dots_and_boxes() {
    let mut dice = Dice::new(90);
    let mut searches = 0;
    for (width, height) in [(1, 1), (1, 2), (2, 2), (3, 2), (3, 3), (5, 5)] {
        for _ in 0..POSITIONS {
            let mut pos = Boxes::new(BoxesShape::new(width, height).unwrap());
            let lines = width * (height + 1) + height * (width + 1);
            wander(&mut pos, dice.below(lines + 1), &mut dice);
            let judge = BoxLead::new(pos.shape());
            searches += all_hold(&mut pos, &Scramble, &mut dice);
            searches += all_hold(&mut pos, &judge, &mut dice);
            searches += all_hold(&mut pos, &Chains, &mut dice);
        }
    }
    assert!(searches >= POSITIONS * 6 * 3 * 4 * 8);
}

#[test]
fn searches_agree_with_minimax_on_kalah() {
    let mut dice = Dice::new(91);
    let mut searches = 0;
    for (houses, seeds) in [(1, 5), (2, 3), (3, 2), (4, 4), (6, 1), (6, 4)] {
        for _ in 0..POSITIONS {
            let mut pos = Kalah::new(houses, seeds).unwrap();
            wander(&mut pos, dice.below(20), &mut dice);
            let judge = Seeds::new(&pos);
            searches += all_hold(&mut pos, &Scramble, &mut dice);
            searches += all_hold(&mut pos, &judge, &mut dice);
            searches += all_hold(&mut pos, &NearerWins, &mut dice);
        }
    }
    assert!(searches >= POSITIONS * 6 * 3 * 4 * 8);
}
