//! Each search: in words, as a formula, as a program, and on a tree of this game.

use std::fmt::Write;

use plyground_registry::{Algorithm, Message};

use super::{Block, ChapterContext, paragraph};
use crate::document::{Figure, Listing, Math, Span, label, plain, prose};
use crate::example::Watched;
use crate::pictures;

pub(super) fn searches(cx: &ChapterContext<'_>) -> Result<Vec<Block>, Message> {
    let (texts, example) = (cx.texts, &cx.findings.example);
    let there = cx.after(&example.moves)?;
    let side = there.side_name(there.to_move());
    let mut blocks = vec![
        paragraph(prose!(texts, "report-searches-intro")),
        paragraph(prose!(
            texts,
            "report-searches-scene",
            figure = label("fig-scene"),
            side = side,
            depth = example.depth
        )),
        ChapterContext::board(&*there, "fig-scene", prose!(texts, "report-figure-scene", side = side)),
        paragraph(prose!(texts, "report-searches-legend")),
    ];
    if example.searches.iter().any(|watched| watched.algorithm == Algorithm::Negamax) {
        blocks.push(paragraph(prose!(texts, "report-searches-legend-negamax")));
    }
    for watched in &example.searches {
        blocks.push(Block::Heading(super::capitalised(&cx.search(watched.algorithm.id()))));
        blocks.extend(explained(cx, watched.algorithm));
        blocks.push(Block::Listing(Listing {
            label: format!("lst-{}", watched.algorithm.id()),
            caption: texts.get("report-listing-search"),
            language: "",
            text: program(cx, watched.algorithm),
        }));
        blocks.push(paragraph(course(cx, watched, side)));
        let picture = pictures::tree(cx, &*there, watched);
        let name = cx.search(watched.algorithm.id());
        blocks.push(Block::Figure(Figure {
            label: format!("fig-{}", watched.algorithm.id()),
            caption: prose!(texts, "report-figure-tree", search = plain(&name), depth = example.depth),
            width: picture.0,
            svg: picture.1,
        }));
    }
    Ok(blocks)
}

fn explained(cx: &ChapterContext<'_>, algorithm: Algorithm) -> Vec<Block> {
    let texts = cx.texts;
    let leaf = texts.get("report-formula-leaf");
    match algorithm {
        Algorithm::Minimax => vec![
            paragraph(prose!(texts, "report-minimax-idea")),
            Block::Formula(Math::Row(vec![
                Math::read("v(p) ="),
                Math::Cases(vec![
                    // The evaluator's value is for the side to move, that of minimax for Max.
                    (Math::read("f(p)"), texts.get("report-formula-leaf-max")),
                    (Math::read("-f(p)"), texts.get("report-formula-leaf-min")),
                    (Math::read("max v(p')"), texts.get("report-formula-max")),
                    (Math::read("min v(p')"), texts.get("report-formula-min")),
                ]),
            ])),
            paragraph(prose!(texts, "report-minimax-cost")),
        ],
        Algorithm::Negamax => vec![
            paragraph(prose!(texts, "report-negamax-idea")),
            Block::Formula(Math::Row(vec![
                Math::read("v(p) ="),
                Math::Cases(vec![
                    (Math::read("f(p)"), leaf),
                    (Math::read("max ( -v(p') )"), texts.get("report-formula-otherwise")),
                ]),
            ])),
            paragraph(prose!(texts, "report-negamax-cost")),
        ],
        Algorithm::AlphaBeta => vec![
            paragraph(prose!(texts, "report-alpha-beta-idea")),
            paragraph(prose!(texts, "report-alpha-beta-cost")),
            Block::Formula(Math::read("b^(⌈d/2⌉) + b^(⌊d/2⌋) - 1 ≈ 2 √(b^d)")),
            paragraph(prose!(texts, "report-alpha-beta-order")),
        ],
        Algorithm::NegaScout => vec![
            paragraph(prose!(texts, "report-negascout-idea")),
            paragraph(prose!(texts, "report-negascout-cost")),
        ],
        other => unreachable!("the settings take no {other:?}, which is not a search of the textbook"),
    }
}

