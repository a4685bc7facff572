//! The catalogue of mistakes.
//!
//! The sentence and the hint of a mistake are in the message catalogues, under `grade-mistake-ID` and `grade-hint-ID`. Those
//! of the documents keep the names of the registry's mutations.

use crate::SearchKind::{self, AlphaBeta, Minimax, NegaScout, Negamax};
use crate::{Convention, Failing, GradeTask, RootLoop, Switch, TableUse, WinValue};

/// What a mistake is about; a rubric can weigh each class.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MistakeClass {
    /// Signs and sides.
    Sign,
    /// The choice among moves.
    Choice,
    /// Depth.
    Depth,
    /// Windows and cutoffs.
    Window,
    /// Null windows and re-searches.
    Scout,
    /// The rules of the game.
    Rules,
    /// The evaluation.
    Evaluation,
    /// The board while it is searched.
    Board,
    /// The transposition table.
    Table,
    /// Counting nodes.
    Count,
}

impl MistakeClass {
    /// All, in order.
    pub const ALL: [Self; 10] = [
        Self::Sign,
        Self::Choice,
        Self::Depth,
        Self::Window,
        Self::Scout,
        Self::Rules,
        Self::Evaluation,
        Self::Board,
        Self::Table,
        Self::Count,
    ];

    /// The name in a rubric.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Sign => "sign",
            Self::Choice => "choice",
            Self::Depth => "depth",
            Self::Window => "window",
            Self::Scout => "scout",
            Self::Rules => "rules",
            Self::Evaluation => "evaluation",
            Self::Board => "board",
            Self::Table => "table",
            Self::Count => "count",
        }
    }

    /// The class of this name.
    pub fn find(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|class| class.id() == id)
    }
}

/// A mistake that students make.
#[derive(Clone, Copy, Debug)]
pub struct Mistake {
    /// Its name.
    pub id: &'static str,
    /// What it is about.
    pub class: MistakeClass,
    /// The ways to write it, each with the searches in which it can occur; the first is the usual one.
    pub ways: &'static [(Switch, &'static [SearchKind])],
}

impl Mistake {
    /// The mistake of this name.
    pub fn find(id: &str) -> Option<&'static Self> {
        MISTAKES.iter().find(|mistake| mistake.id == id)
    }

    /// Its number in the catalogue.
    pub fn number(&self) -> usize {
        MISTAKES.iter().position(|mistake| mistake.id == self.id).expect("every mistake is in the list")
    }

    /// The ways to make it in a search.
    pub fn switches(&self, kind: SearchKind) -> impl Iterator<Item = Switch> {
        self.ways.iter().filter(move |(_, kinds)| kinds.contains(&kind)).map(|(switch, _)| *switch)
    }

    /// A smallest position that shows it, with the search in which it does; none if it shows only from one task to the next.
    pub fn example(&self) -> Option<GradeTask> {
        let mut lines = include_str!("../data/examples.txt").lines();
        let line = lines.find(|line| line.split(' ').next() == Some(self.id))?;
        Some(GradeTask::parse(line).expect("a test reads the list"))
    }

    /// The searches in which it can occur.
    pub fn kinds(&self) -> Vec<SearchKind> {
        SearchKind::ALL.into_iter().filter(|&kind| self.switches(kind).next().is_some()).collect()
    }
}

impl Switch {
    /// Whether the change makes sense in a program of these conventions, and is not another convention there.
    pub fn fits(self, convention: &Convention) -> bool {
        match self {
            Self::TieTakesBound => convention.root != RootLoop::Unshared && !convention.last_tie,
            Self::AlphaAtRootOnly => convention.root != RootLoop::Unshared,
            Self::CutReturnsAlpha | Self::CutReturnsAlphaUnstored => convention.failing != Failing::Soft,
            Self::CutLosesBest => convention.failing == Failing::Soft,
            Self::TableWithoutDepth | Self::TableMixesBounds | Self::TableWithoutOwner => {
                convention.table != TableUse::None
            }
            // Within a task, only equal parts of a tree are searched to different depths.
            Self::TableWithoutDepthOfTask => convention.table == TableUse::EqualDepth,
            Self::DistanceTurned => convention.wins == WinValue::Distance,
            Self::SmallInfinity | Self::NarrowRoot | Self::MinIntOverflow => !convention.window_of_range,
            Self::ScoutsFirst | Self::NoResearch => !convention.frontier_trusted,
            _ => true,
        }
    }

    /// The conventions of the sheet, changed as little as the mistake needs.
    pub fn usual_convention(self) -> Convention {
        let sheet = Convention::SHEET;
        match self {
            Self::CutReturnsAlpha | Self::CutReturnsAlphaUnstored => {
                Convention { failing: Failing::Hard, ..sheet }
            }
            Self::TableWithoutDepth | Self::TableMixesBounds | Self::TableWithoutOwner => {
                Convention { table: TableUse::Boards, ..sheet }
            }
            Self::TableWithoutDepthOfTask => Convention { table: TableUse::EqualDepth, ..sheet },
            _ => sheet,
        }
    }
}

