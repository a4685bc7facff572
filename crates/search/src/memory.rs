//! Alpha-beta with memory: alpha-beta with a transposition table.
//!
//! The name is from A. Plaat, "Research Re: search & re-search", 1996, where [`mtd`](mod@crate::mtd) is built on it.
//!
//! A node is looked up in the table before it is searched. Its entry replaces the search if
//!
//! - `entry.depth == depth`, or `entry.depth < depth` and the entry is complete: no line below it ended at the horizon;
//! - `entry.ply == ply`, since the value of a finished game may depend on its distance from the root;
//! - the value is exact, a lower bound `>= beta`, or an upper bound `<= alpha`.
//!
//! Engines accept entries of deeper searches too. Here they are rejected, because the value has to be minimax's at exactly this
//! depth. If the entry does not suffice, its best move is searched first.
//!
//! Contract: the three inequalities of [`alpha_beta`](mod@crate::alpha_beta), with any contents of the table that searches of
//! the same game with the same evaluator have stored. Excepted are searches with [`Pvs::exhaustive`](crate::Pvs::exhaustive),
//! whose entries need not be right for their depth. Turns need not alternate.

use std::cell::Cell;

use plyground_core::{Bound, Keyed, Observer, Position, Score, Stopped, Window};

use crate::table::{Entry, Table};
use crate::{SearchContext, Searcher};

/// Alpha-beta with a transposition table.
#[derive(Debug)]
pub struct WithMemory<'a> {
    table: &'a Table,
    /// The number of evaluations at the horizon so far, plus the number of entries used whose value rests on such an
    /// evaluation. If it does not change while a node is searched, the node is complete.
    horizons: Cell<u64>,
}

impl<'a> WithMemory<'a> {
    /// With this table, which need not be empty.
    pub fn new(table: &'a Table) -> Self {
        Self { table, horizons: Cell::new(0) }
    }

    /// The value of a node for the side to move, exact inside `window`.
    fn visit<P: Keyed, S: SearchContext<P>>(
        &self,
        context: &mut S,
        pos: &mut P,
        depth: u16,
        ply: u16,
        window: Window,
    ) -> Result<Score, Stopped> {
        context.observer().enter(pos, ply, window)?;
        let value = match context.leaf(pos, depth, ply) {
            Some(value) => {
                self.count_horizon(depth == 0 && pos.outcome().is_none());
                value
            }
            None => self.expand(context, pos, depth, ply, window)?,
        };
        context.observer().leave(value);
        Ok(value)
    }

    fn expand<P: Keyed, S: SearchContext<P>>(
        &self,
        context: &mut S,
        pos: &mut P,
        depth: u16,
        ply: u16,
        window: Window,
    ) -> Result<Score, Stopped> {
        let key = pos.key();
        let known = self.table.get(key);
        // The root is searched in any case: the entry has its value, but not its principal variation.
        if let Some(entry) = known.filter(|entry| ply > 0 && is_sufficient(entry, depth, ply, window)) {
            if !entry.is_complete {
                self.count_horizon(true);
                context.observer().incomplete();
            }
            context.observer().table_hit(entry.value, entry.bound);
            return Ok(entry.value);
        }
        let before = self.horizons.get();
        let first = known.and_then(|entry| entry.best);
        let us = pos.to_move();
        let (mut best, mut best_index) = (-Score::INFINITE, None);
        let mut rest = window;
        let (mut moves, mut searched) = (table_move_first(pos, first), 0);
        while let Some((index, m)) = moves.next() {
            searched += 1;
            context.observer().pick(m);
            let value = pos.after(m, |pos| {
                if pos.to_move() == us {
                    self.visit(context, pos, depth - 1, ply + 1, rest)
                } else {
                    self.visit(context, pos, depth - 1, ply + 1, -rest).map(|value| -value)
                }
            })?;
            if value > best {
                (best, best_index) = (value, Some(index));
                context.observer().improved(m, value);
                rest.raise(best);
                if rest.alpha >= rest.beta {
                    let is_last = moves.next().is_none();
                    context.observer().cut(pos, searched, is_last);
                    break;
                }
            }
        }
        let is_complete = self.horizons.get() == before;
        let bound = bound_of(best, window);
        self.table.put(key, Entry { value: best, bound, depth, ply, is_complete, best: best_index });
        context.observer().table_store();
        Ok(best)
    }

    fn count_horizon(&self, met: bool) {
        self.horizons.set(self.horizons.get() + u64::from(met));
    }
}

impl<P: Keyed> Searcher<P> for WithMemory<'_> {
    fn value<S: SearchContext<P>>(
        &self,
        context: &mut S,
        pos: &mut P,
        depth: u16,
        window: Window,
    ) -> Result<Score, Stopped> {
        self.visit(context, pos, depth, 0, window)
    }
}

/// Whether an entry replaces the search of a node.
#[inline]
pub(crate) fn is_sufficient(entry: &Entry, depth: u16, ply: u16, window: Window) -> bool {
    let is_deep_enough = entry.depth == depth || (entry.is_complete && entry.depth < depth);
    let is_decisive = match entry.bound {
        Bound::Exact => true,
        Bound::Lower => entry.value >= window.beta,
        Bound::Upper => entry.value <= window.alpha,
        Bound::Unknown => false,
    };
    is_deep_enough && entry.ply == ply && is_decisive
}

/// How a value bounds the minimax value, if a search with this window returned it.
#[inline]
pub(crate) fn bound_of(value: Score, window: Window) -> Bound {
    if value >= window.beta {
        Bound::Lower
    } else if value <= window.alpha {
        Bound::Upper
    } else {
        Bound::Exact
    }
}

/// The moves with their indices, the table's move first.
#[inline]
fn table_move_first<P: Position>(
    pos: &P,
    first: Option<u16>,
) -> impl Iterator<Item = (u16, P::Move)> + use<P> {
    let numbered = || (0_u16..).zip(pos.moves());
    let first = first.and_then(|first| numbered().nth(usize::from(first)));
    let skipped = first.map(|(index, _)| index);
    first.into_iter().chain(numbered().filter(move |&(index, _)| Some(index) != skipped))
}
