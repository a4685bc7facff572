//! The user's settings.

use std::fmt::Write;

use plyground_i18n::{LANGUAGES, Language};
use serde::Deserialize;

use crate::glyphs::{Glyphs, Marks};
use crate::palette::Scheme;

/// The settings, written as TOML, a line each; a missing line stands for the default.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Settings {
    /// The language; `None` for that of the environment.
    pub language: Option<&'static Language>,
    /// How boards are drawn.
    pub glyphs: Glyphs,
    /// The colours.
    pub scheme: Scheme,
    /// The marks of the sides.
    pub marks: Marks,
    /// Whether columns and rows are not labelled.
    pub hides_coordinates: bool,
    /// Whether the program works line by line, for screen readers.
    pub is_linear: bool,
}

/// The file; every field is optional.
#[derive(Deserialize)]
struct SettingsFile {
    language: Option<String>,
    glyphs: Option<String>,
    palette: Option<String>,
    marks: Option<String>,
    coordinates: Option<bool>,
    linear: Option<bool>,
}

impl Settings {
    /// Reads a file. An unknown value falls back to the default: a newer version of the program may have written it.
    ///
    /// # Errors
    ///
    /// With the parser's message if the text is not TOML or a value has the wrong type.
    pub fn read(text: &str) -> Result<Self, String> {
        let file: SettingsFile = toml::from_str(text).map_err(|error| error.message().to_owned())?;
        let mut settings = Self::default();
        settings.language =
            file.language.and_then(|code| LANGUAGES.iter().find(|language| language.code == code));
        settings.glyphs = named(&Glyphs::ALL, Glyphs::id, file.glyphs).unwrap_or(settings.glyphs);
        settings.scheme = named(&Scheme::ALL, Scheme::id, file.palette).unwrap_or(settings.scheme);
        settings.marks = named(&Marks::ALL, Marks::id, file.marks).unwrap_or(settings.marks);
        settings.hides_coordinates = file.coordinates == Some(false);
        settings.is_linear = file.linear == Some(true);
        Ok(settings)
    }

    /// The text of the file.
    pub fn write(&self) -> String {
        let mut text = String::new();
        if let Some(language) = self.language {
            let _ = writeln!(text, "language = \"{}\"", language.code);
        }
        let _ = writeln!(text, "glyphs = \"{}\"", self.glyphs.id());
        let _ = writeln!(text, "palette = \"{}\"", self.scheme.id());
        let _ = writeln!(text, "marks = \"{}\"", self.marks.id());
        let _ = writeln!(text, "coordinates = {}", !self.hides_coordinates);
        let _ = writeln!(text, "linear = {}", self.is_linear);
        text
    }
}

/// The item with this id.
fn named<T: Copy>(all: &[T], id: fn(T) -> &'static str, name: Option<String>) -> Option<T> {
    name.and_then(|name| all.iter().copied().find(|&thing| id(thing) == name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_written_is_read_back() {
        for language in [None, Some(&LANGUAGES[2])] {
            for (i, glyphs) in Glyphs::ALL.into_iter().enumerate() {
                let settings = Settings {
                    language,
                    glyphs,
                    scheme: Scheme::ALL[i + 1],
                    marks: Marks::ALL[i % 2],
                    hides_coordinates: i == 1,
                    is_linear: i == 2,
                };
                assert_eq!(Settings::read(&settings.write()), Ok(settings));
            }
        }
    }

    #[test]
    fn what_is_not_said_or_not_known_stays_as_it_is() {
        assert_eq!(Settings::read(""), Ok(Settings::default()));
        let text = "glyphs = \"hieroglyphs\"\nlanguage = \"xx\"\nlater = 3\nmarks = \"stones\"\n";
        assert_eq!(Settings::read(text), Ok(Settings { marks: Marks::Stones, ..Settings::default() }));
        assert!(Settings::read("glyphs = ").is_err());
        assert!(Settings::read("linear = \"perhaps\"").is_err());
    }
}
