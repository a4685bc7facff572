//! Building the evaluator of a task: with its weights and its mistakes, under a convention about finished games.

use plyground_core::{BuiltEvaluator, Evaluator, EvaluatorSettings, Game, Outcome, Position, Score, Window};
use plyground_search::Finished;

use crate::SearchTask;
use crate::own_evaluator::SessionEvaluator;

/// What it takes to build an evaluator, on any thread.
pub(crate) struct Building<'a, G: Game> {
    entry: SessionEvaluator<'a, G>,
    weights: Option<&'a str>,
    mutations: Vec<&'static str>,
    finished: Finished,
}

impl<'a, G: Game> Building<'a, G> {
    pub(crate) fn new(entry: SessionEvaluator<'a, G>, task: &SearchTask<'a>, finished: Finished) -> Self {
        let mutations = task.mutations.iter().map(|mutation| mutation.id).collect();
        Self { entry, weights: task.weights, mutations, finished }
    }

    /// The evaluator, under the convention for finished games.
    pub(crate) fn build(&self, pos: &G) -> BuiltEvaluator<G> {
        let settings =
            EvaluatorSettings { name: self.entry.id(), weights: self.weights, mutations: &self.mutations };
        let evaluator = self.entry.build(pos, &settings)?;
        Ok(match self.finished {
            Finished::Evaluator => evaluator,
            finished => Box::new(Settled { evaluator, finished }),
        })
    }
}

/// An evaluator under a convention about finished games.
struct Settled<E> {
    evaluator: E,
    finished: Finished,
}

impl<P: Position, E: Evaluator<P>> Evaluator<P> for Settled<E> {
    fn evaluate(&self, pos: &P) -> Score {
        self.evaluator.evaluate(pos)
    }

    fn finished(&self, pos: &P, outcome: Outcome, ply: u16) -> Score {
        self.finished.value(&self.evaluator, pos, outcome, ply)
    }

    fn range(&self) -> Window {
        self.finished.range(self.evaluator.range())
    }
}
