//! An SVG picture under construction.

use std::fmt::{Display, Write};

use super::font::{FAMILY, Weight};
use super::unseen;

/// The alignment of a text to its point.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Anchor {
    /// It begins there.
    #[default]
    Start,
    /// It is centred there.
    Middle,
    /// It ends there.
    End,
}

/// The dash pattern of a line, so that lines differ without colour.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Dash {
    /// A solid line.
    #[default]
    Solid,
    /// Dashes.
    Dashed,
    /// Dots.
    Dotted,
    /// Dashes and dots in turn.
    DashDot,
    /// Long dashes.
    LongDashed,
    /// A dash and two dots in turn.
    DashDotDot,
}

/// The style of a shape.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Style<'a> {
    /// The fill colour, in CSS.
    pub fill: &'a str,
    /// The colour of the outline or line.
    pub stroke: &'a str,
    /// Its width.
    pub width: f64,
    /// Its dash pattern.
    pub dash: Dash,
}

impl<'a> Style<'a> {
    /// An outline without a fill.
    pub const fn line(stroke: &'a str, width: f64) -> Self {
        Self { fill: "none", stroke, width, dash: Dash::Solid }
    }

    /// A shape without an outline.
    pub const fn filled(fill: &'a str) -> Self {
        Self { fill, stroke: "none", width: 0.0, dash: Dash::Solid }
    }

    /// The same with a dash pattern.
    pub const fn dashed(self, dash: Dash) -> Self {
        Self { dash, ..self }
    }
}

/// A picture under construction. Sizes are in pixels from the top left.
#[derive(Clone, Debug)]
pub struct Svg {
    size: (f64, f64),
    title: String,
    body: String,
}

impl Svg {
    /// An empty picture. The title is for screen readers.
    pub fn new(width: f64, height: f64, title: &str) -> Self {
        Self { size: (width, height), title: title.to_owned(), body: String::new() }
    }

    /// A straight line.
    pub fn line(&mut self, from: (f64, f64), to: (f64, f64), style: Style<'_>) {
        self.element(
            "line",
            &[("x1", number(from.0)), ("y1", number(from.1)), ("x2", number(to.0)), ("y2", number(to.1))],
            style,
        );
    }

    /// A line through several points.
    pub fn polyline(&mut self, points: &[(f64, f64)], style: Style<'_>) {
        self.element("polyline", &[("points", path(points))], style);
    }

    /// A closed shape with these corners.
    pub fn polygon(&mut self, points: &[(f64, f64)], style: Style<'_>) {
        self.element("polygon", &[("points", path(points))], style);
    }

    /// A rectangle with its corners rounded by `radius`.
    pub fn rectangle(&mut self, at: (f64, f64), size: (f64, f64), radius: f64, style: Style<'_>) {
        self.element(
            "rect",
            &[
                ("x", number(at.0)),
                ("y", number(at.1)),
                ("width", number(size.0)),
                ("height", number(size.1)),
                ("rx", number(radius)),
            ],
            style,
        );
    }

    /// A circle.
    pub fn circle(&mut self, middle: (f64, f64), radius: f64, style: Style<'_>) {
        self.element(
            "circle",
            &[("cx", number(middle.0)), ("cy", number(middle.1)), ("r", number(radius))],
            style,
        );
    }

    /// A line of text on its base line.
    pub fn text(
        &mut self,
        at: (f64, f64),
        size: f64,
        weight: Weight,
        anchor: Anchor,
        fill: &str,
        text: &str,
    ) {
        let anchor = match anchor {
            Anchor::Start => "",
            Anchor::Middle => " text-anchor=\"middle\"",
            Anchor::End => " text-anchor=\"end\"",
        };
        let weight = if weight == Weight::Bold { " font-weight=\"bold\"" } else { "" };
        let (x, y, size) = (number(at.0), number(at.1), number(size));
        let _ = writeln!(
            self.body,
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" fill=\"{fill}\"{anchor}{weight}>{}</text>",
            escaped(text)
        );
    }

