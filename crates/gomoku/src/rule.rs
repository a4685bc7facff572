//! The four rules of five in a row.

use std::fmt;
use std::str::FromStr;

use plyground_core::Player;

/// Which rows win, and which moves are forbidden.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rule {
    /// Five or more in a row win.
    Freestyle,
    /// Exactly five in a row win; six or more (an overline) do not.
    Standard,
    /// White wins with five or more. Black, who opens, wins with exactly five, and may not make six or more, two
    /// fours or two open threes with one stone, unless that stone makes five.
    Renju,
    /// Five in a row win unless an opposing stone stands at both ends; six or more always win.
    Caro,
}

impl Rule {
    /// All rules, in the order of their discriminants.
    pub const ALL: [Self; 4] = [Self::Freestyle, Self::Standard, Self::Renju, Self::Caro];

    /// The name that commands and files use.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Freestyle => "freestyle",
            Self::Standard => "standard",
            Self::Renju => "renju",
            Self::Caro => "caro",
        }
    }

    /// Which rows of `player` win.
    pub(crate) const fn line(self, player: Player) -> LineRule {
        match (self, player) {
            (Self::Freestyle, _) | (Self::Renju, Player::Second) => LineRule::FiveOrMore,
            (Self::Standard, _) => LineRule::ExactlyFive,
            (Self::Renju, Player::First) => LineRule::RenjuBlack,
            (Self::Caro, _) => LineRule::Caro,
        }
    }

    /// The number of neighbours to either side that determine a cell's pattern.
    ///
    /// In freestyle every five through a cell lies within four cells of it. The other rules also depend on the cell next to
    /// the five.
    pub(crate) const fn reach(self) -> usize {
        match self {
            Self::Freestyle => 4,
            Self::Standard | Self::Renju | Self::Caro => 5,
        }
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Rule {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|rule| rule.name().eq_ignore_ascii_case(text))
            .ok_or_else(|| format!("there is no rule `{text}`: choose freestyle, standard, renju or caro"))
    }
}

/// Which rows of one side win.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum LineRule {
    FiveOrMore,
    ExactlyFive,
    /// Exactly five; overlines are forbidden.
    RenjuBlack,
    /// Five that is not closed at both ends, or six or more.
    Caro,
}
