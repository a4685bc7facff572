//! Searches that were recorded visit by visit: which program makes the same visits.
//!
//! A recording says more than an answer: the order of the visits, their windows and their values. A candidate is dropped at
//! the first visit that differs, so that large recordings cost little more than small ones.

use plyground_core::Message;

use crate::faulty::{FaultySearch, Kept};
use crate::infinite::{HUGE, is_same_number};
use crate::line_game::LineGame;
use crate::suspects::{Evidence, Finding, Suspect, find};
use crate::tree_game::TreeGame;
use crate::{Convention, FitLevel, Program, SearchKind, WinValue};

/// A position of a game that is given as its tree.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct SeenPosition {
    /// What X gains, if the game is over.
    pub gain: Option<i32>,
    /// What the position is worth to X if the depth ends there.
    pub evaluation: i32,
    /// The positions after each move, as places in the list.
    pub children: Vec<usize>,
    /// What tells positions apart: a transposition table takes those with the same number and the same side to move for one.
    pub key: usize,
}

/// The game that was searched.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordedGame(GameModel);

#[derive(Clone, PartialEq, Eq, Debug)]
enum GameModel {
    Tree(TreeGame),
    Lines(LineGame),
}

impl RecordedGame {
    /// Any game whose turns alternate, as its positions: the root first, children after their parents. Moves are numbered in
    /// their order from 0.
    pub fn tree(positions: &[SeenPosition], is_x_to_move: bool) -> Self {
        Self(GameModel::Tree(TreeGame::of_positions(positions, is_x_to_move)))
    }

    /// An m,n,k game under the evaluation of open lines, where a win has this value at any distance. Moves are the numbers of
    /// cells, from 0 along the rows from the top.
    pub fn lines(game: &str, position: &str, is_x_to_move: bool, win: i32) -> Result<Self, Message> {
        let board = LineGame::parse(game, position, is_x_to_move)?;
        Ok(Self(GameModel::Lines(board.with_win(win))))
    }

    /// The least number that is larger than every value of the game: a program may write it for infinity.
    fn infinite_from(&self) -> i64 {
        let largest = match &self.0 {
            GameModel::Tree(tree) => tree.largest(),
            GameModel::Lines(board) => board.largest(),
        };
        i64::from(largest) + 1
    }
}

/// A visit to a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RecordedVisit {
    /// The distance from the root.
    pub ply: u16,
    /// The move that leads here; none for the root.
    pub movement: Option<u16>,
    /// Alpha and beta on entering, for the side to move.
    pub window: (i32, i32),
    /// The value on leaving, for the side to move.
    pub value: i32,
}

/// A search that a program recorded.
#[derive(Clone, Debug)]
pub struct RecordedSearch {
    /// Which search.
    pub kind: SearchKind,
    /// Plies to look ahead.
    pub depth: u16,
    /// The game and the position.
    pub game: RecordedGame,
    /// The convention that it names.
    pub named: Convention,
    /// Whether it was compared with a search by that convention, event by event, and is the same.
    pub is_as_named: bool,
    /// Whether windows were recorded: a search that is watched from outside does not show them.
    pub has_windows: bool,
    /// The best move of the root, if the recording says it.
    pub best: Option<u16>,
    /// Every visit, in the order of entering.
    pub visits: Vec<RecordedVisit>,
}

impl RecordedSearch {
    /// Whether a program makes the same visits; windows are compared where they were recorded, the search prunes and
    /// the level asks for it.
    pub fn is_by(&self, program: &Program, level: FitLevel) -> bool {
        let has_windows = level == FitLevel::Whole && self.kind.prunes() && self.has_windows;
        let recorded = VisitComparison::new(&self.visits, has_windows, self.game.infinite_from());
        let mut kept = Kept::default();
        match &self.game.0 {
            GameModel::Tree(tree) => {
                FaultySearch::new(program, tree.clone(), self.depth, &mut kept).repeats(recorded, self.best)
            }
            GameModel::Lines(board) => {
                let board = board.of(program);
                FaultySearch::new(program, board, self.depth, &mut kept).repeats(recorded, self.best)
            }
        }
    }

    fn is_tree(&self) -> bool {
        matches!(self.game.0, GameModel::Tree(_))
    }
}

/// The visits of a recording, while a search is compared with them.
#[derive(Debug)]
pub(crate) struct VisitComparison<'a> {
    visits: &'a [RecordedVisit],
    has_windows: bool,
    infinite_from: i64,
    next: usize,
    is_like: bool,
}

impl<'a> VisitComparison<'a> {
    fn new(visits: &'a [RecordedVisit], has_windows: bool, infinite_from: i64) -> Self {
        Self { visits, has_windows, infinite_from, next: 0, is_like: true }
    }

    /// Whether all visits so far are the same.
    pub(crate) fn is_like(&self) -> bool {
        self.is_like
    }

    /// Whether all visits are the same, and none is left.
    pub(crate) fn is_complete(&self) -> bool {
        self.is_like && self.next == self.visits.len()
    }

