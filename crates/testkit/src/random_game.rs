//! A random game: a seed decides who moves where, how many moves there are, and who wins at which end.
//!
//! Extra turns, many transpositions, and ends at all depths: boards seldom have all three.

use plyground_core::{GOLDEN, Indexed, Keyed, Outcome, Player, Position, mix};

/// A node of a random game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RandomGame {
    seed: u64,
    /// The most moves of a game.
    length: u8,
    depth: u8,
    /// One of a few nodes at this depth.
    place: u8,
}

/// Nodes at one depth.
const PLACES: u8 = 9;

impl RandomGame {
    /// The root of the game of this seed.
    pub fn new(seed: u64, length: u8) -> Self {
        Self { seed, length, depth: 0, place: 0 }
    }

    /// A random number of this node.
    fn chance(&self, what: u64) -> u64 {
        mix(self.seed ^ (self.key() << 8 | what).wrapping_mul(GOLDEN)) >> 8
    }
}

impl Position for RandomGame {
    type Move = u8;
    /// The node before the move.
    type Undo = u8;
    type Moves = std::ops::Range<u8>;

    fn to_move(&self) -> Player {
        Player::BOTH[(self.chance(0) % 2) as usize]
    }

    fn outcome(&self) -> Option<Outcome> {
        let is_end = self.depth >= self.length || (self.depth > 0 && self.chance(1).is_multiple_of(9));
        let outcomes = [Outcome::Win(Player::First), Outcome::Win(Player::Second), Outcome::Draw];
        is_end.then(|| outcomes[(self.chance(2) % 3) as usize])
    }

    fn moves(&self) -> Self::Moves {
        0..if self.outcome().is_some() { 0 } else { 1 + (self.chance(3) % 4) as u8 }
    }

    fn make(&mut self, m: u8) -> u8 {
        let left = self.place;
        self.place = (self.chance(4 + u64::from(m)) % u64::from(PLACES)) as u8;
        self.depth += 1;
        left
    }

    fn unmake(&mut self, _: u8, left: u8) {
        self.place = left;
        self.depth -= 1;
    }
}

impl Keyed for RandomGame {
    fn key(&self) -> u64 {
        u64::from(self.depth) << 8 | u64::from(self.place)
    }
}

impl Indexed for RandomGame {
    fn indices(&self) -> usize {
        4
    }

    fn index(&self, m: u8) -> usize {
        usize::from(m)
    }
}
