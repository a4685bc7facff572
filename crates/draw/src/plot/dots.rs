//! One number for each name: a dot plot, for a single depth, where there is no line to draw.

use plyground_i18n::Texts;

use super::draw::{FAINT_GRID, GRID, HEAD, INK, LETTERS, MARGIN, PALE, WIDTH};
use super::lines::whisker;
use super::{Plot, Unit};
use crate::figure::{Anchor, Dash, Style, Svg, Weight, fitted, text_width};
use crate::quantities::{seconds, times};

/// The height of a row.
const ROW: f64 = 28.0;
/// The most width for names at the left.
const MOST_ROOM: f64 = 340.0;

/// The height of the panel.
pub(super) fn height(plot: &Plot) -> f64 {
    HEAD + 66.0 + ROW * plot.series.len() as f64
}

pub(super) fn draw(svg: &mut Svg, texts: &Texts, plot: &Plot) {
    let Some(scale) = plot.y_scale() else { return };
    let width = |text: &str| text_width(text, LETTERS, Weight::Regular);
    let names = plot.series.iter().map(|series| width(&series.label)).fold(0.0, f64::max).min(MOST_ROOM);
    let values =
        plot.series.iter().flat_map(|series| &series.points).map(|p| width(&written(texts, plot, p.y)));
    let room = values.fold(0.0, f64::max);
    let (left, right) = (MARGIN + names + 20.0, WIDTH - MARGIN - room - 14.0);
    let (top, bottom) = (HEAD + 8.0, HEAD + 8.0 + ROW * plot.series.len() as f64);
    let x = |value: f64| left + scale.place(value) * (right - left);

    let mut free_from = f64::NEG_INFINITY;
    for tick in scale.ticks() {
        let at = x(tick.value);
        let colour = if tick.is_major { GRID } else { FAINT_GRID };
        svg.line((at, top), (at, bottom), Style::line(colour, 0.8));
        let number = plot.number(texts, tick.value);
        let half = width(&number) / 2.0;
        if tick.is_major && at - half > free_from {
            svg.text((at, bottom + 18.0), LETTERS, Weight::Regular, Anchor::Middle, INK, &number);
            free_from = at + half + 6.0;
        }
    }
    svg.line((left, bottom), (right, bottom), Style::line(PALE, 1.0));
    let middle = f64::midpoint(left, right);
    svg.text((middle, bottom + 38.0), LETTERS, Weight::Regular, Anchor::Middle, PALE, &plot.y_title);

    for (i, series) in plot.series.iter().enumerate() {
        let y = top + ROW * (i as f64 + 0.5);
        let name = fitted(&series.label, LETTERS, Weight::Regular, MOST_ROOM);
        svg.text((left - 12.0, y + 4.5), LETTERS, Weight::Regular, Anchor::End, INK, &name);
        let Some(point) = series.points.last() else { continue };
        let (at, colour) = (x(point.y), series.style.colour());
        svg.line((left, y), (right, y), Style::line(GRID, 0.8).dashed(Dash::Dotted));
        let mut beside = at;
        for end in whisker(point, scale.low(), scale.high()) {
            let place = x(end.at);
            svg.line((at, y), (place, y), Style::line(colour, 1.2));
            if end.is_end {
                svg.line((place, y - 4.0), (place, y + 4.0), Style::line(colour, 1.2));
            }
            beside = beside.max(place);
        }
        match series.style.marker() {
            Some(marker) => marker.draw(svg, (at, y), 5.0, colour),
            None => svg.line((at, y - 6.0), (at, y + 6.0), Style::line(colour, 1.5)),
        }
        let number = written(texts, plot, point.y);
        svg.text((beside + 12.0, y + 4.5), LETTERS, Weight::Regular, Anchor::Start, INK, &number);
    }
}

/// A number beside its point: as exact as in a table.
fn written(texts: &Texts, plot: &Plot, value: f64) -> String {
    match plot.unit {
        Unit::Seconds => seconds(texts, value),
        Unit::Plain => texts.decimal(value, 2),
        Unit::Times => times(texts, value),
        Unit::Count => plot.number(texts, value),
    }
}
