//! Text for Typst: in its markup, and as a string in its code.

use super::unseen;

/// Text escaped for Typst's markup.
///
/// Characters that are always special are always escaped; those that are special only in combination or at the
/// beginning of a line are escaped only there, so that the source stays readable.
pub fn typst_text(text: &str) -> String {
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

/// Text as a string of Typst's code, in quotation marks.
pub fn typst_string(text: &str) -> String {
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
