//! The search: one null window at a time.

use plyground_core::Stopped;

use super::board::Board;
use super::follow::Followed;
use crate::table::{Bounds, Table};
use crate::task::Task;

/// With fewer free cells a position is not looked up: searching it costs less than a line of memory.
const TABLE_FROM: i32 = 10;
/// With at least so many free cells, what is known of the children is looked up before any of them is searched.
const LOOK_AHEAD_FROM: i32 = 16;
/// With at least so many free cells, a position and its mirror image are looked up as one. Later they hardly ever meet.
const MIRROR_FROM: i32 = 20;
/// No board has more columns.
const MOST_COLUMNS: usize = 26;
/// What a cell where a line is completed counts in the order of moves; more than the lines through any cell.
const THREAT: i32 = 1 << 10;

/// A position as the search sees it. A side's stones and all stones, so that a move is one addition and the turn passes with an
/// exclusive or.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct State {
    /// The stones of the side to move.
    pub(crate) mine: u64,
    /// The stones of both sides.
    pub(crate) taken: u64,
    /// How many cells are free.
    pub(crate) empties: i32,
}

impl State {
    /// After a stone of the side to move on this cell.
    #[inline]
    pub(crate) fn after(self, cell: u64) -> Self {
        Self { mine: self.mine ^ self.taken, taken: self.taken | cell, empties: self.empties - 1 }
    }

    /// What it is worth to win with the next stone.
    #[inline]
    pub(crate) fn win_now(self) -> i32 {
        (self.empties + 1) / 2
    }

    /// What it is worth if the opponent wins with his next stone.
    #[inline]
    pub(crate) fn loss_next(self) -> i32 {
        -(self.empties / 2)
    }
}

/// A search on one board.
pub(crate) struct Search<'a, 'b, B> {
    pub(crate) board: B,
    pub(crate) table: &'a mut Table,
    pub(crate) task: &'a mut Task<'b>,
    /// The lines through every cell: what a move is worth in the order where it makes no threat.
    pub(crate) lines: [i32; 64],
}

impl<B: Board> Search<'_, '_, B> {
    /// The cell where a stone comes to lie, for every column with room.
    #[inline]
    pub(crate) fn playable(&self, state: State) -> u64 {
        (state.taken + self.board.bottom()) & self.board.cells()
    }

    /// Whether the side to move has a line with its next stone.
    pub(crate) fn wins_now(&self, state: State) -> bool {
        self.board.completions(state.mine) & self.playable(state) != 0
    }

    /// The stones of one side, and above each column a bit that says how high it is.
    #[inline]
    fn key(&self, state: State) -> u64 {
        let key = state.mine + state.taken + self.board.bottom();
        if state.empties < MIRROR_FROM { key } else { key.min(self.board.mirrored(key)) }
    }

    /// Whether a position is worth more than `alpha` to the side to move.
    ///
    /// Nobody has won yet, the side to move does not win at once, and there is a free cell.
    ///
    /// # Contract
    ///
    /// - if the result is more than `alpha`, then the value is at least the result;
    /// - otherwise the value is at most the result.
    pub(crate) fn search(&mut self, state: State, alpha: i32) -> Result<i32, Stopped> {
        self.task.enter()?;
        let board = &self.board;
        let State { mine, taken, empties } = state;
        let theirs = mine ^ taken;
        let free = board.cells() & !taken;
        let playable = self.playable(state);

        // Step 1. Moves after which the opponent does not win at once: on his only threat if there is one, and never
        // below one.
        let danger = board.completions(theirs) & free;
        let forced = playable & danger;
        let possible = if forced == 0 { playable } else { forced } & !(danger >> 1);
        if possible == 0 || forced & forced.wrapping_sub(1) != 0 {
            return Ok(state.loss_next());
        }
        if empties <= 2 {
            return Ok(0);
        }

        // Step 2. Neither side wins with its next stone: that alone is a bound.
        let mut bounds = Bounds { at_least: state.loss_next() + 1, at_most: state.win_now() - 1 };
        if let Some(value) = bounds.decide(alpha) {
            return Ok(value);
        }

        // Step 3. What is known already.
        let is_kept = empties >= TABLE_FROM;
        let key = self.key(state);
        if is_kept && let Some(known) = self.table.get(key) {
            bounds.narrow(known);
            if let Some(value) = bounds.decide(alpha) {
                return Ok(value);
            }
        }

        // Step 4. Moves by the number of cells where they threaten to win, then by the lines through their own.
        let board = &self.board;
        let mut moves = [(0, 0); MOST_COLUMNS];
        let mut count = 0;
        for &column in board.columns() {
            let cell = possible & column;
            if cell == 0 {
                continue;
            }
            let threats = board.completions(mine | cell) & free & !cell;
            // Step 5. A move after which following is enough ends the search here.
            let followed = Followed {
                mine: theirs,
                free: free & !cell,
                empties: empties - 1,
                playable: playable & !cell | cell << 1 & board.cells(),
                wins: threats,
            };
            if let Some(bound) = followed.bound(board, -alpha - 1) {
                return Ok(-bound);
            }
            // Step 6. So does a move after which the position is known to be good enough.
            if empties > LOOK_AHEAD_FROM
                && let Some(known) = self.table.get(self.key(state.after(cell)))
                && -known.at_most > alpha
            {
                return Ok(-known.at_most);
            }
            let score = THREAT * threats.count_ones() as i32 + self.lines[cell.trailing_zeros() as usize];
            let place = moves[..count].iter().rposition(|&(_, other)| other >= score).map_or(0, |i| i + 1);
            moves.copy_within(place..count, place + 1);
            moves[place] = (cell, score);
            count += 1;
        }

        // Step 7. The moves.
        let before = self.task.nodes;
        let mut best = state.loss_next();
        for &(cell, _) in &moves[..count] {
            let value = -self.search(state.after(cell), -alpha - 1)?;
            best = best.max(value);
            if best > alpha {
                break;
            }
        }
        if is_kept {
            if best > alpha {
                bounds.at_least = best;
            } else {
                bounds.at_most = best;
            }
            self.table.put(key, bounds, self.task.nodes - before);
        }
        Ok(best)
    }
}
