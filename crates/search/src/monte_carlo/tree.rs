//! The tree: statistics, proofs, and selection by UCT.

use plyground_core::{Outcome, Player, Position};

/// A node. Its statistics are for the side that made the move to it.
#[derive(Clone, Copy, Debug)]
pub(super) struct MctsNode<M> {
    /// Playouts through this node.
    pub(super) visits: u32,
    /// The number of wins minus the number of losses.
    pub(super) points: i32,
    /// The index of its first child, and the number of children: 0 for a leaf.
    first: u32,
    count: u16,
    pub(super) proven: Proven,
    /// The move to this node.
    pub(super) movement: M,
}

/// The result of optimal play, if it is proven.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Proven {
    Open,
    First,
    Second,
    Draw,
}

impl Proven {
    #[inline]
    pub(super) fn win(player: Player) -> Self {
        match player {
            Player::First => Self::First,
            Player::Second => Self::Second,
        }
    }

    #[inline]
    pub(super) fn of(outcome: Option<Outcome>) -> Self {
        match outcome {
            None => Self::Open,
            Some(Outcome::Win(player)) => Self::win(player),
            Some(Outcome::Draw) => Self::Draw,
        }
    }

    #[inline]
    pub(super) fn outcome(self) -> Option<Outcome> {
        match self {
            Self::Open => None,
            Self::First => Some(Outcome::Win(Player::First)),
            Self::Second => Some(Outcome::Win(Player::Second)),
            Self::Draw => Some(Outcome::Draw),
        }
    }

    /// The result of a node with these children: won if one of them wins for `mover`, and otherwise proven if all of them are.
    pub(super) fn best_of(children: impl IntoIterator<Item = Self>, mover: Player) -> Self {
        let mut best = Self::win(mover.other());
        for child in children {
            match child {
                Self::Open => best = Self::Open,
                Self::Draw if best != Self::Open => best = Self::Draw,
                won if won == Self::win(mover) => return won,
                _ => {}
            }
        }
        best
    }
}

/// The index of the root, whose `movement` is meaningless.
pub(super) const ROOT: usize = 0;

/// The nodes of a tree in one list.
#[derive(Debug)]
pub(super) struct MctsTree<M> {
    nodes: Vec<MctsNode<M>>,
    /// The largest number of nodes.
    capacity: usize,
    /// Whether a leaf could not be expanded for lack of room.
    pub(super) is_full: bool,
}

impl<M: Copy> MctsTree<M> {
    /// The tree of an unfinished position: the root and its children, even if they exceed the capacity.
    pub(super) fn new<P: Position<Move = M>>(pos: &mut P, capacity: usize) -> Self {
        let movement = pos.moves().next().expect("an unfinished game has a move");
        let root = MctsNode { visits: 0, points: 0, first: 0, count: 0, proven: Proven::Open, movement };
        let mut tree = Self { nodes: vec![root], capacity: usize::MAX, is_full: false };
        tree.expand(ROOT, pos);
        tree.capacity = capacity.min(u32::MAX as usize);
        tree
    }

    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    #[inline]
    pub(super) fn node(&self, place: usize) -> &MctsNode<M> {
        &self.nodes[place]
    }

    #[inline]
    pub(super) fn is_leaf(&self, place: usize) -> bool {
        self.nodes[place].count == 0
    }

    #[inline]
    pub(super) fn children(&self, place: usize) -> &[MctsNode<M>] {
        let node = &self.nodes[place];
        &self.nodes[node.first as usize..][..usize::from(node.count)]
    }

    /// The index of a node's first child.
    #[inline]
    pub(super) fn first_child(&self, place: usize) -> usize {
        self.nodes[place].first as usize
    }

    /// Whether there is room for this number of children.
    #[inline]
    pub(super) fn has_room(&mut self, moves: usize) -> bool {
        let fits = self.nodes.len() + moves <= self.capacity && u16::try_from(moves).is_ok();
        self.is_full |= !fits;
        fits
    }

    /// Expands a leaf. Children that are finished games are proven, which may prove the leaf itself.
    pub(super) fn expand<P: Position<Move = M>>(&mut self, place: usize, pos: &mut P) {
        let (first, mover) = (self.nodes.len(), pos.to_move());
        for movement in pos.moves().take(usize::from(u16::MAX)) {
            let proven = Proven::of(pos.after(movement, |pos| pos.outcome()));
            self.nodes.push(MctsNode { visits: 0, points: 0, first: 0, count: 0, proven, movement });
        }
        let proven = Proven::best_of(self.nodes[first..].iter().map(|child| child.proven), mover);
        let count = (self.nodes.len() - first) as u16;
        let node = &mut self.nodes[place];
        (node.first, node.count, node.proven) = (first as u32, count, proven);
    }

    /// Adds a playout to a node.
    #[inline]
    pub(super) fn add(&mut self, place: usize, points: i32) {
        let node = &mut self.nodes[place];
        node.visits += 1;
        node.points += points;
    }

    /// Backs up proofs from the children of a node.
    #[inline]
    pub(super) fn prove(&mut self, place: usize, mover: Player) -> Proven {
        let proven = Proven::best_of(self.children(place).iter().map(|child| child.proven), mover);
        self.nodes[place].proven = proven;
        proven
    }

    /// Selection: the child of an unproven node with the largest upper confidence bound.
    ///
    /// Moves that are proven to lose are left out, and with `only_open` also those that are proven to draw.
    #[inline]
    pub(super) fn select(&self, place: usize, mover: Player, exploration: f32, only_open: bool) -> usize {
        let lost = Proven::win(mover.other());
        let bonus = bonus(exploration, self.nodes[place].visits);
        let first = self.first_child(place);
        let mut best = ranked(-1.5, 0);
        for (i, child) in self.children(place).iter().enumerate() {
            if child.proven == lost || (only_open && child.proven == Proven::Draw) {
                continue;
            }
            if child.visits == 0 {
                // A child without a visit has an infinite bound.
                return first + i;
            }
            // UCT: `points / visits + bonus / sqrt(visits)`.
            let inverse_root = 1.0 / (child.visits as f32).sqrt();
            best = best.max(ranked(inverse_root * (child.points as f32 * inverse_root + bonus), i));
        }
        first + place_of(best)
    }
}

/// The exploration term of UCT for a child with one visit, by the visits of its parent: `exploration * sqrt(ln(visits))`. The
/// logarithm is interpolated
/// linearly between powers of two, from the bits of the float: accurate enough, cheap, and equal on every machine.
#[inline]
pub(super) fn bonus(exploration: f32, visits: u32) -> f32 {
    const ONE: f32 = (1 << 23) as f32;
    let bits = (visits.max(1) as f32).to_bits() - 1.0_f32.to_bits();
    exploration.max(0.0) * (bits as f32 / ONE * std::f32::consts::LN_2).sqrt()
}

/// A bound and the index of its child as one number, so that the maximum is found without a branch and ties go to the first
/// child. No bound is below -1, and the bits of positive floats are in the order of their values.
#[inline]
pub(super) fn ranked(bound: f32, i: usize) -> u64 {
    u64::from((bound + 2.0).to_bits()) << 32 | u64::from(u32::MAX - i as u32)
}

/// The index in such a number.
#[inline]
pub(super) fn place_of(ranked: u64) -> usize {
    (u32::MAX - ranked as u32) as usize
}
