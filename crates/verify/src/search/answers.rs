//! Somebody who answers questions about positions: a search, or something that only reports.

use plyground_core::{Evaluator, Observer, Position, Report, Score, Stopped, Window};
use plyground_search::{Context, Ours, Searcher, Task, search};

/// Builds an evaluator, on any thread.
pub type Another<'a, P> = &'a (dyn Fn() -> Box<dyn Evaluator<P>> + Sync);

/// What can be held to minimax without being a [`Searcher`]: it need not give more than whole reports.
pub trait Answers<P: Position> {
    /// A whole report.
    fn report(&self, pos: &mut P, evaluator: &dyn Evaluator<P>, task: &Task<'_>) -> Report<P::Move>;

    /// The same by somebody who may have help from other threads: each of them builds another evaluator that says the same.
    fn report_together(
        &self,
        pos: &mut P,
        evaluator: &dyn Evaluator<P>,
        another: Another<'_, P>,
        task: &Task<'_>,
    ) -> Report<P::Move> {
        let _ = another;
        self.report(pos, evaluator, task)
    }

    /// The bare value with a window, told to stop after some nodes; `None` where only reports can be asked for.
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

/// A [`Searcher`] as somebody who answers.
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

/// Tells a search to stop after so many nodes.
#[derive(Clone, Copy, Debug)]
pub struct Stop {
    left: u64,
    told: bool,
}

impl Stop {
    /// After so many nodes.
    pub const fn after(nodes: u64) -> Self {
        Self { left: nodes, told: false }
    }

    /// Never.
    pub const NEVER: Self = Self::after(u64::MAX);

    /// Whether the search was told.
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

/// What is asked of one search about one position. Whoever makes the search hands it over, once.
pub struct Trial<'a, P: Position> {
    questions: &'a mut dyn FnMut(&dyn Answers<P>),
}

impl<'a, P: Position> Trial<'a, P> {
    pub(super) fn new(questions: &'a mut dyn FnMut(&dyn Answers<P>)) -> Self {
        Self { questions }
    }

    /// Asks this search everything.
    pub fn with<S: Searcher<P>>(&mut self, search: &S) {
        (self.questions)(&Bare(search));
    }

    /// Asks somebody who is not a [`Searcher`] as much as can be asked.
    pub fn with_answers(&mut self, search: &dyn Answers<P>) {
        (self.questions)(search);
    }
}
