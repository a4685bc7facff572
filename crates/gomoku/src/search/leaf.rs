//! What is known of a position without searching it: who is about to make five, and who wins by fours.

use super::{Found, Worker};
use crate::cells::{Cell, CellSet};
use crate::score::{MOST, WIN};
use crate::search::DEEPEST;
use crate::threat::Threat;

/// What can be said without a search.
pub(super) enum Decided {
    /// This is what the position is worth, and the move that makes it so.
    Value(i32, Option<Cell>),
    /// Nothing but these moves stops a five.
    Replies(CellSet),
    Open,
}

impl Worker<'_> {
    /// What is decided without a search, because somebody is about to end the game.
    ///
    /// A win is counted in moves to the five. Where the opponent threatens five, the replies that stop it are given.
    #[inline]
    pub(super) fn decided(&mut self, ply: usize) -> Decided {
        let (me, you) = (self.board.to_move(), self.board.to_move().other());
        let ply = ply as i32;
        if self.board.count(me, Threat::Five) > 0 {
            let cell = self.board.cells(me, Threat::Five).first();
            return Decided::Value(WIN - ply - 1, cell);
        }
        if self.board.count(you, Threat::Five) > 0 {
            let stops = self.board.stops(you, Threat::Five);
            let replies = self.board.allowed(stops);
            if replies.is_empty() {
                return Decided::Value(-(WIN - ply - 2), self.board.last_resort());
            }
            return Decided::Replies(replies);
        }
        if self.board.count(me, Threat::OpenFour) > 0 {
            let cell = self.board.cells(me, Threat::OpenFour).first();
            return Decided::Value(WIN - ply - 3, cell);
        }
        Decided::Open
    }

    /// What the position is worth, if a few positions are enough to see that the side to move wins by fours.
    ///
    /// Only where it can make a four and three: other fours are what the search itself tries, and to look for a win by
    /// them at every node costs more than it gains (-30 Elo at the horizon, -100 inside the tree).
    #[inline]
    pub(super) fn win_by_fours(&mut self, positions: i32, ply: usize) -> Option<i32> {
        let me = self.board.to_move();
        if self.board.count(me, Threat::FourAndThree) == 0 || ply >= DEEPEST {
            return None;
        }
        let won = self.fours.win(&mut self.board, positions as u32, self.tune.fours_depth as u32);
        self.nodes += self.fours.take_nodes();
        Some(WIN - ply as i32 - won?)
    }

    /// The line of the win by fours that was just found.
    pub(super) fn show_fours(&mut self, ply: usize) {
        self.lines[ply].clear();
        self.lines[ply].extend(self.fours.line());
    }

    /// The horizon: a five that threatens is stopped first; the rest is judged as it stands, but where that is not enough
    /// and a four and three can be made, a win by fours is seen.
    pub(super) fn leaf(&mut self, alpha: i32, beta: i32, ply: usize) -> Found {
        self.lines[ply].clear();
        self.enter(ply)?;
        if self.board.outcome().is_some() {
            return Ok(if self.board.is_won() { -(WIN - ply as i32) } else { 0 });
        }
        match self.decided(ply) {
            Decided::Value(value, cell) => {
                self.lines[ply].extend(cell);
                Ok(value)
            }
            Decided::Replies(replies) if ply < DEEPEST => {
                self.best_reply(replies, alpha, beta, ply, |worker, alpha, beta| {
                    worker.leaf(alpha, beta, ply + 1)
                })
            }
            Decided::Replies(_) | Decided::Open => {
                let value = self.evaluate();
                if value >= beta {
                    return Ok(value);
                }
                let Some(value) = self.win_by_fours(self.tune.fours_at_leaf, ply) else {
                    return Ok(value);
                };
                self.show_fours(ply);
                Ok(value)
            }
        }
    }

    /// The best of the replies that stop a five, each valued by `deeper` within the bounds it is given.
    pub(super) fn best_reply(
        &mut self,
        replies: CellSet,
        alpha: i32,
        beta: i32,
        ply: usize,
        deeper: impl Fn(&mut Self, i32, i32) -> Found,
    ) -> Found {
        let mut best = -crate::score::INFINITE;
        for cell in replies {
            let value = self.after(cell, |worker| deeper(worker, -beta, -alpha.max(best)))?;
            if value > best {
                best = value;
                self.extend_line(ply, cell);
                if ply == 0 {
                    self.root_value = value;
                }
            }
            if best >= beta {
                break;
            }
        }
        Ok(best)
    }

    pub(super) fn evaluate(&self) -> i32 {
        self.board.evaluate().clamp(-MOST, MOST)
    }
}
