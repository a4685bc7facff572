//! An evaluator that is a function of the program that holds the session, in Rust or in another language.

use std::fmt;
use std::sync::Arc;

use plyground_core::{Evaluator, Game, Score};

use crate::PositionView;

/// The value of an unfinished position for the side to move.
type ValueFn = dyn Fn(&dyn PositionView) -> Score + Send + Sync;

/// A function with its name. It suits every game.
pub struct FunctionEvaluator {
    name: String,
    value: Box<ValueFn>,
}

impl FunctionEvaluator {
    /// A function with a name. It returns the value of an unfinished position for the side to move; a finished game is a win,
    /// a draw or a loss at its distance, as by default.
    pub fn new(name: &str, value: impl Fn(&dyn PositionView) -> Score + Send + Sync + 'static) -> Self {
        Self { name: name.to_owned(), value: Box::new(value) }
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }
}

/// A function is equal to itself only: others may have the same name.
impl PartialEq for FunctionEvaluator {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for FunctionEvaluator {}

impl fmt::Debug for FunctionEvaluator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FunctionEvaluator").field("name", &self.name).finish_non_exhaustive()
    }
}

/// The evaluator of a search that calls a function.
pub(crate) struct CalledEvaluator(pub(crate) Arc<FunctionEvaluator>);

impl<G: Game> Evaluator<G> for CalledEvaluator {
    fn evaluate(&self, pos: &G) -> Score {
        (self.0.value)(pos)
    }
}
