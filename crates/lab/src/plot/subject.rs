//! From results to plots.

use std::fmt::Write;

use plyground_i18n::{Texts, say};

use super::{Look, Plot, Point, Series, Unit};
use crate::experiment::{Figures, Record, Results, figures};

/// What can be drawn against depth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    /// Positions entered.
    Nodes,
    /// How long it took.
    Time,
    /// Legal moves of every node entered.
    Generated,
    /// Nodes valued without looking at a child.
    Leaves,
    /// Nodes left early.
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

impl Subject {
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

    /// The number and where it may lie as well: the quartiles of a time, one standard deviation to either side of a quotient.
    fn measure(self, record: &Record, figures: &Figures) -> Option<(f64, Option<(f64, f64)>)> {
        let counts = &record.counts;
        match self {
            Self::Nodes => Some((counts.nodes as f64, None)),
            Self::Time => record.time.map(|time| (time.median_s, time.quartiles())),
            Self::Generated => Some((counts.generated as f64, None)),
            Self::Leaves => Some((counts.leaves() as f64, None)),
            Self::Cutoffs => Some((counts.cutoffs() as f64, None)),
            Self::Branching => figures.branching.map(|branching| (branching, None)),
            Self::FewerNodes => figures.fewer_nodes.map(|quotient| (quotient, None)),
            Self::Faster => figures.faster.map(|faster| (faster.value, faster.range())),
            Self::TimesMinimal => figures.times_minimal.map(|quotient| (quotient, None)),
        }
        // Nothing has no place on a logarithmic scale.
        .filter(|&(number, _)| self.unit() == Unit::Plain || number > 0.0)
    }
}

/// More lines than this are drawn in several plots.
const PLENTY: usize = 8;

/// The plots of these subjects: one for each position and evaluator, a line for each search and order of moves. Plots
/// without a point are left out.
pub fn plots(texts: &Texts, results: &Results, subjects: &[Subject]) -> Vec<Plot> {
    let parts = parts(texts, results);
    let all = subjects.iter().flat_map(|&subject| parts.iter().map(move |part| (subject, part)));
    let plots = all.map(|(subject, part)| plot(texts, results, subject, part));
    plots.filter(|plot| plot.x_range().is_some()).collect()
}

/// The searches of one plot.
struct Part<'a> {
    /// What tells it from the other parts, for the name of a file.
    name: String,
    subtitle: String,
    /// The records with their figures and with the place of their line among all.
    rows: Vec<(&'a Record, Figures, usize)>,
}

/// What the searches of one plot have in common.
#[derive(Clone, Copy)]
struct Common<'a> {
    /// The place of the position among all.
    position: usize,
    evaluator: &'a str,
    /// The order of moves, where each has a plot of its own.
    ordering: Option<&'a str>,
}

fn parts<'a>(texts: &Texts, results: &'a Results) -> Vec<Part<'a>> {
    let experiment = &results.experiment;
    let lines = experiment.algorithms.len() * experiment.orderings.len();
    let orderings: Vec<Option<&str>> = if lines > PLENTY {
        experiment.orderings.iter().map(|o| Some(o.as_str())).collect()
    } else {
        vec![None]
    };
    let figures = figures(&results.records);
    let mut parts = Vec::new();
    for position in 0..experiment.positions.len() {
        for evaluator in &experiment.evaluators {
            for &ordering in &orderings {
                let common = Common { position, evaluator, ordering };
                let (name, subtitle) = describe(texts, results, common);
                parts.push(Part { name, subtitle, rows: rows(results, &figures, common) });
            }
        }
    }
    parts
}

fn rows<'a>(
    results: &'a Results,
    figures: &[Figures],
    common: Common<'_>,
) -> Vec<(&'a Record, Figures, usize)> {
    let experiment = &results.experiment;
    let belongs = |record: &Record| {
        experiment.positions[common.position].holds(record)
            && record.evaluator == common.evaluator
            && common.ordering.is_none_or(|ordering| record.ordering == ordering)
    };
    let line = |record: &Record| {
        let algorithm = experiment.algorithms.iter().position(|name| *name == record.algorithm);
        let ordering = experiment.orderings.iter().position(|name| *name == record.ordering);
        algorithm.unwrap_or(0) + experiment.algorithms.len() * ordering.unwrap_or(0)
    };
    let rows = results.records.iter().zip(figures).filter(|(record, _)| belongs(record));
    rows.map(|(record, figures)| (record, *figures, line(record))).collect()
}

