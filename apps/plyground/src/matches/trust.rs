//! Whether the programs of a resumed match may be run: their names come from its file, which another person may have
//! written.

use std::io::{IsTerminal, stderr, stdin};
use std::path::Path;

use plyground_arena::processes::SELF;
use plyground_arena::{Engine, MatchSetup};
use plyground_i18n::say;
use plyground_report::quoted;

use super::args::MatchArgs;
use crate::ask::{is_yes, read_line};
use crate::failure::Failure;
use crate::language::texts;
use crate::output;

/// Refuses to run programs that were not typed, unless `--trust` or an answer at the terminal allows it.
pub(super) fn check(args: &MatchArgs, folder: &Path, setup: &MatchSetup) -> Result<(), Failure> {
    let shown = folder.display().to_string();
    if !args.engines.is_empty() {
        let typed: Vec<Engine> = args.engines.iter().map(|given| given.engine(args)).collect();
        if !typed.iter().map(run).eq(setup.engines.iter().map(run)) {
            return Err(Failure::Usage(say!(texts(), "match-usage-other-engines", folder = shown)));
        }
        return Ok(());
    }
    let foreign = setup.engines.iter().filter(|engine| !is_own(engine));
    let programs = foreign.map(command_line).collect::<Vec<_>>().join(", ");
    if args.trust || programs.is_empty() {
        return Ok(());
    }
    if stdin().is_terminal() && stderr().is_terminal() {
        output::note(&say!(texts(), "match-trust-ask", folder = &shown, programs = &programs));
        if read_line()?.is_some_and(|answer| is_yes(&answer)) {
            return Ok(());
        }
    }
    Err(Failure::Usage(say!(texts(), "match-trust", folder = shown, programs = programs)))
}

/// The command, arguments and folder of an engine.
fn run(engine: &Engine) -> (&str, &[String], Option<&str>) {
    (&engine.command, &engine.arguments, engine.folder.as_deref())
}

/// Whether an engine is this program without further arguments.
fn is_own(engine: &Engine) -> bool {
    engine.command == SELF && engine.arguments.is_empty()
}

/// A program as it would be typed in a shell.
fn command_line(engine: &Engine) -> String {
    let words = std::iter::once(&engine.command).chain(&engine.arguments);
    let words = words.map(|word| quoted(word)).collect::<Vec<_>>().join(" ");
    let line = match &engine.folder {
        Some(folder) => format!("(cd {} && {words})", quoted(folder)),
        None => words,
    };
    output::visible(&line)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn engine(command: &str, arguments: &[&str], folder: Option<&str>) -> Engine {
        let arguments = arguments.iter().map(|&word| word.to_owned()).collect();
        Engine {
            name: "A".to_owned(),
            command: command.to_owned(),
            arguments,
            folder: folder.map(str::to_owned),
            match_time: None,
            turn_time: None,
            nodes: None,
            depth: None,
            memory: None,
            threads: None,
            level: None,
            info: Vec::new(),
        }
    }

    #[test]
    fn a_program_is_shown_as_it_is_run() {
        assert_eq!(command_line(&engine("/bin/a", &[], None)), "/bin/a");
        let evil = engine("sh", &["-c", "rm -r ~\u{1b}[2K"], Some("/tmp/x y"));
        assert_eq!(command_line(&evil), "(cd '/tmp/x y' && sh -c 'rm -r ~\\u{1b}[2K')");
    }

    #[test]
    fn only_this_program_without_arguments_is_our_own() {
        assert!(is_own(&engine(SELF, &[], Some("/tmp"))));
        assert!(!is_own(&engine(SELF, &["--weights"], None)) && !is_own(&engine("./self", &[], None)));
    }
}
