//! The language of the program: that of `--lang`, of the environment, or English.
//!
//! It is chosen once, before any output; where settings are read, they may [`prefer`] another. Messages come from
//! [`texts`].

use std::ffi::OsString;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use plyground_i18n::{LANGUAGES, Language, Texts, choose as choose_language};

use crate::failure::Failure;

static TEXTS: OnceLock<Texts> = OnceLock::new();
static WISHED: OnceLock<bool> = OnceLock::new();
/// The index in [`LANGUAGES`] of the language in the settings.
static PREFERRED: AtomicUsize = AtomicUsize::new(usize::MAX);
static SPOKEN: [OnceLock<Texts>; LANGUAGES.len()] = [const { OnceLock::new() }; LANGUAGES.len()];

/// The messages of the program, in the chosen language: `say!(texts(), "key", name = value)`.
pub(crate) fn texts() -> &'static Texts {
    let preferred = PREFERRED.load(Ordering::Relaxed);
    match SPOKEN.get(preferred) {
        Some(spoken) => spoken.get_or_init(|| Texts::new(&LANGUAGES[preferred])),
        None => TEXTS.get_or_init(Texts::english),
    }
}

/// Whether the language was given by `--lang`.
pub(crate) fn is_wished() -> bool {
    WISHED.get().is_some_and(|&wished| wished)
}

/// Switches to the language of the settings, or to that of the environment if they name none; `--lang` takes
/// precedence.
pub(crate) fn prefer(language: Option<&'static Language>) {
    if !is_wished() {
        let place = language.and_then(|language| LANGUAGES.iter().position(|other| other == language));
        PREFERRED.store(place.unwrap_or(usize::MAX), Ordering::Relaxed);
    }
}

/// Chooses the language by the command line and the environment. The parser of the command line is not used, so that
/// its errors are in the right language too. An unknown language is an error, reported in the language of the
/// environment.
pub(crate) fn choose(arguments: impl Iterator<Item = OsString>) -> Result<(), Failure> {
    let variable = |name: &str| std::env::var(name).ok();
    let wish = wish(arguments);
    WISHED.get_or_init(|| wish.is_some());
    let chosen = choose_language(wish.as_deref(), variable);
    let language = chosen.as_ref().copied().or_else(|_| choose_language(None, variable))?;
    TEXTS.get_or_init(|| Texts::new(language));
    chosen.map(|_| ()).map_err(Failure::from)
}

/// The value of `--lang`.
fn wish(arguments: impl Iterator<Item = OsString>) -> Option<String> {
    let mut words = arguments.map(|word| word.to_string_lossy().into_owned()).take_while(|word| word != "--");
    while let Some(word) = words.next() {
        match word.strip_prefix("--lang") {
            Some("") => return words.next(),
            Some(value) if value.starts_with('=') => return Some(value[1..].to_owned()),
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_wish_is_found_in_both_forms_and_anywhere() {
        let wish = |text: &str| wish(text.split(' ').map(OsString::from));
        assert_eq!(wish("plyground --lang ru games").as_deref(), Some("ru"));
        assert_eq!(wish("plyground games --lang=sk").as_deref(), Some("sk"));
        assert_eq!(wish("plyground games --language sk"), None);
        assert_eq!(wish("plyground play -- --lang uk"), None);
        assert_eq!(wish("plyground --lang"), None);
    }
}
