//! How a position is to be searched, as the Python part of the package asks: every name is still text.

use std::time::{Duration, Instant};

use plyground_core::Message;
use plyground_play::{Plan, SearchSettings};
use plyground_registry::{Algorithm, OwnEvaluator, SearchResources, Session};
use pyo3::prelude::*;
use serde::Deserialize;

use crate::function::Function;
use crate::texts::{PlygroundError, wrong};

/// A search by names. What is not given is left to the game, as everywhere in Plyground.
#[derive(Clone, Default, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Question {
    pub(crate) algorithm: Option<String>,
    pub(crate) depth: Option<u16>,
    pub(crate) ordering: Option<String>,
    pub(crate) evaluator: Option<String>,
    pub(crate) weights: Option<String>,
    pub(crate) convention: Option<String>,
    pub(crate) preset: Option<String>,
    pub(crate) mutations: Vec<String>,
    pub(crate) as_printed: bool,
    /// The most nodes, or playouts.
    pub(crate) nodes: Option<u64>,
    /// The most seconds.
    pub(crate) time: Option<f64>,
    pub(crate) threads: Option<usize>,
    /// Entries of the transposition table.
    pub(crate) table: Option<usize>,
    pub(crate) seed: Option<u64>,
    pub(crate) rave: bool,
    /// The evaluator, where it is a function.
    #[serde(skip)]
    pub(crate) own: Option<OwnEvaluator>,
}

impl Question {
    /// Reads what the Python part asks, with the function that is the evaluator, if there is one.
    pub(crate) fn read(json: &str, functions: &[PyRef<'_, Function>]) -> PyResult<Self> {
        Ok(Self { own: own(functions), ..read(json)? })
    }

    pub(crate) fn settings(&self) -> SearchSettings {
        SearchSettings {
            preset: self.preset.clone(),
            evaluator: self.evaluator.clone(),
            weights: self.weights.clone(),
            convention: self.convention.clone(),
            mutations: self.mutations.clone(),
            as_printed: self.as_printed,
            own: self.own.clone(),
        }
    }

    /// Looks up every name.
    pub(crate) fn plan(&self, session: Box<dyn Session>) -> Result<Plan, Message> {
        let mut plan = Plan::new(session, &self.settings())?;
        plan.algorithm = self.algorithm.as_deref().map(Algorithm::find).transpose()?;
        plan.depth = self.depth;
        if let Some(ordering) = &self.ordering {
            plan.ordering = ordering.parse()?;
        }
        plan.resources = self.resources();
        plan.by_steps = self.is_limited() && self.depth.is_none();
        Ok(plan)
    }

    pub(crate) fn resources(&self) -> SearchResources {
        let usual = SearchResources::default();
        SearchResources {
            memos: self.table.unwrap_or(usual.memos).min(SearchResources::MOST_MEMOS),
            threads: self.threads.unwrap_or(1).max(1),
            ..usual
        }
    }

    fn is_limited(&self) -> bool {
        self.nodes.is_some() || self.time.is_some()
    }

    /// Whether the time is up, counted from now.
    pub(crate) fn deadline(&self) -> Option<impl Fn() -> bool + use<>> {
        let limit = Duration::try_from_secs_f64(self.time?).unwrap_or(Duration::MAX);
        let start = Instant::now();
        Some(move || start.elapsed() >= limit)
    }
}

/// The first of the functions, as an evaluator of a session.
pub(crate) fn own(functions: &[PyRef<'_, Function>]) -> Option<OwnEvaluator> {
    functions.first().map(|function| function.own().clone())
}

/// Reads what the Python part asks.
pub(crate) fn read<'a, T: Deserialize<'a>>(json: &'a str) -> PyResult<T> {
    serde_json::from_str(json).map_err(|error| PlygroundError::new_err(error.to_string()))
}

/// The value, or the message as an exception.
pub(crate) fn told<T>(result: Result<T, Message>) -> PyResult<T> {
    result.map_err(|why| wrong(&why))
}
