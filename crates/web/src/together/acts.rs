//! The messages about shared games and tournaments over the WebSocket.

use plyground_play::shared::{Offer, SharedAct};
use schemars::JsonSchema;

use super::requests::{missing, one_of};
use crate::api_error::ApiError;
use crate::fields::{Fields, RequestFields};
use crate::limits;

/// The words for acts.
const ACTS: [&str; 7] = ["move", "take-back", "draw", "rematch", "accept", "decline", "resign"];

/// Follows a shared game: it is sent now, and whenever it changes.
#[derive(JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(crate) struct FollowRequest {
    /// The shared game, as in its address.
    pub(crate) shared: String,
    /// The key of a player; spectators have none.
    pub(crate) key: Option<String>,
}

impl RequestFields for FollowRequest {
    fn take(fields: &mut Fields) -> Result<Self, ApiError> {
        Ok(Self { shared: fields.required("shared", limits::WORD)?, key: fields.text("key", limits::WORD)? })
    }
}

/// Follows a tournament: it is sent now, and whenever it changes.
#[derive(JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(crate) struct FollowTournamentRequest {
    /// The tournament, as in its address.
    pub(crate) tournament: String,
    /// The key of a player or of the director; spectators have none.
    pub(crate) key: Option<String>,
}

impl RequestFields for FollowTournamentRequest {
    fn take(fields: &mut Fields) -> Result<Self, ApiError> {
        Ok(Self {
            tournament: fields.required("tournament", limits::WORD)?,
            key: fields.text("key", limits::WORD)?,
        })
    }
}

/// An act of a player in a shared game.
#[derive(JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(crate) struct ActRequest {
    /// The shared game, as in its address.
    pub(crate) shared: String,
    /// The key of the player.
    pub(crate) key: String,
    /// The number of the game that the player has seen. A message that is sent again has the same number, and is done once.
    #[schemars(range(min = 0, max = 10_000))]
    pub(crate) number: usize,
    /// `move` makes the move in `move`; `take-back`, `draw` and `rematch` offer that; `accept` and `decline` answer an offer.
    #[schemars(extend("enum" = ACTS))]
    act: String,
    /// The move.
    #[schemars(rename = "move")]
    movement: Option<String>,
}

impl RequestFields for ActRequest {
    fn take(fields: &mut Fields) -> Result<Self, ApiError> {
        let act = one_of(fields, "act", &ACTS)?.ok_or_else(|| missing(fields, "act"))?;
        let movement = fields.text("move", limits::WORD)?;
        if act == "move" && movement.is_none() {
            return Err(missing(fields, "move"));
        }
        let number = fields.number("number", 0..=10_000)?.ok_or_else(|| missing(fields, "number"))?;
        Ok(Self {
            shared: fields.required("shared", limits::WORD)?,
            key: fields.required("key", limits::WORD)?,
            number: number as usize,
            act,
            movement,
        })
    }
}

impl ActRequest {
    /// What the words mean.
    pub(crate) fn act(&self) -> SharedAct {
        match self.act.as_str() {
            "take-back" => SharedAct::Ask(Offer::TakeBack),
            "draw" => SharedAct::Ask(Offer::Draw),
            "rematch" => SharedAct::Ask(Offer::Rematch),
            "accept" => SharedAct::Accept,
            "decline" => SharedAct::Decline,
            "resign" => SharedAct::Resign,
            _ => SharedAct::Move(self.movement.clone().unwrap_or_default()),
        }
    }
}
