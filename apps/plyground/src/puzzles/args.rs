//! The arguments of `puzzles`.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use plyground_i18n::say;
use plyground_puzzles::{EASIEST, HARDEST, PuzzleKind};

use crate::args::within;
use crate::language::texts;

/// The most puzzles of a kind.
const MOST: usize = 10_000;

#[derive(Debug, Subcommand)]
pub(crate) enum PuzzlesCommand {
    /// Make puzzles from games of the levels, and verify each by an independent search
    Make(MakeArgs),
    /// Verify puzzles, and measure how often the levels solve them
    Check(CheckArgs),
    /// List puzzles with their difficulty
    List(ListArgs),
    /// Show a puzzle; with --solution also how it is solved
    Show(ShowArgs),
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  plyground puzzles make --kind fours --count 20 --seed 7 --out fours.json
  plyground puzzles make --count 5 --out set.txt          five of each kind
  plyground puzzles make --kind win-in --count 1 --json
  plyground puzzles make --kind fours=20 --kind threats=5 --out gomoku.json

The kinds are win-in, fours (VCF), threats (VCT), defend, only-move, shot,
connect-ending and othello-ending. The same seed makes the same puzzles. Ctrl-C
keeps those that were found. A file that ends in .txt gets one line a puzzle,
any other JSON.")]
pub(crate) struct MakeArgs {
    /// A kind of puzzle, perhaps with a number of its own, as in fours=20; may be repeated. Otherwise all
    #[arg(long = "kind", value_name = "K[=N]", value_parser = wish)]
    pub(crate) kinds: Vec<KindWish>,
    /// How many of each other kind
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = within(1_usize..=MOST))]
    pub(crate) count: usize,
    /// For the games that are played: the same seed makes the same puzzles
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    /// The file to write; otherwise a list is printed
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  plyground puzzles check fours.json
  plyground puzzles check --levels --tries 3              the set inside the program

Exit code 1 if a puzzle is wrong.")]
pub(crate) struct CheckArgs {
    /// A file that `puzzles make` wrote; otherwise the set inside the program
    #[arg(value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,
    /// Also let levels 1 to 10 solve the puzzles, and compare with the difficulty
    #[arg(long)]
    pub(crate) levels: bool,
    /// How often each level tries each puzzle
    #[arg(long, value_name = "N", default_value_t = 1, requires = "levels", value_parser = within(1_u64..=100))]
    pub(crate) tries: u64,
    /// The most nodes of a level for a move
    #[arg(long, value_name = "N", default_value_t = 100_000, requires = "levels", value_parser = within(1_u64..=100_000_000))]
    pub(crate) nodes: u64,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  plyground puzzles list --kind shot --difficulty 3
  plyground puzzles list fours.json --json")]
pub(crate) struct ListArgs {
    /// A file that `puzzles make` wrote; otherwise the set inside the program
    #[arg(value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,
    /// A kind of puzzle; may be repeated. Otherwise all
    #[arg(long = "kind", value_name = "K", value_parser = kind)]
    pub(crate) kinds: Vec<PuzzleKind>,
    /// How difficult, 1 to 5
    #[arg(long, value_name = "D", value_parser = within(EASIEST..=HARDEST))]
    pub(crate) difficulty: Option<u8>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  plyground puzzles show fours-1a2b3c4d
  plyground puzzles show fours-1a2b3c4d --hints 2
  plyground puzzles show fours-1a2b3c4d --file fours.json --solution")]
pub(crate) struct ShowArgs {
    /// The puzzle, by its name in the list
    #[arg(value_name = "ID")]
    pub(crate) id: String,
    /// A file that `puzzles make` wrote; otherwise the set inside the program
    #[arg(long, value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,
    /// How many hints to give
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) hints: usize,
    /// Print every right move of every step
    #[arg(long)]
    pub(crate) solution: bool,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// A kind to make, and how many, if that was said.
#[derive(Clone, Copy, Debug)]
pub(crate) struct KindWish {
    pub(crate) kind: PuzzleKind,
    pub(crate) count: Option<usize>,
}

fn wish(text: &str) -> Result<KindWish, String> {
    let Some((name, count)) = text.split_once('=') else {
        return Ok(KindWish { kind: kind(text)?, count: None });
    };
    let count = count.parse().ok().filter(|count| (1..=MOST).contains(count));
    let count = count.ok_or_else(|| say!(texts(), "puzzles-wrong-count", text = text, most = MOST))?;
    Ok(KindWish { kind: kind(name)?, count: Some(count) })
}

fn kind(text: &str) -> Result<PuzzleKind, String> {
    PuzzleKind::find(text).map_err(|why| texts().tell(&why))
}
