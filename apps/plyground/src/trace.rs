//! `plyground trace`: searches as files.

use std::path::Path;

use plyground_grade::{
    FitLevel, RecordedSearch, RecordingDiagnosis, Suspect, diagnose_recordings, recording_words,
};
use plyground_i18n::say;
use plyground_lab::record::Reference;
use plyground_lab::trace::{self, Trace, TraceCheck};
use plyground_registry::{Message, StopReason};
use serde_json::{Value, json};

use crate::args::study::{RecordArgs, TraceCommand};
use crate::failure::Failure;
use crate::language::texts;
use crate::study::{recorded, study};
use crate::{files, output};

/// The schema in the documentation.
const SCHEMA: &str = include_str!("../../../docs/trace.schema.json");

pub(crate) fn run(command: &TraceCommand) -> Result<(), Failure> {
    match command {
        TraceCommand::Record(args) => write(args),
        TraceCommand::Check { file, json } => check(file, *json),
        TraceCommand::Schema => output::put(SCHEMA),
    }
}

fn write(args: &RecordArgs) -> Result<(), Failure> {
    if let Some(path) = &args.out {
        files::check(path)?;
    }
    let (answer, tree) = recorded(&study(&args.study)?, args.study.max_events)?;
    let text = trace::write(&tree);
    let dropped: u64 = tree.nodes.iter().map(|node| node.dropped).sum();
    match &args.out {
        Some(path) => {
            files::write(path, &text)?;
            let file = path.display().to_string();
            output::note(&say!(texts(), "trace-written", file = file, count = tree.nodes.len()));
        }
        None => output::put(&text)?,
    }
    if dropped > 0 {
        output::note(&say!(texts(), "trace-thinned", count = dropped));
    }
    if answer.report.stopped == Some(StopReason::Cancelled) {
        return Err(Failure::Interrupted(texts().get("trace-interrupted")));
    }
    Ok(())
}

/// A trace from a file, or its first error.
pub(crate) fn read(path: &Path) -> Result<Trace, Failure> {
    let text = files::read(path)?;
    trace::read(&text).map_err(|fault| {
        let file = files::name(path);
        Failure::Usage(say!(texts(), "trace-unusable", file = file, why = fault.say(texts())))
    })
}

/// The search of a trace, in the form in which mistakes are looked for.
pub(crate) fn recorded_search(trace: &Trace) -> Result<RecordedSearch, Message> {
    trace::recorded_search(trace, &Reference::new(&trace.tree.header)?)
}

/// The mistake that a trace shows.
fn diagnosis(trace: &Trace) -> Result<RecordingDiagnosis, Message> {
    let search = recorded_search(trace)?;
    Ok(diagnose_recordings(&[search]).pop().expect("one search is one diagnosis"))
}

/// A diagnosis for programs: the mistakes that are named, and the conventions of that search.
pub(crate) fn diagnosis_as_json(found: &RecordingDiagnosis) -> Value {
    json!({
        "search": found.kind.id(),
        "verdict": if found.finding.right_by().is_some() {
            "right"
        } else if found.finding.is_right_in_part() {
            "windows-differ"
        } else if found.finding.mistakes().is_empty() {
            "unknown"
        } else {
            "mistaken"
        },
        "fits_windows": found.finding.level.map(|level| level == FitLevel::Whole),
        "suspects": found.finding.suspects.iter().map(suspect_as_json).collect::<Vec<_>>(),
    })
}

/// A program with mistakes, for programs.
pub(crate) fn suspect_as_json(suspect: &Suspect) -> Value {
    let ids: Vec<&str> = suspect.mistakes.iter().map(|mistake| mistake.id).collect();
    let differences = suspect.program.convention.differences();
    let conventions: Vec<&str> =
        differences.iter().map(|key| key.trim_start_matches("grade-convention-")).collect();
    json!({ "mistakes": ids, "conventions": conventions })
}

/// A trace beside the reference search, for programs.
pub(crate) fn comparison_as_json(trace: &Trace, verdict: &Result<TraceCheck, Message>) -> Value {
    let stopped = matches!(verdict, Ok(TraceCheck::Same { stopped: true, .. }));
    let (verdict, why, line) = match verdict {
        Ok(TraceCheck::Same { .. }) => ("same", None, None),
        Ok(TraceCheck::Different(difference)) => {
            ("different", Some(difference.say(texts())), difference.line)
        }
        Err(why) => ("no-reference", Some(texts().tell(why)), None),
    };
    let nodes = trace.tree.nodes.len();
    json!({ "nodes": nodes, "verdict": verdict, "why": why, "line": line, "stopped": stopped })
}

fn check(path: &Path, json: bool) -> Result<(), Failure> {
    let trace = read(path)?;
    let nodes = trace.tree.nodes.len();
    let verdict = trace::check(&trace);
    let is_different = matches!(verdict, Ok(TraceCheck::Different(_)));
    let found = is_different.then(|| diagnosis(&trace));
    if json {
        let mut row = comparison_as_json(&trace, &verdict);
        row["diagnosis"] =
            found.as_ref().and_then(|found| found.as_ref().ok()).map_or(Value::Null, diagnosis_as_json);
        output::json(&row)?;
    } else {
        output::line(&say!(texts(), "trace-well-formed", count = nodes))?;
        match &found {
            None => {}
            Some(Ok(found)) => {
                for line in recording_words(texts(), found) {
                    output::line(&line)?;
                }
            }
            Some(Err(why)) => output::line(&say!(texts(), "trace-not-diagnosed", why = texts().tell(why)))?,
        }
    }
    match verdict {
        Ok(TraceCheck::Same { nodes, dropped, stopped }) => {
            if !json {
                output::line(&say!(texts(), "trace-same", count = nodes))?;
                if dropped > 0 {
                    output::line(&say!(texts(), "trace-dropped", count = dropped))?;
                }
                if stopped {
                    output::line(&texts().get("trace-stopped"))?;
                }
            }
            Ok(())
        }
        Ok(TraceCheck::Different(difference)) => Err(Failure::No(difference.say(texts()))),
        Err(why) => Err(Failure::Usage(say!(texts(), "trace-no-reference", why = texts().tell(&why)))),
    }
}
