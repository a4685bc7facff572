//! The arguments of `exercise`.

use std::path::PathBuf;

use clap::{ArgGroup, Args, ValueEnum};
use plyground_exercise::{Difficulty, ExerciseKind};

use crate::args::within;
use crate::language::texts;

#[derive(Debug, Args)]
#[command(group = ArgGroup::new("handed_in").args(["mark", "verify"]))]
#[command(after_help = "Examples:
  plyground exercise                                     a worksheet as text, on the screen
  plyground exercise --kind unvisited --difficulty 3 --seed 7 --out sheet --format html
  plyground exercise --class class.csv --seed 2024 --out lab3 --format pdf --lang uk
  plyground exercise --kind windows --kind research --questions 6 --out lab4 --format latex
  plyground exercise --class class.csv --out bank --format moodle
  plyground exercise --mark lab3/forms --key lab3/key/key.json --csv marks.csv --feedback back
  plyground exercise --verify results --csv results.csv  results of practice on the page

The kinds are values, signs, unvisited, windows, returned, counts, research and
winning-move; without --kind there is one question of each. A class list is a
CSV file with name,id in every line; every student gets a sheet of their own,
by a hash of the id and the seed. Keep the seed to yourself: whoever knows it
can make the key again.

The folder gets sheets (to hand out), forms (to fill in) and, apart, key: the
answers sheet by sheet, key.json for --mark, overview.csv for the teacher.

A result of practice, saved on the page, names its exercises by their seeds.
--verify makes them again and marks the answers: it says whether the score
fits them, not who wrote them. The exit code is 1 if a score does not fit.")]
pub(crate) struct ExerciseArgs {
    /// A kind of exercise; may be repeated. Otherwise all
    #[arg(long = "kind", value_name = "K", value_parser = kind)]
    pub(crate) kinds: Vec<ExerciseKind>,
    /// How difficult, 1 to 5
    #[arg(long, value_name = "D", default_value_t = 2, value_parser = within(Difficulty::RANGE))]
    pub(crate) difficulty: u8,
    /// For everything that is left to chance: the same seed makes the same sheets
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    /// A CSV file with name,id in every line: a sheet for each student
    #[arg(long, value_name = "FILE", requires = "out")]
    pub(crate) class: Option<PathBuf>,
    /// How many questions a sheet has; otherwise one of each kind
    #[arg(long, value_name = "N", value_parser = within(1_usize..=50))]
    pub(crate) questions: Option<usize>,
    /// The folder to write; otherwise a sheet is printed
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
    /// What to write [default: html]
    #[arg(long, value_name = "F", requires = "out")]
    pub(crate) format: Option<SheetFormat>,
    /// Make PDFs, like --format pdf
    #[arg(long, requires = "out", conflicts_with = "format")]
    pub(crate) pdf: bool,
    /// A title of your own for the sheets
    #[arg(long, value_name = "TEXT")]
    pub(crate) title: Option<String>,
    /// A line below the title: the course, the group, the date
    #[arg(long, value_name = "TEXT")]
    pub(crate) subtitle: Option<String>,
    /// Separate the columns of CSV files by semicolons, for spreadsheets of countries with decimal commas
    #[arg(long)]
    pub(crate) semicolons: bool,
    /// Mark filled-in forms, files or folders
    #[arg(long, value_name = "FORMS", num_args = 1.., requires = "key", conflicts_with_all = ["kinds", "class", "questions", "out"])]
    pub(crate) mark: Vec<PathBuf>,
    /// The key to mark by: key.json
    #[arg(long, value_name = "FILE", requires = "mark")]
    pub(crate) key: Option<PathBuf>,
    /// Check results of practice on the page, files or folders
    #[arg(long, value_name = "RESULTS", num_args = 1.., conflicts_with_all = ["mark", "kinds", "class", "questions", "out"])]
    pub(crate) verify: Vec<PathBuf>,
    /// Write the marks or the checked results of all students as CSV
    #[arg(long, value_name = "FILE", requires = "handed_in")]
    pub(crate) csv: Option<PathBuf>,
    /// Write a page with the marks for each student into this folder, to hand back
    #[arg(long, value_name = "DIR", requires = "mark")]
    pub(crate) feedback: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

impl ExerciseArgs {
    /// The separator of tables.
    pub(super) fn separator(&self) -> char {
        if self.semicolons { ';' } else { ',' }
    }
}

/// The formats of worksheets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum SheetFormat {
    Html,
    Pdf,
    Latex,
    Typst,
    Moodle,
    Json,
    Text,
}

fn kind(text: &str) -> Result<ExerciseKind, String> {
    ExerciseKind::find(text).map_err(|why| texts().tell(&why))
}
