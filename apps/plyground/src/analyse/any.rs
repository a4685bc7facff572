//! `plyground analyse` for any game but gomoku, by the game's own notation.

use std::fmt::Write;

use plyground_i18n::{Family, pad_end, say};
use plyground_play::worth;
use plyground_registry::{Algorithm, Insight, Labels, Prospect, SearchTask, Session, Worth};
use serde_json::{Value, json};

use super::args::Colour;
use super::{Allowance, AnalyseArgs, AnalysisResult, PositionArgs};
use crate::args::{BoardArgs, SideName};
use crate::failure::Failure;
use crate::language::texts;
use crate::{output, own_evaluators, setup};

pub(super) fn run(args: &AnalyseArgs) -> Result<(), Failure> {
    let is_gomoku =
        is_gomoku_only(&args.position) || args.memory.is_some() || args.why.is_some() || args.out.is_some();
    if is_gomoku {
        return Err(Failure::Usage(texts().get("analyse-only-gomoku")));
    }
    let mut session = session(&args.game, args.any_position.as_deref(), &args.position)?;
    if session.outcome().is_some() {
        let position = session.position();
        return Err(Failure::Usage(say!(texts(), "study-finished", position = position)));
    }
    if args.threads.is_some_and(|threads| threads > 1) && !session.has_engine() {
        return Err(Failure::Usage(texts().get("analyse-one-thread")));
    }
    let mut allowance = Allowance::new(args);
    if let Some(typed) = &args.evaluator {
        allowance.options.evaluator = Some(match own_evaluators::read(typed)? {
            Some(own) => session.add_evaluator(&own)?,
            None => session.evaluator(typed)?,
        });
    }
    // What does not suit the board, and a program that does not work, is refused by a judgement of the position.
    let judge = || match allowance.options.evaluator {
        None => Ok(()),
        evaluator => {
            session.judge(&SearchTask { evaluator, ..SearchTask::new(Algorithm::Minimax) }).map(|_| ())
        }
    };
    judge()?;
    let mut analyst = session.analyst(allowance.options);
    let found = allowance.look(&mut *analyst, Some(&progress)).ok_or_else(|| allowance.nothing())?;
    judge()?;
    if args.json {
        output::json(&as_json(args, &*session, &found))?;
    } else {
        output::put(&as_text(args, &*session, &found))?;
    }
    found.end()
}

/// Whether an option is given that belongs to gomoku alone.
pub(crate) fn is_gomoku_only(place: &PositionArgs) -> bool {
    place.size.is_some()
        || place.width.is_some()
        || place.rule.is_some()
        || place.black.is_some()
        || place.white.is_some()
        || place.file.is_some()
        || place.ply.is_some()
        || place.rows.is_some()
}

/// The position of a game other than gomoku.
pub(crate) fn session(
    game: &str,
    position: Option<&str>,
    place: &PositionArgs,
) -> Result<Box<dyn Session>, Failure> {
    let to_move = match place.to_move {
        None => None,
        Some(Colour::X) => Some(SideName::X),
        Some(Colour::O) => Some(SideName::O),
        Some(Colour::Black | Colour::White) => {
            return Err(Failure::Usage(texts().get("solve-side-mark")));
        }
    };
    let board = BoardArgs {
        game: Some(game.to_owned()),
        size: None,
        preset: None,
        position: position.map(str::to_owned).into_iter().collect(),
        moves: place.moves.clone(),
        to_move,
        allow_unreachable: false,
    };
    setup::position(&board, None)
}

/// An iteration in a line.
fn progress(insight: &Insight, time: f64) -> String {
    let best = &insight.lines[0];
    say!(
        texts(),
        "analyse-progress",
        depth = insight.depth,
        deepest = insight.deepest,
        worth = worth::words_at(best.worth, insight.depth, texts()),
        nodes = insight.nodes,
        time = output::seconds(time),
        line = best.moves.join(" ")
    )
}

fn as_text(args: &AnalyseArgs, session: &dyn Session, found: &AnalysisResult) -> String {
    let texts = texts();
    let mut text = String::new();
    if args.board {
        let _ = writeln!(text, "{}", session.draw(Labels::None).trim_end());
    }
    let game = texts.name(Family::Game, &session.game());
    let side = session.side_name(session.to_move());
    let _ = writeln!(text, "{}", say!(texts, "search-to-move", game = game, side = side));
    let insight = &found.insight;
    let worths: Vec<String> =
        insight.lines.iter().map(|line| worth::words_at(line.worth, insight.depth, texts)).collect();
    let width = worths.iter().map(|worth| worth.chars().count()).max().unwrap_or(0);
    for (number, (line, worth)) in (1..).zip(found.insight.lines.iter().zip(&worths)) {
        let _ = writeln!(text, "{number:>2}. {}  {}", pad_end(worth, width), line.moves.join(" "));
    }
    let effort = say!(
        texts,
        "analyse-effort",
        depth = found.insight.depth,
        deepest = found.insight.deepest,
        nodes = found.nodes,
        time = output::seconds(found.time),
        speed = found.speed()
    );
    let _ = writeln!(text, "{effort}");
    text
}

fn as_json(args: &AnalyseArgs, session: &dyn Session, found: &AnalysisResult) -> Value {
    let best = &found.insight.lines[0];
    let (result, score, mate) = parts(best.worth);
    let line = |line: &Prospect| {
        let (result, score, mate) = parts(line.worth);
        json!({ "pv": line.moves, "result": result, "score": score, "mate": mate })
    };
    let mut value = json!({
        "game": session.game(),
        "position": session.position(),
        "to_move": session.to_move().mark().to_string(),
        "best": best.moves[0],
        "result": result,
        "score": score,
        "mate": mate,
        "lines": found.insight.lines.iter().map(line).collect::<Vec<_>>(),
        "depth": found.insight.depth,
        "seldepth": found.insight.deepest,
        "nodes": found.nodes,
        "nps": found.speed(),
        "time_s": found.time,
        "stopped": found.stopped.map(|reason| reason.to_string()),
    });
    if args.board {
        value["board"] = session.draw(Labels::None).lines().collect();
    }
    value
}

/// The result if it is known, the points if not, and the moves to the end, negative when losing.
fn parts(worth: Worth) -> (Option<&'static str>, Option<i32>, Option<i32>) {
    match worth {
        Worth::Win(plies) => (Some("win"), None, Some(plies.into())),
        Worth::Loss(plies) => (Some("loss"), None, Some(-i32::from(plies))),
        Worth::Draw => (Some("draw"), None, None),
        Worth::Points(points) => (None, Some(points), None),
    }
}
