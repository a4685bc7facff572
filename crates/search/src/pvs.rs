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
    /// Whether what saw every end answers at any depth and distance.
    ends_only: bool,
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
    /// What the guide says of it.
    rank: R,
    next: Next<M>,
}

/// A move whose turn it is.
#[derive(Clone, Copy, Debug)]
struct Next<M> {
    /// Its place among the position's moves.
    place: u16,
    movement: M,
    was_put_off: bool,
}

/// The moves of a node that are still to come.
struct Queue<P: Position> {
    /// The place of the move that the table named.
    first: Option<u16>,
    /// Those that nobody has looked at.
    unseen: P::Moves,
    /// The place of the next of them.
    place: u16,
    /// Where the list begins of those that wait, the last of them the next.
    waiting: usize,
    /// How many moves have been tried.
    tried: usize,
}

impl<P: Position> Queue<P> {
    /// The next move that nobody has looked at, and its place.
    #[inline]
    fn unseen(&mut self) -> Option<(u16, P::Move)> {
        loop {
            let (place, m) = (self.place, self.unseen.next()?);
            self.place += 1;
            if Some(place) != self.first {
                return Some((place, m));
            }
        }
    }
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
        Self { table, guide, looks_ahead: false, scouts: true, ends_only: false, busy: None, horizons, picks }
    }

    /// The same with enhanced transposition cutoffs: before a node is searched, its children are looked up.
    pub fn looking_ahead(self) -> Self {
        Self { looks_ahead: true, ..self }
    }

    /// The same without tests: every move gets what is left of the window, as in alpha-beta. To see what the tests are worth.
    pub fn without_tests(self) -> Self {
        Self { scouts: false, ..self }
    }

    /// The same for a search to the ends of the game by an evaluator to whom it makes no difference how far away they are: what saw every
    /// end answers at any depth and any distance from the root, so that one table serves searches from several positions of
    /// a game. The value is minimax's if the report is complete.
    pub fn to_the_ends(self) -> Self {
        Self { ends_only: true, ..self }
    }

    /// Whether a memo answers.
    fn settles(&self, memo: &Memo, depth: u16, ply: u16, window: Window) -> bool {
        if self.ends_only && memo.is_complete {
            settles(memo, memo.depth, memo.ply, window)
        } else {
            settles(memo, depth, ply, window)
        }
    }

    /// The same beside other threads, which leave each other's moves for later.
    pub(crate) fn beside(self, busy: &'a Busy) -> Self {
        Self { busy: Some(busy), ..self }
    }

    /// The moves of a node, `first` at the front.
    #[inline]
    fn queue(&self, pos: &P, first: Option<u16>) -> Queue<P> {
        Queue { first, unseen: pos.moves(), place: 0, waiting: self.picks.borrow().len(), tried: 0 }
    }

    /// The next move. The guide is asked once the table's move has been tried, since that one often suffices, and a guide that has
    /// nothing to say is not asked at all.
    #[inline]
    fn next(&self, queue: &mut Queue<P>, pos: &P, ply: u16) -> Option<Next<P::Move>> {
        if queue.tried == 0
            && let Some(place) = queue.first
            && let Some(movement) = pos.moves().nth(usize::from(place))
        {
            return Some(Next { place, movement, was_put_off: false });
        }
        if !G::IS_SILENT {
            self.rank(queue, pos, ply);
        } else if let Some((place, movement)) = queue.unseen() {
            return Some(Next { place, movement, was_put_off: false });
        } else if self.busy.is_none() {
            return None;
        }
        let mut picks = self.picks.borrow_mut();
        if picks.len() == queue.waiting { None } else { picks.pop().map(|pick| pick.next) }
    }

    /// Asks the guide about the moves that nobody has looked at; they wait from now on.
    fn rank(&self, queue: &mut Queue<P>, pos: &P, ply: u16) {
        let mut picks = self.picks.borrow_mut();
        let sorted = picks.len();
        while let Some((place, movement)) = queue.unseen() {
            let rank = self.guide.rank(pos, ply, movement);
            picks.push(Pick { rank, next: Next { place, movement, was_put_off: false } });
        }
        picks[sorted..].sort_unstable_by_key(|pick| (pick.rank, Reverse(pick.next.place)));
    }

    /// Lets a move wait until all others have had their turn.
    fn put_off(&self, pos: &P, ply: u16, queue: &Queue<P>, next: Next<P::Move>) {
        let rank = self.guide.rank(pos, ply, next.movement);
        self.picks
            .borrow_mut()
            .insert(queue.waiting, Pick { rank, next: Next { was_put_off: true, ..next } });
    }
}

