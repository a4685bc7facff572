//! The counts and measurements: tables and plots.

use plyground_draw::quantities::seconds;
use plyground_i18n::say;
use plyground_lab::experiment::{Figures, Record, figures};
use plyground_lab::export::disturbance;
use plyground_lab::plots::Quantity;

use super::memory::memory;
use super::{Block, ChapterContext, capitalised, paragraph};
use crate::document::{Align, Figure, Span, Table, label, plain, prose};
use crate::findings::{name_of, ordering_name};
use crate::pictures::against_depth;

pub(super) fn measurements(cx: &ChapterContext<'_>) -> Vec<Block> {
    let (texts, findings) = (cx.texts, cx.findings);
    let mut blocks = vec![paragraph(prose!(texts, "report-measure-nodes", table = label("tab-nodes")))];
    blocks.push(Block::Table(by_depth(cx, "tab-nodes", prose!(texts, "report-table-nodes"), |record| {
        cx.count(record.counts.nodes, format!("{}/nodes", name_of(record)))
    })));
    if let Some((width, svg)) = against_depth(cx, Quantity::Nodes) {
        let caption = prose!(texts, "report-figure-nodes");
        blocks.push(Block::Figure(Figure { label: "fig-nodes".to_owned(), caption, svg, width }));
    }
    if findings.comparison.iter().any(|record| record.time.is_some()) {
        blocks.extend(times(cx));
    }
    blocks.push(paragraph(prose!(texts, "report-measure-counts", table = label("tab-counts"))));
    blocks.push(Block::Table(counts(cx)));
    blocks.extend(derived(cx));
    blocks.extend(orders(cx));
    blocks.extend(memory(cx));
    blocks
}

/// The depths of the comparison with the records of all searches.
fn rows_by_depth<'a>(cx: &'a ChapterContext<'_>) -> impl Iterator<Item = (u16, Vec<&'a Record>)> {
    let findings = cx.findings;
    findings.settings.depths.iter().map(move |&depth| {
        let of = |id: &String| {
            findings.comparison.iter().find(|record| record.depth == depth && record.algorithm == *id)
        };
        (depth, findings.settings.algorithms.iter().filter_map(of).collect())
    })
}

/// A table with a row for every depth and a column for every search.
fn by_depth(
    cx: &ChapterContext<'_>,
    label: &str,
    caption: Vec<Span>,
    cell: impl Fn(&Record) -> Vec<Span>,
) -> Table {
    let algorithms = &cx.findings.settings.algorithms;
    let row = |(depth, records): (u16, Vec<&Record>)| {
        let mut row = vec![Span::text(depth.to_string())];
        row.extend(records.into_iter().map(&cell));
        row
    };
    let mut head = vec![cx.texts.get("report-head-depth")];
    head.extend(algorithms.iter().map(|id| cx.search(id)));
    Table {
        label: label.to_owned(),
        caption,
        columns: vec![Align::Right; algorithms.len() + 1],
        head,
        rows: rows_by_depth(cx).map(row).collect(),
        rules: Vec::new(),
    }
}

fn times(cx: &ChapterContext<'_>) -> Vec<Block> {
    let texts = cx.texts;
    let runs = cx.findings.comparison.iter().filter_map(|record| record.time).map(|time| time.runs);
    let (least, most) = (runs.clone().min().unwrap_or(1), runs.max().unwrap_or(1));
    let mut text =
        prose!(texts, "report-measure-times", table = label("tab-times"), least = least, most = most);
    text.push(Span::Text(" ".to_owned()));
    text.extend(prose!(texts, "report-measure-apart"));
    let cell = |record: &Record| match record.time {
        Some(time) => {
            let median = seconds(texts, time.median_s);
            Span::text(match time.relative_range() {
                Some(range) => {
                    let percent = texts.decimal(100.0 * range, 1);
                    say!(texts, "report-time-and-range", time = median, percent = percent)
                }
                None => median,
            })
        }
        None => Span::text("–"),
    };
    let mut blocks = vec![
        paragraph(text),
        Block::Table(by_depth(cx, "tab-times", prose!(texts, "report-table-times"), cell)),
    ];
    if let Some(warning) = disturbance(texts, &cx.findings.comparison) {
        blocks.push(paragraph(Span::text(format!("{}.", capitalised(&warning)))));
    }
    if let Some((width, svg)) = against_depth(cx, Quantity::Time) {
        let caption = prose!(texts, "report-figure-times");
        blocks.push(Block::Figure(Figure { label: "fig-times".to_owned(), caption, svg, width }));
    }
    blocks
}

/// All counts.
fn counts(cx: &ChapterContext<'_>) -> Table {
    let texts = cx.texts;
    let (mut rows, mut rules) = (Vec::new(), Vec::new());
    for (depth, records) in rows_by_depth(cx) {
        if !rows.is_empty() {
            rules.push(rows.len());
        }
        for (i, record) in records.into_iter().enumerate() {
            let counts = &record.counts;
            let count = |what: &str, number: u64| cx.count(number, format!("{}/{what}", name_of(record)));
            rows.push(vec![
                Span::text(if i == 0 { depth.to_string() } else { String::new() }),
                Span::text(cx.search(&record.algorithm)),
                Span::text(cx.maybe(record.value)),
                vec![Span::Code(record.best.clone().unwrap_or_else(|| "–".to_owned()))],
                count("generated", counts.generated.unwrap_or_default()),
                count("leaves", counts.leaves()),
                count("cutoffs", counts.cutoffs()),
                count("researches", counts.researches),
            ]);
        }
    }
    let right = Align::Right;
    Table {
        label: "tab-counts".to_owned(),
        caption: prose!(texts, "report-table-counts"),
        columns: vec![right, Align::Left, right, Align::Left, right, right, right, right],
        head: vec![
            texts.get("report-head-depth"),
            texts.get("report-head-search"),
            texts.get("report-head-value"),
            texts.get("report-head-best"),
            texts.get("report-head-generated"),
            texts.get("report-head-leaves"),
            texts.get("report-head-cutoffs"),
            texts.get("report-head-researches"),
        ],
        rows,
        rules,
    }
}

