//! The language that the program speaks: `--lang`, or what the environment asks for, or English.
//!
//! It is chosen once, before anything is said; where settings are read, they may [`prefer`] another. Whoever has something to say asks for [`texts`].

use std::ffi::OsString;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use plyground_i18n::{LANGUAGES, Language, Texts, choose as choose_language};

use crate::failure::Failure;

static TEXTS: OnceLock<Texts> = OnceLock::new();
static WISHED: OnceLock<bool> = OnceLock::new();
/// The place in [`LANGUAGES`] of the language that somebody's settings ask for.
static PREFERRED: AtomicUsize = AtomicUsize::new(usize::MAX);
static SPOKEN: [OnceLock<Texts>; LANGUAGES.len()] = [const { OnceLock::new() }; LANGUAGES.len()];

/// Everything that the program can say, in the language that was chosen: `say!(texts(), "key", name = value)`.
pub(crate) fn texts() -> &'static Texts {
    let preferred = PREFERRED.load(Ordering::Relaxed);
    match SPOKEN.get(preferred) {
        Some(spoken) => spoken.get_or_init(|| Texts::new(&LANGUAGES[preferred])),
        None => TEXTS.get_or_init(Texts::english),
    }
}

/// Whether somebody asked for this language by `--lang`.
pub(crate) fn is_wished() -> bool {
    WISHED.get().is_some_and(|&wished| wished)
}

/// Speaks the language of somebody's settings from now on, or that of the environment where they name none; unless another
/// was asked for by `--lang`.
pub(crate) fn prefer(language: Option<&'static Language>) {
    if !is_wished() {
        let place = language.and_then(|language| LANGUAGES.iter().position(|other| other == language));
        PREFERRED.store(place.unwrap_or(usize::MAX), Ordering::Relaxed);
    }
}

/// Chooses the language from the words of the command line and the environment. The parser of the command line is not
/// asked, so that its complaints are in the right language too. A language that is not there is an error, to be said in
/// the one that the environment asks for.
pub(crate) fn choose(arguments: impl Iterator<Item = OsString>) -> Result<(), Failure> {
    let variable = |name: &str| std::env::var(name).ok();
    let wish = wish(arguments);
    WISHED.get_or_init(|| wish.is_some());
    let chosen = choose_language(wish.as_deref(), variable);
    let language = chosen.as_ref().copied().or_else(|_| choose_language(None, variable))?;
    TEXTS.get_or_init(|| Texts::new(language));
    chosen.map(|_| ()).map_err(Failure::from)
}

/// What stands after `--lang`.
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
