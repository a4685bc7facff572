//! Conclusions from the numbers: every sentence is chosen and filled in from measurements.

mod key_records;
mod mistakes;
mod outcomes;
#[cfg(test)]
mod tests;
mod times;

use plyground_i18n::say;
use plyground_lab::experiment::{Agreement, Record, agreement};

use self::key_records::{KeyRecords, cuts, factor, percent};
use self::mistakes::mistakes;
use self::outcomes::{games, solved};
use self::times::{forecast, node_cost, time};
use super::measurements::order_name;
use super::{Block, ChapterContext, Cover, paragraph, plain_text};
use crate::document::{Span, plain, prose};

/// The questions of a skeleton, in place of conclusions.
const QUESTIONS: [&str; 7] = [
    "report-question-agree",
    "report-question-winner",
    "report-question-growth",
    "report-question-order",
    "report-question-time",
    "report-question-mistakes",
    "report-question-improve",
];

/// The most important conclusion in one sentence, for the abstract.
pub(super) fn main_result(cx: &ChapterContext<'_>) -> Option<Vec<Span>> {
    winner(&KeyRecords::of(cx)).or_else(|| consensus(cx))
}

pub(super) fn chapter(cx: &ChapterContext<'_>, cover: &Cover) -> Vec<Block> {
    if cover.additions.skeleton {
        let question = |key: &&str| Span::text(cx.texts.get(key));
        return vec![
            paragraph(prose!(cx.texts, "report-questions-intro")),
            Block::List { ordered: true, items: QUESTIONS.iter().map(question).collect() },
        ];
    }
    let all = all(cx);
    let mut blocks = vec![Block::List { ordered: true, items: conclusions(&all) }];
    let left_out = omissions(&all);
    if !left_out.is_empty() {
        blocks.push(paragraph(prose!(cx.texts, "report-left-out")));
        blocks.push(Block::List { ordered: false, items: left_out });
    }
    blocks
}

/// A conclusion, or why it is not drawn; no reason where the question does not arise.
type Conclusion = Result<Vec<Span>, Option<Vec<Span>>>;

/// Searches of fewer plies tell nothing about the order of moves: a cutoff at depth 2 needs one good reply, and every order
/// finds it sooner or later among the same moves.
const ORDER_DEPTH: u16 = 3;

/// Every conclusion, the most important first.
fn all(cx: &ChapterContext<'_>) -> Vec<Conclusion> {
    let key_records = KeyRecords::of(cx);
    vec![
        consensus(cx).ok_or(None),
        winner(&key_records).ok_or(None),
        growth(cx).ok_or(None),
        branching(&key_records),
        minimal_tree(&key_records),
        first_moves(&key_records),
        order(cx),
        scout(&key_records).ok_or(None),
        time(&key_records),
        node_cost(&key_records),
        forecast(&key_records),
        solved(&key_records),
        games(cx).ok_or(None),
        mistakes(cx).ok_or(None),
    ]
}

/// The conclusions that are drawn.
fn conclusions(all: &[Conclusion]) -> Vec<Vec<Span>> {
    all.iter().filter_map(|conclusion| conclusion.clone().ok()).collect()
}

/// Why the others are not, each reason once.
fn omissions(all: &[Conclusion]) -> Vec<Vec<Span>> {
    let mut reasons: Vec<Vec<Span>> = Vec::new();
    for reason in all.iter().filter_map(|conclusion| conclusion.clone().err().flatten()) {
        if !reasons.contains(&reason) {
            reasons.push(reason);
        }
    }
    reasons
}

/// The conclusions that the report leaves out, and why, as sentences.
pub(super) fn left_out(cx: &ChapterContext<'_>) -> Vec<String> {
    omissions(&all(cx)).iter().map(|reason| plain_text(reason)).collect()
}

/// Whether all searches agree.
fn consensus(cx: &ChapterContext<'_>) -> Option<Vec<Span>> {
    let (texts, records) = (cx.texts, &cx.findings.comparison);
    match agreement(records) {
        Agreement::Agree { .. } => {
            let (prunes, count) = (records.iter().any(cuts), cx.findings.settings.algorithms.len());
            let key = if prunes { "report-conclusion-agree" } else { "report-conclusion-agree-unpruned" };
            Some(prose!(texts, key, count = count))
        }
        Agreement::Disagree { first, second } => Some(prose!(
            texts,
            "report-conclusion-disagree",
            first = plain(&cx.search(&records[first].algorithm)),
            second = plain(&cx.search(&records[second].algorithm)),
            depth = records[second].depth
        )),
        Agreement::NothingToCompare { .. } => None,
    }
}

