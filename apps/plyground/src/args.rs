//! The arguments of the command line.

mod play;
mod resources;
pub(crate) mod study;

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;

use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use plyground_i18n::say;
use plyground_registry::{DEEPEST, Player};

use crate::compare::CompareArgs;
use crate::language::texts;
use crate::tree::TreeArgs;

pub(crate) use play::{PlayArgs, WatchArgs};
pub(crate) use resources::ResourceArgs;

/// Game-tree search to play with, compare and study.
#[derive(Debug, Parser)]
#[command(
    name = "plyground",
    version,
    about = "Game-tree search to play with, compare and study",
    after_help = "Examples:
  plyground                                    screens; without a terminal, the comparison below
  plyground compare tic-tac-toe                the four searches side by side
  plyground play gomoku --as X --level 5       a game against the program
  plyground ideas tic-tac-toe                  what each idea that makes a search fast is worth
  plyground search tic-tac-toe --position X.O/.../...
  plyground search 'explicit([[3,12,8],[2,4,6],[14,5,2]])' --algorithm alpha-beta
  plyground search --preset open-lines --as-printed
  plyground tree 'explicit([[3,12,8],[2,4,6],[14,5,2]])' --svg tree.svg
  plyground analyse gomoku --moves \"h8 i9 j10 i7\"
  plyground web --open                         play, analyse and learn in a browser
  plyground play --lang uk                     in another language: en, ru, uk, sk, cs, pl

Exit codes: 0 done, 1 the answer is no, 2 wrong use, 3 unknown, 130 interrupted."
)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    /// The language to speak: en, ru, uk, sk, cs or pl; otherwise that of the environment
    #[arg(long, global = true, value_name = "LANG")]
    // For the help and the completions only: `language` reads it before the parser runs, so that errors are in it too.
    lang: Option<String>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// List the games
    Games(Format),
    /// Print the rules of a game: what a move is, how it ends, how moves are typed
    #[command(
        after_help = "Examples:\n  plyground rules othello\n  plyground rules 'connect(5,4,3)' --lang sk"
    )]
    Rules(crate::rules::RulesArgs),
    /// List the searches
    Algorithms(Format),
    /// List the evaluators, or what formulas can count in a game
    #[command(
        after_help = "Examples:\n  plyground evaluators\n  plyground evaluators --features draughts --lang cs"
    )]
    Evaluators(EvaluatorsArgs),
    /// List the presets: the five documents as settings
    Presets(Format),
    /// List the mutations: the documents' mistakes by name
    Mutations(Format),
    /// List the conventions: what textbooks disagree about
    Conventions(Format),
    /// Search a position
    Search(SearchArgs),
    /// Evaluate a position without a search: the value, its terms, the lines of the board
    Evaluate(Box<crate::evaluate::EvaluateArgs>),
    /// Compare searches depth by depth
    Compare(CompareArgs),
    /// Show what each idea that makes a search fast is worth, from minimax on
    Ideas(Box<crate::ideas::IdeasArgs>),
    /// Walk through a search, event by event
    Step(study::StepArgs),
    /// Ask why a move is not the best one
    Why(study::WhyArgs),
    /// Lay several searches of one position side by side
    Diff(study::DiffArgs),
    /// Write searches down as traces, and check traces
    #[command(subcommand)]
    Trace(study::TraceCommand),
    /// Draw the tree that a search walked
    Tree(Box<TreeArgs>),
    /// Write a lab report, or check one
    Report(Box<crate::report::args::ReportArgs>),
    /// Write worksheets with their answers apart, one for each student of a class, and mark them
    Exercise(crate::exercise::args::ExerciseArgs),
    /// Make puzzles from games of the levels; verify, list and show them
    #[command(subcommand)]
    Puzzles(crate::puzzles::args::PuzzlesCommand),
    /// Count the ways to play a number of moves
    Perft(PerftArgs),
    /// Hold games to their promises, and searches to minimax
    #[command(subcommand)]
    Verify(crate::verify::VerifyCommand),
    /// Open the screens to play, watch, analyse, compare and learn in: what `plyground` alone does at a terminal
    Tui(crate::tui::TuiArgs),
    /// Play against the program, or two people against each other
    Play(PlayArgs),
    /// Watch two programs play
    Watch(WatchArgs),
    /// Play, analyse and learn in a browser
    Web(crate::web::WebArgs),
    /// Let gomoku engines play matches, or check one against the protocol
    Match(Box<crate::matches::MatchArgs>),
    /// Play gomoku for a tournament manager or a board, over standard input and output
    #[command(after_help = "The same as the program pbrain-plyground; docs/gomocup.md says how to use it.

