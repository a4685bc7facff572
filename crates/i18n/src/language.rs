//! The supported languages, and the choice among them.

use plyground_core::{Message, message};

/// A supported language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Language {
    /// The code typed on a command line, as in ISO 639-1.
    pub code: &'static str,
    /// Its name in the language itself.
    pub name: &'static str,
}

/// Every language, English first: it is the fallback.
pub static LANGUAGES: [Language; 6] = [
    Language { code: "en", name: "English" },
    Language { code: "ru", name: "Русский" },
    Language { code: "uk", name: "Українська" },
    Language { code: "sk", name: "Slovenčina" },
    Language { code: "cs", name: "Čeština" },
    Language { code: "pl", name: "Polski" },
];

/// The language requested by name, or else the one of the environment, or else English.
///
/// An unknown requested language is an error; an unknown one in the environment is skipped. The variables are looked up
/// through `variable` and interpreted as by GNU gettext: the locale is the first of `LC_ALL`, `LC_MESSAGES` and `LANG`
/// that is not empty; `LANGUAGE` is a list such as `sk:cs` with precedence over it, unless the locale is `C` or
/// `POSIX`, which means untranslated.
pub fn choose(
    wish: Option<&str>,
    variable: impl Fn(&str) -> Option<String>,
) -> Result<&'static Language, Message> {
    if let Some(wish) = wish {
        return find(wish).ok_or_else(|| {
            let codes: Vec<&str> = LANGUAGES.iter().map(|language| language.code).collect();
            message!(
                "language-unknown",
                "`{wish}` is not a language here: choose one of {codes}",
                wish = wish.trim().escape_debug().to_string(),
                codes = codes.join(", ")
            )
        });
    }
    let value = |name: &str| variable(name).filter(|value| !value.trim().is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(value).unwrap_or_default();
    let list = value("LANGUAGE").filter(|_| !["C", "POSIX"].contains(&base(&locale))).unwrap_or_default();
    let mut hints = list.split(':').chain([locale.as_str()]);
    Ok(hints.find_map(find).unwrap_or(&LANGUAGES[0]))
}

/// The language of `uk`, `uk_UA`, `uk-UA.UTF-8` and the like.
fn find(text: &str) -> Option<&'static Language> {
    LANGUAGES.iter().find(|language| language.code.eq_ignore_ascii_case(base(text)))
}

/// A locale without its country, encoding and variant.
fn base(locale: &str) -> &str {
    locale.trim().split(['_', '-', '.', '@']).next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(wish: Option<&str>, environment: &[(&str, &str)]) -> Result<&'static str, String> {
        let variable = |name: &str| {
            environment.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())
        };
        choose(wish, variable).map(|language| language.code).map_err(String::from)
    }

    #[test]
    fn a_wish_comes_first_and_must_exist() {
        let russian = [("LANG", "ru_RU.UTF-8")];
        assert_eq!(code(Some("sk"), &russian), Ok("sk"));
        assert_eq!(code(Some("UK-ua"), &[]), Ok("uk"));
        for wish in ["xx", "", "english", "C"] {
            let error = code(Some(wish), &russian).unwrap_err();
            let expected = format!("`{wish}` is not a language here: choose one of en, ru, uk, sk, cs, pl");
            assert_eq!(error, expected);
        }
    }

    #[test]
    fn the_environment_is_a_hint() {
        assert_eq!(code(None, &[]), Ok("en"));
        assert_eq!(code(None, &[("LANG", "pl_PL.UTF-8")]), Ok("pl"));
        assert_eq!(code(None, &[("LANG", "de_DE.UTF-8")]), Ok("en"));
        assert_eq!(code(None, &[("LANGUAGE", "de:cs:sk"), ("LANG", "pl_PL")]), Ok("cs"));
        assert_eq!(code(None, &[("LANGUAGE", "de"), ("LANG", "pl_PL")]), Ok("pl"));
        assert_eq!(code(None, &[("LANGUAGE", "uk")]), Ok("uk"));
    }

    #[test]
    fn the_locale_is_the_first_variable_that_says_something() {
        assert_eq!(code(None, &[("LC_ALL", ""), ("LC_MESSAGES", "sk_SK"), ("LANG", "ru_RU")]), Ok("sk"));
        assert_eq!(code(None, &[("LC_ALL", "de_DE"), ("LANG", "ru_RU")]), Ok("en"));
    }

    #[test]
    fn the_plain_locale_means_english_whatever_the_list_says() {
        for plain in ["C", "C.UTF-8", "POSIX"] {
            assert_eq!(code(None, &[("LC_ALL", plain), ("LANGUAGE", "uk"), ("LANG", "ru_RU")]), Ok("en"));
        }
    }
}
