//! Messages by key.

use std::fmt;
use std::sync::{Arc, OnceLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::{FluentNumber, FluentNumberOptions};
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use plyground_core::{Detail, Message, PieceColour};
use unic_langid::LanguageIdentifier;

use crate::numbers::{formatter, signs};
use crate::sides::SideNames;
use crate::{LANGUAGES, Language, topics};

/// All messages in one language.
#[derive(Clone)]
pub struct Texts {
    language: &'static Language,
    bundle: Arc<FluentBundle<FluentResource>>,
    sides: SideNames,
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Texts").field("language", &self.language.code).finish_non_exhaustive()
    }
}

impl Texts {
    /// The messages of a language. Panics if a catalogue is not valid Fluent, which is a bug in the program.
    pub fn new(language: &'static Language) -> Self {
        let id: LanguageIdentifier = language.code.parse().expect("the list holds valid codes");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Isolation marks are for bidirectional text; here they would only break the alignment of columns.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(formatter(language)));
        let sides = SideNames::new(language);
        sides.add_functions(&mut bundle);
        for topic in topics(language) {
            let resource = FluentResource::try_new(topic.source.clone());
            let resource = resource.unwrap_or_else(|(_, errors)| {
                panic!("{}/{}.ftl cannot be read: {errors:?}", language.code, topic.name)
            });
            bundle.add_resource(resource).unwrap_or_else(|errors| {
                panic!("{}/{}.ftl repeats a key: {errors:?}", language.code, topic.name)
            });
        }
        Self { language, bundle: Arc::new(bundle), sides }
    }

    /// The same messages, with the sides X and O called by the colours of their pieces, if a game has them.
    pub fn calling(&self, colours: Option<[PieceColour; 2]>) -> Self {
        Self { sides: self.sides.calling(colours), ..self.clone() }
    }

    /// The messages in English.
    pub fn english() -> Self {
        Self::new(&LANGUAGES[0])
    }

    /// The language of the messages.
    pub fn language(&self) -> &'static Language {
        self.language
    }

    /// Whether there is a message with this key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The message, which takes no arguments.
    pub fn get(&self, key: &str) -> String {
        self.fill(key, &[])
    }

    /// The message with its arguments; [`say!`](crate::say) is a shorter way to write this.
    ///
    /// # Panics
    ///
    /// On an unknown key or a missing argument: tests look for both. A key that only English has falls back to English,
    /// so that a missing translation does not stop the program.
    pub fn fill(&self, key: &str, arguments: &[(&'static str, Argument<'_>)]) -> String {
        let code = self.language.code;
        let message = self.bundle.get_message(key).and_then(|message| message.value());
        let Some(pattern) = message else {
            static ENGLISH: OnceLock<Texts> = OnceLock::new();
            assert_ne!(self.language, &LANGUAGES[0], "there is no message `{key}`");
            return ENGLISH.get_or_init(Self::english).fill(key, arguments);
        };
        let arguments: FluentArgs<'_> = arguments
            .iter()
            .map(|(name, argument)| (*name, self.sides.translate(name, argument.0.clone())))
            .collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&arguments), &mut errors);
        assert!(errors.is_empty(), "message `{key}` in {code}: {errors:?}");
        text.into_owned()
    }

    /// A message from below the front ends; in English if the catalogues do not have it, as for a game from another
    /// crate.
    pub fn tell(&self, message: &Message) -> String {
        let Some(key) = message.key().filter(|key| self.has(key)) else { return message.to_string() };
        let details: Vec<(&'static str, Argument<'_>)> = message
            .details()
            .iter()
            .map(|(name, detail)| {
                (
                    *name,
                    match detail {
                        Detail::Text(text) => Argument::from(text),
                        Detail::Number(number) => Argument::from(*number),
                        Detail::Message(inner) => Argument::from(self.tell(inner)),
                    },
                )
            })
            .collect();
        self.fill(key, &details)
    }

    /// Every message whose key has a prefix, topic by topic in the order of the files, with each argument as its name in
    /// braces: for a page that fills them in itself. A message with plural forms is given in the form for other numbers.
    pub fn prefixed(&self, prefix: &str) -> Vec<(String, String)> {
        let mut keys: Vec<(&str, Vec<&str>)> = Vec::new();
        for topic in topics(self.language) {
            for line in topic.source.lines().filter(|line| !line.starts_with('#')) {
                if let Some((key, _)) = line.split_once('=').filter(|_| line.starts_with(char::is_alphabetic))
                {
                    keys.push((key.trim(), Vec::new()));
                }
                if let Some((_, gaps)) = keys.last_mut() {
                    gaps.extend(line.split('$').skip(1).map(word));
                }
            }
        }
        keys.retain(|(key, _)| key.starts_with(prefix));
        keys.into_iter().map(|(key, gaps)| (key.to_owned(), self.with_gaps(key, &gaps))).collect()
    }

    /// The message with its arguments as names in braces.
    fn with_gaps(&self, key: &str, gaps: &[&str]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return String::new();
        };
        let arguments: FluentArgs<'_> = gaps.iter().map(|&gap| (gap, format!("{{{gap}}}"))).collect();
        self.bundle.format_pattern(pattern, Some(&arguments), &mut Vec::new()).into_owned()
    }

    /// A whole number in the language's format.
    pub fn number(&self, value: u64) -> String {
        signs(self.language).write_whole(value)
    }

    /// A number with `places` digits after the decimal separator.
    pub fn decimal(&self, value: f64, places: usize) -> String {
        signs(self.language).write(value, places)
    }
}

