//! `plyground evaluate`: an evaluator's value of a position without a search, its terms, and the lines of the board.

use std::fmt::Write;

use clap::Args;
use plyground_i18n::{Family, say};
use plyground_lab::export;
use plyground_lab::lines::{BoardLine, lines};
use plyground_lab::names::term;
use plyground_registry::{Judgement, Labels, Limits, Player, Session, Term};
use serde_json::{Value, json};

use crate::args::{BoardArgs, SettingsArgs};
use crate::board_view::{BoardView, BoardViewArgs};
use crate::failure::Failure;
use crate::language::texts;
use crate::output;
use crate::search::state;
use crate::setup::plan;

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  plyground evaluate tic-tac-toe --position X.0/.../...
  plyground evaluate --preset line-powers --position XX.../.OO../5/5/5 --lines
  plyground evaluate gomoku --moves \"h8 h9 j10\" --evaluator pattern-ladder
  plyground evaluate tic-tac-toe --position X.O/.../... --board brackets")]
pub(crate) struct EvaluateArgs {
    #[command(flatten)]
    board: BoardArgs,
    #[command(flatten)]
    settings: SettingsArgs,
    #[command(flatten)]
    view: BoardViewArgs,
    /// List the rows, columns and diagonals that are long enough to win on, with the marks of either side
    #[arg(long)]
    lines: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &EvaluateArgs) -> Result<(), Failure> {
    let plan = plan(&args.board, &args.settings)?;
    let session = &*plan.session;
    let view = BoardView::new(args.view, session, plan.preset)?;
    let judgement = session.judge(&plan.task(Limits::default())?)?;
    let lines = if args.lines {
        let found = lines(session);
        Some(found.ok_or_else(|| Failure::Usage(say!(texts(), "evaluate-no-lines", game = session.game())))?)
    } else {
        None
    };
    if args.json {
        let mut record = json!({
            "game": session.game(),
            "position": session.position(),
            "to_move": session.to_move().mark().to_string(),
            "evaluator": plan.evaluator.id,
            "value": export::score(Some(judgement.value)),
            "terms": terms_record(&judgement.terms),
        });
        if let Some(lines) = &lines {
            record["lines"] = lines.iter().map(line_record).collect();
        }
        return output::json(&record);
    }
    let mut page = format!("{}\n", view.draw(session, Labels::None).trim_end());
    let evaluator = texts().name(Family::Evaluator, plan.evaluator.id);
    let side = session.side_name(session.to_move());
    let value = say!(texts(), "evaluate-value", value = judgement.value.to_string(), side = side);
    let _ = writeln!(
        page,
        "{}\n{}",
        state(&plan),
        say!(texts(), "evaluate-by", evaluator = evaluator, value = value)
    );
    if !judgement.terms.is_empty() {
        let _ = write!(page, "\n{}", terms_table(session, &judgement));
    }
    if let Some(lines) = lines {
        let _ = write!(page, "\n{}", lines_table(session, view, &lines));
    }
    output::put(&page)
}

/// Equal terms of one feature: how many each side has, and their points.
struct TermSum {
    name: &'static str,
    counts: [u64; 2],
    points: [i64; 2],
}

/// The terms by feature, in the order in which they first appear.
fn sums(terms: &[Term]) -> Vec<TermSum> {
    let mut sums: Vec<TermSum> = Vec::new();
    for term in terms {
        let at = sums.iter().position(|sum| sum.name == term.name).unwrap_or_else(|| {
            sums.push(TermSum { name: term.name, counts: [0; 2], points: [0; 2] });
            sums.len() - 1
        });
        sums[at].counts[term.player.index()] += 1;
        sums[at].points[term.player.index()] += i64::from(term.points);
    }
    sums
}

fn terms_record(terms: &[Term]) -> Value {
    let record = |sum: TermSum| {
        let of = |player: Player| json!({ "count": sum.counts[player.index()], "points": sum.points[player.index()] });
        json!({ "feature": sum.name, "X": of(Player::First), "O": of(Player::Second) })
    };
    sums(terms).into_iter().map(record).collect()
}

fn terms_table(session: &dyn Session, judgement: &Judgement) -> String {
    let [x, o] = Player::BOTH.map(|player| session.side_name(player));
    let points = |side: &str| say!(texts(), "evaluate-points", side = side);
    let headings = [texts().get("evaluate-feature"), x.to_owned(), points(x), o.to_owned(), points(o)];
    let row = |sum: &TermSum| {
        let mut row = vec![term(texts(), sum.name)];
        for side in 0..2 {
            row.push(texts().number(sum.counts[side]));
            row.push(texts().decimal(sum.points[side] as f64, 0));
        }
        row
    };
    let rows: Vec<Vec<String>> = sums(&judgement.terms).iter().map(row).collect();
    output::table(&headings.each_ref().map(String::as_str), 1, &rows)
}

fn line_record(line: &BoardLine) -> Value {
    let [x, o] = line.counts;
    json!({ "kind": line.direction.id(), "cells": line.names, "X": x, "O": o, "empty": line.empty() })
}

fn lines_table(session: &dyn Session, view: BoardView, lines: &[BoardLine]) -> String {
    let [x, o] = Player::BOTH.map(|player| session.side_name(player));
    let headings = [
        texts().get("evaluate-line"),
        texts().get("evaluate-cells"),
        x.to_owned(),
        o.to_owned(),
        texts().get("evaluate-empty"),
    ];
    let rows: Vec<Vec<String>> = lines
        .iter()
        .map(|line| {
            let mut row = vec![texts().get(line.direction.key()), view.cells(session, &line.names)];
            row.extend([line.counts[0], line.counts[1], line.empty()].map(|count| count.to_string()));
            row
        })
        .collect();
    output::table(&headings.each_ref().map(String::as_str), 2, &rows)
}
