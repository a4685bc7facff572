//! `/api/compare`: several searches side by side, as data, tables, plots and a page.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use plyground_i18n::{Texts, say};
use plyground_lab::experiment::{Experiment, Mistakes, Place as Spot, Record, Results, Step, Timing, run};
use plyground_lab::export;
use plyground_lab::plot::{self, Subject};
use plyground_play::Plan;
use plyground_registry::{ALGORITHMS, Algorithm, Message, Ordering, Session, find};

use crate::answer::{Desk, Reply};
use crate::complaint::Complaint;
use crate::fields::Fields;
use crate::limits;
use crate::place::Place;
use crate::study;

/// Names in one list.
const NAMES: usize = 20;

/// An experiment, and the game that stands at its position.
pub(crate) struct Comparison {
    pub(crate) experiment: Experiment,
    session: Box<dyn Session>,
}

impl Comparison {
    /// Takes the fields, looks up every name, and tries everything once without looking ahead.
    pub(crate) fn take(fields: &mut Fields) -> Result<Self, Complaint> {
        let texts = fields.texts();
        let wrong = |why: Message| Complaint::told("search-impossible", texts, &why);
        let algorithms = fields.words("algorithms", NAMES)?;
        let evaluators = fields.words("evaluators", NAMES)?;
        let orderings = fields.words("orderings", NAMES)?;
        let depths = fields.numbers("depths", limits::DEPTH)?;
        let timed = fields.flag("time")?;
        let think = study::think(fields)?;
        let place = Place::take_unfinished(fields)?;
        fields.done()?;
        let plan = Plan::new(place.session, &think).map_err(wrong)?;
        let algorithms = named(&algorithms, &plan).map_err(wrong)?;
        let evaluators = judges(evaluators, &plan);
        let orderings = orders(&orderings).map_err(wrong)?;
        try_everything(&plan, &algorithms, &evaluators, &orderings).map_err(wrong)?;
        let searchers = plan.searchers(&algorithms, &evaluators).map_err(wrong)?;
        let deepest = plan.default_depth().max(1);
        let depths = depths.map(|depths| depths.into_iter().map(|depth| depth as u16).collect());
        let experiment = Experiment {
            positions: vec![Spot::of(&*plan.session)],
            orderings: orderings.iter().map(ToString::to_string).collect(),
            depths: once_each(depths.unwrap_or_else(|| (1..=deepest).collect())),
            algorithms: algorithms.iter().map(|algorithm| algorithm.id().to_owned()).collect(),
            convention: plan.convention.to_owned(),
            mistakes: searchers
                .into_iter()
                .filter(|searcher| !searcher.mutations.is_empty())
                .map(|searcher| Mistakes {
                    algorithm: searcher.algorithm.id().to_owned(),
                    evaluator: searcher.evaluator,
                    mutations: searcher.mutations.iter().map(|mutation| mutation.id.to_owned()).collect(),
                })
                .collect(),
            timing: timed.then(Timing::default),
            evaluators,
            ..Experiment::of(&*plan.session)
        };
        let count = experiment.size();
        if count > limits::SEARCHES {
            let message =
                say!(texts, "server-error-too-many-searches", count = count, most = limits::SEARCHES);
            return Err(Complaint::impossible("too-many-searches", message));
        }
        Ok(Self { experiment, session: plan.session })
    }

