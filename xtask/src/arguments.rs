//! The command line.

use crate::check::Effort;
use crate::fuzz::SECONDS;
use crate::suite::Profile;

/// The text of `--help`.
pub(crate) const HELP: &str = "\
Every check and chore of the project by name.

Usage: cargo xtask COMMAND [OPTIONS]

Everything at once:
  check                setup, fmt, tidy, clippy, docs, test, e2e, in this order, up to the first failure
  check --quick        for a change at hand: fmt, tidy, clippy, and the tests of the packages with changed files
  check --long         adds the slow tests, signature, the Python package, bench, and a minute of every fuzz target

One step:
  setup                brings what the tests need besides Rust: tmux, Chromium and npm from the system's packages (as
                       root on Debian; elsewhere it says what is missing), axe-core from npm
  fmt                  is everything formatted?  (`cargo fmt --all` formats it)
  clippy               no warnings from the compiler or from clippy, in any target
  docs                 no warnings from rustdoc
  tidy                 what no compiler checks: dependency direction, no input or output below the front ends,
                       length of files, lints, leftovers, links, type names with many meanings
  test [--dev] [--release] [--long]
                       --dev: every test, doc tests too, with assertions and overflow checks; --release: those of the
                       packages that compute, fully optimised; both unless one is named; under cargo-nextest where it
                       is installed; --long sets PLYGROUND_LONG=1, which the slow tests wait for
  e2e [--long]         the page of `plyground web` in a real browser, after setup; --long: every view in every language,
                       size and colour scheme, and a long random walk
  python [--release]   builds the wheel of the Python package, installs it in an environment below target/ and runs its
                       tests, the examples of its documentation and its notebooks; needs Python 3.9 or later
  signature [--update] the node counts of fixed searches and of the gomoku engine's bench, printed by the program as it is
                       shipped (profile dist), are the tracked ones (tests compare them too);
                       --update (or --write) tracks the new ones, after a change that is meant to change them
  bench [ARGS...]      measures against rivals; ARGS go to the benchmark: words of tasks, --write, --help
  fuzz [TARGET...] [--seconds N]
                       feeds arbitrary text to every parser, or to the TARGETs, N seconds each (60);
                       needs cargo-fuzz and a nightly toolchain

Options:
  -h, --help           this text";

/// A command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum XtaskCommand {
    /// Print the help.
    Help,
    /// Run all checks.
    Check { effort: Effort },
    /// Check the format.
    Fmt,
    /// Run the lints.
    Clippy,
    /// Build the documentation.
    Docs,
    /// Check the house rules.
    Tidy,
    /// Run the tests.
    Test { profiles: &'static [Profile], long: bool },
    /// Install what the tests need.
    Setup,
    /// Test the page in a browser.
    EndToEnd { long: bool },
    /// Build and test the Python package.
    Python { release: bool },
    /// Compare the bench signature.
    Signature { update: bool },
    /// Run the benchmark.
    Bench { arguments: Vec<String> },
    /// Run the fuzz targets; none means all.
    Fuzz { targets: Vec<String>, seconds: u32 },
}

const COMMANDS: [&str; 12] = [
    "check",
    "setup",
    "fmt",
    "clippy",
    "docs",
    "tidy",
    "test",
    "e2e",
    "python",
    "signature",
    "bench",
    "fuzz",
];

/// Parses the arguments, or returns the error.
pub(crate) fn read(arguments: &[String]) -> Result<XtaskCommand, String> {
    let Some((command, rest)) = arguments.split_first() else { return Ok(XtaskCommand::Help) };
    // The benchmark has a help text of its own.
    let asks_for_help = command != "bench" && rest.iter().any(|word| is_help(word));
    if is_help(command) || command == "help" || asks_for_help {
        return Ok(XtaskCommand::Help);
    }
    match command.as_str() {
        "check" => match flags(command, rest, ["--quick", "--long"])? {
            [true, true] => Err("`check` is --quick or --long, not both".to_owned()),
            [true, false] => Ok(XtaskCommand::Check { effort: Effort::Quick }),
            [false, true] => Ok(XtaskCommand::Check { effort: Effort::Long }),
            [false, false] => Ok(XtaskCommand::Check { effort: Effort::Usual }),
        },
        "setup" => flags(command, rest, []).map(|[]| XtaskCommand::Setup),
        "e2e" => flags(command, rest, ["--long"]).map(|[long]| XtaskCommand::EndToEnd { long }),
        "python" => flags(command, rest, ["--release"]).map(|[release]| XtaskCommand::Python { release }),
        "fmt" => flags(command, rest, []).map(|[]| XtaskCommand::Fmt),
        "clippy" => flags(command, rest, []).map(|[]| XtaskCommand::Clippy),
        "docs" => flags(command, rest, []).map(|[]| XtaskCommand::Docs),
        "tidy" => flags(command, rest, []).map(|[]| XtaskCommand::Tidy),
        "test" => {
            let [dev, release, long] = flags(command, rest, ["--dev", "--release", "--long"])?;
            let profiles: &[Profile] = match (dev, release) {
                (true, false) => &[Profile::Dev],
                (false, true) => &[Profile::Release],
                _ => &[Profile::Dev, Profile::Release],
            };
            Ok(XtaskCommand::Test { profiles, long })
        }
        "signature" => {
            let [update, write] = flags(command, rest, ["--update", "--write"])?;
            Ok(XtaskCommand::Signature { update: update || write })
        }
        "bench" => Ok(XtaskCommand::Bench { arguments: rest.to_vec() }),
        "fuzz" => fuzz(rest),
        other => Err(format!("there is no command `{other}`: there are {}", COMMANDS.join(", "))),
    }
}

