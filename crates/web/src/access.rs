//! The key of a server that other machines can reach.
//!
//! A link with the key, `/?key=…`, is answered with a small page and a cookie that has the key; the page then opens the address
//! without it. A redirect would not do: after a click in another site's page the browser sends no `SameSite=Strict` cookie
//! with it. Without the key every request is refused, but for that small page, which asks for it.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use plyground_i18n::Texts;

use crate::api_error::ApiError;
use crate::security;
use crate::together::is_same_key;

/// What the page that asks for the key looks like.
const STYLES: [&str; 4] = ["/css/tokens.css", "/css/base.css", "/css/fields.css", "/css/key.css"];
/// Other files that it needs.
const OPEN_FILES: [&str; 2] = ["/js/key.js", "/icons/plyground.svg"];
/// Seconds for which a browser keeps the key.
const KEPT: u64 = 60 * 24 * 60 * 60;

/// Who may use the server.
#[derive(Clone, Debug)]
pub(crate) struct Access {
    bound: SocketAddr,
    key: Option<String>,
}

impl Access {
    /// With a key, only those who have it may.
    pub(crate) fn new(bound: SocketAddr, key: Option<String>) -> Self {
        Self { bound, key }
    }

    /// The address of the page at a host, with the key. An address that only this machine knows is replaced by the one that
    /// others use, if there is one.
    pub(crate) fn link(&self, host: &str) -> String {
        let is_own = self.bound.ip().is_unspecified() && is_loopback(host);
        let host = match (is_own || host.is_empty()).then(|| self.outer()).flatten() {
            Some(outer) => outer.to_string(),
            None if host.is_empty() => security::shown(self.bound),
            None => host.to_owned(),
        };
        match &self.key {
            Some(key) => format!("http://{host}/?key={key}"),
            None => format!("http://{host}/"),
        }
    }

    /// The address at which other machines reach this one.
    fn outer(&self) -> Option<SocketAddr> {
        let ip = self.bound.ip();
        let ip = if ip.is_unspecified() { outer_address()? } else { ip };
        (!ip.is_loopback()).then(|| SocketAddr::new(ip, self.bound.port()))
    }

    /// Lets a request pass, or has the response for one without the key.
    pub(crate) fn check(&self, request: &Request, texts: &Texts) -> Result<(), Box<Response>> {
        let Some(key) = &self.key else { return Ok(()) };
        let (path, headers) = (request.uri().path(), request.headers());
        let reads = [Method::GET, Method::HEAD].contains(request.method());
        if path == "/" && reads {
            let query = request.uri().query().unwrap_or_default();
            let tried = form_urlencoded::parse(query.as_bytes()).find(|(name, _)| name == "key");
            if let Some((_, tried)) = tried {
                let is_right = is_same_key(key, &tried);
                return Err(Box::new(
                    self.page(texts, if is_right { KeyPage::Opens } else { KeyPage::Wrong }),
                ));
            }
        }
        if self.cookie(headers).is_some_and(|tried| is_same_key(key, tried))
            || bearer(headers).is_some_and(|tried| is_same_key(key, tried))
            || (reads && (OPEN_FILES.contains(&path) || STYLES.contains(&path)))
        {
            return Ok(());
        }
        let wants_page = headers.get(header::ACCEPT).and_then(|kinds| kinds.to_str().ok());
        if reads && !path.starts_with("/api/") && wants_page.is_some_and(|kinds| kinds.contains("text/html"))
        {
            return Err(Box::new(self.page(texts, KeyPage::Asks)));
        }
        let message = texts.get("together-key-missing");
        let error = ApiError::new(StatusCode::UNAUTHORIZED, "key-missing", message);
        Err(Box::new(error.into_response()))
    }