/// The end of the name of a file, and the line below the title.
fn describe(texts: &Texts, results: &Results, common: Common<'_>) -> (String, String) {
    let experiment = &results.experiment;
    let mut name = String::new();
    let mut subtitle = say!(
        texts,
        "compare-title",
        game = &experiment.positions[common.position].game,
        evaluators = common.evaluator,
        count = 1,
        convention = &experiment.convention,
    );
    if experiment.positions.len() > 1 {
        let number = common.position + 1;
        let which = say!(texts, "compare-position-number", number = number);
        subtitle = say!(texts, "compare-list", before = subtitle, last = which);
        let _ = write!(name, "-position-{number}");
    }
    if experiment.evaluators.len() > 1 {
        let _ = write!(name, "-{}", common.evaluator);
    }
    let unusual = match &experiment.orderings[..] {
        [only] if only != "natural" => Some(only.as_str()),
        _ => None,
    };
    if let Some(ordering) = common.ordering.or(unusual) {
        let order = say!(texts, "compare-in-order", ordering = ordering);
        subtitle = say!(texts, "compare-list", before = subtitle, last = order);
    }
    if let Some(ordering) = common.ordering {
        let _ = write!(name, "-{}", ordering.replace(':', "-"));
    }
    (name, subtitle)
}

fn plot(texts: &Texts, results: &Results, subject: Subject, part: &Part<'_>) -> Plot {
    let experiment = &results.experiment;
    let several_orders = part.rows.iter().any(|(record, ..)| record.ordering != part.rows[0].0.ordering);
    let mut series: Vec<Series> = Vec::new();
    for (record, figures, line) in &part.rows {
        let Some((y, range)) = subject.measure(record, figures) else { continue };
        let look = Look::Line(*line);
        let place = series.iter().position(|series| series.look == look).unwrap_or_else(|| {
            let mark = if record.is_sound() { "" } else { " *" };
            let name = format!("{}{mark}", record.algorithm);
            let label = if several_orders {
                say!(texts, "compare-list", before = name, last = &record.ordering)
            } else {
                name
            };
            series.push(Series { label, look, points: Vec::new() });
            series.len() - 1
        });
        series[place].points.push(Point { x: record.depth.into(), y, range });
    }
    if subject == Subject::Nodes {
        series.extend(minimal(texts, part));
    }
    for series in &mut series {
        series.points.sort_by(|a, b| a.x.total_cmp(&b.x));
    }
    let quantity = subject.title(texts);
    let title = match experiment.depths[..] {
        [depth] => say!(texts, "compare-plot-at", quantity = &quantity, depth = depth),
        _ => say!(texts, "compare-plot-against", quantity = &quantity),
    };
    Plot {
        name: format!("{}{}", subject.id(), part.name),
        title,
        subtitle: part.subtitle.clone(),
        x_title: texts.get("compare-axis-depth"),
        y_title: quantity,
        unit: subject.unit(),
        series,
    }
}

