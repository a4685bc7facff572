//! `/api/search`: one search of one position.

use plyground_lab::export;
use plyground_registry::DEEPEST;

use crate::answer::{Desk, Once, Reply};
use crate::complaint::Complaint;
use crate::fields::Fields;
use crate::study::Study;

pub(crate) fn search(fields: &mut Fields) -> Result<Once, Complaint> {
    let study = Study::new(fields.request()?, true, fields.texts())?;
    Ok(Box::new(move |desk| searched(&study, desk)))
}

fn searched(study: &Study, desk: &Desk<'_>) -> Result<Reply, Complaint> {
    let plan = &study.plan;
    // Iterative deepening ends by its limit or at the end of the game.
    let default = if study.by_steps { DEEPEST } else { plan.default_depth() };
    let depth = study.depth.unwrap_or(default);
    let answer = desk
        .within(Some(study.nodes), |limits| plan.session.search(&study.request(depth, limits)))
        .map_err(|why| Complaint::told("search-impossible", desk.texts, &why))?;
    let session = &*plan.session;
    let seconds = desk.seconds();
    let value = export::answer(session, study.algorithm, plan.convention, &study.mutations, &answer, seconds);
    Ok(Reply::json(&value))
}
