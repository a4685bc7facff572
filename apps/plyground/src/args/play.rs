//! The arguments of `play` and `watch`.

use std::path::PathBuf;

use clap::Args;

use crate::board_view::BoardViewArgs;

use super::{BoardArgs, SettingsArgs, SideChoice, count, depth, duration, level, within};

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  plyground play tic-tac-toe
  plyground play gomoku --as O --level 4 --save game.json
  plyground play --resume game.json
  plyground play --preset line-powers --as random --seed 7
  plyground play tic-tac-toe --coordinates from-one --board grid
  plyground play connect-four --algorithm monte-carlo --time 2
  plyground play othello --algorithm monte-carlo --nodes 20000 --rave
  plyground play 'mnk(7,7,5)' --two-players")]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    pub(crate) board: BoardArgs,
    #[command(flatten)]
    pub(crate) settings: SettingsArgs,
    #[command(flatten)]
    pub(crate) view: BoardViewArgs,
    /// Your side; X if neither you nor the preset says otherwise
    #[arg(long = "as", value_name = "X|O|random", ignore_case = true)]
    pub(crate) side: Option<SideChoice>,
    /// The side that begins
    #[arg(long, value_name = "X|O|random", ignore_case = true)]
    pub(crate) starter: Option<SideChoice>,
    /// The program's search; default is a level instead
    #[arg(long, alias = "algorithms", value_name = "A", conflicts_with = "level")]
    pub(crate) algorithm: Option<String>,
    /// How many plies the program looks ahead
    #[arg(long, alias = "depths", value_name = "N", value_parser = depth, allow_hyphen_values = true, conflicts_with = "level")]
    pub(crate) depth: Option<u16>,
    /// The most nodes that the program enters for a move, 1, 2, 3 … plies deep; of monte-carlo, the playouts
    #[arg(long, value_name = "N", value_parser = count, allow_hyphen_values = true, conflicts_with = "level")]
    pub(crate) nodes: Option<u64>,
    /// The most seconds that the program thinks about a move
    #[arg(long, value_name = "S", value_parser = duration, allow_hyphen_values = true, conflicts_with = "level")]
    pub(crate) time: Option<f64>,
    /// Let moves that did well later in a game count at once (monte-carlo)
    #[arg(long, conflicts_with = "level")]
    pub(crate) rave: bool,
    /// The program's strength, 1 (beginner) to 10 (its best) [default: 3, a casual player, or what the preset plays]
    #[arg(long, value_name = "1..10", value_parser = level, allow_hyphen_values = true)]
    pub(crate) level: Option<u8>,
    /// Two people play, the program only keeps the rules
    #[arg(long, conflicts_with_all = ["side", "algorithm", "depth", "nodes", "time", "rave", "level"])]
    pub(crate) two_players: bool,
    /// For everything that is left to chance
    #[arg(long, value_name = "N", value_parser = within(0..=u64::MAX))]
    pub(crate) seed: Option<u64>,
    /// Save the game to this file after every move
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// Continue a saved game with all its settings, and go on saving it there or to the file of --save
    #[arg(long, value_name = "FILE", conflicts_with_all = [
        "game", "preset", "position", "moves", "to_move", "allow_unreachable", "side", "starter", "algorithm", "depth",
        "nodes", "time", "rave", "level", "two_players", "seed", "evaluator", "weights", "convention", "mutations", "as_printed",
    ])]
    pub(crate) resume: Option<PathBuf>,
}

#[derive(Debug, Args)]
#[command(after_help = "Players are written as a search with settings:
  \"alpha-beta depth=6\", \"negascout depth=4 evaluator=open-lines\", \"minimax nodes=10000\", \"pvs time=0.5\",
  \"monte-carlo playouts=5000\", \"monte-carlo time=1 rave\", \"level=3\", \"random\"

Examples:
  plyground watch tic-tac-toe
  plyground watch piskvorky --first \"alpha-beta depth=3\" --second \"minimax depth=2\"
  plyground watch connect-four --first \"monte-carlo playouts=20000\" --second level=6
  plyground watch --preset open-lines --as-printed --json")]
pub(crate) struct WatchArgs {
    #[command(flatten)]
    pub(crate) board: BoardArgs,
    #[command(flatten)]
    pub(crate) settings: SettingsArgs,
    #[command(flatten)]
    pub(crate) view: BoardViewArgs,
    /// Who plays X
    #[arg(long, value_name = "PLAYER")]
    pub(crate) first: Option<String>,
    /// Who plays O
    #[arg(long, value_name = "PLAYER")]
    pub(crate) second: Option<String>,
    /// For players that leave something to chance
    #[arg(long, value_name = "N", value_parser = within(0..=u64::MAX), default_value_t = 1)]
    pub(crate) seed: u64,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}