/// The sizes of the smallest trees, where they are known.
fn minimal(texts: &Texts, part: &Part<'_>) -> Option<Series> {
    let mut points: Vec<Point> = Vec::new();
    for (record, ..) in part.rows.iter().filter(|(record, ..)| record.is_sound()) {
        let x = f64::from(record.depth);
        if let Some(nodes) = record.minimal_tree
            && !points.iter().any(|point| (point.x - x).abs() < 0.5)
        {
            points.push(Point { x, y: nodes as f64, range: None });
        }
    }
    let label = texts.get("compare-minimal-tree");
    (!points.is_empty()).then_some(Series { label, look: Look::Reference, points })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::experiment::Experiment;
    use crate::experiment::samples::{record, time};

    /// Three searches at two depths, one of them timed.
    fn results() -> Results {
        let session = plyground_registry::open("tic-tac-toe").unwrap();
        let mut experiment = Experiment::of(&*session);
        experiment.positions[0].position = ".../.../...".to_owned();
        experiment.evaluators = vec!["outcome".to_owned()];
        experiment.algorithms.retain(|name| name != "negascout");
        experiment.depths = vec![1, 2];
        let mut records = Vec::new();
        for (depth, nodes) in [(1, [10, 10, 10]), (2, [82, 82, 36])] {
            for (name, nodes) in ["minimax", "negamax", "alpha-beta"].into_iter().zip(nodes) {
                let mut record = record(name, depth, nodes);
                record.minimal_tree = Some(9 + u64::from(depth));
                record.time = (name == "minimax").then(|| time(f64::from(depth) * 1e-6, 1e-7));
                records.push(record);
            }
        }
        Results { experiment, records }
    }

    fn names(plot: &Plot) -> Vec<&str> {
        plot.series.iter().map(|series| series.label.as_str()).collect()
    }

    #[test]
    fn a_line_for_each_search_and_one_for_the_smallest_tree() {
        let [plot] = &plots(&Texts::english(), &results(), &[Subject::Nodes])[..] else { panic!("one plot") };
        assert_eq!((&*plot.name, &*plot.title), ("nodes", "Nodes against depth"));
        assert_eq!(plot.subtitle, "tic-tac-toe, evaluator outcome, conventions plyground");
        assert_eq!(names(plot), ["minimax", "negamax", "alpha-beta", "minimal tree"]);
        let heights = |series: &Series| series.points.iter().map(|point| point.y).collect::<Vec<_>>();
        assert_eq!(heights(&plot.series[2]), [10.0, 36.0]);
        assert_eq!(heights(&plot.series[3]), [10.0, 11.0]);
    }

    #[test]
    fn what_was_not_measured_has_no_line_and_nothing_has_no_plot() {
        let texts = Texts::english();
        let mut results = results();
        let plots_of = |results: &Results, subject| plots(&texts, results, &[subject]);
        assert_eq!(names(&plots_of(&results, Subject::Time)[0]), ["minimax"]);
        assert_eq!(plots_of(&results, Subject::Cutoffs), [], "there is no logarithm of nothing");
        results.records.clear();
        assert_eq!(plots(&texts, &results, &Subject::ALL), []);
        assert_eq!(super::super::svg(&texts, &[]), None);
    }

    #[test]
    fn every_evaluator_has_its_plot_and_every_order_its_line() {
        let mut results = results();
        let mut others = results.records.clone();
        results.experiment.orderings = vec!["natural".to_owned(), "centre".to_owned()];
        results.experiment.evaluators.push("zero".to_owned());
        for record in &mut others {
            record.ordering = "centre".to_owned();
        }
        results.records.append(&mut others);
        let mut others = results.records.clone();
        for record in &mut others {
            record.evaluator = "zero".to_owned();
        }
        results.records.append(&mut others);
        let plots = plots(&Texts::english(), &results, &[Subject::Nodes]);
        let files: Vec<&str> = plots.iter().map(|plot| plot.name.as_str()).collect();
        assert_eq!(files, ["nodes-outcome", "nodes-zero"]);
        assert_eq!(names(&plots[1])[3..6], ["minimax, centre", "negamax, centre", "alpha-beta, centre"]);
        let looks: Vec<Look> = plots[0].series.iter().map(|series| series.look).collect();
        assert_eq!(looks, plots[1].series.iter().map(|series| series.look).collect::<Vec<_>>());
    }

    #[test]
    fn too_many_lines_are_spread_over_several_plots() {
        let mut results = results();
        results.experiment.orderings = ["natural", "centre", "best:1"].map(str::to_owned).to_vec();
        let plots = plots(&Texts::english(), &results, &[Subject::Nodes]);
        let [natural] = &plots[..] else { panic!("only one order was searched") };
        assert_eq!(natural.name, "nodes-natural");
        assert!(natural.subtitle.ends_with("moves in the order natural"), "{}", natural.subtitle);
    }

    /// The texts of a picture that stand at the right of everything else, from top to bottom.
    fn line_names(svg: &str) -> Vec<(f64, String)> {
        let number = |tag: &str, name: &str| -> f64 {
            let from = tag.split(&format!(" {name}=\"")).nth(1).unwrap();
            from.split('"').next().unwrap().parse().unwrap()
        };
        let texts = svg.split("<text").skip(1).map(|tag| tag.split("</text>").next().unwrap());
        let mut names: Vec<(f64, String)> = texts
            .filter(|tag| number(tag, "x") > 550.0 && !tag.contains("text-anchor"))
            .map(|tag| (number(tag, "y"), tag.split('>').nth(1).unwrap().to_owned()))
            .collect();
        names.sort_by(|a, b| a.0.total_cmp(&b.0));
        names
    }

    #[test]
    fn names_stand_apart_where_lines_end_together() {
        let texts = Texts::english();
        let plots = plots(&texts, &results(), &[Subject::Nodes]);
        let svg = super::super::svg(&texts, &plots).unwrap();
        let names = line_names(&svg);
        let written: Vec<&str> = names.iter().map(|(_, name)| name.as_str()).collect();
        assert_eq!(written, ["minimax", "negamax", "alpha-beta", "minimal tree"], "{svg}");
        assert!(names.windows(2).all(|pair| pair[1].0 - pair[0].0 >= 13.0), "{names:?}");
        assert!(crate::figure::png(&svg, 1.0).is_ok());
        assert!(svg.contains(">100</text>"), "numbers stand at the axis");
    }

    #[test]
    fn one_depth_is_drawn_as_points_with_their_numbers() {
        let texts = Texts::english();
        let mut results = results();
        results.experiment.depths = vec![2];
        results.records.drain(..3);
        let plots = plots(&texts, &results, &[Subject::Nodes]);
        assert_eq!(plots[0].title, "Nodes at depth 2");
        let svg = super::super::svg(&texts, &plots).unwrap();
        assert!(
            svg.contains(">36</text>") && svg.contains(">82</text>") && !svg.contains("<polyline"),
            "{svg}"
        );
    }
}
