//! What a solver has to reach, stated so that any complete search can decide it.

use std::fmt;

/// The goal of a puzzle, for the side to move, against every defence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleGoal {
    /// The game is won with at most this many own moves.
    WinIn(u8),
    /// The same, and every own move before the last is a four: it threatens to complete five at once.
    FoursIn(u8),
    /// The same, and every own move before the last is a threat: if the opponent passed, at most two more own moves, each of
    /// them a four or the five, would win.
    ThreatsIn(u8),
    /// After the move the opponent has no win by fours.
    StopFours,
    /// The game is not lost with best play.
    NotLose,
    /// The game is won with best play; the solution gives this many own moves at most.
    WinEnding(u8),
    /// The side is ahead by `balance` at a quiet position (a man counts 1, a king 3; less what the opponent has), or the game
    /// is won. Quiet positions are looked for after `plies` plies and the captures that follow.
    Material {
        /// The balance to be reached.
        balance: i32,
        /// The plies until captures alone are searched.
        plies: u8,
    },
}

impl PuzzleGoal {
    /// The largest number of own moves that a solution has.
    pub fn moves(self) -> u8 {
        match self {
            Self::WinIn(moves) | Self::FoursIn(moves) | Self::ThreatsIn(moves) | Self::WinEnding(moves) => {
                moves
            }
            Self::StopFours | Self::NotLose => 1,
            Self::Material { plies, .. } => plies.div_ceil(2),
        }
    }

    /// The goal that is left after an own move and its reply.
    pub(crate) fn next(self) -> Self {
        match self {
            Self::WinIn(moves) => Self::WinIn(moves.saturating_sub(1)),
            Self::FoursIn(moves) => Self::FoursIn(moves.saturating_sub(1)),
            Self::ThreatsIn(moves) => Self::ThreatsIn(moves.saturating_sub(1)),
            Self::WinEnding(moves) => Self::WinEnding(moves.saturating_sub(1)),
            Self::Material { balance, plies } => Self::Material { balance, plies: plies.saturating_sub(2) },
            Self::StopFours | Self::NotLose => self,
        }
    }

    /// Reads what `Display` writes.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let name = words.next()?;
        let mut number = || words.next()?.parse::<i32>().ok();
        let small = |number: Option<i32>| u8::try_from(number?).ok().filter(|n| *n > 0);
        Some(match name {
            "win-in" => Self::WinIn(small(number())?),
            "fours-in" => Self::FoursIn(small(number())?),
            "threats-in" => Self::ThreatsIn(small(number())?),
            "win-ending" => Self::WinEnding(small(number())?),
            "stop-fours" => Self::StopFours,
            "not-lose" => Self::NotLose,
            "material" => Self::Material { balance: number()?, plies: small(number())? },
            _ => return None,
        })
    }
}

impl fmt::Display for PuzzleGoal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::WinIn(moves) => write!(f, "win-in {moves}"),
            Self::FoursIn(moves) => write!(f, "fours-in {moves}"),
            Self::ThreatsIn(moves) => write!(f, "threats-in {moves}"),
            Self::WinEnding(moves) => write!(f, "win-ending {moves}"),
            Self::StopFours => f.write_str("stop-fours"),
            Self::NotLose => f.write_str("not-lose"),
            Self::Material { balance, plies } => write!(f, "material {balance} {plies}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goals_are_read_back() {
        for goal in [
            PuzzleGoal::WinIn(3),
            PuzzleGoal::FoursIn(5),
            PuzzleGoal::ThreatsIn(4),
            PuzzleGoal::StopFours,
            PuzzleGoal::NotLose,
            PuzzleGoal::WinEnding(4),
            PuzzleGoal::Material { balance: -1, plies: 7 },
        ] {
            assert_eq!(PuzzleGoal::read(&goal.to_string()), Some(goal));
        }
        assert_eq!(PuzzleGoal::read("win-in 0"), None);
        assert_eq!(PuzzleGoal::read("material 3"), None);
    }
}
