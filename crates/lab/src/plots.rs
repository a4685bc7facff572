//! From results to plots.

use std::fmt::Write;

use plyground_draw::plot::{LineStyle, Plot, Point, Series, Unit};
use plyground_i18n::{Family, Texts, say};

use crate::experiment::{Figures, Record, Results, figures};
use crate::names;

/// The quantities that can be plotted against depth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Quantity {
    /// Positions entered.
    Nodes,
    /// The time.
    Time,
    /// Legal moves of every node entered.
    Generated,
    /// Nodes evaluated without looking at a child.
    Leaves,
    /// Nodes with a cutoff.
    Cutoffs,
    /// The effective branching factor.
    Branching,
    /// How many times fewer nodes than minimax.
    FewerNodes,
    /// How many times faster than minimax.
    Faster,
    /// How many times more nodes than the minimal tree.
    TimesMinimal,
}

impl Quantity {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::Nodes,
        Self::Time,
        Self::Generated,
        Self::Leaves,
        Self::Cutoffs,
        Self::Branching,
        Self::FewerNodes,
        Self::Faster,
        Self::TimesMinimal,
    ];

    /// The quantity of this name.
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|quantity| quantity.id() == id)
    }

    /// The name typed on a command line.
    pub fn id(self) -> &'static str {
        match self {
            Self::Nodes => "nodes",
            Self::Time => "time",
            Self::Generated => "generated",
            Self::Leaves => "leaves",
            Self::Cutoffs => "cutoffs",
            Self::Branching => "branching",
            Self::FewerNodes => "fewer-nodes",
            Self::Faster => "faster",
            Self::TimesMinimal => "times-minimal",
        }
    }

    fn title(self, texts: &Texts) -> String {
        match self {
            Self::Nodes => texts.get("compare-quantity-nodes"),
            Self::Time => texts.get("compare-quantity-time"),
            Self::Generated => texts.get("compare-quantity-generated"),
            Self::Leaves => texts.get("compare-quantity-leaves"),
            Self::Cutoffs => texts.get("compare-quantity-cutoffs"),
            Self::Branching => texts.get("compare-quantity-branching"),
            Self::FewerNodes => texts.get("compare-quantity-fewer-nodes"),
            Self::Faster => texts.get("compare-quantity-faster"),
            Self::TimesMinimal => texts.get("compare-quantity-times-minimal"),
        }
    }

    fn unit(self) -> Unit {
        match self {
            Self::Nodes | Self::Generated | Self::Leaves | Self::Cutoffs => Unit::Count,
            Self::Time => Unit::Seconds,
            Self::Branching => Unit::Plain,
            Self::FewerNodes | Self::Faster | Self::TimesMinimal => Unit::Times,
        }
    }

    /// The number and its error bar: the quartiles of a time, one standard deviation to either side of a quotient.
    fn measure(self, record: &Record, figures: &Figures) -> Option<(f64, Option<(f64, f64)>)> {
        let counts = &record.counts;
        match self {
            Self::Nodes => Some((counts.nodes as f64, None)),
            Self::Time => record.time.map(|time| (time.median_s, time.quartiles())),
            Self::Generated => counts.generated.map(|count| (count as f64, None)),
            Self::Leaves => Some((counts.leaves() as f64, None)),
            Self::Cutoffs => Some((counts.cutoffs() as f64, None)),
            Self::Branching => figures.branching.map(|branching| (branching, None)),
            Self::FewerNodes => figures.fewer_nodes.map(|quotient| (quotient, None)),
            Self::Faster => figures.faster.map(|faster| (faster.value, faster.range())),
            Self::TimesMinimal => figures.times_minimal.map(|quotient| (quotient, None)),
        }
        // Zero has no place on a logarithmic scale.
        .filter(|&(number, _)| self.unit() == Unit::Plain || number > 0.0)
    }
}

/// The most lines in a plot; more are drawn in several plots, one for each order of moves.
const PLENTY: usize = 12;

