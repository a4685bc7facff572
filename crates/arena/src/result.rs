//! How games end.

use std::time::Duration;

use plyground_core::{Outcome, Player};
use serde::{Deserialize, Serialize};

use super::elapsed;
use super::schedule::Pairing;

/// A fault that loses the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fault {
    /// It moved too late or not at all.
    Time,
    /// Its process ended, or could not be started.
    Crash,
    /// It moved to a cell that is occupied or off the board.
    IllegalMove,
    /// It made a move that renju forbids.
    ForbiddenMove,
    /// It broke the protocol: no `OK` after `START`, an `ERROR` instead of a move.
    Protocol,
}

impl Fault {
    /// All faults.
    pub const ALL: [Self; 5] =
        [Self::Time, Self::Crash, Self::IllegalMove, Self::ForbiddenMove, Self::Protocol];

    /// The word that files use.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Time => "time",
            Self::Crash => "crash",
            Self::IllegalMove => "illegal-move",
            Self::ForbiddenMove => "forbidden-move",
            Self::Protocol => "protocol",
        }
    }
}

/// What ended a game. In files it is one word, [`id`](Self::id).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Ending {
    /// Five in a row.
    Five,
    /// The board is full.
    Full,
    /// The referee adjudicated a draw at a number of stones.
    Length,
    /// The referee adjudicated a win on which both engines agreed.
    Agreement,
    /// An engine failed.
    Fault(Fault),
}

impl Ending {
    /// The word that files use.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Five => "five",
            Self::Full => "full",
            Self::Length => "length",
            Self::Agreement => "agreement",
            Self::Fault(fault) => fault.id(),
        }
    }
}

impl From<Ending> for String {
    fn from(ending: Ending) -> Self {
        ending.id().to_owned()
    }
}

impl TryFrom<String> for Ending {
    type Error = String;

    fn try_from(id: String) -> Result<Self, String> {
        let fair = [Self::Five, Self::Full, Self::Length, Self::Agreement];
        let all = fair.into_iter().chain(Fault::ALL.map(Self::Fault));
        all.into_iter().find(|ending| ending.id() == id).ok_or_else(|| format!("no game ends by `{id}`"))
    }
}

/// Time and remark of a move.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct MoveNote {
    /// How long it took.
    #[serde(rename = "ms", with = "elapsed::milliseconds")]
    pub time: Duration,
    /// The engine's last remark before it moved, such as a line with depth and score.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub said: String,
}

/// A finished game: a line in the journal of the match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameResult {
    /// Its number in the schedule.
    pub game: usize,
    /// Name of the engine with black.
    pub black: String,
    /// Name of the engine with white.
    pub white: String,
    /// Whether swap2 gave the engines other colours than the schedule.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub swapped: bool,
    /// `black`, `white` or `draw`.
    pub winner: Winner,
    /// What ended it.
    pub ending: Ending,
    /// Details of a fault; in English, with the engine's own words.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub detail: String,
    /// All moves from the first stone on, rows from the bottom.
    pub moves: String,
    /// Number of them that belong to the opening.
    pub opening: usize,
    /// A note for each move after the opening.
    pub notes: Vec<MoveNote>,
    /// Peak memory use of each process in this game, black first, in bytes; none where it cannot be measured.
    pub memory: [Option<u64>; 2],
    /// Whether that exceeds the engine's limit, black first.
    pub over_memory: [bool; 2],
    /// How long the loser had been thinking when it lost on time: that move has no note.
    #[serde(
        default,
        rename = "late_ms",
        with = "elapsed::some_milliseconds",
        skip_serializing_if = "Option::is_none"
    )]
    pub late: Option<Duration>,
    /// How long the game took.
    #[serde(rename = "seconds", with = "elapsed::seconds")]
    pub time: Duration,
}

/// The result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Winner {
    /// Black won.
    Black,
    /// White won.
    White,
    /// A draw.
    Draw,
}

impl From<Outcome> for Winner {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Win(Player::First) => Self::Black,
            Outcome::Win(Player::Second) => Self::White,
            Outcome::Draw => Self::Draw,
        }
    }
}

impl From<Winner> for Outcome {
    fn from(winner: Winner) -> Self {
        match winner {
            Winner::Black => Self::Win(Player::First),
            Winner::White => Self::Win(Player::Second),
            Winner::Draw => Self::Draw,
        }
    }
}

impl GameResult {
    /// The numbers of the engines that played black and white, given their pairing in the schedule.
    pub fn sides(&self, pairing: Pairing) -> [usize; 2] {
        if self.swapped { [pairing.white, pairing.black] } else { [pairing.black, pairing.white] }
    }

    /// Twice the points of a side, an integer: 0, 1 or 2.
    pub fn half_points(&self, player: Player) -> u64 {
        match Outcome::from(self.winner) {
            Outcome::Draw => 1,
            Outcome::Win(winner) if winner == player => 2,
            Outcome::Win(_) => 0,
        }
    }

    /// The fault, if there was one, and the side that committed it: the loser.
    pub fn fault(&self) -> Option<(Player, Fault)> {
        match (self.ending, Outcome::from(self.winner)) {
            (Ending::Fault(fault), Outcome::Win(winner)) => Some((winner.other(), fault)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endings_are_words_and_come_back() {
        for ending in
            [Ending::Five, Ending::Full, Ending::Length, Ending::Agreement, Ending::Fault(Fault::Time)]
        {
            let word = serde_json::to_string(&ending).unwrap();
            assert_eq!(word, format!("\"{}\"", ending.id()));
            assert_eq!(serde_json::from_str::<Ending>(&word).unwrap(), ending);
        }
        assert!(serde_json::from_str::<Ending>("\"luck\"").is_err());
    }

    #[test]
    fn times_keep_their_fractions_and_old_journals_are_read() {
        let note = MoveNote { time: Duration::from_micros(1_037), said: String::new() };
        let text = serde_json::to_string(&note).unwrap();
        assert_eq!(text, "{\"ms\":1.037}");
        assert_eq!(serde_json::from_str::<MoveNote>(&text).unwrap(), note);
        let old: MoveNote = serde_json::from_str("{\"ms\":12}").unwrap();
        assert_eq!(old.time, Duration::from_millis(12));
        for wrong in ["-1", "1e13", "1e308"] {
            assert!(serde_json::from_str::<MoveNote>(&format!("{{\"ms\":{wrong}}}")).is_err(), "{wrong}");
        }
        let old = "{\"game\":0,\"black\":\"A\",\"white\":\"B\",\"winner\":\"black\",\"ending\":\"time\",\"moves\":\"h8\",\
            \"opening\":1,\"notes\":[],\"memory\":[null,null],\"over_memory\":[false,false],\"seconds\":3}";
        let old: GameResult = serde_json::from_str(old).unwrap();
        assert_eq!((old.late, old.time), (None, Duration::from_secs(3)));
        let new = GameResult { late: Some(Duration::from_micros(700_250)), ..old };
        let text = serde_json::to_string(&new).unwrap();
        assert!(text.ends_with("\"late_ms\":700.25,\"seconds\":3.0}"), "{text}");
        assert_eq!(serde_json::from_str::<GameResult>(&text).unwrap(), new);
    }
}
