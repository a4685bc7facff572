//! Lines from left to right, each with its name at its end.

use plyground_i18n::Texts;

use super::draw::{FAINT_GRID, GRID, HEAD, INK, LETTERS, MARGIN, PALE, WIDTH};
use super::{Plot, Point, Scale, Series, spread};
use crate::figure::{Anchor, Style, Svg, Weight, fitted, text_width};

/// The height of the panel.
pub(super) const HEIGHT: f64 = 420.0;

/// The most width for names at the right.
const MOST_ROOM: f64 = 340.0;
/// From the area to a name: a leader line, then the line's mark.
const TO_MARK: f64 = 26.0;
const TO_NAME: f64 = 36.0;

/// The area in which lines are drawn, and its scales.
struct PlotArea {
    left: f64,
    right: f64,
    top: f64,
    bottom: f64,
    x: (f64, f64),
    y: Scale,
}

impl PlotArea {
    fn x(&self, value: f64) -> f64 {
        let (from, to) = self.x;
        self.left + (value - from) / (to - from) * (self.right - self.left)
    }

    fn y(&self, value: f64) -> f64 {
        self.bottom - self.y.place(value) * (self.bottom - self.top)
    }
}

/// The width at both sides that panels below one another share.
#[derive(Clone, Copy, Default)]
pub(super) struct Sides {
    left: f64,
    right: f64,
}

impl Sides {
    /// The widths that a plot needs.
    pub(super) fn of(texts: &Texts, plot: &Plot) -> Self {
        let width = |text: &str| text_width(text, LETTERS, Weight::Regular);
        let ticks = plot.y_scale().map(|scale| scale.ticks()).unwrap_or_default();
        let numbers = ticks.iter().filter(|tick| tick.is_major).map(|tick| plot.number(texts, tick.value));
        let names = plot.series.iter().map(|series| width(&series.label));
        Self {
            left: MARGIN + numbers.map(|number| width(&number)).fold(0.0, f64::max) + 10.0,
            right: MARGIN + names.fold(0.0, f64::max).min(MOST_ROOM) + TO_NAME,
        }
    }

    /// The widths that fit both.
    pub(super) fn max(self, other: Self) -> Self {
        Self { left: self.left.max(other.left), right: self.right.max(other.right) }
    }
}

pub(super) fn draw(svg: &mut Svg, texts: &Texts, plot: &Plot, sides: Sides) {
    let (Some(x), Some(y)) = (plot.x_range(), plot.y_scale()) else { return };
    // Points at the very edge are hard to read: a little padding at either side.
    let pad = (x.1 - x.0) * 0.03;
    let area = PlotArea {
        left: sides.left,
        right: WIDTH - sides.right,
        top: HEAD + 26.0,
        bottom: HEIGHT - 52.0,
        x: (x.0 - pad, x.1 + pad),
        y,
    };
    axes(svg, texts, plot, &area);
    for (i, series) in plot.series.iter().enumerate() {
        let covered = plot.series[i + 1..].iter().any(|later| coincide(series, later));
        line(svg, series, &area, covered);
    }
    name_lines(svg, plot, &area);
}

fn axes(svg: &mut Svg, texts: &Texts, plot: &Plot, area: &PlotArea) {
    for tick in area.y.ticks() {
        let y = area.y(tick.value);
        let colour = if tick.is_major { GRID } else { FAINT_GRID };
        svg.line((area.left, y), (area.right, y), Style::line(colour, 0.8));
        if tick.is_major {
            let number = plot.number(texts, tick.value);
            svg.text((area.left - 8.0, y + 4.5), LETTERS, Weight::Regular, Anchor::End, INK, &number);
        }
    }
    let values = plot.x_values();
    // Numbers that would touch are left out.
    let room = (area.right - area.left) / (area.x.1 - area.x.0);
    let widest = values.iter().map(|&x| text_width(&texts.number(x as u64), LETTERS, Weight::Regular));
    let every = ((widest.fold(0.0, f64::max) + 6.0) / room).ceil().max(1.0) as usize;
    for (i, &value) in values.iter().enumerate() {
        let x = area.x(value);
        svg.line((x, area.bottom), (x, area.bottom + 5.0), Style::line(PALE, 1.0));
        if i.is_multiple_of(every) {
            let number = texts.number(value as u64);
            svg.text((x, area.bottom + 20.0), LETTERS, Weight::Regular, Anchor::Middle, INK, &number);
        }
    }
    svg.line((area.left, area.bottom), (area.right, area.bottom), Style::line(PALE, 1.0));
    let middle = f64::midpoint(area.left, area.right);
    svg.text((middle, area.bottom + 40.0), LETTERS, Weight::Regular, Anchor::Middle, PALE, &plot.x_title);
    svg.text((MARGIN, HEAD + 12.0), LETTERS, Weight::Regular, Anchor::Start, PALE, &plot.y_title);
}

