//! The goal of the work.

use super::{Block, ChapterContext, paragraph};
use crate::document::{plain, prose};

pub(super) fn goal(cx: &ChapterContext<'_>, is_timed: bool) -> Vec<Block> {
    let (texts, settings) = (cx.texts, &cx.findings.settings);
    let count = settings.algorithms.len();
    let mut items = vec![
        prose!(texts, "report-task-rules"),
        prose!(texts, "report-task-state"),
        prose!(texts, "report-task-evaluator"),
        prose!(texts, "report-task-searches"),
        match (&settings.depths[..], is_timed) {
            (&[from, .., to], true) => prose!(texts, "report-task-measure", from = from, to = to),
            (&[from, .., to], false) => prose!(texts, "report-task-count", from = from, to = to),
            (&[only], true) => prose!(texts, "report-task-measure-one", depth = only),
            (&[only], false) => prose!(texts, "report-task-count-one", depth = only),
            ([], _) => Vec::new(),
        },
        prose!(texts, "report-task-games"),
    ];
    if !cx.findings.mistakes.is_empty() {
        items.push(prose!(texts, "report-task-mistakes"));
    }
    items.push(prose!(texts, "report-task-conclusions"));
    vec![
        paragraph(prose!(
            texts,
            if is_timed { "report-goal" } else { "report-goal-counts" },
            count = count,
            searches = plain(&cx.searches()),
            game = plain(&cx.game())
        )),
        paragraph(prose!(texts, "report-tasks")),
        Block::List { ordered: true, items },
    ]
}
