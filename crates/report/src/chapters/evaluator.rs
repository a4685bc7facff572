//! The evaluator, explained and applied to a position.

use plyground_i18n::Family;
use plyground_lab::names::term;
use plyground_registry::{Message, Player, evaluators};

use super::rules::MnkGame;
use super::{Block, ChapterContext, paragraph};
use crate::document::{Align, Math, Span, Table, code, label, plain, prose};
use crate::worked::CombinedTerm;

pub(super) fn evaluator(cx: &ChapterContext<'_>) -> Result<Vec<Block>, Message> {
    let texts = cx.texts;
    let id = cx.findings.settings.evaluator.as_str();
    let name = texts.name(Family::Evaluator, id);
    let mut blocks = vec![
        paragraph(prose!(texts, "report-evaluator-intro")),
        paragraph(prose!(texts, "report-evaluator-name", evaluator = plain(&name))),
    ];
    blocks.extend(explained(cx, id));
    let worked = &cx.findings.worked;
    let there = cx.after(&worked.moves)?;
    let side = there.side_name(there.to_move());
    blocks.push(ChapterContext::board(
        &*there,
        "fig-worked",
        prose!(texts, "report-figure-worked", side = side),
    ));
    if worked.parts.is_empty() {
        blocks.extend(choices(cx));
    } else {
        blocks.push(paragraph(prose!(
            texts,
            "report-worked",
            figure = label("fig-worked"),
            table = label("tab-worked"),
            side = side
        )));
        blocks.push(Block::Table(parts(cx)));
        let [x, o] = sums(&worked.parts);
        let (mine, theirs) = if there.to_move() == Player::First { (x, o) } else { (o, x) };
        let shown = |points: i64| plain(&texts.decimal(points as f64, 0));
        blocks.push(paragraph(prose!(
            texts,
            "report-worked-sum",
            side = side,
            mine = shown(mine),
            theirs = shown(theirs),
            value = shown(mine - theirs)
        )));
    }
    Ok(blocks)
}

/// What the evaluator does.
fn explained(cx: &ChapterContext<'_>, id: &str) -> Vec<Block> {
    let texts = cx.texts;
    match id {
        "open-lines" => {
            let lines = MnkGame::of(&*cx.session).map_or(0, MnkGame::count);
            // As in the evaluator: a win is worth more than all lines together.
            let win = (lines + 1).max(100);
            vec![
                paragraph(prose!(texts, "report-evaluator-open-lines")),
                Block::Formula(formula(cx)),
                paragraph(prose!(texts, "report-evaluator-open-lines-win", win = win)),
            ]
        }
        "pattern-ladder" => {
            let mut blocks =
                vec![paragraph(prose!(texts, "report-evaluator-pattern-ladder", table = label("tab-scale")))];
            blocks.push(Block::Table(scale(cx)));
            blocks.push(paragraph(prose!(texts, "report-evaluator-pattern-ladder-sum")));
            blocks.push(Block::Formula(formula(cx)));
            blocks
        }
        "line-powers" => vec![
            paragraph(prose!(texts, "report-evaluator-line-powers")),
            Block::List {
                ordered: false,
                items: vec![
                    prose!(texts, "report-evaluator-line-powers-20"),
                    prose!(texts, "report-evaluator-line-powers-8"),
                    prose!(texts, "report-evaluator-line-powers-2"),
                    prose!(texts, "report-evaluator-line-powers-10"),
                ],
            },
            paragraph(prose!(texts, "report-evaluator-line-powers-sum")),
            Block::Formula(formula(cx)),
        ],
        "outcome" => vec![paragraph(prose!(texts, "report-evaluator-outcome"))],
        "nearer-wins" => vec![
            paragraph(prose!(texts, "report-evaluator-nearer-wins")),
            Block::Formula(Math::read("f = ⌊ frac(500; d) ⌋")),
            paragraph(prose!(texts, "report-evaluator-nearer-wins-why")),
        ],
        "zero" => vec![paragraph(prose!(texts, "report-evaluator-zero"))],
        "scramble" => vec![paragraph(prose!(texts, "report-evaluator-scramble"))],
        "written" => vec![paragraph(prose!(texts, "report-evaluator-written"))],
        other => {
            let english =
                evaluators().into_iter().find(|(id, ..)| *id == other).map_or("", |(_, line, _)| line);
            let line = texts.summary(Family::Evaluator, other, english);
            if cx.is_python() && other == "score" {
                return vec![paragraph(prose!(texts, "report-evaluator-score"))];
            }
            if line.is_empty() {
                return vec![paragraph(prose!(texts, "report-evaluator-own", name = code(other)))];
            }
            vec![paragraph(prose!(texts, "report-evaluator-other", summary = plain(&line)))]
        }
    }
}

/// The points of the side to move minus those of the opponent.
fn formula(cx: &ChapterContext<'_>) -> Math {
    let (me, you) = (cx.texts.get("report-formula-me"), cx.texts.get("report-formula-you"));
    Math::read(&format!("f(p) = n_(\"{me}\")(p) - n_(\"{you}\")(p)"))
}

