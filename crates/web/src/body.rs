//! The bodies of requests.

use axum::body::{Body, BodyDataStream, Bytes};
use axum::http::{HeaderMap, StatusCode, header};
use futures_util::StreamExt;
use plyground_i18n::{Texts, say};
use tokio::time::timeout;

use crate::api_error::ApiError;
use crate::limits;

/// The body of a request, if it is JSON and not too large.
pub(crate) async fn read(
    headers: &HeaderMap,
    body: Body,
    most: usize,
    texts: &Texts,
) -> Result<Bytes, ApiError> {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim();
    if !kind.eq_ignore_ascii_case("application/json") {
        let message = texts.get("server-error-not-json-type");
        return Err(ApiError::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "wrong-type", message));
    }
    let too_large = || {
        let message = say!(texts, "server-error-body-too-large", most = most);
        ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, "body-too-large", message)
    };
    let late =
        || ApiError::new(StatusCode::REQUEST_TIMEOUT, "body-late", texts.get("server-error-body-late"));
    let announced = headers.get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok());
    if announced.is_some_and(|length: u64| length > most as u64) {
        // A client that sent `Expect: 100-continue` is refused before it sends the body.
        if !headers.contains_key(header::EXPECT) {
            discard(body.into_data_stream());
        }
        return Err(too_large());
    }
    let collect = async {
        let mut bytes = Vec::new();
        let mut pieces = body.into_data_stream();
        while let Some(piece) = pieces.next().await {
            let piece = piece.map_err(|_| late())?;
            if bytes.len() + piece.len() > most {
                discard(pieces);
                return Err(too_large());
            }
            bytes.extend_from_slice(&piece);
        }
        Ok(Bytes::from(bytes))
    };
    timeout(limits::BODY_TIME, collect).await.unwrap_or_else(|_| Err(late()))
}

/// Reads and discards the rest of a body while the answer is sent: a client that is still sending would not read the
/// answer if the connection were closed.
fn discard(mut pieces: BodyDataStream) {
    let drain = async move {
        let mut left = limits::DRAINED;
        while let Some(Ok(piece)) = pieces.next().await {
            left = left.saturating_sub(piece.len());
            if left == 0 {
                return;
            }
        }
    };
    tokio::spawn(timeout(limits::BODY_TIME, drain));
}
