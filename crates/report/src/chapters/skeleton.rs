//! A report for the student to write: the headings, the figures of the task, empty tables, and questions in every chapter.
//!
//! Deliberately absent: measurements, pseudo-code, listings of this program, and every other answer.

use plyground_i18n::Family;
use plyground_registry::Message;

use super::{Block, ChapterContext, Cover, capitalised, conclusions, criteria, goal, reproduction, source};
use crate::additions::Chapter;
use crate::document::{Align, Section, Span, Table, label, prose};

/// The chapters that are not left out.
pub(super) fn sections(cx: &ChapterContext<'_>, cover: &Cover) -> Result<Vec<Section>, Message> {
    let mut sections = Vec::new();
    for chapter in Chapter::ALL {
        let is_idle = chapter == Chapter::Mistakes && cx.findings.settings.mutations.is_empty();
        if is_idle || cover.additions.without.contains(&chapter) {
            continue;
        }
        let title = cx.texts.get(chapter.title());
        sections.push(Section { title, blocks: blocks(cx, cover, chapter)? });
    }
    Ok(sections)
}

fn blocks(cx: &ChapterContext<'_>, cover: &Cover, chapter: Chapter) -> Result<Vec<Block>, Message> {
    let texts = cx.texts;
    let ask = |keys: &[&str]| {
        let items = keys.iter().map(|key| Span::text(texts.get(key))).collect();
        Block::List { ordered: true, items }
    };
    Ok(match chapter {
        Chapter::Abstract => vec![ask(&["report-ask-abstract", "report-ask-keywords"])],
        Chapter::Goal => [goal::goal(cx, true), vec![ask(&["report-ask-goal"])]].concat(),
        Chapter::Rules => {
            let side = cx.session.side_name(cx.session.to_move());
            let caption = prose!(texts, "report-figure-position", side = side);
            vec![
                ChapterContext::board(&*cx.session, "fig-board", caption),
                ask(&["report-ask-rules", "report-ask-size"]),
            ]
        }
        Chapter::State => {
            vec![ask(&["report-ask-state", "report-ask-undo", "report-ask-parts"]), parts(cx)]
        }
        Chapter::Evaluator => {
            let there = cx.after(&cx.findings.worked.moves)?;
            let side = there.side_name(there.to_move());
            vec![
                ChapterContext::board(
                    &*there,
                    "fig-worked",
                    prose!(texts, "report-figure-worked", side = side),
                ),
                ask(&["report-ask-evaluator", "report-ask-worked"]),
            ]
        }
        Chapter::Searches => searches(cx)?,
        Chapter::Measurements => vec![
            ask(&["report-ask-measure", "report-ask-machine", "report-ask-memory"]),
            by_depth(cx, "tab-nodes", "report-table-nodes"),
            by_depth(cx, "tab-times", "report-table-times"),
        ],
        Chapter::Games => vec![ask(&["report-ask-games", "report-ask-turning-point"])],
        Chapter::Testing => {
            vec![ask(&["report-ask-testing", "report-ask-agreement"]), cases(cx)]
        }
        Chapter::Mistakes => vec![ask(&["report-ask-mistakes"]), mistakes(cx)],
        Chapter::Conclusions => conclusions::chapter(cx, cover),
        Chapter::Criteria => criteria::criteria(cx),
        Chapter::Literature => vec![Block::Literature],
        Chapter::Source if cover.additions.code.is_empty() => vec![ask(&["report-ask-source"])],
        Chapter::Source => source::own(cx, cover),
        Chapter::Reproduction => reproduction::reproduction(cx, cover),
    })
}

