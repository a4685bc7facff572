//! The arguments of `match`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use plyground_arena::strength::Sprt;
use plyground_gomoku::Rule;

use super::specification::{Given, TimeControl, engine, rule, sprt, time_control};
use crate::args::within;

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  plyground match --engine name=Ours,cmd=self --engine name=Wine,cmd=wine/pbrain-wine --games 100 --out wine
  plyground match --resume wine --trust         go on where it was ended or killed
  plyground match --engine name=New,cmd=self --engine name=Old,cmd=old/plyground,arg=gomocup \\
      --tc 60/1 --games 10000 --concurrency 4 --sprt elo0=0,elo1=5 --out sprt
  plyground match --engine cmd=a/pbrain-a --engine cmd=b/pbrain-b --engine cmd=c/pbrain-c \\
      --openings gomocup.txt --rule standard --size 20 --nodes 100000 --sgf games.sgf --json result.json
  plyground match --engine level=5 --engine level=6 --engine cmd=self --games 50   levels of play
  plyground match --check wine/pbrain-wine      does it speak the protocol?
  plyground match --check cmd=old/plyground,arg=gomocup      a program with an argument

An engine is KEY=VALUE pairs separated by commas:
  cmd        the program, or `self` for the engine that comes with Plyground
  level      1 to 10: the engine that comes with Plyground at this level of play, without cmd
  name       what tables call it; the program's file name if left out
  arg        an argument of the program; may be repeated
  dir        the folder to start it in; its own if left out
  tc, nodes, depth, memory, threads   for this engine alone
  info.KEY   a further line INFO KEY VALUE before each game

Openings are one a line: offsets from the centre as Gomocup gives them (`0,0, 1,-2`)
or cells (`h8i9g7`). Each is played with both colours. Without a file they are
made by chance and judged by the engine. With `--openings swap2` one engine puts three
stones and the other chooses, by SWAP2BOARD; each engine begins one game of a pair.

