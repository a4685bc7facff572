//! The records of an experiment as a table.

use plyground_draw::quantities::{percent, seconds, times, times_with_error};
use plyground_i18n::{Family, Texts, say};

use super::{Column, Table};
use crate::experiment::{Figures, Place, Record, Results, figures};
use crate::names;

/// The columns that a table of an experiment can have, in this order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Subject {
    Position,
    Evaluator,
    Ordering,
    Depth,
    Search,
    Value,
    Best,
    Nodes,
    Share,
    Generated,
    Leaves,
    Cutoffs,
    Researches,
    Time,
    Spread,
    Branching,
    FewerNodes,
    Faster,
    FirstCuts,
    ResearchRate,
    TimesMinimal,
    OrderingNodes,
}

/// All columns.
const SUBJECTS: [Subject; 22] = [
    Subject::Position,
    Subject::Evaluator,
    Subject::Ordering,
    Subject::Depth,
    Subject::Search,
    Subject::Value,
    Subject::Best,
    Subject::Nodes,
    Subject::Share,
    Subject::Generated,
    Subject::Leaves,
    Subject::Cutoffs,
    Subject::Researches,
    Subject::Time,
    Subject::Spread,
    Subject::Branching,
    Subject::FewerNodes,
    Subject::Faster,
    Subject::FirstCuts,
    Subject::ResearchRate,
    Subject::TimesMinimal,
    Subject::OrderingNodes,
];

/// An empty cell.
const NOTHING: &str = "-";

/// The table for people. Columns that are empty, or the same in every row, are left out.
pub fn table(texts: &Texts, results: &Results) -> Table {
    let figures = figures(&results.records);
    let shown: Vec<Subject> =
        SUBJECTS.into_iter().filter(|&subject| is_shown(subject, results, &figures)).collect();
    let row = |(record, figures): (&Record, &Figures)| {
        shown.iter().map(|&subject| cell(texts, subject, results, record, figures)).collect()
    };
    Table {
        title: title(texts, results),
        subtitles: positions(texts, &results.experiment.positions),
        columns: shown.iter().map(|&subject| column(texts, subject)).collect(),
        rows: results.records.iter().zip(&figures).map(row).collect(),
        notes: mistakes(texts, &results.records).into_iter().collect(),
    }
}

/// What is compared, in one line.
pub fn title(texts: &Texts, results: &Results) -> String {
    let experiment = &results.experiment;
    let mut games: Vec<&String> = Vec::new();
    for place in &experiment.positions {
        if !games.contains(&&place.game) {
            games.push(&place.game);
        }
    }
    let title = say!(
        texts,
        "compare-title",
        game = names::list(texts, Family::Game, games),
        evaluators = names::list(texts, Family::Evaluator, &experiment.evaluators),
        count = experiment.evaluators.len(),
        convention = texts.name(Family::Convention, &experiment.convention),
    );
    // Several orders have a column; the default one is not mentioned.
    match &experiment.orderings[..] {
        [only] if only != "natural" => {
            let order = say!(texts, "compare-in-order", ordering = names::ordering(texts, only));
            say!(texts, "compare-list", before = title, last = order)
        }
        _ => title,
    }
}

/// The positions with their numbers, if there are several.
fn positions(texts: &Texts, places: &[Place]) -> Vec<String> {
    let line = |(i, place): (usize, &Place)| {
        let (position, side) = (&place.position, place.to_move);
        say!(texts, "compare-position", number = i + 1, position = position, side = side)
    };
    if places.len() < 2 { Vec::new() } else { places.iter().enumerate().map(line).collect() }
}

/// Which mistakes the marked searches make.
fn mistakes(texts: &Texts, records: &[Record]) -> Option<String> {
    let mut names: Vec<&str> = Vec::new();
    for name in records.iter().flat_map(|record| &record.mutations) {
        if !names.contains(&name.as_str()) {
            names.push(name);
        }
    }
    (!names.is_empty()).then(|| say!(texts, "compare-mistakes", mistakes = names.join(", ")))
}

fn is_shown(subject: Subject, results: &Results, figures: &[Figures]) -> bool {
    let experiment = &results.experiment;
    match subject {
        Subject::Position => experiment.positions.len() > 1,
        Subject::Evaluator => experiment.evaluators.len() > 1,
        Subject::Ordering => experiment.orderings.len() > 1,
        Subject::Time => experiment.timing.is_some(),
        Subject::Spread => results.records.iter().any(|record| spread(record).is_some()),
        Subject::FewerNodes => figures.iter().any(|figures| figures.fewer_nodes.is_some()),
        Subject::Faster => figures.iter().any(|figures| figures.faster.is_some()),
        Subject::FirstCuts => figures.iter().any(|figures| figures.first_cuts.is_some()),
        Subject::ResearchRate => figures.iter().any(|figures| figures.research_rate.is_some()),
        Subject::TimesMinimal => figures.iter().any(|figures| figures.times_minimal.is_some()),
        Subject::OrderingNodes => results.records.iter().any(|record| record.ordering_nodes > 0),
        _ => true,
    }
}

