//! Common mistakes in such programs, and their effects.

use plyground_i18n::{Family, say};
use plyground_registry::{MUTATIONS, Message, Outcome, Player};

use super::{Block, ChapterContext, capitalised, paragraph};
use crate::document::{Align, Span, Table, label, plain, prose};
use crate::findings::mistake_name;
use crate::mistakes::{MistakeEffect, Witness};

pub(super) fn mistakes(cx: &ChapterContext<'_>) -> Result<Vec<Block>, Message> {
    let (texts, mistakes) = (cx.texts, &cx.findings.mistakes);
    let tried = mistakes.iter().map(|mistake| mistake.tried).max().unwrap_or(0);
    let mut blocks = vec![
        paragraph(prose!(texts, "report-mistakes-intro", table = label("tab-mistakes"), positions = tried)),
        Block::Table(table(cx)),
    ];
    let mut shown: Vec<&str> = Vec::new();
    // Two searches often fail in the same position: it is drawn once.
    let mut drawn: Vec<(&str, &[String])> = Vec::new();
    let mut told_of: Vec<Vec<Span>> = Vec::new();
    for mistake in mistakes.iter().filter(|mistake| matters(mistake)) {
        if !shown.contains(&mistake.mutation.as_str()) {
            shown.push(&mistake.mutation);
            blocks.push(Block::Heading(name(cx, &mistake.mutation)));
            let mut text = Span::text(summary(cx, &mistake.mutation));
            text.push(Span::Text(" ".to_owned()));
            text.extend(description(cx, mistake));
            blocks.push(paragraph(text));
        }
        if let Some(witness) = &mistake.witness {
            let place = (mistake.mutation.as_str(), &witness.moves[..]);
            let number = drawn.iter().position(|&known| known == place).unwrap_or_else(|| {
                drawn.push(place);
                drawn.len() - 1
            });
            let figure = format!("fig-mistake-{}", number + 1);
            let example = example(cx, witness, &figure)?;
            if !told_of.contains(&example) {
                blocks.push(paragraph(example.clone()));
                told_of.push(example);
            }
            if blocks.iter().all(|block| !matches!(block, Block::Figure(known) if known.label == figure)) {
                let there = cx.after(&witness.moves)?;
                let (side, name) = (there.side_name(there.to_move()), name(cx, &mistake.mutation));
                let caption = say!(texts, "report-figure-witness", mistake = name, side = side);
                blocks.push(ChapterContext::board(&*there, &figure, Span::text(caption)));
            }
        }
    }
    let mut idle: Vec<String> = Vec::new();
    for mistake in mistakes.iter().filter(|mistake| !shown.contains(&mistake.mutation.as_str())) {
        let name = texts.name(Family::Mutation, &mistake.mutation);
        if !idle.contains(&name) {
            idle.push(name);
        }
    }
    if !idle.is_empty() {
        let list = plain(&cx.listed(&idle));
        blocks.push(paragraph(prose!(texts, "report-mistakes-idle", count = idle.len(), list = list)));
    }
    Ok(blocks)
}

/// Whether a mistake changed any measurement.
pub(super) fn matters(mistake: &MistakeEffect) -> bool {
    mistake.sound != mistake.mistaken || mistake.other_value > 0 || mistake.worse_move > 0
}

fn name(cx: &ChapterContext<'_>, mutation: &str) -> String {
    capitalised(&cx.texts.name(Family::Mutation, mutation))
}

/// A mistake as a sentence, without the number of the document in front, which only readers of the documents know.
fn summary(cx: &ChapterContext<'_>, mutation: &str) -> String {
    let english = MUTATIONS.iter().find(|m| m.id == mutation).map_or("", |m| m.summary);
    let line = cx.texts.summary(Family::Mutation, mutation, english);
    let line = match line.split_once(": ") {
        Some((number, rest)) if number.chars().all(|digit| digit.is_ascii_digit()) => rest.to_owned(),
        _ => line,
    };
    let line = capitalised(&line);
    if line.ends_with('.') { line } else { line + "." }
}

