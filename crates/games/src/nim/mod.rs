//! Nim: take any number of stones from one heap; the player who takes the last stone wins.
//!
//! C. Bouton, "Nim, a game with a complete mathematical theory", 1901, gave the game its name and said who wins. With
//! `misere` the player who takes the last stone loses; with `take=K` a turn takes K stones at most, which with one heap
//! is the game that is known as twenty-one and by many other names.

mod evaluator;
mod features;
mod game;

pub use evaluator::NimSum;

use plyground_core::{Alternating, GOLDEN, Indexed, Keyed, Message, Outcome, Player, Position, message};

/// The most heaps.
pub const HEAPS: usize = 8;
/// The most stones in a heap.
pub const STONES: usize = 31;

/// A move: a number of stones from one heap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Take {
    heap: u8,
    stones: u8,
}

/// The heaps and the options of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NimSetup {
    /// The stones of every heap at the start; zero behind the last heap.
    heaps: [u8; HEAPS],
    /// How many heaps there are.
    count: u8,
    /// The most that a turn takes.
    most: u8,
    is_misere: bool,
}

impl NimSetup {
    /// Heaps with these numbers of stones. A turn takes `most` at most, or any number.
    pub fn new(stones: &[usize], most: Option<usize>, is_misere: bool) -> Result<Self, Message> {
        let may_be_heap = |stones: &usize| (1..=STONES).contains(stones);
        if !(1..=HEAPS).contains(&stones.len())
            || !stones.iter().all(may_be_heap)
            || most.is_some_and(|most| !may_be_heap(&most))
        {
            return Err(message!(
                "nim-size",
                "Nim is played here with 1 to {heaps} heaps of 1 to {stones} stones, of which a turn takes at least one: \
                 write nim(3,4,5) or nim(21,take=3)",
                heaps = HEAPS,
                stones = STONES
            ));
        }
        let mut heaps = [0; HEAPS];
        for (heap, &count) in heaps.iter_mut().zip(stones) {
            *heap = count as u8;
        }
        let largest = stones.iter().max().copied().unwrap_or(1);
        let most = most.map_or(largest, |most| most.min(largest)) as u8;
        Ok(Self { heaps, count: stones.len() as u8, most, is_misere })
    }

    /// The stones of every heap at the start.
    fn heaps(&self) -> &[u8] {
        &self.heaps[..usize::from(self.count)]
    }

    /// The stones of the largest.
    fn largest(&self) -> u8 {
        self.heaps.iter().copied().max().unwrap_or(0)
    }

    /// The most that a turn takes, where that is less than all of a heap.
    fn limit(&self) -> Option<u8> {
        (self.most < self.largest()).then_some(self.most)
    }
}

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Nim {
    setup: NimSetup,
    heaps: [u8; HEAPS],
    to_move: Player,
}

impl Nim {
    /// The opening position.
    pub fn new(setup: NimSetup) -> Self {
        Self { setup, heaps: setup.heaps, to_move: Player::First }
    }

    /// The stones that are left in every heap.
    pub fn heaps(&self) -> &[u8] {
        &self.heaps[..usize::from(self.setup.count)]
    }
}

impl Position for Nim {
    type Move = Take;
    /// The move is enough to undo it.
    type Undo = ();
    type Moves = Takes;

    #[inline]
    fn to_move(&self) -> Player {
        self.to_move
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        let took_last = self.to_move.other();
        let winner = if self.setup.is_misere { self.to_move } else { took_last };
        (self.heaps == [0; HEAPS]).then_some(Outcome::Win(winner))
    }

    #[inline]
    fn moves(&self) -> Takes {
        Takes { heaps: self.heaps, most: self.setup.most, heap: 0, stones: 1 }
    }

    #[inline]
    fn make(&mut self, m: Take) {
        self.heaps[usize::from(m.heap)] -= m.stones;
        self.to_move = self.to_move.other();
    }

    #[inline]
    fn unmake(&mut self, m: Take, (): ()) {
        self.heaps[usize::from(m.heap)] += m.stones;
        self.to_move = self.to_move.other();
    }
}

impl Alternating for Nim {}

impl Keyed for Nim {
    /// The heaps side by side, and the turn.
    #[inline]
    fn key(&self) -> u64 {
        let heaps = self.heaps.iter().fold(0, |word, &heap| word << 5 | u64::from(heap));
        let key = (heaps << 1 | self.to_move.index() as u64).wrapping_mul(GOLDEN);
        (key ^ key >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93)
    }
}

impl Indexed for Nim {
    fn indices(&self) -> usize {
        HEAPS * (STONES + 1)
    }

    #[inline]
    fn index(&self, m: Take) -> usize {
        usize::from(m.heap) * (STONES + 1) + usize::from(m.stones)
    }
}

/// One stone of the first heap, two of it, and so on to all of the last.
#[derive(Clone, Debug)]
pub struct Takes {
    heaps: [u8; HEAPS],
    most: u8,
    /// The next move, if the heap has that number of stones.
    heap: u8,
    stones: u8,
}

impl Iterator for Takes {
    type Item = Take;

    #[inline]
    fn next(&mut self) -> Option<Take> {
        while let Some(&heap) = self.heaps.get(usize::from(self.heap)) {
            if self.stones <= heap.min(self.most) {
                self.stones += 1;
                return Some(Take { heap: self.heap, stones: self.stones - 1 });
            }
            self.heap += 1;
            self.stones = 1;
        }
        None
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.heaps.iter().skip(usize::from(self.heap));
        let all: usize = left.map(|&heap| usize::from(heap.min(self.most))).sum();
        // The moves of the current heap that take fewer stones were returned already.
        let count = all.saturating_sub(usize::from(self.stones) - 1);
        (count, Some(count))
    }
}

impl ExactSizeIterator for Takes {}
