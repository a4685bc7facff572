//! The game of a request: its name, its moves, and the initial position. The server keeps no game.

use axum::http::StatusCode;
use plyground_i18n::{Texts, say};
use plyground_registry::{Player, Session, open};
use schemars::JsonSchema;

use crate::api_error::ApiError;
use crate::fields::{Fields, RequestFields};
use crate::limits;
use crate::schema::{SideLetter, WordList};

/// A game and the moves played so far. The server keeps no game: every request contains it.
#[derive(Debug, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(crate) struct GameRequest {
    /// The game, as for `plyground play`.
    #[schemars(extend("examples" = ["tic-tac-toe", "gomoku", "mnk(7,7,5)", "explicit([[3,5],[2,9]])"]))]
    game: String,
    /// The moves so far.
    #[schemars(with = "Option<WordList>")]
    moves: Vec<String>,
    /// The position from which they are played, if not the initial one: rows from the top, separated by `/`.
    #[schemars(extend("examples" = ["X.O/.../..."]))]
    position: Option<String>,
    /// The side that begins, if not the usual one.
    #[schemars(with = "Option<SideLetter>")]
    starter: Option<Player>,
}

impl RequestFields for GameRequest {
    fn take(fields: &mut Fields) -> Result<Self, ApiError> {
        Ok(Self {
            game: fields.required("game", limits::TEXT)?,
            position: fields.text("position", limits::TEXT)?,
            starter: fields.side("starter")?,
            moves: fields.words("moves", limits::MOVES)?,
        })
    }
}

impl GameRequest {
    /// Opens the game and plays the moves.
    pub(crate) fn open(self, texts: &Texts) -> Result<RequestedGame, ApiError> {
        let mut session =
            open(&self.game).map_err(|why| ApiError::from_message("game-unknown", texts, &why))?;
        let texts = &texts.calling(session.colours());
        let wrong = |why| ApiError::from_message("position-impossible", texts, &why);
        match (&self.position, self.starter) {
            // A position need not be reachable by play: puzzles often are not.
            (Some(text), starter) => session.set_position(text, starter, false).map_err(wrong)?,
            (None, Some(starter)) => session.set_starter(starter).map_err(wrong)?,
            (None, None) => {}
        }
        let starter = session.to_move();
        for (i, text) in self.moves.iter().enumerate() {
            play(&mut *session, text, texts).map_err(|error| ApiError {
                message: say!(texts, "server-error-move", number = i + 1, why = error.message),
                ..error
            })?;
        }
        Ok(RequestedGame { name: self.game, session, starter })
    }

    /// The same, for a game that is not over.
    pub(crate) fn open_unfinished(self, texts: &Texts) -> Result<RequestedGame, ApiError> {
        let game = self.open(texts)?;
        match game.session.outcome() {
            None => Ok(game),
            Some(_) => Err(ApiError::game_over(texts)),
        }
    }
}

/// A game at the position of a request.
pub(crate) struct RequestedGame {
    /// As requested.
    pub(crate) name: String,
    pub(crate) session: Box<dyn Session>,
    /// The side that moved first.
    pub(crate) starter: Player,
}

/// Plays a move, or returns the error for an illegal one.
pub(crate) fn play(session: &mut dyn Session, text: &str, texts: &Texts) -> Result<String, ApiError> {
    if session.outcome().is_some() {
        return Err(ApiError::game_over(texts));
    }
    session.play(text).map_err(|why| {
        let why = texts.calling(session.colours()).tell(&why);
        ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, "move-illegal", why)
    })
}
