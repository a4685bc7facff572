//! The page: files embedded in the program, looked up by their exact names.

use std::sync::OnceLock;

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use miniz_oxide::inflate::decompress_to_vec;
use plyground_i18n::Texts;
use schemars::JsonSchema;
use serde::Serialize;

use crate::response_content::ResponseContent;

/// A file of the page.
struct Asset {
    /// Its path below `assets/`.
    name: &'static str,
    text: &'static str,
    /// A hash of the text.
    hash: u64,
}

/// Everything in `assets/`, in the order of the names; unpacked at the first request.
fn assets() -> &'static [Asset] {
    static ASSETS: OnceLock<Vec<Asset>> = OnceLock::new();
    ASSETS.get_or_init(|| {
        let packed = include_bytes!(concat!(env!("OUT_DIR"), "/assets.deflate"));
        let bytes = decompress_to_vec(packed).expect("the build script has compressed it");
        let text: &'static str = String::from_utf8(bytes).expect("the page's files are text").leak();
        let asset = |file: &'static str| {
            let (name, text) = file.split_once('\n')?;
            Some(Asset { name, text, hash: fnv(text.as_bytes()) })
        };
        text.split('\0').filter_map(asset).collect()
    })
}

/// The file at a path, or 304 if the client has it already; `None` if there is none. Paths are not decoded and no disk
/// is read, so no path traversal is possible.
pub(crate) fn file(path: &str, headers: &HeaderMap) -> Option<Response> {
    let name = match path.strip_prefix('/')? {
        "" => "index.html",
        name => name,
    };
    let file = assets().iter().find(|asset| asset.name == name)?;
    let tag = tag(file);
    let mut response = if is_known(headers, &tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let mut response = Body::from(file.text).into_response();
        response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(name)));
        response
    };
    // A new version of the program has new files: clients revalidate each time, and mostly get 304.
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    response.headers_mut().insert(header::ETAG, tag);
    Some(response)
}

/// The files of the page, for its service worker.
#[derive(Serialize, JsonSchema)]
pub(crate) struct FilesReply {
    /// A hash of the version and of all files: it differs between any two builds whose pages differ.
    build: String,
    /// Their paths, the page itself as `/`.
    files: Vec<String>,
}

pub(crate) fn files(_: &'static Texts) -> ResponseContent {
    ResponseContent::json(&listing())
}

fn listing() -> FilesReply {
    let mut bytes = env!("CARGO_PKG_VERSION").as_bytes().to_vec();
    for asset in assets() {
        bytes.extend(asset.name.as_bytes());
        bytes.extend(asset.hash.to_le_bytes());
    }
    // The browser asks for the worker by itself.
    let shown = assets().iter().map(|asset| asset.name).filter(|&name| name != "sw.js");
    let path = |name: &str| if name == "index.html" { "/".to_owned() } else { format!("/{name}") };
    FilesReply { build: format!("{:016x}", fnv(&bytes)), files: shown.map(path).collect() }
}

/// CITE: Fowler, Noll, Vo: FNV-1a with 64 bits.
fn fnv(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// The hash as a header.
fn tag(asset: &Asset) -> HeaderValue {
    HeaderValue::from_str(&format!("\"{:016x}\"", asset.hash))
        .expect("hexadecimal digits may stand in a header")
}

fn is_known(headers: &HeaderMap, tag: &HeaderValue) -> bool {
    let known = headers.get(header::IF_NONE_MATCH).and_then(|known| known.to_str().ok());
    let strong = |known: &str| known.trim().trim_start_matches("W/").as_bytes() == tag.as_bytes();
    known.is_some_and(|known| known.split(',').any(strong))
}

/// The media type of a file, by its extension.
fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_listed_file_is_served() {
        let listing = listing();
        assert!(listing.files.contains(&"/".to_owned()) && listing.files.contains(&"/js/main.js".to_owned()));
        for path in &listing.files {
            assert!(file(path, &HeaderMap::new()).is_some(), "{path}");
            let name = if path == "/" { "index.html" } else { &path[1..] };
            let disk = std::fs::read_to_string(format!("assets/{name}")).unwrap();
            let packed = assets().iter().find(|asset| asset.name == name).unwrap();
            assert!(packed.text == disk, "{path} is not what lies in assets/");
        }
        assert_eq!(listing.build, super::listing().build);
    }
}
