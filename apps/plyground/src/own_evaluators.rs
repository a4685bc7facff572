//! Evaluators that people bring to the command line: the file of a formula, or a program that is run.

use std::ffi::OsStr;
use std::io::{IsTerminal, stderr, stdin};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use plyground_arena::processes::{LineFault, LineProgram};
use plyground_i18n::say;
use plyground_registry::{AskValues, Message, OwnEvaluator, ProgramEvaluator};
use plyground_report::quoted;

use crate::ask::{is_yes, read_line};
use crate::failure::{Failure, system_error};
use crate::files;
use crate::interrupt;
use crate::language::texts;
use crate::output;

/// What stands before a command.
const PROGRAM: &str = "exec:";
/// What may stand before a file.
const FORMULA: &str = "formula:";
/// The ending of a file that needs nothing before it.
const ENDING: &str = "toml";
/// How long a program may take from one answer to the next.
const PATIENCE: Duration = Duration::from_secs(30);

/// The evaluator that was typed as `exec:COMMAND`, `formula:FILE` or `FILE.toml`; `None` for a name.
pub(crate) fn read(typed: &str) -> Result<Option<OwnEvaluator>, Failure> {
    if let Some(command) = command(typed) {
        return program(command).map(Some);
    }
    if let Some(command) = script(typed) {
        let wanted = quoted(&format!("{PROGRAM}{command}"));
        return Err(Failure::Usage(say!(texts(), "own-evaluator-script", file = typed, wanted = wanted)));
    }
    let file = typed.strip_prefix(FORMULA).map(Path::new).or_else(|| {
        let path = Path::new(typed);
        path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(ENDING)).then_some(path)
    });
    file.map(|path| Ok(OwnEvaluator::Formula(files::read(path)?))).transpose()
}

/// The command that runs a script, where one was typed without it.
fn script(typed: &str) -> Option<String> {
    const SCRIPTS: [(&str, &str); 7] = [
        ("py", "python3 "),
        ("js", "node "),
        ("mjs", "node "),
        ("rb", "ruby "),
        ("pl", "perl "),
        ("lua", "lua "),
        ("sh", "sh "),
    ];
    let ending = Path::new(typed).extension()?;
    let (_, runner) = SCRIPTS.iter().find(|(known, _)| ending.eq_ignore_ascii_case(known))?;
    Some(format!("{runner}{typed}"))
}

/// The command of `exec:COMMAND`.
fn command(typed: &str) -> Option<&str> {
    typed.strip_prefix(PROGRAM).map(str::trim)
}

/// The text of a weights file and the name that it gives an evaluator: that of the file.
pub(crate) fn weights(evaluator: &str, path: &Path) -> Result<OwnEvaluator, Failure> {
    let name = path.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned());
    Ok(OwnEvaluator::Weights {
        evaluator: evaluator.to_owned(),
        name: plain(&name, "weights"),
        text: files::read(path)?,
    })
}

/// The program that a saved game names as evaluator. The game may come from another person, so the user is asked first.
pub(crate) fn of_saved_game(evaluator: Option<&str>, file: &Path) -> Result<Option<OwnEvaluator>, Failure> {
    let Some(command) = evaluator.and_then(command) else { return Ok(None) };
    let (file, shown) = (file.display().to_string(), output::visible(command));
    if stdin().is_terminal() && stderr().is_terminal() {
        output::note(&say!(texts(), "own-evaluator-trust-ask", file = &file, program = &shown));
        if read_line()?.is_some_and(|answer| is_yes(&answer)) {
            return program(command).map(Some);
        }
    }
    Err(Failure::Usage(say!(texts(), "own-evaluator-trust", file = file, program = shown)))
}

fn program(command: &str) -> Result<OwnEvaluator, Failure> {
    if command.is_empty() {
        return Err(Failure::Usage(texts().get("own-evaluator-no-command")));
    }
    let asked = CommandProgram { command: command.to_owned(), running: None };
    Ok(OwnEvaluator::Program(Arc::new(ProgramEvaluator::new(&name_of(command), command, Box::new(asked)))))
}

/// A short name for a command: that of the first file in it that is not an interpreter.
fn name_of(command: &str) -> String {
    const INTERPRETERS: [&str; 14] = [
        "python", "python3", "node", "ruby", "perl", "java", "sh", "bash", "lua", "dotnet", "php", "deno",
        "bun", "env",
    ];
    let stem = |word: &str| {
        Path::new(word).file_stem().map_or_else(String::new, |stem| OsStr::to_string_lossy(stem).into_owned())
    };
    let words = command.split_whitespace().filter(|word| !word.starts_with('-'));
    let names: Vec<String> = words.map(stem).collect();
    let own = names.iter().find(|name| !INTERPRETERS.contains(&name.as_str()));
    plain(own.or(names.first()).map_or("", String::as_str), "program")
}

