//! What a stone is good for: the four patterns of a cell taken together.

use crate::pattern::Pattern;
use crate::rule::LineRule;

/// What a side threatens by a stone on a cell. More urgent ones are larger.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Threat {
    /// Nothing that must be answered.
    Quiet,
    /// An open two or a closed three.
    Two,
    /// Two of them.
    TwoTwos,
    /// An open three.
    Three,
    /// An open three, and an open two or a closed three.
    ThreeAndTwo,
    /// Two open threes.
    TwoThrees,
    /// Black in renju: by the patterns alone this looks like a forbidden move. Whether it is one takes a closer look.
    Suspect,
    /// A four.
    Four,
    /// A four, and an open two or a closed three.
    FourAndTwo,
    /// A four and an open three: wins unless the reply to the four is a four itself.
    FourAndThree,
    /// An open four or two fours: five follows whatever the reply.
    OpenFour,
    /// Five in a row.
    Five,
}

impl Threat {
    /// How many there are.
    pub const COUNT: usize = 12;

    /// All of them, by number.
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

    /// What four patterns come to, forbidden or not.
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

    /// The same, where the line's rule may forbid the move.
    pub(crate) fn under(rule: LineRule, patterns: [Pattern; 4]) -> Self {
        let free = Self::of(patterns);
        if rule != LineRule::RenjuBlack || free == Self::Five {
            return free;
        }
        let fours = patterns.iter().map(|pattern| pattern.fours()).sum::<usize>();
        let threes = patterns.iter().filter(|pattern| pattern.is_three()).count();
        let suspect = fours >= 2 || threes >= 2 || patterns.contains(&Pattern::Overline);
        if suspect { Self::Suspect } else { free }
    }
}
