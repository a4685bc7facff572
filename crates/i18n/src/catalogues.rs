//! The message catalogues, built into the program.

use crate::Language;

/// The messages of one topic in one language.
#[derive(Clone, Copy, Debug)]
pub struct Topic {
    /// The name of the file.
    pub name: &'static str,
    /// Its content.
    pub source: &'static str,
}

/// All topics of a language.
pub fn topics(language: &Language) -> &'static [Topic] {
    match language.code {
        "ru" => RU,
        "uk" => UK,
        "sk" => SK,
        "cs" => CS,
        "pl" => PL,
        _ => EN,
    }
}

/// The files of one language, by the name of its folder.
macro_rules! files {
    ($language:literal) => {
        &[
            files!($language, "names"),
            files!($language, "program"),
            files!($language, "errors"),
            files!($language, "rules"),
            files!($language, "play"),
            files!($language, "compare"),
            files!($language, "ideas"),
            files!($language, "explain"),
            files!($language, "match"),
            files!($language, "analyse"),
            files!($language, "trace"),
            files!($language, "report"),
            files!($language, "tree"),
            files!($language, "verify"),
            files!($language, "web-server"),
            files!($language, "tui"),
            files!($language, "web"),
        ]
    };
    ($language:literal, $topic:literal) => {
        Topic {
            name: $topic,
            source: include_str!(concat!("../catalogues/", $language, "/", $topic, ".ftl")),
        }
    };
}

const EN: &[Topic] = files!("en");
const RU: &[Topic] = files!("ru");
const UK: &[Topic] = files!("uk");
const SK: &[Topic] = files!("sk");
const CS: &[Topic] = files!("cs");
const PL: &[Topic] = files!("pl");
