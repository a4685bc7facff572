//! `/api/position` and `/api/play`: the state of a game, and the state after one more move.

use plyground_play::Rulebook;
use schemars::JsonSchema;
use serde::Serialize;

use crate::api_error::ApiError;
use crate::endpoint::Computation;
use crate::fields::{Fields, RequestFields};
use crate::limits;
use crate::requested_game::{self, GameRequest};
use crate::response_content::ResponseContent;
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
    fn take(fields: &mut Fields) -> Result<Self, ApiError> {
        Ok(Self { movement: fields.required("move", limits::WORD)?, game: GameRequest::take(fields)? })
    }
}

/// The rules of a game.
#[derive(Serialize, JsonSchema)]
pub(crate) struct GameRulesReply {
    /// The rules of this game, how its moves are written and what else to know, in paragraphs.
    paragraphs: Vec<String>,
}

pub(crate) fn rules(fields: &mut Fields) -> Result<Computation, ApiError> {
    let game = fields.request::<GameRequest>()?.open(fields.texts())?;
    Ok(Box::new(move |context| {
        let texts = context.texts.calling(game.session.colours());
        let book = Rulebook::of(&*game.session, &texts);
        Ok(ResponseContent::json(&GameRulesReply { paragraphs: book.paragraphs_beside_board(&texts) }))
    }))
}

pub(crate) fn position(fields: &mut Fields) -> Result<Computation, ApiError> {
    let game = fields.request::<GameRequest>()?.open(fields.texts())?;
    Ok(Box::new(move |context| Ok(ResponseContent::json(&state(&game, context.texts)))))
}

pub(crate) fn play(fields: &mut Fields) -> Result<Computation, ApiError> {
    let PlayRequest { game, movement } = fields.request()?;
    let mut game = game.open(fields.texts())?;
    Ok(Box::new(move |context| {
        requested_game::play(&mut *game.session, &movement, context.texts)?;
        Ok(ResponseContent::json(&state(&game, context.texts)))
    }))
}
