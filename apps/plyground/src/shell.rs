//! Completions and the manual page, made from the same definition as the parser.

use clap::CommandFactory;
use clap_complete::Shell;

use crate::args::Cli;
use crate::failure::Failure;
use crate::output;

pub(crate) fn completions(shell: Shell) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "plyground", &mut script);
    output::put(&String::from_utf8_lossy(&script))
}

pub(crate) fn man() -> Result<(), Failure> {
    let mut page = Vec::new();
    clap_mangen::Man::new(Cli::command()).render(&mut page)?;
    output::put(&String::from_utf8_lossy(&page))
}
