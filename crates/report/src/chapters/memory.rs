//! Memory and stack: what a search keeps at once, and what it would keep if it copied boards.

use super::{Block, ChapterContext, paragraph};
use crate::document::{plain, prose};

pub(super) fn memory(cx: &ChapterContext<'_>) -> Vec<Block> {
    let texts = cx.texts;
    let records = &cx.findings.comparison;
    let Some(depth) = records.iter().map(|record| record.depth).max() else { return Vec::new() };
    let deepest = records.iter().filter(|record| record.depth == depth);
    let Some(most) = deepest.max_by_key(|record| record.counts.nodes) else { return Vec::new() };
    let nodes = most.counts.nodes;
    let mut blocks = vec![
        Block::Heading(texts.get("report-memory-heading")),
        paragraph(prose!(texts, "report-memory-board", depth = depth, levels = depth + 1)),
    ];
    if let Some(grid) = cx.grid() {
        let cells = grid.cells.len() as u64;
        blocks.push(paragraph(prose!(
            texts,
            "report-memory-copies",
            search = plain(&cx.search(&most.algorithm)),
            nodes = nodes,
            cells = cells,
            bytes = nodes.saturating_mul(cells),
            kept = u64::from(depth + 1) * cells
        )));
    }
    blocks.push(paragraph(prose!(texts, "report-memory-stack", depth = depth)));
    blocks
}
