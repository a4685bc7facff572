//! The follow-up strategy: a bound by a pairing strategy, without a search.
//!
//! After V. Allis, "A Knowledge-based Approach of Connect-Four", 1988, whose rules `claimeven` and `baseinverse` are combined
//! here into one strategy for the whole board.
//!
//! The side to move is `M`, the other side the follower `F`. The free cells of every column are divided into vertical pairs.
//! Whenever `M` takes the lower cell of a pair, `F` takes the upper one, which has just become playable. A column with an odd
//! number of free cells has one cell left over, and there are two ways to handle it:
//!
//! - **Paired at the bottom.** The lowest free cell, the base, is left over, and the rest is divided into pairs up to the top.
//!   Such columns are paired with each other: when `M` takes one base, `F` takes the other, which is still playable. This
//!   needs an even number of such columns.
//! - **Closed by a threat.** The column is divided into pairs from its base up and the topmost cell is left over, but `F` wins
//!   on the upper cell of one of these pairs. `M` never gets past it, since playing below it gives it away.
//!
//! So `F` always has a reply, and `M` gets at most its stones, the lower cells of all pairs, and the bases, except those above
//! a cell where `F` wins by following. If these contain no line, `M` does not win. If there is also a cell where `F` wins by
//! following, `F` wins, because `M` must play below it at the latest when all other cells are full.

use super::board::Bitboard;

/// A position in which the side not to move may follow.
#[derive(Clone, Copy)]
pub(crate) struct Followed {
    /// The stones of the side to move.
    pub(crate) mine: u64,
    /// The free cells, and their number.
    pub(crate) free: u64,
    pub(crate) empties: i32,
    /// The lowest free cell of every column.
    pub(crate) playable: u64,
    /// The free cells where the follower completes a line.
    pub(crate) wins: u64,
}

impl Followed {
    /// An upper bound for the side to move, if the strategy proves one of at most `enough`.
    #[inline]
    pub(crate) fn bound(&self, board: &impl Bitboard, enough: i32) -> Option<i32> {
        let (cells, lower) = (board.cells(), board.lower());
        // Paired from the top, the base of a column with an odd number of free cells is not a lower cell.
        let bases = self.playable & !lower;
        // Paired from the base, the upper cells of such a column are those that are lower cells from the top.
        let mut closed = occupied(board, self.wins & lower & above(board, bases));
        if (closed.count_ones() as i32 + self.empties) & 1 != 0 {
            // The other odd columns cannot be paired with each other, so one of the closed ones must join them.
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
            // When the win in the last of these columns is given away, the others still have their winning cell and the one
            // below it.
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
fn above(board: &impl Bitboard, set: u64) -> u64 {
    let sentinels = board.bottom() << board.height();
    ((sentinels - set) ^ set) & board.cells()
}

/// The sentinels of the columns that hold some of the set.
#[inline]
fn occupied(board: &impl Bitboard, set: u64) -> u64 {
    (set + board.cells()) & (board.bottom() << board.height())
}
