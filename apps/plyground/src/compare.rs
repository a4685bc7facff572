//! `plyground compare`: several searches on one position, depth by depth.

use std::fmt::Write;
use std::time::Instant;

use plyground_registry::{Algorithm, Answer, Limits, Mutation};
use serde_json::{Value, json};

use crate::args::CompareArgs;
use crate::failure::Failure;
use crate::output::{self, thousands};
use crate::setup::{Plan, algorithm};
use crate::{interrupt, search};

/// One search that was run.
struct Row {
    algorithm: Algorithm,
    depth: u16,
    mutations: Vec<&'static Mutation>,
    answer: Answer,
    time: f64,
}

pub(crate) fn run(args: &CompareArgs) -> Result<(), Failure> {
    let plan = Plan::new(&args.board, &args.think)?;
    let algorithms = algorithms(args, &plan)?;
    let depths = match &args.depths {
        Some(depths) => depths.0.clone(),
        None => (1..=plan.default_depth().max(1)).collect(),
    };
    let (rows, interrupted) = measure(&plan, &algorithms, &depths)?;
    let verdict = verdict(&rows);
    if args.json {
        output::json(&record(&plan, &rows, &verdict, interrupted))?;
    } else if args.csv {
        output::put(&csv(&rows))?;
    } else {
        let (game, evaluator) = (plan.session.game(), &plan.evaluator);
        output::line(&format!("{game}, evaluator {evaluator}, conventions {}", plan.convention))?;
        output::put(&table(&rows))?;
    }
    match verdict {
        Ok(_) if interrupted => Err(Failure::Interrupted("what was measured until then is shown".to_owned())),
        Ok(check) if args.json || args.csv => {
            output::note(&check);
            Ok(())
        }
        Ok(check) => output::line(&check),
        Err(check) => Err(Failure::No(check)),
    }
}

fn algorithms(args: &CompareArgs, plan: &Plan) -> Result<Vec<Algorithm>, Failure> {
    if !args.algorithms.is_empty() {
        return args.algorithms.iter().map(|name| algorithm(name)).collect();
    }
    Ok(plan.preset.map_or_else(|| plan.session.algorithms(), |preset| preset.algorithms.to_vec()))
}

/// Runs every search at every depth; Ctrl-C ends it with what is there.
fn measure(plan: &Plan, algorithms: &[Algorithm], depths: &[u16]) -> Result<(Vec<Row>, bool), Failure> {
    let mut rows = Vec::new();
    let guard = interrupt::guard();
    let limits = Limits { cancel: Some(guard.flag()), ..Limits::default() };
    let mistakes = plan.mutations_of_each(algorithms)?;
    if let Some((&algorithm, mutations)) = algorithms.iter().zip(&mistakes).next() {
        // The very first search pays for cold memory; it is not measured.
        let mut warm_up = plan.request(algorithm, mutations, limits);
        warm_up.depth = Some(1);
        plan.session.search(&warm_up)?;
    }
    for &depth in depths {
        for (&algorithm, mutations) in algorithms.iter().zip(&mistakes) {
            output::progress(&format!("depth {depth}, {} …", algorithm.id()));
            let mut request = plan.request(algorithm, mutations, limits);
            request.depth = Some(depth);
            let start = Instant::now();
            let answer = plan.session.search(&request)?;
            let time = start.elapsed().as_secs_f64();
            if guard.asked() {
                output::progress("");
                return Ok((rows, true));
            }
            rows.push(Row { algorithm, depth, mutations: mutations.clone(), answer, time });
        }
    }
    output::progress("");
    Ok((rows, false))
}

