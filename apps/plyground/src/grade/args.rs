//! The arguments of `plyground grade`.

use std::path::PathBuf;

use clap::Args;

use super::starter::Kit;
use crate::args::within;

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  plyground grade --sheet                          what a program has to do, for students
  plyground grade --starter python --out lab2      a kit that lacks only the searches
  plyground grade --print-tasks > tasks.txt        the tasks as a program reads them
  plyground grade python3 main.py                  one program: its mistakes by name
  plyground grade --json ./a.out
  plyground grade --answers answers.txt            answers that were written elsewhere
  plyground grade --trace one.jsonl two.jsonl      searches that a program recorded
  plyground grade --class submissions --rubric rubric.toml --out marks --threads 4
  plyground grade --list                           every mistake that can be named

Programs run in a temporary folder of their own, within limits on time, memory, processes and output. Where the system has
namespaces they have no network, change no other file, and see neither the class nor the answers of others.
A class can be interrupted: the same command goes on where it stopped, and runs again what has been changed since.
docs/grading.md describes the protocol, the rubric and the mistakes.")]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch that can be typed")]
pub(crate) struct GradeArgs {
    /// The program and its arguments
    #[arg(value_name = "COMMAND", trailing_var_arg = true)]
    pub(super) command: Vec<String>,
    /// Grade every submission in this folder: each a folder or a file of its own
    #[arg(long, value_name = "FOLDER", conflicts_with = "command")]
    pub(super) class: Option<PathBuf>,
    /// Grade answers in this file instead of running a program
    #[arg(long, value_name = "FILE", conflicts_with_all = ["command", "class"])]
    pub(super) answers: Option<PathBuf>,
    /// Judge searches that one program recorded, in place of its answers
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = ["command", "class", "answers", "tasks", "algorithms", "rubric"])]
    pub(super) trace: Vec<PathBuf>,
    /// Where marks and pages, or a kit, go [default: the name of the class with -marks, or lab-LANGUAGE]
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["command", "answers", "trace", "sheet", "print_tasks", "list"])]
    pub(super) out: Option<PathBuf>,
    /// Points, penalties, commands and limits, in TOML
    #[arg(long, value_name = "FILE")]
    pub(super) rubric: Option<PathBuf>,
    /// Tasks of your own, one a line
    #[arg(long, value_name = "FILE")]
    pub(super) tasks: Option<PathBuf>,
    /// Only tasks for these searches, such as minimax,alpha-beta
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    pub(super) algorithms: Vec<String>,
    /// How many submissions run at once
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = within(1..=256_usize), requires = "class")]
    pub(super) threads: usize,
    /// Write a kit for students in this language, which lacks only the searches
    #[arg(long, value_name = "LANGUAGE", value_parser = Kit::names(), conflicts_with_all = ["command", "class", "answers", "trace"])]
    pub(super) starter: Option<String>,
    /// Overwrite the files of a kit
    #[arg(long, requires = "starter")]
    pub(super) force: bool,
    /// Print the task sheet for students
    #[arg(long, conflicts_with_all = ["command", "class", "answers", "trace", "starter"])]
    pub(super) sheet: bool,
    /// Print the tasks
    #[arg(long, conflicts_with_all = ["command", "class", "answers", "trace", "starter", "sheet"])]
    pub(super) print_tasks: bool,
    /// List the mistakes that can be named
    #[arg(long, conflicts_with_all = ["command", "class", "answers", "trace", "starter", "sheet", "print_tasks"])]
    pub(super) list: bool,
    /// Print JSON
    #[arg(long)]
    pub(super) json: bool,
}

/// A program and its limits.
#[derive(Debug, Args)]
pub(crate) struct ConfinedArgs {
    /// Seconds of processor time
    #[arg(long)]
    pub(super) cpu: u64,
    /// Bytes of memory of a process
    #[arg(long)]
    pub(super) memory: u64,
    /// Bytes of a file
    #[arg(long)]
    pub(super) file: u64,
    /// Processes, where they can be counted for this program alone
    #[arg(long)]
    pub(super) processes: Option<u64>,
    /// The only folder to write to, where there is a mount namespace
    #[arg(long)]
    pub(super) writable: Option<PathBuf>,
    /// A folder that looks empty to the program
    #[arg(long)]
    pub(super) hidden: Vec<PathBuf>,
    /// A file or folder that the program needs, wherever it lies
    #[arg(long)]
    pub(super) needed: Vec<PathBuf>,
    /// The program and its arguments
    #[arg(last = true, required = true)]
    pub(super) command: Vec<String>,
}
