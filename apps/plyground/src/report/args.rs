//! The arguments of `report` and `report verify`.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};
use plyground_report::Chapter;

use crate::args::{BoardArgs, Depths, SettingsArgs, depths};
use crate::language::texts;

#[derive(Debug, Args)]
#[expect(clippy::struct_excessive_bools, reason = "switches of a command are independent of each other")]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "Examples:
  plyground report tic-tac-toe --lang uk
  plyground report --preset open-lines --title title.toml --out lab1 --pdf --lang ru
  plyground report 'mnk(4,4,3)' --depths 1..5 --algorithms minimax,alpha-beta
  plyground report --init --lang sk            a title.toml to fill in
  plyground report tic-tac-toe --code state.py search.py --cases cases.txt
  plyground report tic-tac-toe --skeleton --title title.toml
  plyground report piskvorky --skeleton --without games,mistakes --class class.csv
  plyground report verify lab1/report.html     count everything again

The folder gets report.html (a page that needs nothing else), report.typ and
report.tex with their figures, and counts.json. Mistakes get a chapter: those
named by --mutation, or those of the preset, or all that fit the game. The
comparison itself is made without them. A variant on the title page without
a position chooses a position of its own, and the name and the variant are part
of the hash.

Exit codes of verify: 0 the same, 1 different, 2 not a report."
)]
pub(crate) struct ReportArgs {
    #[command(subcommand)]
    pub(crate) command: Option<ReportCommand>,
    #[command(flatten)]
    pub(crate) board: BoardArgs,
    #[command(flatten)]
    pub(crate) settings: SettingsArgs,
    /// The searches, separated by commas; all that the game can be given, or the preset's
    #[arg(long, alias = "algorithm", value_name = "A,B", value_delimiter = ',')]
    pub(crate) algorithms: Vec<String>,
    /// The depths: `1..9`, `5`, or `1,3,5`; otherwise as deep as is quickly done
    #[arg(long, alias = "depth", value_name = "A..B", value_parser = depths, allow_hyphen_values = true)]
    pub(crate) depths: Option<Depths>,
    /// For everything that is left to chance
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    /// A TOML file with what stands on the title page (see --init)
    #[arg(long, value_name = "FILE")]
    pub(crate) title: Option<PathBuf>,
    /// Write a file for the title page to fill in, title.toml or the one of --title, and nothing else
    #[arg(long)]
    pub(crate) init: bool,
    /// Source files of your own, for the chapter with the source code; may be repeated
    #[arg(long, value_name = "FILE", num_args = 1..)]
    pub(crate) code: Vec<PathBuf>,
    /// Test cases of your own, one a line: POSITION = MOVE, or `moves b2 a1 = value 0`
    #[arg(long, value_name = "FILE")]
    pub(crate) cases: Option<PathBuf>,
    /// Headings, empty tables and questions, for a student who is to write the text
    #[arg(long)]
    pub(crate) skeleton: bool,
    /// Chapters that a skeleton leaves out, separated by commas: abstract, games, mistakes, source, …
    #[arg(long, value_name = "CHAPTERS", value_delimiter = ',', value_parser = chapter, requires = "skeleton")]
    pub(crate) without: Vec<Chapter>,
    /// A CSV file with name,id in every line: a skeleton for each student, with name and variant on its title page
    #[arg(long, value_name = "FILE", requires = "skeleton", conflicts_with = "json")]
    pub(crate) class: Option<PathBuf>,
    /// The folder to write
    #[arg(long, value_name = "DIR", default_value = "report")]
    pub(crate) out: PathBuf,
    /// Make report.pdf as well, with a typst or a Chromium found on this machine
    #[arg(long)]
    pub(crate) pdf: bool,
    /// Formats beside the sources: `pdf` is the same as --pdf
    #[arg(long, value_name = "F")]
    pub(crate) format: Option<ReportFormat>,
    /// Do not measure time: the same command then writes the same files
    #[arg(long)]
    pub(crate) no_time: bool,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// What a report is made as, beside its sources.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum ReportFormat {
    Html,
    Pdf,
}

#[derive(Debug, Subcommand)]
pub(crate) enum ReportCommand {
    /// Count everything in a report again, and say whether it is the same
    #[command(after_help = "Examples:
  plyground report verify report/report.html
  plyground report verify report/counts.json --json

Exit codes: 0 the same, 1 different, 2 not a report.")]
    Verify {
        /// report.html or counts.json; `-` for standard input
        file: PathBuf,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
}

fn chapter(name: &str) -> Result<Chapter, String> {
    Chapter::find(name).map_err(|why| texts().tell(&why))
}
