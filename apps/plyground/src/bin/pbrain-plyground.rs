//! The gomoku engine for tournament managers and boards, which start a program and talk to it over its standard input
//! and output. `plyground gomocup` is the same.

use std::io::{stdin, stdout};
use std::process::ExitCode;

fn main() -> ExitCode {
    match plyground_gomocup::run(stdin(), stdout()) {
        Ok(()) => ExitCode::SUCCESS,
        // Nobody is left to be told: the manager has our output, and it is broken.
        Err(_) => ExitCode::FAILURE,
    }
}
