//! How to reproduce and verify the report.

use plyground_i18n::Family;
use plyground_registry::open;

use super::{Block, ChapterContext, Cover, paragraph};
use crate::document::{Span, prose};
use crate::variant::bound_hash;

pub(super) fn reproduction(cx: &ChapterContext<'_>, cover: &Cover) -> Vec<Block> {
    let (texts, settings) = (cx.texts, &cx.findings.settings);
    let counts = cx.findings.counts();
    let code = |text: &str| vec![Span::Code(text.to_owned())];
    let depths: Vec<String> = settings.depths.iter().map(ToString::to_string).collect();
    let named = |family, id: &str| {
        let mut spans = Span::text(format!("{} (", texts.name(family, id)));
        spans.extend([Span::Code(id.to_owned()), Span::Text(")".to_owned())]);
        spans
    };
    let mut facts = vec![
        (texts.get("report-fact-program"), Span::text(format!("Plyground {}", env!("CARGO_PKG_VERSION")))),
        (texts.get("report-fact-command"), code(&cover.command)),
        (texts.get("report-fact-game"), code(&settings.game)),
        (texts.get("report-fact-position"), code(&shortened(cx, &cx.session.position()))),
        (texts.get("report-fact-evaluator"), named(Family::Evaluator, &settings.evaluator)),
        (texts.get("report-fact-convention"), named(Family::Convention, &settings.convention)),
        (texts.get("report-fact-searches"), code(&settings.algorithms.join(", "))),
        (texts.get("report-fact-depths"), Span::text(depths.join(", "))),
        (texts.get("report-fact-seed"), Span::text(settings.seed.to_string())),
    ];
    if settings.weights.is_some() {
        facts.push((texts.get("report-fact-weights"), Span::text(texts.get("report-fact-weights-own"))));
    }
    facts.push((texts.get("report-fact-counts"), Span::text(texts.number(counts.len() as u64))));
    facts.push((texts.get("report-fact-hash"), code(&in_groups(&bound_hash(&cover.title, &counts)))));
    vec![
        paragraph(prose!(texts, "report-reproduction-intro")),
        Block::Facts(facts),
        paragraph(if is_verified_by_program(cx) {
            prose!(texts, "report-reproduction-verify")
        } else {
            prose!(texts, "report-reproduction-again")
        }),
    ]
}

/// Whether the program can count everything again: it has no classes and functions of Python.
fn is_verified_by_program(cx: &ChapterContext<'_>) -> bool {
    let settings = &cx.findings.settings;
    let is_known = |evaluator: &str| {
        let fresh = open(&settings.game);
        fresh.is_ok_and(|session| session.evaluators().contains(&evaluator))
    };
    !cx.is_python() && (settings.weights.is_some() || is_known(&settings.evaluator))
}

/// Groups of eight digits, so that a line can be broken between them.
fn in_groups(hash: &str) -> String {
    let digits: Vec<char> = hash.chars().collect();
    digits.chunks(8).map(|group| group.iter().collect::<String>()).collect::<Vec<_>>().join(" ")
}

/// A position of cells with numbers for runs of empty ones, if the game accepts that notation.
fn shortened(cx: &ChapterContext<'_>, position: &str) -> String {
    const LONG: usize = 5;
    let mut short = String::new();
    let mut rest = position;
    while let Some(sign) = rest.chars().next() {
        let empty = rest.len() - rest.trim_start_matches('.').len();
        if empty >= LONG {
            short.push_str(&empty.to_string());
            rest = &rest[empty..];
        } else {
            short.push(sign);
            rest = &rest[sign.len_utf8()..];
        }
    }
    let mut read = cx.session.fresh();
    let is_read = read.set_position(&short, Some(cx.session.to_move()), false).is_ok();
    if is_read && read.position() == position { short } else { position.to_owned() }
}