impl<P: Keyed, G: Guide<P>> Pvs<'_, P, G> {
    /// The value of a node for the side to move, as far as `window` cares.
    #[inline]
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
                self.note_horizon(depth == 0 && pos.outcome().is_none());
                value
            }
            None => self.expand(study, pos, depth, ply, window)?,
        };
        study.observer().leave(value);
        Ok(value)
    }

    #[inline(never)] // `visit` is inlined here instead, so that a leaf costs no call
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
        if let Some(memo) = known.filter(|memo| ply > 0 && self.settles(memo, depth, ply, window)) {
            return Ok(self.taken(study, &memo, memo.value));
        }
        // 2. It may know a reply that suffices.
        if self.looks_ahead
            && ply > 0
            && depth > 1
            && let Some((value, memo)) = self.look_ahead(pos, depth, ply, window)
        {
            return Ok(self.taken(study, &memo, value));
        }
        // 3. Moves in order: the table's, then as the guide says.
        let (before, us) = (self.horizons.get(), pos.to_move());
        let mut queue = self.queue(pos, known.and_then(|memo| memo.best));
        // 4. The first for its value, the others with a null window, and once more if they pass.
        let (mut best, mut best_place, mut rest) = (-Score::INFINITE, None, window);
        while let Some(next) = self.next(&mut queue, pos, ply) {
            let Next { place, movement: m, was_put_off } = next;
            let busy = self.busy.filter(|_| queue.tried > 0 && depth > 1).map(|busy| busy.at(key, place));
            // What another thread is at is put off once: by then the table may know it.
            if !was_put_off && busy.is_some_and(Desk::is_taken) {
                self.put_off(pos, ply, &queue, next);
                continue;
            }
            let _seat = busy.map(Desk::sit_down);
            study.observer().pick(m);
            let mut asked = if queue.tried == 0 || !self.scouts { rest } else { rest.scout() };
            if asked != rest {
                study.observer().test(m);
            }
            let value = loop {
                let value = pos.after(m, |pos| {
                    let stays = pos.to_move() == us;
                    let theirs = if stays { asked } else { -asked };
                    let value = self.visit(study, pos, depth - 1, ply + 1, theirs)?;
                    Ok(if stays { value } else { -value })
                })?;
                if asked == rest || !rest.contains(value) {
                    break value;
                }
                study.observer().research(m);
                asked = rest;
            };
            queue.tried += 1;
            if value > best {
                (best, best_place) = (value, Some(place));
                study.observer().improved(m, value);
                rest.raise(best);
                if rest.alpha >= rest.beta {
                    self.guide.cut(pos, ply, depth, m);
                    study.observer().cut(pos, queue.tried);
                    break;
                }
            }
        }
        self.picks.borrow_mut().truncate(queue.waiting);
        // 5. What was found out is remembered.
        let is_complete = self.horizons.get() == before;
        let bound = bound_of(best, window);
        self.table.put(key, Memo { value: best, bound, depth, ply, is_complete, best: best_place });
        Ok(best)
    }

    /// A lower bound that closes the window, where the table knows a move that leads to one, and what it knows.
    fn look_ahead(&self, pos: &mut P, depth: u16, ply: u16, window: Window) -> Option<(Score, Memo)> {
        let us = pos.to_move();
        pos.moves().find_map(|m| {
            pos.after(m, |pos| {
                let memo = self.table.get(pos.key())?;
                let (stays, enough) = (pos.to_move() == us, memo.value);
                let (value, theirs) = if stays { (enough, window) } else { (-enough, -window) };
                (self.settles(&memo, depth - 1, ply + 1, theirs) && value >= window.beta)
                    .then_some((value, memo))
            })
        })
    }

    /// A value that a memo brings, after it was noted what it rests on.
    fn taken<S: Study<P>>(&self, study: &mut S, memo: &Memo, value: Score) -> Score {
        if !memo.is_complete {
            self.note_horizon(true);
            study.observer().judged();
        }
        value
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
