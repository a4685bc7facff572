//! The numbers of the search, each defined once.

/// Razoring looks at most this deep, by this much a ply.
pub(crate) const RAZOR_DEPTH: i32 = 3;
pub(crate) const RAZOR_MARGIN: i32 = 130;
/// Futility looks at most this deep, by this much a ply.
pub(crate) const FUTILITY_DEPTH: i32 = 6;
pub(crate) const FUTILITY_MARGIN: i32 = 60;
/// From this depth on a node without a move from the table is searched a ply less deep.
pub(crate) const REDUCE_WITHOUT_MOVE: i32 = 5;
/// Up to this depth late quiet moves are left out, after so many.
pub(crate) const COUNT_DEPTH: i32 = 8;
pub(crate) const COUNT_BASE: i32 = 5;
/// From this depth on, and after so many moves, later ones are reduced.
pub(crate) const REDUCTION_DEPTH: i32 = 2;
pub(crate) const REDUCTION_MOVES: i32 = 1;
/// So much promise takes a ply off the reduction.
pub(crate) const REDUCTION_PROMISE: i32 = 300;
/// How deep fours are followed below the horizon.
pub(crate) const FOURS_DEPTH: usize = 24;
/// The order of moves: what a killer and a known reply add, and how much history counts.
pub(crate) const KILLER: i32 = 120;
pub(crate) const REPLY: i32 = 80;
pub(crate) const HISTORY_MOST: i32 = 16_384;
pub(crate) const HISTORY_WORTH: i32 = 64;

/// The window of an iteration reaches so far to either side of the last one's value.
pub(crate) const ASPIRATION: i32 = 20;

/// By depth and number of moves tried: plies by which a move is looked at less deep.
pub(crate) fn reductions() -> Box<[[i32; 64]; 64]> {
    let mut table = Box::new([[0; 64]; 64]);
    for (depth, row) in table.iter_mut().enumerate().skip(1) {
        for (tried, reduction) in row.iter_mut().enumerate().skip(1) {
            let product = (depth as f64).ln() * (tried as f64).ln();
            *reduction = (0.4 + product / 1.9) as i32;
        }
    }
    table
}
