//! `/api/solve`: the oracle. What a position is worth for certain, or the news that nobody can say.

use plyground_i18n::say;
use plyground_registry::{Insight, Outcome, Progress, Worth};
use serde_json::{Value, json};

use crate::answer::{Desk, Reply};
use crate::complaint::Complaint;
use crate::fields::Fields;
use crate::limits;
use crate::place::Place;

pub(crate) fn solve(fields: &mut Fields, desk: &Desk<'_>) -> Result<Reply, Complaint> {
    let place = Place::take(fields)?;
    fields.done()?;
    let session = &*place.session;
    if let Some(outcome) = session.outcome() {
        let worth = match outcome {
            Outcome::Draw => Worth::Draw,
            Outcome::Win(winner) if winner == session.to_move() => Worth::Win(0),
            Outcome::Win(_) => Worth::Loss(0),
        };
        return Ok(Reply::Json(solved(worth, None, &[], 0)));
    }
    let mut last: Option<Insight> = None;
    let progress = desk.within(Some(limits::SOLVE_NODES), |limits| {
        session.analyst(1).look(limits, &mut |insight| last = Some(insight.clone()))
    });
    let certain = last.as_ref().and_then(|insight| {
        let best = insight.lines.first()?;
        // Where everything has been looked at, points are what a written tree is worth.
        (best.worth.is_certain() || progress == Progress::Done).then_some((best, insight.nodes))
    });
    let (best, nodes) = certain.ok_or_else(|| {
        Complaint::impossible("too-large", say!(desk.texts, "server-error-too-large", game = session.game()))
    })?;
    Ok(Reply::Json(solved(best.worth, best.moves.first(), &best.moves, nodes)))
}

fn solved(worth: Worth, best: Option<&String>, line: &[String], nodes: u64) -> Value {
    let (value, plies, points) = match worth {
        Worth::Win(plies) => ("win", Some(plies), None),
        Worth::Loss(plies) => ("loss", Some(plies), None),
        Worth::Draw => ("draw", None, None),
        Worth::Points(points) => ("points", None, Some(points)),
    };
    json!({ "value": value, "plies": plies, "points": points, "best": best, "line": line, "nodes": nodes })
}
