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

/// The moves of a node, best first. No position of 8 by 8 is known to have more than 33.
pub(crate) struct Candidates {
    moves: [Candidate; 40],
    count: usize,
}

impl Candidates {
    pub(crate) fn as_slice(&self) -> &[Candidate] {
        &self.moves[..self.count]
    }
}

/// With at least so many free cells, moves are judged and not only their replies counted.
const JUDGED_FROM: u32 = 12;

/// How many plies moves are searched for their order.
fn look_ahead(empties: u32) -> u32 {
    match empties {
        ..15 => 1,
        15..18 => 2,
        18..21 => 3,
        _ => 4,
    }
}

/// A score that no judgement comes near to.
const MOST: i32 = 1 << 20;

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
        let mut found = Candidates { moves: [Candidate::default(); 40], count: 0 };
        let mut left = legal;
        while left != 0 {
            let cell = lowest(left);
            left &= left - 1;
            let child = discs.after(cell, discs.turns(cell.trailing_zeros()));
            let rest = free & !cell;
            let score = if cell == remembered {
                2 * MOST
            } else if empties >= JUDGED_FROM {
                -self.judged::<RUN>(child, rest, look_ahead(empties), -MOST, MOST)
            } else {
                let replies = child.legal::<RUN>(rest);
                let in_corners = (replies & self.corners).count_ones() as i32;
                let bonus = i32::from(cell & odd != 0) + if cell & self.corners != 0 { 6 } else { 0 };
                bonus - 4 * (replies.count_ones() as i32 + in_corners)
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

    /// How good a position looks for the side to move, after so many plies.
    fn judged<const RUN: usize>(&self, discs: Discs, free: u64, plies: u32, mut alpha: i32, beta: i32) -> i32 {
        let mut left = discs.legal::<RUN>(free);
        let turned = discs.turned();
        if left == 0 && turned.legal::<RUN>(free) == 0 {
            return discs.lead() * (MOST / 100);
        }
        if plies == 0 {
            return self.judgement::<RUN>(discs, free, left, turned.legal::<RUN>(free));
        }
        if left == 0 {
            return -self.judged::<RUN>(turned, free, plies - 1, -beta, -alpha);
        }
        // Corners first: they mostly cut off the rest.
        let mut best = -MOST;
        for mut part in [left & self.corners, { left &= !self.corners; left }] {
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

    /// How good a position looks for the side to move: who has more moves, who will have, and whose the corners are.
    fn judgement<const RUN: usize>(&self, discs: Discs, free: u64, mine: u64, theirs: u64) -> i32 {
        let count = |set: u64| set.count_ones() as i32;
        let moves = |set: u64| count(set) + count(set & self.corners);
        let beside = |set: u64| count(around(set) & free);
        let corners = count(discs.mine & self.corners) - count(discs.theirs & self.corners);
        let mut near = 0;
        for (cell, corner) in self.diagonals {
            if free & corner != 0 {
                near += i32::from(discs.mine & cell != 0) - i32::from(discs.theirs & cell != 0);
            }
        }
        W[0] * (moves(mine) - moves(theirs)) + W[1] * (beside(discs.theirs) - beside(discs.mine)) + W[2] * corners
            - W[3] * near + W[4]
    }
}
const W: [i32; 5] = [8, 5, 25, 8, 0];

/// The neighbours of a set. What comes around the sides of a smaller board falls on cells outside; of the largest it does not
/// come around.
#[inline]
fn around(set: u64) -> u64 {
    const WEST: u64 = 0x0101_0101_0101_0101;
    let wide = set | (set & !(WEST << 7)) << 1 | (set & !WEST) >> 1;
    wide | wide << 8 | wide >> 8
}
