//! `plyground trace`: searches as files.

use std::path::Path;

use plyground_grade::{
    Convention, FitLevel, RecordedSearch, RecordingDiagnosis, Suspect, diagnose_recordings, recording_words,
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

/// A trace beside the search that its first line names.
pub(crate) struct JudgedTrace {
    trace: Trace,
    reference: Option<Reference>,
    check: Result<TraceCheck, Message>,
}

impl JudgedTrace {
    pub(crate) fn new(trace: Trace) -> Self {
        match Reference::new(&trace.tree.header) {
            Ok(reference) => {
                let check = trace::compare(&trace, &reference);
                Self { trace, reference: Some(reference), check }
            }
            Err(why) => Self { trace, reference: None, check: Err(why) },
        }
    }

    /// Whether it is the same as the reference, as far as it goes.
    pub(crate) fn is_same(&self) -> bool {
        matches!(self.check, Ok(TraceCheck::Same { .. }))
    }

    /// Whether there is a reference to compare it with.
    pub(crate) fn is_compared(&self) -> bool {
        self.check.is_ok()
    }

    /// The search, in the form in which mistakes are looked for; or why none can be. Nothing where there is no reference.
    pub(crate) fn search(&self) -> Option<Result<RecordedSearch, Message>> {
        let reference = self.reference.as_ref().filter(|_| self.is_compared())?;
        let search = trace::recorded_search(&self.trace, reference);
        Some(search.map(|search| RecordedSearch { is_as_named: self.is_same(), ..search }))
    }

    /// The comparison in sentences.
    pub(crate) fn sentences(&self) -> Vec<String> {
        match &self.check {
            Ok(TraceCheck::Same { nodes, dropped, stopped }) => {
                let mut lines = vec![say!(texts(), "trace-same", count = *nodes)];
                lines.extend((*dropped > 0).then(|| say!(texts(), "trace-dropped", count = *dropped)));
                lines.extend(stopped.then(|| texts().get("trace-stopped")));
                lines
            }
            Ok(TraceCheck::Different(difference)) => vec![difference.say(texts())],
            Err(why) => vec![say!(texts(), "trace-no-reference", why = texts().tell(why))],
        }
    }

    /// The comparison for programs.
    pub(crate) fn as_json(&self) -> Value {
        let stopped = matches!(self.check, Ok(TraceCheck::Same { stopped: true, .. }));
        let (verdict, why, line) = match &self.check {
            Ok(TraceCheck::Same { .. }) => ("same", None, None),
            Ok(TraceCheck::Different(difference)) => {
                ("different", Some(difference.say(texts())), difference.line)
            }
            Err(why) => ("no-reference", Some(texts().tell(why)), None),
        };
        let nodes = self.trace.tree.nodes.len();
        json!({ "nodes": nodes, "verdict": verdict, "why": why, "line": line, "stopped": stopped })
    }
}

/// Why no mistake was looked for.
pub(crate) fn not_diagnosed(why: &Message) -> String {
    say!(texts(), "trace-not-diagnosed", why = texts().tell(why))
}

/// A diagnosis for programs: the mistakes that are named, and the conventions of that search.
pub(crate) fn diagnosis_as_json(found: &RecordingDiagnosis) -> Value {
    let suspects = found.finding.suspects.iter();
    let suspects: Vec<Value> = suspects.map(|suspect| suspect_as_json(suspect, &found.named)).collect();
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
        "suspects": suspects,
    })
}

/// A program with mistakes, for programs; its conventions as far as they are not the usual ones.
pub(crate) fn suspect_as_json(suspect: &Suspect, usual: &Convention) -> Value {
    let ids: Vec<&str> = suspect.mistakes.iter().map(|mistake| mistake.id).collect();
    let differences = suspect.program.convention.differences_from(usual);
    let conventions: Vec<&str> =
        differences.iter().map(|key| key.trim_start_matches("grade-convention-")).collect();
    json!({ "mistakes": ids, "conventions": conventions })
}

fn check(path: &Path, json: bool) -> Result<(), Failure> {
    let judged = JudgedTrace::new(read(path)?);
    let is_different = matches!(judged.check, Ok(TraceCheck::Different(_)));
    let diagnosed = |search| diagnose_recordings(&[search]).pop().expect("one search is one diagnosis");
    let search = if is_different { judged.search() } else { None };
    let found = search.map(|search| search.map(diagnosed));
    if json {
        let mut row = judged.as_json();
        row["diagnosis"] =
            found.as_ref().and_then(|found| found.as_ref().ok()).map_or(Value::Null, diagnosis_as_json);
        output::json(&row)?;
    } else {
        output::line(&say!(texts(), "trace-well-formed", count = judged.trace.tree.nodes.len()))?;
        let lines = match &found {
            None => Vec::new(),
            Some(Ok(found)) => recording_words(texts(), found),
            Some(Err(why)) => vec![not_diagnosed(why)],
        };
        for line in lines {
            output::line(&line)?;
        }
    }
    let said = judged.sentences();
    match judged.check {
        Ok(TraceCheck::Same { .. }) if json => Ok(()),
        Ok(TraceCheck::Same { .. }) => said.iter().try_for_each(|line| output::line(line)),
        Ok(TraceCheck::Different(_)) => Err(Failure::No(said.concat())),
        Err(_) => Err(Failure::Usage(said.concat())),
    }
}
