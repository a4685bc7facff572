//! The cost of ideas: what each technique that makes a search fast gains, and what it costs.
//!
//! Minimax comes first; then one idea is added at a time. All searches search the same positions to the same depth and
//! must find the same values. [`measure`] makes [`IdeaCosts`], which are plain data; [`table`] and [`plots`] show them.

mod searches;
mod show;

pub use searches::{IdeaSearch, idea_searches};
pub use show::{plots, table};

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use plyground_registry::{
    Bound, Limits, Message, NamedEvaluator, Score, SearchResources, SearchTask, Session, StopReason, Table,
};
use serde::Serialize;

use crate::statistics::Summary;

/// The settings of a measurement.
#[derive(Clone, Debug)]
pub struct IdeaSettings {
    /// The evaluator.
    pub evaluator: NamedEvaluator,
    /// The depth.
    pub depth: u16,
    /// The size of the table, and the threads.
    pub resources: SearchResources,
    /// Nodes after which a search of one position is given up.
    pub most: u64,
    /// Whether time is measured as well.
    pub is_timed: bool,
}

/// The costs of the ideas.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct IdeaCosts {
    /// The game.
    pub game: String,
    /// The evaluator.
    pub evaluator: String,
    /// The depth.
    pub depth: u16,
    /// The positions, as text.
    pub positions: Vec<String>,
    /// Nodes after which a search of one position was given up.
    pub most: u64,
    /// Threads of the last idea, where there are several.
    pub threads: usize,
    /// A row for each idea.
    pub rows: Vec<IdeaCost>,
    /// Whether every idea was measured.
    pub is_whole: bool,
}

/// The cost of one search, over all positions.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct IdeaCost {
    /// The idea.
    pub idea: &'static str,
    /// Whether it is an alternative instead of one more idea.
    pub is_aside: bool,
    /// Positions entered.
    pub nodes: u64,
    /// Whether it was completed at every position; otherwise it would have entered more nodes.
    pub is_finished: bool,
    /// Its time, where that was measured.
    pub time: Option<Summary>,
    /// Bytes of its table.
    pub memory: usize,
    /// The values for the sides to move, where they are known.
    pub values: Vec<Option<i32>>,
}

impl IdeaCosts {
    /// The first two rows with different values of a position, and its number.
    pub fn disagreement(&self) -> Option<(&IdeaCost, &IdeaCost, usize)> {
        for place in 0..self.positions.len() {
            let mut known: Option<(&IdeaCost, i32)> = None;
            for row in &self.rows {
                match (known, row.values[place]) {
                    (Some((first, value)), Some(other)) if value != other => {
                        return Some((first, row, place));
                    }
                    (None, Some(value)) => known = Some((row, value)),
                    _ => {}
                }
            }
        }
        None
    }

    /// Whether no search found a value.
    pub fn is_empty(&self) -> bool {
        self.rows.iter().flat_map(|row| &row.values).all(Option::is_none)
    }

    /// The row that another is compared with: the one above it. Alternatives are compared with the first alone.
    fn before(&self, place: usize) -> Option<&IdeaCost> {
        self.rows[..place].last().filter(|_| !self.rows[place].is_aside)
    }
}

/// The time since a fixed moment, provided by the caller.
pub type TimeSource<'a> = &'a dyn Fn() -> Duration;

/// Measures all ideas; `tell` is called before each and may end the measurement. The rows measured until then are kept.
pub fn measure(
    sessions: &[&dyn Session],
    settings: &IdeaSettings,
    clock: TimeSource<'_>,
    cancel: Option<&AtomicBool>,
    tell: &mut dyn FnMut(&IdeaSearch, usize, usize) -> ControlFlow<()>,
) -> Result<IdeaCosts, Message> {
    let searches = idea_searches(sessions[0], settings.evaluator, settings.resources);
    let mut list = IdeaCosts {
        game: sessions[0].game(),
        evaluator: settings.evaluator.id.to_owned(),
        depth: settings.depth,
        positions: sessions.iter().map(|session| session.position()).collect(),
        most: settings.most,
        threads: settings.resources.threads,
        rows: Vec::new(),
        is_whole: false,
    };
    for (place, search) in searches.iter().enumerate() {
        if tell(search, place, searches.len()).is_break() {
            return Ok(list);
        }
        match measure_search(sessions, search, settings, clock, cancel)? {
            Some(row) => list.rows.push(row),
            None => return Ok(list),
        }
    }
    list.is_whole = true;
    Ok(list)
}

/// Seconds that measurements must add up to; five are taken at most.
const LONG_ENOUGH: f64 = 0.3;
const RUNS: usize = 5;

/// Measures one idea; `None` if cancelled.
fn measure_search(
    sessions: &[&dyn Session],
    search: &IdeaSearch,
    settings: &IdeaSettings,
    clock: TimeSource<'_>,
    cancel: Option<&AtomicBool>,
) -> Result<Option<IdeaCost>, Message> {
    let limits = Limits { nodes: Some(settings.most), cancel, ..Limits::default() };
    // Allocating a table may take longer than a small search with it, and is not part of the idea.
    let mut table = Table::new(if search.algorithm.is_textbook() { 0 } else { search.resources.memos });
    let mut row = IdeaCost {
        idea: search.id,
        is_aside: search.is_aside,
        nodes: 0,
        is_finished: true,
        time: None,
        memory: if search.algorithm.is_textbook() {
            0
        } else {
            search.resources.memos * SearchResources::ENTRY_BYTES
        },
        values: Vec::new(),
    };
    let mut times = Vec::new();
    while times.is_empty()
        || (settings.is_timed && times.len() < RUNS && times.iter().sum::<f64>() < LONG_ENOUGH)
    {
        (row.nodes, row.is_finished) = (0, true);
        row.values.clear();
        let mut time = Duration::ZERO;
        for session in sessions {
            table.clear();
            let task = SearchTask {
                evaluator: Some(settings.evaluator),
                depth: Some(settings.depth),
                by_steps: search.by_steps,
                resources: search.resources,
                table: Some(&table),
                limits,
                ..SearchTask::new(search.algorithm)
            };
            let start = clock();
            let report = session.search(&task)?.report;
            time += clock().saturating_sub(start);
            row.nodes += report.counts.nodes;
            row.is_finished &= report.stopped.is_none();
            let is_known = report.stopped.is_none() && report.bound == Bound::Exact;
            row.values.push(report.value.filter(|_| is_known).map(Score::get));
            let is_cancelled = cancel.is_some_and(|cancel| cancel.load(Relaxed));
            if report.stopped == Some(StopReason::Cancelled) || is_cancelled {
                return Ok(None);
            }
        }
        times.push(time.as_secs_f64());
    }
    row.time = Summary::of(&times).filter(|_| settings.is_timed);
    Ok(Some(row))
}
