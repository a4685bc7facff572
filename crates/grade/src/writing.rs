//! How a program is written where that changes nothing in a right program, but shows in one with a mistake.

use crate::{Mistake, MistakeClass, SearchKind, Switch};

/// Whose lines a program looks for before it plays on. On a board without mistakes only the side that has just moved can have
/// one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum LinesSeen {
    /// Those of the side that has just moved.
    Opponent,
    /// Of both, the side that has just moved first.
    OpponentFirst,
    /// Of both, the side to move first.
    MoverFirst,
    /// Of both, X first.
    XFirst,
    /// The first complete one, row by row, column by column and so on.
    ByDirection,
    /// The first complete one, by the cell where it begins.
    ByCell,
}

impl LinesSeen {
    /// All, that of the sheet first.
    pub const ALL: [Self; 6] = [
        Self::Opponent,
        Self::OpponentFirst,
        Self::MoverFirst,
        Self::XFirst,
        Self::ByDirection,
        Self::ByCell,
    ];
}

/// What a program's table has to do with leaves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum LeavesInTable {
    /// Nothing: the end of the game and the depth are tested first.
    None,
    /// It is asked first, and may know a position from a deeper search, but leaves are not stored.
    Asked,
    /// It is asked first, and leaves are stored.
    Stored,
}

impl LeavesInTable {
    /// All, that of the sheet first.
    pub const ALL: [Self; 3] = [Self::None, Self::Asked, Self::Stored];
}

/// A way to write a program.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Writing {
    /// Whether a cutoff is tested by alpha, not by the best value.
    pub cuts_by_alpha: bool,
    /// Whose lines are looked for.
    pub lines_seen: LinesSeen,
    /// Whether a loop over the cells finds the moves while they are searched; otherwise they are listed before.
    pub scans: bool,
    /// What a table has to do with leaves.
    pub leaves_in_table: LeavesInTable,
    /// Whether MAX is X, in a program of two cases; otherwise it is the side to move at the root.
    pub max_is_x: bool,
}

impl Writing {
    /// As the task sheet words it.
    pub const SHEET: Self = Self {
        cuts_by_alpha: false,
        lines_seen: LinesSeen::Opponent,
        scans: false,
        leaves_in_table: LeavesInTable::None,
        max_is_x: false,
    };

    /// Every way that may matter to a program with these mistakes, the sheet's first.
    pub(crate) fn variants(mistakes: &[&Mistake], switches: &[Switch], kind: SearchKind) -> Vec<Self> {
        use MistakeClass::{Choice, Scout, Sign, Table, Window};
        let shows_cut = kind.prunes()
            && mistakes.iter().any(|mistake| matches!(mistake.class, Sign | Choice | Window | Scout));
        let shows_lines = switches.iter().any(|switch| switch.leaves_lines_of_mover());
        let shows_scan = switches.iter().any(|switch| switch.depends_on_the_list());
        let shows_leaves = mistakes.iter().any(|mistake| mistake.class == Table);
        let shows_max = switches.iter().any(|switch| switch.is_of_one_case());
        let both = |shows: bool| -> &[bool] { if shows { &[false, true] } else { &[false] } };
        let lines: &[LinesSeen] = if shows_lines { &LinesSeen::ALL } else { &[LinesSeen::Opponent] };
        let leaves: &[LeavesInTable] =
            if shows_leaves { &LeavesInTable::ALL } else { &[LeavesInTable::None] };
        let mut list = Vec::new();
        for &cuts_by_alpha in both(shows_cut) {
            for &scans in both(shows_scan) {
                for &leaves_in_table in leaves {
                    for &max_is_x in both(shows_max) {
                        list.extend(lines.iter().map(|&lines_seen| Self {
                            cuts_by_alpha,
                            lines_seen,
                            scans,
                            leaves_in_table,
                            max_is_x,
                        }));
                    }
                }
            }
        }
        list
    }

    /// What of it can be noticed in a written tree.
    pub(crate) fn on_trees(self) -> Self {
        Self { lines_seen: LinesSeen::Opponent, scans: false, ..self }
    }
}

impl Switch {
    /// Whether the side to move may have a line while the game goes on.
    fn leaves_lines_of_mover(self) -> bool {
        matches!(
            self,
            Self::UndoLostByCut
                | Self::BoardShared
                | Self::LinesWrap
                | Self::LinesWrapInWins
                | Self::RowsWrap
                | Self::RowsWrapInWins
        )
    }

    /// Whether only one of the cases of MAX and MIN has it.
    fn is_of_one_case(self) -> bool {
        matches!(
            self,
            Self::ZeroStartOfMax
                | Self::ZeroStartOfMin
                | Self::OnlyMaxCuts
                | Self::OnlyMinCuts
                | Self::AlphaLostByMax
                | Self::AlphaLostByMin
                | Self::BetaLostByMin
                | Self::BetaLostByMax
                | Self::NotRaisedByMax
                | Self::NotRaisedByMin
        )
    }

    /// Whether it makes a difference when the moves are listed.
    fn depends_on_the_list(self) -> bool {
        matches!(self, Self::UndoLostByCut | Self::BoardShared | Self::FirstSkipped | Self::LastSkipped)
    }
}
