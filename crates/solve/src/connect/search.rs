//! The null-window search.

use plyground_core::Stopped;

use super::board::Bitboard;
use super::follow::Followed;
use crate::bounds_table::{Bounds, BoundsTable};
use crate::monitor::SearchMonitor;

/// The minimum number of free cells for using the table: nearer to the end a search costs less than a cache miss.
const TABLE_FROM: i32 = 10;
/// The number of free cells above which the children are looked up before any is searched (enhanced transposition cutoffs).
const LOOK_AHEAD_FROM: i32 = 16;
/// The minimum number of free cells for looking a position up in canonical form: later mirror images rarely both occur.
const MIRROR_FROM: i32 = 20;
/// The maximum number of columns.
const MAX_COLUMNS: usize = 26;
/// The ordering score of a winning cell: more than the lines through any cell.
const THREAT: i32 = 1 << 10;

/// A position as bitboards: the stones of the side to move and all stones, so that a move is one OR and the side to move
/// changes by an XOR.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BitPosition {
    /// The stones of the side to move.
    pub(crate) mine: u64,
    /// The stones of both sides.
    pub(crate) taken: u64,
    /// The number of free cells.
    pub(crate) empties: i32,
}

impl BitPosition {
    /// The position after a stone of the side to move on this cell.
    #[inline]
    pub(crate) fn after(self, cell: u64) -> Self {
        Self { mine: self.mine ^ self.taken, taken: self.taken | cell, empties: self.empties - 1 }
    }

    /// The value of a win with the next stone.
    #[inline]
    pub(crate) fn win_now(self) -> i32 {
        (self.empties + 1) / 2
    }

    /// The value of a loss to the opponent's next stone.
    #[inline]
    pub(crate) fn loss_next(self) -> i32 {
        -(self.empties / 2)
    }
}

/// A search on one board.
pub(crate) struct ConnectSearch<'a, 'b, B> {
    pub(crate) board: B,
    pub(crate) table: &'a mut BoundsTable,
    pub(crate) monitor: &'a mut SearchMonitor<'b>,
    /// The number of lines through every cell, the ordering score of a quiet move.
    pub(crate) lines: [i32; 64],
}

impl<B: Bitboard> ConnectSearch<'_, '_, B> {
    /// The lowest free cell of every column.
    #[inline]
    pub(crate) fn playable(&self, state: BitPosition) -> u64 {
        (state.taken + self.board.bottom()) & self.board.cells()
    }

    /// Whether the side to move wins with its next stone.
    pub(crate) fn wins_now(&self, state: BitPosition) -> bool {
        self.board.completions(state.mine) & self.playable(state) != 0
    }

    /// A unique key: the stones of one side, and a bit above each column that encodes its height.
    #[inline]
    fn key(&self, state: BitPosition) -> u64 {
        let key = state.mine + state.taken + self.board.bottom();
        if state.empties < MIRROR_FROM { key } else { key.min(self.board.mirrored(key)) }
    }

    /// Whether the value of a position exceeds `alpha`.
    ///
    /// The game must not be over, and the side to move must not have an immediate win.
    ///
    /// # Contract
    ///
    /// - if the result is more than `alpha`, then the value is at least the result;
    /// - otherwise the value is at most the result.
    pub(crate) fn search(&mut self, state: BitPosition, alpha: i32) -> Result<i32, Stopped> {
        self.monitor.enter()?;
        let board = &self.board;
        let BitPosition { mine, taken, empties } = state;
        let theirs = mine ^ taken;
        let free = board.cells() & !taken;
        let playable = self.playable(state);

        // Step 1. Move generation. Moves after which the opponent wins at once are omitted: a threat must be blocked, and
        // the cell below a threat must not be played.
        let danger = board.completions(theirs) & free;
        let forced = playable & danger;
        let possible = if forced == 0 { playable } else { forced } & !(danger >> 1);
        if possible == 0 || forced & forced.wrapping_sub(1) != 0 {
            return Ok(state.loss_next());
        }
        if empties <= 2 {
            return Ok(0);
        }

        // Step 2. Static bounds. Neither side wins with its next stone.
        let mut bounds = Bounds { at_least: state.loss_next() + 1, at_most: state.win_now() - 1 };
        if let Some(value) = bounds.decide(alpha) {
            return Ok(value);
        }

        // Step 3. Transposition table.
        let is_kept = empties >= TABLE_FROM;
        let key = self.key(state);
        if is_kept && let Some(known) = self.table.get(key) {
            bounds.narrow(known);
            if let Some(value) = bounds.decide(alpha) {
                return Ok(value);
            }
        }

        // Step 4. Move ordering, by the number of winning cells, then by the lines through the cell.
        let board = &self.board;
        let mut moves = [(0, 0); MAX_COLUMNS];
        let mut count = 0;
        for &column in board.columns() {
            let cell = possible & column;
            if cell == 0 {
                continue;
            }
            let threats = board.completions(mine | cell) & free & !cell;
            // Step 5. Follow-up strategy. A move after which it suffices ends the search.
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
            // Step 6. Enhanced transposition cutoff. So does a move whose table entry suffices.
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

        // Step 7. Search the moves.
        let before = self.monitor.nodes;
        let mut best = state.loss_next();
        for &(cell, _) in &moves[..count] {
            let value = -self.search(state.after(cell), -alpha - 1)?;
            best = best.max(value);
            if best > alpha {
                break;
            }
        }
        if is_kept {
            bounds.update(best, alpha);
            self.table.put(key, bounds, self.monitor.nodes - before);
        }
        Ok(best)
    }
}
