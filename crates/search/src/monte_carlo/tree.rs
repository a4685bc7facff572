//! The tree that grows, and what is known in it.

use plyground_core::{Outcome, Player, Position};

/// A node. What it says is said for the side that moved here.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<M> {
    /// Playouts that came through here.
    pub(super) visits: u32,
    /// Those that were won less those that were lost.
    pub(super) points: i32,
    /// Where its children stand, side by side; as long as there are none it is a leaf.
    first: u32,
    count: u16,
    pub(super) proven: Proven,
    /// The move that leads here.
    pub(super) movement: M,
}

/// What optimal play leads to, where that is known.
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

    /// What a node is whose children are these: won by a move that wins, and otherwise known when all of them are.
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

/// The place of the root, a node whose move means nothing.
pub(super) const ROOT: usize = 0;

/// All nodes in one list.
#[derive(Debug)]
pub(super) struct Tree<M> {
    nodes: Vec<Node<M>>,
    /// The most that there may be.
    capacity: usize,
    /// Whether a leaf was to get children and there was no room.
    pub(super) is_full: bool,
}

impl<M: Copy> Tree<M> {
    /// The tree of a position that is not finished: its root and the root's children, however little room there is.
    pub(super) fn new<P: Position<Move = M>>(pos: &mut P, capacity: usize) -> Self {
        let movement = pos.moves().next().expect("an unfinished game has a move");
        let root = Node { visits: 0, points: 0, first: 0, count: 0, proven: Proven::Open, movement };
        let mut tree = Self { nodes: vec![root], capacity: usize::MAX, is_full: false };
        tree.expand(ROOT, pos);
        tree.capacity = capacity.min(u32::MAX as usize);
        tree
    }

    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    #[inline]
    pub(super) fn node(&self, place: usize) -> &Node<M> {
        &self.nodes[place]
    }

    #[inline]
    pub(super) fn is_leaf(&self, place: usize) -> bool {
        self.nodes[place].count == 0
    }

    #[inline]
    pub(super) fn children(&self, place: usize) -> &[Node<M>] {
        let node = &self.nodes[place];
        &self.nodes[node.first as usize..][..usize::from(node.count)]
    }

    /// The place of a node's first child.
    #[inline]
    pub(super) fn first_child(&self, place: usize) -> usize {
        self.nodes[place].first as usize
    }

    /// Whether a leaf with so many moves can have children.
    #[inline]
    pub(super) fn has_room(&mut self, moves: usize) -> bool {
        let fits = self.nodes.len() + moves <= self.capacity && u16::try_from(moves).is_ok();
        self.is_full |= !fits;
        fits
    }

    /// Gives a leaf its children. Ends of the game are proven on sight, and with them perhaps the leaf.
    pub(super) fn expand<P: Position<Move = M>>(&mut self, place: usize, pos: &mut P) {
        let (first, mover) = (self.nodes.len(), pos.to_move());
        for movement in pos.moves().take(usize::from(u16::MAX)) {
            let proven = Proven::of(pos.after(movement, |pos| pos.outcome()));
            self.nodes.push(Node { visits: 0, points: 0, first: 0, count: 0, proven, movement });
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

    /// Looks whether a node is proven by its children.
    #[inline]
    pub(super) fn prove(&mut self, place: usize, mover: Player) -> Proven {
        let proven = Proven::best_of(self.children(place).iter().map(|child| child.proven), mover);
        self.nodes[place].proven = proven;
        proven
    }

    /// The child to go to, of a node that is not proven: the one with the largest upper confidence bound.
    ///
    /// A move that is proven to lose is not tried again. One that is proven to draw may be the best there is; `is_open` leaves it
    /// out as well.
    #[inline]
    pub(super) fn select(&self, place: usize, mover: Player, exploration: f32, is_open: bool) -> usize {
        let lost = Proven::win(mover.other());
        let bonus = bonus(exploration, self.nodes[place].visits);
        let first = self.first_child(place);
        let mut best = ranked(-1.5, 0);
        for (i, child) in self.children(place).iter().enumerate() {
            if child.proven == lost || (is_open && child.proven == Proven::Draw) {
                continue;
            }
            if child.visits == 0 {
                // Nothing is more urgent than what was never tried.
                return first + i;
            }
            let share = 1.0 / (child.visits as f32).sqrt();
            best = best.max(ranked(share * (child.points as f32 * share + bonus), i));
        }
        first + place_of(best)
    }
}

/// What a move that was tried once gains over one that was tried for ever, at a node with so many visits: the square root of
/// their logarithm. The logarithm is that of the number's exponent with a straight line in between, which is
/// near enough, costs nothing, and is the same on every machine.
#[inline]
pub(super) fn bonus(exploration: f32, visits: u32) -> f32 {
    const ONE: f32 = (1 << 23) as f32;
    let bits = (visits.max(1) as f32).to_bits() - 1.0_f32.to_bits();
    exploration.max(0.0) * (bits as f32 / ONE * std::f32::consts::LN_2).sqrt()
}

/// A bound and the number of its move as one number, so that the largest is found without a branch, and among equals the
/// first. No bound is below -1, and the bits of positive floats are in order.
#[inline]
pub(super) fn ranked(bound: f32, i: usize) -> u64 {
    u64::from((bound + 2.0).to_bits()) << 32 | u64::from(u32::MAX - i as u32)
}

/// The number of the move in such a number.
#[inline]
pub(super) fn place_of(ranked: u64) -> usize {
    (u32::MAX - ranked as u32) as usize
}
