//! Escaping of text for each format.

pub(super) use plyground_draw::figure::{
    escaped as html, typeset as latex, typst_string, typst_text as typst,
};

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
