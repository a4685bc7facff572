//! Plots of experiments: lines against depth that can be told apart in black and white and by people who do not see
//! colours, with their names at their ends.
//!
//! A [`Plot`] is what is drawn, [`svg`] draws several of them on one sheet; [`plots`] makes them from results. The
//! terminal's chart is drawn from the same [`Plot`].

mod dots;
mod draw;
mod labels;
mod lines;
mod look;
mod scale;

pub use draw::svg;
pub use labels::spread;
pub use look::{Look, Marker};
pub use scale::{Scale, Tick};

use plyground_i18n::{Argument, Texts, say};

use crate::quantities::round_seconds;

/// One picture.
#[derive(Clone, PartialEq, Debug)]
pub struct Plot {
    /// A name for a file, without its ending.
    pub name: String,
    /// What it shows.
    pub title: String,
    /// Of what.
    pub subtitle: String,
    /// What is measured along the bottom.
    pub x_title: String,
    /// What is measured upwards.
    pub y_title: String,
    /// What its numbers are.
    pub unit: Unit,
    /// The lines.
    pub series: Vec<Series>,
}

/// What the numbers of a plot are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// Whole things, from a few to very many: drawn on a logarithmic scale.
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
    /// What tells it from the others.
    pub look: Look,
    /// Its points, from left to right.
    pub points: Vec<Point>,
}

/// A point of a line.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// Along the bottom.
    pub x: f64,
    /// Upwards.
    pub y: f64,
    /// From where to where a whisker goes; `None` where `y` is exact.
    pub range: Option<(f64, f64)>,
}

impl Plot {
    /// Where lines begin and end along the bottom; `None` if there is nothing to draw.
    pub fn x_range(&self) -> Option<(f64, f64)> {
        let all = self.points().map(|point| point.x);
        Some((all.clone().min_by(f64::total_cmp)?, all.max_by(f64::total_cmp)?))
    }

    /// The scale upwards; `None` if there is nothing to draw.
    pub fn y_scale(&self) -> Option<Scale> {
        let all = self.points().map(|point| point.y);
        let (low, high) = (all.clone().min_by(f64::total_cmp)?, all.max_by(f64::total_cmp)?);
        Some(if self.unit == Unit::Plain { Scale::linear(low, high) } else { Scale::logarithmic(low, high) })
    }

    /// The places along the bottom where there is a point.
    pub fn x_values(&self) -> Vec<f64> {
        let mut values: Vec<f64> = self.points().map(|point| point.x).collect();
        values.sort_by(f64::total_cmp);
        values.dedup();
        values
    }

    /// A number of this plot, as it stands at an axis.
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

/// How many digits after the point a round number needs, three at most.
fn digits(value: f64) -> usize {
    let is_whole = |places: usize| {
        let moved = value * 10_f64.powi(places as i32);
        (moved - moved.round()).abs() < 1e-6
    };
    (0..3).find(|&places| is_whole(places)).unwrap_or(3)
}
