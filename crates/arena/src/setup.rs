//! The setup of a match: everything that must stay the same when the match is continued.

use plyground_core::{Dice, Message, message};
use plyground_gomoku::Rule;
use plyground_gomoku::record::{Rows, read_cells};
use serde::{Deserialize, Serialize};

use super::adjudication::Adjudication;
use super::opening::Opening;
use super::schedule::{Pool, Schedule};
use super::strength::Sprt;

/// The version of the format of this file and of the journal beside it.
pub const VERSION: u32 = 1;

/// A match as it is kept in a file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct MatchSetup {
    /// The version of the format.
    pub plyground_match: u32,
    /// The engines, in the order in which they were named.
    pub engines: Vec<Engine>,
    /// Which of them meet.
    pub pool: Pool,
    /// Games between each two engines that meet.
    pub games: usize,
    /// The rule, by its name.
    pub rule: String,
    /// Columns and rows.
    pub size: usize,
    /// The openings as moves, rows from the bottom; none where the engines make them.
    pub openings: Vec<String>,
    /// Whether the engines make the openings by the rule swap2.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub swap2: bool,
    /// The seed that decides which threats levels overlook.
    #[serde(default)]
    pub seed: u64,
    /// Seconds by which an answer may be late.
    pub tolerance: f64,
    /// When games are ended early.
    pub adjudication: Adjudication,
    /// The test that ends the match.
    pub sprt: Option<Sprt>,
}

/// An engine and its settings.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Engine {
    /// What it is called in tables.
    pub name: String,
    /// The program; `self` for the engine that comes with Plyground.
    pub command: String,
    /// Its arguments.
    #[serde(default)]
    pub arguments: Vec<String>,
    /// The folder to start it in; by default its own.
    pub folder: Option<String>,
    /// Seconds for all moves of a game, none for no limit.
    pub match_time: Option<f64>,
    /// Seconds for a move, none for no limit.
    pub turn_time: Option<f64>,
    /// Nodes for a move.
    pub nodes: Option<u64>,
    /// Plies to look ahead.
    pub depth: Option<u32>,
    /// Bytes of memory.
    pub memory: Option<u64>,
    /// Threads.
    pub threads: Option<u32>,
    /// The level of the engine that comes with Plyground; none for full strength.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
    /// Further lines for `INFO`: a key and a value.
    #[serde(default)]
    pub info: Vec<(String, String)>,
}

impl MatchSetup {
    /// Reads what [`write`](Self::write) wrote.
    pub fn read(text: &str) -> Result<Self, Message> {
        let setup: Self = serde_json::from_str(text).map_err(|error| {
            message!("match-file-foreign", "it is not the setup of a match: {why}", why = error.to_string())
        })?;
        if setup.plyground_match != VERSION {
            return Err(message!(
                "match-file-version",
                "it was written by another version of Plyground: begin the match anew"
            ));
        }
        setup.check()?;
        Ok(setup)
    }

    /// The text of the file.
    pub fn write(&self) -> String {
        serde_json::to_string_pretty(self).expect("a setup is plain data") + "\n"
    }

    /// The rule.
    pub fn rule(&self) -> Option<Rule> {
        self.rule.parse().ok()
    }

    /// The openings; none where one of them cannot be read.
    pub fn openings(&self) -> Option<Vec<Opening>> {
        let read = |text: &String| read_cells(text, self.size, self.size, Rows::FromBottom).ok();
        self.openings.iter().map(read).collect()
    }

    /// The schedule.
    pub fn schedule(&self) -> Schedule {
        Schedule::new(self.engines.len(), self.pool, self.games, self.openings.len())
    }

    /// The seed that decides which threats an engine overlooks in a game: different for every engine and game, and the
    /// same whenever the match is played again.
    pub fn level_seed(&self, game: usize, engine: usize) -> u64 {
        let place = (game * self.engines.len() + engine) as u64;
        // Below 2³¹, so that every engine can read it as an integer.
        Dice::new(self.seed ^ (place << 32)).below(i32::MAX as usize) as u64
    }

    /// The names of the engines.
    pub fn names(&self) -> Vec<&str> {
        self.engines.iter().map(|engine| engine.name.as_str()).collect()
    }
}
