//! Principal variation search with a transposition table, move ordering and enhanced transposition cutoffs.
//!
//! T. Marsland and M. Campbell, "Parallel search of strongly ordered game trees", 1982; enhanced transposition cutoffs by
//! A. Plaat, J. Schaeffer, W. Pijls and A. de Bruin, 1996. As in [`negascout`](mod@crate::negascout), the first move is
//! searched with the whole window of the node and the others with a null window. That saves nodes if the first move is mostly
//! the best, which is the purpose of the table's move and the move ordering.
//!
//! Contract: the three inequalities of [`alpha_beta`](mod@crate::alpha_beta), with any contents of the table that
//! [`memory`](mod@crate::memory) allows; [`exhaustive`](Pvs::exhaustive) has another contract. Turns need not alternate.

#![expect(clippy::inline_always, reason = "without it a leaf costs a call")]

use std::cell::Cell;

use plyground_core::{Keyed, Observer, Position, Score, Stopped, Window};

use crate::memory::{bound_of, is_sufficient};
use crate::move_ordering::MoveOrdering;
use crate::move_picker::{MovePicker, Picked};
use crate::parallel::CurrentlySearching;
use crate::table::{Entry, Table};
use crate::{SearchContext, Searcher};

/// Principal variation search.
#[derive(Debug)]
pub struct Pvs<'a, P: Position, G: MoveOrdering<P> = ()> {
    table: &'a Table,
    picker: MovePicker<'a, P, G>,
    /// Whether enhanced transposition cutoffs are tried.
    etc: bool,
    /// Whether moves after the first get a null window.
    scouts: bool,
    /// Whether complete entries are valid at any depth and distance from the root.
    exhaustive: bool,
    /// As in [`WithMemory`](crate::WithMemory).
    horizons: Cell<u64>,
}

impl<'a, P: Position> Pvs<'a, P> {
    /// With a table and no move ordering: the table's move first, then the others in the game's order.
    pub fn new(table: &'a Table) -> Self {
        Self::with_ordering(table, ())
    }
}

impl<'a, P: Position, G: MoveOrdering<P>> Pvs<'a, P, G> {
    /// With a table and a move ordering.
    pub fn with_ordering(table: &'a Table, ordering: G) -> Self {
        let (picker, horizons) = (MovePicker::new(ordering), Cell::new(0));
        Self { table, picker, etc: false, scouts: true, exhaustive: false, horizons }
    }

    /// The same with enhanced transposition cutoffs: before a node is searched, its children are looked up in the table.
    pub fn with_etc(self) -> Self {
        Self { etc: true, ..self }
    }

    /// The same without null windows: every move gets what is left of the window, as in alpha-beta. For comparison.
    pub fn without_scouts(self) -> Self {
        Self { scouts: false, ..self }
    }

    /// The same for searches to the end of the game with an evaluator that ignores the distance from the root. Complete
    /// entries are then valid at any depth and ply, so one table serves searches from several positions of a game. The value
    /// is minimax's if the report is complete.
    pub fn exhaustive(self) -> Self {
        Self { exhaustive: true, ..self }
    }

    /// The same for one of several threads, which defers the moves that the others are searching.
    pub(crate) fn beside(self, searching: &'a CurrentlySearching) -> Self {
        Self { picker: self.picker.beside(searching), ..self }
    }

    /// Whether an entry replaces the search of a node.
    fn is_sufficient(&self, entry: &Entry, depth: u16, ply: u16, window: Window) -> bool {
        if self.exhaustive && entry.is_complete {
            is_sufficient(entry, entry.depth, entry.ply, window)
        } else {
            is_sufficient(entry, depth, ply, window)
        }
    }
}

