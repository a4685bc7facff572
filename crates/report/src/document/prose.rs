//! Parses a sentence of a catalogue into text with emphasis, code, formulas and references.
//!
//! A sentence may hold `*emphasis*`, `` `code` ``, a formula between dollar signs and `[@key]`, a citation. Arguments
//! are plain text: special characters in them are replaced by private ones while the sentence is parsed.

use plyground_i18n::{Argument, Texts};

use super::{Math, Span};

/// Special characters of a sentence, and their private substitutes in arguments.
const HIDDEN: [(char, char); 5] =
    [('*', '\u{e000}'), ('`', '\u{e001}'), ('$', '\u{e002}'), ('[', '\u{e003}'), ('\u{e004}', '\u{fffd}')];
/// Encloses the label of a figure or table.
const LABEL: char = '\u{e004}';

/// A plain text as an argument.
pub(crate) fn plain(text: &str) -> Argument<'static> {
    Argument::from(hidden(text))
}

/// A reference to a figure, table or listing as an argument: its number is inserted.
pub(crate) fn label(name: &str) -> Argument<'static> {
    Argument::from(format!("{LABEL}{name}{LABEL}"))
}

/// Code as an argument.
pub(crate) fn code(text: &str) -> Argument<'static> {
    Argument::from(format!("`{}`", hidden(text)))
}

fn hidden(text: &str) -> String {
    let hide = |sign| HIDDEN.iter().find(|(shown, _)| *shown == sign).map_or(sign, |(_, hidden)| *hidden);
    text.chars().map(hide).collect()
}

fn shown(text: &str) -> String {
    let show = |sign| HIDDEN.iter().find(|(_, hidden)| *hidden == sign).map_or(sign, |(shown, _)| *shown);
    text.chars().map(|sign| if sign == '\n' { ' ' } else { show(sign) }).collect()
}

/// The message of a key with its arguments, parsed.
pub(crate) fn sentence(texts: &Texts, key: &str, arguments: &[(&'static str, Argument<'_>)]) -> Vec<Span> {
    let mut spans = read(&texts.fill(key, arguments));
    if texts.language().code != "en" {
        for span in &mut spans {
            if let Span::Text(text) = span {
                *text = tied(text);
            }
        }
    }
    spans
}

/// A word of one letter does not stand at the end of a line in Slavic typography.
fn tied(text: &str) -> String {
    let mut tied = String::with_capacity(text.len());
    // The letters of the word so far; the first word may continue one of the span before.
    let mut length = 2;
    for sign in text.chars() {
        tied.push(if sign == ' ' && length == 1 { '\u{a0}' } else { sign });
        length = match sign {
            ' ' | '(' | '\u{a0}' => 0,
            letter if letter.is_alphabetic() => length + 1,
            _ => length + 2,
        };
    }
    tied
}

/// Parses the markup of a sentence.
fn read(text: &str) -> Vec<Span> {
    let mut spans = Vec::new();
    let mut plain = String::new();
    let mut rest = text;
    while let Some(sign) = rest.chars().next() {
        let after = &rest[sign.len_utf8()..];
        let marked = match sign {
            '*' | '`' | '$' | LABEL => after.split_once(sign),
            '[' if after.starts_with('@') => after[1..].split_once(']'),
            _ => None,
        };
        if let Some((inner, behind)) = marked.filter(|(inner, _)| !inner.is_empty()) {
            if !plain.is_empty() {
                spans.push(Span::Text(shown(&std::mem::take(&mut plain))));
            }
            spans.push(match sign {
                '*' => Span::Emphasis(shown(inner)),
                '`' => Span::Code(shown(inner)),
                '$' => Span::Math(Math::read(&shown(inner))),
                '[' => Span::Cite(inner.to_owned()),
                _ => Span::Reference(inner.to_owned()),
            });
            rest = behind;
        } else {
            plain.push(sign);
            rest = after;
        }
    }
    if !plain.is_empty() {
        spans.push(Span::Text(shown(&plain)));
    }
    spans
}

/// The message of a key with its arguments, parsed: `prose!(texts, "key", name = value, …)`.
///
/// Text arguments go through [`plain`], [`code`] or [`label`]; numbers are passed as they are.
macro_rules! prose {
    ($texts:expr, $key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::document::sentence(
            $texts,
            $key,
            &[$((stringify!($name), ::plyground_i18n::Argument::from($value))),*],
        )
    };
}
pub(crate) use prose;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_become_spans() {
        let text = |text: &str| Span::Text(text.to_owned());
        assert_eq!(
            read("With *care*: `x[0]`, $√b$ [@knuth]."),
            [
                text("With "),
                Span::Emphasis("care".to_owned()),
                text(": "),
                Span::Code("x[0]".to_owned()),
                text(", "),
                Span::Math(Math::read("√b")),
                text(" "),
                Span::Cite("knuth".to_owned()),
                text("."),
            ]
        );
    }

    #[test]
    fn words_of_one_letter_stay_with_the_next() {
        assert_eq!(tied("Ťah v strede (o 2) a dáma"), "Ťah v\u{a0}strede (o\u{a0}2) a\u{a0}dáma");
        assert_eq!(tied("s X"), "s X");
    }

    #[test]
    fn a_lonely_mark_is_text() {
        assert_eq!(read("2 * 3 [x] $5"), [Span::Text("2 * 3 [x] $5".to_owned())]);
    }

    #[test]
    fn what_fills_a_gap_has_no_marks() {
        let hidden = hidden("*a* `b` $c$ [@d]");
        assert_eq!(read(&hidden), [Span::Text("*a* `b` $c$ [@d]".to_owned())]);
        assert_eq!(read(&format!("`{hidden}`")), [Span::Code("*a* `b` $c$ [@d]".to_owned())]);
    }
}
