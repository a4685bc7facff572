//! The command-line options.

use std::env;
use std::path::PathBuf;
use std::process::ExitCode;

/// The options.
pub(crate) struct BenchOptions {
    pub(crate) json: Option<PathBuf>,
    pub(crate) write: bool,
    /// A program that solves Connect Four with the interface of P. Pons' solver.
    pub(crate) solver: Option<PathBuf>,
    /// Words of which one must be in the name of a task; without any, all tasks are measured.
    words: Vec<String>,
}

impl BenchOptions {
    /// Parses the arguments, before anything is measured.
    #[expect(clippy::print_stdout, clippy::print_stderr, reason = "a benchmark is a front end")]
    pub(crate) fn read() -> Result<Self, ExitCode> {
        let mut options = Self { json: None, write: false, solver: None, words: Vec::new() };
        let mut args = env::args().skip(1);
        while let Some(arg) = args.next() {
            match (arg.as_str(), args.len()) {
                ("--json", 1..) => options.json = args.next().map(PathBuf::from),
                ("--solver", 1..) => options.solver = args.next().map(PathBuf::from),
                ("--write", _) => options.write = true,
                ("--help" | "-h", _) => {
                    println!("{HELP}");
                    return Err(ExitCode::SUCCESS);
                }
                ("--json" | "--solver", 0) => {
                    eprintln!("bench: {arg} needs the name of a file");
                    return Err(ExitCode::from(2));
                }
                (other, _) if other.starts_with('-') => {
                    eprintln!("bench: unknown argument {other}\n{HELP}");
                    return Err(ExitCode::from(2));
                }
                (word, _) => options.words.push(word.to_lowercase()),
            }
        }
        Ok(options)
    }

    /// Whether a task is selected.
    pub(crate) fn wants(&self, task: &str) -> bool {
        let task = task.to_lowercase();
        self.words.is_empty() || self.words.iter().any(|word| task.contains(word))
    }
}

const HELP: &str = "Races against rivals, and a table of ratios.
  WORD...          only the tasks with one of these words in their names, such as `connect` or `perft`
  --json FILE      also write the records
  --write          also bring docs/performance.md up to date; rows that are not measured stay as they are
  --solver FILE    race our Connect Four solver against this program, which reads a position from its standard
                   input and writes its score, as P. Pons' c4solver does
  web [ARGS...]    many games at once against the web server, alone and with more figures
The exit code is 1 if a bar is not met that was met before.";