fn table(cx: &ChapterContext<'_>) -> Table {
    let texts = cx.texts;
    let row = |mistake: &MistakeEffect| {
        let name_of = |what: &str| format!("{}/{what}", mistake_name(mistake));
        vec![
            Span::text(name(cx, &mistake.mutation)),
            Span::text(cx.search(&mistake.algorithm)),
            cx.count(mistake.sound.nodes, name_of("nodes without")),
            cx.count(mistake.mistaken.nodes, name_of("nodes with")),
            Span::text(cx.maybe(mistake.sound.value)),
            Span::text(cx.maybe(mistake.mistaken.value)),
            cx.count(mistake.other_value, name_of("other values")),
            cx.count(mistake.worse_move, name_of("worse moves")),
        ]
    };
    let right = Align::Right;
    Table {
        label: "tab-mistakes".to_owned(),
        caption: prose!(texts, "report-table-mistakes"),
        columns: vec![Align::Wrapped, Align::Left, right, right, right, right, right, right],
        head: vec![
            texts.get("report-head-mistake"),
            texts.get("report-head-search"),
            texts.get("report-head-nodes-without"),
            texts.get("report-head-nodes-with"),
            texts.get("report-head-value-without"),
            texts.get("report-head-value-with"),
            texts.get("report-head-wrong"),
            texts.get("report-head-worse"),
        ],
        rows: cx.findings.mistakes.iter().map(row).collect(),
        rules: Vec::new(),
    }
}

/// The most important effect of a mistake; the table has the others.
fn description(cx: &ChapterContext<'_>, mistake: &MistakeEffect) -> Vec<Span> {
    let texts = cx.texts;
    let (worse, other, tried) = (mistake.worse_move, mistake.other_value, mistake.tried);
    let mut sentences = match (worse, other) {
        (0, 0) => at_the_root(cx, mistake),
        (0, _) => vec![prose!(texts, "report-mistake-wrong-value", other = other, tried = tried)],
        _ => vec![prose!(texts, "report-mistake-worse", worse = worse, other = other, tried = tried)],
    };
    let first = cx.session.to_move();
    let results = [result(mistake.games[0], first), result(mistake.games[1], first.other())];
    // Drawn games say nothing.
    if let [Some(as_first), Some(as_second)] = results
        && results.contains(&Some("loss"))
    {
        sentences.push(prose!(
            texts,
            "report-mistake-games",
            first = plain(as_first),
            second = plain(as_second)
        ));
    }
    sentences.join(&Span::Text(" ".to_owned()))
}

/// The effect in the position of the report.
fn at_the_root(cx: &ChapterContext<'_>, mistake: &MistakeEffect) -> Vec<Vec<Span>> {
    let texts = cx.texts;
    let (sound, mistaken) = (&mistake.sound, &mistake.mistaken);
    let (without, with) = (plain(&cx.maybe(sound.value)), plain(&cx.maybe(mistaken.value)));
    let search = plain(&cx.search(&mistake.algorithm));
    let depth = mistake.depth;
    let value = if sound.value == mistaken.value {
        prose!(texts, "report-mistake-same-value", search = search, depth = depth, value = without)
    } else {
        prose!(
            texts,
            "report-mistake-other-value",
            search = search,
            depth = depth,
            without = without,
            with = with
        )
    };
    let change = 100.0 * (mistaken.nodes as f64 / sound.nodes.max(1) as f64 - 1.0);
    let percent = plain(&texts.decimal(change.abs(), 1));
    let (before, after) = (sound.nodes, mistaken.nodes);
    let nodes = match mistaken.nodes.cmp(&sound.nodes) {
        std::cmp::Ordering::Greater => {
            prose!(texts, "report-mistake-more-nodes", before = before, after = after, percent = percent)
        }
        std::cmp::Ordering::Less => {
            prose!(texts, "report-mistake-fewer-nodes", before = before, after = after, percent = percent)
        }
        std::cmp::Ordering::Equal => prose!(texts, "report-mistake-same-nodes", nodes = before),
    };
    vec![value, nodes]
}

/// The selector of the sentence about games for a result.
fn result(outcome: Option<Outcome>, side: Player) -> Option<&'static str> {
    Some(match outcome? {
        Outcome::Draw => "draw",
        Outcome::Win(winner) if winner == side => "win",
        Outcome::Win(_) => "loss",
    })
}

/// A position in which the mistake has an effect.
fn example(cx: &ChapterContext<'_>, witness: &Witness, figure: &str) -> Result<Vec<Span>, Message> {
    let texts = cx.texts;
    let there = cx.after(&witness.moves)?;
    let side = there.side_name(there.to_move());
    let best = |best: &Option<String>| plain(best.as_deref().unwrap_or("–"));
    let mut text = prose!(
        texts,
        "report-mistake-witness",
        figure = label(figure),
        side = side,
        depth = witness.depth,
        best = best(&witness.sound.best),
        value = plain(&cx.maybe(witness.sound.value)),
        chosen = best(&witness.mistaken.best),
        seen = plain(&cx.maybe(witness.mistaken.value))
    );
    // If the chosen move is no worse, only the value is wrong.
    if let Some(worth) = witness.worth.filter(|worth| Some(*worth) != witness.sound.value) {
        text.push(Span::Text(" ".to_owned()));
        text.extend(prose!(texts, "report-mistake-witness-worth", worth = plain(&cx.value(worth))));
    }
    Ok(text)
}
