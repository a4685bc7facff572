//! One row of a form, and its field.

use std::ops::RangeInclusive;

use plyground_i18n::Texts;

/// One row of a form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FormRow {
    /// Its id.
    pub id: &'static str,
    /// Its label.
    pub label: String,
    /// Its field.
    pub field: Field,
}

/// A field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Field {
    /// One of several options.
    Choice {
        /// The options.
        options: Vec<String>,
        /// The index of the chosen one.
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
    /// On or off.
    Switch(bool),
    /// Any text.
    Text(String),
    /// A button.
    Button,
}

impl FormRow {
    /// One of several options.
    pub fn choice(id: &'static str, label: String, options: Vec<String>, at: usize) -> Self {
        Self { id, label, field: Field::Choice { options, at } }
    }

    /// A whole number within bounds.
    pub fn number(id: &'static str, label: String, value: u16, bounds: RangeInclusive<u16>) -> Self {
        Self { id, label, field: Field::Number { value, least: *bounds.start(), most: *bounds.end() } }
    }

    /// On or off.
    pub fn switch(id: &'static str, label: String, is_on: bool) -> Self {
        Self { id, label, field: Field::Switch(is_on) }
    }

    /// Any text.
    pub fn text(id: &'static str, label: String, text: &str) -> Self {
        Self { id, label, field: Field::Text(text.to_owned()) }
    }

    /// The button that submits the form.
    pub fn button(label: String) -> Self {
        Self { id: "go", label, field: Field::Button }
    }
}

impl Field {
    /// The position of the chosen option among all, if there are more than two.
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
