//! Several searches side by side: an experiment of the laboratory, and its tables and plots.

use std::fmt::Write;
use std::ops::ControlFlow;
use std::time::Instant;

use plyground_core::{Message, message};
use plyground_draw::plot;
use plyground_lab::experiment::{Experiment, Lineup, Results, Timing, agreement, run};
use plyground_lab::export;
use plyground_lab::plots::{Quantity, plots};
use plyground_registry::{OwnEvaluator, Session};
use pyo3::prelude::*;
use serde::Deserialize;

use crate::function::Function;
use crate::request::{Question, read, told};
use crate::session::{PySession, alarms, python_game};
use crate::texts::{texts, wrong};
use crate::work;

/// Nodes to look at for a minimal tree of a Python game, whose positions may have to be asked first.
const MINIMAL_OF_PYTHON: u64 = 300_000;

/// What is compared, by names.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct ComparisonQuestion {
    algorithms: Vec<String>,
    /// The evaluators by name; `None` stands for the next of the functions.
    evaluators: Vec<Option<String>>,
    orderings: Vec<String>,
    depths: Option<Vec<u16>>,
    convention: Option<String>,
    preset: Option<String>,
    weights: Option<String>,
    mutations: Vec<String>,
    as_printed: bool,
    /// Whether time is measured.
    timed: bool,
    /// Exactly as many runs; without it, as many as it takes.
    runs: Option<u32>,
}

/// The results of a comparison.
#[pyclass(module = "plyground._plyground", frozen)]
pub(crate) struct Comparison {
    results: Results,
}

/// Runs every search of a comparison.
#[pyfunction]
pub(crate) fn compare(
    py: Python<'_>,
    session: &PySession,
    question: &str,
    functions: Vec<PyRef<'_, Function>>,
) -> PyResult<Comparison> {
    let question: ComparisonQuestion = read(question)?;
    let session = session.copied(py)?;
    let alarms = alarms(&*session, &functions);
    let own: Vec<OwnEvaluator> = functions.iter().map(|function| function.own().clone()).collect();
    let results = work::run(py, &alarms, move |cancel| {
        let (experiment, session) = planned(session, &question, &own)?;
        let start = Instant::now();
        let clock = || start.elapsed();
        let mut go_on = |_: plyground_lab::experiment::Step<'_>| ControlFlow::Continue(());
        run(&experiment, &[&*session], Vec::new(), &clock, Some(cancel), &mut go_on)
    })?;
    Ok(Comparison { results: told(results)? })
}

fn planned(
    session: Box<dyn Session>,
    question: &ComparisonQuestion,
    own: &[OwnEvaluator],
) -> Result<(Experiment, Box<dyn Session>), Message> {
    let names = Question {
        convention: question.convention.clone(),
        preset: question.preset.clone(),
        weights: question.weights.clone(),
        mutations: question.mutations.clone(),
        as_printed: question.as_printed,
        ..Question::default()
    };
    let mut plans = [names.plan(session)?];
    let session = &mut plans[0].session;
    let added: Vec<&str> =
        own.iter().map(|own| Ok(session.add_evaluator(own)?.id)).collect::<Result<_, Message>>()?;
    let mut added = added.into_iter().map(str::to_owned);
    let evaluators = question.evaluators.iter();
    let evaluators: Vec<String> =
        evaluators.filter_map(|name| name.clone().or_else(|| added.next())).collect();
    let lineup = Lineup::new(&plans[0], &question.algorithms, &evaluators, &question.orderings)?;
    if !lineup.try_on(&plans[0])? {
        return Err(message!("python-finished", "the game is over here: there is nothing to search"));
    }
    let mut experiment = lineup.experiment(&plans, question.depths.as_deref())?;
    let timing = Timing::default();
    experiment.timing = question.timed.then(|| question.runs.map_or(timing, |runs| timing.exactly(runs)));
    let [plan] = plans;
    if python_game(&*plan.session).is_some() {
        experiment.minimal_most = experiment.minimal_most.min(MINIMAL_OF_PYTHON);
    }
    Ok((experiment, plan.session))
}

#[pymethods]
impl Comparison {
    /// Everything, as JSON.
    fn json(&self) -> String {
        export::json(&self.results).to_string()
    }

    /// A line for each search, as comma-separated values.
    fn csv(&self) -> String {
        export::csv(&self.results)
    }

    /// The table as Markdown.
    fn markdown(&self) -> String {
        export::markdown(&export::table(texts(), &self.results))
    }

    /// The table as LaTeX.
    fn latex(&self) -> String {
        export::latex(&export::table(texts(), &self.results))
    }

    /// The table as text.
    fn text(&self) -> String {
        let table = export::table(texts(), &self.results);
        let mut text = format!("{}\n", table.title);
        for block in table.blocks(Some(100)) {
            let _ = writeln!(text, "{}\n{}", block.heading, block.rows.join("\n"));
        }
        text
    }

    /// The table and the plots as a page.
    fn page(&self, quantities: Vec<String>) -> PyResult<String> {
        let plots = plots(texts(), &self.results, &quantities_named(&quantities)?);
        let figures = plots.iter().filter_map(|plot| plot::svg(texts(), std::slice::from_ref(plot)));
        let table = export::table(texts(), &self.results);
        Ok(export::page(texts(), &table, &figures.collect::<Vec<_>>(), &[]))
    }

    /// The title, the headings and the rows of the table.
    fn table(&self) -> (String, Vec<String>, Vec<Vec<String>>) {
        let table = export::table(texts(), &self.results);
        (table.title, table.columns.into_iter().map(|column| column.heading).collect(), table.rows)
    }

    /// Plots of these quantities against depth, on one sheet, as SVG; `None` where there is nothing to draw.
    fn plot(&self, quantities: Vec<String>) -> PyResult<Option<String>> {
        Ok(plot::svg(texts(), &plots(texts(), &self.results, &quantities_named(&quantities)?)))
    }

    /// Whether all sound searches found the same value.
    fn agrees(&self) -> bool {
        agreement(&self.results.records).is_fine()
    }
}

fn quantities_named(names: &[String]) -> PyResult<Vec<Quantity>> {
    names.iter().map(|name| quantity(name)).collect()
}

fn quantity(name: &str) -> PyResult<Quantity> {
    let wanted = name.trim().to_lowercase().replace('_', "-");
    Quantity::named(&wanted).ok_or_else(|| {
        wrong(&message!(
            "python-quantity-unknown",
            "`{name}` cannot be plotted: there are {names}",
            name = name.escape_debug().to_string(),
            names = Quantity::ALL.map(Quantity::id).join(", ")
        ))
    })
}
