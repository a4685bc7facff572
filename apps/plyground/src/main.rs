//! The `plyground` command: arguments become a plan, a plan is run, results go to standard output.

mod analyse;
mod args;
mod ask;
mod bench;
mod board_view;
mod compare;
mod diff;
mod evaluate;
mod exercise;
mod failure;
mod files;
mod grade;
mod ideas;
mod interrupt;
mod keeper;
mod language;
mod lists;
mod matches;
mod menu;
mod opponent;
mod output;
mod own_evaluators;
mod perft;
mod play;
mod processor_time;
mod puzzles;
mod report;
mod result_folder;
mod rules;
mod sample;
mod save;
mod search;
mod setup;
mod shell;
mod signature;
mod solve;
mod step;
mod study;
mod trace;
mod tree;
mod tui;
mod usage;
mod verify;
mod watch;
mod web;
mod why;

use std::io::{IsTerminal, stdin, stdout};
use std::process::ExitCode;

use clap::Parser;

use args::{Cli, Command};
use failure::Failure;

fn main() -> ExitCode {
    if let Err(failure) = language::choose(std::env::args_os()) {
        return failure.report();
    }
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return usage::report(&error),
    };
    match run(cli.command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(command: Option<Command>) -> Result<(), Failure> {
    match command {
        Some(Command::Games(format)) => lists::games(format),
        Some(Command::Rules(args)) => rules::run(&args),
        Some(Command::Algorithms(format)) => lists::algorithms(format),
        Some(Command::Evaluators(args)) => lists::evaluators(&args),
        Some(Command::Presets(format)) => lists::presets(format),
        Some(Command::Mutations(format)) => lists::mutations(format),
        Some(Command::Conventions(format)) => lists::conventions(format),
        Some(Command::Search(args)) => search::run(&args),
        Some(Command::Evaluate(args)) => evaluate::run(&args),
        Some(Command::Compare(args)) => compare::run(&args),
        Some(Command::Ideas(args)) => ideas::run(&args),
        Some(Command::Trace(command)) => trace::run(&command),
        Some(Command::Step(args)) => step::run(&args),
        Some(Command::Why(args)) => why::run(&args),
        Some(Command::Diff(args)) => diff::run(&args),
        Some(Command::Report(args)) => report::run(&args),
        Some(Command::Exercise(args)) => exercise::run(&args),
        Some(Command::Puzzles(command)) => puzzles::run(&command),
        Some(Command::Perft(args)) => perft::run(&args),
        Some(Command::Verify(command)) => verify::run(&command),
        Some(Command::Tree(args)) => tree::run(&args),
        Some(Command::Play(args)) => play::run(&args),
        Some(Command::Watch(args)) => watch::run(&args),
        Some(Command::Web(args)) => web::run(&args),
        Some(Command::Match(args)) => matches::run(&args),
        Some(Command::Gomocup) => Ok(plyground_gomocup::run(stdin(), stdout())?),
        Some(Command::Analyse(args)) => analyse::run(&args),
        Some(Command::Solve(args)) => solve::run(&args),
        Some(Command::Bench(args)) => bench::run(args),
        Some(Command::Completions { shell }) => shell::completions(shell),
        Some(Command::Man { command }) => shell::man(command.as_deref()),
        Some(Command::Grade(args)) => grade::run(&args),
        Some(Command::Confined(args)) => grade::confined(&args),
        Some(Command::Signature) => signature::run(),
        Some(Command::Tui(args)) => tui::run(&args),
        None if stdin().is_terminal() && stdout().is_terminal() => tui::run(&tui::TuiArgs::default()),
        None => menu::main_job(),
    }
}
