//! Move generation and ordering: table move, policy score, killer moves, countermove and history heuristic.

use plyground_core::Player;

use super::Worker;
use crate::cells::{Cell, CellSet};
use crate::threat::Threat;
use crate::tunables::{MAX_HISTORY, Tunables};

/// A move with its ordering score.
#[derive(Clone, Copy)]
pub(super) struct ScoredMove {
    pub(super) cell: Cell,
    /// The ordering score; higher is tried earlier.
    score: i32,
    /// The policy part of the score, which late-move reductions use.
    pub(super) policy: i32,
}

/// The ordering bonus of the table move: larger than all other terms together.
const TABLE_MOVE_BONUS: i32 = 1_000_000;

impl Worker<'_> {
    /// Appends the candidate moves with their scores to the list.
    pub(super) fn generate(&mut self, me: Player, must_defend: bool, table_move: Option<Cell>, ply: usize) {
        let cells = if self.plain { *self.board.empty() } else { self.board.candidate_cells(must_defend) };
        let first = self.moves.len();
        self.push_all(&cells, me);
        if self.plain {
            return;
        }
        let killers = self.stack[ply].killers;
        let countermove = self.board.last().and_then(|last| self.countermoves[me.index()][last.place()]);
        let Tunables { killer_bonus, countermove_bonus, history_weight, .. } = self.tune;
        for candidate in &mut self.moves[first..] {
            let cell = candidate.cell;
            candidate.score += self.history[me.index()][cell.place()] * history_weight / MAX_HISTORY;
            if Some(cell) == table_move {
                candidate.score += TABLE_MOVE_BONUS;
            }
            if killers.contains(&Some(cell)) {
                candidate.score += killer_bonus;
            }
            if countermove == Some(cell) {
                candidate.score += countermove_bonus;
            }
        }
    }

    /// Appends moves, scored by the policy alone.
    pub(super) fn push_all(&mut self, cells: &CellSet, me: Player) {
        let policy = self.board.policy(me);
        for cell in cells.iter() {
            let policy = policy.score(cell);
            self.moves.push(ScoredMove { cell, score: policy, policy });
        }
    }

    /// One step of a selection sort: swaps the best remaining move to `next` and returns it.
    #[inline]
    pub(super) fn pick(&mut self, next: usize, end: usize) -> ScoredMove {
        if !self.plain {
            let mut best = next;
            for i in next + 1..end {
                if self.moves[i].score > self.moves[best].score {
                    best = i;
                }
            }
            self.moves.swap(next, best);
        }
        self.moves[next]
    }

    /// Drops the quiet moves from `next` on, those that do not make an open three or better.
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

    /// Updates history, killers and the countermove after a beta cutoff by `cell`. The other moves from `first` to `next`, all
    /// that were picked at this node, get a history malus.
    pub(super) fn update_ordering(
        &mut self,
        me: Player,
        cell: Cell,
        depth: i32,
        ply: usize,
        first: usize,
        next: usize,
    ) {
        let bonus = (depth * depth * 16).min(MAX_HISTORY / 4);
        let history = &mut self.history[me.index()];
        // History gravity: an entry approaches the bound and never exceeds it.
        let update = |entry: &mut i32, bonus: i32| *entry += bonus - *entry * bonus.abs() / MAX_HISTORY;
        update(&mut history[cell.place()], bonus);
        for tried in &self.moves[first..next] {
            if tried.cell != cell {
                update(&mut history[tried.cell.place()], -bonus);
            }
        }
        let killers = &mut self.stack[ply].killers;
        if killers[0] != Some(cell) {
            *killers = [Some(cell), killers[0]];
        }
        if let Some(last) = self.board.last() {
            self.countermoves[me.index()][last.place()] = Some(cell);
        }
    }
}
