//! What is known of a position without searching it: who is about to make five, and who wins by fours.

use plyground_core::Player;

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
    /// What is decided without a search: the game is over, or somebody is about to end it.
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
            let mut replies = self.board.stops(you, Threat::Five);
            for cell in replies {
                if self.board.may_not(cell) {
                    replies.remove(cell);
                }
            }
            if replies.is_empty() {
                return Decided::Value(-(WIN - ply - 2), self.last_resort(you));
            }
            return Decided::Replies(replies);
        }
        if self.board.count(me, Threat::OpenFour) > 0 {
            let cell = self.board.cells(me, Threat::OpenFour).first();
            return Decided::Value(WIN - ply - 3, cell);
        }
        Decided::Open
    }

    /// A move for the side that cannot stop a five any more: where the five is to be made, if that is allowed.
    fn last_resort(&mut self, you: Player) -> Option<Cell> {
        let (fives, near) = (*self.board.cells(you, Threat::Five), self.board.worth_trying(false));
        let mut cells = fives.into_iter().chain(near).chain(*self.board.empty());
        cells.find(|&cell| !self.board.may_not(cell))
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
        let plies = won?;
        self.lines[ply].clear();
        self.lines[ply].extend(self.fours.line());
        Some(WIN - ply as i32 - plies)
    }

    /// The horizon: a five that threatens is stopped first, then fours are tried, and the rest is judged as it stands.
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
                Ok(self.win_by_fours(self.tune.fours_at_leaf, ply).unwrap_or_else(|| self.evaluate()))
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
