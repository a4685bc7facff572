//! Perft: counting the paths of a game tree, the standard test of move generators.

use plyground_core::Position;

/// The number of sequences of exactly `depth` legal moves from `pos`; games that end sooner do not count.
pub fn perft<P: Position>(pos: &mut P, depth: u16) -> u64 {
    match depth {
        0 => 1,
        1 => pos.move_count() as u64,
        _ => pos.moves().map(|m| pos.after(m, |pos| perft(pos, depth - 1))).sum(),
    }
}

/// For each move in order, the number of sequences of `depth` moves that begin with it; empty at depth 0.
pub fn divide<P: Position>(pos: &mut P, depth: u16) -> Vec<(P::Move, u64)> {
    if depth == 0 {
        return Vec::new();
    }
    pos.moves().map(|m| (m, pos.after(m, |pos| perft(pos, depth - 1)))).collect()
}

/// The number of positions that minimax enters from `pos` to `depth`, `pos` included; `None` where there are more than
/// `most`.
pub fn positions<P: Position>(pos: &mut P, depth: u16, most: u64) -> Option<u64> {
    let mut sum = 1;
    if depth == 1 {
        sum += pos.move_count() as u64;
    } else if depth > 1 {
        for m in pos.moves() {
            let left = most.checked_sub(sum)?;
            sum += pos.after(m, |pos| positions(pos, depth - 1, left))?;
        }
    }
    (sum <= most).then_some(sum)
}
