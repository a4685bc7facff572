//! Somebody who answers questions about positions: a search of either of two kinds.

use plyground_core::{Evaluator, Observer, Position, Report, Score, Stopped, Window};
use plyground_search::{Context, Ours, Searcher, Task, search};

/// A search that can be held to minimax. Every [`Searcher`] is one.
pub trait Answers<P: Position> {
    /// A whole report.
    fn report(&self, pos: &mut P, evaluator: &dyn Evaluator<P>, task: &Task<'_>) -> Report<P::Move>;

    /// The bare value with a window, told to stop after some nodes; `None` where only reports can be asked for.
    fn value(
        &self,
        pos: &mut P,
        evaluator: &dyn Evaluator<P>,
        depth: u16,
        window: Window,
        stop: &mut Stop,
    ) -> Option<Result<Score, Stopped>>;
}

impl<P: Position, S: Searcher<P>> Answers<P> for S {
    fn report(&self, pos: &mut P, evaluator: &dyn Evaluator<P>, task: &Task<'_>) -> Report<P::Move> {
        search(self, pos, evaluator, task)
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
        Some(Searcher::value(self, &mut context, pos, depth, window))
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
    pub fn with(&mut self, search: &dyn Answers<P>) {
        (self.questions)(search);
    }
}
