//! What a stone makes, in players' terms.

use plyground_core::Player;

use crate::board::Board;
use crate::cells::Cell;
use crate::pattern::Pattern;
use crate::renju::Forbidden;
use crate::threat::Threat;
use crate::unwon::NoWin;

/// What a stone makes, most urgent first. The search uses [`Threat`]; this adds forbidden moves and rows of five or more that
/// do not win.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Made {
    /// Five in a row: a win.
    Five,
    /// An open four or a double four: five follows.
    OpenFour,
    /// A four and an open three.
    FourAndThree,
    /// A four.
    Four,
    /// Two open threes.
    TwoThrees,
    /// An open three.
    Three,
    /// Six or more in a row, which black may not make in renju.
    ForbiddenOverline,
    /// Two fours, which black may not make in renju.
    ForbiddenTwoFours,
    /// Two open threes, which black may not make in renju.
    ForbiddenTwoThrees,
    /// Six or more in a row where exactly five win.
    Overline,
    /// Five closed at both ends, in caro.
    ClosedFive,
}

impl Made {
    /// The name for programs.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Five => "five",
            Self::OpenFour => "open-four",
            Self::FourAndThree => "four-and-three",
            Self::Four => "four",
            Self::TwoThrees => "two-threes",
            Self::Three => "three",
            Self::ForbiddenOverline => "forbidden-overline",
            Self::ForbiddenTwoFours => "forbidden-two-fours",
            Self::ForbiddenTwoThrees => "forbidden-two-threes",
            Self::Overline => "overline",
            Self::ClosedFive => "closed-five",
        }
    }

    /// What a stone of `player` on an empty cell makes; none for a quiet move.
    pub fn of(board: &mut Board, player: Player, cell: Cell) -> Option<Self> {
        let threat = board.threat(player, cell);
        Some(match threat {
            Threat::Five => Self::Five,
            Threat::OpenFour => Self::OpenFour,
            Threat::FourAndThree => Self::FourAndThree,
            Threat::Four | Threat::FourAndTwo => Self::Four,
            Threat::Suspect => {
                let patterns = board.patterns(player, cell);
                match board.forbidden(cell) {
                    Some(reason) => reason.into(),
                    // Not forbidden, so it makes at most one four and one open three. A four is named without the three.
                    None if patterns.contains(&Pattern::OpenFour) => Self::OpenFour,
                    None if patterns.contains(&Pattern::Four) => Self::Four,
                    None => Self::Three,
                }
            }
            _ => match board.why_no_win(player, cell) {
                Some(reason) => reason.into(),
                None if threat == Threat::TwoThrees => Self::TwoThrees,
                None if threat >= Threat::Three => Self::Three,
                None => return None,
            },
        })
    }

    /// What stones of `player` would make on all empty cells, by row and column.
    pub fn all(board: &mut Board, player: Player) -> Vec<(Self, Cell)> {
        let cells = *board.empty();
        let made = |cell| Self::of(board, player, cell).map(|made| (made, cell));
        cells.into_iter().filter_map(made).collect()
    }
}

impl From<Forbidden> for Made {
    fn from(reason: Forbidden) -> Self {
        match reason {
            Forbidden::Overline => Self::ForbiddenOverline,
            Forbidden::TwoFours => Self::ForbiddenTwoFours,
            Forbidden::TwoThrees => Self::ForbiddenTwoThrees,
        }
    }
}

impl From<NoWin> for Made {
    fn from(reason: NoWin) -> Self {
        match reason {
            NoWin::Overline => Self::Overline,
            NoWin::ClosedFive => Self::ClosedFive,
        }
    }
}
