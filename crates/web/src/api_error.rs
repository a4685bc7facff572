//! Errors of requests.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use plyground_i18n::Texts;
use plyground_registry::Message;
use schemars::JsonSchema;
use serde::Serialize;

/// An error.
#[derive(Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(crate) struct ErrorReply {
    error: ErrorDetail,
}

/// The code and the sentence of an error.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(inline)]
pub(crate) struct ErrorDetail {
    /// The error code, for programs; the same in every language.
    code: &'static str,
    /// The sentence for people, in the requested language.
    message: String,
}

/// An error response.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ApiError {
    pub(crate) status: StatusCode,
    /// The error code, for programs; the same in every language.
    pub(crate) code: &'static str,
    /// The sentence for people, in the requested language.
    pub(crate) message: String,
}

impl ApiError {
    pub(crate) fn new(status: StatusCode, code: &'static str, message: String) -> Self {
        Self { status, code, message: shortened(message) }
    }

    /// The request is well-formed but cannot be fulfilled.
    pub(crate) fn unprocessable(code: &'static str, message: String) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, code, message)
    }

    /// The same, with a message from the crates below.
    pub(crate) fn from_message(code: &'static str, texts: &Texts, why: &Message) -> Self {
        Self::unprocessable(code, texts.tell(why))
    }

    /// The request is malformed.
    pub(crate) fn malformed(code: &'static str, message: String) -> Self {
        Self::new(StatusCode::BAD_REQUEST, code, message)
    }

    /// The game is over.
    pub(crate) fn game_over(texts: &Texts) -> Self {
        Self::new(StatusCode::CONFLICT, "game-over", texts.get("server-error-game-over"))
    }

    /// An internal error.
    pub(crate) fn internal(texts: &Texts) -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", texts.get("server-error-internal"))
    }

    pub(crate) fn detail(&self) -> ErrorDetail {
        ErrorDetail { code: self.code, message: self.message.clone() }
    }

    /// The error as JSON.
    pub(crate) fn json(&self) -> String {
        serde_json::to_string(&ErrorReply { error: self.detail() }).expect("two texts can be written as JSON")
    }
}

/// Shortens a sentence: it may quote the request, which may be a whole file.
fn shortened(message: String) -> String {
    const LONGEST: usize = 600;
    match message.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &message[..end]),
        None => message,
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = (self.status, self.json()).into_response();
        let json = HeaderValue::from_static("application/json");
        response.headers_mut().insert(header::CONTENT_TYPE, json);
        response
    }
}