/// Which search enters the fewest nodes, and by how much.
fn winner(key_records: &KeyRecords<'_>) -> Option<Vec<Span>> {
    let texts = key_records.cx.texts;
    // Of several with the most nodes, the first is named.
    let nodes = |record: &&&Record| record.counts.nodes;
    let most = key_records.deepest.iter().rev().max_by_key(nodes)?;
    let (few, many) = (key_records.deepest.iter().min_by_key(nodes)?.counts.nodes, most.counts.nodes);
    if key_records.deepest.len() < 2 {
        return None;
    }
    if few == many {
        // Only a pruning search without a cutoff, beside one that enters every node, shows that nothing can be cut.
        let idle = key_records.deepest.iter().any(|record| cuts(record) && record.counts.cutoffs() == 0);
        let key = if key_records.base.is_some() && idle {
            "report-conclusion-nothing-to-cut"
        } else {
            "report-conclusion-equal"
        };
        return Some(prose!(texts, key, depth = key_records.depth, nodes = few));
    }
    let winners = key_records.deepest.iter().filter(|record| record.counts.nodes == few);
    let winners: Vec<String> = winners.map(|record| key_records.name(record)).collect();
    let key = if winners.len() > 1 { "report-conclusion-winners" } else { "report-conclusion-winner" };
    Some(prose!(
        texts,
        key,
        depth = key_records.depth,
        search = plain(&key_records.cx.listed(&winners)),
        nodes = few,
        other = plain(&key_records.name(most)),
        many = many,
        times = plain(&factor(key_records.cx, many as f64 / few.max(1) as f64))
    ))
}

/// The growth of the work with each ply.
fn growth(cx: &ChapterContext<'_>) -> Option<Vec<Span>> {
    let texts = cx.texts;
    let of = |id: &String| {
        let growth = growth_of(cx, id)?;
        let (search, times) = (cx.search(id), factor(cx, growth));
        Some(say!(texts, "report-conclusion-growth-item", search = search, times = times))
    };
    let items: Vec<String> = cx.findings.settings.algorithms.iter().filter_map(of).collect();
    let list = plain(&cx.listed(&items));
    (!items.is_empty()).then(|| prose!(texts, "report-conclusion-growth", list = list))
}

/// The factor by which a search's nodes grow with a ply, on average over all depths.
fn growth_of(cx: &ChapterContext<'_>, id: &str) -> Option<f64> {
    let mine = || cx.findings.comparison.iter().filter(|record| record.algorithm == id);
    let (first, last) = (mine().min_by_key(|r| r.depth)?, mine().max_by_key(|r| r.depth)?);
    let plies = last.depth.checked_sub(first.depth).filter(|&plies| plies > 0)?;
    let whole = last.counts.nodes as f64 / first.counts.nodes.max(1) as f64;
    Some(whole.powf(1.0 / f64::from(plies)))
}

/// The effective branching factor, compared with the square root of the theory.
fn branching(key_records: &KeyRecords<'_>) -> Conclusion {
    // The theory applies to large trees: a smaller one consists mostly of the root and the first move of each node,
    // which no search can leave out.
    const LARGE: u64 = 100;
    let texts = key_records.cx.texts;
    let (base, best) = key_records.base.zip(key_records.best).ok_or(None)?;
    let (b, effective) = base.branching().zip(best.branching()).ok_or(None)?;
    if key_records.depth < 2 || b <= 1.0 || base.counts.nodes < LARGE {
        return Err(Some(prose!(texts, "report-left-branching", nodes = base.counts.nodes)));
    }
    let root = b.sqrt();
    let search = plain(&key_records.name(best));
    let decimal = |value: f64| plain(&texts.decimal(value, 2));
    let (b_shown, root_shown, shown) = (decimal(b), decimal(root), decimal(effective));
    let key = if effective <= root * 1.05 {
        "report-conclusion-branching-best"
    } else if effective < f64::midpoint(root, b) {
        "report-conclusion-branching-near"
    } else {
        "report-conclusion-branching-far"
    };
    Ok(prose!(texts, key, search = search, effective = shown, root = root_shown, b = b_shown))
}

/// The nodes entered as a multiple of the minimal tree.
fn minimal_tree(key_records: &KeyRecords<'_>) -> Conclusion {
    let texts = key_records.cx.texts;
    let best = key_records.best.ok_or(None)?;
    let too_large = || Some(prose!(texts, "report-left-minimal", depth = key_records.depth));
    let minimal = best.minimal_tree.ok_or_else(too_large)?;
    let nodes = best.counts.nodes;
    let times = nodes as f64 / minimal.max(1) as f64;
    let key = if nodes == minimal {
        "report-conclusion-minimal-reached"
    } else if times <= 1.1 {
        "report-conclusion-minimal-close"
    } else if times < 3.0 {
        "report-conclusion-minimal-near"
    } else {
        "report-conclusion-minimal-far"
    };
    Ok(prose!(
        texts,
        key,
        search = plain(&key_records.name(best)),
        depth = key_records.depth,
        minimal = minimal,
        nodes = nodes,
        times = plain(&factor(key_records.cx, times)),
        share = plain(&percent(key_records.cx, 1.0 / times))
    ))
}

