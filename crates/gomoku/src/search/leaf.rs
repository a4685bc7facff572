//! Quiescence search at the horizon: static wins and losses, forced replies, and a VCF search if standing pat gives no cutoff.

use super::{NodeValue, Worker};
use crate::cells::{Cell, CellSet};
use crate::score::{MAX_EVALUATION, WIN};
use crate::search::MAX_PLY;
use crate::threat::Threat;

/// The static result of a position: what its fives and open fours decide.
pub(super) enum Forced {
    /// A win or loss of this value, and its next move.
    Value(i32, Option<Cell>),
    /// The opponent threatens five; only these moves stop it.
    Replies(CellSet),
    /// Nothing is forced.
    None,
}

impl Worker<'_> {
    /// Wins, losses and forced replies that follow from fives and open fours alone.
    ///
    /// The side to move wins in one ply with a five and in three with an open four against no five; it loses in two
    /// against a five that it cannot stop.
    #[inline]
    pub(super) fn forced(&mut self, ply: usize) -> Forced {
        let (me, you) = (self.board.to_move(), self.board.to_move().other());
        let ply = ply as i32;
        if self.board.count(me, Threat::Five) > 0 {
            let cell = self.board.cells(me, Threat::Five).first();
            return Forced::Value(WIN - ply - 1, cell);
        }
        if self.board.count(you, Threat::Five) > 0 {
            let stops = self.board.stops(you, Threat::Five);
            let replies = self.board.legal_of(stops);
            if replies.is_empty() {
                return Forced::Value(-(WIN - ply - 2), self.board.losing_reply());
            }
            return Forced::Replies(replies);
        }
        if self.board.count(me, Threat::OpenFour) > 0 {
            let cell = self.board.cells(me, Threat::OpenFour).first();
            return Forced::Value(WIN - ply - 3, cell);
        }
        Forced::None
    }

    /// The value of a VCF that a search of at most `nodes` nodes finds for the side to move.
    ///
    /// Runs only if the side to move can make a four-three. Left out: running it if any four can be made, -30 ± 14 Elo at the
    /// horizon (1,076 games) and -107 ± 16 inside the tree (1,080 games), both at 20,000 nodes a move; the main search tries
    /// fours anyway.
    #[inline]
    pub(super) fn vcf(&mut self, nodes: i32, ply: usize) -> Option<i32> {
        let me = self.board.to_move();
        if self.board.count(me, Threat::FourAndThree) == 0 || ply >= MAX_PLY {
            return None;
        }
        let won = self.vcf.win(&mut self.board, nodes as u32, self.tune.vcf_depth as u32);
        self.nodes += self.vcf.take_nodes();
        Some(WIN - ply as i32 - won?)
    }

    /// Makes the VCF that was just found the principal variation of this ply.
    pub(super) fn set_vcf_pv(&mut self, ply: usize) {
        self.pv[ply].clear();
        self.pv[ply].extend(self.vcf.line());
    }

    /// Quiescence search. If the opponent threatens five, the forced replies are searched. Otherwise the side to move stands
    /// pat, unless the evaluation is below beta and a VCF search finds a win. A VCF search of one four against none: +21 ± 14
    /// Elo (1,014 games, 20,000 nodes); for the full VCF search see step 7 of the main search.
    pub(super) fn leaf(&mut self, alpha: i32, beta: i32, ply: usize) -> NodeValue {
        self.pv[ply].clear();
        self.enter(ply)?;
        if self.board.outcome().is_some() {
            return Ok(if self.board.is_won() { -(WIN - ply as i32) } else { 0 });
        }
        match self.forced(ply) {
            Forced::Value(value, cell) => {
                self.pv[ply].extend(cell);
                Ok(value)
            }
            Forced::Replies(replies) if ply < MAX_PLY => {
                self.best_reply(replies, alpha, beta, ply, |worker, alpha, beta| {
                    worker.leaf(alpha, beta, ply + 1)
                })
            }
            Forced::Replies(_) | Forced::None => {
                let value = self.evaluate();
                if value >= beta {
                    return Ok(value);
                }
                let Some(value) = self.vcf(self.tune.vcf_leaf_nodes, ply) else {
                    return Ok(value);
                };
                self.set_vcf_pv(ply);
                Ok(value)
            }
        }
    }

    /// The value of a node with forced replies, each of which `deeper` searches with the window that it is given.
    pub(super) fn best_reply(
        &mut self,
        replies: CellSet,
        alpha: i32,
        beta: i32,
        ply: usize,
        deeper: impl Fn(&mut Self, i32, i32) -> NodeValue,
    ) -> NodeValue {
        let mut best = -crate::score::INFINITE;
        for cell in replies {
            let value = self.after(cell, |worker| deeper(worker, -beta, -alpha.max(best)))?;
            if value > best {
                best = value;
                self.update_pv(ply, cell);
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

    /// The static evaluation, clamped so that it is never the value of a win or loss.
    pub(super) fn evaluate(&self) -> i32 {
        self.board.evaluate().clamp(-MAX_EVALUATION, MAX_EVALUATION)
    }
}
