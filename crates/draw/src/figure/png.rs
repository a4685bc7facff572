//! From SVG to PNG.

use plyground_core::{Message, message};
use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use super::outline::outlined;

/// The most pixels in a row or column: larger pictures overtax viewers.
const LARGEST: f32 = 16_000.0;

/// Renders an SVG picture as PNG, `scale` times its size, or smaller if it would exceed the limit.
pub fn png(svg: &str, scale: f32) -> Result<Vec<u8>, Message> {
    // Text is drawn as outlines, so the library needs neither fonts nor text layout.
    let tree = Tree::from_str(&outlined(svg), &Options::default()).map_err(|error| {
        message!("picture-undrawable", "the picture cannot be drawn: {why}", why = error.to_string())
    })?;
    let size = tree.size();
    let scale = scale.min(LARGEST / size.width().max(size.height()));
    let pixels_of = |length: f32| ((length * scale).ceil() as u32).max(1);
    let mut pixels = Pixmap::new(pixels_of(size.width()), pixels_of(size.height()))
        .ok_or_else(|| message!("picture-too-large", "the picture is too large to be drawn"))?;
    // The last row and column may be covered in part only: the background is white.
    pixels.fill(Color::WHITE);
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| {
        message!("picture-unwritable", "the picture cannot be written: {why}", why = error.to_string())
    })
}
