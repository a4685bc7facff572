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

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::LANGUAGES;

    #[test]
    fn every_catalogue_is_in_the_program_as_it_stands_in_its_folder() {
        for language in &LANGUAGES {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("catalogues").join(language.code);
            let files = folder.read_dir().expect("a language has a folder").count();
            assert_eq!(topics(language).len(), files, "{}", language.code);
            for Topic { name, source } in topics(language) {
                let file =
                    std::fs::read_to_string(folder.join(format!("{name}.ftl"))).expect("a topic is a file");
                assert!(*source == file, "{}/{name}.ftl", language.code);
            }
        }
    }
}