/// The plots of these quantities: one for each position and evaluator, a line for each search and order of moves; a
/// search that does not depend on the order has one line for all. Plots without a point are left out.
pub fn plots(texts: &Texts, results: &Results, quantities: &[Quantity]) -> Vec<Plot> {
    let (together, apart) = (plot_data(texts, results, false), plot_data(texts, results, true));
    let mut plots: Vec<Plot> = Vec::new();
    for &quantity in quantities {
        let draw = |data: &PlotData<'_>| plot(texts, results, quantity, data);
        let mut drawn: Vec<Plot> = together.iter().map(draw).collect();
        if drawn.iter().any(|plot| plot.series.len() > PLENTY) {
            drawn = apart.iter().map(draw).collect();
        }
        plots.append(&mut drawn);
    }
    plots.retain(|plot| plot.x_range().is_some());
    plots
}

/// The searches of one plot.
struct PlotData<'a> {
    /// The part of a file name that distinguishes it from the other plots.
    name: String,
    subtitle: String,
    /// The order of moves, if each has its own plot.
    ordering: Option<&'a str>,
    /// The records with their figures and their line.
    rows: Vec<(&'a Record, Figures, SeriesIndex)>,
}

/// The line of a record in a plot: the indices of its search and of its order of moves.
#[derive(Clone, Copy, PartialEq, Eq)]
struct SeriesIndex {
    search: usize,
    order: usize,
}

/// What the searches of one plot have in common.
#[derive(Clone, Copy)]
struct Common<'a> {
    /// The index of the position.
    position: usize,
    evaluator: &'a str,
    /// The order of moves, if each has its own plot.
    ordering: Option<&'a str>,
}

fn plot_data<'a>(texts: &Texts, results: &'a Results, apart: bool) -> Vec<PlotData<'a>> {
    let experiment = &results.experiment;
    let orderings: Vec<Option<&str>> =
        if apart { experiment.orderings.iter().map(|o| Some(o.as_str())).collect() } else { vec![None] };
    let figures = figures(&results.records);
    let mut plot_data = Vec::new();
    for position in 0..experiment.positions.len() {
        for evaluator in &experiment.evaluators {
            for &ordering in &orderings {
                let common = Common { position, evaluator, ordering };
                let (name, subtitle) = describe(texts, results, common);
                plot_data.push(PlotData { name, subtitle, ordering, rows: rows(results, &figures, common) });
            }
        }
    }
    plot_data
}

fn rows<'a>(
    results: &'a Results,
    figures: &[Figures],
    common: Common<'_>,
) -> Vec<(&'a Record, Figures, SeriesIndex)> {
    let experiment = &results.experiment;
    let belongs = |record: &Record| {
        experiment.positions[common.position].holds(record)
            && record.evaluator == common.evaluator
            && common.ordering.is_none_or(|ordering| record.ordering == ordering)
    };
    let line = |record: &Record| {
        let search = experiment.algorithms.iter().position(|name| *name == record.algorithm);
        let order = experiment.orderings.iter().position(|name| *name == record.ordering);
        SeriesIndex { search: search.unwrap_or(0), order: order.unwrap_or(0) }
    };
    let rows = results.records.iter().zip(figures).filter(|(record, _)| belongs(record));
    rows.map(|(record, figures)| (record, *figures, line(record))).collect()
}

/// The end of a file name, and the subtitle.
fn describe(texts: &Texts, results: &Results, common: Common<'_>) -> (String, String) {
    let experiment = &results.experiment;
    let mut name = String::new();
    let mut subtitle = say!(
        texts,
        "compare-title",
        game = texts.name(Family::Game, &experiment.positions[common.position].game),
        evaluators = texts.name(Family::Evaluator, common.evaluator),
        count = 1,
        convention = texts.name(Family::Convention, &experiment.convention),
    );
    if experiment.positions.len() > 1 {
        let number = common.position + 1;
        let which = say!(texts, "compare-position-number", number = number);
        subtitle = say!(texts, "compare-list", before = subtitle, last = which);
        let _ = write!(name, "-position-{number}");
    }
    if experiment.evaluators.len() > 1 {
        let _ = write!(name, "-{}", common.evaluator.replace(':', "-"));
    }
    if let [only] = &experiment.orderings[..]
        && only != "natural"
    {
        let order = say!(texts, "compare-in-order", ordering = names::ordering(texts, only));
        subtitle = say!(texts, "compare-list", before = subtitle, last = order);
    }
    if let Some(ordering) = common.ordering {
        let _ = write!(name, "-{}", ordering.replace(':', "-"));
    }
    (name, subtitle)
}

