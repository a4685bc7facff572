//! `plyground compare`: several searches side by side. Arguments become an experiment, the experiment becomes records,
//! and the records are shown in every form that was asked for.

mod args;
mod conventions;
mod evaluators;
mod plan;
mod progress;
mod show;

use std::ops::ControlFlow;
use std::path::Path;
use std::time::{Duration, Instant};

use plyground_i18n::{Texts, say};
use plyground_lab::experiment::{Experiment, Record, Refusal, Results, Saved, Step, run as run_all};
use plyground_registry::Session;

use crate::failure::Failure;
use crate::language::texts;
use crate::{files, interrupt, processor_time};

pub(crate) use args::CompareArgs;
use args::OutputArgs;
use plan::{PlannedComparison, refuse_finished};
use progress::Progress;
pub(crate) use show::print_blocks;

pub(crate) fn run(args: &CompareArgs) -> Result<(), Failure> {
    let texts = texts();
    if args.conventions {
        return conventions::run(texts, args);
    }
    let comparison = PlannedComparison::new(texts, args)?;
    show::check_files(&args.output)?;
    carry_out(texts, &comparison, &args.output)
}

/// Runs a comparison at one position, and shows it as the command does without options.
pub(crate) fn run_experiment(session: Box<dyn Session>, experiment: Experiment) -> Result<(), Failure> {
    let texts = texts();
    refuse_finished(texts, &*session)?;
    carry_out(texts, &PlannedComparison { experiment, sessions: vec![session] }, &OutputArgs::default())
}

fn carry_out(texts: &Texts, comparison: &PlannedComparison, output: &OutputArgs) -> Result<(), Failure> {
    let before = match &output.resume {
        Some(path) => resume(texts, path, &comparison.experiment)?,
        None => Vec::new(),
    };
    let results = measure(texts, output.resume.as_deref(), comparison, before)?;
    show::all(texts, output, &results)
}

/// The records that a file of results holds already.
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

/// Runs the rest of the experiment; Ctrl-C ends it with the records so far.
fn measure(
    texts: &Texts,
    keep_in: Option<&Path>,
    comparison: &PlannedComparison,
    before: Vec<Record>,
) -> Result<Results, Failure> {
    /// Interval between two saves: a killed program loses no more than this.
    const OFTEN: Duration = Duration::from_secs(1);
    let guard = interrupt::guard();
    let progress = Progress::new(texts, comparison.experiment.size());
    let mut saved_at: Option<Instant> = None;
    let save = |results: &Results| match keep_in {
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
    let ran = run_all(
        &comparison.experiment,
        &sessions,
        before,
        &processor_time::used,
        Some(guard.flag()),
        &mut tell,
    );
    if let Some(failure) = failure {
        return Err(failure);
    }
    let results = ran?;
    save(&results)?;
    drop(progress);
    Ok(results)
}
