//! The answers of a student, read from a filled-in form.
//!
//! A form is plain text, one part in a line, `2 B: (3, inf)`, or TOML with a table `answers`. Blanks, dots, brackets and
//! case do not matter in the name of a part.

use std::collections::BTreeMap;

use plyground_core::{Message, message};
use serde::{Deserialize, Serialize};

/// What a student has answered.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Answers {
    /// The id, if the form has one.
    pub id: Option<String>,
    /// The name, if the form has one.
    pub name: Option<String>,
    /// The answers by part, by question and part.
    pub given: BTreeMap<String, String>,
    /// Lines that are no answers.
    pub unread: Vec<String>,
}

/// The key of a part among the answers: the number of the question and the name of the part, in small letters and digits.
pub(crate) fn place(question: usize, part: &str) -> String {
    normal(&format!("{question} {part}"))
}

fn normal(text: &str) -> String {
    latin(text).chars().filter(char::is_ascii_alphanumeric).collect()
}

/// A value of TOML as it would be written in a form.
fn written(value: &toml::Value) -> String {
    match value {
        toml::Value::String(text) => text.clone(),
        toml::Value::Integer(number) => number.to_string(),
        toml::Value::Float(number) => number.to_string(),
        toml::Value::Boolean(flag) => flag.to_string(),
        toml::Value::Datetime(date) => date.to_string(),
        toml::Value::Array(items) => items.iter().map(written).collect::<Vec<_>>().join(", "),
        toml::Value::Table(_) => String::new(),
    }
}

/// Small Cyrillic letters that look like Latin ones, in one of the cases at least.
const ALIKE: [(char, char); 15] = [
    ('а', 'a'),
    ('в', 'b'),
    ('с', 'c'),
    ('е', 'e'),
    ('н', 'h'),
    ('і', 'i'),
    ('ј', 'j'),
    ('к', 'k'),
    ('м', 'm'),
    ('о', 'o'),
    ('р', 'p'),
    ('ѕ', 's'),
    ('т', 't'),
    ('х', 'x'),
    ('у', 'y'),
];

/// Text in small letters, with Latin letters in place of Cyrillic ones that look the same.
pub(crate) fn latin(text: &str) -> String {
    let letter =
        |sign: char| ALIKE.iter().find(|(cyrillic, _)| *cyrillic == sign).map_or(sign, |(_, latin)| *latin);
    text.to_lowercase().chars().map(letter).collect()
}

/// The Cyrillic letter that [`latin`] takes for a small Latin one.
pub(crate) fn cyrillic(letter: char) -> Option<char> {
    ALIKE.iter().find(|(_, latin)| *latin == letter).map(|(cyrillic, _)| *cyrillic)
}

impl Answers {
    /// Reads a form. Only TOML that cannot be read is an error: text is read as far as it goes.
    pub fn read(text: &str) -> Result<Self, Message> {
        let text = text.trim_start_matches('\u{feff}');
        let is_toml = text.lines().any(|line| line.trim().starts_with("[answers]"));
        if is_toml { Self::from_toml(text) } else { Ok(Self::from_text(text)) }
    }

    fn from_text(text: &str) -> Self {
        let mut answers = Self::default();
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
            match line.split_once(':').or_else(|| line.split_once('=')) {
                Some((name, value)) => answers.add(name, value),
                None => answers.unread.push(line.to_owned()),
            }
        }
        answers
    }

    fn from_toml(text: &str) -> Result<Self, Message> {
        let table: toml::Table = text.parse().map_err(|error: toml::de::Error| {
            message!(
                "exercise-answers-toml",
                "the answers are not valid TOML: {why}",
                why = error.message().to_owned()
            )
        })?;
        let mut answers = Self::default();
        for (name, value) in &table {
            match value {
                toml::Value::Table(inner) => {
                    for (name, value) in inner {
                        answers.add(name, &written(value));
                    }
                }
                value => answers.add(name, &written(value)),
            }
        }
        Ok(answers)
    }

    /// Adds an answer; an empty one is none.
    pub fn add(&mut self, name: &str, value: &str) {
        let value = value.trim();
        if value.is_empty() {
            return;
        }
        match normal(name).as_str() {
            "id" => self.id = Some(value.to_owned()),
            "name" => self.name = Some(value.to_owned()),
            place if place.starts_with(|sign: char| sign.is_ascii_digit()) => {
                self.given.insert(place.to_owned(), value.to_owned());
            }
            _ => self.unread.push(format!("{}: {value}", name.trim())),
        }
    }

    /// The answer to a part.
    pub(crate) fn get(&self, question: usize, part: &str) -> Option<&str> {
        self.given.get(&place(question, part)).map(String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_are_read_however_they_are_written() {
        let text =
            "# a form\nname: Ada\nID : 1815\n\n1: a, c\n2.B: (3, inf)\n2 с = 7\n(4) best: D\n5:\nhello\n";
        let toml = "name = \"Ada\"\nid = 1815\n[answers]\n1 = [\"a\", \"c\"]\n\"2 B\" = \"(3, inf)\"\n2c = 7\n\"4.best\" = \"D\"\n";
        for (form, unread) in [(text, vec!["hello"]), (toml, vec![])] {
            let answers = Answers::read(form).unwrap();
            assert_eq!((answers.name.as_deref(), answers.id.as_deref()), (Some("Ada"), Some("1815")));
            assert_eq!(answers.get(1, ""), Some("a, c"));
            assert_eq!(answers.get(2, "B"), Some("(3, inf)"));
            assert_eq!(answers.get(2, "C"), Some("7"));
            assert_eq!(answers.get(4, "best"), Some("D"));
            assert_eq!(answers.get(5, ""), None);
            assert_eq!(answers.unread, unread);
        }
        assert!(Answers::read("[answers]\n1 = \n").unwrap_err().to_string().contains("not valid TOML"));
    }
}