/// The identifier at the beginning of a text.
fn word(text: &str) -> &str {
    let end = text.find(|sign: char| !sign.is_ascii_alphanumeric() && !"-_".contains(sign));
    &text[..end.unwrap_or(text.len())]
}

/// An argument of a message: text, or a number that also selects the plural form.
#[derive(Clone, Debug)]
pub struct Argument<'a>(FluentValue<'a>);

impl Argument<'_> {
    /// A number with `places` digits after the decimal separator.
    pub fn decimal(value: f64, places: usize) -> Self {
        let options = FluentNumberOptions {
            minimum_fraction_digits: Some(places),
            maximum_fraction_digits: Some(places),
            ..FluentNumberOptions::default()
        };
        Self(FluentValue::Number(FluentNumber::new(value, options)))
    }
}

impl<'a> From<&'a str> for Argument<'a> {
    fn from(text: &'a str) -> Self {
        Self(FluentValue::String(text.into()))
    }
}

impl<'a> From<&'a String> for Argument<'a> {
    fn from(text: &'a String) -> Self {
        text.as_str().into()
    }
}

impl From<String> for Argument<'_> {
    fn from(text: String) -> Self {
        Self(FluentValue::String(text.into()))
    }
}

impl From<char> for Argument<'_> {
    fn from(sign: char) -> Self {
        sign.to_string().into()
    }
}

macro_rules! whole_numbers {
    ($($number:ty)*) => {$(
        impl From<$number> for Argument<'_> {
            fn from(value: $number) -> Self {
                Self(FluentValue::from(value))
            }
        }
    )*};
}

whole_numbers!(u8 u16 u32 u64 usize i32 i64);

/// A message by its key, with its arguments: `say!(texts, "key", name = value, …)`.
#[macro_export]
macro_rules! say {
    ($texts:expr, $key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $texts.fill($key, &[$((stringify!($name), $crate::Argument::from($value))),*])
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_handed_out_by_prefix_with_their_gaps_by_name() {
        let texts = Texts::english();
        let server = texts.prefixed("server-");
        assert!(server.iter().any(|(key, text)| key == "server-listening" && text.contains("{address}")));
        assert!(server.iter().all(|(key, text)| texts.has(key) && !text.contains('$')));
        let positions = texts.prefixed("position-");
        let (_, rows) = positions.iter().find(|(key, _)| key == "position-rows").unwrap();
        assert!(rows.contains("{count} rows"), "the form for other numbers: {rows}");
        assert!(texts.prefixed("no-such-prefix-").is_empty());
    }
}