fn plot(texts: &Texts, results: &Results, quantity: Quantity, data: &PlotData<'_>) -> Plot {
    let experiment = &results.experiment;
    let mut series = series(texts, quantity, data);
    if quantity == Quantity::Nodes {
        series.extend(minimal(texts, data));
    }
    for series in &mut series {
        series.points.sort_by(|a, b| a.x.total_cmp(&b.x));
    }
    let name = quantity.title(texts);
    let mut title = match experiment.depths[..] {
        [depth] => say!(texts, "compare-plot-at", quantity = &name, depth = depth),
        _ => say!(texts, "compare-plot-against", quantity = &name),
    };
    if let Some(ordering) = data.ordering {
        let order = say!(texts, "compare-in-order", ordering = names::ordering(texts, ordering));
        title = say!(texts, "compare-list", before = title, last = order);
    }
    Plot {
        name: format!("{}{}", quantity.id(), data.name),
        title,
        subtitle: data.subtitle.clone(),
        x_title: texts.get("compare-axis-depth"),
        y_title: name,
        unit: quantity.unit(),
        series,
    }
}

/// The lines of a plot, in the order in which they were measured.
fn series(texts: &Texts, quantity: Quantity, data: &PlotData<'_>) -> Vec<Series> {
    let mut lines: Vec<(SeriesIndex, &Record, Vec<Point>)> = Vec::new();
    for &(record, ref figures, line) in &data.rows {
        let Some((y, range)) = quantity.measure(record, figures) else { continue };
        let place = lines.iter().position(|(known, ..)| *known == line).unwrap_or_else(|| {
            lines.push((line, record, Vec::new()));
            lines.len() - 1
        });
        lines[place].2.push(Point { x: record.depth.into(), y, range });
    }
    let orders = {
        let mut orders: Vec<usize> = lines.iter().map(|(line, ..)| line.order).collect();
        orders.sort_unstable();
        orders.dedup();
        orders.len()
    };
    let mut series: Vec<Series> = Vec::new();
    for (line, record, points) in &lines {
        let search = names::searcher(texts, record);
        let same = lines.iter().filter(|(other, _, theirs)| other.search == line.search && theirs == points);
        let (label, style) = if orders < 2 {
            (search, LineStyle::Compared(line.search))
        } else if same.count() == orders {
            // A search without cutoffs has the same counts with every order.
            let any = texts.get("compare-any-order");
            (say!(texts, "compare-line", search = search, order = any), LineStyle::Compared(line.search))
        } else {
            let order = names::ordering(texts, &record.ordering);
            let label = say!(texts, "compare-line", search = search, order = order);
            (label, LineStyle::Crossed { search: line.search, order: line.order })
        };
        if !series.iter().any(|known| known.style == style) {
            series.push(Series { label, style, points: points.clone() });
        }
    }
    series
}

/// The sizes of the minimal trees, where they are known.
fn minimal(texts: &Texts, data: &PlotData<'_>) -> Option<Series> {
    let mut points: Vec<Point> = Vec::new();
    for (record, ..) in data.rows.iter().filter(|(record, ..)| record.is_sound()) {
        let x = f64::from(record.depth);
        if let Some(nodes) = record.minimal_tree
            && !points.iter().any(|point| (point.x - x).abs() < 0.5)
        {
            points.push(Point { x, y: nodes as f64, range: None });
        }
    }
    let label = texts.get("compare-minimal-tree");
    (!points.is_empty()).then_some(Series { label, style: LineStyle::Reference, points })
}

#[cfg(test)]
mod tests;