impl<P: Keyed, G: MoveOrdering<P>> Pvs<'_, P, G> {
    /// The value of a node for the side to move, exact inside `window`.
    #[inline(always)]
    fn visit<S: SearchContext<P>>(
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

    #[inline(never)] // `visit` is inlined here instead, so that a leaf costs no call
    fn expand<S: SearchContext<P>>(
        &self,
        context: &mut S,
        pos: &mut P,
        depth: u16,
        ply: u16,
        window: Window,
    ) -> Result<Score, Stopped> {
        // Step 1. Table lookup. The root is searched in any case: the entry has its value, but not its principal variation.
        let key = pos.key();
        let known = self.table.get(key);
        if let Some(entry) = known.filter(|entry| ply > 0 && self.is_sufficient(entry, depth, ply, window)) {
            return Ok(self.value_of_entry(context, &entry, entry.value));
        }
        // Step 2. Enhanced transposition cutoffs.
        if self.etc
            && ply > 0
            && depth > 1
            && let Some((value, entry)) = self.enhanced_cutoff(pos, depth, ply, window)
        {
            return Ok(self.value_of_entry(context, &entry, value));
        }
        // Step 3. The moves: the first with the whole window, the others with a null window.
        let (before, us) = (self.horizons.get(), pos.to_move());
        let mut node = self.picker.open(pos, key, depth, ply, known.and_then(|entry| entry.best));
        let (mut best, mut best_index, mut rest, mut searched) = (-Score::INFINITE, None, window, 0);
        while let Some(Picked { index, movement: m, _guard }) = self.picker.next(&mut node, pos) {
            context.observer().pick(m);
            let mut tried = if searched == 0 || !self.scouts { rest } else { rest.scout() };
            if tried != rest {
                context.observer().scout(m);
            }
            let value = loop {
                let value = pos.after(m, |pos| {
                    let stays = pos.to_move() == us;
                    let child_window = if stays { tried } else { -tried };
                    let value = self.visit(context, pos, depth - 1, ply + 1, child_window)?;
                    Ok(if stays { value } else { -value })
                })?;
                if tried == rest || !rest.contains(value) {
                    break value;
                }
                // Step 4. The value of the null-window search lies inside what is left of the window: re-search.
                context.observer().research(m);
                tried = rest;
            };
            searched += 1;
            if value > best {
                (best, best_index) = (value, Some(index));
                context.observer().improved(m, value);
                rest.raise(best);
                if rest.alpha >= rest.beta {
                    self.picker.cut(&node, pos, m);
                    context.observer().cut(pos, searched, searched == node.count);
                    break;
                }
            }
        }
        self.picker.close(&node);
        // Step 5. Table store.
        let is_complete = self.horizons.get() == before;
        let bound = bound_of(best, window);
        self.table.put(key, Entry { value: best, bound, depth, ply, is_complete, best: best_index });
        context.observer().table_store();
        Ok(best)
    }

    /// Looks for a child whose entry proves that its move is worth beta or more. Returns that value, for the side to move, and
    /// the entry.
    fn enhanced_cutoff(&self, pos: &mut P, depth: u16, ply: u16, window: Window) -> Option<(Score, Entry)> {
        let us = pos.to_move();
        pos.moves().find_map(|m| {
            pos.after(m, |pos| {
                let entry = self.table.get(pos.key())?;
                let stays = pos.to_move() == us;
                let (value, child_window) =
                    if stays { (entry.value, window) } else { (-entry.value, -window) };
                (self.is_sufficient(&entry, depth - 1, ply + 1, child_window) && value >= window.beta)
                    .then_some((value, entry))
            })
        })
    }

    /// Returns a value that comes from an entry, and notes if it rests on an evaluation at the horizon.
    fn value_of_entry<S: SearchContext<P>>(&self, context: &mut S, entry: &Entry, value: Score) -> Score {
        if !entry.is_complete {
            self.count_horizon(true);
            context.observer().incomplete();
        }
        context.observer().table_hit(value, entry.bound);
        value
    }

    fn count_horizon(&self, met: bool) {
        self.horizons.set(self.horizons.get() + u64::from(met));
    }
}

impl<P: Keyed, G: MoveOrdering<P>> Searcher<P> for Pvs<'_, P, G> {
    fn value<S: SearchContext<P>>(
        &self,
        context: &mut S,
        pos: &mut P,
        depth: u16,
        window: Window,
    ) -> Result<Score, Stopped> {
        self.picker.clear();
        self.visit(context, pos, depth, 0, window)
    }
}