/// A name with the letters, digits and hyphens that evaluators are named with.
fn plain(name: &str, otherwise: &str) -> String {
    let sign = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' };
    let name: String = name.chars().map(sign).collect();
    let name = name.trim_matches('-');
    let begins = name.chars().next();
    let whole = match begins {
        None => otherwise.to_owned(),
        Some(first) if first.is_ascii_digit() => format!("{otherwise}-{name}"),
        Some(_) => name.to_owned(),
    };
    whole.chars().take(32).collect()
}

/// A command that is started when it is first asked, and anew for another game. Its complaints are in the chosen language.
struct CommandProgram {
    command: String,
    running: Option<(String, LineProgram)>,
}

impl AskValues for CommandProgram {
    fn values(&mut self, game: &str, positions: &[String]) -> Result<Option<Vec<i32>>, Message> {
        if interrupt::flag().load(Ordering::Relaxed) {
            return Ok(None);
        }
        if self.running.as_ref().is_none_or(|(other, _)| other != game) {
            let first = format!("plyground-evaluator 1 {game}");
            let started = LineProgram::start(&self.command, &first)
                .map_err(|error| say!(texts(), "evaluator-program-start", why = system_error(&error)))?;
            self.running = Some((game.to_owned(), started));
        }
        let (_, program) = self.running.as_mut().expect("just started");
        let answers = program.ask(positions, PATIENCE, interrupt::flag());
        let answers = match answers {
            Ok(answers) => answers,
            Err((_, LineFault::Stopped)) => {
                // Its answers are still to come, and would be taken for others.
                self.running = None;
                return Ok(None);
            }
            Err((place, fault)) => return Err(complaint(&positions[place], &fault).into()),
        };
        let values = positions.iter().zip(&answers).map(|(position, answer)| Ok(number(position, answer)?));
        values.collect::<Result<_, Message>>().map(Some)
    }
}

/// An answer as a value.
fn number(position: &str, answer: &str) -> Result<i32, String> {
    let number: Option<f64> = answer.parse().ok().filter(|number: &f64| number.is_finite());
    number.map(|number| number.round() as i32).ok_or_else(|| {
        say!(texts(), "evaluator-program-nonsense", answer = shortened(answer), position = position)
    })
}

/// What went wrong, at which position, and what to do.
fn complaint(position: &str, fault: &LineFault) -> String {
    let texts = texts();
    match fault {
        LineFault::Ended(why) => {
            say!(texts, "evaluator-program-ended", position = position, why = output::visible(why))
        }
        LineFault::Late | LineFault::Stopped => {
            let seconds = PATIENCE.as_secs().to_string();
            say!(texts, "evaluator-program-late", position = position, seconds = seconds)
        }
        LineFault::Unasked(line) => {
            say!(texts, "evaluator-program-unasked", line = shortened(line), position = position)
        }
    }
}

/// The beginning of what a program wrote, without signs that a terminal obeys.
fn shortened(text: &str) -> String {
    output::visible(&text.chars().take(80).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_is_answered_with_the_command_that_runs_it() {
        assert_eq!(script("judge.py").as_deref(), Some("python3 judge.py"));
        assert_eq!(script("open-lines"), None);
        let Err(Failure::Usage(why)) = read("my/judge.js") else { panic!("a script is no name") };
        assert!(why.contains("--evaluator 'exec:node my/judge.js'"), "{why}");
    }

    #[test]
    fn programs_are_called_by_their_files() {
        for (command, name) in [
            ("python3 eval.py --deep 3", "eval"),
            ("./judge", "judge"),
            ("/usr/bin/env node lines/My_Judge.js", "my-judge"),
            ("java -jar judge.jar", "judge"),
            ("cat", "cat"),
            ("./2", "program-2"),
            ("'!!!'", "program"),
        ] {
            assert_eq!(name_of(command), name, "{command}");
        }
    }

    #[test]
    fn numbers_are_read_and_anything_else_is_quoted() {
        assert_eq!(number("x X", "-3").unwrap(), -3);
        assert_eq!(number("x X", "2.5").unwrap(), 3);
        assert_eq!(number("x X", "1e99").unwrap(), i32::MAX);
        for wrong in ["", "nan", "inf", "3 4", "three", "\u{1b}[2J"] {
            let error = number("X../.../... O", wrong).unwrap_err();
            assert!(error.contains("X../.../... O") && !error.contains('\u{1b}'), "{error}");
        }
    }
}
