//! Shared games as they are stored.

use std::time::Duration;

use plyground_core::{Message, Outcome, Player, message};
use serde::{Deserialize, Serialize};

use super::game::take;
use super::{GameStep, Offer, OpenOffer, ResultKind, SharedGame, SharedResult, SharedSeat, SharedSetup};
use crate::{Clock, Control};

const FORMAT: &str = "plyground-shared-game";
const VERSION: u32 = 1;

/// Everything needed to continue a shared game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StoredShared {
    format: String,
    version: u32,
    game: String,
    position: Option<String>,
    starter: Option<char>,
    clock: Option<String>,
    /// Milliseconds left to X and O.
    left: Option<[u64; 2]>,
    paired: bool,
    seats: [Option<SharedSeat>; 2],
    steps: Vec<GameStep>,
    offer: Option<(Offer, char)>,
    result: Option<StoredResult>,
    next: Option<String>,
    tournament: Option<String>,
    /// When it was made and last changed, in seconds since 1970.
    pub created: u64,
    /// See `created`.
    pub changed: u64,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StoredResult {
    winner: Option<char>,
    how: ResultKind,
}

impl SharedGame {
    /// The game as it is stored; its times are those at `now`.
    pub fn stored(&self, now: Duration, created: u64, changed: u64) -> StoredShared {
        let setup = self.setup();
        let milliseconds = |left: Duration| u64::try_from(left.as_millis()).unwrap_or(u64::MAX);
        StoredShared {
            format: FORMAT.to_owned(),
            version: VERSION,
            game: setup.game.clone(),
            position: setup.position.clone(),
            starter: setup.starter.map(Player::mark),
            clock: setup.clock.map(|clock| clock.to_string()),
            left: self.time_left(now).map(|(left, _)| left.map(milliseconds)),
            paired: setup.is_paired,
            seats: self.seats.clone(),
            steps: self.steps.clone(),
            offer: self.offer.map(|open| (open.offer, open.by.mark())),
            result: self.result.map(StoredResult::from),
            next: self.next.clone(),
            tournament: self.tournament.clone(),
            created,
            changed,
        }
    }

    /// Reads what [`stored`](Self::stored) returned, and plays its steps again.
    pub fn restore(stored: &StoredShared, now: Duration) -> Result<Self, Message> {
        if stored.format != FORMAT || stored.version != VERSION {
            return Err(broken());
        }
        let starter = stored.starter.map(side).transpose()?;
        let clock = stored.clock.as_deref().map(Control::parse).transpose()?;
        let mut game = Self::new(SharedSetup {
            game: stored.game.clone(),
            position: stored.position.clone(),
            starter,
            clock,
            is_paired: stored.paired,
        })?;
        for step in &stored.steps {
            take(&mut *game.session, step)?;
            game.steps.push(step.clone());
        }
        game.clock = match (clock, stored.left) {
            (Some(control), Some(left)) => Some(Clock::with(control, left.map(Duration::from_millis))),
            (None, None) => None,
            _ => return Err(broken()),
        };
        game.seats.clone_from(&stored.seats);
        let open = |&(offer, by): &(Offer, char)| side(by).map(|by| OpenOffer { offer, by });
        game.offer = stored.offer.as_ref().map(open).transpose()?;
        let result = stored.result.as_ref().map(SharedResult::try_from).transpose()?;
        let on_the_board = game.session.outcome().map(|outcome| match outcome {
            Outcome::Win(winner) => Some(winner),
            Outcome::Draw => None,
        });
        let by_board = result.filter(|result| result.kind == ResultKind::Board).map(|result| result.winner);
        if on_the_board != by_board {
            return Err(broken());
        }
        game.result = result;
        game.next.clone_from(&stored.next);
        game.tournament.clone_from(&stored.tournament);
        game.run_clock(now);
        Ok(game)
    }
}

impl StoredShared {
    /// The text of the file.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("a stored game can be written as JSON")
    }

    /// Reads the text of a file.
    pub fn from_text(text: &str) -> Result<Self, Message> {
        serde_json::from_str(text).map_err(|_| broken())
    }
}

fn broken() -> Message {
    message!("together-broken", "this is not a shared game that this program has stored")
}

fn side(letter: char) -> Result<Player, Message> {
    Player::BOTH.into_iter().find(|side| side.mark() == letter).ok_or_else(broken)
}

impl From<SharedResult> for StoredResult {
    fn from(result: SharedResult) -> Self {
        Self { winner: result.winner.map(Player::mark), how: result.kind }
    }
}

impl TryFrom<&StoredResult> for SharedResult {
    type Error = Message;

    fn try_from(result: &StoredResult) -> Result<Self, Message> {
        Ok(Self { winner: result.winner.map(side).transpose()?, kind: result.how })
    }
}
