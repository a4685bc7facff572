//! Minimax by its definition, and the assertions that compare a search with it.

use std::fmt::Debug;

use plyground_core::{Bound, Evaluator, Outcome, Position, Report, Score, Window};
use plyground_games::general::ByOutcome;
use plyground_search::{Context, Ours, Searcher, Task, search};

/// The minimax value of a position for the side to move, `ply` moves below the root of the search.
pub(crate) fn minimax<P: Position>(pos: &mut P, evaluator: &dyn Evaluator<P>, depth: u16, ply: u16) -> Score {
    match pos.outcome() {
        Some(outcome) => evaluator.finished(pos, outcome, ply),
        None if depth == 0 => evaluator.evaluate(pos),
        None => {
            let values = pos.moves().map(|m| after(pos, m, evaluator, depth, ply));
            values.max().expect("an unfinished game has a move")
        }
    }
}

/// The value of a move for the side that makes it, from a position that is searched `depth` plies deep.
fn after<P: Position>(pos: &mut P, m: P::Move, evaluator: &dyn Evaluator<P>, depth: u16, ply: u16) -> Score {
    let us = pos.to_move();
    pos.after(m, |pos| {
        let value = minimax(pos, evaluator, depth - 1, ply + 1);
        if pos.to_move() == us { value } else { -value }
    })
}

/// The result of optimal play.
pub(crate) fn outcome<P: Position>(pos: &mut P) -> Outcome {
    let us = pos.to_move();
    match minimax(pos, &ByOutcome, u16::MAX, 0).get() {
        1 => Outcome::Win(us),
        -1 => Outcome::Win(us.other()),
        _ => Outcome::Draw,
    }
}

/// The value of a position and of each of its moves.
#[derive(Debug)]
pub(crate) struct MinimaxValues<M> {
    pub(crate) value: Score,
    pub(crate) moves: Vec<(M, Score)>,
}

pub(crate) fn truth<P: Position>(
    pos: &mut P,
    evaluator: &dyn Evaluator<P>,
    depth: u16,
) -> MinimaxValues<P::Move> {
    let value = minimax(pos, evaluator, depth, 0);
    let is_leaf = depth == 0 || pos.outcome().is_some();
    let moves = if is_leaf {
        Vec::new()
    } else {
        pos.moves().map(|m| (m, after(pos, m, evaluator, depth, 0))).collect()
    };
    MinimaxValues { value, moves }
}

impl<M: Copy + PartialEq> MinimaxValues<M> {
    pub(crate) fn of(&self, m: M) -> Option<Score> {
        self.moves.iter().find(|(known, _)| *known == m).map(|&(_, value)| value)
    }

    /// The first of the best moves.
    pub(crate) fn first_best(&self) -> Option<M> {
        self.moves.iter().find(|&&(_, value)| value == self.value).map(|&(m, _)| m)
    }
}

/// Whether the value `said`, as this kind of bound, agrees with the minimax value.
pub(crate) fn is_true(bound: Bound, said: Score, value: Score) -> bool {
    match bound {
        Bound::Exact => value == said,
        Bound::Lower => value >= said,
        Bound::Upper => value <= said,
        Bound::Unknown => true,
    }
}

/// Asserts that a search of a position with a full window returns the exact value, one of the best moves, and a true bound for
/// every root move that it reports, and leaves the position as it was.
pub(crate) fn assert_agrees<S, P>(
    name: &str,
    searcher: &S,
    pos: &mut P,
    evaluator: &dyn Evaluator<P>,
    depth: u16,
    truth: &MinimaxValues<P::Move>,
) -> Report<P::Move>
where
    S: Searcher<P>,
    P: Position + PartialEq + Debug,
{
    let before = pos.clone();
    let report = search(searcher, pos, evaluator, &Task::to_depth(depth));
    assert_eq!(*pos, before, "{name} changed the position");
    let found = (report.value, report.bound, report.stopped);
    assert_eq!(found, (Some(truth.value), Bound::Exact, None), "{name}, {pos:?} to {depth}: {report:?}");
    let best = report.best.map(|m| truth.of(m));
    let expected = (!truth.moves.is_empty()).then_some(Some(truth.value));
    assert_eq!(best, expected, "{name}, {pos:?} to {depth}: {report:?}");
    for known in &report.root_moves {
        let value = truth.of(known.movement).expect("a root move is legal");
        let fits = is_true(known.bound, known.value, value);
        assert!(fits, "{name}, {pos:?} to {depth}: {known:?} is worth {value}");
    }
    report
}

/// Asserts the contract of a search with a window: the three inequalities of [`Searcher::value`].
pub(crate) fn assert_keeps_contract<S, P>(
    name: &str,
    searcher: &S,
    pos: &mut P,
    evaluator: &dyn Evaluator<P>,
    (depth, window): (u16, Window),
    value: Score,
) where
    S: Searcher<P>,
    P: Position + PartialEq + Debug,
{
    let mut context = Context { evaluator, observer: (), choices: Ours };
    let answer = searcher.value(&mut context, pos, depth, window).expect("nothing stops this search");
    let bound = if answer <= window.alpha {
        Bound::Upper
    } else if answer >= window.beta {
        Bound::Lower
    } else {
        Bound::Exact
    };
    let fits = is_true(bound, answer, value);
    assert!(fits, "{name}, {pos:?} to {depth} in {window}: {answer}, and the value is {value}");
}