/// The course of the search on the tree of the picture.
fn course(cx: &ChapterContext<'_>, watched: &Watched, side: &str) -> Vec<Span> {
    let (texts, example) = (cx.texts, &cx.findings.example);
    let id = watched.algorithm.id();
    let figure = label(&format!("fig-{id}"));
    let name = plain(&cx.search(id));
    let value = plain(&cx.maybe(watched.value));
    let best = plain(watched.best.as_deref().unwrap_or("–"));
    // The searches without a window enter every node.
    let all = example.searches.iter().filter(|other| other.cutoffs == 0 && other.researches == 0);
    let most = all.map(|other| other.nodes).max();
    let all = most.filter(|&all| all > watched.nodes);
    // A re-search visits positions again: the figure counts visits and positions, too.
    let places = places(watched);
    let mut text = match all {
        _ if places < watched.nodes && most > Some(places) => prose!(
            texts,
            "report-walked-visits",
            figure = figure,
            search = name,
            visits = watched.nodes,
            nodes = places,
            all = most.unwrap_or(places),
            cutoffs = watched.cutoffs
        ),
        Some(all) => prose!(
            texts,
            "report-walked-part",
            figure = figure,
            search = name,
            nodes = watched.nodes,
            all = all,
            cutoffs = watched.cutoffs
        ),
        None if watched.cutoffs > 0 => prose!(
            texts,
            "report-walked-cutting",
            figure = figure,
            search = name,
            nodes = watched.nodes,
            cutoffs = watched.cutoffs
        ),
        None => prose!(texts, "report-walked-all", figure = figure, search = name, nodes = watched.nodes),
    };
    if watched.researches > 0 {
        text.push(Span::Text(" ".to_owned()));
        text.extend(prose!(texts, "report-walked-again", count = watched.researches));
    }
    text.push(Span::Text(" ".to_owned()));
    text.extend(prose!(texts, "report-walked-value", value = value, side = side, best = best));
    text
}

/// How many different positions the search enters.
fn places(watched: &Watched) -> u64 {
    let mut paths: Vec<Vec<&str>> = Vec::with_capacity(watched.recording.visits.len());
    for visit in &watched.recording.visits {
        let mut path = visit.parent.map_or_else(Vec::new, |parent| paths[parent].clone());
        path.extend(visit.movement.as_deref());
        paths.push(path);
    }
    paths.sort_unstable();
    paths.dedup();
    paths.len() as u64
}

/// The search as pseudocode; comments are in the language of the report.
fn program(cx: &ChapterContext<'_>, algorithm: Algorithm) -> String {
    let texts = cx.texts;
    let (leaf, leaf_turned) = (texts.get("report-code-leaf"), texts.get("report-code-leaf-turned"));
    let (max, min) = (texts.get("report-code-max"), texts.get("report-code-min"));
    let turned = texts.get("report-code-turned");
    let (raised, cut) = (texts.get("report-code-raised"), texts.get("report-code-cut"));
    let (first, test, again) =
        (texts.get("report-code-first"), texts.get("report-code-test"), texts.get("report-code-again"));
    let lines: Vec<(&str, &str)> = match algorithm {
        Algorithm::Minimax => vec![
            ("minimax(p, d):", ""),
            ("    if over(p) or d = 0:", &leaf),
            ("        if mover(p) = Max: return f(p)", ""),
            ("        else: return −f(p)", &leaf_turned),
            ("    if mover(p) = Max:", &max),
            ("        return max of minimax(p + m, d − 1) for m in moves(p)", ""),
            ("    else:", &min),
            ("        return min of minimax(p + m, d − 1) for m in moves(p)", ""),
        ],
        Algorithm::Negamax => vec![
            ("negamax(p, d):", ""),
            ("    if over(p) or d = 0: return f(p)", &leaf),
            ("    best ← −∞", ""),
            ("    for m in moves(p):", ""),
            ("        v ← −negamax(p + m, d − 1)", &turned),
            ("        best ← max(best, v)", ""),
            ("    return best", ""),
        ],
        Algorithm::AlphaBeta => vec![
            ("alphabeta(p, d, α, β):", ""),
            ("    if over(p) or d = 0: return f(p)", &leaf),
            ("    best ← −∞", ""),
            ("    for m in moves(p):", ""),
            ("        v ← −alphabeta(p + m, d − 1, −β, −α)", &turned),
            ("        best ← max(best, v)", ""),
            ("        α ← max(α, best)", &raised),
            ("        if α ≥ β: break", &cut),
            ("    return best", ""),
        ],
        Algorithm::NegaScout => vec![
            ("negascout(p, d, α, β):", ""),
            ("    if over(p) or d = 0: return f(p)", &leaf),
            ("    best ← −∞", ""),
            ("    for m in moves(p):", ""),
            ("        if m is the first:", &first),
            ("            v ← −negascout(p + m, d − 1, −β, −α)", ""),
            ("        else:", &test),
            ("            v ← −negascout(p + m, d − 1, −α − 1, −α)", ""),
            ("            if α < v < β:", &again),
            ("                v ← −negascout(p + m, d − 1, −β, −α)", ""),
            ("        best ← max(best, v)", ""),
            ("        α ← max(α, best)", &raised),
            ("        if α ≥ β: break", &cut),
            ("    return best", ""),
        ],
        other => unreachable!("the settings take no {other:?}, which is not a search of the textbook"),
    };
    remarked(&lines)
}

/// Code with its comments aligned in a column.
fn remarked(lines: &[(&str, &str)]) -> String {
    let with_remarks = lines.iter().filter(|(_, remark)| !remark.is_empty());
    let column = with_remarks.map(|(code, _)| code.chars().count()).max().unwrap_or(0) + 2;
    let mut text = String::new();
    for (code, remark) in lines {
        if remark.is_empty() {
            text.push_str(code);
        } else {
            let _ = write!(text, "{code:<column$}# {remark}");
        }
        text.push('\n');
    }
    text
}
