//! Measures one search of an experiment.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use plyground_registry::{
    Algorithm, Answer, CONVENTIONS, Conventions, Limits, Message, Mutation, NamedEvaluator, Ordering,
    SearchTask, Session, StopReason, find,
};

use super::{Combination, Experiment, Record, RootMove};
use crate::statistics::Summary;

/// Measures searches.
pub(super) struct Bench<'a> {
    experiment: &'a Experiment,
    names: Names,
    sessions: &'a [&'a dyn Session],
    clock: &'a dyn Fn() -> Duration,
    cancel: Option<&'a AtomicBool>,
}

impl<'b> Bench<'b> {
    /// Looks up every name of the experiment.
    pub(super) fn new(
        experiment: &'b Experiment,
        sessions: &'b [&'b dyn Session],
        clock: &'b dyn Fn() -> Duration,
        cancel: Option<&'b AtomicBool>,
    ) -> Result<Self, Message> {
        Ok(Self { names: Names::of(experiment, sessions)?, experiment, sessions, clock, cancel })
    }

    /// Whether the experiment was cancelled.
    pub(super) fn is_cancelled(&self) -> bool {
        self.cancel.is_some_and(|flag| flag.load(std::sync::atomic::Ordering::Relaxed))
    }

    fn task(&self, combination: Combination) -> Result<SearchTask<'_>, Message> {
        let names = self.experiment.mutations(combination).iter();
        Ok(SearchTask {
            evaluator: Some(self.names.evaluators[combination.position][combination.evaluator]),
            weights: self.experiment.weights.as_deref(),
            depth: Some(self.experiment.depths[combination.depth]),
            ordering: self.names.orderings[combination.ordering],
            conventions: self.names.conventions,
            mutations: names.map(|name| Mutation::find(name)).collect::<Result<_, _>>()?,
            limits: Limits { cancel: self.cancel, ..Limits::default() },
            ..SearchTask::new(self.names.algorithms[combination.algorithm])
        })
    }

    /// Searches once for the counts and as often as the timing asks for the time, which is that of one run; `None` if
    /// cancelled.
    pub(super) fn measure(&self, combination: Combination) -> Result<Option<(Record, f64)>, Message> {
        let task = self.task(combination)?;
        let Some((answer, seconds)) = self.time(combination, &task, 1)? else { return Ok(None) };
        let mut samples = Vec::new();
        if let Some(timing) = self.experiment.timing {
            if timing.keeps_first(seconds) {
                samples.push(seconds);
            }
            let unmeasured = if samples.is_empty() { timing.warmup.saturating_sub(1) } else { 0 };
            for _ in 0..unmeasured {
                if self.time(combination, &task, 1)?.is_none() {
                    return Ok(None);
                }
            }
            let repeats = timing.repeats(seconds);
            let mut total = samples.iter().sum();
            while timing.wants_more(samples.len(), total) {
                let Some((_, seconds)) = self.time(combination, &task, repeats)? else { return Ok(None) };
                samples.push(seconds / f64::from(repeats));
                total += seconds;
            }
        }
        let time = Summary::of(&samples);
        let record = self.record(combination, answer, &task.mutations, time);
        Ok(Some((record, time.map_or(seconds, |time| time.mean_s))))
    }

    /// Searches `repeats` times and returns the seconds that it took together; `None` if cancelled.
    fn time(
        &self,
        combination: Combination,
        task: &SearchTask<'_>,
        repeats: u32,
    ) -> Result<Option<(Answer, f64)>, Message> {
        let session = self.sessions[combination.position];
        let start = (self.clock)();
        for _ in 1..repeats {
            session.search(task)?;
        }
        let answer = session.search(task)?;
        let seconds = (self.clock)().saturating_sub(start).as_secs_f64();
        Ok((answer.report.stopped != Some(StopReason::Cancelled)).then_some((answer, seconds)))
    }

    fn record(
        &self,
        combination: Combination,
        answer: Answer,
        mutations: &[&Mutation],
        time: Option<Summary>,
    ) -> Record {
        let experiment = self.experiment;
        let place = &experiment.positions[combination.position];
        let report = answer.report;
        let root_moves = report.root_moves.into_iter().zip(answer.root_cells);
        Record {
            game: place.game.clone(),
            position: place.position.clone(),
            to_move: place.to_move,
            algorithm: experiment.algorithms[combination.algorithm].clone(),
            evaluator: experiment.evaluators[combination.evaluator].clone(),
            ordering: experiment.orderings[combination.ordering].clone(),
            convention: experiment.convention.clone(),
            mutations: mutations.iter().map(|mutation| mutation.id.to_owned()).collect(),
            depth: experiment.depths[combination.depth],
            value: report.value,
            bound: report.bound,
            best: report.best,
            best_cell: answer.best_cell,
            pv: report.pv,
            counts: report.counts,
            ordering_nodes: answer.ordering_nodes,
            minimal_tree: None,
            root_moves: root_moves
                .map(|(known, cell)| RootMove {
                    movement: known.movement,
                    value: known.value,
                    bound: known.bound,
                    cell,
                })
                .collect(),
            time,
        }
    }

    /// The search with the same minimal tree as this one: neither the order of moves nor the algorithm matters, unless
    /// a mistake changes the values of the leaves.
    pub(super) fn tree_of(&self, combination: Combination) -> Combination {
        let changes_values = !self.experiment.mutations(combination).is_empty();
        Combination {
            ordering: 0,
            algorithm: if changes_values { combination.algorithm } else { usize::MAX },
            ..combination
        }
    }

    /// The nodes of the smallest tree that proves the value of a search.
    pub(super) fn minimal_tree(&self, combination: Combination) -> Result<Option<u64>, Message> {
        self.sessions[combination.position]
            .minimal_tree(&self.task(combination)?, self.experiment.minimal_most)
    }
}

/// The names of an experiment, looked up.
struct Names {
    algorithms: Vec<Algorithm>,
    /// The evaluators of each position.
    evaluators: Vec<Vec<NamedEvaluator>>,
    orderings: Vec<Ordering>,
    conventions: Conventions,
}

impl Names {
    fn of(experiment: &Experiment, sessions: &[&dyn Session]) -> Result<Self, Message> {
        let evaluators = |session: &&dyn Session| {
            experiment.evaluators.iter().map(|name| session.evaluator(name)).collect::<Result<_, Message>>()
        };
        Ok(Self {
            evaluators: sessions.iter().map(evaluators).collect::<Result<_, Message>>()?,
            algorithms: experiment
                .algorithms
                .iter()
                .map(|name| Algorithm::find(name))
                .collect::<Result<_, Message>>()?,
            orderings: experiment
                .orderings
                .iter()
                .map(|name| name.parse())
                .collect::<Result<_, Message>>()?,
            conventions: find("convention", &experiment.convention, CONVENTIONS, |c| c.id)?.conventions,
        })
    }
}