/// A pattern on a line: a mark is a filled circle, a free cell an empty one.
fn pattern(name: &str) -> &'static str {
    match name {
        "five" => "●●●●●",
        "open_four" => "○●●●●○",
        "open_three" => "○●●●○",
        "three_open_left" => "○●●●",
        "three_open_right" => "●●●○",
        "open_two" => "○●●○",
        "two_open_right" => "●●○",
        "two_open_left" => "○●●",
        _ => "",
    }
}

/// The weight of each pattern.
fn scale(cx: &ChapterContext<'_>) -> Table {
    let texts = cx.texts;
    let points = |part: &CombinedTerm, side: usize| Span::text(texts.decimal(part.points[side] as f64, 0));
    let row = |part: &CombinedTerm| {
        vec![
            Span::text(term(texts, part.name)),
            Span::text(pattern(part.name)),
            points(part, 0),
            points(part, 1),
        ]
    };
    Table {
        label: "tab-scale".to_owned(),
        caption: prose!(texts, "report-table-scale"),
        columns: vec![Align::Left, Align::Centre, Align::Right, Align::Right],
        head: vec![
            texts.get("report-head-part"),
            texts.get("report-head-pattern"),
            texts.get("report-head-x-points"),
            texts.get("report-head-o-points"),
        ],
        rows: cx.findings.worked.scale.iter().map(row).collect(),
        rules: Vec::new(),
    }
}

fn sums(parts: &[CombinedTerm]) -> [i64; 2] {
    [0, 1].map(|side| parts.iter().map(|part| part.points[side]).sum())
}

/// The parts of the judgement of the example position.
fn parts(cx: &ChapterContext<'_>) -> Table {
    let texts = cx.texts;
    let worked = &cx.findings.worked;
    let number = |number: i64| Span::text(texts.decimal(number as f64, 0));
    let row = |part: &CombinedTerm| {
        let name = |side: usize| format!("worked position/{}/{}/count", part.name, ["X", "O"][side]);
        vec![
            Span::text(term(texts, part.name)),
            cx.count(part.counts[0], name(0)),
            number(part.points[0]),
            cx.count(part.counts[1], name(1)),
            number(part.points[1]),
        ]
    };
    let mut rows: Vec<Vec<Vec<Span>>> = worked.parts.iter().map(row).collect();
    let [x, o] = sums(&worked.parts);
    rows.push(vec![Span::text(texts.get("report-head-sum")), Vec::new(), number(x), Vec::new(), number(o)]);
    Table {
        label: "tab-worked".to_owned(),
        caption: prose!(texts, "report-table-worked", figure = label("fig-worked")),
        columns: vec![Align::Left, Align::Right, Align::Right, Align::Right, Align::Right],
        head: vec![
            texts.get("report-head-part"),
            texts.get("report-head-x-count"),
            texts.get("report-head-x-points"),
            texts.get("report-head-o-count"),
            texts.get("report-head-o-points"),
        ],
        rules: vec![rows.len() - 1],
        rows,
    }
}

/// The most moves that are listed.
const MOST_CHOICES: usize = 12;

/// The minimax value of every move, for evaluators that judge finished games only.
fn choices(cx: &ChapterContext<'_>) -> Vec<Block> {
    let texts = cx.texts;
    let worked = &cx.findings.worked;
    if worked.choices.is_empty() {
        return Vec::new();
    }
    let value = cx.value(worked.value);
    let text = prose!(
        texts,
        "report-choices",
        figure = label("fig-worked"),
        table = label("tab-choices"),
        value = plain(&value),
        depth = worked.depth
    );
    let mut sorted = worked.choices.clone();
    sorted.sort_by_key(|&(_, value)| std::cmp::Reverse(value));
    sorted.truncate(MOST_CHOICES);
    let row = |(text, value): &(String, plyground_registry::Score)| {
        vec![vec![Span::Code(text.clone())], Span::text(cx.value(*value))]
    };
    let table = Table {
        label: "tab-choices".to_owned(),
        caption: prose!(texts, "report-table-choices"),
        columns: vec![Align::Left, Align::Right],
        head: vec![texts.get("report-head-move"), texts.get("report-head-value")],
        rows: sorted.iter().map(row).collect(),
        rules: Vec::new(),
    };
    vec![paragraph(text), Block::Table(table)]
}

#[cfg(test)]
mod tests {
    use plyground_registry::{Algorithm, SearchTask, open};

    use super::*;

    #[test]
    fn a_win_is_worth_what_the_report_says_to_open_lines() {
        for (game, moves) in [("tic-tac-toe", "a1 a2 b1 b2 c1"), ("gomoku", "a1 a2 b1 b2 c1 c2 d1 d2 e1")] {
            let mut session = open(game).unwrap();
            moves.split(' ').for_each(|text| {
                session.play(text).unwrap();
            });
            let task = SearchTask {
                evaluator: Some(session.evaluator("open-lines").unwrap()),
                ..SearchTask::new(Algorithm::Minimax)
            };
            let value = session.judge(&task).unwrap().value.get();
            let lines = MnkGame::of(&*session).unwrap().count();
            assert_eq!(-value, (lines as i32 + 1).max(100), "{game}");
        }
    }
}
