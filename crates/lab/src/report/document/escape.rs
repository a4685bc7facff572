//! Text that must come out as text, whatever signs are in it.

pub(crate) use crate::figure::escaped as escape_markup;

/// For HTML, in text and in attributes.
pub(super) fn html(text: &str) -> String {
    escape_markup(text)
}

/// For Typst's markup.
///
/// Signs that always mean something are escaped always; those that mean something only in company or at the beginning of
/// a line are escaped only there, so that the source stays readable.
pub(super) fn typst(text: &str) -> String {
    let signs: Vec<char> = text.chars().collect();
    let mut out = String::with_capacity(text.len());
    for (i, &sign) in signs.iter().enumerate() {
        let before = i.checked_sub(1).map(|i| signs[i]);
        let after = signs.get(i + 1).copied();
        let is_first = signs[..i].iter().all(|sign| sign.is_whitespace());
        let escaped = match sign {
            '\\' | '#' | '$' | '*' | '_' | '`' | '<' | '>' | '@' | '[' | ']' | '~' | '{' | '}'
            // Typst would bend these.
            | '"' | '\'' => true,
            // Two make a dash, one before a digit a minus, one before a question mark a place to break.
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
        if sign.is_control() {
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
            sign if sign.is_control() => out.push('\u{fffd}'),
            sign => out.push(sign),
        }
    }
    out.push('"');
    out
}

/// For LaTeX, with any engine and in any language: nothing relies on ligatures or on what babel does to quotation marks.
pub(super) fn latex(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut before = None;
    for sign in text.chars() {
        match sign {
            '\\' => out.push_str("\\textbackslash{}"),
            '~' => out.push_str("\\textasciitilde{}"),
            '^' => out.push_str("\\textasciicircum{}"),
            '"' => out.push_str("\\char34{}"),
            '`' => out.push_str("\\char96{}"),
            '{' | '}' | '$' | '&' | '#' | '_' | '%' => out.extend(['\\', sign]),
            // Two of these in a row would melt into one.
            '-' | '\'' | ',' | '<' | '>' if before == Some(sign) => out.extend(['{', '}', sign]),
            // In a row of a table a bracket would be taken for an option of the line before it.
            '[' | ']' => out.extend(['{', sign, '}']),
            '*' => out.push_str("{*}"),
            '\u{a0}' => out.push('~'),
            '\u{202f}' => out.push_str("\\,"),
            sign if sign.is_control() => out.push(if sign.is_whitespace() { ' ' } else { '\u{fffd}' }),
            sign => match latex_name(sign) {
                Some(name) => out.extend(["\\ensuremath{", name, "}"]),
                None => out.push(sign),
            },
        }
        before = Some(sign);
    }
    out
}

/// Signs that text fonts lack and mathematics has.
fn latex_name(sign: char) -> Option<&'static str> {
    Some(match sign {
        'α' => "\\alpha",
        'β' => "\\beta",
        '−' => "-",
        '×' => "\\times",
        '·' => "\\cdot",
        '≤' => "\\le",
        '≥' => "\\ge",
        '≈' => "\\approx",
        '≠' => "\\ne",
        '∈' => "\\in",
        '∞' => "\\infty",
        '√' => "\\surd",
        '←' => "\\leftarrow",
        '→' => "\\rightarrow",
        '±' => "\\pm",
        '⌈' => "\\lceil",
        '⌉' => "\\rceil",
        '⌊' => "\\lfloor",
        '⌋' => "\\rfloor",
        '²' => "^2",
        _ => return None,
    })
}
