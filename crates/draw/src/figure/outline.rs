//! Text converted to outlines, for programs that do not have our font.

use std::fmt::Write;

use ttf_parser::OutlineBuilder;

use super::font::{Weight, face};

/// The same picture without text elements: it looks the same on every machine.
///
/// It converts the `<text>` elements that [`Svg::text`](super::Svg::text) writes, and no others.
pub fn outlined(svg: &str) -> String {
    const END: &str = "</text>";
    let mut out = String::with_capacity(2 * svg.len());
    let mut rest = svg;
    while let Some(start) = rest.find("<text ") {
        let Some(end) = rest[start..].find(END).map(|end| start + end) else { break };
        out.push_str(&rest[..start]);
        if let Some(path) = path_of(&rest[start..end]) {
            out.push_str(&path);
        }
        rest = &rest[end + END.len()..];
    }
    out.push_str(rest);
    out
}

/// The shape of a `<text …>` element without its end.
fn path_of(element: &str) -> Option<String> {
    let (head, content) = element.split_once('>')?;
    let attribute = |name: &str| {
        let from = head.find(&format!(" {name}=\""))? + name.len() + 3;
        head[from..].split('"').next()
    };
    let number = |name| attribute(name).and_then(|text| text.parse::<f64>().ok());
    let (x, y, size) = (number("x")?, number("y")?, number("font-size")?);
    let weight = if attribute("font-weight") == Some("bold") { Weight::Bold } else { Weight::Regular };
    let face = face(weight);
    let scale = size / f64::from(face.units_per_em());
    let glyphs: Vec<_> =
        unescaped(content).chars().map(|c| face.glyph_index(c).unwrap_or_default()).collect();
    let advance = |glyph| scale * f64::from(face.glyph_hor_advance(glyph).unwrap_or_default());
    let width: f64 = glyphs.iter().map(|&glyph| advance(glyph)).sum();
    let mut pen = match attribute("text-anchor") {
        Some("middle") => x - width / 2.0,
        Some("end") => x - width,
        _ => x,
    };
    let mut path = Path { data: String::new(), x: pen, y, scale };
    for glyph in glyphs {
        path.x = pen;
        face.outline_glyph(glyph, &mut path);
        pen += advance(glyph);
    }
    Some(format!("<path d=\"{}\" fill=\"{}\"/>", path.data, attribute("fill").unwrap_or("#000000")))
}

/// Text with its XML escapes decoded.
fn unescaped(text: &str) -> String {
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

/// Glyphs as the data of an SVG path. The vertical axis of a font points up, that of a picture down.
struct Path {
    data: String,
    x: f64,
    y: f64,
    scale: f64,
}

impl Path {
    fn add(&mut self, command: char, points: &[(f32, f32)]) {
        self.data.push(command);
        for (i, &(x, y)) in points.iter().enumerate() {
            let (x, y) = (self.x + self.scale * f64::from(x), self.y - self.scale * f64::from(y));
            // Differences below a hundredth of a pixel are invisible, and more digits only make the file larger.
            let _ = write!(self.data, "{}{x:.2} {y:.2}", if i > 0 { " " } else { "" });
        }
    }
}

impl OutlineBuilder for Path {
    fn move_to(&mut self, x: f32, y: f32) {
        self.add('M', &[(x, y)]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.add('L', &[(x, y)]);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.add('Q', &[(x1, y1), (x, y)]);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.add('C', &[(x1, y1), (x2, y2), (x, y)]);
    }

    fn close(&mut self) {
        self.data.push('Z');
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Anchor, Svg, Weight, png, text_width};
    use super::*;

    /// The first and the last column of a picture in which something is drawn.
    fn inked(svg: &str) -> (u32, u32) {
        let pixels = resvg::tiny_skia::Pixmap::decode_png(&png(svg, 1.0).unwrap()).unwrap();
        let is_dark = |x: &u32| (0..pixels.height()).any(|y| pixels.pixel(*x, y).unwrap().red() < 128);
        let columns: Vec<u32> = (0..pixels.width()).filter(is_dark).collect();
        (columns[0], columns[columns.len() - 1])
    }

    #[test]
    fn letters_become_shapes_where_their_anchor_says() {
        let text = "Ťah <x> & \"Ж";
        for weight in [Weight::Regular, Weight::Bold] {
            let width = text_width(text, 20.0, weight);
            for (anchor, left) in
                [(Anchor::Start, 200.0), (Anchor::Middle, 200.0 - width / 2.0), (Anchor::End, 200.0 - width)]
            {
                let mut svg = Svg::new(400.0, 40.0, "a test");
                svg.text((200.0, 25.0), 20.0, weight, anchor, "#000000", text);
                let shapes = outlined(&svg.finish());
                assert!(!shapes.contains("<text") && shapes.contains("<path"), "{shapes}");
                let (first, last) = inked(&shapes);
                assert!((f64::from(first) - left).abs() < 3.0, "{first} {left}");
                assert!((f64::from(last) - left - width).abs() < 3.0, "{last} {left} {width}");
            }
        }
    }

    #[test]
    fn what_is_no_text_stays_as_it_is() {
        let plain = "<svg><title>a &lt;text&gt;</title><rect width=\"1\"/></svg>";
        assert_eq!(outlined(plain), plain);
        for odd in ["</text><text x=", "<text x=\"1\">"] {
            assert_eq!(outlined(odd), odd);
        }
        assert_eq!(outlined("<svg><text x=\"1\">a</text></svg>"), "<svg></svg>", "no place, no text");
    }
}
