//! Every check and chore of the project: `cargo xtask COMMAND`.
//!
//! CI and developers run the same commands. They need the Rust toolchain; `setup` installs what the tests need besides,
//! or lists what is missing.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a front end: what it does is what it prints")]

mod arguments;
mod check;
mod e2e;
mod fuzz;
mod python;
mod signature;
mod steps;
mod suite;
mod tidy;

use std::process::ExitCode;

use arguments::XtaskCommand;
use steps::{Done, StepResult, Workspace};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let task = match arguments::read(&arguments) {
        Ok(task) => task,
        Err(message) => {
            eprintln!("error: {message}\n\n`cargo xtask --help` lists the commands.");
            return ExitCode::from(2);
        }
    };
    let workspace = match Workspace::find() {
        Ok(workspace) => workspace,
        Err(message) => return failure(&message),
    };
    match run(&workspace, task) {
        Ok(Done::Passed) => ExitCode::SUCCESS,
        // This step was requested by name, so skipping it is a failure here.
        Ok(Done::Skipped(why)) => failure(&why),
        Err(message) => failure(&message),
    }
}

fn failure(message: &str) -> ExitCode {
    eprintln!("error: {message}");
    ExitCode::FAILURE
}

fn run(workspace: &Workspace, task: XtaskCommand) -> StepResult {
    match task {
        XtaskCommand::Help => {
            println!("{}", arguments::HELP);
            Ok(Done::Passed)
        }
        XtaskCommand::Check { effort } => check::run(workspace, effort),
        XtaskCommand::Setup => e2e::setup(workspace),
        XtaskCommand::EndToEnd { long } => e2e::run(workspace, long),
        XtaskCommand::Python { release } => python::run(workspace, release),
        XtaskCommand::Fmt => steps::fmt(workspace),
        XtaskCommand::Clippy => steps::clippy(workspace),
        XtaskCommand::Docs => steps::docs(workspace),
        XtaskCommand::Tidy => tidy::run(workspace),
        XtaskCommand::Test { profiles, long } => {
            for &profile in profiles {
                suite::test(workspace, profile, long)?;
            }
            Ok(Done::Passed)
        }
        XtaskCommand::Signature { update: false } => signature::check(workspace),
        XtaskCommand::Signature { update: true } => signature::update(workspace),
        XtaskCommand::Bench { arguments } => steps::bench(workspace, &arguments),
        XtaskCommand::Fuzz { targets, seconds } => fuzz::run(workspace, &targets, seconds),
    }
}
