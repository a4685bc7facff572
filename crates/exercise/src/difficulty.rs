//! How difficult an exercise is: what its tree is made of, and what is guaranteed about it.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

/// A difficulty from 1 to 5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Difficulty(u8);

/// How random trees of a difficulty are made.
pub(crate) struct TreeRecipe {
    pub(crate) depth: u16,
    /// The branches of the root and of the other inner nodes.
    pub(crate) root: RangeInclusive<usize>,
    pub(crate) branches: RangeInclusive<usize>,
    /// Trees with fewer or more leaves are rejected.
    pub(crate) leaves: RangeInclusive<usize>,
    /// The values of the leaves.
    pub(crate) values: RangeInclusive<i32>,
    /// Whether two leaves may have the same value.
    pub(crate) may_repeat: bool,
}

impl Difficulty {
    /// The easiest and the hardest.
    pub const RANGE: RangeInclusive<u8> = 1..=5;

    /// A difficulty; `None` outside [`RANGE`](Self::RANGE).
    pub fn new(level: u8) -> Option<Self> {
        Self::RANGE.contains(&level).then_some(Self(level))
    }

    /// The number.
    pub fn level(self) -> u8 {
        self.0
    }

    /// One of five values, by difficulty.
    pub(crate) fn pick<T: Copy>(self, values: [T; 5]) -> T {
        values[usize::from(self.0 - 1)]
    }

    /// The trees of this difficulty.
    pub(crate) fn recipe(self) -> TreeRecipe {
        TreeRecipe {
            depth: self.pick([2, 3, 3, 4, 4]),
            root: self.pick([(3, 4), (2, 2), (2, 3), (2, 2), (2, 3)]).into_range(),
            branches: self.pick([(2, 3); 5]).into_range(),
            leaves: self.pick([(6, 9), (8, 10), (11, 15), (16, 18), (20, 24)]).into_range(),
            values: self.pick([(1, 15), (1, 20), (-9, 20), (-20, 25), (-20, 25)]).into_range(),
            may_repeat: self.0 == 5,
        }
    }
}

/// Both ends of a range, which unlike a range can be copied.
trait IntoRange<T> {
    fn into_range(self) -> RangeInclusive<T>;
}

impl<T> IntoRange<T> for (T, T) {
    fn into_range(self) -> RangeInclusive<T> {
        self.0..=self.1
    }
}

impl TryFrom<u8> for Difficulty {
    type Error = String;

    fn try_from(level: u8) -> Result<Self, String> {
        Self::new(level).ok_or_else(|| format!("{level} is not a difficulty from 1 to 5"))
    }
}

impl From<Difficulty> for u8 {
    fn from(difficulty: Difficulty) -> Self {
        difficulty.0
    }
}
