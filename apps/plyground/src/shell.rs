//! Completions and the manual page, generated from the parser's definition.

use clap::CommandFactory;
use clap_complete::Shell;
use plyground_i18n::say;

use crate::args::Cli;
use crate::failure::Failure;
use crate::language::texts;
use crate::output;

pub(crate) fn completions(shell: Shell) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "plyground", &mut script);
    output::put(&String::from_utf8_lossy(&script))
}

pub(crate) fn man(name: Option<&str>) -> Result<(), Failure> {
    let mut program = Cli::command();
    program.build();
    let command = match name {
        None => program,
        Some(name) => {
            let found = program.find_subcommand(name).cloned();
            found.ok_or_else(|| say!(texts(), "setup-no-command", name = name.escape_debug().to_string()))?
        }
    };
    let mut page = Vec::new();
    clap_mangen::Man::new(command).render(&mut page)?;
    output::put(&String::from_utf8_lossy(&page))
}
