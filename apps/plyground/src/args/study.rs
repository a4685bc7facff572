//! The arguments of the commands that look into a search.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use plyground_registry::Ordering;

use super::{BoardArgs, SettingsArgs, above_zero, depth};
use crate::language::texts;

/// All options that say what to search and how: they conflict with a recorded search.
pub(crate) const WHAT_TO_SEARCH: [&str; 15] = [
    "game",
    "preset",
    "position",
    "moves",
    "to_move",
    "allow_unreachable",
    "evaluator",
    "weights",
    "convention",
    "mutations",
    "as_printed",
    "algorithm",
    "depth",
    "ordering",
    "max_events",
];

/// A search that is to be looked into.
#[derive(Clone, Debug, Args)]
pub(crate) struct StudyArgs {
    #[command(flatten)]
    pub(crate) board: BoardArgs,
    #[command(flatten)]
    pub(crate) settings: SettingsArgs,
    /// The search (see `plyground algorithms`)
    #[arg(long, alias = "algorithms", value_name = "A")]
    pub(crate) algorithm: Option<String>,
    /// Plies to look ahead, 0 to 400
    #[arg(long, alias = "depths", value_name = "N", value_parser = depth, allow_hyphen_values = true)]
    pub(crate) depth: Option<u16>,
    /// The order of moves: natural, reversed, centre, random:SEED or best:PLIES
    #[arg(long, value_name = "O", default_value = "natural")]
    pub(crate) ordering: Ordering,
    /// Keep at most this many events; what lies far from the root is then counted instead of kept
    #[arg(long, value_name = "N", default_value_t = 100_000, value_parser = events)]
    pub(crate) max_events: usize,
}

#[derive(Debug, Subcommand)]
pub(crate) enum TraceCommand {
    /// Search and write down what happens, as JSON lines
    #[command(after_help = "Examples:
  plyground trace record 'explicit([[3,12,8],[2,4,6],[14,5,2]])'
  plyground trace record tic-tac-toe --depth 4 --algorithm negascout --out search.jsonl
  plyground trace record gomoku --depth 3 --max-events 20000 --out gomoku.jsonl")]
    Record(Box<RecordArgs>),
    /// Check a trace of any program: its form, and whether it did what the search of that name does
    #[command(after_help = "Examples:
  plyground trace check mine.jsonl
  python3 my_search.py | plyground trace check -

Exit codes: 0 the same, 1 different, 2 not well-formed.")]
    Check {
        /// The trace; `-` for standard input
        file: PathBuf,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Print the JSON Schema of the lines of a trace
    #[command(after_help = "Example:\n  plyground trace schema > trace.schema.json")]
    Schema,
}

#[derive(Debug, Args)]
pub(crate) struct RecordArgs {
    #[command(flatten)]
    pub(crate) study: StudyArgs,
    /// The file to write; standard output if none is named
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  plyground step 'explicit([[3,12,8],[2,4,6],[14,5,2]])'
  plyground step tic-tac-toe --moves \"b2 a1 c3\" --algorithm negascout
  plyground step --trace search.jsonl
  plyground step 'explicit([[3,12,8],[2,4,6],[14,5,2]])' --plain

Keys: right or space next, left back, c next cut, C cut before, n to skip what is below, g to a position,
Home and End, b board or tree, ? help, q quit.")]
pub(crate) struct StepArgs {
    #[command(flatten)]
    pub(crate) study: StudyArgs,
    /// Walk through this recorded search instead of a new one
    #[arg(long, value_name = "FILE", conflicts_with_all = WHAT_TO_SEARCH)]
    pub(crate) trace: Option<PathBuf>,
    /// Print every step as text instead
    #[arg(long)]
    pub(crate) plain: bool,
    /// With --plain, print at most this many steps
    #[arg(long, value_name = "N", value_parser = above_zero, allow_hyphen_values = true, default_value_t = 2_000, requires = "plain")]
    pub(crate) most: u64,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  plyground why a2 tic-tac-toe --moves \"b2 a1 c3\"
  plyground why 2 'explicit([[3,12,8],[2,4,6],[14,5,2]])'
  plyground why 2.1 'explicit([[3,12,8],[2,4,6],[14,5,2]])'
  plyground why c1 piskvorky --position XX.../.OO../5/5/5 --depth 4")]
pub(crate) struct WhyArgs {
    /// The move to ask about
    #[arg(value_name = "MOVE")]
    pub(crate) movement: String,
    #[command(flatten)]
    pub(crate) study: StudyArgs,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  plyground diff 'explicit([[3,12,8],[2,4,6],[14,5,2]])' --algorithms alpha-beta,negascout
  plyground diff tic-tac-toe --moves \"b2 a1 c3 a3\" --algorithms minimax,alpha-beta,negascout --svg diff.svg
  plyground diff tic-tac-toe --depth 3 --orderings natural,centre")]
pub(crate) struct DiffArgs {
    #[command(flatten)]
    pub(crate) board: BoardArgs,
    #[command(flatten)]
    pub(crate) settings: SettingsArgs,
    /// Two to six searches, separated by commas
    #[arg(long, alias = "algorithm", value_name = "A,B", value_delimiter = ',')]
    pub(crate) algorithms: Vec<String>,
    /// The orders of moves; each search is done in each of them
    #[arg(long, value_name = "O,P", value_delimiter = ',', default_value = "natural")]
    pub(crate) orderings: Vec<Ordering>,
    /// Plies to look ahead, 0 to 400
    #[arg(long, alias = "depths", value_name = "N", value_parser = depth, allow_hyphen_values = true)]
    pub(crate) depth: Option<u16>,
    /// Keep at most this many events of each search; what lies far from the root is then unknown, and not compared
    #[arg(long, value_name = "N", default_value_t = 3_000_000, value_parser = events)]
    pub(crate) max_events: usize,
    /// Show at most this many positions; by default 60 in the table, and as many as fit a page in a picture
    #[arg(long, value_name = "N", value_parser = above_zero, allow_hyphen_values = true)]
    pub(crate) most: Option<u64>,
    /// Draw all searches in one picture
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,
    /// The same as PNG
    #[arg(long, value_name = "FILE")]
    pub(crate) png: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

fn events(text: &str) -> Result<usize, String> {
    let good = text.parse().ok().filter(|n| (16..=50_000_000).contains(n));
    good.ok_or_else(|| texts().get("argument-events"))
}
