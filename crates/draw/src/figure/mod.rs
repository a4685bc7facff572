//! Pictures: SVG is drawn, PNG is made from it, with letters that come along.

mod font;
mod outline;
mod png;
mod svg;
mod tex;

pub use font::{Weight, can_write, text_width};
pub use outline::outlined;
pub use png::png;
pub use svg::{Anchor, Dash, Style, Svg, escaped};
pub use tex::{fonts, strangers, typeset};

pub(crate) use font::fitted;

/// Whether a sign is one that no text should hold: control signs, and what Unicode says will never be a sign.
pub fn unseen(sign: char) -> bool {
    let code = u32::from(sign);
    sign.is_control() || code & 0xfffe == 0xfffe || (0xfdd0..=0xfdef).contains(&code)
}

/// A text in one line, with a mark in place of every sign that no text should hold. What others wrote may hold anything, and
/// a terminal obeys some of it.
pub fn in_one_line(text: &str) -> String {
    let seen = |sign: char| match sign {
        sign if sign.is_whitespace() && sign.is_control() => ' ',
        sign if unseen(sign) => '\u{fffd}',
        sign => sign,
    };
    text.chars().map(seen).collect()
}
