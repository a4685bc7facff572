//! The values that a program shows for its root moves, and what they mean.

use std::fmt;

use plyground_registry::{Bound, RootMove, Score};

/// A root move with the value that came back for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShownMove {
    /// The move.
    pub movement: String,
    /// The returned value.
    pub value: Score,
    /// Whether that value is exact or a bound.
    pub bound: Bound,
}

impl From<RootMove<String>> for ShownMove {
    fn from(RootMove { movement, value, bound }: RootMove<String>) -> Self {
        Self { movement, value, bound }
    }
}

impl fmt::Display for ShownMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let value = self.value;
        match self.bound {
            Bound::Exact => write!(f, "{value}"),
            Bound::Upper => write!(f, "≤{value}"),
            Bound::Lower => write!(f, "≥{value}"),
            Bound::Unknown => write!(f, "{value}?"),
        }
    }
}
