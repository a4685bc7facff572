//! The language of a response.

use std::sync::OnceLock;

use axum::http::{HeaderMap, Uri, header};
use plyground_i18n::{LANGUAGES, Language, Texts};

/// The language named in the URL, or else the one that the browser prefers, or else English.
pub(crate) fn of(uri: &Uri, headers: &HeaderMap) -> &'static Texts {
    let query = uri.query().unwrap_or_default();
    let wish = form_urlencoded::parse(query.as_bytes()).find(|(name, _)| name == "lang");
    let asked = wish.and_then(|(_, wish)| named(&wish));
    let accepted = || accepted(headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?);
    texts(asked.or_else(accepted).unwrap_or(&LANGUAGES[0]))
}

/// The texts of the language with this code; `None` if it is not supported.
pub(crate) fn wished(code: &str) -> Option<&'static Texts> {
    named(code).map(texts)
}

/// The texts of a language. Catalogues are parsed once each.
pub(crate) fn texts(language: &'static Language) -> &'static Texts {
    static TEXTS: [OnceLock<Texts>; LANGUAGES_COUNT] = [const { OnceLock::new() }; LANGUAGES_COUNT];
    let place = LANGUAGES.iter().position(|known| known == language).unwrap_or(0);
    TEXTS[place].get_or_init(|| Texts::new(&LANGUAGES[place]))
}

const LANGUAGES_COUNT: usize = 6;

fn named(code: &str) -> Option<&'static Language> {
    let base = code.trim().split(['-', '_']).next().unwrap_or_default();
    LANGUAGES.iter().find(|language| language.code.eq_ignore_ascii_case(base))
}

/// The first supported language, by the weights of the list.
fn accepted(list: &str) -> Option<&'static Language> {
    let mut wishes: Vec<(f32, &'static Language)> = list
        .split(',')
        .filter_map(|item| {
            let (code, weight) = item.split_once(';').unwrap_or((item, "q=1"));
            let weight = weight.trim().strip_prefix("q=")?.parse().ok()?;
            Some((weight, named(code)?))
        })
        .filter(|(weight, _)| *weight > 0.0)
        .collect();
    // Among equal weights the first in the list wins.
    wishes.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    wishes.first().map(|(_, language)| *language)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_heaviest_wish_that_can_be_met_wins() {
        let code = |list| accepted(list).map(|language| language.code);
        assert_eq!(code("de,cs;q=0.5,sk;q=0.8"), Some("sk"));
        assert_eq!(code("uk-UA,uk;q=0.9,en;q=0.1"), Some("uk"));
        assert_eq!(code("pl,ru"), Some("pl"));
        assert_eq!(code("de, *;q=0.5"), None);
        assert_eq!(code("ru;q=0, en;q=x"), None);
    }

    #[test]
    fn the_address_goes_before_the_browser() {
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_LANGUAGE, header::HeaderValue::from_static("cs"));
        let code = |uri: &'static str| of(&Uri::from_static(uri), &headers).language().code;
        assert_eq!(code("/?lang=uk"), "uk");
        assert_eq!(code("/?lang=de"), "cs");
        assert_eq!(code("/"), "cs");
        assert_eq!(of(&Uri::from_static("/"), &HeaderMap::new()).language().code, "en");
    }
}
