//! `/api/position` and `/api/play`: the state of a game, and the state after one more move.

use schemars::JsonSchema;

use crate::answer::{Once, Reply};
use crate::complaint::Complaint;
use crate::fields::{Fields, RequestFields};
use crate::limits;
use crate::place::{self, GameRequest};
use crate::state::state;

/// A game and one more move.
#[derive(JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(crate) struct PlayRequest {
    #[schemars(flatten)]
    game: GameRequest,
    /// The move to play.
    #[schemars(rename = "move")]
    movement: String,
}

impl RequestFields for PlayRequest {
    fn take(fields: &mut Fields) -> Result<Self, Complaint> {
        Ok(Self { movement: fields.required("move", limits::WORD)?, game: GameRequest::take(fields)? })
    }
}

pub(crate) fn position(fields: &mut Fields) -> Result<Once, Complaint> {
    let place = fields.request::<GameRequest>()?.open(fields.texts())?;
    Ok(Box::new(move |desk| Ok(Reply::json(&state(&place, desk.texts)))))
}

pub(crate) fn play(fields: &mut Fields) -> Result<Once, Complaint> {
    let PlayRequest { game, movement } = fields.request()?;
    let mut place = game.open(fields.texts())?;
    Ok(Box::new(move |desk| {
        place::play(&mut *place.session, &movement, desk.texts)?;
        Ok(Reply::json(&state(&place, desk.texts)))
    }))
}
