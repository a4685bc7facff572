//! The criteria by which the work is marked, with room for the marks.

use super::{Block, ChapterContext, paragraph};
use crate::document::{Align, Span, Table, label, prose};

/// The criteria with their points: 100 together.
const CRITERIA: [(&str, u64); 6] = [
    ("report-criterion-game", 15),
    ("report-criterion-evaluator", 15),
    ("report-criterion-searches", 25),
    ("report-criterion-measurements", 20),
    ("report-criterion-testing", 10),
    ("report-criterion-conclusions", 15),
];

pub(super) fn criteria(cx: &ChapterContext<'_>) -> Vec<Block> {
    let texts = cx.texts;
    let row = |(key, points): &(&str, u64)| {
        vec![Span::text(texts.get(key)), Span::text(points.to_string()), Vec::new()]
    };
    let mut rows: Vec<Vec<Vec<Span>>> = CRITERIA.iter().map(row).collect();
    let all: u64 = CRITERIA.iter().map(|(_, points)| points).sum();
    rows.push(vec![Span::text(texts.get("report-head-sum")), Span::text(all.to_string()), Vec::new()]);
    let table = Table {
        label: "tab-criteria".to_owned(),
        caption: prose!(texts, "report-table-criteria"),
        columns: vec![Align::Wrapped, Align::Right, Align::Right],
        head: vec![
            texts.get("report-head-criterion"),
            texts.get("report-head-marks"),
            texts.get("report-head-mark"),
        ],
        rules: vec![rows.len() - 1],
        rows,
    };
    vec![
        paragraph(prose!(texts, "report-criteria-intro", table = label("tab-criteria"))),
        Block::Table(table),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_points_are_a_hundred() {
        assert_eq!(CRITERIA.iter().map(|(_, points)| points).sum::<u64>(), 100);
    }
}
