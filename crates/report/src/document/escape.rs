//! Escaping of text for each format.

use plyground_draw::figure::unseen;
pub(super) use plyground_draw::figure::{escaped as html, typeset as latex};

/// For Typst's markup.
///
/// Characters that are always special are always escaped; those that are special only in combination or at the
/// beginning of a line are escaped only there, so that the source stays readable.
pub(super) fn typst(text: &str) -> String {
    let signs: Vec<char> = text.chars().collect();
    let mut out = String::with_capacity(text.len());
    for (i, &sign) in signs.iter().enumerate() {
        let before = i.checked_sub(1).map(|i| signs[i]);
        let after = signs.get(i + 1).copied();
        let is_first = signs[..i].iter().all(|sign| sign.is_whitespace());
        let escaped = match sign {
            '\\' | '#' | '$' | '*' | '_' | '`' | '<' | '>' | '@' | '[' | ']' | '~' | '{' | '}'
            // Typst would turn these into typographic quotes.
            | '"' | '\'' => true,
            // Two make a dash, one before a digit a minus, one before a question mark a soft hyphen.
            '-' => {
                is_first
                    || before == Some('-')
                    || after.is_some_and(|next| next == '-' || next == '?' || next.is_ascii_digit())
            }
            '.' => {
                let numbered = signs[..i].iter().any(char::is_ascii_digit)
                    && signs[..i].iter().all(|sign| sign.is_ascii_digit() || sign.is_whitespace());
                before == Some('.') || after == Some('.') || numbered
            }
            '/' => is_first || before == Some('/') || matches!(after, Some('/' | '*')),
            '=' | '+' => is_first,
            _ => false,
        };
        if unseen(sign) {
            out.push(if sign.is_whitespace() { ' ' } else { '\u{fffd}' });
            continue;
        }
        if escaped {
            out.push('\\');
        }
        out.push(sign);
    }
    out
}

/// For Typst's code: a string in quotation marks.
pub(super) fn typst_string(text: &str) -> String {
    let mut out = String::from("\"");
    for sign in text.chars() {
        match sign {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            sign if unseen(sign) => out.push('\u{fffd}'),
            sign => out.push(sign),
        }
    }
    out.push('"');
    out
}

/// Code in pieces between which a line may be broken: a long command has no spaces where the line ends.
pub(super) fn pieces(code: &str) -> Vec<&str> {
    /// Shorter words are never broken.
    const SHORT: usize = 24;
    let mut pieces = Vec::new();
    let (mut start, mut length) = (0, 0);
    for (at, sign) in code.char_indices() {
        length = if sign.is_whitespace() { 0 } else { length + 1 };
        let end = at + sign.len_utf8();
        let is_joint = matches!(sign, ',' | '/' | ']' | ')' | '=' | ':' | '-');
        let is_long = length >= SHORT || (is_joint && length >= SHORT / 2);
        // A closing character stays with the text before it.
        let closes = code[end..].starts_with([',', '/', ']', ')', '=', ':', '-', ' ']);
        if is_long && (!closes || length >= 2 * SHORT) && end < code.len() {
            pieces.push(&code[start..end]);
            (start, length) = (end, 0);
        }
    }
    pieces.push(&code[start..]);
    pieces
}
