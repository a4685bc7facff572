//! How the program was tested: the author's cases, and the agreement of all searches.

use super::{Block, ChapterContext, paragraph};
use crate::document::{Align, Span, Table, label, prose};
use crate::testing::CaseOutcome;

pub(super) fn testing(cx: &ChapterContext<'_>) -> Vec<Block> {
    let texts = cx.texts;
    let tested = &cx.findings.tested;
    let mut blocks = vec![paragraph(prose!(
        texts,
        "report-testing-agreement",
        positions = tested.positions,
        agreeing = tested.agreeing,
        count = cx.findings.settings.algorithms.len()
    ))];
    if tested.cases.is_empty() {
        return blocks;
    }
    let right = tested.cases.iter().filter(|outcome| outcome.is_right).count();
    blocks.push(paragraph(prose!(
        texts,
        "report-testing-cases",
        table = label("tab-cases"),
        count = tested.cases.len(),
        right = right
    )));
    let row = |(place, outcome): (usize, &CaseOutcome)| {
        let code = |text: &str| vec![Span::Code(text.to_owned())];
        let found = outcome.best.as_deref().unwrap_or("–");
        let verdict = if outcome.is_right { "report-case-right" } else { "report-case-wrong" };
        vec![
            Span::text((place + 1).to_string()),
            code(&outcome.case.position),
            code(&outcome.case.expected),
            code(found),
            Span::text(cx.maybe(outcome.value)),
            Span::text(texts.get(verdict)),
        ]
    };
    blocks.push(Block::Table(Table {
        label: "tab-cases".to_owned(),
        caption: prose!(texts, "report-table-cases"),
        columns: vec![Align::Right, Align::Wrapped, Align::Left, Align::Left, Align::Right, Align::Left],
        head: vec![
            texts.get("report-head-case"),
            texts.get("report-head-start"),
            texts.get("report-head-expected"),
            texts.get("report-head-found"),
            texts.get("report-head-value"),
            texts.get("report-head-verdict"),
        ],
        rows: tested.cases.iter().enumerate().map(row).collect(),
        rules: Vec::new(),
    }));
    blocks
}