/// Whether all searches without a mistake in them found the same value at each depth.
fn verdict(rows: &[Row]) -> Result<String, String> {
    let sound: Vec<&Row> = rows.iter().filter(|row| row.mutations.is_empty()).collect();
    let mistaken = rows.len() - sound.len();
    let left_out = match mistaken {
        0 => String::new(),
        n => format!("; {n} searches with mistakes are not counted"),
    };
    for row in &sound {
        let first = sound.iter().find(|other| other.depth == row.depth).expect("the row itself is one");
        if first.answer.report.value != row.answer.report.value {
            return Err(format!(
                "check: {} and {} disagree at depth {}",
                first.algorithm.id(),
                row.algorithm.id(),
                row.depth
            ));
        }
    }
    let compared = sound.iter().any(|row| sound.iter().filter(|other| other.depth == row.depth).count() > 1);
    Ok(if compared {
        format!("check: all sound searches agree on the value at every depth{left_out}")
    } else {
        format!("check: nothing to compare{left_out}")
    })
}

fn value(row: &Row) -> String {
    row.answer.report.value.map_or_else(String::new, |value| value.to_string())
}

fn table(rows: &[Row]) -> String {
    const HEADINGS: [&str; 12] = [
        "depth",
        "search",
        "value",
        "best",
        "nodes",
        "share",
        "generated",
        "leaves",
        "cutoffs",
        "researches",
        "time",
        "branching",
    ];
    let cells = |row: &Row| {
        let report = &row.answer.report;
        let counts = &report.counts;
        let first = rows.iter().find(|other| other.depth == row.depth).expect("the row itself is one");
        let share = 100.0 * counts.nodes as f64 / first.answer.report.counts.nodes.max(1) as f64;
        let mistakes = if row.mutations.is_empty() { "" } else { " *" };
        let branching = search::branching(&row.answer);
        vec![
            row.depth.to_string(),
            format!("{}{mistakes}", row.algorithm.id()),
            value(row),
            report.best.clone().unwrap_or_else(|| "-".to_owned()),
            thousands(counts.nodes),
            format!("{share:.1}%"),
            thousands(counts.generated),
            thousands(counts.leaves()),
            thousands(counts.cutoffs()),
            thousands(counts.researches),
            output::seconds(row.time),
            branching.map_or_else(|| "-".to_owned(), |b| format!("{b:.2}")),
        ]
    };
    let mut text = output::table(&HEADINGS, 2, &rows.iter().map(cells).collect::<Vec<_>>());
    let mut mistaken: Vec<&str> = Vec::new();
    for id in rows.iter().flat_map(|row| &row.mutations).map(|m| m.id) {
        if !mistaken.contains(&id) {
            mistaken.push(id);
        }
    }
    if !mistaken.is_empty() {
        let _ = writeln!(text, "* with mistakes: {}", mistaken.join(", "));
    }
    text
}

fn csv(rows: &[Row]) -> String {
    let mut text =
        "depth,algorithm,mutations,value,best,nodes,generated,leaves,leaves_finished,leaves_horizon,\
                    cutoffs,researches,time_s\n"
            .to_owned();
    for row in rows {
        let report = &row.answer.report;
        let counts = &report.counts;
        let mutations: Vec<&str> = row.mutations.iter().map(|m| m.id).collect();
        let cells = [
            row.depth.to_string(),
            row.algorithm.id().to_owned(),
            mutations.join(" "),
            value(row),
            report.best.clone().unwrap_or_default(),
            counts.nodes.to_string(),
            counts.generated.to_string(),
            counts.leaves().to_string(),
            counts.leaves_finished.to_string(),
            counts.leaves_horizon.to_string(),
            counts.cutoffs().to_string(),
            counts.researches.to_string(),
            row.time.to_string(),
        ];
        text.push_str(&cells.map(|cell| quoted(&cell)).join(","));
        text.push('\n');
    }
    text
}

/// A field of a CSV file (RFC 4180).
fn quoted(field: &str) -> String {
    if field.contains([',', '"', '\n']) {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field.to_owned()
    }
}

fn record(plan: &Plan, rows: &[Row], verdict: &Result<String, String>, interrupted: bool) -> Value {
    let items =
        rows.iter().map(|row| search::record(plan, row.algorithm, &row.mutations, &row.answer, row.time));
    json!({
        "game": plan.session.game(),
        "evaluator": plan.evaluator,
        "convention": plan.convention,
        "agree": if rows.is_empty() { Value::Null } else { verdict.is_ok().into() },
        "complete": !interrupted,
        "searches": items.collect::<Vec<_>>(),
    })
}