    /// The page that asks for the key, or that goes on with it.
    fn page(&self, texts: &Texts, kind: KeyPage) -> Response {
        let line = |key: &str| escaped(&texts.get(key));
        let (words, status) = match kind {
            KeyPage::Asks => (line("together-key-page"), StatusCode::UNAUTHORIZED),
            KeyPage::Wrong => (line("together-key-wrong"), StatusCode::UNAUTHORIZED),
            KeyPage::Opens => (line("together-key-right"), StatusCode::OK),
        };
        // keys: together-key-page, together-key-wrong, together-key-right, together-key-label, together-key-open
        // keys: together-key-title
        let form = format!(
            "<form id=\"form\"{}><label for=\"key\">{}</label><input class=\"field\" id=\"key\" autocomplete=\"off\" \
             autocapitalize=\"none\" spellcheck=\"false\" maxlength=\"40\" required><button class=\"button primary\" \
             type=\"submit\">{}</button></form>",
            if kind == KeyPage::Opens { " hidden" } else { "" },
            line("together-key-label"),
            line("together-key-open"),
        );
        let style = |name: &&str| format!("<link rel=\"stylesheet\" href=\"{name}\">");
        let styles = STYLES.iter().map(style).collect::<Vec<_>>().concat();
        let html = format!(
            "<!doctype html><html lang=\"{}\" data-theme=\"system\" data-opens=\"{}\"><head><meta charset=\"utf-8\">\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
             <meta name=\"color-scheme\" content=\"light dark\"><title>Plyground</title>\
             <link rel=\"icon\" href=\"/icons/plyground.svg\" type=\"image/svg+xml\">{styles}\
             <script type=\"module\" src=\"/js/key.js\"></script></head><body class=\"key-page\"><main>\
             <h1>{}</h1><p role=\"status\">{words}</p>{form}</main></body></html>",
            texts.language().code,
            kind == KeyPage::Opens,
            line("together-key-title"),
        );
        let mut response = (status, Body::from(html)).into_response();
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
        if let (KeyPage::Opens, Some(key)) = (kind, &self.key) {
            let name = self.cookie_name();
            let cookie = format!("{name}={key}; Path=/; Max-Age={KEPT}; HttpOnly; SameSite=Strict");
            let cookie = HeaderValue::from_str(&cookie).expect("a key consists of letters and digits");
            headers.insert(header::SET_COOKIE, cookie);
        }
        response
    }

    /// Browsers send cookies to every port of a host: the name tells the servers of one machine apart.
    fn cookie_name(&self) -> String {
        format!("plyground-key-{}", self.bound.port())
    }

    fn cookie<'a>(&self, headers: &'a HeaderMap) -> Option<&'a str> {
        let name = self.cookie_name();
        let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
        let mut pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
        pairs.find(|(known, _)| *known == name).map(|(_, key)| key)
    }
}

/// What the page about the key says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum KeyPage {
    Asks,
    Wrong,
    Opens,
}

/// The key that a script sends.
fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

fn is_loopback(host: &str) -> bool {
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    let name = name.trim_start_matches('[').trim_end_matches(']');
    name.eq_ignore_ascii_case("localhost") || name.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback())
}

/// The address of this machine in its network: the one from which it would send to an address elsewhere. Nothing is sent.
fn outer_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // CITE: RFC 5737 reserves this address for documentation.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip())
}

/// Text as HTML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn access(bound: &str, key: Option<&str>) -> Access {
        Access::new(bound.parse().unwrap(), key.map(str::to_owned))
    }

    #[test]
    fn a_link_has_the_key_and_an_address_that_others_can_open() {
        let local = access("127.0.0.1:8080", None);
        assert_eq!(local.link("localhost:8080"), "http://localhost:8080/");
        assert_eq!(local.link(""), "http://127.0.0.1:8080/");
        let lan = access("192.168.1.5:8080", Some("abc"));
        assert_eq!(lan.link(""), "http://192.168.1.5:8080/?key=abc");
        let all = access("0.0.0.0:8080", Some("abc"));
        assert_eq!(all.link("192.168.1.5:8080"), "http://192.168.1.5:8080/?key=abc");
        // A machine without a network has no other address.
        let outer = outer_address().filter(|ip| !ip.is_loopback());
        let expected = outer.map_or_else(|| "127.0.0.1".to_owned(), |ip| ip.to_string());
        assert_eq!(all.link("127.0.0.1:8080"), format!("http://{expected}:8080/?key=abc"));
    }

    #[test]
    fn without_the_key_only_the_page_about_it_is_answered() {
        let (access, texts) =
            (access("127.0.0.1:8080", Some("abc2")), Texts::new(&plyground_i18n::LANGUAGES[0]));
        let ask = |path: &str, headers: &[(&str, &str)]| {
            let mut request = Request::builder().uri(path);
            for (name, value) in headers {
                request = request.header(*name, *value);
            }
            let response = access.check(&request.body(Body::empty()).unwrap(), &texts);
            response.map_or_else(|response| response.status().as_u16(), |()| 0)
        };
        let page = ("Accept", "text/html,*/*");
        for path in ["/api/health", "/api/live", "/js/main.js", "/sw.js", "/"] {
            assert_eq!(ask(path, &[]), 401, "{path}");
            assert_eq!(ask(path, &[("Cookie", "plyground-key-8080=abc")]), 401, "{path}");
            assert_eq!(ask(path, &[("Cookie", "plyground-key-8081=abc2")]), 401, "{path}");
            assert_eq!(ask(path, &[("Cookie", "a=b; plyground-key-8080=abc2")]), 0, "{path}");
            assert_eq!(ask(path, &[("Authorization", "Bearer abc2")]), 0, "{path}");
        }
        assert_eq!(
            (ask("/", &[page]), ask("/?key=abc", &[page]), ask("/?key=abc2", &[page])),
            (401, 401, 200)
        );
        assert_eq!((ask("/api/health?key=abc2", &[page]), ask("/js/key.js", &[])), (401, 0));
    }
}
