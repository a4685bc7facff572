//! `plyground search`: one position, one answer.

use std::fmt::Write;
use std::time::{Duration, Instant};

use plyground_registry::{Algorithm, Answer, Bound, DEEPEST, Labels, Limits, Mutation, Outcome, StopReason};
use serde_json::{Value, json};

use crate::args::SearchArgs;
use crate::failure::Failure;
use crate::setup::{Plan, algorithm};
use crate::{interrupt, output};

pub(crate) fn run(args: &SearchArgs) -> Result<(), Failure> {
    let plan = Plan::new(&args.board, &args.think)?;
    let algorithm = match &args.algorithm {
        Some(name) => algorithm(name)?,
        None => plan.default_algorithm(),
    };
    let mutations = plan.mutations(algorithm)?;
    let guard = interrupt::guard();
    let start = Instant::now();
    let expired = || args.time.is_some_and(|time| start.elapsed() >= Duration::from_secs_f64(time));
    let limits = Limits {
        nodes: args.nodes,
        deadline: args.time.is_some().then_some(&expired),
        cancel: Some(guard.flag()),
    };
    let limited = args.nodes.is_some() || args.time.is_some();
    let mut request = plan.request(algorithm, &mutations, limits);
    request.by_steps = limited && args.depth.is_none();
    request.depth = Some(match args.depth {
        Some(depth) => depth,
        // A search by steps ends by its limit or with the game.
        None if limited => DEEPEST,
        None => plan.default_depth(),
    });
    let answer = plan.session.search(&request)?;
    let time = start.elapsed().as_secs_f64();
    if args.json {
        output::json(&record(&plan, algorithm, &mutations, &answer, time))?;
    } else {
        output::put(&describe(&plan, algorithm, &mutations, &answer, time))?;
    }
    match (answer.report.value, answer.report.stopped) {
        (Some(_), Some(StopReason::Cancelled)) => {
            Err(Failure::Interrupted("what was found until then is shown".to_owned()))
        }
        (None, Some(StopReason::Cancelled)) => Err(Failure::Interrupted(
            "no move was searched to the end; with --time it searches deeper step by step".to_owned(),
        )),
        (None, _) => Err(Failure::No(
            "stopped before the first move was searched: allow more nodes or time".to_owned(),
        )),
        (Some(_), _) => Ok(()),
    }
}

/// The answer as JSON.
pub(crate) fn record(
    plan: &Plan,
    algorithm: Algorithm,
    mutations: &[&Mutation],
    answer: &Answer,
    time: f64,
) -> Value {
    let report = &answer.report;
    let counts = &report.counts;
    let ids: Vec<&str> = mutations.iter().map(|m| m.id).collect();
    let root_moves = report.root_moves.iter().zip(&answer.root_cells).map(|((m, value), cell)| {
        let mut item = json!({ "move": m, "value": output::score(Some(*value)) });
        if let Some(cell) = cell {
            item["cell"] = (*cell).into();
        }
        item
    });
    let mut value = json!({
        "game": plan.session.game(),
        "position": plan.session.position(),
        "to_move": plan.session.to_move().mark().to_string(),
        "outcome": plan.session.outcome().map(|outcome| match outcome {
            Outcome::Draw => "draw".to_owned(),
            Outcome::Win(winner) => winner.mark().to_string(),
        }),
        "algorithm": algorithm.id(),
        "evaluator": answer.evaluator,
        "convention": plan.convention,
        "mutations": ids,
        "depth": report.depth,
        "value": output::score(report.value),
        "best": report.best,
        "best_cell": answer.best_cell,
        "pv": report.pv,
        "bound": report.bound.to_string(),
        "nodes": counts.nodes,
        "leaves": counts.leaves(),
        "leaves_finished": counts.leaves_finished,
        "leaves_horizon": counts.leaves_horizon,
        "generated": counts.generated,
        "cutoffs": counts.cutoffs(),
        "cutoffs_by_index": counts.cutoffs_by_index,
        "researches": counts.researches,
        "seldepth": counts.seldepth(),
        "nodes_by_ply": counts.nodes_by_ply,
        "leaves_by_ply": counts.leaves_by_ply,
        "effective_branching": branching(answer),
        "time_s": time,
        "nodes_per_second": counts.nodes as f64 / time.max(1e-9),
        "stopped": report.stopped.map(|reason| reason.to_string()),
        "root_moves": root_moves.collect::<Vec<_>>(),
    });
    if answer.best_cell.is_none() {
        value.as_object_mut().expect("built as an object").shift_remove("best_cell");
    }
    value
}

/// The effective branching factor, where the counts are those of one complete search.
pub(crate) fn branching(answer: &Answer) -> Option<f64> {
    let (report, counts) = (&answer.report, &answer.report.counts);
    let one_search = report.stopped.is_none() && counts.nodes_by_ply.first() == Some(&1);
    counts.effective_branching(report.depth.min(counts.seldepth())).filter(|_| one_search)
}

/// The answer for people.
fn describe(
    plan: &Plan,
    algorithm: Algorithm,
    mutations: &[&Mutation],
    answer: &Answer,
    time: f64,
) -> String {
    let report = &answer.report;
    let counts = &report.counts;
    let session = &plan.session;
    let mut text = format!("{}\n", session.draw(Labels::None).trim_end());
    let mut row = |name: &str, value: &str| {
        let _ = writeln!(text, "{}", format!("{name:<10} {value}").trim_end());
    };
    let state = match session.outcome() {
        None => format!("{} to move", session.to_move().mark()),
        Some(Outcome::Draw) => "finished: a tie".to_owned(),
        Some(Outcome::Win(winner)) => format!("finished: {} has won", winner.mark()),
    };
    row("game", &format!("{}, {state}", session.game()));
    let conventions = plan.convention;
    row("search", &format!("{}, depth {}", algorithm.id(), report.depth));
    row("judged by", &format!("evaluator {}, conventions {conventions}", answer.evaluator));
    if !mutations.is_empty() {
        let ids: Vec<&str> = mutations.iter().map(|m| m.id).collect();
        row("mistakes", &ids.join(", "));
    }
    let value = match report.value {
        Some(value) => {
            let solved = report.bound == Bound::Exact && counts.leaves_horizon == 0;
            let remark = match report.bound {
                _ if solved => ", solved".to_owned(),
                Bound::Exact => String::new(),
                other => format!(" ({other})"),
            };
            format!("{value} for {}{remark}", session.to_move().mark())
        }
        None => "unknown".to_owned(),
    };
    row("value", &value);
    row("best", report.best.as_deref().unwrap_or("none"));
    row("line", &report.pv.join(" "));
    let (horizon, finished) =
        (output::thousands(counts.leaves_horizon), output::thousands(counts.leaves_finished));
    row("nodes", &output::thousands(counts.nodes));
    let leaves = output::thousands(counts.leaves());
    row("leaves", &format!("{leaves} ({finished} finished, {horizon} at the horizon)"));
    row("generated", &output::thousands(counts.generated));
    row("cutoffs", &output::thousands(counts.cutoffs()));
    row("researches", &output::thousands(counts.researches));
    let speed = output::thousands((counts.nodes as f64 / time.max(1e-9)) as u64);
    row("time", &format!("{} ({speed} nodes a second)", output::seconds(time)));
    if let Some(reason) = report.stopped {
        row("stopped", &reason.to_string());
    }
    text
}
