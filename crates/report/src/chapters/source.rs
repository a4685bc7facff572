//! The searches as they really run: their source code.

use plyground_registry::{Algorithm, Message};

use super::{Block, ChapterContext, Cover, capitalised, paragraph, wrapped};
use crate::document::{Listing, prose};

pub(super) fn source(cx: &ChapterContext<'_>, cover: &Cover) -> Result<Vec<Block>, Message> {
    let texts = cx.texts;
    let mut blocks = own(cx, cover);
    // Of a game in Python the author's code is the part that others do not have.
    if cx.is_python() && !blocks.is_empty() {
        return Ok(blocks);
    }
    blocks.push(paragraph(prose!(texts, "report-source-intro")));
    for algorithm in cx.findings.settings.algorithms()? {
        let name = capitalised(&cx.search(algorithm.id()));
        let (file, text) = of(algorithm);
        blocks.push(Block::Listing(Listing {
            label: format!("lst-source-{}", algorithm.id()),
            caption: format!("{name}, {file}"),
            language: "rust",
            text: functions(text),
        }));
    }
    Ok(blocks)
}

/// The author's own files.
pub(super) fn own(cx: &ChapterContext<'_>, cover: &Cover) -> Vec<Block> {
    let texts = cx.texts;
    let mut blocks = Vec::new();
    if !cover.additions.code.is_empty() {
        blocks.push(paragraph(prose!(texts, "report-source-own", count = cover.additions.code.len())));
    }
    for (number, file) in cover.additions.code.iter().enumerate() {
        blocks.push(Block::Listing(Listing {
            label: format!("lst-own-{}", number + 1),
            caption: file.name.clone(),
            language: "",
            text: wrapped(&file.text).trim_end().to_owned(),
        }));
    }
    blocks
}

fn of(algorithm: Algorithm) -> (&'static str, &'static str) {
    match algorithm {
        Algorithm::Minimax => {
            ("crates/search/src/minimax.rs", include_str!("../../../search/src/minimax.rs"))
        }
        Algorithm::Negamax => {
            ("crates/search/src/negamax.rs", include_str!("../../../search/src/negamax.rs"))
        }
        Algorithm::AlphaBeta => {
            ("crates/search/src/alpha_beta.rs", include_str!("../../../search/src/alpha_beta.rs"))
        }
        Algorithm::NegaScout => {
            ("crates/search/src/negascout.rs", include_str!("../../../search/src/negascout.rs"))
        }
        other => unreachable!("the settings take no {other:?}, which is not a search of the textbook"),
    }
}

/// The free functions of a file: the search without its imports and its entry point.
fn functions(text: &str) -> String {
    let mut kept = String::new();
    let mut inside = false;
    for line in text.lines().take_while(|line| !line.starts_with("#[cfg(test)]")) {
        inside |= line.starts_with("fn ");
        if inside {
            kept.push_str(line);
            kept.push('\n');
        }
        if inside && line == "}" {
            inside = false;
            kept.push('\n');
        }
    }
    kept.trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use plyground_registry::TEXTBOOK;

    use super::*;

    #[test]
    fn every_search_has_its_text() {
        for entry in TEXTBOOK {
            let text = functions(of(entry.algorithm).1);
            assert!(text.starts_with("fn ") && text.ends_with('}'), "{}: {text}", entry.id);
            assert!(text.contains("pos.moves()") && text.lines().count() > 10, "{}: {text}", entry.id);
            assert!(text.lines().all(|line| line.chars().count() <= 110), "{}", entry.id);
        }
    }
}