Examples:
  (printf 'START 15\\nINFO timeout_turn 500\\nBEGIN\\n'; sleep 1) | plyground gomocup
  c-gomoku-cli -engine cmd=\"plyground gomocup\" -engine cmd=other-brain -each tc=300/1 -games 100")]
    Gomocup,
    /// Analyse a position of any game: the best moves with their lines; in gomoku also what both sides threaten
    Analyse(Box<crate::analyse::AnalyseArgs>),
    /// Find out what a position is worth for certain; in gomoku, look for a win by threats
    Solve(Box<crate::solve::SolveArgs>),
    /// Count the nodes of the gomoku engine in a fixed set of positions
    Bench(crate::bench::BenchArgs),
    /// Run students' programs on small tasks, name their mistakes and mark them
    Grade(Box<crate::grade::GradeArgs>),
    /// Print a completion script for a shell
    #[command(
        after_help = "Example:\n  plyground completions bash > ~/.local/share/bash-completion/completions/plyground"
    )]
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Print the manual page of the program or of one of its commands
    #[command(
        after_help = "Examples:\n  plyground man > plyground.1 && man ./plyground.1\n  plyground man search"
    )]
    Man {
        /// A command, such as search
        command: Option<String>,
    },
    /// Print the node total of a fixed set of searches: it changes exactly when a search does
    #[command(hide = true)]
    Signature,
    /// Run a program within limits: for `plyground grade`, which starts itself with this
    #[command(hide = true)]
    Confined(crate::grade::ConfinedArgs),
}

#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct Format {
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Clone, Debug, Args)]
pub(crate) struct EvaluatorsArgs {
    /// List the features of a game, for evaluators written as a formula
    #[arg(long, value_name = "GAME")]
    pub(crate) features: Option<String>,
    #[command(flatten)]
    pub(crate) format: Format,
}

/// Which position.
#[derive(Clone, Debug, Args)]
pub(crate) struct BoardArgs {
    /// A game, such as tic-tac-toe, gomoku, mnk(W,H,K) or explicit(TREE); `plyground games` lists them
    pub(crate) game: Option<String>,
    /// Columns and rows of a game that is played on other boards too: `gomoku --size 10` is mnk(10,10,5)
    #[arg(long, value_name = "N", value_parser = within(1_u8..=50), requires = "game", allow_hyphen_values = true)]
    pub(crate) size: Option<u8>,
    /// One of the five documents as settings (see `plyground presets`)
    #[arg(long, value_name = "P")]
    pub(crate) preset: Option<String>,
    /// Rows from the top separated by `/`: X, O, `.`, or a number of empty cells
    #[arg(long, value_name = "POS", conflicts_with = "moves", allow_hyphen_values = true)]
    pub(crate) position: Vec<String>,
    /// The moves that lead to the position, such as "a1 b2"
    #[arg(long, value_name = "MOVES", allow_hyphen_values = true)]
    pub(crate) moves: Option<String>,
    /// The side to move, if the position does not tell
    #[arg(long, value_name = "X|O", ignore_case = true)]
    pub(crate) to_move: Option<SideName>,
    /// Accept a position that no play can reach
    #[arg(long)]
    pub(crate) allow_unreachable: bool,
}

