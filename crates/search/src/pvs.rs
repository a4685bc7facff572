//! Principal variation search with everything that makes it fast: a table, guides for the order of moves, and enhanced
//! transposition cutoffs.
//!
//! T. Marsland and M. Campbell, "Parallel search of strongly ordered game trees", 1982; enhanced transposition cutoffs by
//! A. Plaat, J. Schaeffer, W. Pijls and A. de Bruin, 1996. The idea is [`negascout`](mod@crate::negascout)'s: the first move
//! is searched for its value and the others are only tested. It pays where the first move is mostly the best, which is
//! what the table's move and the guides are for.
//!
//! Contract: the same three inequalities as [`alpha_beta`](mod@crate::alpha_beta), and as in [`memory`](mod@crate::memory)
//! whatever the table holds. Turns need not alternate.

use std::cell::{Cell, RefCell};
use std::cmp::Reverse;

use plyground_core::{Keyed, Observer, Position, Score, Stopped, Window};

use crate::guide::Guide;
use crate::memory::{bound_of, settles};
use crate::parallel::{Busy, Desk};
use crate::table::{Memo, Table};
use crate::{Searcher, Study};

/// Principal variation search.
#[derive(Debug)]
pub struct Pvs<'a, P: Position, G: Guide<P> = ()> {
    table: &'a Table,
    guide: G,
    looks_ahead: bool,
    scouts: bool,
    /// What other threads are at, where there are any.
    busy: Option<&'a Busy>,
    /// As in [`WithMemory`](crate::WithMemory).
    horizons: Cell<u64>,
    /// The moves of the nodes that are open, those of the root first: one list, so that no node allocates.
    picks: RefCell<Vec<Pick<G::Rank, P::Move>>>,
}

/// A move that waits for its turn.
#[derive(Clone, Copy, Debug)]
struct Pick<R, M> {
    /// Whether nobody else is at it; whether the table named it; what the guide says of it.
    rank: (bool, bool, R),
    /// Its place among the position's moves.
    place: u16,
    movement: M,
}

impl<'a, P: Position> Pvs<'a, P> {
    /// With a table, and the game's own order behind the table's move.
    pub fn new(table: &'a Table) -> Self {
        Self::guided(table, ())
    }
}

impl<'a, P: Position, G: Guide<P>> Pvs<'a, P, G> {
    /// With a table and a guide.
    pub fn guided(table: &'a Table, guide: G) -> Self {
        let (horizons, picks) = (Cell::new(0), RefCell::default());
        Self { table, guide, looks_ahead: false, scouts: true, busy: None, horizons, picks }
    }

    /// The same with enhanced transposition cutoffs: before a node is searched, its children are looked up.
    pub fn looking_ahead(self) -> Self {
        Self { looks_ahead: true, ..self }
    }

    /// The same without tests: every move gets what is left of the window, as in alpha-beta. To see what the tests are worth.
    pub fn without_tests(self) -> Self {
        Self { scouts: false, ..self }
    }

    /// The same beside other threads, which leave each other's moves for later.
    pub(crate) fn beside(self, busy: &'a Busy) -> Self {
        Self { busy: Some(busy), ..self }
    }

    /// The move that is next after those that were tried; it changes places with the one that stands there.
    fn pick(&self, from: usize) -> Pick<G::Rank, P::Move> {
        let picks = &mut self.picks.borrow_mut()[from..];
        let best = (0..picks.len()).max_by_key(|&i| (picks[i].rank, Reverse(picks[i].place)));
        picks.swap(0, best.expect("there is a move left"));
        picks[0]
    }
}

