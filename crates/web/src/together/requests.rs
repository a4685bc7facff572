//! The HTTP requests about shared games, and what those about tournaments have in common with them.

use axum::extract::Request;
use axum::http::{HeaderMap, Method, header};
use axum::response::{IntoResponse, Response};
use plyground_i18n::Texts;
use plyground_play::Control;
use plyground_play::shared::{SharedGame, SharedSetup};
use plyground_registry::Player;
use schemars::JsonSchema;
use serde::Serialize;

use super::games::TakenSeat;
use super::{Caller, Together};
use crate::api_error::ApiError;
use crate::endpoint::read_fields;
use crate::fields::{Fields, RequestFields};
use crate::response_content::ResponseContent;
use crate::schema::SideLetter;
use crate::server_state::{Peer, SharedServerState};
use crate::{body, language, limits};

/// What the thread of the shared games does for a request.
pub(crate) type TogetherWork =
    Box<dyn FnOnce(&mut Together, Caller) -> Result<ResponseContent, ApiError> + Send>;

/// How a request is read.
pub(crate) type TogetherReader = fn(&mut Fields) -> Result<TogetherWork, ApiError>;

/// Answers a request.
pub(crate) async fn answer(server: SharedServerState, request: Request, read: TogetherReader) -> Response {
    let texts = language::texts_for(request.uri(), request.headers());
    match try_to_answer(&server, request, read, texts).await {
        Ok(content) => content.into_response(),
        Err(error) => error.into_response(),
    }
}

async fn try_to_answer(
    server: &SharedServerState,
    request: Request,
    read: TogetherReader,
    texts: &'static Texts,
) -> Result<ResponseContent, ApiError> {
    let (client, is_local) = (Peer::client(request.extensions()), Peer::is_local(request.extensions()));
    let fields = if request.method() == Method::POST {
        let (parts, body) = request.into_parts();
        let bytes = body::read(&parts.headers, body, limits::BODY, texts).await?;
        Fields::from_json(&bytes, texts)?
    } else {
        Fields::from_query(request.uri().query().unwrap_or_default(), texts)
    };
    let work = read_fields(fields, read).await?;
    let asked =
        server.together.ask(move |together, now| work(together, Caller { client, is_local, now })).await;
    asked.unwrap_or_else(|| Err(ApiError::internal(texts)))
}

/// A new shared game.
#[derive(JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(crate) struct ShareRequest {
    /// The game, as for `plyground play`.
    #[schemars(extend("examples" = ["tic-tac-toe", "gomoku"]))]
    game: String,
    /// The position from which it is played, if not the initial one.
    position: Option<String>,
    /// The side that begins, if not the usual one.
    #[schemars(with = "Option<SideLetter>")]
    starter: Option<Player>,
    /// Minutes for each side and seconds a move; without a clock, nothing.
    #[schemars(extend("examples" = ["5+3"]))]
    clock: Option<String>,
    /// The side of the player who makes the game; otherwise X.
    #[schemars(with = "Option<SideLetter>")]
    side: Option<Player>,
    /// The name of this player.
    name: Option<String>,
}

impl RequestFields for ShareRequest {
    fn take(fields: &mut Fields) -> Result<Self, ApiError> {
        Ok(Self {
            game: fields.required("game", limits::TEXT)?,
            position: fields.text("position", limits::TEXT)?,
            starter: fields.side("starter")?,
            clock: clock(fields)?,
            side: fields.side("side")?,
            name: fields.text("name", limits::WORD)?,
        })
    }
}

/// The seat of a player.
#[derive(Serialize, JsonSchema)]
pub(crate) struct SeatReply {
    /// The shared game, as in its address.
    shared: String,
    /// The side of the player.
    side: SideLetter,
    /// The secret of the player: every act needs it.
    key: String,
}

impl SeatReply {
    fn content(TakenSeat { shared, side, key }: TakenSeat) -> ResponseContent {
        ResponseContent::json(&Self { shared, side: side.into(), key })
    }
}

