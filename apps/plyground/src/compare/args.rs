//! The arguments of `compare`.

use std::path::PathBuf;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use plyground_lab::plots::Quantity;

use crate::args::{BoardArgs, Depths, SettingsArgs, depths, runs, warmup};

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  plyground compare tic-tac-toe
  plyground compare --preset open-lines --svg plots/       nodes and time against depth
  plyground compare --preset open-lines --as-printed --depths 1..9 --csv
  plyground compare piskvorky --orderings natural,centre,best:1 --depths 1..5 --no-time
  plyground compare gomoku --positions positions.txt --evaluators pattern-ladder,zero --depths 1..2 --html page.html
  plyground compare tic-tac-toe --evaluator open-lines --evaluator mine.toml --evaluator 'exec:python3 judge.py'
  plyground compare piskvorky --depths 1..6 --resume results.json
  plyground compare 'explicit([[3,12,8],[2,4,6],[14,5,2]])' --conventions

Columns:
  value      for the side to move, as the evaluator counts
  nodes      positions entered, the root included; share: compared with the first search of that depth
  generated  legal moves summed over every node entered, leaves included
  leaves     nodes valued without looking at a child: finished games and the horizon
  cutoffs    nodes left early with at least one move unsearched; first cuts: the part that the first move made
  researches second visits to a child after a null-window test (NegaScout); re-search: as a part of the tests
  time       processor time, the median of several runs; IQR: the range of their middle half, as a part of it
  branching  the uniform number of moves that would give a tree of this depth as many nodes
  fewer nodes, faster   how many times, compared with minimax, or with negamax where minimax is not run; no ratio is
             given where the runs scatter too much
  × minimal  nodes, compared with the smallest tree that proves the value (Knuth and Moore 1975)
  ordering   nodes spent on putting moves in order, which the others leave out")]
pub(crate) struct CompareArgs {
    #[command(flatten)]
    pub(crate) board: BoardArgs,
    /// A file with a position on every line, or `moves` and the moves that lead to it; # begins a remark. --position may
    /// also be repeated
    #[arg(long = "positions", value_name = "FILE", conflicts_with_all = ["position", "moves"])]
    pub(crate) positions_file: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) settings: SettingsArgs,
    /// Several evaluators, separated by commas; --evaluator and --weights may also be repeated
    #[arg(long, value_name = "E,F", value_delimiter = ',', conflicts_with = "evaluator")]
    pub(crate) evaluators: Vec<String>,
    /// The searches, separated by commas; those of the textbook that the game can be given if none are named
    #[arg(long, alias = "algorithm", value_name = "A,B", value_delimiter = ',')]
    pub(crate) algorithms: Vec<String>,
    /// The orders of moves, separated by commas: natural, reversed, centre, random:SEED, best:PLIES
    #[arg(long, value_name = "O,P", value_delimiter = ',')]
    pub(crate) orderings: Vec<String>,
    /// The depths: `1..9`, `5`, or `1,3,5`
    #[arg(long, alias = "depth", value_name = "A..B", value_parser = depths, allow_hyphen_values = true)]
    pub(crate) depths: Option<Depths>,
    /// Measure the time of exactly N runs of each search, instead of as many as it takes
    #[arg(long, value_name = "N", value_parser = runs, allow_hyphen_values = true)]
    pub(crate) runs: Option<u32>,
    /// Runs before the first that is measured
    #[arg(long, value_name = "N", value_parser = warmup, allow_hyphen_values = true, default_value_t = 1)]
    pub(crate) warmup: u32,
    /// Only count; the same question then always has the same answer, byte for byte
    #[arg(long, conflicts_with_all = ["runs", "warmup"])]
    pub(crate) no_time: bool,
    /// Show how the counts and the values of the root moves change between textbooks' conventions, and say why
    #[arg(long, conflicts_with_all = ["convention", "mutations", "as_printed", "evaluators", "runs", "warmup", "resume", "svg", "png", "plot", "chart"])]
    pub(crate) conventions: bool,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

/// Where the results go.
#[derive(Debug, Default, Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch that can be typed")]
pub(crate) struct OutputArgs {
    /// Keep results in this file, and continue where it ends
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,
    /// Print JSON
    #[arg(long, group = "format")]
    pub(crate) json: bool,
    /// Print comma-separated values
    #[arg(long, group = "format")]
    pub(crate) csv: bool,
    /// Print a Markdown table
    #[arg(long, group = "format")]
    pub(crate) markdown: bool,
    /// Print a LaTeX table (packages booktabs and adjustbox)
    #[arg(long, group = "format")]
    pub(crate) latex: bool,
    /// Draw a chart in letters below the table even if it does not go to a terminal
    #[arg(long, conflicts_with = "format")]
    pub(crate) chart: bool,
    /// Draw plots to this file, or each to a file of its own in this folder
    #[arg(long, value_name = "FILE|DIR/")]
    pub(crate) svg: Option<PathBuf>,
    /// The same as pixels
    #[arg(long, value_name = "FILE|DIR/")]
    pub(crate) png: Option<PathBuf>,
    /// What to plot against depth, separated by commas [default: nodes,time]
    #[arg(long, value_name = "WHAT", value_delimiter = ',', value_parser = quantity())]
    pub(crate) plot: Vec<Quantity>,
    /// Write a page with the table and the plots that needs nothing but a browser
    #[arg(long, value_name = "FILE")]
    pub(crate) html: Option<PathBuf>,
}

impl CompareArgs {
    /// The same game at another position, as arguments of the other commands.
    pub(super) fn board(&self, position: Option<String>, moves: Option<String>) -> BoardArgs {
        BoardArgs { position: position.into_iter().collect(), moves, ..self.board.clone() }
    }
}

/// Reads one of the quantities by its name.
fn quantity() -> impl TypedValueParser<Value = Quantity> {
    PossibleValuesParser::new(Quantity::ALL.map(Quantity::id))
        .map(|id| Quantity::named(&id).expect("clap has looked the name up"))
}
