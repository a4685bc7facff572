//! Searches that a program recorded, in place of its answers to tasks.

use std::path::PathBuf;

use plyground_grade::{RecordingDiagnosis, diagnose_recordings, recording_words};
use plyground_registry::Message;
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::language::texts;
use crate::trace::{JudgedTrace, diagnosis_as_json, not_diagnosed, read};
use crate::{files, output};

/// A file with a trace.
struct TraceFile {
    name: String,
    judged: JudgedTrace,
    /// Why no mistake could be looked for.
    not_diagnosed: Option<Message>,
}

/// Judges the traces of one program: those of a search are explained together.
pub(super) fn run(paths: &[PathBuf], json: bool) -> Result<(), Failure> {
    let mut searches = Vec::new();
    let mut traces = Vec::new();
    for path in paths {
        let judged = JudgedTrace::new(read(path)?);
        let search = judged.search();
        let not_diagnosed = search.and_then(|search| search.map(|search| searches.push(search)).err());
        traces.push(TraceFile { name: files::name(path), judged, not_diagnosed });
    }
    let found = diagnose_recordings(&searches);
    if json {
        as_json(&found, &traces)?;
    } else {
        print(&found, &traces)?;
    }
    let is_explained = |file: &TraceFile| file.judged.is_compared() && file.not_diagnosed.is_none();
    let all_right = found.iter().all(|found| found.finding.right_by().is_some())
        && traces.iter().all(|file| file.judged.is_same() || is_explained(file));
    if all_right { Ok(()) } else { Err(Failure::Answered(1)) }
}

fn print(found: &[RecordingDiagnosis], traces: &[TraceFile]) -> Result<(), Failure> {
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
    for TraceFile { name, judged, not_diagnosed: why } in traces {
        let why = why.as_ref().map(not_diagnosed);
        for line in why.into_iter().chain(judged.sentences()) {
            output::line(&format!("{}: {line}", output::visible(name)))?;
        }
    }
    Ok(())
}

fn as_json(found: &[RecordingDiagnosis], traces: &[TraceFile]) -> Result<(), Failure> {
    let row = |file: &TraceFile| {
        let mut row = file.judged.as_json();
        row["file"] = file.name.clone().into();
        row["not_diagnosed"] = file.not_diagnosed.as_ref().map(|why| texts().tell(why)).into();
        row
    };
    let searches: Vec<Value> = found.iter().map(diagnosis_as_json).collect();
    output::json(&json!({ "searches": searches, "traces": traces.iter().map(row).collect::<Vec<_>>() }))
}
