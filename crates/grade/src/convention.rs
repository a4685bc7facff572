//! The choices that textbooks leave open. A program that follows any of them is right.

use crate::SearchKind;

/// What a node returns when its value lies outside its window.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Failing {
    /// The best value found.
    Soft,
    /// Never less than alpha, never more than beta.
    Hard,
    /// Never less than alpha: a program that returns its alpha.
    HardBelow,
}

/// The window of the root moves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum RootLoop {
    /// The root is a node like any other.
    Shared,
    /// Root moves share alpha, but none gets a null window.
    Unscouted,
    /// Every root move gets the whole window.
    Unshared,
}

/// The value of a game that was won.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum WinValue {
    /// 1000 less the plies from the root.
    Distance,
    /// 1000 at any distance.
    Flat,
    /// 1000 and the depth that is left: ordered like the distance.
    DepthLeft,
}

/// What a transposition table remembers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum TableUse {
    /// There is none.
    None,
    /// Positions on boards; written trees are searched without it.
    Boards,
    /// Equal parts of a written tree are one position too; an entry serves searches of its own depth.
    EqualDepth,
    /// The same, and an entry serves shallower searches too.
    AtLeastDepth,
}

/// One choice for everything on which correct programs differ.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
pub struct Convention {
    /// How a node fails.
    pub failing: Failing,
    /// Whether a value equal to beta does not cut yet.
    pub cuts_above: bool,
    /// The window of the root moves.
    pub root: RootLoop,
    /// Whether a re-search begins at the value that the null window returned.
    pub research_from_value: bool,
    /// Whether moves that lead to the horizon are not searched again, since their values are exact.
    pub frontier_trusted: bool,
    /// The value of a win.
    pub wins: WinValue,
    /// Whether the root window ends at plus and minus the value of a win.
    pub window_of_range: bool,
    /// Whether the last of several best moves is chosen.
    pub last_tie: bool,
    /// What is remembered in a transposition table.
    pub table: TableUse,
}

impl Convention {
    /// That of the task sheet.
    pub const SHEET: Self = Self {
        failing: Failing::Soft,
        cuts_above: false,
        root: RootLoop::Shared,
        research_from_value: false,
        frontier_trusted: false,
        wins: WinValue::Distance,
        window_of_range: false,
        last_tie: false,
        table: TableUse::None,
    };

    /// All under which a search is right, that of the sheet first.
    pub fn all(kind: SearchKind) -> Vec<Self> {
        let mut list = Vec::new();
        for shape in Self::shapes(kind) {
            list.extend(shape.with_wins());
        }
        list
    }

    /// Those that differ on trees: the value of a win is left open.
    pub(crate) fn shapes(kind: SearchKind) -> Vec<Self> {
        if !kind.prunes() {
            return vec![Self::SHEET, Self { last_tie: true, ..Self::SHEET }];
        }
        let is_scout = kind == SearchKind::NegaScout;
        let researches: &[(bool, bool)] = if is_scout {
            &[(false, false), (true, false), (false, true), (true, true)]
        } else {
            &[(false, false)]
        };
        let mut list = Vec::new();
        for failing in [Failing::Soft, Failing::Hard, Failing::HardBelow] {
            for cuts_above in [false, true] {
                for (root, last_tie) in [
                    (RootLoop::Shared, false),
                    (RootLoop::Unscouted, false),
                    (RootLoop::Unshared, false),
                    // A bound may look like a tie: only exact values can be compared.
                    (RootLoop::Unshared, true),
                ] {
                    if root == RootLoop::Unscouted && !is_scout {
                        continue;
                    }
                    for &(research_from_value, frontier_trusted) in researches {
                        list.push(Self {
                            failing,
                            cuts_above,
                            root,
                            research_from_value,
                            frontier_trusted,
                            last_tie,
                            ..Self::SHEET
                        });
                    }
                }
            }
            if !is_scout {
                for table in [TableUse::Boards, TableUse::EqualDepth, TableUse::AtLeastDepth] {
                    list.push(Self { failing, table, ..Self::SHEET });
                }
            }
        }
        list
    }

    /// The same with every value of a win.
    pub(crate) fn with_wins(self) -> Vec<Self> {
        let flat = Self { wins: WinValue::Flat, ..self };
        vec![self, flat, Self { window_of_range: true, ..flat }, Self { wins: WinValue::DepthLeft, ..self }]
    }

    /// The keys of the sentences about each choice that differs from the sheet's.
    pub fn differences(&self) -> Vec<&'static str> {
        self.differences_from(&Self::SHEET)
    }

    /// The keys of the sentences about each choice that differs from another convention. What only grading distinguishes is
    /// told where it differs from the sheet's.
    pub fn differences_from(&self, usual: &Self) -> Vec<&'static str> {
        let failing = match self.failing {
            Failing::Soft => "grade-convention-fail-soft",
            Failing::Hard => "grade-convention-fail-hard",
            Failing::HardBelow => "grade-convention-fail-hard-below",
        };
        let cut =
            if self.cuts_above { "grade-convention-cut-above" } else { "grade-convention-cut-at-least" };
        let root = match self.root {
            RootLoop::Shared => "grade-convention-root-shared",
            RootLoop::Unscouted => "grade-convention-root-unscouted",
            RootLoop::Unshared => "grade-convention-root-unshared",
        };
        let research = if self.research_from_value {
            "grade-convention-research-from-value"
        } else {
            "grade-convention-research-from-alpha"
        };
        let window = if self.window_of_range {
            "grade-convention-window-of-range"
        } else {
            "grade-convention-window-full"
        };
        let is_new = |here: bool, there: bool| here && !there;
        [
            (self.failing != usual.failing, failing),
            (self.cuts_above != usual.cuts_above, cut),
            (self.root != usual.root, root),
            (self.research_from_value != usual.research_from_value, research),
            (is_new(self.frontier_trusted, usual.frontier_trusted), "grade-convention-frontier-trusted"),
            (self.wins == WinValue::Flat && usual.wins != WinValue::Flat, "grade-convention-wins-flat"),
            (
                self.wins == WinValue::DepthLeft && usual.wins != WinValue::DepthLeft,
                "grade-convention-wins-depth-left",
            ),
            (self.window_of_range != usual.window_of_range, window),
            (is_new(self.last_tie, usual.last_tie), "grade-convention-last-tie"),
            (is_new(self.table != TableUse::None, usual.table != TableUse::None), "grade-convention-table"),
        ]
        .into_iter()
        .filter_map(|(differs, key)| differs.then_some(key))
        .collect()
    }
}
