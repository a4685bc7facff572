//! Pictures: drawn as SVG and converted to PNG, with an embedded font.

mod font;
mod outline;
mod png;
mod svg;
mod tex;
mod typst;

pub use font::{Weight, can_write, text_width};
pub use outline::outlined;
pub use png::png;
pub use svg::{Anchor, Dash, Style, Svg, escaped};
pub use tex::{babel, fonts, typeset, unsupported};
pub use typst::{typst_string, typst_text};

pub(crate) use font::fitted;

/// Whether a character is a control character or a Unicode noncharacter, which no text should contain.
pub fn unseen(sign: char) -> bool {
    let code = u32::from(sign);
    sign.is_control() || code & 0xfffe == 0xfffe || (0xfdd0..=0xfdef).contains(&code)
}

/// A text in one line, with a mark in place of every such character. Foreign text may contain anything, and a terminal
/// executes control sequences.
pub fn in_one_line(text: &str) -> String {
    let seen = |sign: char| match sign {
        sign if sign.is_whitespace() && sign.is_control() => ' ',
        sign if unseen(sign) => '\u{fffd}',
        sign => sign,
    };
    text.chars().map(seen).collect()
}
