//! `plyground search --algorithm monte-carlo`: random playouts and their results.

use std::time::{Duration, Instant};

use plyground_i18n::{Argument, Family, say};
use plyground_lab::export;
use plyground_play::{Plan, refuse_to_be_told};
use plyground_registry::{Limits, MONTE_CARLO, MoveStatistics, Outcome, Samples, Sampling, StopReason};

use crate::args::SearchArgs;
use crate::failure::Failure;
use crate::language::texts;
use crate::search::{sheet, state, stop_reason};
use crate::{interrupt, output};

/// Most moves that are listed for people.
const SHOWN: usize = 20;

pub(crate) fn run(args: &SearchArgs, plan: &Plan) -> Result<(), Failure> {
    if args.depth.is_some() || args.resources.table.is_some() {
        return Err(Failure::Usage(texts().get("sample-no-depth")));
    }
    refuse_to_be_told(plan)?;
    let guard = interrupt::guard();
    let start = Instant::now();
    let expired = || args.time.is_some_and(|time| start.elapsed() >= Duration::from_secs_f64(time));
    let sampling = Sampling {
        playouts: args.nodes.or(args.time.is_none().then_some(Sampling::USUAL)),
        seed: args.seed.unwrap_or_default(),
        threads: args.resources.threads,
        rave: args.rave,
        tree: Sampling::LARGE,
        limits: Limits {
            nodes: None,
            deadline: args.time.is_some().then_some(&expired),
            cancel: Some(guard.flag()),
        },
    };
    let samples = plan.session.sample(&sampling)?;
    let time = start.elapsed().as_secs_f64();
    if args.json {
        output::json(&export::samples(&*plan.session, &sampling, &samples, time))?;
    } else {
        output::put(&describe(plan, &sampling, &samples, time))?;
    }
    if samples.outlook.stopped == Some(StopReason::Cancelled) {
        return Err(Failure::Interrupted(texts().get("search-interrupted")));
    }
    Ok(())
}

/// The result for people.
fn describe(plan: &Plan, sampling: &Sampling<'_>, samples: &Samples, time: f64) -> String {
    let (texts, outlook) = (texts(), &samples.outlook);
    let name = texts.name(Family::Algorithm, MONTE_CARLO.0);
    let how = if sampling.rave { "sample-search-rave" } else { "sample-search" };
    let speed = (outlook.playouts as f64 / time.max(1e-9)) as u64;
    let mut rows = vec![
        (texts.get("search-label-game"), state(plan)),
        (
            texts.get("search-label-search"),
            say!(texts, how, algorithm = name, threads = outlook.threads, seed = sampling.seed.to_string()),
        ),
        (texts.get("sample-label-expected"), expected(plan, samples)),
        (texts.get("search-label-best"), outlook.best.clone().unwrap_or_else(|| texts.get("search-no-best"))),
        (texts.get("search-label-line"), outlook.line.join(" ")),
        (texts.get("sample-label-playouts"), texts.number(outlook.playouts)),
        (texts.get("sample-label-positions"), texts.number(outlook.positions)),
        (texts.get("sample-label-tree"), texts.number(outlook.nodes as u64)),
        (
            texts.get("search-label-time"),
            say!(texts, "sample-time", time = output::seconds(time), playouts = speed),
        ),
    ];
    if let Some(reason) = outlook.stopped {
        rows.push((texts.get("search-label-stopped"), stop_reason(reason)));
    }
    if outlook.is_full {
        rows.push((texts.get("sample-label-full"), texts.get("sample-full")));
    }
    let mut text = sheet(plan, &rows);
    if !outlook.moves.is_empty() {
        text.push('\n');
        text.push_str(&moves(samples));
    }
    text
}

/// The expected score of the side to move.
fn expected(plan: &Plan, samples: &Samples) -> String {
    let (texts, session) = (texts(), &plan.session);
    match (samples.outlook.proven, samples.expected()) {
        (Some(Outcome::Win(winner)), _) => {
            say!(texts, "sample-proven-win", side = session.side_name(winner))
        }
        (Some(Outcome::Draw), _) => texts.get("sample-proven-draw"),
        (None, Some(share)) => {
            let side = session.side_name(session.to_move());
            say!(texts, "sample-expected", percent = percent(share), side = side)
        }
        (None, None) => texts.get("search-no-value"),
    }
}

/// A row for every move, the most visited first.
fn moves(samples: &Samples) -> String {
    let (texts, outlook) = (texts(), &samples.outlook);
    let mut sorted: Vec<&MoveStatistics<String>> = outlook.moves.iter().collect();
    // The chosen one first: a proven win need not have many visits.
    sorted.sort_by_key(|sampled| {
        (Some(&sampled.movement) != outlook.best.as_ref(), std::cmp::Reverse(sampled.visits))
    });
    let all: u64 = sorted.iter().map(|sampled| sampled.visits).sum();
    let row = |sampled: &&MoveStatistics<String>| {
        let proven = match sampled.proven {
            None => String::new(),
            Some(Outcome::Draw) => texts.get("sample-draw"),
            Some(Outcome::Win(winner)) if winner == samples.mover => texts.get("sample-win"),
            Some(Outcome::Win(_)) => texts.get("sample-loss"),
        };
        vec![
            sampled.movement.clone(),
            proven,
            texts.number(sampled.visits),
            percent(sampled.visits as f64 / all.max(1) as f64),
            samples.share(sampled).map_or_else(String::new, percent),
        ]
    };
    let rows: Vec<Vec<String>> = sorted.iter().take(SHOWN).map(row).collect();
    let keys = ["move", "proven", "visits", "visit-share", "points"];
    let headings = keys.map(|key| texts.get(&format!("sample-column-{key}")));
    let mut text = output::table(&headings.each_ref().map(String::as_str), 2, &rows);
    if let Some(more) = sorted.len().checked_sub(SHOWN).filter(|&more| more > 0) {
        text.push_str(&say!(texts, "sample-more-moves", count = more));
        text.push('\n');
    }
    text
}

fn percent(share: f64) -> String {
    say!(texts(), "compare-percent", number = Argument::decimal(share * 100.0, 1))
}