fn column(texts: &Texts, subject: Subject) -> Column {
    let (key, number) = (Column::key, Column::number);
    match subject {
        Subject::Position => key(texts.get("compare-column-position")),
        Subject::Evaluator => key(texts.get("compare-column-evaluator")),
        Subject::Ordering => key(texts.get("compare-column-ordering")),
        Subject::Depth => key(texts.get("compare-column-depth")),
        Subject::Search => key(texts.get("compare-column-search")),
        Subject::Value => number(texts.get("compare-column-value"), texts.get("compare-explain-value")),
        Subject::Best => number(texts.get("compare-column-best"), texts.get("compare-explain-best")),
        Subject::Nodes => number(texts.get("compare-column-nodes"), texts.get("compare-explain-nodes")),
        Subject::Share => number(texts.get("compare-column-share"), texts.get("compare-explain-share")),
        Subject::Generated => {
            number(texts.get("compare-column-generated"), texts.get("compare-explain-generated"))
        }
        Subject::Leaves => number(texts.get("compare-column-leaves"), texts.get("compare-explain-leaves")),
        Subject::Cutoffs => number(texts.get("compare-column-cutoffs"), texts.get("compare-explain-cutoffs")),
        Subject::Researches => {
            number(texts.get("compare-column-researches"), texts.get("compare-explain-researches"))
        }
        Subject::Time => number(texts.get("compare-column-time"), texts.get("compare-explain-time")),
        Subject::Spread => number(texts.get("compare-column-spread"), texts.get("compare-explain-spread")),
        Subject::Branching => {
            number(texts.get("compare-column-branching"), texts.get("compare-explain-branching"))
        }
        Subject::FewerNodes => {
            number(texts.get("compare-column-fewer-nodes"), texts.get("compare-explain-fewer-nodes"))
        }
        Subject::Faster => number(texts.get("compare-column-faster"), texts.get("compare-explain-faster")),
        Subject::FirstCuts => {
            number(texts.get("compare-column-first-cuts"), texts.get("compare-explain-first-cuts"))
        }
        Subject::ResearchRate => {
            number(texts.get("compare-column-research-rate"), texts.get("compare-explain-research-rate"))
        }
        Subject::TimesMinimal => {
            number(texts.get("compare-column-times-minimal"), texts.get("compare-explain-times-minimal"))
        }
        Subject::OrderingNodes => {
            number(texts.get("compare-column-ordering-nodes"), texts.get("compare-explain-ordering-nodes"))
        }
    }
}

fn cell(texts: &Texts, subject: Subject, results: &Results, record: &Record, figures: &Figures) -> String {
    let counts = &record.counts;
    let text = match subject {
        Subject::Position => {
            let here = results.experiment.positions.iter().position(|place| place.holds(record));
            here.map(|i| texts.number(i as u64 + 1))
        }
        Subject::Evaluator => Some(texts.name(Family::Evaluator, &record.evaluator)),
        Subject::Ordering => Some(names::ordering(texts, &record.ordering)),
        Subject::Depth => Some(texts.number(record.depth.into())),
        Subject::Search => Some(names::searcher(texts, record)),
        Subject::Value => record.value.map(|value| value.to_string()),
        Subject::Best => record.best.clone(),
        Subject::Nodes => Some(texts.number(counts.nodes)),
        Subject::Share => Some(percent(texts, figures.share)),
        Subject::Generated => Some(texts.number(counts.generated)),
        Subject::Leaves => Some(texts.number(counts.leaves())),
        Subject::Cutoffs => Some(texts.number(counts.cutoffs())),
        Subject::Researches => Some(texts.number(counts.researches)),
        Subject::Time => record.time.map(|time| seconds(texts, time.median_s)),
        Subject::Spread => spread(record).map(|spread| percent(texts, spread)),
        Subject::Branching => figures.branching.map(|branching| texts.decimal(branching, 2)),
        Subject::FewerNodes => figures.fewer_nodes.map(|quotient| times(texts, quotient)),
        Subject::Faster => figures.faster.map(|ratio| times_with_error(texts, ratio.value, ratio.error)),
        Subject::FirstCuts => figures.first_cuts.map(|part| percent(texts, part)),
        Subject::ResearchRate => figures.research_rate.map(|part| percent(texts, part)),
        Subject::TimesMinimal => figures.times_minimal.map(|quotient| times(texts, quotient)),
        Subject::OrderingNodes => Some(texts.number(record.ordering_nodes)),
    };
    text.unwrap_or_else(|| NOTHING.to_owned())
}

/// The interquartile range of the time, as a fraction of its median.
fn spread(record: &Record) -> Option<f64> {
    record.time.as_ref()?.relative_range()
}
