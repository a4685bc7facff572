//! Letters turned into shapes, for programs that do not have our font.

use plyground_core::{Message, message};
use resvg::usvg::{Error, Options, Tree, WriteOptions};

use super::font::database;

/// The same picture without any letters: wherever it is shown, it looks the same.
pub fn outlined(svg: &str) -> Result<String, Message> {
    let options = Options { fontdb: database(), ..Options::default() };
    let tree = Tree::from_str(svg, &options).map_err(|error| undrawable(&error))?;
    // A hundredth of a pixel cannot be seen, and more digits only make the file larger.
    let short = WriteOptions { coordinates_precision: 3, transforms_precision: 4, ..WriteOptions::default() };
    Ok(tree.to_string(&short))
}

/// A picture that is not one.
pub(super) fn undrawable(error: &Error) -> Message {
    message!("picture-undrawable", "the picture cannot be drawn: {why}", why = error.to_string())
}

#[cfg(test)]
mod tests {
    use super::super::{Anchor, Svg, Weight, png};
    use super::*;

    #[test]
    fn letters_become_shapes_that_look_the_same() {
        let mut svg = Svg::new(60.0, 20.0, "a test");
        svg.text((2.0, 15.0), 12.0, Weight::Regular, Anchor::Start, "#000000", "Ťah Ж");
        let svg = svg.finish();
        let shapes = outlined(&svg).unwrap();
        assert!(!shapes.contains("<text") && shapes.contains("<path"), "{shapes}");
        let pixels = |svg: &str| {
            let png = png(svg, 1.0).unwrap();
            resvg::tiny_skia::Pixmap::decode_png(&png).unwrap()
        };
        let (before, after) = (pixels(&svg), pixels(&shapes));
        let differ = before
            .pixels()
            .iter()
            .zip(after.pixels())
            .filter(|(a, b)| a.red().abs_diff(b.red()) > 60)
            .count();
        assert_eq!((before.width(), before.height(), differ), (60, 20, 0));
    }
}
