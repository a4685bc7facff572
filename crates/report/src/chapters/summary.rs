//! The abstract with its keywords, in the language of the report and in English.

use plyground_i18n::{Texts, say};
use plyground_registry::Message;

use super::conclusions::main_result;
use super::{Block, ChapterContext, paragraph};
use crate::Findings;
use crate::document::{Span, plain, prose};

pub(super) fn summary(cx: &ChapterContext<'_>) -> Result<Vec<Block>, Message> {
    let mut blocks = of(cx);
    // In English reports the two would be the same.
    if cx.texts.language().code != "en" {
        let texts = Texts::english();
        let english = english(cx.findings, &texts)?;
        blocks.push(Block::Heading(texts.get("report-section-abstract")));
        blocks.extend(of(&english));
    }
    Ok(blocks)
}

fn english<'a>(findings: &'a Findings, texts: &'a Texts) -> Result<ChapterContext<'a>, Message> {
    Ok(ChapterContext { texts, findings, session: findings.settings.open()? })
}

fn of(cx: &ChapterContext<'_>) -> Vec<Block> {
    let (texts, settings) = (cx.texts, &cx.findings.settings);
    let deepest = settings.depths.last().copied().unwrap_or(1);
    let mut text = prose!(
        texts,
        "report-abstract",
        count = settings.algorithms.len(),
        searches = plain(&cx.searches()),
        game = plain(&cx.game()),
        depth = deepest
    );
    text.push(Span::Text(" ".to_owned()));
    if let Some(result) = main_result(cx) {
        text.extend(result);
    }
    let mut words: Vec<String> = settings.algorithms.iter().map(|id| cx.search(id)).collect();
    words.extend([cx.game(), texts.get("report-keyword-tree"), texts.get("report-keyword-evaluator")]);
    let keywords = say!(texts, "report-keywords", words = words.join(", "));
    vec![paragraph(text), paragraph(Span::text(keywords))]
}
