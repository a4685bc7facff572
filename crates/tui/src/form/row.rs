//! One thing to fill in, and what stands there.

use std::ops::RangeInclusive;

use plyground_i18n::Texts;

/// One thing to fill in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// What it is called in the program.
    pub id: &'static str,
    /// What it is called for people.
    pub label: String,
    /// What stands there.
    pub field: Field,
}

/// What can be filled in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Field {
    /// One of several.
    Choice {
        /// What there is.
        options: Vec<String>,
        /// Which one.
        at: usize,
    },
    /// A whole number within bounds.
    Number {
        /// The number.
        value: u16,
        /// The smallest.
        least: u16,
        /// The largest.
        most: u16,
    },
    /// Yes or no.
    Switch(bool),
    /// Anything.
    Text(String),
    /// Something to do.
    Button,
}

impl Row {
    /// One of several.
    pub fn choice(id: &'static str, label: String, options: Vec<String>, at: usize) -> Self {
        Self { id, label, field: Field::Choice { options, at } }
    }

    /// A whole number within bounds.
    pub fn number(id: &'static str, label: String, value: u16, bounds: RangeInclusive<u16>) -> Self {
        Self { id, label, field: Field::Number { value, least: *bounds.start(), most: *bounds.end() } }
    }

    /// Yes or no.
    pub fn switch(id: &'static str, label: String, is_on: bool) -> Self {
        Self { id, label, field: Field::Switch(is_on) }
    }

    /// Anything.
    pub fn text(id: &'static str, label: String, text: &str) -> Self {
        Self { id, label, field: Field::Text(text.to_owned()) }
    }

    /// What begins once everything is filled in.
    pub fn button(label: String) -> Self {
        Self { id: "go", label, field: Field::Button }
    }
}

impl Field {
    /// Which of how many was chosen, where there are more than two.
    pub(super) fn place(&self) -> String {
        match self {
            Self::Choice { options, at } if options.len() > 2 => format!("  {}/{}", at + 1, options.len()),
            _ => String::new(),
        }
    }

    pub(super) fn shown(&self, texts: &Texts, is_here: bool) -> String {
        match self {
            Self::Choice { options, at } => options.get(*at).cloned().unwrap_or_default(),
            Self::Number { value, .. } => value.to_string(),
            Self::Switch(is_on) => {
                let word = if *is_on { texts.get("tui-yes") } else { texts.get("tui-no") };
                format!("[{}] {word}", if *is_on { 'x' } else { ' ' })
            }
            Self::Text(text) => format!("{text}{}", if is_here { "_" } else { "" }),
            Self::Button => String::new(),
        }
    }
}
