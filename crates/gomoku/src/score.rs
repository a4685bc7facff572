//! Values: points, or a win or loss with its distance in plies.

use std::fmt;

/// The value of a position for the side to move: points, or a win or loss with its distance in plies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Value(i32);

/// Greater than every value.
pub(crate) const INFINITE: i32 = 32_000;
/// A win in 0 plies.
pub(crate) const WIN: i32 = 30_000;
/// The smallest value of a win: a value of at least this is a win, one of at most its negative a loss.
pub(crate) const WON: i32 = WIN - 1_000;
/// The greatest static evaluation.
pub(crate) const MAX_EVALUATION: i32 = 20_000;

impl Value {
    pub(crate) const fn new(value: i32) -> Self {
        Self(value)
    }

    /// The value in points; wins and losses lie outside the range of evaluations.
    pub const fn points(self) -> i32 {
        self.0
    }

    /// The plies to a win, negative for a loss; none if the value is neither.
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
