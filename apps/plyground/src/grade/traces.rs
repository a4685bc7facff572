//! Searches that a program recorded, in place of its answers to tasks.

use std::path::PathBuf;

use plyground_grade::{RecordingDiagnosis, diagnose_recordings, recording_words};
use plyground_i18n::say;
use plyground_lab::trace::{self, Trace, TraceCheck};
use plyground_registry::Message;
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::language::texts;
use crate::trace::{comparison_as_json, diagnosis_as_json, read, recorded_search};
use crate::{files, output};

/// A trace beside the reference search.
struct JudgedTrace {
    file: String,
    trace: Trace,
    check: Result<TraceCheck, Message>,
    /// Why no mistake could be looked for.
    not_diagnosed: Option<Message>,
}

/// Judges the traces of one program: those of a search are explained together.
pub(super) fn run(paths: &[PathBuf], json: bool) -> Result<(), Failure> {
    let mut searches = Vec::new();
    let mut traces = Vec::new();
    for path in paths {
        let trace = read(path)?;
        let not_diagnosed = recorded_search(&trace).map(|search| searches.push(search)).err();
        let check = trace::check(&trace);
        traces.push(JudgedTrace { file: files::name(path), trace, check, not_diagnosed });
    }
    let found = diagnose_recordings(&searches);
    if json {
        as_json(&found, &traces)?;
    } else {
        print(&found, &traces)?;
    }
    let is_right = |judged: &JudgedTrace| {
        judged.not_diagnosed.is_none() || matches!(judged.check, Ok(TraceCheck::Same { .. }))
    };
    let all_right =
        found.iter().all(|found| found.finding.right_by().is_some()) && traces.iter().all(is_right);
    if all_right { Ok(()) } else { Err(Failure::Answered(1)) }
}

fn print(found: &[RecordingDiagnosis], traces: &[JudgedTrace]) -> Result<(), Failure> {
    let bold = anstyle::Style::new().bold();
    for found in found {
        let lines = recording_words(texts(), found);
        let mut lines = lines.iter();
        if let Some(verdict) = lines.next() {
            output::line(&format!("{bold}{}{bold:#}: {verdict}", found.kind))?;
        }
        for line in lines {
            output::line(&format!("  {line}"))?;
        }
    }
    for JudgedTrace { file, check, not_diagnosed, .. } in traces {
        let file = output::visible(file);
        if let Some(why) = not_diagnosed {
            let why = say!(texts(), "trace-not-diagnosed", why = texts().tell(why));
            output::line(&format!("{file}: {why}"))?;
        }
        match check {
            Ok(TraceCheck::Same { nodes, .. }) => {
                output::line(&format!("{file}: {}", say!(texts(), "trace-same", count = *nodes)))?;
            }
            Ok(TraceCheck::Different(difference)) => {
                output::line(&format!("{file}: {}", difference.say(texts())))?;
            }
            Err(why) => {
                let why = say!(texts(), "trace-no-reference", why = texts().tell(why));
                output::line(&format!("{file}: {why}"))?;
            }
        }
    }
    Ok(())
}

fn as_json(found: &[RecordingDiagnosis], traces: &[JudgedTrace]) -> Result<(), Failure> {
    let row = |judged: &JudgedTrace| {
        let mut row = comparison_as_json(&judged.trace, &judged.check);
        row["file"] = judged.file.clone().into();
        row["not_diagnosed"] = judged.not_diagnosed.as_ref().map(|why| texts().tell(why)).into();
        row
    };
    let searches: Vec<Value> = found.iter().map(diagnosis_as_json).collect();
    output::json(&json!({ "searches": searches, "traces": traces.iter().map(row).collect::<Vec<_>>() }))
}
