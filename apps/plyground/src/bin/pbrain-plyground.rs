//! The gomoku engine for tournament managers and graphical boards, which start a program and communicate over its
//! standard input and output. `plyground gomocup` is the same.

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
        // The error cannot be reported: standard output belongs to the manager, and writing to it failed.
        Err(_) => ExitCode::FAILURE,
    }
}

/// Managers start it without arguments; an argument comes from a person who needs an explanation.
fn explain(argument: &OsString) -> ExitCode {
    let texts = choose(None, |name| std::env::var(name).ok()).map_or_else(|_| Texts::english(), Texts::new);
    let version = env!("CARGO_PKG_VERSION");
    let (text, code) = match argument.to_str() {
        Some("--help" | "-h") => (say!(texts, "brain-help", version = version), ExitCode::SUCCESS),
        Some("--version" | "-V") => (format!("pbrain-plyground {version}"), ExitCode::SUCCESS),
        _ => {
            let argument = argument.to_string_lossy().escape_debug().to_string();
            // An error in writing this cannot be reported either; the same holds for the lines below.
            let _ = writeln!(stderr(), "{}", say!(texts, "brain-argument", argument = argument));
            return ExitCode::from(2);
        }
    };
    let _ = writeln!(stdout(), "{text}");
    code
}
