//! The font of every figure: `DejaVu` Sans, reduced to the characters of six languages.

use std::sync::LazyLock;

use ttf_parser::Face;

/// The weight of a font.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Weight {
    /// For running text.
    #[default]
    Regular,
    /// For headings.
    Bold,
}

/// Font families for browsers; the first is ours.
pub(crate) const FAMILY: &str = "DejaVu Sans, Verdana, sans-serif";

static REGULAR: &[u8] = include_bytes!("../../fonts/DejaVuSans.ttf");
static BOLD: &[u8] = include_bytes!("../../fonts/DejaVuSans-Bold.ttf");

static FACES: LazyLock<[Face<'static>; 2]> = LazyLock::new(|| {
    [REGULAR, BOLD].map(|font| Face::parse(font, 0).expect("the fonts that come along can be read"))
});

/// The font of a weight.
pub(super) fn face(weight: Weight) -> &'static Face<'static> {
    &FACES[usize::from(weight == Weight::Bold)]
}

/// The width of a text in pixels, to make boxes fit.
pub fn text_width(text: &str, size: f64, weight: Weight) -> f64 {
    let face = face(weight);
    text.chars().map(|letter| advance(face, letter)).sum::<f64>() * size / f64::from(face.units_per_em())
}

/// The text if it fits, otherwise as much of its beginning as fits with an ellipsis. Characters beyond the available
/// width are not measured: the time depends on that width, and not on the length of the text.
pub(crate) fn fitted(text: &str, size: f64, weight: Weight, room: f64) -> String {
    let face = face(weight);
    let is_wider = |units: f64| units * size / f64::from(face.units_per_em()) > room;
    shortened(text, |letter| advance(face, letter), is_wider)
}

/// The same for any font. `is_wider` says whether a width in font units exceeds the available one.
fn shortened(text: &str, mut advance: impl FnMut(char) -> f64, is_wider: impl Fn(f64) -> bool) -> String {
    let ellipsis = advance('…');
    // The end of the text if it needs the ellipsis.
    let mut end = 0;
    let mut units = 0.0;
    for (at, letter) in text.char_indices() {
        if !is_wider(units + ellipsis) {
            end = at;
        }
        units += advance(letter);
        if is_wider(units) {
            return format!("{}…", &text[..end]);
        }
    }
    text.to_owned()
}

/// The advance width of a character, in font units.
fn advance(face: &Face<'_>, letter: char) -> f64 {
    let glyph = face.glyph_index(letter).unwrap_or_default();
    f64::from(face.glyph_hor_advance(glyph).unwrap_or_default())
}

/// Whether the font has a glyph for every character of a text.
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
    fn a_text_that_is_too_long_ends_in_an_ellipsis() {
        let fitted = |room| fitted("nodes against depth", 12.0, Weight::Regular, room);
        assert_eq!(fitted(1_000.0), "nodes against depth");
        assert_eq!(fitted(1.0), "…");
        let (short, longer) = (fitted(60.0), "nodes against depth");
        let width = |text: &str| text_width(text, 12.0, Weight::Regular);
        let kept = short.strip_suffix('…').unwrap();
        assert!(longer.starts_with(kept) && width(&short) <= 60.0, "{short}");
        assert!(width(&format!("{}…", &longer[..=kept.len()])) > 60.0, "one letter more would fit: {short}");
        let whole = width(longer);
        assert_eq!(fitted(whole), longer, "what fits to the pixel is not shortened");
    }

    #[test]
    fn letters_beyond_the_room_are_not_measured() {
        let mut measured = 0;
        let advance = |_| {
            measured += 1;
            1.0
        };
        let text = "ж".repeat(58_000);
        let short = shortened(&text, advance, |units| units > 10.0);
        assert_eq!(short, format!("{}…", "ж".repeat(9)));
        assert_eq!(measured, 12, "the ellipsis, ten letters, and the first that does not fit");
    }

    #[test]
    fn wider_and_bolder_texts_take_more_room() {
        assert!(text_width("mm", 10.0, Weight::Regular) > text_width("ii", 10.0, Weight::Regular));
        assert!(text_width("mm", 10.0, Weight::Bold) > text_width("mm", 10.0, Weight::Regular));
    }
}
