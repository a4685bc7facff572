//! The searches that are compiled once for all games: with a recording, an order of moves, other conventions than ours, or a
//! mistake in the code.

use plyground_core::{Evaluator, Game, Limits, Report, RootMove};
use plyground_search::erased::{Erased, MoveIndex};
use plyground_search::observers::{Recorder, Recording, SharedLimit};
use plyground_search::ordering::{Natural, Order};
use plyground_search::{Searcher, Task, iterative_deepening_with, search_with};

/// A search of a position behind [`Erased`]; the game's capabilities decide which there are.
pub type ErasedSearchFn<G> = fn(&G, &ErasedRun<'_, '_, G>) -> ErasedResult;

/// What such a search is run with.
#[derive(Clone, Copy)]
pub struct ErasedRun<'a, 'l, G> {
    pub(crate) order: &'a dyn Order<G>,
    pub(crate) evaluator: &'a dyn Evaluator<G>,
    pub(crate) settings: ErasedSettings<'a, 'l>,
}

/// The part of it that no game has a part in.
#[derive(Clone, Copy)]
pub(crate) struct ErasedSettings<'a, 'l> {
    /// Its limits are not looked at: `limit` is, which the order may have a share in.
    pub(crate) task: &'a Task<'a>,
    pub(crate) limit: &'a SharedLimit<'l>,
    pub(crate) by_steps: bool,
    /// The most events to record; without it nothing is recorded.
    pub(crate) events: Option<usize>,
}

/// What it finds.
pub struct ErasedResult {
    /// The report, its moves by their places.
    pub report: Report<MoveIndex>,
    pub(crate) recording: Option<Recording<MoveIndex>>,
}

impl<'a, 'l, G: Game> ErasedRun<'a, 'l, G> {
    /// In the game's own order, without a recording.
    pub fn plain(evaluator: &'a dyn Evaluator<G>, task: &'a Task<'a>, limit: &'a SharedLimit<'l>) -> Self {
        let settings = ErasedSettings { task, limit, by_steps: false, events: None };
        Self { order: &Natural, evaluator, settings }
    }
}

impl ErasedSettings<'_, '_> {
    pub(crate) fn run<'p, T, S>(self, searcher: &S, pos: &mut Erased<'p, T>) -> ErasedResult
    where
        S: Searcher<Erased<'p, T>>,
    {
        let Self { task, limit, by_steps, events } = self;
        let task = Task { limits: Limits::default(), ..*task };
        let evaluator = pos.evaluator();
        let mut recorder = events.map(Recorder::new);
        // The limit comes first: a node that it refuses is not recorded.
        let report = match &mut recorder {
            Some(recorder) => search_with(searcher, pos, &evaluator, &task, &mut (limit, recorder)),
            None if by_steps => iterative_deepening_with(&task, &mut |task| {
                search_with(searcher, pos, &evaluator, task, &mut (limit, ()))
            }),
            None => search_with(searcher, pos, &evaluator, &task, &mut (limit, ())),
        };
        ErasedResult {
            report: Report { stopped: limit.reason().or(report.stopped), ..report },
            recording: recorder.map(Recorder::into_recording),
        }
    }
}

/// The report with the moves that its places stand for.
pub fn with_moves<G: Game>(pos: &G, report: Report<MoveIndex>) -> Report<G::Move> {
    let mut at = pos.clone();
    let follow = |place: MoveIndex| {
        let m = place.of(&at);
        at.make(m);
        m
    };
    let root_move = |RootMove { movement, value, bound }| RootMove {
        movement: MoveIndex::of(movement, pos),
        value,
        bound,
    };
    Report {
        value: report.value,
        bound: report.bound,
        best: report.best.map(|place| place.of(pos)),
        pv: report.pv.into_iter().map(follow).collect(),
        depth: report.depth,
        counts: report.counts,
        stopped: report.stopped,
        is_complete: report.is_complete,
        root_moves: report.root_moves.into_iter().map(root_move).collect(),
    }
}