    /// Runs what `records` do not hold yet, until it is done, the desk is needed, or `tell` has heard enough. A search that
    /// takes too long ends it as well: those after it are as deep or deeper.
    pub(crate) fn run(
        &self,
        records: Vec<Record>,
        desk: &Desk<'_>,
        tell: &mut dyn FnMut(Step<'_>) -> ControlFlow<()>,
    ) -> Result<Results, Complaint> {
        let start = Instant::now();
        let clock = || -> Duration { start.elapsed() };
        // The watcher is no witness: only the flag goes over to the other thread.
        let results = desk.watched(limits::SEARCH_SECONDS, |cancel, begins| {
            run(&self.experiment, &[&*self.session], records, &clock, Some(cancel), &mut |step| {
                if matches!(step, Step::Begins { .. }) {
                    begins();
                }
                tell(step)
            })
        });
        results.map_err(|why| Complaint::told("search-impossible", desk.texts, &why))
    }
}

/// Asks every search for depth 0, which finds whatever does not fit together.
fn try_everything(
    plan: &Plan,
    algorithms: &[Algorithm],
    evaluators: &[String],
    orderings: &[Ordering],
) -> Result<(), Message> {
    for searcher in plan.searchers(algorithms, evaluators)? {
        for &ordering in orderings {
            let mut request =
                plan.request(searcher.algorithm, &searcher.mutations, plyground_registry::Limits::default());
            request.evaluator = Some(&searcher.evaluator);
            (request.ordering, request.depth) = (ordering, Some(0));
            plan.session.search(&request)?;
        }
    }
    Ok(())
}

fn named(names: &[String], plan: &Plan) -> Result<Vec<Algorithm>, Message> {
    if names.is_empty() {
        return Ok(plan.session.algorithms());
    }
    let found = names.iter().map(|name| Ok(find("algorithm", name, ALGORITHMS, |a| a.id)?.algorithm));
    found.collect::<Result<Vec<_>, Message>>().map(once_each)
}

fn judges(names: Vec<String>, plan: &Plan) -> Vec<String> {
    if names.is_empty() {
        return vec![plan.evaluator.clone()];
    }
    once_each(names.into_iter().map(|name| name.trim().to_lowercase().replace('_', "-")).collect())
}

fn orders(names: &[String]) -> Result<Vec<Ordering>, Message> {
    if names.is_empty() {
        return Ok(vec![Ordering::default()]);
    }
    names.iter().map(|name| name.parse()).collect::<Result<Vec<_>, Message>>().map(once_each)
}

/// The list without what it says again.
fn once_each<T: PartialEq>(list: Vec<T>) -> Vec<T> {
    let mut kept: Vec<T> = Vec::new();
    for item in list {
        if !kept.contains(&item) {
            kept.push(item);
        }
    }
    kept
}

fn compared(fields: &mut Fields, desk: &Desk<'_>) -> Result<Results, Complaint> {
    Comparison::take(fields)?.run(Vec::new(), desk, &mut |_| ControlFlow::Continue(()))
}

pub(crate) fn json(fields: &mut Fields, desk: &Desk<'_>) -> Result<Reply, Complaint> {
    Ok(Reply::Json(export::json(&compared(fields, desk)?)))
}

pub(crate) fn csv(fields: &mut Fields, desk: &Desk<'_>) -> Result<Reply, Complaint> {
    let results = compared(fields, desk)?;
    Ok(file("text/csv; charset=utf-8", "csv", export::csv(&results)))
}

pub(crate) fn markdown(fields: &mut Fields, desk: &Desk<'_>) -> Result<Reply, Complaint> {
    let table = export::table(desk.texts, &compared(fields, desk)?);
    Ok(file("text/markdown; charset=utf-8", "md", export::markdown(&table)))
}

pub(crate) fn latex(fields: &mut Fields, desk: &Desk<'_>) -> Result<Reply, Complaint> {
    let table = export::table(desk.texts, &compared(fields, desk)?);
    Ok(file("application/x-tex", "tex", export::latex(&table)))
}

pub(crate) fn svg(fields: &mut Fields, desk: &Desk<'_>) -> Result<Reply, Complaint> {
    let results = compared(fields, desk)?;
    let plots = plot::plots(desk.texts, &results, &subjects(&results));
    let nothing = || Complaint::impossible("nothing-to-draw", desk.texts.get("server-error-nothing-to-draw"));
    let picture = plot::svg(desk.texts, &plots).ok_or_else(nothing)?;
    Ok(file("image/svg+xml", "svg", picture))
}

pub(crate) fn html(fields: &mut Fields, desk: &Desk<'_>) -> Result<Reply, Complaint> {
    let results = compared(fields, desk)?;
    Ok(file("text/html; charset=utf-8", "html", page(desk.texts, &results)))
}

fn page(texts: &Texts, results: &Results) -> String {
    let plots = plot::plots(texts, results, &subjects(results));
    let figures: Vec<String> =
        plots.iter().filter_map(|plot| plot::svg(texts, std::slice::from_ref(plot))).collect();
    export::page(texts, &export::table(texts, results), &figures, &[])
}

/// What is drawn: nodes, and time where it was measured.
fn subjects(results: &Results) -> Vec<Subject> {
    let timed = results.experiment.timing.map(|_| Subject::Time);
    std::iter::once(Subject::Nodes).chain(timed).collect()
}

fn file(kind: &'static str, ending: &str, content: String) -> Reply {
    Reply::File(kind, format!("comparison.{ending}"), content.into_bytes())
}