/// Draws a line. One that a later line covers is wider, so that it is visible on both sides.
fn line(svg: &mut Svg, series: &Series, area: &PlotArea, covered: bool) {
    let (width, size) = if covered { (5.0, 6.0) } else { (2.0, 4.2) };
    let points: Vec<(f64, f64)> = series.points.iter().map(|p| (area.x(p.x), area.y(p.y))).collect();
    svg.open(&format!("opacity=\"{}\"", if covered { "0.75" } else { "1" }));
    svg.polyline(&points, series.style.stroke(width));
    let colour = series.style.colour();
    for (point, &(x, y)) in series.points.iter().zip(&points) {
        for end in whisker(point, area.y.low(), area.y.high()) {
            let at = area.y(end.at);
            svg.line((x, y), (x, at), Style::line(colour, 1.2));
            if end.is_end {
                svg.line((x - 3.5, at), (x + 3.5, at), Style::line(colour, 1.2));
            }
        }
        if let Some(marker) = series.style.marker() {
            marker.draw(svg, (x, y), size, colour);
        }
    }
    svg.close();
}

/// An end of a whisker.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct End {
    /// Its coordinate.
    pub(super) at: f64,
    /// Whether it is the true end, and not the edge of the picture beyond which the whisker continues.
    pub(super) is_end: bool,
}

/// The ends of a whisker, clipped to the picture.
pub(super) fn whisker(point: &Point, low: f64, high: f64) -> Vec<End> {
    let ends = point.range.filter(|(from, to)| from < to).map(|(from, to)| [from, to]);
    let end = |end: f64| End { at: end.clamp(low, high), is_end: low <= end && end <= high };
    ends.into_iter().flatten().map(end).collect()
}

/// Whether two lines coincide.
fn coincide(one: &Series, other: &Series) -> bool {
    let near = |a: f64, b: f64| (a - b).abs() <= 1e-9 * a.abs().max(b.abs());
    one.points.len() == other.points.len()
        && one.points.iter().zip(&other.points).all(|(a, b)| near(a.x, b.x) && near(a.y, b.y))
}

fn name_lines(svg: &mut Svg, plot: &Plot, area: &PlotArea) {
    let ends: Vec<(&Series, f64, f64)> = plot
        .series
        .iter()
        .filter_map(|series| series.points.last().map(|p| (series, area.x(p.x), area.y(p.y))))
        .collect();
    let wanted: Vec<f64> = ends.iter().map(|&(_, _, y)| y).collect();
    let places = spread(&wanted, LETTERS + 5.0, area.top, area.bottom);
    for (&(series, end, y), &place) in ends.iter().zip(&places) {
        let colour = series.style.colour();
        let mark = (area.right + TO_MARK, place);
        let knee = (area.right + 4.0, y);
        let leader = [(end + 6.0, y), knee, (mark.0 - 8.0, place)];
        svg.polyline(&leader, Style::line(colour, 0.7));
        match series.style.marker() {
            Some(marker) => marker.draw(svg, mark, 4.2, colour),
            None => svg.line((mark.0 - 5.0, place), (mark.0 + 5.0, place), series.style.stroke(1.0)),
        }
        let name = fitted(&series.label, LETTERS, Weight::Regular, MOST_ROOM);
        let at = (area.right + TO_NAME, place + 4.5);
        svg.text(at, LETTERS, Weight::Regular, Anchor::Start, INK, &name);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whisker_longer_than_the_picture_ends_at_its_edge() {
        let point = |from, to| Point { x: 1.0, y: 10.0, range: Some((from, to)) };
        let ends = whisker(&point(-2.0, 22.0), 5.0, 30.0);
        assert_eq!(ends, [End { at: 5.0, is_end: false }, End { at: 22.0, is_end: true }]);
        assert_eq!(whisker(&Point { range: None, ..point(0.0, 0.0) }, 5.0, 30.0), []);
    }
}
