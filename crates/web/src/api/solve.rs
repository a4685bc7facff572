//! `/api/solve`: the exact value of a position, or an error if it is too large to solve.

use plyground_i18n::say;
use serde_json::json;

use crate::answer::{Desk, Once, Reply};
use crate::complaint::Complaint;
use crate::fields::Fields;
use crate::limits;
use crate::place::Place;
use crate::worth;

pub(crate) fn solve(fields: &mut Fields) -> Result<Once, Complaint> {
    let place = Place::take(fields)?;
    fields.done()?;
    Ok(Box::new(move |desk| solved(&place, desk)))
}

fn solved(place: &Place, desk: &Desk<'_>) -> Result<Reply, Complaint> {
    let session = &*place.session;
    let found = desk.within(Some(limits::SOLVE_NODES), |limits| session.solve(limits));
    let solution = found.ok_or_else(|| {
        Complaint::impossible("too-large", say!(desk.texts, "server-error-too-large", game = session.game()))
    })?;
    let (value, plies, points) = worth::parts(solution.worth);
    Ok(Reply::Json(json!({
        "value": value,
        "plies": plies.filter(|_| solution.is_counted),
        "points": points,
        "best": solution.line.first(),
        "line": solution.line,
        "nodes": solution.nodes,
    })))
}
