//! Scores and search windows.

use std::fmt;
use std::ops::Neg;

/// The value of a position, from the point of view of one side: larger is better for it.
///
/// Every finite score lies strictly between `-INFINITE` and `INFINITE`, and negation never overflows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Score(i32);

impl Score {
    /// Neither side is better.
    pub const ZERO: Self = Self(0);
    /// Above every finite score.
    pub const INFINITE: Self = Self(i32::MAX);
    /// The value of a won game; by default less its distance from the root in plies.
    pub const WIN: Self = Self(1_000_000_000);

    /// A score: `i32::MAX` is plus infinity; `-i32::MAX` and `i32::MIN` are both minus infinity.
    #[inline]
    pub const fn new(value: i32) -> Self {
        Self(if value == i32::MIN { -i32::MAX } else { value })
    }

    /// The number itself.
    #[inline]
    pub const fn get(self) -> i32 {
        self.0
    }

    /// A score less than this below [`Score::WIN`] is a win with a known number of plies. No game is that long.
    const LONGEST: i32 = 1_000;

    /// The end of the game that a score of `WIN - plies` (a win) or its negation (a loss) means; `None` for any other score.
    pub fn end(self) -> Option<End> {
        let distance = Self::WIN.0 - self.0.saturating_abs();
        let plies = u16::try_from(distance).ok().filter(|_| distance < Self::LONGEST)?;
        Some(if self.0 > 0 { End::Win(plies) } else { End::Loss(plies) })
    }

    /// Whether this is neither plus nor minus infinity.
    pub const fn is_finite(self) -> bool {
        self.0 != i32::MAX && self.0 != -i32::MAX
    }
}

/// A forced end of the game and its distance in plies, for the side whose score it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// It wins after this number of plies.
    Win(u16),
    /// It loses after this number of plies.
    Loss(u16),
}

impl Neg for Score {
    type Output = Self;
    #[inline]
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::INFINITE => f.pad("inf"),
            s if s == -Self::INFINITE => f.pad("-inf"),
            Self(value) => fmt::Display::fmt(&value, f),
        }
    }
}

/// The search window: the open interval of values that matter to the side to move.
///
/// `-window` is the same interval for the opponent: it swaps the bounds and negates both, so that a search cannot do one
/// without the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Window {
    /// The lower bound: what the side to move is already sure of.
    pub alpha: Score,
    /// The upper bound: the opponent avoids positions with more.
    pub beta: Score,
}

impl Window {
    /// The full window: it contains every finite score.
    pub const FULL: Self = Self { alpha: Score(-i32::MAX), beta: Score::INFINITE };

    /// Raises alpha to `value`, if that is more.
    #[inline]
    pub fn raise(&mut self, value: Score) {
        self.alpha = self.alpha.max(value);
    }

    /// Whether `value` lies strictly inside.
    #[inline]
    pub fn contains(self, value: Score) -> bool {
        self.alpha < value && value < self.beta
    }

    /// The null window `(alpha, alpha + 1)`, which contains no value.
    #[inline]
    pub fn scout(self) -> Self {
        Self { alpha: self.alpha, beta: Score(self.alpha.0.saturating_add(1)) }
    }
}

impl Neg for Window {
    type Output = Self;
    #[inline]
    fn neg(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }
}

impl fmt::Display for Window {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.alpha, self.beta)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_seen_from_the_other_side_swaps_and_negates() {
        let window = Window { alpha: Score::new(-3), beta: Score::new(7) };
        assert_eq!(-window, Window { alpha: Score::new(-7), beta: Score::new(3) });
        assert_eq!(-Window::FULL, Window::FULL);
    }

    #[test]
    fn negation_never_overflows() {
        assert_eq!(-Score::new(i32::MIN), Score::INFINITE);
        assert_eq!(-(-Score::INFINITE), Score::INFINITE);
    }

    #[test]
    fn counted_ends_are_told_from_points() {
        let near = |plies: i32| Score::new(Score::WIN.get() - plies);
        assert_eq!(
            (near(0).end(), near(3).end(), (-near(7)).end()),
            (Some(End::Win(0)), Some(End::Win(3)), Some(End::Loss(7)))
        );
        for score in [Score::ZERO, Score::new(-140), Score::INFINITE, -Score::INFINITE, near(Score::LONGEST)]
        {
            assert_eq!(score.end(), None, "{score}");
        }
    }

    #[test]
    fn infinities_are_shown_as_words() {
        assert_eq!(Window::FULL.to_string(), "(-inf, inf)");
    }
}
