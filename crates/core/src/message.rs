//! Sentences for people, ready for translation.

use std::error::Error;
use std::fmt;

/// A sentence in English, with a key and details for its translation.
///
/// `Display` writes the English. For another language a front end looks the key up in its catalogues and fills in the details.
/// The macro [`message!`](crate::message!) makes both from one line:
///
/// ```
/// use plyground_core::message;
///
/// let why = message!("cell-taken", "{cell} is taken by {side}: choose an empty cell", cell = "b2", side = 'X');
/// assert_eq!(why.to_string(), "b2 is taken by X: choose an empty cell");
/// assert_eq!(why.key(), Some("cell-taken"));
/// ```
///
/// A sentence without translation is made by `into`: `Err("write nim(N), for example nim(21)".into())`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    key: Option<&'static str>,
    english: String,
    details: Vec<(&'static str, Detail)>,
}

impl Message {
    /// A message from its parts. [`message!`](crate::message!) is shorter, and takes the values of the placeholders only once.
    pub fn new(key: &'static str, english: String, details: Vec<(&'static str, Detail)>) -> Self {
        Self { key: Some(key), english, details }
    }

    /// The key in the catalogues; `None` for a sentence without translation.
    pub fn key(&self) -> Option<&'static str> {
        self.key
    }

    /// The details by name.
    pub fn details(&self) -> &[(&'static str, Detail)] {
        &self.details
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.english)
    }
}

impl Error for Message {}

impl From<String> for Message {
    fn from(english: String) -> Self {
        Self { key: None, english, details: Vec::new() }
    }
}

impl From<&str> for Message {
    fn from(english: &str) -> Self {
        english.to_owned().into()
    }
}

impl From<Message> for String {
    fn from(message: Message) -> Self {
        message.english
    }
}

/// What fills a placeholder of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Detail {
    /// Text that is the same in every language: a name, user input, a number to be typed.
    Text(String),
    /// A number, which is formatted by language and selects the plural form.
    Number(i64),
    /// A message that is translated too.
    Message(Box<Message>),
}

impl fmt::Display for Detail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => f.pad(text),
            Self::Number(number) => fmt::Display::fmt(number, f),
            Self::Message(message) => fmt::Display::fmt(message, f),
        }
    }
}

impl From<&str> for Detail {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Detail {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<char> for Detail {
    fn from(sign: char) -> Self {
        Self::Text(sign.to_string())
    }
}

impl From<usize> for Detail {
    fn from(number: usize) -> Self {
        Self::Number(number as i64)
    }
}

impl From<i32> for Detail {
    fn from(number: i32) -> Self {
        Self::Number(number.into())
    }
}

impl From<Message> for Detail {
    fn from(message: Message) -> Self {
        Self::Message(Box::new(message))
    }
}

/// A [`Message`] from its key, the English sentence with placeholders in braces, and their values.
///
/// The compiler checks the names of the placeholders; a test compares the English of the catalogues with the sentence.
#[macro_export]
macro_rules! message {
    ($key:literal, $english:literal $(, $name:ident = $value:expr)* $(,)?) => {
        // All values are evaluated before the names are bound: a value may use a variable named like a placeholder.
        match ($($crate::Detail::from($value),)*) {
            ($($name,)*) => $crate::Message::new(
                $key,
                format!($english $(, $name = $name)*),
                vec![$((stringify!($name), $name)),*],
            ),
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_are_filled_in_english_and_kept_for_others() {
        let count = 3;
        let inner = message!("inner", "in row {row}", row = count);
        let outer =
            message!("outer", "{count} too many: {why}", count = count + 1_usize, why = inner.clone());
        assert_eq!(outer.to_string(), "4 too many: in row 3");
        assert_eq!(outer.details(), [("count", Detail::Number(4)), ("why", inner.into())]);
        assert_eq!(message!("bare", "nothing to fill").details(), []);
    }

    #[test]
    fn a_plain_sentence_is_a_message() {
        let message: Message = "no such thing".into();
        assert_eq!((message.key(), message.to_string().as_str()), (None, "no such thing"));
        assert_eq!(String::from(message), "no such thing");
    }
}
