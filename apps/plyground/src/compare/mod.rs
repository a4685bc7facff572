//! `plyground compare`: several searches side by side. Arguments become an experiment, the experiment becomes records, and
//! the records are shown in as many ways as there are to show them.

mod args;
mod conventions;
mod plan;
mod progress;
mod show;

use std::ops::ControlFlow;
use std::path::Path;
use std::time::{Duration, Instant};

use plyground_i18n::{Texts, say};
use plyground_lab::experiment::{Experiment, Record, Refusal, Results, Saved, Step, run as run_experiment};
use plyground_registry::Session;

use crate::failure::Failure;
use crate::language::texts;
use crate::{files, interrupt};

pub(crate) use args::CompareArgs;
use plan::Comparison;
use progress::Progress;
pub(crate) use show::print_blocks;

pub(crate) fn run(args: &CompareArgs) -> Result<(), Failure> {
    let texts = texts();
    if args.conventions {
        return conventions::run(texts, args);
    }
    let comparison = Comparison::new(texts, args)?;
    show::check_files(args)?;
    let before = match &args.resume {
        Some(path) => resume(texts, path, &comparison.experiment)?,
        None => Vec::new(),
    };
    let results = measure(texts, args, &comparison, before)?;
    show::all(texts, args, &results)
}

/// What a file of results holds already.
fn resume(texts: &Texts, path: &Path, experiment: &Experiment) -> Result<Vec<Record>, Failure> {
    let file = path.display().to_string();
    if files::is_standard_stream(path) {
        return Err(Failure::Usage(texts.get("compare-resume-stream")));
    }
    files::check(path)?;
    if !path.exists() {
        return Ok(Vec::new());
    }
    let text = files::read(path)?;
    Saved::read(&text, experiment).map_err(|refusal| {
        Failure::Usage(match refusal {
            Refusal::Foreign(reason) => say!(texts, "compare-resume-foreign", file = file, reason = reason),
            Refusal::Version(version) => {
                say!(texts, "compare-resume-version", file = file, version = version)
            }
            Refusal::Another(options) => {
                say!(texts, "compare-resume-another", file = file, options = options)
            }
        })
    })
}

/// Runs what is left of the experiment; Ctrl-C ends it with what is there.
fn measure(
    texts: &Texts,
    args: &CompareArgs,
    comparison: &Comparison,
    before: Vec<Record>,
) -> Result<Results, Failure> {
    /// A program that is killed loses no more than this.
    const OFTEN: Duration = Duration::from_secs(1);
    let guard = interrupt::guard();
    let start = Instant::now();
    let progress = Progress::new(texts, comparison.experiment.size());
    let mut saved_at: Option<Instant> = None;
    let save = |results: &Results| match &args.resume {
        Some(path) => files::write(path, Saved::write(results)),
        None => Ok(()),
    };
    let mut failure = None;
    let mut tell = |step: Step<'_>| {
        progress.show(&step);
        if let Step::Done(results) = step
            && saved_at.is_none_or(|at| at.elapsed() >= OFTEN)
        {
            saved_at = Some(Instant::now());
            if let Err(error) = save(results) {
                failure = Some(error);
                return ControlFlow::Break(());
            }
        }
        ControlFlow::Continue(())
    };
    let sessions: Vec<&dyn Session> = comparison.sessions.iter().map(|session| &**session).collect();
    let clock = || start.elapsed();
    let ran =
        run_experiment(&comparison.experiment, &sessions, before, &clock, Some(guard.flag()), &mut tell);
    if let Some(failure) = failure {
        return Err(failure);
    }
    let results = ran?;
    save(&results)?;
    drop(progress);
    Ok(results)
}
