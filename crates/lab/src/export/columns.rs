//! The records of an experiment as a table.

use plyground_draw::quantities::{percent, seconds, times, times_with_error};
use plyground_i18n::{Family, Texts, say};

use super::{Column, DataTable};
use crate::experiment::{Figures, GamePosition, Record, Results, figures};
use crate::names;

/// The columns that a table of an experiment can have, in this order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum RecordColumn {
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
const COLUMNS: [RecordColumn; 22] = [
    RecordColumn::Position,
    RecordColumn::Evaluator,
    RecordColumn::Ordering,
    RecordColumn::Depth,
    RecordColumn::Search,
    RecordColumn::Value,
    RecordColumn::Best,
    RecordColumn::Nodes,
    RecordColumn::Share,
    RecordColumn::Generated,
    RecordColumn::Leaves,
    RecordColumn::Cutoffs,
    RecordColumn::Researches,
    RecordColumn::Time,
    RecordColumn::Spread,
    RecordColumn::Branching,
    RecordColumn::FewerNodes,
    RecordColumn::Faster,
    RecordColumn::FirstCuts,
    RecordColumn::ResearchRate,
    RecordColumn::TimesMinimal,
    RecordColumn::OrderingNodes,
];

/// An empty cell.
const NOTHING: &str = "-";

/// The table for people. Columns that are empty, or the same in every row, are left out.
pub fn table(texts: &Texts, results: &Results) -> DataTable {
    let figures = figures(&results.records);
    let shown: Vec<RecordColumn> =
        COLUMNS.into_iter().filter(|&column| is_shown(column, results, &figures)).collect();
    let row = |(record, figures): (&Record, &Figures)| {
        shown.iter().map(|&column| cell(texts, column, results, record, figures)).collect()
    };
    DataTable {
        heading: say!(texts, "compare-heading", game = games(texts, results)),
        title: title(texts, results),
        subtitles: positions(texts, &results.experiment.positions),
        columns: shown.iter().map(|&column| heading(texts, column)).collect(),
        rows: results.records.iter().zip(&figures).map(row).collect(),
        notes: mistakes(texts, &results.records).into_iter().chain(scattered(texts, &figures)).collect(),
    }
}

/// The names of the games, each once.
fn games(texts: &Texts, results: &Results) -> String {
    let mut games: Vec<&String> = Vec::new();
    for place in &results.experiment.positions {
        if !games.contains(&&place.game) {
            games.push(&place.game);
        }
    }
    names::list(texts, Family::Game, games)
}