Exit codes: 0 done, 1 the engine fails the check, 2 wrong use, 130 interrupted.")]
pub(crate) struct MatchArgs {
    /// An engine, such as name=A,cmd=PATH; two or more
    #[arg(long = "engine", value_name = "SPEC", value_parser = engine, conflicts_with = "check")]
    pub(crate) engines: Vec<Given>,
    /// Games between each two engines that meet; each opening is played with both colours
    #[arg(long, value_name = "N", value_parser = within(1_u32..=1_000_000))]
    pub(crate) games: Option<u32>,
    /// Who meets whom, if there are more than two
    #[arg(long, value_name = "POOL", value_enum, default_value_t = PoolName::RoundRobin, conflicts_with = "resume")]
    pub(crate) pool: PoolName,
    /// A file of openings, or `swap2` to have the engines make them
    #[arg(long, value_name = "FILE|swap2", conflicts_with = "resume")]
    pub(crate) openings: Option<PathBuf>,
    /// From where the cells in that file number the rows
    #[arg(long, value_name = "SIDE", value_enum, default_value_t = RowsName::Bottom, requires = "openings")]
    pub(crate) rows: RowsName,
    /// For openings that are left to chance, for the order of those in the file if --shuffle is given, and for what levels overlook
    #[arg(long, value_name = "N", value_parser = within(0..=u64::MAX), default_value_t = 1, conflicts_with = "resume")]
    pub(crate) seed: u64,
    /// Play the openings of the file in an order by chance
    #[arg(long, requires = "openings")]
    pub(crate) shuffle: bool,
    /// freestyle, standard, renju or caro
    #[arg(long, value_name = "RULE", value_parser = rule, default_value = "freestyle", conflicts_with = "resume")]
    pub(crate) rule: Rule,
    /// Columns and rows, 5 to 20
    #[arg(long, value_name = "N", value_parser = within(5_u8..=20), default_value_t = 15, conflicts_with = "resume")]
    pub(crate) size: u8,
    /// Seconds for a game and for a move, 0 for no limit [default: 300/1, or 0/0 with --nodes or --depth]
    #[arg(long, value_name = "GAME/MOVE", value_parser = time_control, conflicts_with = "resume")]
    pub(crate) tc: Option<TimeControl>,
    /// Nodes for a move
    #[arg(long, value_name = "N", value_parser = crate::args::count, conflicts_with = "resume")]
    pub(crate) nodes: Option<u64>,
    /// Plies to look ahead
    #[arg(long, alias = "depths", value_name = "N", value_parser = within(1_u32..=1_000), conflicts_with = "resume")]
    pub(crate) depth: Option<u32>,
    /// Megabytes of memory for an engine; on Linux it is measured
    #[arg(long, value_name = "MB", value_parser = within(1_u32..=1_000_000), conflicts_with = "resume")]
    pub(crate) memory: Option<u32>,
    /// Threads for an engine
    #[arg(long, value_name = "N", value_parser = within(1_u32..=1_024), conflicts_with = "resume")]
    pub(crate) threads: Option<u32>,
    /// Seconds that a move may come late
    #[arg(long, value_name = "S", default_value_t = 1.0, value_parser = tolerance, conflicts_with = "resume")]
    pub(crate) tolerance: f64,
    /// Games at the same time
    #[arg(long, value_name = "N", value_parser = within(1_u16..=1_024), default_value_t = 1)]
    pub(crate) concurrency: u16,
    /// End the match once it is clear whether the first of two engines is stronger by elo1 rather than elo0
    #[arg(long, value_name = "elo0=0,elo1=5,alpha=0.05,beta=0.05", value_parser = sprt, allow_hyphen_values = true, conflicts_with = "resume")]
    pub(crate) sprt: Option<Sprt>,
    /// Call a game a draw once this many stones are on the board
    #[arg(long, value_name = "N", value_parser = within(1_usize..=400), conflicts_with = "resume")]
    pub(crate) draw_after: Option<usize>,
    /// Call a game won once both engines have said so for this many moves each
    #[arg(long, value_name = "N", value_parser = within(1_u16..=400), conflicts_with = "resume")]
    pub(crate) win_after: Option<u16>,
    /// The score that counts as won there, besides a forced win
    #[arg(long, value_name = "POINTS", value_parser = within(0..=1_000_000), default_value_t = 2_000, requires = "win_after")]
    pub(crate) win_points: i32,
    /// Keep the match in this new folder, each game as soon as it is finished
    #[arg(long, value_name = "DIR", conflicts_with = "resume")]
    pub(crate) out: Option<PathBuf>,
    /// Go on with the match in this folder; --games may only make it longer
    #[arg(long, value_name = "DIR")]
    pub(crate) resume: Option<PathBuf>,
    /// Run the programs that the resumed match names without asking
    #[arg(long, requires = "resume")]
    pub(crate) trust: bool,
    /// Write the result as JSON to this file; without a file, print it instead of the table
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = "-")]
    pub(crate) json: Option<PathBuf>,
    /// Write all games to this file as SGF
    #[arg(long, value_name = "FILE")]
    pub(crate) sgf: Option<PathBuf>,
    /// Write each game to a file in this folder as PSQ
    #[arg(long, value_name = "DIR")]
    pub(crate) psq: Option<PathBuf>,
    /// Test whether an engine speaks the protocol, line by line: its path alone, or with arguments cmd=PATH,arg=WORD
    #[arg(long, value_name = "ENGINE", value_parser = super::specification::engine_or_path, conflicts_with_all = ["resume", "out", "sprt", "sgf", "psq", "openings"])]
    pub(crate) check: Option<Given>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum PoolName {
    /// Each meets each
    RoundRobin,
    /// The first meets all the others
    Gauntlet,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum RowsName {
    Bottom,
    Top,
}

fn tolerance(text: &str) -> Result<f64, String> {
    let good = text.parse().ok().filter(|seconds: &f64| (0.0..=3_600.0).contains(seconds));
    good.ok_or_else(|| crate::language::texts().get("match-usage-tolerance"))
}
