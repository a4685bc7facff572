//! `/api/solve`: the exact value of a position, or an error if it is too large to solve.

use plyground_i18n::say;
use plyground_registry::{Method, Outcome, SolverCache, Solving, is_written};
use serde_json::json;

use crate::answer::{Desk, Once, Reply};
use crate::complaint::Complaint;
use crate::fields::Fields;
use crate::limits;
use crate::place::Place;

pub(crate) fn solve(fields: &mut Fields) -> Result<Once, Complaint> {
    let place = Place::take(fields)?;
    fields.done()?;
    Ok(Box::new(move |desk| solved(&place, desk)))
}

fn solved(place: &Place, desk: &Desk<'_>) -> Result<Reply, Complaint> {
    let session = &*place.session;
    let found = desk.within(Some(limits::SOLVE_NODES), |limits| {
        session.solve(&mut Solving {
            method: Method::Fastest,
            memory: limits::SOLVE_MEMORY,
            near: limits::NEAR_NODES,
            threads: 1,
            limits,
            progress: &mut |_| (),
            kept: &mut SolverCache::new(),
        })
    });
    let solved = found.map_err(|why| Complaint::told("search-impossible", desk.texts, &why))?;
    let solved = solved.map_err(|_| {
        Complaint::impossible("too-large", say!(desk.texts, "server-error-too-large", game = session.game()))
    })?;
    let value = match solved.outcome {
        // A written tree has numbers at its leaves, and no winner.
        _ if is_written(&session.game()) => "points",
        Outcome::Draw => "draw",
        Outcome::Win(winner) if winner == session.to_move() => "win",
        Outcome::Win(_) => "loss",
    };
    Ok(Reply::Json(json!({
        "value": value,
        "plies": solved.plies,
        "points": solved.score,
        "best": solved.line.first(),
        "line": solved.line,
        "nodes": solved.nodes,
        "method": solved.method,
    })))
}
