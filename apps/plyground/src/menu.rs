//! What `plyground` alone does: a menu at a terminal, the main job without one.

use std::io::{BufRead, stdin};

use clap::{CommandFactory, Parser};

use plyground_registry::open;

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
    let Some(game) = ask_for_game()? else { return Ok(()) };
    let mark = ask_until("Choose your mark, X or O [X]: ", "X", |text| match text.to_lowercase().as_str() {
        "x" | "o" => Ok(()),
        _ => Err("Please type X or O.".to_owned()),
    })?;
    let Some(mark) = mark else { return Ok(()) };
    let level = ask_until("How strong, 1 to 9 [9]: ", "9", |text| match text.parse() {
        Ok(1..=9) => Ok(()),
        _ => Err("Please type a number from 1 to 9.".to_owned()),
    })?;
    let Some(level) = level else { return Ok(()) };
    start(&["play", "--as", &mark, "--level", &level, "--", &game])
}

fn start_watch() -> Result<(), Failure> {
    let Some(game) = ask_for_game()? else { return Ok(()) };
    start(&["watch", "--", &game])
}

fn ask_for_game() -> Result<Option<String>, Failure> {
    const QUESTION: &str =
        "Which game (tic-tac-toe, piskvorky, gomoku, mnk(W,H,K), explicit(TREE)) [tic-tac-toe]: ";
    ask_until(QUESTION, "tic-tac-toe", |text| open(text).map(|_| ()))
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
        Err(Failure::Usage(message) | Failure::No(message) | Failure::Interrupted(message)) => line(&message),
        other => other,
    }
}

fn ask(question: &str) -> Result<Option<String>, Failure> {
    put(question)?;
    let answer = stdin().lock().lines().next().transpose()?;
    Ok(answer.map(|text| text.trim().to_owned()))
}

/// Asks until the answer will do; nothing typed means the default, and the end of the input or `quit` means no answer.
fn ask_until(
    question: &str,
    default: &str,
    check: impl Fn(&str) -> Result<(), String>,
) -> Result<Option<String>, Failure> {
    loop {
        let Some(answer) = ask(question)? else { return Ok(None) };
        let answer = if answer.is_empty() { default.to_owned() } else { answer };
        if ["q", "quit", "exit"].contains(&answer.to_lowercase().as_str()) {
            return Ok(None);
        }
        match check(&answer) {
            Ok(()) => return Ok(Some(answer)),
            Err(why) => line(&why)?,
        }
    }
}