/// What is compared, in one line.
pub fn title(texts: &Texts, results: &Results) -> String {
    let experiment = &results.experiment;
    let title = say!(
        texts,
        "compare-title",
        game = games(texts, results),
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
fn positions(texts: &Texts, places: &[GamePosition]) -> Vec<String> {
    let line = |(i, place): (usize, &GamePosition)| {
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

/// That some times scatter too much to be compared.
fn scattered(texts: &Texts, figures: &[Figures]) -> Option<String> {
    let count = figures.iter().filter(|figures| figures.is_scattered).count();
    (count > 0).then(|| say!(texts, "compare-scattered", count = count))
}

fn is_shown(column: RecordColumn, results: &Results, figures: &[Figures]) -> bool {
    let experiment = &results.experiment;
    match column {
        RecordColumn::Position => experiment.positions.len() > 1,
        RecordColumn::Evaluator => experiment.evaluators.len() > 1,
        RecordColumn::Ordering => experiment.orderings.len() > 1,
        RecordColumn::Time => experiment.timing.is_some(),
        RecordColumn::Spread => results.records.iter().any(|record| spread(record).is_some()),
        RecordColumn::FewerNodes => figures.iter().any(|figures| figures.fewer_nodes.is_some()),
        RecordColumn::Faster => figures.iter().any(|figures| figures.faster.is_some()),
        RecordColumn::FirstCuts => figures.iter().any(|figures| figures.first_cuts.is_some()),
        RecordColumn::ResearchRate => figures.iter().any(|figures| figures.research_rate.is_some()),
        RecordColumn::TimesMinimal => figures.iter().any(|figures| figures.times_minimal.is_some()),
        RecordColumn::OrderingNodes => results.records.iter().any(|record| record.ordering_nodes > 0),
        _ => true,
    }
}

fn heading(texts: &Texts, column: RecordColumn) -> Column {
    let (key, number) = (Column::key, Column::number);
    match column {
        RecordColumn::Position => key(texts.get("compare-column-position")),
        RecordColumn::Evaluator => key(texts.get("compare-column-evaluator")),
        RecordColumn::Ordering => key(texts.get("compare-column-ordering")),
        RecordColumn::Depth => key(texts.get("compare-column-depth")),
        RecordColumn::Search => key(texts.get("compare-column-search")),
        RecordColumn::Value => number(texts.get("compare-column-value"), texts.get("compare-explain-value")),
        RecordColumn::Best => number(texts.get("compare-column-best"), texts.get("compare-explain-best")),
        RecordColumn::Nodes => number(texts.get("compare-column-nodes"), texts.get("compare-explain-nodes")),
        RecordColumn::Share => number(texts.get("compare-column-share"), texts.get("compare-explain-share")),
        RecordColumn::Generated => {
            number(texts.get("compare-column-generated"), texts.get("compare-explain-generated"))
        }
        RecordColumn::Leaves => {
            number(texts.get("compare-column-leaves"), texts.get("compare-explain-leaves"))
        }
        RecordColumn::Cutoffs => {
            number(texts.get("compare-column-cutoffs"), texts.get("compare-explain-cutoffs"))
        }
        RecordColumn::Researches => {
            number(texts.get("compare-column-researches"), texts.get("compare-explain-researches"))
        }
        RecordColumn::Time => number(texts.get("compare-column-time"), texts.get("compare-explain-time")),
        RecordColumn::Spread => {
            number(texts.get("compare-column-spread"), texts.get("compare-explain-spread"))
        }
        RecordColumn::Branching => {
            number(texts.get("compare-column-branching"), texts.get("compare-explain-branching"))
        }
        RecordColumn::FewerNodes => {
            number(texts.get("compare-column-fewer-nodes"), texts.get("compare-explain-fewer-nodes"))
        }
        RecordColumn::Faster => {
            number(texts.get("compare-column-faster"), texts.get("compare-explain-faster"))
        }
        RecordColumn::FirstCuts => {
            number(texts.get("compare-column-first-cuts"), texts.get("compare-explain-first-cuts"))
        }
        RecordColumn::ResearchRate => {
            number(texts.get("compare-column-research-rate"), texts.get("compare-explain-research-rate"))
        }
        RecordColumn::TimesMinimal => {
            number(texts.get("compare-column-times-minimal"), texts.get("compare-explain-times-minimal"))
        }
        RecordColumn::OrderingNodes => {
            number(texts.get("compare-column-ordering-nodes"), texts.get("compare-explain-ordering-nodes"))
        }
    }
}

fn cell(
    texts: &Texts,
    column: RecordColumn,
    results: &Results,
    record: &Record,
    figures: &Figures,
) -> String {
    let counts = &record.counts;
    let text = match column {
        RecordColumn::Position => {
            let here = results.experiment.positions.iter().position(|place| place.holds(record));
            here.map(|i| texts.number(i as u64 + 1))
        }
        RecordColumn::Evaluator => Some(texts.name(Family::Evaluator, &record.evaluator)),
        RecordColumn::Ordering => Some(names::ordering(texts, &record.ordering)),
        RecordColumn::Depth => Some(texts.number(record.depth.into())),
        RecordColumn::Search => Some(names::searcher(texts, record)),
        RecordColumn::Value => record.value.map(|value| value.to_string()),
        RecordColumn::Best => record.best.clone(),
        RecordColumn::Nodes => Some(texts.number(counts.nodes)),
        RecordColumn::Share => Some(percent(texts, figures.share)),
        RecordColumn::Generated => counts.generated.map(|count| texts.number(count)),
        RecordColumn::Leaves => Some(texts.number(counts.leaves())),
        RecordColumn::Cutoffs => Some(texts.number(counts.cutoffs())),
        RecordColumn::Researches => Some(texts.number(counts.researches)),
        RecordColumn::Time => record.time.map(|time| seconds(texts, time.median_s)),
        RecordColumn::Spread => spread(record).map(|spread| percent(texts, spread)),
        RecordColumn::Branching => figures.branching.map(|branching| texts.decimal(branching, 2)),
        RecordColumn::FewerNodes => figures.fewer_nodes.map(|quotient| times(texts, quotient)),
        RecordColumn::Faster => figures.faster.map(|ratio| times_with_error(texts, ratio.value, ratio.error)),
        RecordColumn::FirstCuts => figures.first_cuts.map(|part| percent(texts, part)),
        RecordColumn::ResearchRate => figures.research_rate.map(|part| percent(texts, part)),
        RecordColumn::TimesMinimal => figures.times_minimal.map(|quotient| times(texts, quotient)),
        RecordColumn::OrderingNodes => Some(texts.number(record.ordering_nodes)),
    };
    text.unwrap_or_else(|| NOTHING.to_owned())
}

/// The interquartile range of the time, as a fraction of its median.
fn spread(record: &Record) -> Option<f64> {
    record.time.as_ref()?.relative_range()
}
