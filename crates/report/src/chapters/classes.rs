//! An overview of the parts of the program and their files.

use super::{Block, ChapterContext, paragraph};
use crate::document::{Align, Span, Table, label, prose};

/// A part of the program: its name, its file, and the key of its description. A test looks the names up in the files.
const PARTS: [(&str, &str, &str); 6] = [
    ("Position", "crates/core/src/position.rs", "report-class-position"),
    ("Game", "crates/core/src/game.rs", "report-class-game"),
    ("Evaluator", "crates/core/src/evaluator.rs", "report-class-evaluator"),
    ("Observer", "crates/core/src/observer.rs", "report-class-observer"),
    ("Session", "crates/registry/src/session.rs", "report-class-session"),
    ("Plan", "crates/play/src/plan.rs", "report-class-plan"),
];

pub(super) fn classes(cx: &ChapterContext<'_>) -> Vec<Block> {
    let texts = cx.texts;
    let row = |(name, file, about): &(&str, &str, &str)| {
        let code = |text: &str| vec![Span::Code(text.to_owned())];
        vec![code(name), code(file), Span::text(texts.get(about))]
    };
    let table = Table {
        label: "tab-classes".to_owned(),
        caption: prose!(texts, "report-table-classes"),
        columns: vec![Align::Left, Align::Left, Align::Wrapped],
        head: vec![
            texts.get("report-head-class"),
            texts.get("report-head-file"),
            texts.get("report-head-purpose"),
        ],
        rows: PARTS.iter().map(row).collect(),
        rules: Vec::new(),
    };
    vec![
        Block::Heading(texts.get("report-classes-heading")),
        paragraph(prose!(texts, "report-classes-intro", table = label("tab-classes"))),
        Block::Table(table),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_is_in_its_file() {
        let texts = [
            include_str!("../../../core/src/position.rs"),
            include_str!("../../../core/src/game.rs"),
            include_str!("../../../core/src/evaluator.rs"),
            include_str!("../../../core/src/observer.rs"),
            include_str!("../../../registry/src/session.rs"),
            include_str!("../../../play/src/plan.rs"),
        ];
        for ((name, file, _), text) in PARTS.iter().zip(texts) {
            let declared = ["pub trait ", "pub struct "].map(|word| format!("{word}{name}"));
            assert!(declared.iter().any(|line| text.contains(line)), "{name} in {file}");
        }
    }
}
