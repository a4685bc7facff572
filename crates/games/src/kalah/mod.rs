//! Kalah: sow seeds around the board, and gather more of them than the other side.
//!
//! There are many sets of rules; these are played here:
//!
//! - a side sows all seeds of one of its houses one by one anticlockwise, into its own store too and past the other's;
//! - if the last seed falls into its own store, it moves again;
//! - if the last seed falls into an empty house of its own, that seed and all in the house opposite are captured, even
//!   where there are none opposite;
//! - as soon as one side has no seeds in its houses, with either side to move, the game is over, and the seeds in the
//!   other side's houses are that side's.
//!
//! Elsewhere a capture asks for seeds opposite, or the game ends only when the side to move has none. These are other games:
//! with seeds asked for, five houses of two seeds are no longer a draw but a win by two; with the other end, two houses of
//! two seeds are no longer lost by two but a draw. Captures without seeds opposite are what G. Irving, J. Donkers and
//! J. Uiterwijk, "Solving Kalah", 2000, are reported to have played: the margin of ten that is reported for six houses of
//! two seeds is found with them and is six without. How their games end is not known to us.

mod evaluator;
mod features;
mod game;

pub use evaluator::Seeds;

use std::cmp::Ordering;

use plyground_core::{GOLDEN, Indexed, Keyed, Message, Outcome, Player, Position, message};

use crate::bits::moves_by_bits;

/// The most houses of a side.
pub const HOUSES: usize = 6;
/// The most seeds in a house at the start.
pub const SEEDS: usize = 6;

/// The place of the store behind the houses.
const STORE: usize = HOUSES;

/// A house of the side to move, from 0 for the one that is farthest from its store.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct House(u8);

/// The seeds of each side: those in its houses in the order in which they are sown, those in its store, and nothing in the
/// last place, so that a side is a word.
type Pits = [[u8; 8]; 2];

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kalah {
    pits: Pits,
    /// Houses of a side.
    houses: u8,
    /// Seeds in each of them at the start.
    seeds: u8,
    to_move: Player,
}

impl Kalah {
    /// The opening position with `houses` houses a side and `seeds` seeds in each.
    pub fn new(houses: usize, seeds: usize) -> Result<Self, Message> {
        if !(1..=HOUSES).contains(&houses) || !(1..=SEEDS).contains(&seeds) {
            return Err(message!(
                "kalah-size",
                "Kalah is played here with 1 to {houses} houses a side and 1 to {seeds} seeds in each: write kalah(6,4)",
                houses = HOUSES,
                seeds = SEEDS
            ));
        }
        let mut side = [0; 8];
        side[..houses].fill(seeds as u8);
        Ok(Self { pits: [side; 2], houses: houses as u8, seeds: seeds as u8, to_move: Player::First })
    }

    /// The seeds in a side's houses, in the order in which they are sown.
    pub fn houses(&self, player: Player) -> &[u8] {
        &self.pits[player.index()][..usize::from(self.houses)]
    }

    /// The seeds in a side's store.
    #[inline]
    pub fn store(&self, player: Player) -> u8 {
        self.pits[player.index()][STORE]
    }

    /// All seeds of the game.
    fn total(&self) -> usize {
        2 * usize::from(self.houses) * usize::from(self.seeds)
    }

    /// The store of the side to move less that of the other.
    #[inline]
    fn lead(&self) -> i32 {
        i32::from(self.store(self.to_move)) - i32::from(self.store(self.to_move.other()))
    }

    /// Whether a side has no seeds outside its store.
    #[inline]
    fn is_empty(&self, player: Player) -> bool {
        u64::from_le_bytes(self.pits[player.index()]) << 16 == 0
    }

    /// Sows a house of the side to move and captures; true if the last seed fell into its store.
    #[inline]
    fn sow(&mut self, house: House) -> bool {
        let (mine, theirs) = (self.to_move.index(), self.to_move.other().index());
        let houses = usize::from(self.houses);
        let mut at = usize::from(house.0);
        let seeds = std::mem::take(&mut self.pits[mine][at]);
        for _ in 0..seeds {
            // Around the board: my houses, my store, and the other side's houses.
            at = if at == 2 * houses { 0 } else { at + 1 };
            let pit = match at.cmp(&houses) {
                Ordering::Less => &mut self.pits[mine][at],
                Ordering::Equal => &mut self.pits[mine][STORE],
                Ordering::Greater => &mut self.pits[theirs][at - houses - 1],
            };
            *pit += 1;
        }
        if at < houses && self.pits[mine][at] == 1 {
            let opposite = std::mem::take(&mut self.pits[theirs][houses - 1 - at]);
            self.pits[mine][STORE] += opposite + std::mem::take(&mut self.pits[mine][at]);
        }
        at == houses
    }

    /// Moves the seeds of all houses into their owners' stores.
    fn gather(&mut self) {
        for side in &mut self.pits {
            side[STORE] = side.iter().sum();
            side[..STORE].fill(0);
        }
    }
}

impl Position for Kalah {
    type Move = House;
    /// The position before.
    type Undo = Self;
    type Moves = Houses;

    #[inline]
    fn to_move(&self) -> Player {
        self.to_move
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        // Where one side is empty, the other's seeds were gathered.
        if !self.is_empty(self.to_move) {
            return None;
        }
        let [first, second] = Player::BOTH.map(|player| self.store(player));
        Some(match first.cmp(&second) {
            Ordering::Greater => Outcome::Win(Player::First),
            Ordering::Equal => Outcome::Draw,
            Ordering::Less => Outcome::Win(Player::Second),
        })
    }

    #[inline]
    fn moves(&self) -> Houses {
        let side = &self.pits[self.to_move.index()][..STORE];
        let full = side.iter().enumerate().map(|(house, &seeds)| u8::from(seeds > 0) << house);
        Houses(full.fold(0, |set, bit| set | bit))
    }

    #[inline]
    fn make(&mut self, m: House) -> Self {
        let before = *self;
        if !self.sow(m) {
            self.to_move = self.to_move.other();
        }
        if Player::BOTH.into_iter().any(|player| self.is_empty(player)) {
            self.gather();
        }
        before
    }

    #[inline]
    fn unmake(&mut self, _: House, before: Self) {
        *self = before;
    }
}

impl Keyed for Kalah {
    /// Both sides as words, and the turn.
    #[inline]
    fn key(&self) -> u64 {
        let [first, second] = self.pits.map(u64::from_le_bytes);
        let mut key = (first ^ (self.to_move.index() as u64) << 63).wrapping_mul(GOLDEN);
        key = ((key ^ key >> 32) ^ second).wrapping_mul(0xd6e8_feb8_6659_fd93);
        (key ^ key >> 32).wrapping_mul(0xa076_1d64_78bd_642f)
    }
}

impl Indexed for Kalah {
    fn indices(&self) -> usize {
        2 * HOUSES
    }

    #[inline]
    fn index(&self, m: House) -> usize {
        HOUSES * self.to_move.index() + usize::from(m.0)
    }
}

moves_by_bits! {
    /// Houses with seeds, from the one that is farthest from the store.
    Houses(u8) of House
}