/// The share of cutoffs by the first move.
fn first_moves(key_records: &KeyRecords<'_>) -> Conclusion {
    // The share of fewer cutoffs says nothing about the quality of an order.
    const ENOUGH: u64 = 20;
    let texts = key_records.cx.texts;
    let best = key_records.named("alpha-beta").or(key_records.best).ok_or(None)?;
    let cutoffs = best.counts.cutoffs();
    if cutoffs == 0 {
        return Err(None);
    }
    if key_records.depth < ORDER_DEPTH {
        return Err(Some(prose!(texts, "report-left-order", depth = key_records.depth)));
    }
    let first = best.counts.cutoffs_by_index.first().copied().unwrap_or(0);
    if cutoffs < ENOUGH {
        let search = plain(&key_records.name(best));
        let key = "report-conclusion-first-few";
        return Ok(prose!(texts, key, search = search, first = first, cutoffs = cutoffs));
    }
    let share = first as f64 / cutoffs as f64;
    let key = if share >= 0.9 {
        "report-conclusion-first-high"
    } else if share >= 0.6 {
        "report-conclusion-first-middle"
    } else {
        "report-conclusion-first-low"
    };
    Ok(prose!(
        texts,
        key,
        search = plain(&key_records.name(best)),
        share = plain(&percent(key_records.cx, share)),
        cutoffs = cutoffs
    ))
}

/// The effect of the order of moves.
fn order(cx: &ChapterContext<'_>) -> Conclusion {
    let texts = cx.texts;
    let first = cx.findings.orderings.first().ok_or(None)?;
    let mine: Vec<&Record> =
        cx.findings.orderings.iter().filter(|record| record.algorithm == first.algorithm).collect();
    let nodes = |record: &&&Record| record.counts.nodes;
    let extremes = mine.iter().min_by_key(nodes).zip(mine.iter().rev().max_by_key(nodes));
    let (least, most) = extremes.filter(|_| mine.len() > 1).ok_or(None)?;
    if first.depth < ORDER_DEPTH {
        return Err(Some(prose!(texts, "report-left-order", depth = first.depth)));
    }
    let times = most.counts.nodes as f64 / least.counts.nodes.max(1) as f64;
    let search = plain(&cx.search(&first.algorithm));
    if times < 1.05 {
        return Ok(prose!(texts, "report-conclusion-order-same", search = search, depth = first.depth));
    }
    let mut text = prose!(
        texts,
        "report-conclusion-order",
        search = search,
        depth = first.depth,
        least = least.counts.nodes,
        good = plain(&order_name(cx, &least.ordering)),
        most = most.counts.nodes,
        bad = plain(&order_name(cx, &most.ordering)),
        times = plain(&factor(cx, times))
    );
    let natural = mine.iter().find(|record| record.ordering == "natural").ok_or(None)?;
    let sentence = if natural.counts.nodes == least.counts.nodes {
        prose!(texts, "report-conclusion-order-natural-best")
    } else if least.counts.nodes + least.ordering_nodes < natural.counts.nodes {
        let saved = 1.0 - (least.counts.nodes + least.ordering_nodes) as f64 / natural.counts.nodes as f64;
        prose!(texts, "report-conclusion-order-pays", percent = plain(&percent(cx, saved)))
    } else {
        prose!(texts, "report-conclusion-order-costs", cost = least.ordering_nodes)
    };
    text.push(Span::Text(" ".to_owned()));
    text.extend(sentence);
    Ok(text)
}

/// Whether null-window searches pay.
fn scout(key_records: &KeyRecords<'_>) -> Option<Vec<Span>> {
    let texts = key_records.cx.texts;
    let (scout, plain_search) = (key_records.named("negascout")?, key_records.named("alpha-beta")?);
    let (with, without) = (scout.counts.nodes, plain_search.counts.nodes);
    let change = (with as f64 / without.max(1) as f64 - 1.0).abs();
    let (depth, researches) = (key_records.depth, scout.counts.researches);
    let change = plain(&percent(key_records.cx, change));
    Some(match with.cmp(&without) {
        std::cmp::Ordering::Less => {
            prose!(
                texts,
                "report-conclusion-scout-saves",
                depth = depth,
                percent = change,
                researches = researches
            )
        }
        std::cmp::Ordering::Greater => {
            prose!(
                texts,
                "report-conclusion-scout-costs",
                depth = depth,
                percent = change,
                researches = researches
            )
        }
        std::cmp::Ordering::Equal => {
            prose!(texts, "report-conclusion-scout-equal", depth = depth, researches = researches)
        }
    })
}
