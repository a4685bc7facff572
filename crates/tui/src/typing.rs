//! A move typed at the bottom of a screen.

use ratatui::crossterm::event::KeyCode;

use crate::layout::latin;

/// The typed line, if there is one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Typing(Option<String>);

/// The effect of a key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Typed {
    /// No line is being typed, and this key does not begin one.
    Unused,
    /// The line continues, or was discarded.
    Going,
    /// The line is finished.
    Done(String),
}

impl Typing {
    /// The text typed so far.
    pub fn line(&self) -> Option<&str> {
        self.0.as_deref()
    }

    /// Whether a line is being typed.
    pub fn is_going(&self) -> bool {
        self.0.is_some()
    }

    /// Handles a key. A colon begins a line; if `by_digit` is true, a digit does so too and is its first letter.
    pub fn key(&mut self, code: KeyCode, by_digit: bool) -> Typed {
        let Some(line) = &mut self.0 else {
            return match code {
                KeyCode::Char(':' | '/') => self.begin(""),
                KeyCode::Char(digit @ '0'..='9') if by_digit => self.begin(&digit.to_string()),
                _ => Typed::Unused,
            };
        };
        match code {
            KeyCode::Char(letter) => line.push(latin(letter)),
            KeyCode::Backspace if !line.is_empty() => {
                line.pop();
            }
            KeyCode::Backspace | KeyCode::Esc => self.0 = None,
            KeyCode::Enter => return self.0.take().map_or(Typed::Going, Typed::Done),
            _ => {}
        }
        Typed::Going
    }

    fn begin(&mut self, text: &str) -> Typed {
        self.0 = Some(text.to_owned());
        Typed::Going
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_begins_with_a_colon_or_a_digit_and_ends_with_enter() {
        let mut typing = Typing::default();
        assert_eq!(typing.key(KeyCode::Char('h'), true), Typed::Unused);
        assert_eq!(typing.key(KeyCode::Char('5'), false), Typed::Unused);
        for code in [KeyCode::Char(':'), KeyCode::Char('h'), KeyCode::Char('9'), KeyCode::Backspace] {
            assert_eq!(typing.key(code, true), Typed::Going);
        }
        assert_eq!(typing.key(KeyCode::Char('8'), true), Typed::Going);
        assert_eq!(typing.key(KeyCode::Enter, true), Typed::Done("h8".to_owned()));
        typing.key(KeyCode::Char('5'), true);
        assert_eq!(typing.line(), Some("5"));
        typing.key(KeyCode::Esc, true);
        assert!(!typing.is_going());
    }
}
