//! The program line by line, for screen readers and simple terminals, and what `plyground` alone does without a terminal.

use std::fmt::Write;
use std::io::{BufRead, stdin};

use clap::{CommandFactory, Parser};
use plyground_i18n::say;
use plyground_registry::open;

use crate::args::{Cli, Command};
use crate::failure::Failure;
use crate::language::texts;
use crate::output::{line, put};
use crate::{compare, play, usage, watch};

pub(crate) fn run() -> Result<(), Failure> {
    loop {
        line(&menu())?;
        match ask(&texts().get("menu-choose"))?.map(|text| text.to_lowercase()).as_deref() {
            Some("1" | "play") => attend(start_play())?,
            Some("2" | "watch") => attend(start_watch())?,
            Some("3" | "compare") => attend(start(&["compare", "tic-tac-toe"]))?,
            Some("4" | "help") => line(&Cli::command().render_help().ansi().to_string())?,
            Some("5" | "exit" | "quit" | "q") | None => return Ok(()),
            Some(_) => line(&say!(texts(), "menu-choose-number", least = 1, most = 5))?,
        }
    }
}

/// What can be chosen, by number.
fn menu() -> String {
    let texts = texts();
    let items = [
        texts.get("menu-play"),
        texts.get("menu-watch"),
        texts.get("menu-compare"),
        texts.get("menu-help"),
        texts.get("menu-exit"),
    ];
    let mut menu = format!("\n{}\n", texts.get("menu-title"));
    for (i, item) in items.iter().enumerate() {
        let _ = writeln!(menu, "  [{}] {item}", i + 1);
    }
    menu
}

/// The comparison of the four searches on tic-tac-toe, and what else there is.
pub(crate) fn main_job() -> Result<(), Failure> {
    start(&["compare", "tic-tac-toe"])?;
    line(&texts().get("menu-more"))
}

fn start_play() -> Result<(), Failure> {
    let Some(game) = ask_for_game()? else { return Ok(()) };
    let mark = ask_until(&texts().get("menu-mark"), "X", |text| match text.to_lowercase().as_str() {
        "x" | "o" => Ok(()),
        _ => Err(texts().get("menu-mark-again")),
    })?;
    let Some(mark) = mark else { return Ok(()) };
    let level = ask_until(&texts().get("menu-level"), "10", |text| match text.parse() {
        Ok(1..=10) => Ok(()),
        _ => Err(say!(texts(), "menu-choose-number", least = 1, most = 10)),
    })?;
    let Some(level) = level else { return Ok(()) };
    start(&["play", "--as", &mark, "--level", &level, "--", &game])
}

fn start_watch() -> Result<(), Failure> {
    let Some(game) = ask_for_game()? else { return Ok(()) };
    start(&["watch", "--", &game])
}

fn ask_for_game() -> Result<Option<String>, Failure> {
    ask_until(&texts().get("menu-game"), "tic-tac-toe", |text| {
        open(text).map(|_| ()).map_err(|why| texts().tell(&why))
    })
}

/// Runs a command as if it had been typed.
fn start(words: &[&str]) -> Result<(), Failure> {
    let words = std::iter::once("plyground").chain(words.iter().copied());
    let cli = Cli::try_parse_from(words).map_err(|error| Failure::Usage(usage::line(&error)))?;
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
    put(&format!("{question} "))?;
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
