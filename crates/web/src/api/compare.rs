//! `/api/compare`: several searches side by side, as data, tables, plots and a page.

use std::collections::VecDeque;
use std::ops::ControlFlow;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use plyground_draw::plot;
use plyground_i18n::{Texts, say};
use plyground_lab::experiment::{Experiment, GamePosition, Lineup, Record, Results, Step, Timing, run};
use plyground_lab::export;
use plyground_lab::plots::{Quantity, plots};
use plyground_play::Plan;
use plyground_registry::{Message, Session};
use schemars::JsonSchema;

use crate::api_error::ApiError;
use crate::fields::{Fields, RequestFields};
use crate::limits;
use crate::queue::TimeSlice;
use crate::request_context::{RequestContext, check_cancelled};
use crate::requested_game::GameRequest;
use crate::response_content::ResponseContent;
use crate::schema::{NumberList, WordList};
use crate::search_request::SearchRequestOptions;

/// The most names in one list.
pub(super) const NAMES: usize = 20;

/// A position and the searches to compare there: every search with every evaluator, order of moves and depth.
#[derive(JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(crate) struct CompareRequest {
    #[schemars(flatten)]
    game: GameRequest,
    /// The searches.
    #[schemars(with = "Option<WordList>")]
    algorithms: Vec<String>,
    /// The evaluators.
    #[schemars(with = "Option<WordList>")]
    evaluators: Vec<String>,
    /// The orders of moves.
    #[schemars(with = "Option<WordList>")]
    orderings: Vec<String>,
    /// The depths.
    #[schemars(with = "Option<NumberList>")]
    depths: Option<Vec<u64>>,
    /// Whether time is measured too.
    #[schemars(with = "Option<bool>")]
    time: bool,
    #[schemars(flatten)]
    options: SearchRequestOptions,
}

impl RequestFields for CompareRequest {
    fn take(fields: &mut Fields) -> Result<Self, ApiError> {
        Ok(Self {
            algorithms: fields.words("algorithms", NAMES)?,
            evaluators: fields.words("evaluators", NAMES)?,
            orderings: fields.words("orderings", NAMES)?,
            depths: fields.numbers("depths", limits::DEPTH)?,
            time: fields.flag("time")?,
            options: SearchRequestOptions::take(fields)?,
            game: GameRequest::take(fields)?,
        })
    }
}

/// The records of the latest comparisons. A record says everything on which it depends, so those of one client serve
/// another, and a report made of them need not measure again.
static MEASURED: Mutex<VecDeque<Record>> = Mutex::new(VecDeque::new());

/// Those of a position.
pub(super) fn measured(session: &dyn Session) -> Vec<Record> {
    let place = GamePosition::of(session);
    lock().iter().filter(|record| place.holds(record)).cloned().collect()
}

/// Keeps a record in place of an older one of the same search.
fn keep(record: &Record) {
    let key = |record: &Record| {
        let Record { game, position, algorithm, evaluator, ordering, convention, mutations, .. } = record;
        (
            [game, position, algorithm, evaluator, ordering, convention].map(String::clone),
            mutations.clone(),
            (record.to_move, record.depth, record.time.is_some()),
        )
    };
    let new = key(record);
    let mut measured = lock();
    measured.retain(|old| key(old) != new);
    if measured.len() >= limits::MEASURED {
        measured.pop_front();
    }
    measured.push_back(record.clone());
}

fn lock() -> MutexGuard<'static, VecDeque<Record>> {
    // The records are whole at any time.
    MEASURED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// An experiment, and its game at the position to search.
struct PlannedComparison {
    experiment: Experiment,
    lineup: Lineup,
    plan: Plan,
}

impl PlannedComparison {
    /// Takes the fields and resolves every name.
    fn take(fields: &mut Fields) -> Result<Self, ApiError> {
        let texts = fields.texts();
        let wrong = |why: Message| ApiError::from_message("search-impossible", texts, &why);
        let CompareRequest { game, algorithms, evaluators, orderings, depths, time, options } =
            fields.request()?;
        let game = game.open_unfinished(texts)?;
        let plan = Plan::new(game.session, &options.settings()).map_err(wrong)?;
        let lineup = Lineup::new(&plan, &algorithms, &evaluators, &orderings).map_err(wrong)?;
        let depths: Option<Vec<u16>> =
            depths.map(|depths| depths.into_iter().map(|depth| depth as u16).collect());
        let plans = [plan];
        let experiment = Experiment {
            timing: time.then(Timing::default),
            ..lineup.experiment(&plans, depths.as_deref()).map_err(wrong)?
        };
        let count = experiment.size();
        if count > limits::SEARCHES {
            let message =
                say!(texts, "server-error-too-many-searches", count = count, most = limits::SEARCHES);
            return Err(ApiError::unprocessable("too-many-searches", message));
        }
        let [plan] = plans;
        Ok(Self { experiment, lineup, plan })
    }
}

/// A running comparison. It may give way between two searches, and then continues.
pub(crate) struct RunningComparison {
    comparison: PlannedComparison,
    records: Vec<Record>,
    /// The deadline, set when it begins; time between its turns counts.
    until: Option<Instant>,
}

