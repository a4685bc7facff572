//! The message catalogues, built into the program.

use std::sync::OnceLock;

use miniz_oxide::inflate::decompress_to_vec;

use crate::Language;

/// The messages of one topic in one language.
#[derive(Clone, Debug)]
pub struct Topic {
    /// The name of the file.
    pub name: String,
    /// Its content.
    pub source: String,
}

/// The topics of one language, by the name of its folder; unpacked when they are first asked for.
macro_rules! catalogue {
    ($language:literal) => {{
        static TOPICS: OnceLock<Vec<Topic>> = OnceLock::new();
        TOPICS.get_or_init(|| unpack(include_bytes!(concat!(env!("OUT_DIR"), "/", $language, ".deflate"))))
    }};
}
/// All topics of a language, in the order of their names.
pub fn topics(language: &Language) -> &'static [Topic] {
    match language.code {
        "ru" => catalogue!("ru"),
        "uk" => catalogue!("uk"),
        "sk" => catalogue!("sk"),
        "cs" => catalogue!("cs"),
        "pl" => catalogue!("pl"),
        _ => catalogue!("en"),
    }
}

/// Reads what the build script has packed.
fn unpack(packed: &[u8]) -> Vec<Topic> {
    let bytes = decompress_to_vec(packed).expect("the build script has compressed it");
    let text = String::from_utf8(bytes).expect("catalogues are text");
    let topic = |file: &str| {
        let (name, source) = file.split_once('\n')?;
        Some(Topic { name: name.to_owned(), source: source.to_owned() })
    };
    text.split('\0').filter_map(topic).collect()
}
