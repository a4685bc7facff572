//! `plyground trace`: searches as files.

use std::path::Path;

use plyground_i18n::say;
use plyground_lab::trace::{self, Trace, TraceCheck};
use plyground_registry::StopReason;
use serde_json::json;

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

fn check(path: &Path, json: bool) -> Result<(), Failure> {
    let trace = read(path)?;
    let nodes = trace.tree.nodes.len();
    let verdict = trace::check(&trace);
    if json {
        let stopped = matches!(verdict, Ok(TraceCheck::Same { stopped: true, .. }));
        let (verdict, why, line) = match &verdict {
            Ok(TraceCheck::Same { .. }) => ("same", None, None),
            Ok(TraceCheck::Different(difference)) => {
                ("different", Some(difference.say(texts())), difference.line)
            }
            Err(why) => ("no-reference", Some(texts().tell(why)), None),
        };
        output::json(
            &json!({ "nodes": nodes, "verdict": verdict, "why": why, "line": line, "stopped": stopped }),
        )?;
    } else {
        output::line(&say!(texts(), "trace-well-formed", count = nodes))?;
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
