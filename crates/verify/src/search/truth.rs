//! Minimax once more, as plainly as possible and with nothing shared: the reference must be independent of the code
//! under test.

use plyground_core::{Evaluator, Position, Score};

/// The expected result of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct GroundTruth<M> {
    /// The minimax value for the side to move.
    pub(super) value: Score,
    /// Every move with its value for the side to move; none in a leaf.
    pub(super) moves: Vec<(M, Score)>,
}

/// The reference result for `pos`.
pub(super) fn truth<P: Position>(
    pos: &mut P,
    evaluator: &dyn Evaluator<P>,
    depth: u16,
) -> GroundTruth<P::Move> {
    if depth == 0 || pos.outcome().is_some() {
        return GroundTruth { value: value(pos, evaluator, depth, 0), moves: Vec::new() };
    }
    let moves: Vec<_> = pos.moves().map(|m| (m, child(pos, m, evaluator, depth, 0))).collect();
    let value = moves.iter().map(|&(_, value)| value).max().expect("an unfinished game has a move");
    GroundTruth { value, moves }
}

fn value<P: Position>(pos: &P, evaluator: &dyn Evaluator<P>, depth: u16, ply: u16) -> Score {
    if let Some(outcome) = pos.outcome() {
        return evaluator.finished(pos, outcome, ply);
    }
    if depth == 0 {
        return evaluator.evaluate(pos);
    }
    let values = pos.moves().map(|m| child(pos, m, evaluator, depth, ply));
    values.max().expect("an unfinished game has a move")
}

/// The value of a move for the side that makes it. It is made on a copy, so that not even `unmake` has to be right.
fn child<P: Position>(pos: &P, m: P::Move, evaluator: &dyn Evaluator<P>, depth: u16, ply: u16) -> Score {
    let mut after = pos.clone();
    after.make(m);
    let worth = value(&after, evaluator, depth - 1, ply + 1);
    if after.to_move() == pos.to_move() { worth } else { -worth }
}

/// The number of nodes that minimax enters, at most `most` and one more.
pub(super) fn nodes<P: Position>(pos: &P, depth: u16, most: usize) -> usize {
    let mut count = 1;
    if depth == 0 {
        return count;
    }
    for m in pos.moves() {
        if count > most {
            break;
        }
        let mut after = pos.clone();
        after.make(m);
        count += nodes(&after, depth - 1, most - count);
    }
    count
}
