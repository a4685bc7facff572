//! From self-play to weights: `games` plays, `fit` learns from how the games ended.
//!
//! ```text
//! cargo run --release -p plyground-tune -- games --count 20000 --nodes 5000 --out games.txt
//! cargo run --release -p plyground-tune -- fit games.txt --out crates/gomoku/weights/freestyle.txt
//! ```
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a front end: what it does is what it prints")]

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

/// Plays the gomoku engine against itself and fits its weights to how the games ended.
#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play games and write them down, one a line.
    Games {
        /// How many games.
        #[arg(long, default_value_t = 1000)]
        count: usize,
        #[command(flatten)]
        play: Play,
        /// Where to write them.
        #[arg(long)]
        out: PathBuf,
    },
    /// Play the engine with some numbers against itself with others.
    Versus {
        /// Numbers of the first, as `name=value,name=value`.
        #[arg(long, default_value = "")]
        first: String,
        /// Numbers of the second.
        #[arg(long, default_value = "")]
        second: String,
        /// Pairs of games, each opening with both colours.
        #[arg(long, default_value_t = 100)]
        pairs: usize,
        #[command(flatten)]
        play: Play,
    },
    /// Walk the numbers of the search towards better ones.
    Walk {
        /// Which of them; all by default.
        #[arg(long, value_delimiter = ',')]
        names: Vec<String>,
        /// Pairs of games, each opening with both colours.
        #[arg(long, default_value_t = 100)]
        pairs: usize,
        #[command(flatten)]
        play: Play,
    },
    /// Play the levels against each other and write the table of their strength.
    Levels {
        /// Games in each meeting: of every level with the next and the next but one.
        #[arg(long, default_value_t = 200)]
        games: usize,
        /// Games played at once.
        #[arg(long, default_value_t = 1)]
        threads: usize,
        /// The same seed gives the same games.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Stop after so many seconds and rate by what there is.
        #[arg(long)]
        seconds: Option<u64>,
        /// Rate these players instead, each `depth=2 nodes=2000 fours=3 noise=20 lines=2 margin=15`.
        #[arg(long = "skill", value_name = "SKILL", value_parser = levels::read_skill, conflicts_with = "write")]
        skills: Vec<plyground_gomoku::Skill>,
        /// The document that has the table.
        #[arg(long, value_name = "FILE")]
        write: Option<PathBuf>,
    },
    /// Write down what the engine says of the positions of games before it searches them.
    Judge {
        /// A file of games.
        games: PathBuf,
        /// The rule they were played by.
        #[arg(long, default_value = "freestyle")]
        rule: Rule,
        /// Columns and rows.
        #[arg(long, default_value_t = 15)]
        size: usize,
        /// Where to write it.
        #[arg(long)]
        out: PathBuf,
    },
    /// Fit the weights to games.
    Fit {
        /// Files of games.
        #[arg(required = true)]
        games: Vec<PathBuf>,
        /// The rule they were played by.
        #[arg(long, default_value = "freestyle")]
        rule: Rule,
        /// Columns and rows.
        #[arg(long, default_value_t = 15)]
        size: usize,
        /// Passes over all positions.
        #[arg(long, default_value_t = 300)]
        epochs: usize,
        /// How much the result of the game counts beside the value that the search found, from 0 to 1.
        #[arg(long, default_value_t = 0.6)]
        result: f32,
        /// Threads; all that the machine has by default.
        #[arg(long)]
        threads: Option<usize>,
        /// Where to write the weights.
        #[arg(long)]
        out: PathBuf,
    },
}

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        Command::Games { count, play, out } => {
            games::play(&play, count, &out).map_err(|error| error.to_string())
        }
        Command::Versus { first, second, pairs, play } => versus::read(&first).and_then(|first| {
            versus::versus(&play, pairs, first, versus::read(&second)?);
            Ok(())
        }),
        Command::Walk { names, pairs, play } => versus::walk(&play, pairs, &names),
        Command::Levels { games, threads, seed, seconds, skills, write } => {
            levels::levels(&levels::Plan { games, threads, seed, seconds, skills }, write.as_deref())
        }
        Command::Judge { games, rule, size, out } => {
            judge::judge(&games, rule, size, &out).map_err(|error| error.to_string())
        }
        Command::Fit { games, rule, size, epochs, result, threads, out } => {
            let all = || std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
            let threads = threads.unwrap_or_else(all).max(1);
            fit::fit(&games, &fit::Plan { rule, size, epochs, result, threads }, &out)
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
