//! A side that only ever follows: a bound that needs no search.
//!
//! After V. Allis, "A Knowledge-based Approach of Connect-Four", 1988, whose rules `claimeven` and `baseinverse` are used here as one
//! strategy for the whole board.
//!
//! The mover is `M`, the other side is the follower `F`. In every column the free cells are cut into pairs of one cell and the
//! cell above it. Whenever `M` takes the lower cell of a pair, `F` takes the upper one, which has just become playable. Where
//! a column has an odd number of free cells, one is left over, and there are two ways to deal with it:
//!
//! - **Paired at the bottom.** The lowest free cell, its base, is left over, and the rest is cut into pairs up to the top. Such
//!   columns are taken two by two: when `M` takes one base, `F` takes the other, which nobody can have buried. That needs an even
//!   number of these columns.
//! - **Closed by a threat.** The column is cut into pairs from its base up and the topmost cell is left over, but `F` wins on
//!   the upper cell of one of these pairs. `M` never gets past it: below it he gives it away.
//!
//! So `F` always has an answer, and `M` gets at most: his stones, the lower cells of all pairs, and the bases; and none of those
//! that lie above a cell where `F` wins by following. If there is no line in all this, `M` does not win. If there is also
//! a cell where `F` wins by following, then `F` does win, for in the end `M` must play below it; and not later than
//! when everything else is full.

use super::board::Board;

/// What is at stake for the side to move when the other one follows.
#[derive(Clone, Copy)]
pub(crate) struct Followed {
    /// The stones of the side to move.
    pub(crate) mine: u64,
    /// The free cells, and how many.
    pub(crate) free: u64,
    pub(crate) empties: i32,
    /// The lowest free cell of every column.
    pub(crate) playable: u64,
    /// The free cells where the follower completes a line.
    pub(crate) wins: u64,
}

impl Followed {
    /// An upper bound for the side to move, if following proves one that is at most `enough`.
    #[inline]
    pub(crate) fn bound(&self, board: &impl Board, enough: i32) -> Option<i32> {
        let (cells, lower) = (board.cells(), board.lower());
        // Columns counted from the top in twos: with an odd number of free cells, the lowest is not a lower one.
        let bases = self.playable & !lower;
        // Seen from the base, the upper cells of pairs are then those that count as lower ones from the top.
        let mut closed = occupied(board, self.wins & lower & above(board, bases));
        if (closed.count_ones() as i32 + self.empties) & 1 != 0 {
            // The other odd columns do not make pairs: one of the closed ones must join them.
            if closed == 0 {
                return None;
            }
            closed &= closed - 1;
        }
        let closed = closed - (closed >> board.height());
        let reached = self.free & (lower ^ closed) | self.playable;
        let wins = self.wins & !reached;
        let (mut bound, mut buried) = (0, 0);
        if wins != 0 {
            buried = above(board, wins);
            // When the last of these columns is given away, the others still have the cell of the win and the one below.
            let columns = occupied(board, wins).count_ones() as i32;
            let left = buried.count_ones() as i32 + 2 * (columns - 1);
            bound = -(left / 2 + 1);
        }
        let is_proved = bound <= enough && !board.has_line(self.mine | reached & !buried & cells);
        is_proved.then_some(bound)
    }
}

/// The cells above the lowest of the set in every column: a number and its negative differ above their lowest bit.
#[inline]
fn above(board: &impl Board, set: u64) -> u64 {
    let sentinels = board.bottom() << board.height();
    ((sentinels - set) ^ set) & board.cells()
}

/// The sentinels of the columns that hold some of the set.
#[inline]
fn occupied(board: &impl Board, set: u64) -> u64 {
    (set + board.cells()) & (board.bottom() << board.height())
}
