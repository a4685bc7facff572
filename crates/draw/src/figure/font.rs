//! The letters of every figure: `DejaVu` Sans, cut down to what six languages need.

use std::sync::LazyLock;

use ttf_parser::Face;

/// How heavy letters are.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Weight {
    /// As in running text.
    #[default]
    Regular,
    /// As in headings.
    Bold,
}

/// The names under which a browser may find letters; the first is ours.
pub(crate) const FAMILY: &str = "DejaVu Sans, Verdana, sans-serif";

static REGULAR: &[u8] = include_bytes!("../../fonts/DejaVuSans.ttf");
static BOLD: &[u8] = include_bytes!("../../fonts/DejaVuSans-Bold.ttf");

static FACES: LazyLock<[Face<'static>; 2]> = LazyLock::new(|| {
    [REGULAR, BOLD].map(|font| Face::parse(font, 0).expect("the fonts that come along can be read"))
});

/// The letters of a weight.
pub(super) fn face(weight: Weight) -> &'static Face<'static> {
    &FACES[usize::from(weight == Weight::Bold)]
}

/// The width of a text in pixels, so that boxes can be made to fit.
pub fn text_width(text: &str, size: f64, weight: Weight) -> f64 {
    let face = face(weight);
    let advance = |letter| {
        let glyph = face.glyph_index(letter).unwrap_or_default();
        f64::from(face.glyph_hor_advance(glyph).unwrap_or_default())
    };
    text.chars().map(advance).sum::<f64>() * size / f64::from(face.units_per_em())
}

/// Whether there is a picture for every letter of a text.
pub fn can_write(text: &str) -> bool {
    text.chars().all(|letter| letter == '\n' || FACES[0].glyph_index(letter).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_can_be_written() {
        for text in [
            "Příliš žluťoučký kůň",
            "відсікання ґ є ї",
            "отсечение ё",
            "orezávanie ľ ĺ ŕ",
            "obcinanie ąęłńóśźż",
        ] {
            assert!(can_write(text), "{text}");
        }
        assert!(can_write("−∞ ≤ α ≥ β ∞ × → █ ─ │ └ ├ ● ○ ▲ ▼ …"));
        assert!(!can_write("漢"));
    }

    #[test]
    fn wider_and_bolder_texts_take_more_room() {
        assert!(text_width("mm", 10.0, Weight::Regular) > text_width("ii", 10.0, Weight::Regular));
        assert!(text_width("mm", 10.0, Weight::Bold) > text_width("mm", 10.0, Weight::Regular));
    }
}
