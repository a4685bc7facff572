//! Pictures: SVG is drawn, PNG is made from it, with letters that come along.

mod font;
mod outline;
mod png;
mod svg;

pub use font::{Weight, can_write, text_width};
pub use outline::outlined;
pub use png::png;
pub use svg::{Anchor, Dash, Style, Svg};

pub(crate) use svg::escaped;
