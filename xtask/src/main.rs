//! Every check and chore of the project: `cargo xtask COMMAND`.
//!
//! CI and developers run the same commands. They need the Rust toolchain; `setup` installs what the tests need besides,
//! or lists what is missing.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a front end: what it does is what it prints")]

mod arguments;
mod check;
mod e2e;
mod fuzz;
mod signature;
mod steps;
mod suite;
mod tidy;

use std::process::ExitCode;

use arguments::Task;
use steps::{Done, Outcome, Workspace};

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

fn run(workspace: &Workspace, task: Task) -> Outcome {
    match task {
        Task::Help => {
            println!("{}", arguments::HELP);
            Ok(Done::Passed)
        }
        Task::Check { effort } => check::run(workspace, effort),
        Task::Setup => e2e::setup(workspace),
        Task::EndToEnd => e2e::run(workspace),
        Task::Fmt => steps::fmt(workspace),
        Task::Clippy => steps::clippy(workspace),
        Task::Docs => steps::docs(workspace),
        Task::Tidy => tidy::run(workspace),
        Task::Test { profiles, long } => {
            for &profile in profiles {
                suite::test(workspace, profile, long)?;
            }
            Ok(Done::Passed)
        }
        Task::Signature { update: false } => signature::check(workspace),
        Task::Signature { update: true } => signature::update(workspace),
        Task::Bench { arguments } => steps::bench(workspace, &arguments),
        Task::Fuzz { targets, seconds } => fuzz::run(workspace, &targets, seconds),
    }
}
