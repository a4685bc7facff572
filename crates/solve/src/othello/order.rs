//! Move ordering.
//!
//! Near the end by the opponent's mobility (fastest first). Earlier by a shallow search with a heuristic evaluation, whose cost
//! is small against that of a badly ordered tree. The evaluation affects nothing but the order.

use super::discs::Discs;
use super::masks::{BoardMasks, lowest};

/// A move in the list of a node.
#[derive(Clone, Copy, Default)]
pub(crate) struct OrderedMove {
    pub(crate) cell: u64,
    pub(crate) child: Discs,
    pub(crate) score: i32,
}

/// The maximum number of moves: at least two of 64 cells are occupied.
const MAX_MOVES: usize = 62;

/// The moves of a node, best first.
pub(crate) struct OrderedMoves {
    moves: [OrderedMove; MAX_MOVES],
    count: usize,
}

impl OrderedMoves {
    pub(crate) fn as_slice(&self) -> &[OrderedMove] {
        &self.moves[..self.count]
    }
}

/// The minimum number of free cells for ordering by a shallow search.
const SHALLOW_SEARCH_FROM: u32 = 12;
/// Greater than every evaluation.
const MAX_SCORE: i32 = 1 << 20;
/// The window of the shallow search below the best move so far: moves worse by more are not ordered among each other.
const MARGIN: i32 = 20;

/// The depth of the shallow search. On the largest board it is limited so that the limits are checked often enough.
fn shallow_depth<const RUN: usize>(empties: u32) -> u32 {
    ((empties - 10) / 2).min(if RUN > 4 { 3 } else { 6 })
}

/// The weights of the evaluation: mobility, potential mobility (free cells beside the opponent's discs), corners, and
/// X-squares of free corners. Chosen by experiment for the fewest nodes.
mod weights {
    pub(super) const MOBILITY: i32 = 8;
    pub(super) const POTENTIAL_MOBILITY: i32 = 5;
    pub(super) const CORNER: i32 = 25;
    pub(super) const X_SQUARE: i32 = -8;
}

impl BoardMasks {
    /// The ordered moves of a position; the table move comes first, unless it is empty.
    pub(crate) fn ordered<const RUN: usize>(
        &self,
        discs: Discs,
        free: u64,
        legal: u64,
        table_move: u64,
    ) -> OrderedMoves {
        let empties = free.count_ones();
        let odd = self.odd(free);
        let mut found = OrderedMoves { moves: [OrderedMove::default(); MAX_MOVES], count: 0 };
        let (mut left, mut top) = (legal, -MAX_SCORE);
        while left != 0 {
            let cell = lowest(left);
            left &= left - 1;
            let child = discs.after(cell, discs.turns(cell.trailing_zeros()));
            let rest = free & !cell;
            let score = if cell == table_move {
                2 * MAX_SCORE
            } else if empties >= SHALLOW_SEARCH_FROM {
                let score = -self.shallow_search::<RUN>(
                    child,
                    rest,
                    shallow_depth::<RUN>(empties),
                    -MAX_SCORE,
                    MARGIN - top,
                );
                top = top.max(score);
                score
            } else {
                let replies = child.legal::<RUN>(rest);
                let moves = count(replies) + count(replies & self.corners);
                2 * i32::from(cell & odd != 0) - 4 * moves - count(around(child.theirs) & rest)
            };
            let moves = &mut found.moves;
            let place = moves[..found.count].iter().rposition(|other| other.score >= score);
            let place = place.map_or(0, |i| i + 1);
            moves.copy_within(place..found.count, place + 1);
            moves[place] = OrderedMove { cell, child, score };
            found.count += 1;
        }
        found
    }

    /// The value of a shallow alpha-beta search.
    fn shallow_search<const RUN: usize>(
        &self,
        discs: Discs,
        free: u64,
        plies: u32,
        mut alpha: i32,
        beta: i32,
    ) -> i32 {
        let legal = discs.legal::<RUN>(free);
        let turned = discs.turned();
        if legal == 0 && turned.legal::<RUN>(free) == 0 {
            return discs.lead() * (MAX_SCORE / 100);
        }
        if plies == 0 {
            return self.evaluate(discs, free, legal, turned.legal::<RUN>(free));
        }
        if legal == 0 {
            return -self.shallow_search::<RUN>(turned, free, plies - 1, -beta, -alpha);
        }
        let mut best = -MAX_SCORE;
        // Corners first: they often cause a cutoff.
        for mut part in [legal & self.corners, legal & !self.corners] {
            while part != 0 {
                let cell = lowest(part);
                part &= part - 1;
                let child = discs.after(cell, discs.turns(cell.trailing_zeros()));
                best = best.max(-self.shallow_search::<RUN>(child, free & !cell, plies - 1, -beta, -alpha));
                alpha = alpha.max(best);
                if alpha >= beta {
                    return best;
                }
            }
        }
        best
    }

    /// The evaluation of a position, given the moves of both sides.
    fn evaluate(&self, discs: Discs, free: u64, mine: u64, theirs: u64) -> i32 {
        let moves = |set: u64| count(set) + count(set & self.corners);
        let beside = |set: u64| count(around(set) & free);
        let lead = |set: u64| count(discs.mine & set) - count(discs.theirs & set);
        let near = |&(cell, corner): &(u64, u64)| if free & corner == 0 { 0 } else { cell };
        let near_corners = self.diagonals.iter().map(near).fold(0, |set, cell| set | cell);
        weights::MOBILITY * (moves(mine) - moves(theirs))
            + weights::POTENTIAL_MOBILITY * (beside(discs.theirs) - beside(discs.mine))
            + weights::CORNER * lead(self.corners)
            + weights::X_SQUARE * lead(near_corners)
    }
}

#[inline]
fn count(set: u64) -> i32 {
    set.count_ones() as i32
}

/// A set with its neighbours; on smaller boards some of them lie outside.
#[inline]
fn around(set: u64) -> u64 {
    const WEST: u64 = 0x0101_0101_0101_0101;
    let wide = set | (set & !(WEST << 7)) << 1 | (set & !WEST) >> 1;
    wide | wide << 8 | wide >> 8
}
