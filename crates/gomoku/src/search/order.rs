//! Which moves are tried, and in which order.

use plyground_core::Player;

use super::Worker;
use crate::cells::{Cell, CellSet};
use crate::threat::Threat;
use crate::tunables::{HISTORY_MOST, Tunables};

/// A move that may be tried, and how soon.
#[derive(Clone, Copy)]
pub(super) struct Candidate {
    pub(super) cell: Cell,
    promise: i32,
    /// The part of it that the patterns alone give.
    pub(super) taste: i32,
}

impl Worker<'_> {
    /// Lists the moves worth trying.
    pub(super) fn generate(&mut self, me: Player, must_defend: bool, table_move: Option<Cell>, ply: usize) {
        let cells = if self.plain { *self.board.empty() } else { self.board.worth_trying(must_defend) };
        let first = self.moves.len();
        self.push_all(&cells, me);
        if self.plain {
            return;
        }
        let killers = self.frames[ply].killers;
        let reply = self.board.last().and_then(|last| self.replies[me.index()][last.place()]);
        let Tunables { killer, reply: known_reply, history, .. } = self.tune;
        for candidate in &mut self.moves[first..] {
            let cell = candidate.cell;
            candidate.promise += self.history[me.index()][cell.place()] * history / HISTORY_MOST;
            if Some(cell) == table_move {
                candidate.promise += 1_000_000;
            }
            if killers.contains(&Some(cell)) {
                candidate.promise += killer;
            }
            if reply == Some(cell) {
                candidate.promise += known_reply;
            }
        }
    }

    pub(super) fn push_all(&mut self, cells: &CellSet, me: Player) {
        let taste = self.board.taste(me);
        for cell in cells.iter() {
            let taste = taste.of(cell);
            self.moves.push(Candidate { cell, promise: taste, taste });
        }
    }

    /// Brings the most promising of the moves left to the front.
    #[inline]
    pub(super) fn pick(&mut self, next: usize, end: usize) -> Candidate {
        if !self.plain {
            let mut best = next;
            for i in next + 1..end {
                if self.moves[i].promise > self.moves[best].promise {
                    best = i;
                }
            }
            self.moves.swap(next, best);
        }
        self.moves[next]
    }

    /// Leaves out the moves from `next` on that threaten nothing.
    pub(super) fn keep_threats(&mut self, next: usize, me: Player) {
        let mut kept = next;
        for i in next..self.moves.len() {
            if self.board.threat(me, self.moves[i].cell) >= Threat::Three {
                self.moves[kept] = self.moves[i];
                kept += 1;
            }
        }
        self.moves.truncate(kept);
    }

    /// Remembers a move that was too good, and that those before it were not.
    pub(super) fn reward(
        &mut self,
        me: Player,
        cell: Cell,
        depth: i32,
        ply: usize,
        first: usize,
        next: usize,
    ) {
        let bonus = (depth * depth * 16).min(HISTORY_MOST / 4);
        let history = &mut self.history[me.index()];
        let learn = |entry: &mut i32, bonus: i32| *entry += bonus - *entry * bonus.abs() / HISTORY_MOST;
        learn(&mut history[cell.place()], bonus);
        for tried in &self.moves[first..next] {
            if tried.cell != cell {
                learn(&mut history[tried.cell.place()], -bonus);
            }
        }
        let killers = &mut self.frames[ply].killers;
        if killers[0] != Some(cell) {
            *killers = [Some(cell), killers[0]];
        }
        if let Some(last) = self.board.last() {
            self.replies[me.index()][last.place()] = Some(cell);
        }
    }
}
