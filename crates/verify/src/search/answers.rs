//! The search under test: a [`Searcher`], or code that only returns reports.

use plyground_core::{Evaluator, Observer, Position, Report, Score, Stopped, Window};
use plyground_search::{Context, Ours, Searcher, Task, search};

/// Builds an evaluator, on any thread.
pub type EvaluatorFactory<'a, P> = &'a (dyn Fn() -> Box<dyn Evaluator<P>> + Sync);

/// A search that is not a [`Searcher`] but can be compared with minimax: it need only return whole reports.
pub trait Answers<P: Position> {
    /// A whole report.
    fn report(&self, pos: &mut P, evaluator: &dyn Evaluator<P>, task: &Task<'_>) -> Report<P::Move>;

    /// The same on several threads, if the search uses any: each thread builds another evaluator with the same values.
    fn report_together(
        &self,
        pos: &mut P,
        evaluator: &dyn Evaluator<P>,
        another: EvaluatorFactory<'_, P>,
        task: &Task<'_>,
    ) -> Report<P::Move> {
        let _ = another;
        self.report(pos, evaluator, task)
    }

    /// The bare value with a window, stopped after some nodes; `None` where the search only returns reports.
    fn value(
        &self,
        pos: &mut P,
        evaluator: &dyn Evaluator<P>,
        depth: u16,
        window: Window,
        stop: &mut Stop,
    ) -> Option<Result<Score, Stopped>> {
        let _ = (pos, evaluator, depth, window, stop);
        None
    }
}

/// A [`Searcher`] under test.
struct Bare<'a, S>(&'a S);

impl<P: Position, S: Searcher<P>> Answers<P> for Bare<'_, S> {
    fn report(&self, pos: &mut P, evaluator: &dyn Evaluator<P>, task: &Task<'_>) -> Report<P::Move> {
        search(self.0, pos, evaluator, task)
    }

    fn value(
        &self,
        pos: &mut P,
        evaluator: &dyn Evaluator<P>,
        depth: u16,
        window: Window,
        stop: &mut Stop,
    ) -> Option<Result<Score, Stopped>> {
        let mut context = Context { evaluator, observer: stop, choices: Ours };
        Some(self.0.value(&mut context, pos, depth, window))
    }
}

/// An observer that stops a search after a number of nodes.
#[derive(Clone, Copy, Debug)]
pub struct Stop {
    left: u64,
    told: bool,
}

impl Stop {
    /// Stops after this number of nodes.
    pub const fn after(nodes: u64) -> Self {
        Self { left: nodes, told: false }
    }

    /// Never.
    pub const NEVER: Self = Self::after(u64::MAX);

    /// Whether the search was stopped.
    pub const fn was_told(&self) -> bool {
        self.told
    }
}

impl<P: Position> Observer<P> for Stop {
    fn enter(&mut self, _: &P, _: u16, _: Window) -> Result<(), Stopped> {
        if self.left == 0 {
            self.told = true;
            return Err(Stopped);
        }
        self.left -= 1;
        Ok(())
    }
}

/// The checks of one search on one position. The function that makes the search passes it to this once.
pub struct Trial<'a, P: Position> {
    questions: &'a mut dyn FnMut(&dyn Answers<P>),
}

impl<'a, P: Position> Trial<'a, P> {
    pub(super) fn new(questions: &'a mut dyn FnMut(&dyn Answers<P>)) -> Self {
        Self { questions }
    }

    /// Checks this search completely.
    pub fn with<S: Searcher<P>>(&mut self, search: &S) {
        (self.questions)(&Bare(search));
    }

    /// Checks a search that is not a [`Searcher`], as far as its reports allow.
    pub fn with_answers(&mut self, search: &dyn Answers<P>) {
        (self.questions)(search);
    }
}
