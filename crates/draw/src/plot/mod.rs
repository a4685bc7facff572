//! Plots of experiments: lines against depth that can be distinguished in black and white and by colour-blind people,
//! with their names at their ends.
//!
//! A [`Plot`] is what is drawn, [`svg`] draws several of them on one sheet; the laboratory makes them from results. The
//! terminal's chart is drawn from the same [`Plot`].

mod dots;
mod draw;
mod labels;
mod line_style;
mod lines;
mod scale;

pub use draw::svg;
pub use labels::spread;
pub use line_style::{LineStyle, Marker};
pub use scale::{Scale, Tick};

use plyground_i18n::{Argument, Texts, say};

use crate::quantities::round_seconds;

/// One picture.
#[derive(Clone, PartialEq, Debug)]
pub struct Plot {
    /// A file name without its extension.
    pub name: String,
    /// What it shows.
    pub title: String,
    /// Of what.
    pub subtitle: String,
    /// The title of the x axis.
    pub x_title: String,
    /// The title of the y axis.
    pub y_title: String,
    /// The unit of its numbers.
    pub unit: Unit,
    /// The lines.
    pub series: Vec<Series>,
}

/// The unit of the numbers of a plot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// Counts over several orders of magnitude, on a logarithmic scale.
    Count,
    /// Durations, on a logarithmic scale.
    Seconds,
    /// Quotients, on a logarithmic scale.
    Times,
    /// Numbers of one order of magnitude.
    Plain,
}

/// A line.
#[derive(Clone, PartialEq, Debug)]
pub struct Series {
    /// Its name.
    pub label: String,
    /// Its colour, dashes and mark.
    pub style: LineStyle,
    /// Its points, from left to right.
    pub points: Vec<Point>,
}

/// A point of a line.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// The x coordinate.
    pub x: f64,
    /// The y coordinate.
    pub y: f64,
    /// The ends of its whisker; `None` where `y` is exact.
    pub range: Option<(f64, f64)>,
}

impl Plot {
    /// The range of x; `None` if there is no data.
    pub fn x_range(&self) -> Option<(f64, f64)> {
        let all = self.points().map(|point| point.x);
        Some((all.clone().min_by(f64::total_cmp)?, all.max_by(f64::total_cmp)?))
    }

    /// The scale of y; `None` if there is no data.
    pub fn y_scale(&self) -> Option<Scale> {
        let all = self.points().map(|point| point.y);
        let (low, high) = (all.clone().min_by(f64::total_cmp)?, all.max_by(f64::total_cmp)?);
        Some(if self.unit == Unit::Plain { Scale::linear(low, high) } else { Scale::logarithmic(low, high) })
    }

    /// The values of x that have a point.
    pub fn x_values(&self) -> Vec<f64> {
        let mut values: Vec<f64> = self.points().map(|point| point.x).collect();
        values.sort_by(f64::total_cmp);
        values.dedup();
        values
    }

    /// A number of this plot, as a label of an axis.
    pub fn number(&self, texts: &Texts, value: f64) -> String {
        match self.unit {
            Unit::Count => texts.number(value.round() as u64),
            Unit::Seconds => round_seconds(texts, value),
            Unit::Times => {
                say!(texts, "compare-times", number = Argument::decimal(value, digits(value)))
            }
            Unit::Plain => texts.decimal(value, digits(value)),
        }
    }

    fn points(&self) -> impl Iterator<Item = Point> + Clone {
        self.series.iter().flat_map(|series| series.points.iter().copied())
    }
}

/// Number of digits after the point that a round number needs, three at most.
fn digits(value: f64) -> usize {
    let is_whole = |places: usize| {
        let moved = value * 10_f64.powi(places as i32);
        (moved - moved.round()).abs() < 1e-6
    };
    (0..3).find(|&places| is_whole(places)).unwrap_or(3)
}
