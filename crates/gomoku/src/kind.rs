//! The kind of an empty cell for one side: one of 30 classes, few enough for tables by both sides' kinds.

use crate::pattern::Pattern;
use crate::threat::Threat;

/// A class of four patterns: a [`Threat`], divided further below two open threes, where most cells are. Forbidden moves have
/// no kind of their own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct CellKind(u8);

impl CellKind {
    /// The number of kinds.
    pub const COUNT: usize = 30;
    /// The number of groups of kinds; see [`group`](Self::group).
    pub const GROUPS: usize = 4;

    pub(crate) const NOTHING: Self = Self(0);

    /// The kind of four patterns.
    pub fn of(patterns: [Pattern; 4]) -> Self {
        let count =
            |wanted: fn(Pattern) -> bool| patterns.iter().filter(|&&pattern| wanted(pattern)).count() as u8;
        let minor = count(|pattern| matches!(pattern, Pattern::OpenOne | Pattern::ClosedTwo));
        let has_open_three = u8::from(patterns.contains(&Pattern::OpenThree));
        Self(match Threat::of(patterns) {
            Threat::Quiet if count(|pattern| !matches!(pattern, Pattern::Dead | Pattern::Overline)) == 0 => 0,
            Threat::Quiet => 1 + minor,
            Threat::Two => {
                let class = match patterns {
                    _ if patterns.contains(&Pattern::NarrowTwo) => 0,
                    _ if patterns.contains(&Pattern::OpenTwo) => 1,
                    _ if patterns.contains(&Pattern::WideTwo) => 2,
                    _ => 3,
                };
                6 + 2 * class + u8::from(minor >= 2)
            }
            Threat::TwoTwos => {
                let closed = count(|pattern| pattern == Pattern::ClosedThree);
                let all = closed + count(Pattern::is_two);
                14 + 2 * closed.min(2) + u8::from(all > 2)
            }
            Threat::Three => 20 + has_open_three,
            Threat::ThreeAndTwo => 22 + has_open_three,
            Threat::TwoThrees => 24,
            Threat::Four => 25,
            Threat::FourAndTwo => 26,
            Threat::FourAndThree => 27,
            Threat::OpenFour => 28,
            Threat::Five => 29,
            Threat::Suspect => {
                unreachable!("`Threat::of` does not know the rule, and only renju has suspects")
            }
        })
    }

    /// All kinds.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Its index, below [`COUNT`](Self::COUNT).
    #[inline]
    pub const fn get(self) -> usize {
        self.0 as usize
    }

    /// Its group: 0 for a quiet cell, 1 for a two, 2 for a three, 3 for a four or more.
    pub const fn group(self) -> usize {
        match self.0 {
            0..6 => 0,
            6..20 => 1,
            20..25 => 2,
            _ => 3,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::weights::WeightIndex;

    #[test]
    fn better_threats_are_later_kinds() {
        let mut seen = [false; CellKind::COUNT];
        for index in WeightIndex::all() {
            let patterns = index.patterns();
            let kind = CellKind::of(patterns);
            seen[kind.get()] = true;
            for other in WeightIndex::all().step_by(7) {
                let other = other.patterns();
                if Threat::of(patterns) < Threat::of(other) {
                    assert!(kind < CellKind::of(other), "{patterns:?} {other:?}");
                }
            }
        }
        assert_eq!(seen, [true; CellKind::COUNT], "no kind is without patterns");
    }
}