/// The position of the trees, and the same questions about every search.
fn searches(cx: &ChapterContext<'_>) -> Result<Vec<Block>, Message> {
    let (texts, example) = (cx.texts, &cx.findings.example);
    let there = cx.after(&example.moves)?;
    let side = there.side_name(there.to_move());
    let mut blocks =
        vec![ChapterContext::board(&*there, "fig-scene", prose!(texts, "report-figure-scene", side = side))];
    for watched in &example.searches {
        blocks.push(Block::Heading(capitalised(&cx.search(watched.algorithm.id()))));
        let items = vec![
            prose!(texts, "report-ask-search"),
            prose!(texts, "report-ask-tree", figure = label("fig-scene"), depth = example.depth),
        ];
        blocks.push(Block::List { ordered: true, items });
    }
    Ok(blocks)
}

/// An empty line of a table.
fn empty(columns: usize) -> Vec<Vec<Span>> {
    vec![Span::text("\u{a0}"); columns]
}

/// The parts of the student's program, to be filled in.
fn parts(cx: &ChapterContext<'_>) -> Block {
    let texts = cx.texts;
    Block::Table(Table {
        label: "tab-classes".to_owned(),
        caption: prose!(texts, "report-table-classes"),
        columns: vec![Align::Left, Align::Left, Align::Wrapped],
        head: ["report-head-class", "report-head-file", "report-head-purpose"]
            .map(|key| texts.get(key))
            .into(),
        rows: vec![empty(3); 6],
        rules: Vec::new(),
    })
}

/// A row for every depth, an empty column for every search.
fn by_depth(cx: &ChapterContext<'_>, name: &str, caption: &str) -> Block {
    let settings = &cx.findings.settings;
    let mut head = vec![cx.texts.get("report-head-depth")];
    head.extend(settings.algorithms.iter().map(|id| cx.search(id)));
    let row = |depth: &u16| [vec![Span::text(depth.to_string())], empty(settings.algorithms.len())].concat();
    Block::Table(Table {
        label: name.to_owned(),
        // keys: report-table-nodes, report-table-times
        caption: prose!(cx.texts, caption),
        columns: vec![Align::Right; head.len()],
        head,
        rows: settings.depths.iter().map(row).collect(),
        rules: Vec::new(),
    })
}

/// The cases without what was found; empty lines where there are none.
fn cases(cx: &ChapterContext<'_>) -> Block {
    let texts = cx.texts;
    let columns = [
        "report-head-case",
        "report-head-start",
        "report-head-expected",
        "report-head-found",
        "report-head-verdict",
    ];
    let given = &cx.findings.settings.cases;
    let row = |number: usize| {
        let mut row = empty(columns.len());
        row[0] = Span::text((number + 1).to_string());
        if let Some(case) = given.get(number) {
            row[1] = vec![Span::Code(case.position.clone())];
            row[2] = vec![Span::Code(case.expected.clone())];
        }
        row
    };
    Block::Table(Table {
        label: "tab-cases".to_owned(),
        caption: prose!(texts, "report-table-cases"),
        columns: vec![Align::Right, Align::Wrapped, Align::Left, Align::Left, Align::Left],
        head: columns.map(|key| texts.get(key)).into(),
        rows: (0..given.len().max(5)).map(row).collect(),
        rules: Vec::new(),
    })
}

/// Some mistakes by their names; what they do is left to the student.
fn mistakes(cx: &ChapterContext<'_>) -> Block {
    const MOST: usize = 6;
    let texts = cx.texts;
    let row = |id: &String| {
        let mut row = empty(4);
        row[0] = Span::text(capitalised(&texts.name(Family::Mutation, id)));
        row
    };
    let head =
        ["report-head-mistake", "report-head-nodes-without", "report-head-nodes-with", "report-head-noticed"];
    Block::Table(Table {
        label: "tab-mistakes".to_owned(),
        caption: prose!(texts, "report-table-own-mistakes"),
        columns: vec![Align::Wrapped, Align::Right, Align::Right, Align::Left],
        head: head.map(|key| texts.get(key)).into(),
        rows: cx.findings.settings.mutations.iter().take(MOST).map(row).collect(),
        rules: Vec::new(),
    })
}
