//! The check of every request's origin, and the security headers of every response.
//!
//! A foreign page must not reach this server through its visitor's browser. Cross-site requests carry a foreign
//! `Origin` or `Sec-Fetch-Site`; DNS rebinding shows as a wrong `Host`. Both are rejected before anything else is read.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use plyground_i18n::{Texts, say};

use crate::api_error::ApiError;
use crate::server_state::SharedServerState;
use crate::{language, limits};

/// The content security policy: no foreign and no inline content, and no embedding in frames.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; \
     connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Checks a request, and adds the headers to its response.
pub(crate) async fn filter(
    State(server): State<SharedServerState>,
    request: Request,
    next: Next,
) -> Response {
    let texts = language::texts_for(request.uri(), request.headers());
    let mut response = match check(&request, server.address, texts) {
        Ok(()) => match server.access.check(&request, texts) {
            Ok(()) => next.run(request).await,
            Err(refusal) => *refusal,
        },
        Err(error) => error.into_response(),
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

fn check(request: &Request, bound: SocketAddr, texts: &Texts) -> Result<(), ApiError> {
    let headers = request.headers();
    let address = format!("http://{}/", shown(bound));
    let host = only(headers, &header::HOST);
    let Some(host) = host.filter(|host| is_ours(host, bound)) else {
        let host = printable(host.unwrap_or_default());
        let message = say!(texts, "server-error-wrong-host", host = host, address = address);
        return Err(ApiError::new(StatusCode::MISDIRECTED_REQUEST, "wrong-host", message));
    };
    let is_same = |origin: &str| origin.strip_prefix("http://").is_some_and(|o| o.eq_ignore_ascii_case(host));
    let foreign = match headers.get(header::ORIGIN) {
        Some(_) => !only(headers, &header::ORIGIN).is_some_and(is_same),
        None => false,
    };
    // Requests without `Origin` have `Sec-Fetch-Site`; links to the page itself may come from any site, API requests
    // may not.
    let is_api = request.uri().path().starts_with("/api");
    let site = headers.get("sec-fetch-site").map(|site| site.to_str().unwrap_or("cross-site"));
    let far = is_api && site.is_some_and(|site| !["same-origin", "none"].contains(&site));
    if foreign || far {
        let origin = printable(only(headers, &header::ORIGIN).unwrap_or("?"));
        let message = say!(texts, "server-error-wrong-origin", origin = origin, address = address);
        return Err(ApiError::new(StatusCode::FORBIDDEN, "wrong-origin", message));
    }
    let length = request.uri().path_and_query().map_or(0, |path| path.as_str().len());
    if length > limits::URL {
        let message = say!(texts, "server-error-url-too-long", most = limits::URL);
        return Err(ApiError::new(StatusCode::URI_TOO_LONG, "url-too-long", message));
    }
    Ok(())
}

/// The value of a header that occurs exactly once.
fn only<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    let mut values = headers.get_all(name).iter();
    let value = values.next()?.to_str().ok()?;
    values.next().is_none().then_some(value)
}

/// Whether a host is a name of this machine with our port. If the server listens at every address of the machine, any
/// address is accepted, since DNS rebinding needs a name; other names are not.
fn is_ours(host: &str, bound: SocketAddr) -> bool {
    let (name, port) = match host.rsplit_once(':') {
        Some((name, port)) if !port.ends_with(']') => (name, port.parse().ok()),
        _ => (host, Some(80)),
    };
    let address = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    let is_known = match address {
        Ok(address) => address.is_loopback() || address == bound.ip() || bound.ip().is_unspecified(),
        Err(_) => name.eq_ignore_ascii_case("localhost"),
    };
    is_known && port == Some(bound.port())
}

/// The address under which a browser on this machine reaches the server.
pub(crate) fn shown(bound: SocketAddr) -> String {
    let mut shown = bound;
    match bound.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => shown.set_ip(IpAddr::V4(std::net::Ipv4Addr::LOCALHOST)),
        IpAddr::V6(ip) if ip.is_unspecified() => shown.set_ip(IpAddr::V6(std::net::Ipv6Addr::LOCALHOST)),
        _ => {}
    }
    shown.to_string()
}

/// A text from a request, escaped and shortened for display.
pub(crate) fn printable(text: &str) -> String {
    text.chars().take(limits::WORD).flat_map(char::escape_debug).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_of_this_machine_are_ours() {
        let bound: SocketAddr = "127.0.0.1:8080".parse().unwrap();
        for good in ["localhost:8080", "127.0.0.1:8080", "[::1]:8080", "LOCALHOST:8080", "127.0.0.2:8080"] {
            assert!(is_ours(good, bound), "{good}");
        }
        for bad in [
            "localhost",
            "localhost:8081",
            "localhost:8080.evil.example",
            "evil.example:8080",
            "127.0.0.1.evil.example:8080",
            "192.168.1.4:8080",
            "",
            ":8080",
            "[::1]",
            "[::1]:80800",
        ] {
            assert!(!is_ours(bad, bound), "{bad}");
        }
        let web: SocketAddr = "127.0.0.1:80".parse().unwrap();
        assert!(is_ours("localhost", web) && is_ours("[::1]", web));
        let lan: SocketAddr = "192.168.1.4:8080".parse().unwrap();
        assert!(is_ours("192.168.1.4:8080", lan) && !is_ours("192.168.1.5:8080", lan));
        let all: SocketAddr = "0.0.0.0:8080".parse().unwrap();
        assert!(is_ours("192.168.1.4:8080", all) && !is_ours("evil.example:8080", all));
    }

    #[test]
    fn the_shown_address_can_be_opened() {
        assert_eq!(shown("0.0.0.0:8080".parse().unwrap()), "127.0.0.1:8080");
        assert_eq!(shown("[::]:8080".parse().unwrap()), "[::1]:8080");
        assert_eq!(shown("192.168.1.4:80".parse().unwrap()), "192.168.1.4:80");
    }
}
