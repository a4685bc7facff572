//! Threats: the four patterns of a cell combined.

use crate::pattern::Pattern;
use crate::rule::LineRule;

/// The threat that a stone on a cell would make. Ordered by urgency.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Threat {
    /// None of the following.
    Quiet,
    /// An open two or a closed three.
    Two,
    /// Two open twos or closed threes.
    TwoTwos,
    /// An open three.
    Three,
    /// An open three, and an open two or a closed three.
    ThreeAndTwo,
    /// Two open threes.
    TwoThrees,
    /// Black in renju: looks forbidden by its patterns; [`Board::forbidden`](crate::Board::forbidden) decides.
    Suspect,
    /// A four.
    Four,
    /// A four, and an open two or a closed three.
    FourAndTwo,
    /// A four-three: wins unless the reply to the four is itself a four.
    FourAndThree,
    /// An open four or a double four: no single reply stops the five.
    OpenFour,
    /// Five in a row.
    Five,
}

impl Threat {
    /// The number of threats.
    pub const COUNT: usize = 12;

    /// All threats, in order.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Quiet,
        Self::Two,
        Self::TwoTwos,
        Self::Three,
        Self::ThreeAndTwo,
        Self::TwoThrees,
        Self::Suspect,
        Self::Four,
        Self::FourAndTwo,
        Self::FourAndThree,
        Self::OpenFour,
        Self::Five,
    ];

    /// The threat of four patterns, regardless of forbidden moves.
    pub fn of(patterns: [Pattern; 4]) -> Self {
        let count = |wanted: fn(Pattern) -> bool| patterns.iter().filter(|&&pattern| wanted(pattern)).count();
        let fours = count(|p| p == Pattern::Four);
        let threes = count(Pattern::is_three);
        let twos = count(|p| p.is_two() || p == Pattern::ClosedThree);
        match (fours, threes, twos) {
            _ if patterns.contains(&Pattern::Five) => Self::Five,
            _ if patterns.contains(&Pattern::OpenFour) || patterns.contains(&Pattern::SplitFours) => {
                Self::OpenFour
            }
            (2.., ..) => Self::OpenFour,
            (1, 1.., _) => Self::FourAndThree,
            (1, _, 1..) => Self::FourAndTwo,
            (1, ..) => Self::Four,
            (_, 2.., _) => Self::TwoThrees,
            (_, 1, 1..) => Self::ThreeAndTwo,
            (_, 1, _) => Self::Three,
            (.., 2..) => Self::TwoTwos,
            (.., 1) => Self::Two,
            _ => Self::Quiet,
        }
    }

    /// The threat of four patterns under a rule that may forbid the move.
    pub(crate) fn under(rule: LineRule, patterns: [Pattern; 4]) -> Self {
        let unrestricted = Self::of(patterns);
        if rule != LineRule::RenjuBlack || unrestricted == Self::Five {
            return unrestricted;
        }
        let fours = patterns.iter().map(|pattern| pattern.fours()).sum::<usize>();
        let threes = patterns.iter().filter(|pattern| pattern.is_three()).count();
        let suspect = fours >= 2 || threes >= 2 || patterns.contains(&Pattern::Overline);
        if suspect { Self::Suspect } else { unrestricted }
    }
}