const ANY: &[SearchKind] = &[Minimax, Negamax, AlphaBeta, NegaScout];
const M: &[SearchKind] = &[Minimax];
const PLAIN: &[SearchKind] = &[Minimax, Negamax];
const SIGNED: &[SearchKind] = &[Negamax, AlphaBeta, NegaScout];
const A: &[SearchKind] = &[AlphaBeta];
const WINDOWED: &[SearchKind] = &[AlphaBeta, NegaScout];
const S: &[SearchKind] = &[NegaScout];

const fn mistake(
    id: &'static str,
    class: MistakeClass,
    ways: &'static [(Switch, &'static [SearchKind])],
) -> Mistake {
    Mistake { id, class, ways }
}

/// Every mistake; among those that behave alike, the earlier one is named first.
pub static MISTAKES: &[Mistake] = &{
    use MistakeClass::{Board, Choice, Count, Depth, Evaluation, Rules, Scout, Sign, Table, Window};
    [
        mistake("sign-not-turned", Sign, &[(Switch::SignNotTurned, SIGNED)]),
        mistake("leaf-for-mover", Sign, &[(Switch::LeafNegatedAtOddPlies, ANY)]),
        mistake("leaf-for-x", Sign, &[(Switch::LeafForX, SIGNED), (Switch::LeafForXSeenFromRoot, M)]),
        mistake(
            "depth-parity",
            Sign,
            &[
                (Switch::ParityOfDepthSign, SIGNED),
                (Switch::ParityOfDepthSide, M),
                (Switch::EvenDepthSign, SIGNED),
                (Switch::EvenDepthSide, M),
            ],
        ),
        mistake("value-for-x", Sign, &[(Switch::ValueForX, ANY)]),
        mistake("max-min-exchanged", Choice, &[(Switch::Exchanged, PLAIN)]),
        mistake("least-at-root", Choice, &[(Switch::ExchangedAtRoot, PLAIN)]),
        mistake("opponent-helps", Choice, &[(Switch::OpponentHelps, M)]),
        mistake("level-shifted", Choice, &[(Switch::LevelShifted, M)]),
        mistake(
            "zero-start",
            Choice,
            &[(Switch::ZeroStart, ANY), (Switch::ZeroStartOfMax, ANY), (Switch::ZeroStartOfMin, ANY)],
        ),
        mistake("infinity-too-small", Choice, &[(Switch::SmallInfinity, ANY)]),
        mistake("first-move-kept", Choice, &[(Switch::FirstMoveKept, ANY)]),
        mistake("bound-taken-for-tie", Choice, &[(Switch::TieTakesBound, WINDOWED)]),
        mistake("best-move-global", Choice, &[(Switch::MoveGlobal, ANY)]),
        mistake("last-value-returned", Choice, &[(Switch::LastValue, ANY)]),
        mistake("return-in-loop", Choice, &[(Switch::ReturnInLoop, ANY), (Switch::ReturnInInnerLoop, ANY)]),
        mistake("move-skipped", Choice, &[(Switch::FirstSkipped, ANY), (Switch::LastSkipped, ANY)]),
        mistake(
            "depth-decreased-twice",
            Depth,
            &[(Switch::DepthTwice, ANY), (Switch::DepthTwiceTestedForZero, ANY)],
        ),
        mistake("depth-not-decreased", Depth, &[(Switch::DepthKept, ANY)]),
        mistake("one-ply-too-deep", Depth, &[(Switch::PlyTooDeep, ANY)]),
        mistake(
            "one-ply-too-shallow",
            Depth,
            &[(Switch::PlyTooShallow, ANY), (Switch::PlyTooShallowAtRoot, ANY)],
        ),
        mistake("depth-before-end", Depth, &[(Switch::DepthBeforeEnd, ANY)]),
        mistake("low-overwritten", Window, &[(Switch::LowOverwritten, WINDOWED)]),
        mistake("bounds-not-swapped", Window, &[(Switch::BoundsNotSwapped, WINDOWED)]),
        // What was typed comes before what it leads to: with some of these, nothing is ever cut, or one side does not cut.
        mistake(
            "alpha-not-passed",
            Window,
            &[(Switch::AlphaNotPassed, WINDOWED), (Switch::AlphaLostByMax, A), (Switch::AlphaLostByMin, A)],
        ),
        mistake("beta-not-passed", Window, &[(Switch::BetaLostByMin, A), (Switch::BetaLostByMax, A)]),
        mistake("window-not-passed", Window, &[(Switch::WindowNotPassed, WINDOWED)]),
        mistake(
            "window-not-negated",
            Window,
            &[
                (Switch::WindowKept, WINDOWED),
                (Switch::WindowSwappedOnly, WINDOWED),
                (Switch::LowNotNegated, WINDOWED),
                (Switch::HighNotNegated, WINDOWED),
            ],
        ),
        mistake(
            "alpha-not-raised",
            Window,
            &[(Switch::NeverRaised, WINDOWED), (Switch::NotRaisedByMax, A), (Switch::NotRaisedByMin, A)],
        ),
        mistake("nothing-is-cut", Window, &[(Switch::NeverCuts, WINDOWED)]),
        mistake("alpha-at-root-only", Window, &[(Switch::AlphaAtRootOnly, WINDOWED)]),
        mistake("no-deep-cuts", Window, &[(Switch::NoDeepCuts, A)]),
        mistake(
            "cut-one-move-late",
            Window,
            &[(Switch::CutLate, WINDOWED), (Switch::CutLateUnstored, WINDOWED)],
        ),
        mistake(
            "cut-returns-alpha",
            Window,
            &[(Switch::CutReturnsAlpha, WINDOWED), (Switch::CutReturnsAlphaUnstored, WINDOWED)],
        ),
        mistake("cut-loses-best", Window, &[(Switch::CutLosesBest, WINDOWED)]),
        mistake("one-side-cuts", Window, &[(Switch::OnlyMaxCuts, WINDOWED), (Switch::OnlyMinCuts, WINDOWED)]),
        mistake("min-int-overflow", Window, &[(Switch::MinIntOverflow, WINDOWED)]),
        mistake("narrow-root-window", Window, &[(Switch::NarrowRoot, WINDOWED)]),
        mistake("no-research", Scout, &[(Switch::NoResearch, S)]),
        mistake(
            "research-wrong-window",
            Scout,
            &[(Switch::ResearchNull, S), (Switch::ResearchBelowValue, S), (Switch::ResearchNotSwapped, S)],
        ),
        mistake("research-wasteful", Scout, &[(Switch::ResearchFull, S), (Switch::ResearchBeyondBeta, S)]),
        mistake("first-move-scouted", Scout, &[(Switch::ScoutsFirst, S)]),
        mistake(
            "null-window-wrong",
            Scout,
            &[
                (Switch::NullTooWide, S),
                (Switch::NullEmpty, S),
                (Switch::NullSign, S),
                (Switch::NullBelow, S),
            ],
        ),
        mistake("null-window-stale", Scout, &[(Switch::NullStale, S), (Switch::NullStaleBelow, S)]),
        mistake("full-board-unseen", Rules, &[(Switch::FullBoardUnseen, ANY)]),
        mistake("win-seen-late", Rules, &[(Switch::WinLate, ANY)]),
        mistake(
            "diagonals-missed",
            Rules,
            &[
                (Switch::NoDiagonals, ANY),
                (Switch::NoRisingDiagonals, ANY),
                (Switch::NoFallingDiagonals, ANY),
                (Switch::NoDiagonalsInWins, ANY),
                (Switch::NoRisingDiagonalsInWins, ANY),
                (Switch::NoFallingDiagonalsInWins, ANY),
            ],
        ),
        mistake("only-x-wins", Rules, &[(Switch::OnlyXWins, ANY)]),
        mistake(
            "lines-wrap",
            Rules,
            &[
                (Switch::LinesWrap, ANY),
                (Switch::LinesWrapInWins, ANY),
                (Switch::RowsWrap, ANY),
                (Switch::RowsWrapInWins, ANY),
            ],
        ),
        mistake(
            "edge-lines-missed",
            Rules,
            &[
                (Switch::NoLastRow, ANY),
                (Switch::NoLastColumn, ANY),
                (Switch::NoLastRowOrColumn, ANY),
                (Switch::NoCellsOfLastRow, ANY),
                (Switch::NoCellsOfLastColumn, ANY),
            ],
        ),
        mistake("distance-turned", Rules, &[(Switch::DistanceTurned, ANY)]),
        mistake("won-by-mover", Rules, &[(Switch::WonByMover, ANY)]),
        mistake("evaluation-turned", Evaluation, &[(Switch::EvaluationTurned, ANY)]),
        mistake("only-own-lines", Evaluation, &[(Switch::OnlyOwnLines, ANY), (Switch::OnlyLinesOfRoot, M)]),
        mistake("undo-lost-by-cut", Board, &[(Switch::UndoLostByCut, WINDOWED)]),
        mistake("board-shared", Board, &[(Switch::BoardShared, ANY)]),
        mistake(
            "list-changed",
            Board,
            &[
                (Switch::ListSkips, ANY),
                (Switch::CellsSkipped, ANY),
                (Switch::ListRotates, ANY),
                (Switch::ListGlobal, ANY),
                (Switch::ListGlobalExchanged, ANY),
            ],
        ),
        mistake(
            "table-without-depth",
            Table,
            &[(Switch::TableWithoutDepthOfTask, A), (Switch::TableWithoutDepth, A)],
        ),
        mistake("table-mixes-bounds", Table, &[(Switch::TableMixesBounds, A)]),
        mistake("table-without-owner", Table, &[(Switch::TableWithoutOwner, A)]),
        mistake(
            "nodes-left-out",
            Count,
            &[(Switch::LeavesOnlyCounted, ANY), (Switch::InnerOnlyCounted, ANY)],
        ),
        mistake("root-not-counted", Count, &[(Switch::RootNotCounted, ANY)]),
        mistake(
            "counter-not-reset",
            Count,
            &[(Switch::CounterKept, ANY), (Switch::CounterKeptBySearch, ANY)],
        ),
    ]
};
