//! Which languages there are, and which one a person wants.

/// A language that Plyground speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Language {
    /// The code typed on a command line, as in ISO 639-1.
    pub code: &'static str,
    /// Its name in the language itself.
    pub name: &'static str,
}

/// Every language, English first: it is the one to fall back on.
pub static LANGUAGES: [Language; 6] = [
    Language { code: "en", name: "English" },
    Language { code: "ru", name: "Русский" },
    Language { code: "uk", name: "Українська" },
    Language { code: "sk", name: "Slovenčina" },
    Language { code: "cs", name: "Čeština" },
    Language { code: "pl", name: "Polski" },
];

/// The language that was asked for by name, or the first of the environment's that is there, or English.
///
/// A wish that cannot be met is an error; what the environment says is only a hint. Its values look like `uk_UA.UTF-8` or,
/// for several in order, `sk:cs`.
pub fn choose(wish: Option<&str>, environment: &[String]) -> Result<&'static Language, String> {
    if let Some(wish) = wish {
        return find(wish).ok_or_else(|| {
            let codes: Vec<&str> = LANGUAGES.iter().map(|language| language.code).collect();
            format!(
                "`{}` is not a language here: choose one of {}",
                wish.trim().escape_debug(),
                codes.join(", ")
            )
        });
    }
    let hints = environment.iter().flat_map(|value| value.split(':'));
    // "C" and "POSIX" mean: as the programmer wrote it.
    let mut wanted = hints.filter(|hint| !hint.trim().is_empty());
    Ok(wanted.find_map(find).unwrap_or(&LANGUAGES[0]))
}

/// The language of `uk`, `uk_UA`, `uk-UA.UTF-8` and the like.
fn find(text: &str) -> Option<&'static Language> {
    let code = text.trim().split(['_', '-', '.', '@']).next().unwrap_or_default();
    LANGUAGES.iter().find(|language| language.code.eq_ignore_ascii_case(code))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(wish: Option<&str>, environment: &[&str]) -> Result<&'static str, String> {
        let environment: Vec<String> = environment.iter().map(|&value| value.to_owned()).collect();
        choose(wish, &environment).map(|language| language.code)
    }

    #[test]
    fn a_wish_comes_first_and_must_exist() {
        assert_eq!(code(Some("sk"), &["ru_RU.UTF-8"]), Ok("sk"));
        assert_eq!(code(Some("UK-ua"), &[]), Ok("uk"));
        let error = code(Some("xx"), &["ru_RU.UTF-8"]).unwrap_err();
        assert!(error.contains("`xx`") && error.contains("en, ru, uk, sk, cs, pl"), "{error}");
    }

    #[test]
    fn the_environment_is_a_hint() {
        assert_eq!(code(None, &["", "pl_PL.UTF-8"]), Ok("pl"));
        assert_eq!(code(None, &["de:cs:sk", "pl_PL"]), Ok("cs"));
        assert_eq!(code(None, &["C.UTF-8"]), Ok("en"));
        assert_eq!(code(None, &[]), Ok("en"));
    }
}
