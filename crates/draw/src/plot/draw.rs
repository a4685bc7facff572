//! A sheet of plots, one below the other.

use plyground_i18n::Texts;

use super::lines::Sides;
use super::{Plot, dots, lines};
use crate::figure::{Anchor, Svg, Weight, fitted};

/// The width of a sheet in pixels.
pub(super) const WIDTH: f64 = 760.0;
/// The margin at the edges.
pub(super) const MARGIN: f64 = 16.0;
/// Where the drawing of a panel begins, below its titles.
pub(super) const HEAD: f64 = 60.0;
/// The font size.
pub(super) const LETTERS: f64 = 13.0;

pub(super) const INK: &str = "#222222";
pub(super) const PALE: &str = "#555555";
pub(super) const GRID: &str = "#d8d8d8";
pub(super) const FAINT_GRID: &str = "#efefef";

/// The plots on one sheet, as SVG. `None` if none of them has data.
pub fn svg(texts: &Texts, plots: &[Plot]) -> Option<String> {
    let plots: Vec<&Plot> = plots.iter().filter(|plot| plot.x_range().is_some()).collect();
    let title = plots.first()?.title.clone();
    let height = |plot: &Plot| if is_one_place(plot) { dots::height(plot) } else { lines::HEIGHT };
    let mut svg = Svg::new(WIDTH, plots.iter().map(|plot| height(plot)).sum(), &title);
    let sides = plots.iter().map(|plot| Sides::of(texts, plot)).fold(Sides::default(), Sides::max);
    let mut top = 0.0;
    for plot in plots {
        svg.open(&format!("transform=\"translate(0 {top:.0})\""));
        titles(&mut svg, plot);
        if is_one_place(plot) {
            dots::draw(&mut svg, texts, plot);
        } else {
            lines::draw(&mut svg, texts, plot, sides);
        }
        svg.close();
        top += height(plot);
    }
    Some(svg.finish())
}

/// Whether all points have the same x, so that there is no line to draw.
fn is_one_place(plot: &Plot) -> bool {
    plot.x_values().len() < 2
}

fn titles(svg: &mut Svg, plot: &Plot) {
    let room = WIDTH - 2.0 * MARGIN;
    let title = fitted(&plot.title, 16.0, Weight::Bold, room);
    svg.text((MARGIN, 28.0), 16.0, Weight::Bold, Anchor::Start, INK, &title);
    let subtitle = fitted(&plot.subtitle, 12.0, Weight::Regular, room);
    svg.text((MARGIN, 46.0), 12.0, Weight::Regular, Anchor::Start, PALE, &subtitle);
}
