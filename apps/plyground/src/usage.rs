//! Errors of the command-line parser, in one line and in the chosen language.

use std::error::Error as _;
use std::process::ExitCode;

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use plyground_i18n::say;

use crate::failure;
use crate::language::texts;

/// Help and version as clap prints them; anything else in one line.
pub(crate) fn report(error: &Error) -> ExitCode {
    if !error.use_stderr() {
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    failure::complain(&line(error));
    ExitCode::from(2)
}

/// The error, and a hint if there is one.
pub(crate) fn line(error: &Error) -> String {
    let complaint = complaint(error).unwrap_or_else(|| first_paragraph(error));
    match tip(error) {
        Some(tip) => say!(texts(), "usage-line-with-tip", complaint = complaint, tip = tip),
        None => say!(texts(), "usage-line", complaint = complaint),
    }
}

/// The error, for the common kinds; the wording is clap's, so that the English text does not change.
fn complaint(error: &Error) -> Option<String> {
    let texts = texts();
    let get = |kind| one(error, kind);
    Some(match error.kind() {
        ErrorKind::InvalidSubcommand => {
            say!(texts, "usage-unknown-command", word = get(ContextKind::InvalidSubcommand)?)
        }
        ErrorKind::UnknownArgument => {
            say!(texts, "usage-unknown-argument", word = get(ContextKind::InvalidArg)?)
        }
        ErrorKind::InvalidValue => {
            let (value, argument) = (get(ContextKind::InvalidValue)?, get(ContextKind::InvalidArg)?);
            if value.is_empty() {
                say!(texts, "usage-missing-value", argument = argument)
            } else {
                let values = several(error, ContextKind::ValidValue, ", ")?;
                say!(texts, "usage-unknown-value", value = value, argument = argument, values = values)
            }
        }
        ErrorKind::ValueValidation => {
            let (value, argument) = (get(ContextKind::InvalidValue)?, get(ContextKind::InvalidArg)?);
            let why = error.source()?;
            let why = why.downcast_ref().map_or_else(|| why.to_string(), |message| texts.tell(message));
            say!(texts, "usage-wrong-value", value = value, argument = argument, why = why)
        }
        ErrorKind::MissingRequiredArgument => {
            let arguments = several(error, ContextKind::InvalidArg, " ")?;
            say!(texts, "usage-missing-arguments", arguments = arguments)
        }
        ErrorKind::MissingSubcommand => {
            let commands = several(error, ContextKind::ValidSubcommand, ", ")?;
            let command = get(ContextKind::InvalidSubcommand)?;
            say!(texts, "usage-missing-command", command = command, commands = commands)
        }
        ErrorKind::ArgumentConflict => {
            let (argument, other) = (get(ContextKind::InvalidArg)?, get(ContextKind::PriorArg)?);
            if argument == other {
                say!(texts, "usage-repeated", argument = argument)
            } else {
                say!(texts, "usage-conflict", argument = argument, other = other)
            }
        }
        _ => return None,
    })
}

/// A suggestion of what may have been meant.
fn tip(error: &Error) -> Option<String> {
    let similar = |kind| one(error, kind).or_else(|| several(error, kind, ", "));
    if let Some(word) = similar(ContextKind::SuggestedSubcommand) {
        return Some(say!(texts(), "usage-similar-command", word = word));
    }
    if let Some(word) = similar(ContextKind::SuggestedArg) {
        return Some(say!(texts(), "usage-similar-argument", word = word));
    }
    similar(ContextKind::SuggestedValue).map(|word| say!(texts(), "usage-similar-value", word = word))
}

fn one(error: &Error, kind: ContextKind) -> Option<String> {
    match error.get(kind)? {
        ContextValue::String(text) => Some(text.clone()),
        _ => None,
    }
}

fn several(error: &Error, kind: ContextKind, separator: &str) -> Option<String> {
    match error.get(kind)? {
        ContextValue::Strings(texts) => Some(texts.join(separator)),
        _ => None,
    }
}

/// clap's own message, in English: for errors too rare for a message of their own.
fn first_paragraph(error: &Error) -> String {
    let text = error.to_string();
    let first = text.split("\n\n").next().unwrap_or_default().trim().trim_start_matches("error:");
    first.split_whitespace().collect::<Vec<_>>().join(" ")
}
