//! The kinds of mistakes.

use plyground_registry::Worth;

/// The kind of a mistake, the least bad first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum MistakeKind {
    /// It gave a little of the expected score away.
    Inaccuracy,
    /// It gave more of it away.
    Mistake,
    /// A win was there and is there no longer; the game is not lost either.
    MissedWin,
    /// It gave most of the expected score away, or lost the game.
    Blunder,
}

/// The least loss of expected score of a mistake, and of a blunder. A smaller loss is an inaccuracy, and one of up to
/// [`GOOD`](crate::review::GOOD) is none.
const MISTAKE: f64 = 0.15;
const BLUNDER: f64 = 0.25;

impl MistakeKind {
    /// Every kind, the least bad first.
    pub const ALL: [Self; 4] = [Self::Inaccuracy, Self::Mistake, Self::MissedWin, Self::Blunder];

    /// The name in the API.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::MissedWin => "missed-win",
            Self::Blunder => "blunder",
        }
    }

    /// The sign that players write behind the move.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Inaccuracy => "?!",
            Self::Mistake => "?",
            Self::MissedWin | Self::Blunder => "??",
        }
    }

    /// The kind of a mistake that lost this much of the expected score.
    pub(crate) fn of(before: Worth, after: Worth, loss: f64) -> Self {
        match (before, after) {
            (Worth::Win(_), Worth::Draw | Worth::Points(_)) => Self::MissedWin,
            _ if loss >= BLUNDER => Self::Blunder,
            _ if loss >= MISTAKE => Self::Mistake,
            _ => Self::Inaccuracy,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::worth::share;

    #[test]
    fn mistakes_are_named_by_what_they_cost() {
        use Worth::{Draw, Loss, Points, Win};
        for (before, after, kind) in [
            (Points(0), Points(-50), MistakeKind::Inaccuracy),
            (Points(0), Points(-100), MistakeKind::Mistake),
            (Points(100), Points(-100), MistakeKind::Blunder),
            (Draw, Loss(2), MistakeKind::Blunder),
            (Win(3), Loss(2), MistakeKind::Blunder),
            (Win(3), Draw, MistakeKind::MissedWin),
            (Win(9), Points(5_000), MistakeKind::MissedWin),
            // Nearly lost before.
            (Points(-5_000), Loss(4), MistakeKind::Inaccuracy),
        ] {
            assert_eq!(
                MistakeKind::of(before, after, share(before) - share(after)),
                kind,
                "{before:?} {after:?}"
            );
        }
    }
}
