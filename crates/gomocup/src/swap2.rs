//! The opening rule swap2: one side places three stones, the other chooses a colour or places two more.

use plyground_gomoku::{Board, Value, swap2_opening, swap2_takes_black};

use crate::move_search::{Decision, Exclusions, MoveSearch};

/// Nodes for the value of an opening.
const NODES: u64 = 20_000;

/// One of the most balanced openings.
///
/// `before` is the number of openings made already. Equally balanced ones alternate, for variety within a match.
pub(crate) fn open(search: &mut MoveSearch<'_>, board: &mut Board, before: usize) -> Decision {
    let mut value = |board: &Board| search.value(board, NODES).map(Value::points);
    Decision::Moves(swap2_opening(board, before, &mut value).to_vec())
}

/// Whether to stay with white, who is to move, or to swap.
pub(crate) fn choose(search: &mut MoveSearch<'_>, board: &mut Board) -> Decision {
    match search.best_move(board, 1, &Exclusions::default()) {
        Some((_, Some(value))) if swap2_takes_black(value.points()) => Decision::Swap,
        Some((cell, _)) => Decision::Moves(vec![cell]),
        None => search.any_move(board, 1, &Exclusions::default()),
    }
}