/// Figures derived from the counts at the largest depth.
fn derived(cx: &ChapterContext<'_>) -> Vec<Block> {
    let (texts, findings) = (cx.texts, cx.findings);
    let all = figures(&findings.comparison);
    let Some(&depth) = findings.settings.depths.last() else { return Vec::new() };
    let deepest = findings.comparison.iter().zip(&all).filter(|(record, _)| record.depth == depth);
    let dash = || "–".to_owned();
    let row = |(record, figures): (&Record, &Figures)| {
        let percent = |part: Option<f64>| {
            let percent = part.map(|part| texts.decimal(100.0 * part, 1));
            percent.map_or_else(dash, |percent| say!(texts, "report-percent", percent = percent))
        };
        let decimal = |value: Option<f64>| value.map_or_else(dash, |value| texts.decimal(value, 2));
        vec![
            Span::text(cx.search(&record.algorithm)),
            Span::text(percent(figures.fewer_nodes.map(|times| 1.0 / times))),
            Span::text(decimal(figures.branching)),
            Span::text(percent(figures.first_cuts)),
            Span::text(percent(figures.research_rate)),
            Span::text(decimal(figures.times_minimal)),
        ]
    };
    let mut head = vec![
        texts.get("report-head-search"),
        texts.get("report-head-share"),
        texts.get("report-head-branching"),
        texts.get("report-head-first-cuts"),
        texts.get("report-head-research-rate"),
        texts.get("report-head-times-minimal"),
    ];
    let mut rows: Vec<Vec<Vec<Span>>> = deepest.clone().map(row).collect();
    // Empty columns are left out; the names stay.
    for column in (1..head.len()).rev() {
        if rows.iter().all(|row| row[column] == Span::text(dash())) {
            head.remove(column);
            for row in &mut rows {
                row.remove(column);
            }
        }
    }
    let table = Table {
        label: "tab-figures".to_owned(),
        caption: prose!(texts, "report-table-figures", depth = depth),
        columns: [&[Align::Left][..], &vec![Align::Right; head.len() - 1]].concat(),
        head,
        rows,
        rules: Vec::new(),
    };
    let mut blocks = vec![paragraph(prose!(texts, "report-measure-figures", table = label("tab-figures")))];
    let minimal = deepest.clone().find_map(|(record, _)| Some((record, record.minimal_tree?)));
    if let Some((_, minimal)) = minimal {
        blocks.push(paragraph(prose!(texts, "report-measure-minimal", minimal = minimal, depth = depth)));
    }
    blocks.push(Block::Table(table));
    blocks
}

/// The name of an order of moves.
pub(super) fn order_name(cx: &ChapterContext<'_>, ordering: &str) -> String {
    let (name, number) = ordering.split_once(':').unwrap_or((ordering, ""));
    match name {
        "natural" => cx.texts.get("report-order-natural"),
        "reversed" => cx.texts.get("report-order-reversed"),
        "centre" => cx.texts.get("report-order-centre"),
        "random" => say!(cx.texts, "report-order-random", seed = number),
        "best" => {
            let plies: u64 = number.parse().unwrap_or(1);
            say!(cx.texts, "report-order-best", plies = plies)
        }
        _ => ordering.to_owned(),
    }
}

/// The pruning searches, with moves in several orders.
fn orders(cx: &ChapterContext<'_>) -> Vec<Block> {
    let (texts, records) = (cx.texts, &cx.findings.orderings);
    let Some(first) = records.first() else { return Vec::new() };
    let mut orderings: Vec<&str> = Vec::new();
    let mut algorithms: Vec<&str> = Vec::new();
    for record in records {
        for (list, name) in [(&mut orderings, &record.ordering), (&mut algorithms, &record.algorithm)] {
            if !list.contains(&name.as_str()) {
                list.push(name);
            }
        }
    }
    let row = |ordering: &&str| {
        let of = |algorithm: &&str| {
            records.iter().find(|record| record.ordering == *ordering && record.algorithm == *algorithm)
        };
        let mut row = vec![Span::text(capitalised(&order_name(cx, ordering)))];
        let mine: Vec<&Record> = algorithms.iter().filter_map(of).collect();
        for record in &mine {
            row.push(cx.count(record.counts.nodes, format!("{}/nodes", ordering_name(record))));
        }
        for record in &mine {
            let name = format!("{}/ordering nodes", ordering_name(record));
            row.push(cx.count(record.ordering_nodes, name));
        }
        row
    };
    let mut head = vec![texts.get("report-head-order")];
    for id in &algorithms {
        head.push(cx.search(id));
    }
    for id in &algorithms {
        head.push(say!(texts, "report-head-order-cost", search = cx.search(id)));
    }
    let table = Table {
        label: "tab-orders".to_owned(),
        caption: prose!(texts, "report-table-orders", depth = first.depth),
        columns: [&[Align::Wrapped][..], &vec![Align::Right; 2 * algorithms.len()]].concat(),
        head,
        rows: orderings.iter().map(row).collect(),
        rules: Vec::new(),
    };
    let names: Vec<String> = algorithms.iter().map(|id| cx.search(id)).collect();
    let text = prose!(
        texts,
        "report-measure-orders",
        count = algorithms.len(),
        searches = plain(&cx.listed(&names)),
        table = label("tab-orders"),
        depth = first.depth
    );
    vec![paragraph(text), Block::Table(table)]
}