    /// Compares a visit that begins, and returns its place.
    pub(crate) fn enter(&mut self, movement: Option<u16>, ply: i32, window: (i32, i32)) -> usize {
        let place = self.next;
        self.next += 1;
        self.is_like &= self.visits.get(place).is_some_and(|visit| {
            let is_same_window = !self.has_windows
                || self.is_same(visit.window.0, window.0) && self.is_same(visit.window.1, window.1);
            i32::from(visit.ply) == ply && visit.movement == movement && is_same_window
        });
        place
    }

    /// Compares the value of a visit that ends.
    pub(crate) fn leave(&mut self, place: usize, value: i32) {
        self.is_like = self.is_like && self.is_same(self.visits[place].value, value);
    }

    fn is_same(&self, recorded: i32, found: i32) -> bool {
        is_same_number(i64::from(recorded), found, self.infinite_from)
    }
}

/// What is found out about recorded searches of one kind.
#[derive(Clone, Debug)]
pub struct RecordingDiagnosis {
    /// The search.
    pub kind: SearchKind,
    /// The convention that the first recording names.
    pub named: Convention,
    /// What makes the same visits: in the whole with windows, where the search prunes.
    pub finding: Finding,
}

/// Which mistake, or which two, the recorded searches of one program make: those of a kind are diagnosed together.
pub fn diagnose_recordings(searches: &[RecordedSearch]) -> Vec<RecordingDiagnosis> {
    let of_kind = |kind| searches.iter().filter(|search| search.kind == kind).collect::<Vec<_>>();
    let kinds = SearchKind::ALL.into_iter().map(|kind| (kind, of_kind(kind)));
    kinds.filter(|(_, searches)| !searches.is_empty()).map(|(kind, found)| diagnosed(kind, found)).collect()
}

fn diagnosed(kind: SearchKind, mut searches: Vec<&RecordedSearch>) -> RecordingDiagnosis {
    let named = searches[0].named;
    if searches.iter().all(|search| search.is_as_named) {
        let right = Suspect { program: Program::right(kind, named), mistakes: Vec::new() };
        let finding = Finding { suspects: vec![right], level: Some(FitLevel::Whole) };
        return RecordingDiagnosis { kind, named, finding };
    }
    searches.sort_by_key(|search| search.visits.len());
    let levels: &[FitLevel] =
        if kind.prunes() { &[FitLevel::Whole, FitLevel::InPart] } else { &[FitLevel::Whole] };
    let mut finding = find(&Recordings::new(kind, named, searches), levels);
    for suspect in &mut finding.suspects {
        // The evaluator says what a win is worth: that is no choice of the program.
        suspect.program.convention.wins = WinValue::Distance;
    }
    RecordingDiagnosis { kind, named, finding }
}

/// Recorded searches as evidence.
struct Recordings<'a> {
    kind: SearchKind,
    named: Convention,
    trees: Vec<&'a RecordedSearch>,
    boards: Vec<&'a RecordedSearch>,
    infinities: Vec<i32>,
}

impl<'a> Recordings<'a> {
    fn new(kind: SearchKind, named: Convention, searches: Vec<&'a RecordedSearch>) -> Self {
        let infinities = infinities(&searches);
        let (trees, boards) = searches.into_iter().partition(|search| search.is_tree());
        Self { kind, named, trees, boards, infinities }
    }
}

/// What a program may take for infinite: the bounds of its root windows, and common choices.
fn infinities(searches: &[&RecordedSearch]) -> Vec<i32> {
    let roots = searches.iter().filter_map(|search| search.visits.first());
    let bounds = roots.flat_map(|root| [root.window.0.saturating_abs(), root.window.1.saturating_abs()]);
    let values = searches.iter().flat_map(|search| &search.visits).map(|visit| visit.value.saturating_abs());
    let mut list: Vec<i32> = bounds.filter(|&bound| bound < HUGE).collect();
    list.extend(values.max());
    list.extend([100, 10]);
    let mut seen = Vec::new();
    list.retain(|bound| {
        *bound > 0 && !seen.contains(bound) && {
            seen.push(*bound);
            true
        }
    });
    list
}

impl Evidence for Recordings<'_> {
    fn kind(&self) -> SearchKind {
        self.kind
    }

    fn usual(&self) -> Convention {
        Convention { wins: WinValue::Flat, ..self.named }
    }

    fn infinities(&self) -> &[i32] {
        &self.infinities
    }

    fn has_counts(&self, _: FitLevel) -> bool {
        false
    }

    fn has_boards(&self) -> bool {
        !self.boards.is_empty()
    }

    fn with_wins(&self, shape: Convention) -> Vec<Convention> {
        let flat = Convention { wins: WinValue::Flat, ..shape };
        vec![flat, Convention { window_of_range: true, ..flat }]
    }

    fn fits_trees(&self, program: &Program, level: FitLevel) -> bool {
        self.trees.iter().all(|search| search.is_by(program, level))
    }

    fn fits_boards(&self, program: &Program, level: FitLevel) -> bool {
        self.boards.iter().all(|search| search.is_by(program, level))
    }
}
