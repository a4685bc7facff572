//! The content of responses: JSON or a file.

use axum::body::Body;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;

/// The content of a response.
#[derive(Debug)]
pub(crate) enum ResponseContent {
    Json(Vec<u8>),
    /// A file to download: its media type, its name and its content.
    File(&'static str, String, Vec<u8>),
}

impl ResponseContent {
    pub(crate) fn json(value: &impl Serialize) -> Self {
        Self::Json(serde_json::to_vec(value).expect("replies have nothing that JSON cannot express"))
    }
}

impl IntoResponse for ResponseContent {
    fn into_response(self) -> Response {
        let (kind, name, content) = match self {
            Self::Json(content) => ("application/json", None, content),
            Self::File(kind, name, content) => (kind, Some(name), content),
        };
        let mut response = Body::from(content).into_response();
        response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
        let disposition = name.and_then(|name| {
            HeaderValue::from_str(&format!("attachment; filename=\"{}\"", plain(&name))).ok()
        });
        if let Some(disposition) = disposition {
            response.headers_mut().insert(header::CONTENT_DISPOSITION, disposition);
        }
        response
    }
}

/// A file name that is valid on every system: letters and digits with dashes between them, and an extension.
fn plain(name: &str) -> String {
    let (stem, ending) = name.rsplit_once('.').unwrap_or((name, "txt"));
    let words = stem.split(|sign: char| !sign.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    let stem: String = words.collect::<Vec<_>>().join("-").chars().take(60).collect();
    format!("{}.{ending}", if stem.is_empty() { "plyground" } else { &stem })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_files_are_plain() {
        let shown = ["mnk(7,7,5).svg", "../a b\"c.txt", "explicit([[3,5]]).png", "…"].map(plain);
        assert_eq!(shown, ["mnk-7-7-5.svg", "a-b-c.txt", "explicit-3-5.png", "plyground.txt"]);
    }
}