impl RunningComparison {
    pub(crate) fn take(fields: &mut Fields) -> Result<Self, ApiError> {
        Ok(Self { comparison: PlannedComparison::take(fields)?, records: Vec::new(), until: None })
    }

    /// The same, with the records of earlier comparisons: they are not measured again.
    pub(crate) fn with_known(mut self) -> Self {
        let PlannedComparison { experiment, plan, .. } = &self.comparison;
        let is_same = |record: &Record| {
            record.convention == experiment.convention
                && record.mutations.is_empty()
                && experiment.mistakes.is_empty()
                && record.time.is_some() == experiment.timing.is_some()
        };
        self.records = measured(&*plan.session).into_iter().filter(is_same).collect();
        self
    }

    /// The number of searches.
    pub(crate) fn size(&self) -> usize {
        self.comparison.experiment.size()
    }

    /// Runs until all searches are done or the time is up; `None` if it gave way. A search that reaches its time limit
    /// also ends the comparison: those after it are at least as deep. `report` gets the results so far and the index of
    /// the newest.
    pub(crate) fn go_on(
        &mut self,
        slice: &TimeSlice<'_>,
        texts: &'static Texts,
        report: &mut dyn FnMut(&Results, usize),
    ) -> Result<Option<Results>, ApiError> {
        let wrong = |why: Message| ApiError::from_message("search-impossible", texts, &why);
        let PlannedComparison { experiment, lineup, plan } = &self.comparison;
        let start = Instant::now();
        let until = if let Some(until) = self.until {
            until
        } else {
            // Every search is tried at depth 0 first, so that errors are found before anything is searched.
            lineup.try_on(plan).map_err(wrong)?;
            *self.until.insert(start + Duration::from_secs(limits::COMPARE_SECONDS))
        };
        let context = RequestContext::until(texts, slice, until);
        let clock = || -> Duration { start.elapsed() };
        let mut reported = self.records.clone();
        let mut gave_way = false;
        // `watched` has a thread of its own for the clock, and shares only a flag with this one.
        let results = context.watched(limits::SEARCH_SECONDS, |cancel, begins| {
            let records = std::mem::take(&mut self.records);
            run(experiment, &[&*plan.session], records, &clock, Some(cancel), &mut |step| {
                match step {
                    Step::Begins { .. } if slice.should_give_way() => {
                        gave_way = true;
                        return ControlFlow::Break(());
                    }
                    Step::Begins { .. } => begins(),
                    Step::Done(results) => {
                        let new = results.records.iter().position(|record| !reported.contains(record));
                        if let Some(index) = new {
                            keep(&results.records[index]);
                            report(results, index);
                            reported.push(results.records[index].clone());
                        }
                    }
                }
                ControlFlow::Continue(())
            })
        });
        let results = results.map_err(wrong)?;
        if gave_way && !results.is_complete() && Instant::now() < until {
            self.records = results.records;
            return Ok(None);
        }
        Ok(Some(results))
    }
}

/// The format of a comparison.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ComparisonFormat {
    Json,
    Csv,
    Markdown,
    Latex,
    Svg,
    Html,
}

impl ComparisonFormat {
    /// Whether it is read by people, who have seen the same comparison on the page: it is made of what was measured then.
    pub(crate) fn is_for_people(self) -> bool {
        !matches!(self, Self::Json | Self::Csv)
    }

    /// Writes the results, unless the request was cancelled.
    pub(crate) fn write(
        self,
        texts: &Texts,
        results: &Results,
        slice: &TimeSlice<'_>,
    ) -> Result<ResponseContent, ApiError> {
        check_cancelled(slice.cancel(), texts)?;
        let table = || export::table(texts, results);
        Ok(match self {
            Self::Json => ResponseContent::json(&export::json(results)),
            Self::Csv => file("text/csv; charset=utf-8", "csv", export::csv(results)),
            Self::Markdown => file("text/markdown; charset=utf-8", "md", export::markdown(&table())),
            Self::Latex => file("application/x-tex", "tex", export::latex(&table())),
            Self::Svg => {
                let plots = plots(texts, results, &subjects(results));
                let nothing = || texts.get("server-error-nothing-to-draw");
                let picture = plot::svg(texts, &plots)
                    .ok_or_else(|| ApiError::unprocessable("nothing-to-draw", nothing()))?;
                file("image/svg+xml", "svg", picture)
            }
            Self::Html => file("text/html; charset=utf-8", "html", page(texts, results, slice)?),
        })
    }
}

fn page(texts: &Texts, results: &Results, slice: &TimeSlice<'_>) -> Result<String, ApiError> {
    let mut figures = Vec::new();
    for plot in plots(texts, results, &subjects(results)) {
        check_cancelled(slice.cancel(), texts)?;
        figures.extend(plot::svg(texts, &[plot]));
    }
    Ok(export::page(texts, &export::table(texts, results), &figures, &[]))
}

/// The plots: nodes, and time if it was measured.
fn subjects(results: &Results) -> Vec<Quantity> {
    let timed = results.experiment.timing.map(|_| Quantity::Time);
    std::iter::once(Quantity::Nodes).chain(timed).collect()
}

fn file(kind: &'static str, ending: &str, content: String) -> ResponseContent {
    ResponseContent::File(kind, format!("comparison.{ending}"), content.into_bytes())
}
