//! The arguments of `analyse`, and how a gomoku position is given.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use plyground_gomoku::Rule;
use plyground_gomoku::record::Rows;
use plyground_registry::Player;

use crate::args::{count, duration, within};
use crate::language::texts;

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  plyground analyse gomoku --moves \"h8 i9 j10 i7\"
  plyground analyse gomoku --moves h8i9j10i7 --time 10 --threads 4 --multi-pv 3
  plyground analyse gomoku --rule renju --black \"h8 h9 i10\" --white \"g8 j11\" --to-move white --board
  plyground analyse gomoku --file game.sgf --ply 12 --json
  plyground analyse gomoku --rule renju --moves h8i9j10i7 --why h9      why not there?
  plyground analyse gomoku --file game.psq --multi-pv 3 --out game.sgf  lines as variations
  plyground analyse connect-four --moves \"4 4 4\" --multi-pv 7
  plyground analyse othello --depth 6 --json
  plyground analyse othello --evaluator mine.toml --multi-pv 3

Five in a row is analysed by its engine, any other game by the textbook's search. Every game but
gomoku takes --position or --moves in its own notation. The rest is about gomoku.

Moves are letters for columns and numbers for rows from the bottom (--rows top: from
the top), with or without spaces; or `x,y` from 0 at the top left, as protocols count.
Files are SGF, PSQ or a list of moves; `-` is standard input.

Scores are for the side to move, 100 is roughly the worth of an open two. A win or
loss is reported with its distance, in moves of both sides, only after its line was
played out to the end under the rules.

Exit codes: 0 done, 1 no move was found, 2 wrong use, 130 interrupted (what was found is printed).")]
pub(crate) struct AnalyseArgs {
    /// The game (see `plyground games`)
    #[arg(value_name = "GAME")]
    pub(crate) game: String,
    /// A position as text, instead of moves (any game but gomoku)
    #[arg(
        id = "any_position",
        long = "position",
        value_name = "POS",
        conflicts_with = "moves",
        allow_hyphen_values = true
    )]
    pub(crate) any_position: Option<String>,
    #[command(flatten)]
    pub(crate) position: PositionArgs,
    /// Seconds to search [default: 5, or no limit with --depth or --nodes]
    #[arg(long, value_name = "S", value_parser = duration, allow_hyphen_values = true)]
    pub(crate) time: Option<f64>,
    /// Plies to look ahead, 1 to 199
    #[arg(long, alias = "depths", value_name = "N", value_parser = within(1_u8..=199))]
    pub(crate) depth: Option<u8>,
    /// Positions to look at
    #[arg(long, value_name = "N", value_parser = count, allow_hyphen_values = true)]
    pub(crate) nodes: Option<u64>,
    /// Threads of gomoku's engine, at most as many as run at once here; with one, and without --time, the answer is the same every time
    /// [default: 1]
    #[arg(long, value_name = "N", value_parser = within(1_u16..=256))]
    pub(crate) threads: Option<u16>,
    /// The evaluator (see `plyground evaluators`), or your own: FILE.toml with a formula, or exec:COMMAND (any game but gomoku)
    #[arg(long, value_name = "E")]
    pub(crate) evaluator: Option<String>,
    /// How many of the best moves are wanted, each with its line
    #[arg(long, value_name = "N", value_parser = within(1_u16..=400), default_value_t = 1)]
    pub(crate) multi_pv: u16,
    /// Megabytes of the transposition table in gomoku, 1 to 65536 [default: 128]
    #[arg(long, value_name = "MB", value_parser = within(1_u32..=65_536))]
    pub(crate) memory: Option<u32>,
    /// Ask why a cell is not the move: forbidden, no win, or worse (gomoku)
    #[arg(long, value_name = "CELL")]
    pub(crate) why: Option<String>,
    /// Show the board
    #[arg(long)]
    pub(crate) board: bool,
    /// Write the game and the lines to this file: .sgf (variations), .psq or .txt (h8i9j10) (gomoku)
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// A position of gomoku.
#[derive(Debug, Args)]
pub(crate) struct PositionArgs {
    /// Columns and rows, 5 to 20 [default: 15]
    #[arg(long, value_name = "N", value_parser = within(5_u8..=20), conflicts_with_all = ["width", "height"])]
    pub(crate) size: Option<u8>,
    /// Columns, 5 to 20
    #[arg(long, value_name = "N", value_parser = within(5_u8..=20), requires = "height")]
    pub(crate) width: Option<u8>,
    /// Rows, 5 to 20
    #[arg(long, value_name = "N", value_parser = within(5_u8..=20), requires = "width")]
    pub(crate) height: Option<u8>,
    /// freestyle, standard, renju or caro [default: the file's, or freestyle]
    #[arg(long, value_name = "RULE", value_parser = rule)]
    pub(crate) rule: Option<Rule>,
    /// The moves so far, black's first
    #[arg(long, value_name = "MOVES", conflicts_with_all = ["black", "white", "file"], allow_hyphen_values = true)]
    pub(crate) moves: Option<String>,
    /// Black's stones, in any order
    #[arg(long, value_name = "CELLS", conflicts_with = "file", allow_hyphen_values = true)]
    pub(crate) black: Option<String>,
    /// White's stones, in any order
    #[arg(long, value_name = "CELLS", conflicts_with = "file", allow_hyphen_values = true)]
    pub(crate) white: Option<String>,
    /// The side to move, where the stones do not tell
    #[arg(long, value_name = "SIDE", value_enum, ignore_case = true)]
    pub(crate) to_move: Option<Colour>,
    /// A game in a file
    #[arg(long, value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,
    /// The position after this many moves of the game; the last one if left out. Stones that a file sets up are no moves
    #[arg(long, value_name = "N", value_parser = within(0_usize..=400), conflicts_with_all = ["black", "white"])]
    pub(crate) ply: Option<usize>,
    /// From where rows are numbered [default: bottom]
    #[arg(long, value_name = "SIDE", value_enum)]
    pub(crate) rows: Option<RowsName>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Colour {
    Black,
    White,
    X,
    O,
}

impl From<Colour> for Player {
    fn from(colour: Colour) -> Self {
        match colour {
            Colour::Black | Colour::X => Self::First,
            Colour::White | Colour::O => Self::Second,
        }
    }
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum RowsName {
    Bottom,
    Top,
}

impl PositionArgs {
    /// From where rows are numbered.
    pub(crate) fn rows(&self) -> Rows {
        self.rows.unwrap_or(RowsName::Bottom).into()
    }
}

impl From<RowsName> for Rows {
    fn from(rows: RowsName) -> Self {
        match rows {
            RowsName::Bottom => Self::FromBottom,
            RowsName::Top => Self::FromTop,
        }
    }
}

fn rule(text: &str) -> Result<Rule, String> {
    text.parse().map_err(|_| texts().get("match-usage-rule"))
}
