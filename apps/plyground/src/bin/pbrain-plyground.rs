//! The gomoku engine for tournament managers and boards, which start a program and talk to it over its standard input
//! and output. `plyground gomocup` is the same.

use std::ffi::OsString;
use std::io::{Write, stderr, stdin, stdout};
use std::process::ExitCode;

use plyground_i18n::{Texts, choose, say};

fn main() -> ExitCode {
    if let Some(argument) = std::env::args_os().nth(1) {
        return explain(&argument);
    }
    match plyground_gomocup::run(stdin(), stdout()) {
        Ok(()) => ExitCode::SUCCESS,
        // Nobody is left to be told: the manager has our output, and it is broken.
        Err(_) => ExitCode::FAILURE,
    }
}

/// Managers start it without arguments: whoever gives one is a person who wants to know what this is.
fn explain(argument: &OsString) -> ExitCode {
    let texts = choose(None, |name| std::env::var(name).ok()).map_or_else(|_| Texts::english(), Texts::new);
    let version = env!("CARGO_PKG_VERSION");
    let (text, code) = match argument.to_str() {
        Some("--help" | "-h") => (say!(texts, "brain-help", version = version), ExitCode::SUCCESS),
        Some("--version" | "-V") => (format!("pbrain-plyground {version}"), ExitCode::SUCCESS),
        _ => {
            let argument = argument.to_string_lossy().escape_debug().to_string();
            // Nothing is left to do if even this cannot be written; the same goes for what follows.
            let _ = writeln!(stderr(), "{}", say!(texts, "brain-argument", argument = argument));
            return ExitCode::from(2);
        }
    };
    let _ = writeln!(stdout(), "{text}");
    code
}
