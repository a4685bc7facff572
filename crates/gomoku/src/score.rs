//! Scores of the engine: points, and wins counted in moves.

use std::fmt;

/// What a position is worth to the side to move: points, or a win or loss in so many moves of both sides together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Value(i32);

/// Above everything that a position can be worth.
pub(crate) const INFINITE: i32 = 32_000;
/// A win on the spot.
pub(crate) const WIN: i32 = 30_000;
/// From here on a value is a win.
pub(crate) const WON: i32 = WIN - 1_000;
/// The most that an evaluation says.
pub(crate) const MOST: i32 = 20_000;

impl Value {
    pub(crate) const fn new(value: i32) -> Self {
        Self(value)
    }

    /// The points; wins and losses are far outside of what an evaluation gives.
    pub const fn points(self) -> i32 {
        self.0
    }

    /// How many moves, of both sides together, until the end: negative when losing, none where nothing is proven.
    pub const fn mate(self) -> Option<i32> {
        if self.0 >= WON {
            Some(WIN - self.0)
        } else if self.0 <= -WON {
            Some(-WIN - self.0)
        } else {
            None
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.mate() {
            Some(plies) if plies > 0 => write!(f, "+M{plies}"),
            Some(plies) => write!(f, "-M{}", -plies),
            None => write!(f, "{}", self.0),
        }
    }
}
