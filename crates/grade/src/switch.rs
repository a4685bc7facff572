//! The single changes of code that mistakes consist of.

/// A change of one line of the search, of the rules or of the evaluation. Several switches may be the same mistake, written
/// in different ways: see [`MISTAKES`](crate::MISTAKES).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "each is described by the mistake that it belongs to")]
pub enum Switch {
    // Signs and sides.
    SignNotTurned,
    LeafNegatedAtOddPlies,
    LeafForX,
    LeafForXSeenFromRoot,
    ParityOfDepthSign,
    ParityOfDepthSide,
    EvenDepthSign,
    EvenDepthSide,
    ValueForX,
    // The choice among moves.
    Exchanged,
    ExchangedAtRoot,
    OpponentHelps,
    LevelShifted,
    ZeroStart,
    ZeroStartOfMax,
    ZeroStartOfMin,
    SmallInfinity,
    FirstMoveKept,
    TieTakesBound,
    MoveGlobal,
    LastValue,
    ReturnInLoop,
    ReturnInInnerLoop,
    FirstSkipped,
    LastSkipped,
    // Depth.
    DepthTwice,
    DepthTwiceTestedForZero,
    DepthKept,
    PlyTooDeep,
    PlyTooShallow,
    PlyTooShallowAtRoot,
    DepthBeforeEnd,
    // Windows and cutoffs.
    LowOverwritten,
    BoundsNotSwapped,
    WindowKept,
    WindowSwappedOnly,
    LowNotNegated,
    HighNotNegated,
    WindowNotPassed,
    AlphaNotPassed,
    AlphaLostByMax,
    AlphaLostByMin,
    BetaLostByMin,
    BetaLostByMax,
    NeverRaised,
    NotRaisedByMax,
    NotRaisedByMin,
    AlphaAtRootOnly,
    NeverCuts,
    NoDeepCuts,
    CutLate,
    CutLateUnstored,
    CutReturnsAlpha,
    CutReturnsAlphaUnstored,
    CutLosesBest,
    OnlyMaxCuts,
    OnlyMinCuts,
    MinIntOverflow,
    NarrowRoot,
    // Null windows and re-searches.
    NoResearch,
    ResearchNull,
    ResearchBelowValue,
    ResearchNotSwapped,
    ResearchFull,
    ResearchBeyondBeta,
    ScoutsFirst,
    NullTooWide,
    NullEmpty,
    NullSign,
    NullBelow,
    NullStale,
    NullStaleBelow,
    // Rules of the board.
    FullBoardUnseen,
    WinLate,
    NoDiagonals,
    NoRisingDiagonals,
    NoFallingDiagonals,
    NoDiagonalsInWins,
    NoRisingDiagonalsInWins,
    NoFallingDiagonalsInWins,
    OnlyXWins,
    LinesWrap,
    LinesWrapInWins,
    RowsWrap,
    RowsWrapInWins,
    NoLastRow,
    NoLastColumn,
    NoLastRowOrColumn,
    NoCellsOfLastRow,
    NoCellsOfLastColumn,
    DistanceTurned,
    WonByMover,
    // The evaluation.
    EvaluationTurned,
    OnlyOwnLines,
    OnlyLinesOfRoot,
    // The board while it is searched.
    UndoLostByCut,
    BoardShared,
    CellsSkipped,
    ListRotates,
    ListGlobal,
    ListGlobalExchanged,
    ListSkips,
    // Tables.
    TableWithoutDepth,
    TableWithoutDepthOfTask,
    TableMixesBounds,
    TableWithoutOwner,
    // Counting.
    LeavesOnlyCounted,
    InnerOnlyCounted,
    RootNotCounted,
    CounterKept,
    CounterKeptBySearch,
}

impl Switch {
    /// Whether it can be noticed in a written tree; the others change the rules of the board, or how it is used.
    pub fn acts_on_trees(self) -> bool {
        self < Self::FullBoardUnseen || self >= Self::ListSkips
    }
}

/// A set of switches.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Switches(u128);

impl Switches {
    /// No mistake.
    pub const NONE: Self = Self(0);

    /// The same set with one more.
    #[must_use]
    pub fn with(self, switch: Switch) -> Self {
        Self(self.0 | 1 << switch as u8)
    }

    /// Whether it is on.
    #[inline]
    pub fn has(self, switch: Switch) -> bool {
        self.0 >> switch as u8 & 1 == 1
    }
}

impl<const N: usize> From<[Switch; N]> for Switches {
    fn from(switches: [Switch; N]) -> Self {
        switches.into_iter().fold(Self::NONE, Self::with)
    }
}
