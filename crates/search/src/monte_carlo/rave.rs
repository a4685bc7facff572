//! Rapid action value estimation (RAVE): statistics of a move anywhere in a playout.
//!
//! S. Gelly and D. Silver, "Combining online and offline knowledge in UCT", 2007; "Monte-Carlo tree search and rapid action
//! value estimation in computer Go", 2011. At each node of its path, a playout counts for every move that the side to move
//! there made later, as if it had been made first ("all moves as first", AMAF). These statistics grow quickly but are biased,
//! so their weight falls with the visits.

use plyground_core::{Indexed, Player, Position};

use super::tree::{MctsTree, Proven, bonus, place_of, ranked};

/// The parameters of RAVE.
#[derive(Debug)]
pub(super) struct Rave<P: Position> {
    /// The number of visits to a node after which the AMAF statistics of its children weigh as much as their own.
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
    /// A copy. A derived `Copy` would require `P: Copy`.
    pub(super) fn same(&self) -> Self {
        Self { equivalence: self.equivalence, index: self.index, indices: self.indices }
    }
}

/// AMAF statistics.
#[derive(Debug)]
pub(super) struct Amaf<P: Position> {
    rave: Rave<P>,
    /// One for each node of the tree, with the same index.
    tallies: Vec<Tally>,
    /// When each move of each side was made last: the playout in the upper half of the word, the ply in the lower.
    made: Vec<[u64; 2]>,
    /// The current playout, in the upper half of the word.
    now: u64,
}

#[derive(Clone, Copy, Debug)]
struct Tally {
    /// The index of the move to the node.
    index: u32,
    visits: u32,
    points: i32,
}

impl<P: Position> Amaf<P> {
    pub(super) fn new(rave: Rave<P>, pos: &P) -> Self {
        let made = vec![[0; 2]; (rave.indices)(pos)];
        Self { rave, tallies: Vec::new(), made, now: 0 }
    }

    /// Starts a playout.
    #[inline]
    pub(super) fn begin(&mut self) {
        self.now += 1 << 32;
    }

    /// Notes that `m` is made at this ply.
    #[inline]
    pub(super) fn note(&mut self, pos: &P, m: P::Move, ply: usize) {
        let index = (self.rave.index)(pos, m);
        self.made[index][pos.to_move().index()] = self.now | ply as u64;
    }

    /// Adds tallies for the new children of the node at `place`, whose position is `pos`.
    pub(super) fn expand(&mut self, tree: &MctsTree<P::Move>, place: usize, pos: &P) {
        self.tallies.resize(tree.first_child(place), Tally { index: 0, visits: 0, points: 0 });
        let index = |m| (self.rave.index)(pos, m) as u32;
        let tally = |m| Tally { index: index(m), visits: 0, points: 0 };
        self.tallies.extend(tree.children(place).iter().map(|child| tally(child.movement)));
    }

    /// Adds the playout to the children of a node on its path at which `mover` moved.
    #[inline]
    pub(super) fn add(
        &mut self,
        tree: &MctsTree<P::Move>,
        place: usize,
        ply: usize,
        mover: Player,
        points: i32,
    ) {
        let since = self.now | ply as u64;
        let first = tree.first_child(place);
        for tally in &mut self.tallies[first..][..tree.children(place).len()] {
            if self.made[tally.index as usize][mover.index()] >= since {
                tally.visits += 1;
                tally.points += points;
            }
        }
    }

    /// [`MctsTree::select`] with AMAF statistics.
    pub(super) fn select(
        &self,
        tree: &MctsTree<P::Move>,
        place: usize,
        mover: Player,
        exploration: f32,
        only_open: bool,
    ) -> usize {
        let lost = Proven::win(mover.other());
        let visits = tree.node(place).visits as f32;
        let bonus = bonus(exploration, tree.node(place).visits);
        // The weight of AMAF, which falls from 1: the hand-selected schedule of Gelly and Silver.
        let trust = (self.rave.equivalence / (3.0 * visits + self.rave.equivalence)).sqrt();
        let first = tree.first_child(place);
        let mut best = ranked(-1.5, 0);
        for (i, child) in tree.children(place).iter().enumerate() {
            let tally = self.tallies[first + i];
            if child.proven == lost || (only_open && child.proven == Proven::Draw) {
                continue;
            }
            if child.visits == 0 && tally.visits == 0 {
                return first + i;
            }
            let amaf = tally.points as f32 / tally.visits.max(1) as f32;
            let bound = if child.visits == 0 {
                amaf + bonus
            } else {
                let inverse_root = 1.0 / (child.visits as f32).sqrt();
                let mean = child.points as f32 * inverse_root * inverse_root;
                let trust = if tally.visits == 0 { 0.0 } else { trust };
                mean + trust * (amaf - mean) + bonus * inverse_root
            };
            best = best.max(ranked(bound, i));
        }
        first + place_of(best)
    }
}
