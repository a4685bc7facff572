//! Alpha-beta with memory: the transposition table in front of every node.
//!
//! A. Plaat, "Research Re: search & re-search", 1996, calls this form alpha-beta with memory, and builds
//! [`mtd`](mod@crate::mtd) on it.
//!
//! Before a node is searched the table is asked. A value found there is as good as a search if it was found by a search as
//! deep, as far from the root, and if its bound settles the window; or by a shallower one that saw every end of the game.
//! Deeper ones are not taken: they would be better completeness, and other ones than minimax's at this depth, to which every
//! search here is held. Otherwise the move that was best then is tried first.
//!
//! Contract: the same three inequalities as [`alpha_beta`](mod@crate::alpha_beta), whatever the table holds, as long as all
//! of it was found in the same game with the same evaluator. Turns need not alternate.

use std::cell::Cell;

use plyground_core::{Bound, Keyed, Observer, Position, Score, Stopped, Window};

use crate::table::{Entry, Table};
use crate::{SearchContext, Searcher};

/// Alpha-beta that looks into a table first.
#[derive(Debug)]
pub struct WithMemory<'a> {
    table: &'a Table,
    /// How often the search met its horizon, or something that had: a node below which that did not happen saw every end.
    horizons: Cell<u64>,
}

impl<'a> WithMemory<'a> {
    /// With this table, which may know something already.
    pub fn new(table: &'a Table) -> Self {
        Self { table, horizons: Cell::new(0) }
    }

    /// The value of a node for the side to move, as far as `window` cares.
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
                self.note_horizon(depth == 0 && pos.outcome().is_none());
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
        // The root is searched whatever is known of it: its value alone is no move.
        if let Some(entry) = known.filter(|entry| ply > 0 && settles(entry, depth, ply, window)) {
            if !entry.is_complete {
                self.note_horizon(true);
                context.observer().incomplete();
            }
            return Ok(entry.value);
        }
        let before = self.horizons.get();
        let first = known.and_then(|entry| entry.best);
        let us = pos.to_move();
        let (mut best, mut best_place) = (-Score::INFINITE, None);
        let mut rest = window;
        for (i, (place, m)) in first_first(pos, first).enumerate() {
            context.observer().pick(m);
            let value = pos.after(m, |pos| {
                if pos.to_move() == us {
                    self.visit(context, pos, depth - 1, ply + 1, rest)
                } else {
                    self.visit(context, pos, depth - 1, ply + 1, -rest).map(|value| -value)
                }
            })?;
            if value > best {
                (best, best_place) = (value, Some(place));
                context.observer().improved(m, value);
                rest.raise(best);
                if rest.alpha >= rest.beta {
                    context.observer().cut(pos, i + 1);
                    break;
                }
            }
        }
        let is_complete = self.horizons.get() == before;
        let bound = bound_of(best, window);
        self.table.put(key, Entry { value: best, bound, depth, ply, is_complete, best: best_place });
        Ok(best)
    }

    fn note_horizon(&self, met: bool) {
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

/// Whether a entry answers for a search of this depth, so far from the root, with this window.
#[inline]
pub(crate) fn settles(entry: &Entry, depth: u16, ply: u16, window: Window) -> bool {
    let is_as_good = entry.depth == depth || (entry.is_complete && entry.depth < depth);
    let is_enough = match entry.bound {
        Bound::Exact => true,
        Bound::Lower => entry.value >= window.beta,
        Bound::Upper => entry.value <= window.alpha,
        Bound::Unknown => false,
    };
    is_as_good && entry.ply == ply && is_enough
}

/// What the value that came back from a window says about the true one.
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

/// The moves with their places, the one at `first` before the others.
#[inline]
fn first_first<P: Position>(pos: &P, first: Option<u16>) -> impl Iterator<Item = (u16, P::Move)> + use<P> {
    let numbered = || (0_u16..).zip(pos.moves());
    let first = first.and_then(|first| numbered().nth(usize::from(first)));
    let skipped = first.map(|(place, _)| place);
    first.into_iter().chain(numbered().filter(move |&(place, _)| Some(place) != skipped))
}
