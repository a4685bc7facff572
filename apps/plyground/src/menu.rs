//! What `plyground` alone does: a menu at a terminal, the main job without one.

use std::io::{BufRead, stdin};

use clap::{CommandFactory, Parser};

use crate::args::{Cli, Command};
use crate::failure::{Failure, usage_line};
use crate::output::{line, put};
use crate::{compare, play, watch};

const MENU: &str = "
Plyground: what would you like to do?
  [1] Play against the program
  [2] Watch two programs play
  [3] Compare the searches on tic-tac-toe
  [4] Help
  [5] Exit
";

pub(crate) fn run() -> Result<(), Failure> {
    loop {
        line(MENU)?;
        match ask("Choose from the list: ")?.map(|text| text.to_lowercase()).as_deref() {
            Some("1" | "play") => attend(start_play())?,
            Some("2" | "watch") => attend(start_watch())?,
            Some("3" | "compare") => attend(start(&["compare", "tic-tac-toe"]))?,
            Some("4" | "help") => line(&Cli::command().render_help().ansi().to_string())?,
            Some("5" | "exit" | "quit" | "q") | None => return Ok(()),
            Some(_) => line("Please type a number from 1 to 5.")?,
        }
    }
}

/// The comparison of the four searches on tic-tac-toe, and what else there is.
pub(crate) fn main_job() -> Result<(), Failure> {
    start(&["compare", "tic-tac-toe"])?;
    line("There is more: `plyground play gomoku`, `plyground watch piskvorky`, `plyground search --help`.")
}

fn start_play() -> Result<(), Failure> {
    let game = ask("Which game (tic-tac-toe, piskvorky, gomoku, mnk(W,H,K)) [tic-tac-toe]: ")?;
    let mark = ask("Choose your mark, X or O [X]: ")?;
    let level = ask("How strong, 1 to 9 [9]: ")?;
    let game = or(game, "tic-tac-toe");
    start(&["play", &format!("--as={}", or(mark, "X")), &format!("--level={}", or(level, "9")), "--", &game])
}

fn start_watch() -> Result<(), Failure> {
    let game = ask("Which game (tic-tac-toe, piskvorky, gomoku, mnk(W,H,K)) [tic-tac-toe]: ")?;
    start(&["watch", "--", &or(game, "tic-tac-toe")])
}

/// Runs a command as if it had been typed.
fn start(words: &[&str]) -> Result<(), Failure> {
    let words = std::iter::once("plyground").chain(words.iter().copied());
    let cli = Cli::try_parse_from(words).map_err(|error| Failure::Usage(usage_line(&error)))?;
    match cli.command {
        Some(Command::Play(args)) => play::run(&args),
        Some(Command::Watch(args)) => watch::run(&args),
        Some(Command::Compare(args)) => compare::run(&args),
        _ => Ok(()),
    }
}

/// A wrong answer in the menu is said and not the end of the program.
fn attend(result: Result<(), Failure>) -> Result<(), Failure> {
    match result {
        Err(Failure::Usage(message) | Failure::No(message)) => line(&message),
        other => other,
    }
}

fn ask(question: &str) -> Result<Option<String>, Failure> {
    put(question)?;
    let answer = stdin().lock().lines().next().transpose()?;
    Ok(answer.map(|text| text.trim().to_owned()))
}

fn or(answer: Option<String>, default: &str) -> String {
    answer.filter(|text| !text.is_empty()).unwrap_or_else(|| default.to_owned())
}