fn is_help(word: &str) -> bool {
    word == "-h" || word == "--help"
}

/// Which of the known flags were given; others are an error.
fn flags<const N: usize>(command: &str, words: &[String], known: [&str; N]) -> Result<[bool; N], String> {
    if let Some(odd) = words.iter().find(|word| !known.contains(&word.as_str())) {
        let takes = if N == 0 { "no arguments".to_owned() } else { known.join(", ") };
        return Err(format!("`{command}` does not take `{odd}`: it takes {takes}"));
    }
    Ok(known.map(|flag| words.iter().any(|word| word == flag)))
}

fn fuzz(words: &[String]) -> Result<XtaskCommand, String> {
    let mut targets = Vec::new();
    let mut seconds = SECONDS;
    let mut words = words.iter();
    while let Some(word) = words.next() {
        if word == "--seconds" {
            let number = words.next().and_then(|n| n.parse().ok()).filter(|&n| n > 0);
            seconds = number.ok_or("`--seconds` needs a whole number above 0 after it")?;
        } else if word.starts_with('-') {
            return Err(format!("`fuzz` does not take `{word}`: it takes names of targets and --seconds N"));
        } else {
            targets.push(word.clone());
        }
    }
    Ok(XtaskCommand::Fuzz { targets, seconds })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<XtaskCommand, String> {
        super::read(&text.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
    }

    #[test]
    fn every_command_is_understood_and_in_the_help() {
        for command in COMMANDS {
            assert!(read(command).is_ok_and(|task| task != XtaskCommand::Help), "{command}");
            assert!(HELP.contains(&format!("\n  {command} ")), "{command} is missing from the help");
        }
    }

    #[test]
    fn flags_reach_their_command() {
        use Profile::{Dev, Release};
        for (text, task) in [
            ("", XtaskCommand::Help),
            ("tidy --help", XtaskCommand::Help),
            ("check", XtaskCommand::Check { effort: Effort::Usual }),
            ("check --long", XtaskCommand::Check { effort: Effort::Long }),
            ("check --quick", XtaskCommand::Check { effort: Effort::Quick }),
            ("test", XtaskCommand::Test { profiles: &[Dev, Release], long: false }),
            ("test --release --long", XtaskCommand::Test { profiles: &[Release], long: true }),
            ("test --dev --release", XtaskCommand::Test { profiles: &[Dev, Release], long: false }),
            ("e2e", XtaskCommand::EndToEnd { long: false }),
            ("e2e --long", XtaskCommand::EndToEnd { long: true }),
            ("python --release", XtaskCommand::Python { release: true }),
            ("signature --update", XtaskCommand::Signature { update: true }),
            ("signature --write", XtaskCommand::Signature { update: true }),
            ("bench --help", XtaskCommand::Bench { arguments: vec!["--help".to_owned()] }),
            ("fuzz", XtaskCommand::Fuzz { targets: vec![], seconds: 60 }),
            ("fuzz moves --seconds 5", XtaskCommand::Fuzz { targets: vec!["moves".to_owned()], seconds: 5 }),
        ] {
            assert_eq!(read(text), Ok(task), "{text}");
        }
    }

    #[test]
    fn mistakes_are_answered_with_what_there_is() {
        for (text, expected) in [
            ("chekc", "there is no command `chekc`: there are check, setup"),
            ("fmt --all", "`fmt` does not take `--all`: it takes no arguments"),
            ("check --short", "it takes --quick, --long"),
            ("check --quick --long", "not both"),
            ("fuzz --seconds", "whole number"),
            ("fuzz --seconds 0", "whole number"),
            ("fuzz -v", "--seconds N"),
        ] {
            let error = read(text).unwrap_err();
            assert!(error.contains(expected), "{text}: {error}");
        }
    }
}
