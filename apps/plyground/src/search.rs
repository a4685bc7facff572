//! `plyground search`: one search of one position.

use std::fmt::Write;
use std::time::{Duration, Instant};

use plyground_i18n::{Family, pad_end, say};
use plyground_lab::export;
use plyground_play::Plan;
use plyground_registry::{Algorithm, Answer, Bound, Labels, Limits, Named, Outcome, SearchTask, StopReason};

use crate::args::SearchArgs;
use crate::failure::Failure;
use crate::language::texts;
use crate::setup::plan;
use crate::{interrupt, output, sample};

pub(crate) fn run(args: &SearchArgs) -> Result<(), Failure> {
    let mut plan = plan(&args.board, &args.settings)?;
    let algorithm = match args.algorithm.as_deref().map(Named::find).transpose()? {
        Some(Named::MonteCarlo) => return sample::run(args, &plan),
        Some(Named::Search(algorithm)) => algorithm,
        None => plan.default_algorithm(),
    };
    if args.seed.is_some() || args.rave {
        return Err(Failure::Usage(texts().get("search-only-monte-carlo")));
    }
    if args.resources.threads > 1 && algorithm != Algorithm::Pvs {
        return Err(Failure::Usage(texts().get("search-one-thread")));
    }
    let limited = args.nodes.is_some() || args.time.is_some();
    (plan.algorithm, plan.depth, plan.resources) = (Some(algorithm), args.depth, args.resources.resources());
    plan.by_steps = limited && args.depth.is_none();
    let guard = interrupt::guard();
    let start = Instant::now();
    let expired = || args.time.is_some_and(|time| start.elapsed() >= Duration::from_secs_f64(time));
    let limits = Limits {
        nodes: args.nodes,
        deadline: args.time.is_some().then_some(&expired),
        cancel: Some(guard.flag()),
    };
    let task = plan.task(limits)?;
    let answer = plan.session.search(&task)?;
    let time = start.elapsed().as_secs_f64();
    if args.json {
        output::json(&export::answer(&*plan.session, &task, plan.convention, &answer, time))?;
    } else {
        output::put(&describe(&plan, &task, &answer, time))?;
    }
    match (answer.report.value, answer.report.stopped) {
        (Some(_), Some(StopReason::Cancelled)) => {
            Err(Failure::Interrupted(texts().get("search-interrupted")))
        }
        (None, Some(StopReason::Cancelled)) => {
            Err(Failure::Interrupted(texts().get("search-interrupted-empty")))
        }
        (None, _) => Err(Failure::No(texts().get("search-empty"))),
        (Some(_), _) => Ok(()),
    }
}

/// The result for people.
fn describe(plan: &Plan, task: &SearchTask<'_>, answer: &Answer, time: f64) -> String {
    let texts = texts();
    let (report, counts) = (&answer.report, &answer.report.counts);
    let mut rows = vec![
        (texts.get("search-label-game"), state(plan)),
        (
            texts.get("search-label-search"),
            say!(
                texts,
                "search-search",
                algorithm = texts.name(Family::Algorithm, task.algorithm.id()),
                depth = report.depth
            ),
        ),
        (
            texts.get("search-label-judged"),
            say!(
                texts,
                "search-judged",
                evaluator = texts.name(Family::Evaluator, answer.evaluator),
                conventions = texts.name(Family::Convention, plan.convention)
            ),
        ),
    ];
    if !task.mutations.is_empty() {
        let ids: Vec<&str> = task.mutations.iter().map(|m| m.id).collect();
        rows.push((texts.get("search-label-mistakes"), ids.join(", ")));
    }
    let best = report.best.clone().unwrap_or_else(|| texts.get("search-no-best"));
    let leaves = say!(
        texts,
        "search-leaves",
        leaves = counts.leaves(),
        finished = counts.leaves_finished,
        horizon = counts.leaves_horizon
    );
    let speed = (counts.nodes as f64 / time.max(1e-9)) as u64;
    rows.extend([
        (texts.get("search-label-value"), value(plan, answer)),
        (texts.get("search-label-best"), best),
        (texts.get("search-label-line"), report.pv.join(" ")),
        (texts.get("search-label-nodes"), texts.number(counts.nodes)),
        (texts.get("search-label-leaves"), leaves),
        (texts.get("search-label-generated"), texts.number(counts.generated.unwrap_or_default())),
        (texts.get("search-label-cutoffs"), texts.number(counts.cutoffs())),
        (texts.get("search-label-researches"), texts.number(counts.researches)),
        (
            texts.get("search-label-time"),
            say!(texts, "search-time", time = output::seconds(time), count = speed),
        ),
    ]);
    if let Some(reason) = report.stopped {
        rows.push((texts.get("search-label-stopped"), stop_reason(reason)));
    }
    sheet(plan, &rows)
}

/// The board, and below it the results, each with its label.
pub(crate) fn sheet(plan: &Plan, rows: &[(String, String)]) -> String {
    let mut text = format!("{}\n", plan.session.draw(Labels::None).trim_end());
    let width = rows.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(0);
    for (label, value) in rows {
        let _ = writeln!(text, "{}", format!("{} {value}", pad_end(label, width)).trim_end());
    }
    text
}

/// The game and the side to move, or how it ended.
pub(crate) fn state(plan: &Plan) -> String {
    let session = &plan.session;
    let game = texts().name(Family::Game, &session.game());
    match session.outcome() {
        None => say!(texts(), "search-to-move", game = game, side = session.side_name(session.to_move())),
        Some(Outcome::Draw) => say!(texts(), "search-tied", game = game),
        Some(Outcome::Win(winner)) => {
            say!(texts(), "search-won", game = game, side = session.side_name(winner))
        }
    }
}

/// The value, and whether it is exact or a bound.
fn value(plan: &Plan, answer: &Answer) -> String {
    let report = &answer.report;
    let Some(value) = report.value else { return texts().get("search-no-value") };
    let key = match report.bound {
        Bound::Exact if report.is_complete => "search-value-solved",
        Bound::Exact => "search-value",
        Bound::Lower => "search-value-lower",
        Bound::Upper => "search-value-upper",
        Bound::Unknown => "search-value-unsure",
    };
    say!(texts(), key, value = value.to_string(), side = plan.session.side_name(plan.session.to_move()))
}

/// The limit that ended the search.
pub(crate) fn stop_reason(reason: StopReason) -> String {
    texts().get(match reason {
        StopReason::Nodes => "search-stopped-nodes",
        StopReason::Deadline => "search-stopped-time",
        StopReason::Cancelled => "search-stopped-cancelled",
    })
}