/// How to search.
#[derive(Clone, Debug, Args)]
pub(crate) struct SettingsArgs {
    /// The evaluator (see `plyground evaluators`), or your own: FILE.toml with a formula, or exec:COMMAND
    #[arg(long, value_name = "E")]
    pub(crate) evaluator: Vec<String>,
    /// A TOML file with weights for pattern-ladder
    #[arg(long, value_name = "FILE")]
    pub(crate) weights: Vec<PathBuf>,
    /// The conventions (see `plyground conventions`)
    #[arg(long, value_name = "C")]
    pub(crate) convention: Option<String>,
    /// A mistake to make (see `plyground mutations`); may be repeated
    #[arg(long = "mutation", value_name = "M")]
    pub(crate) mutations: Vec<String>,
    /// Make exactly the mistakes that the preset's document prints
    #[arg(long, requires = "preset")]
    pub(crate) as_printed: bool,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  plyground search tic-tac-toe
  plyground search gomoku --moves \"h8 h9 j10\" --time 2
  plyground search 'mnk(4,4,4)' --algorithm pvs --depth 16 --threads 2
  plyground search connect-four --algorithm monte-carlo --nodes 100000 --rave
  plyground search othello --algorithm monte-carlo --time 5 --threads 2 --seed 7
  plyground search --preset nearer-wins --as-printed --json
  plyground search piskvorky --position XX.../.OO../5/5/5 --depth 4 --algorithm negascout
  echo '[[3,12,8],[2,4,6],[14,5,2]]' | plyground search 'explicit(-)'

monte-carlo plays games by chance, those more often that go well: 10,000 playouts unless --nodes or --time says otherwise.
It shows what part of the points each move brought (a draw is half a point) and what is proven on the way.")]
pub(crate) struct SearchArgs {
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
    /// Stop after this many nodes; without --depth, search 1, 2, 3 … plies until then. Of monte-carlo, the playouts
    #[arg(long, value_name = "N", allow_hyphen_values = true, value_parser = count)]
    pub(crate) nodes: Option<u64>,
    /// Stop after this many seconds; without --depth, search 1, 2, 3 … plies until then
    #[arg(long, value_name = "S", value_parser = duration, allow_hyphen_values = true)]
    pub(crate) time: Option<f64>,
    #[command(flatten)]
    pub(crate) resources: ResourceArgs,
    /// Where chance begins (monte-carlo) [default: 0]
    #[arg(long, value_name = "N", value_parser = within(0..=u64::MAX))]
    pub(crate) seed: Option<u64>,
    /// Let moves that did well later in a game count at once (monte-carlo)
    #[arg(long)]
    pub(crate) rave: bool,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  plyground perft tic-tac-toe --depth 9
  plyground perft gomoku --depth 2 --divide")]
pub(crate) struct PerftArgs {
    #[command(flatten)]
    pub(crate) board: BoardArgs,
    /// The number of moves
    #[arg(long, alias = "depths", value_name = "N", value_parser = depth, allow_hyphen_values = true)]
    pub(crate) depth: u16,
    /// Count for each first move apart
    #[arg(long)]
    pub(crate) divide: bool,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// One of the two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum SideName {
    X,
    O,
}

impl From<SideName> for Player {
    fn from(side: SideName) -> Self {
        match side {
            SideName::X => Self::First,
            SideName::O => Self::Second,
        }
    }
}

/// A side, or a random one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum SideChoice {
    X,
    O,
    Random,
}

/// Depths in the order in which they are searched.
#[derive(Clone, Debug)]
pub(crate) struct Depths(pub(crate) Vec<u16>);

pub(crate) fn depth(text: &str) -> Result<u16, String> {
    let good = text.parse().ok().filter(|n| (0..=DEEPEST).contains(n));
    good.ok_or_else(|| say!(texts(), "usage-depth", most = DEEPEST))
}

pub(crate) fn depths(text: &str) -> Result<Depths, String> {
    if let Some((from, to)) = text.split_once("..") {
        let (from, to) = (depth(from.trim())?, depth(to.trim().trim_start_matches('='))?);
        return if from <= to {
            Ok(Depths((from..=to).collect()))
        } else {
            Err(say!(texts(), "usage-depths-downwards", from = to, to = from))
        };
    }
    let list: Result<Vec<u16>, String> = text.split(',').map(|word| depth(word.trim())).collect();
    list.map(Depths).map_err(|why| say!(texts(), "usage-depths", why = why))
}

pub(crate) fn level(text: &str) -> Result<u8, String> {
    let good = text.parse().ok().filter(|n| (1..=10).contains(n));
    good.ok_or_else(|| texts().get("usage-level"))
}

pub(crate) fn count(text: &str) -> Result<u64, String> {
    let good = text.parse().ok().filter(|&n| n > 0);
    good.ok_or_else(|| texts().get("usage-nodes"))
}

pub(crate) fn above_zero(text: &str) -> Result<u64, String> {
    let good = text.parse().ok().filter(|&n| n > 0);
    good.ok_or_else(|| texts().get("usage-above-zero"))
}

/// A parser of integers in a range. clap's own writes the range as `5..=20` in its error.
pub(crate) fn within<N>(
    range: RangeInclusive<N>,
) -> impl Fn(&str) -> Result<N, String> + Clone + Send + Sync + 'static
where
    N: FromStr + PartialOrd + Display + Clone + Send + Sync + 'static,
{
    move |text| {
        let good = text.parse().ok().filter(|number| range.contains(number));
        let (from, to) = (range.start().to_string(), range.end().to_string());
        good.ok_or_else(|| say!(texts(), "usage-within", from = from, to = to))
    }
}

pub(crate) fn runs(text: &str) -> Result<u32, String> {
    let good = text.parse().ok().filter(|n| (1..=1_000_000).contains(n));
    good.ok_or_else(|| texts().get("usage-runs"))
}

pub(crate) fn warmup(text: &str) -> Result<u32, String> {
    let good = text.parse().ok().filter(|&n| n <= 1_000_000);
    good.ok_or_else(|| texts().get("usage-warmup"))
}

pub(crate) fn duration(text: &str) -> Result<f64, String> {
    let good = text.parse().ok().filter(|&s: &f64| s > 0.0 && s <= 1e9);
    good.ok_or_else(|| texts().get("usage-seconds"))
}
