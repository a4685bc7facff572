//! The language of a response.

use std::sync::OnceLock;

use axum::http::{HeaderMap, Uri, header};
use plyground_i18n::{LANGUAGES, Language, Texts};

/// The language named in the URL, or else the one that the browser prefers, or else English.
pub(crate) fn texts_for(uri: &Uri, headers: &HeaderMap) -> &'static Texts {
    let query = uri.query().unwrap_or_default();
    let named_in_query = form_urlencoded::parse(query.as_bytes()).find(|(name, _)| name == "lang");
    let requested = named_in_query.and_then(|(_, code)| named(&code));
    let accepted = || accepted(headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?);
    texts(requested.or_else(accepted).unwrap_or(&LANGUAGES[0]))
}

/// The texts of the language with this code; `None` if it is not supported.
pub(crate) fn texts_by_code(code: &str) -> Option<&'static Texts> {
    named(code).map(texts)
}

/// The texts of a language. Catalogues are parsed once each.
pub(crate) fn texts(language: &'static Language) -> &'static Texts {
    static TEXTS: [OnceLock<Texts>; LANGUAGES_COUNT] = [const { OnceLock::new() }; LANGUAGES_COUNT];
    let index = LANGUAGES.iter().position(|known| known == language).unwrap_or(0);
    TEXTS[index].get_or_init(|| Texts::new(&LANGUAGES[index]))
}

const LANGUAGES_COUNT: usize = 6;

fn named(code: &str) -> Option<&'static Language> {
    let base = code.trim().split(['-', '_']).next().unwrap_or_default();
    LANGUAGES.iter().find(|language| language.code.eq_ignore_ascii_case(base))
}

/// The first supported language, by the weights of the list.
fn accepted(list: &str) -> Option<&'static Language> {
    let mut weighted: Vec<(f32, &'static Language)> = list
        .split(',')
        .filter_map(|item| {
            let (code, weight) = item.split_once(';').unwrap_or((item, "q=1"));
            let weight = weight.trim().strip_prefix("q=")?.parse().ok()?;
            Some((weight, named(code)?))
        })
        .filter(|(weight, _)| *weight > 0.0)
        .collect();
    // Among equal weights the first in the list wins.
    weighted.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    weighted.first().map(|(_, language)| *language)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_supported_language_with_the_largest_weight_wins() {
        let code = |list| accepted(list).map(|language| language.code);
        assert_eq!(code("de,cs;q=0.5,sk;q=0.8"), Some("sk"));
        assert_eq!(code("uk-UA,uk;q=0.9,en;q=0.1"), Some("uk"));
        assert_eq!(code("pl,ru"), Some("pl"));
        assert_eq!(code("de, *;q=0.5"), None);
        assert_eq!(code("ru;q=0, en;q=x"), None);
    }

    #[test]
    fn the_query_takes_precedence_over_the_header() {
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_LANGUAGE, header::HeaderValue::from_static("cs"));
        let code = |uri: &'static str| texts_for(&Uri::from_static(uri), &headers).language().code;
        assert_eq!(code("/?lang=uk"), "uk");
        assert_eq!(code("/?lang=de"), "cs");
        assert_eq!(code("/"), "cs");
        assert_eq!(texts_for(&Uri::from_static("/"), &HeaderMap::new()).language().code, "en");
    }
}
