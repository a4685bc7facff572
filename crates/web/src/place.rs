//! The game of a request: its name, its moves, and the initial position. The server keeps no game.

use axum::http::StatusCode;
use plyground_i18n::{Texts, say};
use plyground_registry::{Player, Session, open};

use crate::complaint::Complaint;
use crate::fields::Fields;
use crate::limits;

/// A game at the position of a request.
pub(crate) struct Place {
    /// The name of the game, as requested.
    pub(crate) game: String,
    pub(crate) session: Box<dyn Session>,
    /// The side that moved first.
    pub(crate) starter: Player,
}

impl Place {
    /// Takes the fields of a game and plays its moves.
    pub(crate) fn take(fields: &mut Fields) -> Result<Self, Complaint> {
        let texts = fields.texts();
        let game = fields.required("game", limits::TEXT)?;
        let position = fields.text("position", limits::TEXT)?;
        let starter = fields.side("starter")?;
        let moves = fields.words("moves", limits::MOVES)?;
        let mut session = open(&game).map_err(|why| Complaint::told("game-unknown", texts, &why))?;
        let wrong = |why| Complaint::told("position-impossible", texts, &why);
        match (&position, starter) {
            // A position need not be reachable by play: puzzles often are not.
            (Some(text), _) => session.set_position(text, starter, false).map_err(wrong)?,
            (None, Some(starter)) => session.set_starter(starter).map_err(wrong)?,
            (None, None) => {}
        }
        let starter = session.to_move();
        for (i, text) in moves.iter().enumerate() {
            play(&mut *session, text, texts).map_err(|complaint| Complaint {
                message: say!(texts, "server-error-move", number = i + 1, why = complaint.message),
                ..complaint
            })?;
        }
        Ok(Self { game, session, starter })
    }

    /// The same, for a game that is not over.
    pub(crate) fn take_unfinished(fields: &mut Fields) -> Result<Self, Complaint> {
        let place = Self::take(fields)?;
        match place.session.outcome() {
            None => Ok(place),
            Some(_) => Err(Complaint::game_over(fields.texts())),
        }
    }
}

/// Plays a move, or returns the error for an illegal one.
pub(crate) fn play(session: &mut dyn Session, text: &str, texts: &Texts) -> Result<String, Complaint> {
    if session.outcome().is_some() {
        return Err(Complaint::game_over(texts));
    }
    session
        .play(text)
        .map_err(|why| Complaint::new(StatusCode::UNPROCESSABLE_ENTITY, "move-illegal", texts.tell(&why)))
}
