//! `/api/search`: one search of one position.

use plyground_lab::export;
use plyground_registry::Message;

use crate::answer::{Desk, Once, Reply};
use crate::complaint::Complaint;
use crate::fields::Fields;
use crate::study::Study;

pub(crate) fn search(fields: &mut Fields) -> Result<Once, Complaint> {
    let study = Study::take(fields, true)?;
    Ok(Box::new(move |desk| searched(&study, desk)))
}

fn searched(study: &Study, desk: &Desk<'_>) -> Result<Reply, Complaint> {
    let plan = &study.plan;
    let session = &*plan.session;
    let found = desk.within(Some(study.nodes), |limits| {
        let task = plan.task(limits)?;
        let answer = session.search(&task)?;
        Ok(export::answer(session, &task, plan.convention, &answer, desk.seconds()))
    });
    found.map(Reply::Json).map_err(|why: Message| Complaint::told("search-impossible", desk.texts, &why))
}
