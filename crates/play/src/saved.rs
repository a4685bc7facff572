//! Saved games, as text.

use std::time::Duration;

use plyground_core::{Message, Player, message};
use plyground_registry::OwnEvaluator;
use serde::{Deserialize, Serialize};

use crate::{Clock, Control, PlayedGame, SearchSettings};

const FORMAT: &str = "plyground-game";
/// Version 1 had one program for both sides and no clock.
const VERSION: u32 = 2;

/// The word for a side played by a person.
pub(crate) const PERSON: &str = "person";

/// Everything needed to continue a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Saved {
    format: String,
    version: u32,
    /// The game.
    pub game: String,
    /// The position from which the moves are played; `None` for the opening one.
    pub position: Option<String>,
    /// The side that moves first there.
    pub starter: char,
    /// The moves.
    pub moves: Vec<String>,
    /// The side that resigned.
    pub resigned: Option<char>,
    /// Who plays X and O: `person`, or a program such as `level=3`.
    pub seats: [String; 2],
    /// The state of the random numbers.
    pub dice: u64,
    /// The clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<SavedClock>,
    /// The preset of the programs.
    pub preset: Option<String>,
    /// The programs' evaluator.
    pub evaluator: Option<String>,
    /// The text of the evaluator's file, where it is a formula.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub formula: Option<String>,
    /// The file with its weights, which the caller has to read.
    pub weights: Option<String>,
    /// The programs' conventions.
    pub convention: Option<String>,
    /// The programs' mistakes.
    pub mutations: Vec<String>,
    /// Whether the mistakes of the preset are made too.
    pub as_printed: bool,
}

/// A clock with its remaining times.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedClock {
    /// Minutes and seconds a move, as `5+3`.
    pub control: String,
    /// Milliseconds left to X and O.
    pub left: [u64; 2],
}

/// A game as version 1 wrote it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct First {
    #[expect(dead_code, reason = "it was looked at before")]
    format: String,
    #[expect(dead_code, reason = "it was looked at before")]
    version: u32,
    game: String,
    position: Option<String>,
    starter: char,
    moves: Vec<String>,
    resigned: Option<char>,
    people: String,
    opponent: String,
    dice: u64,
    preset: Option<String>,
    evaluator: Option<String>,
    weights: Option<String>,
    convention: Option<String>,
    mutations: Vec<String>,
    as_printed: bool,
}

impl From<First> for Saved {
    fn from(old: First) -> Self {
        let seat = |side: char| {
            if old.people.contains(side) { PERSON.to_owned() } else { old.opponent.clone() }
        };
        Self {
            format: FORMAT.to_owned(),
            version: VERSION,
            seats: ['X', 'O'].map(seat),
            game: old.game,
            position: old.position,
            starter: old.starter,
            moves: old.moves,
            resigned: old.resigned,
            dice: old.dice,
            clock: None,
            preset: old.preset,
            evaluator: old.evaluator,
            formula: None,
            weights: old.weights,
            convention: old.convention,
            mutations: old.mutations,
            as_printed: old.as_printed,
        }
    }
}

/// The fields that all versions share.
#[derive(Deserialize)]
struct Heading {
    format: String,
    version: u64,
}

impl Saved {
    /// The current state of a game; `weights` is the path of the programs' weights file.
    pub fn new(table: &PlayedGame, weights: Option<String>) -> Self {
        let SearchSettings { preset, evaluator, own, convention, mutations, as_printed, .. } =
            table.settings().clone();
        let formula = match own {
            Some(OwnEvaluator::Formula(text)) => Some(text),
            _ => None,
        };
        let milliseconds = |left: Duration| u64::try_from(left.as_millis()).unwrap_or(u64::MAX);
        let clock = table.clock().map(|clock| SavedClock {
            control: clock.control().to_string(),
            left: Player::BOTH.map(|player| milliseconds(clock.left(player))),
        });
        Self {
            format: FORMAT.to_owned(),
            version: VERSION,
            game: table.session().game(),
            position: table.position().map(str::to_owned),
            starter: table.starter().mark(),
            moves: table.session().history().to_vec(),
            resigned: table.resigned().map(Player::mark),
            seats: Player::BOTH.map(|player| table.seat(player).text().to_owned()),
            dice: table.dice(),
            clock,
            preset,
            evaluator,
            formula,
            weights,
            convention,
            mutations,
            as_printed,
        }
    }

    /// The text of the file.
    pub fn to_text(&self) -> String {
        let mut text = serde_json::to_string_pretty(self).expect("a saved game can be written as JSON");
        text.push('\n');
        text
    }

    /// Reads the output of [`to_text`](Self::to_text), of this version or an earlier one.
    pub fn from_text(text: &str) -> Result<Self, Message> {
        let broken = |error: serde_json::Error| {
            message!(
                "saved-cut-off",
                "this is not a saved game of this program: {why}; it may be cut off",
                why = error.to_string()
            )
        };
        let heading: Heading = serde_json::from_str(text).map_err(broken)?;
        let version = u32::try_from(heading.version).unwrap_or(u32::MAX);
        let saved: Self = match (heading.format.as_str(), version) {
            (FORMAT, VERSION) => serde_json::from_str(text).map_err(broken)?,
            (FORMAT, 1) => serde_json::from_str::<First>(text).map_err(broken)?.into(),
            (FORMAT, VERSION..) => {
                return Err(message!(
                    "saved-newer",
                    "this game was saved by a newer Plyground: the file is of version {version}, and this program reads up to {known}; update Plyground",
                    version = heading.version.to_string(),
                    known = VERSION.to_string()
                ));
            }
            _ => {
                return Err(message!(
                    "saved-foreign",
                    "this is not a saved game of this program: it says {format} version {version}",
                    format = heading.format.escape_debug().to_string(),
                    version = heading.version.to_string()
                ));
            }
        };
        let is_side = |side: char| ['X', 'O'].contains(&side);
        if !is_side(saved.starter) || !saved.resigned.is_none_or(is_side) {
            return Err(message!(
                "saved-sides",
                "this is not a saved game of this program: its sides must be X or O"
            ));
        }
        Ok(saved)
    }

    /// The side of a letter, which was checked when it was read.
    pub(crate) fn side(letter: char) -> Player {
        if letter == 'X' { Player::First } else { Player::Second }
    }

    /// The clock with its remaining times.
    pub(crate) fn clock(&self) -> Result<Option<Clock>, Message> {
        let clock = self.clock.as_ref().map(|clock| {
            let control = Control::parse(&clock.control)?;
            Ok(Clock::with(control, clock.left.map(Duration::from_millis)))
        });
        clock.transpose()
    }
}