    /// Opens a group with these attributes, written as they are; [`close`](Self::close) ends it.
    pub fn open(&mut self, attributes: &str) {
        let _ = writeln!(self.body, "<g {attributes}>");
    }

    /// Ends the group opened last.
    pub fn close(&mut self) {
        self.body.push_str("</g>\n");
    }

    /// A tooltip of the open group.
    pub fn tooltip(&mut self, text: &str) {
        let _ = writeln!(self.body, "<title>{}</title>", escaped(text));
    }

    /// Any other code, written as it is.
    pub fn raw(&mut self, text: &str) {
        self.body.push_str(text);
        self.body.push('\n');
    }

    /// The whole file.
    pub fn finish(self) -> String {
        let (width, height) = (number(self.size.0), number(self.size.1));
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" role=\"img\" font-family=\"{FAMILY}\">\n<title>{}</title>\n\
             <rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n{}</svg>\n",
            escaped(&self.title),
            self.body
        )
    }

    fn element(&mut self, name: &str, attributes: &[(&str, String)], style: Style<'_>) {
        let _ = write!(self.body, "<{name}");
        for (name, value) in attributes {
            let _ = write!(self.body, " {name}=\"{value}\"");
        }
        let _ = write!(self.body, " fill=\"{}\"", style.fill);
        if style.width > 0.0 {
            let width = style.width;
            let _ = write!(self.body, " stroke=\"{}\" stroke-width=\"{}\"", style.stroke, number(width));
            let pieces: &[f64] = match style.dash {
                Dash::Solid => &[],
                Dash::Dashed => &[6.0, 4.0],
                Dash::Dotted => &[1.5, 3.0],
                Dash::DashDot => &[8.0, 3.0, 1.5, 3.0],
                Dash::LongDashed => &[14.0, 5.0],
                Dash::DashDotDot => &[10.0, 3.0, 1.5, 3.0, 1.5, 3.0],
            };
            if !pieces.is_empty() {
                let pieces: Vec<String> = pieces.iter().map(|&piece| number(piece)).collect();
                let _ = write!(self.body, " stroke-dasharray=\"{}\"", pieces.join(" "));
            }
        }
        self.body.push_str("/>\n");
    }
}

/// A coordinate, to a hundredth of a pixel and without trailing zeros.
fn number(value: f64) -> String {
    let text = format!("{value:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

fn path(points: &[(f64, f64)]) -> String {
    let points: Vec<String> = points.iter().map(|&(x, y)| format!("{},{}", number(x), number(y))).collect();
    points.join(" ")
}

/// Text escaped for XML and HTML.
pub fn escaped(text: impl Display) -> String {
    let mut out = String::new();
    for sign in text.to_string().chars() {
        match sign {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            // XML does not allow control characters.
            sign if unseen(sign) && sign != '\n' && sign != '\t' => out.push('\u{fffd}'),
            sign => out.push(sign),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        assert_eq!([0.0, -0.001, 1.5, 2.0, 2.7149].map(number), ["0", "0", "1.5", "2", "2.71"]);
    }

    #[test]
    fn signs_with_a_meaning_in_xml_are_written_otherwise() {
        assert_eq!(escaped("a<b & \"c\"\u{7}\u{ffff}"), "a&lt;b &amp; &quot;c&quot;\u{fffd}\u{fffd}");
    }

    #[test]
    fn a_picture_becomes_pixels() {
        let mut svg = Svg::new(40.0, 20.0, "a test");
        svg.rectangle((0.0, 0.0), (40.0, 20.0), 0.0, Style::filled("#000000"));
        svg.text((2.0, 15.0), 12.0, Weight::Regular, Anchor::Start, "#ffffff", "Ж");
        let png = super::super::png(&svg.finish(), 2.0).unwrap();
        let pixels = resvg::tiny_skia::Pixmap::decode_png(&png).unwrap();
        assert_eq!((pixels.width(), pixels.height()), (80, 40));
        assert!(pixels.pixels().iter().any(|pixel| pixel.red() > 200), "the letter is drawn");
    }
}