impl<P: Keyed, G: Guide<P>> Pvs<'_, P, G> {
    /// The value of a node for the side to move, as far as `window` cares.
    fn visit<S: Study<P>>(
        &self,
        study: &mut S,
        pos: &mut P,
        depth: u16,
        ply: u16,
        window: Window,
    ) -> Result<Score, Stopped> {
        study.observer().enter(pos, ply, window)?;
        let value = match study.leaf(pos, depth, ply) {
            Some(value) => {
                self.note_horizon(depth == 0);
                value
            }
            None => self.expand(study, pos, depth, ply, window)?,
        };
        study.observer().leave(value);
        Ok(value)
    }

    fn expand<S: Study<P>>(
        &self,
        study: &mut S,
        pos: &mut P,
        depth: u16,
        ply: u16,
        window: Window,
    ) -> Result<Score, Stopped> {
        // 1. The table may know the value, or at least a move. The root is searched in any case.
        let key = pos.key();
        let known = self.table.get(key);
        if let Some(memo) = known.filter(|memo| ply > 0 && settles(memo, depth, ply, window)) {
            self.note_horizon(!memo.is_complete);
            return Ok(memo.value);
        }
        // 2. It may know a reply that suffices.
        if self.looks_ahead
            && ply > 0
            && depth > 1
            && let Some(value) = self.look_ahead(pos, depth, ply, window)
        {
            return Ok(value);
        }
        // 3. Moves in order: the table's, then as the guide says.
        let (before, us) = (self.horizons.get(), pos.to_move());
        let first = known.and_then(|memo| memo.best);
        let start = self.picks.borrow().len();
        self.picks.borrow_mut().extend((0..).zip(pos.moves()).map(|(place, movement)| {
            let rank = (true, Some(place) == first, self.guide.rank(pos, ply, movement));
            Pick { rank, place, movement }
        }));
        let count = self.picks.borrow().len() - start;
        // 4. The first for its value, the others with a null window, and once more if they pass.
        let (mut best, mut best_place, mut rest) = (-Score::INFINITE, None, window);
        let mut i = 0;
        while i < count {
            let Pick { movement: m, place, rank } = self.pick(start + i);
            let busy = self.busy.filter(|_| i > 0 && depth > 1).map(|busy| busy.at(key, place));
            // What another thread is at is put off once: by then the table may know it.
            if rank.0 && busy.is_some_and(Desk::is_taken) {
                self.picks.borrow_mut()[start + i].rank.0 = false;
                continue;
            }
            let _seat = busy.map(Desk::sit_down);
            let mut child = |study: &mut S, window: Window| {
                pos.after(m, |pos| {
                    if pos.to_move() == us {
                        self.visit(study, pos, depth - 1, ply + 1, window)
                    } else {
                        self.visit(study, pos, depth - 1, ply + 1, -window).map(|value| -value)
                    }
                })
            };
            study.observer().pick(m);
            let test = if i == 0 || !self.scouts { rest } else { rest.scout() };
            if test != rest {
                study.observer().test(m);
            }
            let mut value = child(study, test)?;
            if test != rest && rest.contains(value) {
                study.observer().research(m);
                value = child(study, rest)?;
            }
            if value > best {
                (best, best_place) = (value, Some(place));
                study.observer().improved(m, value);
                rest.raise(best);
                if rest.alpha >= rest.beta {
                    self.guide.cut(pos, ply, depth, m);
                    study.observer().cut(pos, i + 1);
                    break;
                }
            }
            i += 1;
        }
        self.picks.borrow_mut().truncate(start);
        // 5. What was found out is remembered.
        let is_complete = self.horizons.get() == before;
        let bound = bound_of(best, window);
        self.table.put(key, Memo { value: best, bound, depth, ply, is_complete, best: best_place });
        Ok(best)
    }

    /// A lower bound that closes the window, where the table knows a move that leads to one.
    fn look_ahead(&self, pos: &mut P, depth: u16, ply: u16, window: Window) -> Option<Score> {
        let us = pos.to_move();
        for m in pos.moves() {
            let found = pos.after(m, |pos| {
                let memo = self.table.get(pos.key())?;
                let (stays, enough) = (pos.to_move() == us, memo.value);
                let (value, theirs) = if stays { (enough, window) } else { (-enough, -window) };
                (settles(&memo, depth - 1, ply + 1, theirs) && value >= window.beta).then_some((value, memo))
            });
            if let Some((value, memo)) = found {
                self.note_horizon(!memo.is_complete);
                return Some(value);
            }
        }
        None
    }

    fn note_horizon(&self, met: bool) {
        self.horizons.set(self.horizons.get() + u64::from(met));
    }
}

impl<P: Keyed, G: Guide<P>> Searcher<P> for Pvs<'_, P, G> {
    fn value<S: Study<P>>(
        &self,
        study: &mut S,
        pos: &mut P,
        depth: u16,
        window: Window,
    ) -> Result<Score, Stopped> {
        // A search that was stopped has left its moves behind.
        self.picks.borrow_mut().clear();
        self.visit(study, pos, depth, 0, window)
    }
}
