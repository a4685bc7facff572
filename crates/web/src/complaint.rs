//! What is wrong with a request, in a sentence.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use plyground_i18n::Texts;
use plyground_registry::Message;
use serde_json::{Value, json};

/// A request that cannot be answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Complaint {
    pub(crate) status: StatusCode,
    /// For programs; the same in every language.
    pub(crate) code: &'static str,
    /// For people, in the language that was asked for.
    pub(crate) message: String,
}

impl Complaint {
    pub(crate) fn new(status: StatusCode, code: &'static str, message: String) -> Self {
        Self { status, code, message: shortened(message) }
    }

    /// The request has the right form and asks for something that is not possible.
    pub(crate) fn impossible(code: &'static str, message: String) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, code, message)
    }

    /// The same, in words from below.
    pub(crate) fn told(code: &'static str, texts: &Texts, why: &Message) -> Self {
        Self::impossible(code, texts.tell(why))
    }

    /// The form of the request is wrong.
    pub(crate) fn malformed(code: &'static str, message: String) -> Self {
        Self::new(StatusCode::BAD_REQUEST, code, message)
    }

    /// The game has ended.
    pub(crate) fn game_over(texts: &Texts) -> Self {
        Self::new(StatusCode::CONFLICT, "game-over", texts.get("server-error-game-over"))
    }

    /// A mistake of ours.
    pub(crate) fn internal(texts: &Texts) -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", texts.get("server-error-internal"))
    }

    /// As the API writes it.
    pub(crate) fn json(&self) -> Value {
        json!({ "error": { "code": self.code, "message": self.message } })
    }
}

/// A sentence may quote what was sent, and that may be a whole file.
fn shortened(message: String) -> String {
    const LONGEST: usize = 600;
    match message.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &message[..end]),
        None => message,
    }
}

impl IntoResponse for Complaint {
    fn into_response(self) -> Response {
        let mut response = (self.status, self.json().to_string()).into_response();
        let json = HeaderValue::from_static("application/json");
        response.headers_mut().insert(header::CONTENT_TYPE, json);
        response
    }
}
