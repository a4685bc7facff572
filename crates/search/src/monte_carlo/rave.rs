//! Rapid action value estimation: a move that was good later is probably good now.
//!
//! S. Gelly and D. Silver, "Combining online and offline knowledge in UCT", 2007; "Monte-Carlo tree search and rapid action value
//! estimation in computer Go", 2011. A playout counts for all moves that the mover made in it from a node on, as if each
//! had been made first. That is soon known and not quite true, so it weighs less with every visit.

use plyground_core::{Indexed, Player, Position};

use super::tree::{Proven, Tree, bonus, place_of, ranked};

/// How moves are told apart, and for how long they are believed.
#[derive(Debug)]
pub(super) struct Rave<P: Position> {
    /// After so many visits a node's own statistics weigh as much as what its moves did elsewhere.
    equivalence: f32,
    index: fn(&P, P::Move) -> usize,
    indices: fn(&P) -> usize,
}

impl<P: Indexed> Rave<P> {
    pub(super) fn new(equivalence: f32) -> Self {
        Self { equivalence: equivalence.max(1.0), index: P::index, indices: P::indices }
    }
}

impl<P: Position> Rave<P> {
    /// The same again. Derived copies would ask for positions that can be copied as well.
    pub(super) fn same(&self) -> Self {
        Self { equivalence: self.equivalence, index: self.index, indices: self.indices }
    }
}

/// What moves did anywhere in playouts.
#[derive(Debug)]
pub(super) struct Elsewhere<P: Position> {
    rave: Rave<P>,
    /// One for each node of the tree, in the same places.
    tallies: Vec<Tally>,
    /// When each move of each side was last made: the playout in the upper half of the word, the ply in the lower.
    made: Vec<[u64; 2]>,
    /// The playout that goes on.
    now: u64,
}

#[derive(Clone, Copy, Debug)]
struct Tally {
    index: u32,
    visits: u32,
    points: i32,
}

impl<P: Position> Elsewhere<P> {
    pub(super) fn new(rave: Rave<P>, pos: &P) -> Self {
        let made = vec![[0; 2]; (rave.indices)(pos)];
        Self { rave, tallies: Vec::new(), made, now: 0 }
    }

    /// Another playout begins.
    #[inline]
    pub(super) fn begin(&mut self) {
        self.now += 1 << 32;
    }

    /// `m` is about to be made, `ply` moves below the root.
    #[inline]
    pub(super) fn note(&mut self, pos: &P, m: P::Move, ply: usize) {
        let index = (self.rave.index)(pos, m);
        self.made[index][pos.to_move().index()] = self.now | ply as u64;
    }

    /// Catches up with a tree whose node at `place` has just got children; `pos` is the position there.
    pub(super) fn expand(&mut self, tree: &Tree<P::Move>, place: usize, pos: &P) {
        self.tallies.resize(tree.first_child(place), Tally { index: 0, visits: 0, points: 0 });
        let index = |m| (self.rave.index)(pos, m) as u32;
        let tally = |m| Tally { index: index(m), visits: 0, points: 0 };
        self.tallies.extend(tree.children(place).iter().map(|child| tally(child.movement)));
    }

    /// Adds the playout to the children of a node on its way, at which `mover` had to move.
    #[inline]
    pub(super) fn add(&mut self, tree: &Tree<P::Move>, place: usize, ply: usize, mover: Player, points: i32) {
        let since = self.now | ply as u64;
        let first = tree.first_child(place);
        for tally in &mut self.tallies[first..][..tree.children(place).len()] {
            if self.made[tally.index as usize][mover.index()] >= since {
                tally.visits += 1;
                tally.points += points;
            }
        }
    }

    /// As [`Tree::select`], with what the moves did elsewhere.
    pub(super) fn select(
        &self,
        tree: &Tree<P::Move>,
        place: usize,
        mover: Player,
        exploration: f32,
        is_open: bool,
    ) -> usize {
        let lost = Proven::win(mover.other());
        let visits = tree.node(place).visits as f32;
        let bonus = bonus(exploration, tree.node(place).visits);
        let trust = (self.rave.equivalence / (3.0 * visits + self.rave.equivalence)).sqrt();
        let first = tree.first_child(place);
        let mut best = ranked(-1.5, 0);
        for (i, child) in tree.children(place).iter().enumerate() {
            let tally = self.tallies[first + i];
            if child.proven == lost || (is_open && child.proven == Proven::Draw) {
                continue;
            }
            if child.visits == 0 && tally.visits == 0 {
                return first + i;
            }
            let elsewhere = tally.points as f32 / tally.visits.max(1) as f32;
            let bound = if child.visits == 0 {
                elsewhere + bonus
            } else {
                let share = 1.0 / (child.visits as f32).sqrt();
                let mean = child.points as f32 * share * share;
                let trust = if tally.visits == 0 { 0.0 } else { trust };
                mean + trust * (elsewhere - mean) + bonus * share
            };
            best = best.max(ranked(bound, i));
        }
        first + place_of(best)
    }
}
