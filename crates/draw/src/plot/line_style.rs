//! How lines differ: by colour, dashes and marks, each of which is redundant.

use crate::figure::{Dash, Style, Svg};

/// The colours of M. Okabe and K. Ito, "Color universal design", 2008, without yellow, which is too pale for a line on
/// white paper.
const COLOURS: [&str; 7] = ["#000000", "#d55e00", "#0072b2", "#009e73", "#cc79a7", "#e69f00", "#56b4e9"];
const DASHES: [Dash; 6] =
    [Dash::Solid, Dash::Dashed, Dash::Dotted, Dash::DashDot, Dash::LongDashed, Dash::DashDotDot];
const MARKERS: [Marker; 8] = [
    Marker::Disc,
    Marker::Square,
    Marker::Triangle,
    Marker::Diamond,
    Marker::Circle,
    Marker::Cross,
    Marker::TriangleDown,
    Marker::Plus,
];

/// The style of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineStyle {
    /// One of the lines that are compared, by its index.
    Compared(usize),
    /// One of several lines of the same search, by the indices of the search and of its order of moves: the colour
    /// stands for the search, the dashes for the order.
    Crossed {
        /// The index of the search.
        search: usize,
        /// The index of the order of moves.
        order: usize,
    },
    /// A reference line: thin, grey and without marks.
    Reference,
}

/// The mark at a point of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Marker {
    /// A filled circle.
    Disc,
    /// A filled square.
    Square,
    /// A filled triangle.
    Triangle,
    /// A filled square on its corner.
    Diamond,
    /// An empty circle.
    Circle,
    /// Two diagonal strokes.
    Cross,
    /// A filled triangle on its corner.
    TriangleDown,
    /// A horizontal and a vertical stroke.
    Plus,
}

impl LineStyle {
    /// Its colour, in CSS.
    pub fn colour(self) -> &'static str {
        match self {
            Self::Compared(search) | Self::Crossed { search, .. } => COLOURS[search % COLOURS.len()],
            Self::Reference => "#777777",
        }
    }

    /// Its mark, if it has one.
    pub fn marker(self) -> Option<Marker> {
        match self {
            Self::Compared(i) => Some(MARKERS[i % MARKERS.len()]),
            // Another mark for every order, because a terminal has no dashes.
            Self::Crossed { search, order } => Some(MARKERS[(search + 3 * order) % MARKERS.len()]),
            Self::Reference => None,
        }
    }

    /// Its stroke, with a width.
    pub(super) fn stroke(self, width: f64) -> Style<'static> {
        match self {
            Self::Compared(order) | Self::Crossed { order, .. } => {
                Style::line(self.colour(), width).dashed(DASHES[order % DASHES.len()])
            }
            Self::Reference => Style::line(self.colour(), 1.0).dashed(Dash::Dotted),
        }
    }
}

impl Marker {
    /// A character for the terminal.
    pub fn sign(self) -> char {
        match self {
            Self::Disc => '●',
            Self::Square => '■',
            Self::Triangle => '▲',
            Self::Diamond => '◆',
            Self::Circle => '○',
            Self::Cross => '×',
            Self::TriangleDown => '▼',
            Self::Plus => '+',
        }
    }

    /// Draws the mark with the radius `r`.
    pub(super) fn draw(self, svg: &mut Svg, (x, y): (f64, f64), r: f64, colour: &str) {
        let filled = Style::filled(colour);
        match self {
            Self::Disc => svg.circle((x, y), r, filled),
            Self::Circle => {
                svg.circle((x, y), r, Style { fill: "#ffffff", ..Style::line(colour, 1.8) });
            }
            Self::Square => svg.rectangle((x - r * 0.9, y - r * 0.9), (r * 1.8, r * 1.8), 0.0, filled),
            Self::Diamond => {
                let r = r * 1.25;
                svg.polygon(&[(x - r, y), (x, y - r), (x + r, y), (x, y + r)], filled);
            }
            Self::Triangle => {
                svg.polygon(&[(x - r * 1.1, y + r), (x + r * 1.1, y + r), (x, y - r * 1.1)], filled);
            }
            Self::TriangleDown => {
                svg.polygon(&[(x - r * 1.1, y - r), (x + r * 1.1, y - r), (x, y + r * 1.1)], filled);
            }
            Self::Cross => {
                svg.line((x - r, y - r), (x + r, y + r), Style::line(colour, 2.0));
                svg.line((x - r, y + r), (x + r, y - r), Style::line(colour, 2.0));
            }
            Self::Plus => {
                let r = r * 1.2;
                svg.line((x - r, y), (x + r, y), Style::line(colour, 2.0));
                svg.line((x, y - r), (x, y + r), Style::line(colour, 2.0));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_lines_can_be_told_apart() {
        let styles: Vec<_> = (0..40)
            .map(|i| {
                (
                    LineStyle::Compared(i).colour(),
                    LineStyle::Compared(i).stroke(2.0).dash,
                    LineStyle::Compared(i).marker(),
                )
            })
            .collect();
        for (i, style) in styles.iter().enumerate() {
            assert!(!styles[..i].contains(style), "{i} looks like one before it");
        }
    }

    #[test]
    fn searches_keep_their_colours_and_orders_their_dashes() {
        let style = |search, order| LineStyle::Crossed { search, order };
        for search in 0..4 {
            assert_eq!(style(search, 1).colour(), LineStyle::Compared(search).colour());
            assert_eq!(style(search, 1).stroke(2.0).dash, style(0, 1).stroke(2.0).dash);
            for order in 0..3 {
                assert_ne!(style(search, order).marker(), style(search, order + 1).marker());
                assert_ne!(style(search, order).stroke(2.0).dash, style(search, order + 1).stroke(2.0).dash);
            }
        }
    }

    #[test]
    fn the_first_lines_differ_in_everything() {
        for i in 0..6 {
            for j in 0..i {
                let (one, other) = (LineStyle::Compared(i), LineStyle::Compared(j));
                assert_ne!(one.colour(), other.colour());
                assert_ne!(one.marker(), other.marker());
                assert_ne!(one.stroke(2.0).dash, other.stroke(2.0).dash);
            }
        }
    }
}
