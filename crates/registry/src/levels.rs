//! The strengths of opponents.

/// The deepest search that can be requested: no game here is longer.
pub const DEEPEST: u16 = 400;

/// A strength that people can choose.
#[derive(Clone, Copy, Debug)]
pub struct Level {
    /// From 1, the weakest.
    pub number: u8,
    /// The depth of its search at most.
    pub depth: u16,
    /// Nodes that it may spend on a move.
    pub nodes: u64,
    /// How many moves in a hundred are random.
    pub slips: u8,
}

const fn strength(number: u8, depth: u16, nodes: u64, slips: u8) -> Level {
    Level { number, depth, nodes, slips }
}

/// All levels, each stronger than the one before: it searches deeper or slips less often. Games that an engine plays
/// have the engine's levels instead, see [`Analyse::level_move`](crate::Analyse::level_move).
pub static LEVELS: [Level; 10] = [
    strength(1, 1, 10_000, 50),
    strength(2, 1, 10_000, 25),
    strength(3, 2, 50_000, 15),
    strength(4, 3, 100_000, 8),
    strength(5, 4, 200_000, 4),
    strength(6, 5, 2_000_000, 0),
    strength(7, 6, 5_000_000, 0),
    strength(8, 8, 10_000_000, 0),
    strength(9, 10, 20_000_000, 0),
    strength(10, DEEPEST, 30_000_000, 0),
];

/// The level with this number.
pub fn level(number: u8) -> Option<&'static Level> {
    LEVELS.iter().find(|level| level.number == number)
}