pub(crate) fn share(fields: &mut Fields) -> Result<TogetherWork, ApiError> {
    let texts = fields.texts();
    let ShareRequest { game, position, starter, clock, side, name } = fields.request()?;
    let clock = read_clock(clock.as_deref(), texts)?;
    let setup = SharedSetup { game, position, starter, clock, is_paired: false };
    let game = SharedGame::new(setup).map_err(|why| ApiError::from_message("game-unknown", texts, &why))?;
    if game.session().outcome().is_some() {
        return Err(ApiError::game_over(texts));
    }
    Ok(Box::new(move |together, caller| {
        let seat = together.create_game(game, side, name.as_deref().unwrap_or_default(), caller);
        seat.map(SeatReply::content).map_err(|refusal| refusal.error(texts))
    }))
}

/// A player takes the free seat of a shared game.
#[derive(JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(crate) struct JoinRequest {
    /// The shared game, as in its address.
    shared: String,
    /// The name of the player.
    name: Option<String>,
    /// The side, if both are free.
    #[schemars(with = "Option<SideLetter>")]
    side: Option<Player>,
    /// The key, if the player has one already: then it is kept.
    key: Option<String>,
}

impl RequestFields for JoinRequest {
    fn take(fields: &mut Fields) -> Result<Self, ApiError> {
        Ok(Self {
            shared: fields.required("shared", limits::WORD)?,
            name: fields.text("name", limits::WORD)?,
            side: fields.side("side")?,
            key: fields.text("key", limits::WORD)?,
        })
    }
}

pub(crate) fn join(fields: &mut Fields) -> Result<TogetherWork, ApiError> {
    let texts = fields.texts();
    let JoinRequest { shared, name, side, key } = fields.request()?;
    Ok(Box::new(move |together, caller| {
        let seat = together.join_game(&shared, side, name.as_deref().unwrap_or_default(), key, caller);
        seat.map(SeatReply::content).map_err(|refusal| refusal.error(texts))
    }))
}

/// Which shared game.
#[derive(JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(crate) struct SharedGameRequest {
    /// The shared game, as in its address.
    shared: String,
}

impl RequestFields for SharedGameRequest {
    fn take(fields: &mut Fields) -> Result<Self, ApiError> {
        Ok(Self { shared: fields.required("shared", limits::WORD)? })
    }
}

pub(crate) fn game(fields: &mut Fields) -> Result<TogetherWork, ApiError> {
    let texts = fields.texts();
    let SharedGameRequest { shared } = fields.request()?;
    Ok(Box::new(move |together, caller| {
        let reply = together.game_reply(&shared, caller.now).map_err(|refusal| refusal.error(texts))?;
        Ok(ResponseContent::json(&reply))
    }))
}

/// The address to send to other people.
#[derive(Serialize, JsonSchema)]
pub(crate) struct InvitationReply {
    /// What a link begins with: the address of the page, with the key where the server asks for one.
    address: String,
    /// Whether other machines can open it.
    open: bool,
}

/// The address to send to other people: the one that the client uses itself, unless only this machine knows it.
pub(crate) fn invitation(server: &SharedServerState, headers: &HeaderMap) -> Response {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let address = server.access.link(host);
    let open = !server.address.ip().is_loopback();
    ResponseContent::json(&InvitationReply { address, open }).into_response()
}

/// A clock.
pub(super) fn clock(fields: &mut Fields) -> Result<Option<String>, ApiError> {
    Ok(fields.text("clock", limits::WORD)?.filter(|clock| !clock.is_empty()))
}

pub(super) fn read_clock(clock: Option<&str>, texts: &Texts) -> Result<Option<Control>, ApiError> {
    let read = clock.map(Control::parse).transpose();
    read.map_err(|why| ApiError::from_message("clock-unclear", texts, &why))
}

/// A word out of a list.
pub(super) fn one_of(
    fields: &mut Fields,
    name: &str,
    words: &[&'static str],
) -> Result<Option<String>, ApiError> {
    let word = fields.text(name, limits::WORD)?;
    match word {
        Some(word) if !words.contains(&word.as_str()) => {
            let message = plyground_i18n::say!(
                fields.texts(),
                "together-field-words",
                field = name,
                words = words.join(", ")
            );
            Err(fields.wrong(message))
        }
        word => Ok(word),
    }
}

pub(super) fn missing(fields: &Fields, name: &str) -> ApiError {
    fields.wrong(plyground_i18n::say!(fields.texts(), "server-error-field-missing", field = name))
}
