//! Which moves come first.
//!
//! Near the end, moves that leave the opponent few replies. Far from it, the moves are judged by a shallow search: what it costs
//! is nothing beside the tree below a move that was tried too early. A judgement only ever decides about the order.

use super::discs::Discs;
use super::shape::{Shape, lowest};

/// A move in the list of a node.
#[derive(Clone, Copy, Default)]
pub(crate) struct Candidate {
    pub(crate) cell: u64,
    pub(crate) child: Discs,
    pub(crate) score: i32,
}

/// Every move takes a cell, and whoever moves has a disc and turns another.
const MOST_MOVES: usize = 62;

/// The moves of a node, best first: on any board, however it came about.
pub(crate) struct Candidates {
    moves: [Candidate; MOST_MOVES],
    count: usize,
}

impl Candidates {
    pub(crate) fn as_slice(&self) -> &[Candidate] {
        &self.moves[..self.count]
    }
}

/// With at least so many free cells, moves are judged and not only their replies counted.
const JUDGED_FROM: u32 = 12;
/// A score that no judgement comes near to.
const MOST: i32 = 1 << 20;
/// By how much a move must look worse than the best before it for nobody to ask how much worse.
const MARGIN: i32 = 20;

/// How many plies moves are searched for their order. The largest board has more moves, and its limits are looked at in between.
fn look_ahead<const RUN: usize>(empties: u32) -> u32 {
    ((empties - 10) / 2).min(if RUN > 4 { 3 } else { 6 })
}

/// What a judgement counts, and for how much: moves, free cells beside the opponent's discs, corners, and cells next to free
/// corners on the diagonal. Found by trying, as those that took the fewest nodes.
mod worth {
    pub(super) const MOVE: i32 = 8;
    pub(super) const BESIDE: i32 = 5;
    pub(super) const CORNER: i32 = 25;
    pub(super) const NEAR_CORNER: i32 = -8;
}

impl Shape {
    /// The moves of a position in the order in which to try them. `remembered` comes first, if it is not empty.
    pub(crate) fn ordered<const RUN: usize>(
        &self,
        discs: Discs,
        free: u64,
        legal: u64,
        remembered: u64,
    ) -> Candidates {
        let empties = free.count_ones();
        let odd = self.odd(free);
        let mut found = Candidates { moves: [Candidate::default(); MOST_MOVES], count: 0 };
        let (mut left, mut top) = (legal, -MOST);
        while left != 0 {
            let cell = lowest(left);
            left &= left - 1;
            let child = discs.after(cell, discs.turns(cell.trailing_zeros()));
            let rest = free & !cell;
            let score = if cell == remembered {
                2 * MOST
            } else if empties >= JUDGED_FROM {
                let score = -self.judged::<RUN>(child, rest, look_ahead::<RUN>(empties), -MOST, MARGIN - top);
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
            moves[place] = Candidate { cell, child, score };
            found.count += 1;
        }
        found
    }

    /// How good a position looks for the side to move, after so many plies: that, if it lies between the bounds; a bound on it
    /// otherwise.
    fn judged<const RUN: usize>(
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
            return discs.lead() * (MOST / 100);
        }
        if plies == 0 {
            return self.judgement(discs, free, legal, turned.legal::<RUN>(free));
        }
        if legal == 0 {
            return -self.judged::<RUN>(turned, free, plies - 1, -beta, -alpha);
        }
        let mut best = -MOST;
        // Corners first: they mostly cut off the rest.
        for mut part in [legal & self.corners, legal & !self.corners] {
            while part != 0 {
                let cell = lowest(part);
                part &= part - 1;
                let child = discs.after(cell, discs.turns(cell.trailing_zeros()));
                best = best.max(-self.judged::<RUN>(child, free & !cell, plies - 1, -beta, -alpha));
                alpha = alpha.max(best);
                if alpha >= beta {
                    return best;
                }
            }
        }
        best
    }

    /// How good a position looks for the side to move, who has these moves against those of the opponent.
    fn judgement(&self, discs: Discs, free: u64, mine: u64, theirs: u64) -> i32 {
        let moves = |set: u64| count(set) + count(set & self.corners);
        let beside = |set: u64| count(around(set) & free);
        let lead = |set: u64| count(discs.mine & set) - count(discs.theirs & set);
        let near = |&(cell, corner): &(u64, u64)| if free & corner == 0 { 0 } else { cell };
        let near_corners = self.diagonals.iter().map(near).fold(0, |set, cell| set | cell);
        worth::MOVE * (moves(mine) - moves(theirs))
            + worth::BESIDE * (beside(discs.theirs) - beside(discs.mine))
            + worth::CORNER * lead(self.corners)
            + worth::NEAR_CORNER * lead(near_corners)
    }
}

#[inline]
fn count(set: u64) -> i32 {
    set.count_ones() as i32
}

/// A set with its neighbours, and on smaller boards some cells outside.
#[inline]
fn around(set: u64) -> u64 {
    const WEST: u64 = 0x0101_0101_0101_0101;
    let wide = set | (set & !(WEST << 7)) << 1 | (set & !WEST) >> 1;
    wide | wide << 8 | wide >> 8
}
