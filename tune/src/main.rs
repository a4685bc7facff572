//! Tuning by self-play: `games` plays, `fit` fits the weights, `spsa` tunes the constants of the search, `versus` compares
//! two sets of constants, `levels` rates the levels of play.
//!
//! ```text
//! cargo run --release -p plyground-tune -- games --count 20000 --nodes 5000 --out games.txt
//! cargo run --release -p plyground-tune -- fit games.txt --out crates/gomoku/weights/freestyle.txt
//! ```
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a front end prints its results")]

mod fit;
mod games;
mod judge;
mod levels;
mod play;
mod ratings;
mod versus;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use play::Play;
use plyground_gomoku::Rule;

/// Plays the gomoku engine against itself and fits its weights and constants to the results.
#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    command: TuneCommand,
}

#[derive(Subcommand)]
enum TuneCommand {
    /// Play games and write them to a file, one per line.
    Games {
        /// Number of games.
        #[arg(long, default_value_t = 1000)]
        count: usize,
        #[command(flatten)]
        play: Play,
        /// File to write.
        #[arg(long)]
        out: PathBuf,
    },
    /// Play the engine against itself with other constants.
    Versus {
        /// Constants of the first, as `name=value,name=value`.
        #[arg(long, default_value = "")]
        first: String,
        /// Constants of the second.
        #[arg(long, default_value = "")]
        second: String,
        /// Pairs of games, each opening with both colours.
        #[arg(long, default_value_t = 100)]
        pairs: usize,
        #[command(flatten)]
        play: Play,
    },
    /// Tune the constants of the search by simultaneous perturbation (SPSA).
    Spsa {
        /// Constants to tune; all by default.
        #[arg(long, value_delimiter = ',')]
        names: Vec<String>,
        /// Pairs of games, each opening with both colours.
        #[arg(long, default_value_t = 100)]
        pairs: usize,
        #[command(flatten)]
        play: Play,
    },
    /// Play the levels against each other and print a table of their ratings.
    Levels {
        /// Games in each match: every level plays the next and the next but one.
        #[arg(long, default_value_t = 200)]
        games: usize,
        /// Games played in parallel.
        #[arg(long, default_value_t = 1)]
        threads: usize,
        /// The same seed gives the same games.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Stop after this many seconds and rate the games played.
        #[arg(long)]
        seconds: Option<u64>,
        /// Rate these players instead, each `depth=2 nodes=2000 fours=3 noise=20 lines=2 margin=15`.
        #[arg(long = "skill", value_name = "SKILL", value_parser = levels::read_skill, conflicts_with = "write")]
        skills: Vec<plyground_gomoku::Skill>,
        /// Document whose table is replaced.
        #[arg(long, value_name = "FILE")]
        write: Option<PathBuf>,
    },
    /// Write the static evaluation and the policy rank of the moves of games.
    Judge {
        /// File of games.
        games: PathBuf,
        /// Rule of the games.
        #[arg(long, default_value = "freestyle")]
        rule: Rule,
        /// Columns and rows.
        #[arg(long, default_value_t = 15)]
        size: usize,
        /// File to write.
        #[arg(long)]
        out: PathBuf,
    },
    /// Fit the weights to games.
    Fit {
        /// Files of games.
        #[arg(required = true)]
        games: Vec<PathBuf>,
        /// Rule of the games.
        #[arg(long, default_value = "freestyle")]
        rule: Rule,
        /// Columns and rows.
        #[arg(long, default_value_t = 15)]
        size: usize,
        /// Passes over the training set.
        #[arg(long, default_value_t = 300)]
        epochs: usize,
        /// Weight of the game result against the search value in the target, from 0 to 1.
        #[arg(long, default_value_t = 0.6)]
        result: f32,
        /// Threads; all hardware threads by default.
        #[arg(long)]
        threads: Option<usize>,
        /// File to write.
        #[arg(long)]
        out: PathBuf,
    },
}

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        TuneCommand::Games { count, play, out } => {
            games::play(&play, count, &out).map_err(|error| error.to_string())
        }
        TuneCommand::Versus { first, second, pairs, play } => versus::read(&first).and_then(|first| {
            versus::versus(&play, pairs, first, versus::read(&second)?);
            Ok(())
        }),
        TuneCommand::Spsa { names, pairs, play } => versus::spsa(&play, pairs, &names),
        TuneCommand::Levels { games, threads, seed, seconds, skills, write } => {
            levels::levels(&levels::LevelsOptions { games, threads, seed, seconds, skills }, write.as_deref())
        }
        TuneCommand::Judge { games, rule, size, out } => {
            judge::judge(&games, rule, size, &out).map_err(|error| error.to_string())
        }
        TuneCommand::Fit { games, rule, size, epochs, result, threads, out } => {
            let all = || std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
            let threads = threads.unwrap_or_else(all).max(1);
            fit::fit(&games, &fit::FitOptions { rule, size, epochs, result, threads }, &out)
                .map_err(|error| error.to_string())
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
