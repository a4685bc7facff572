//! `/api/position` and `/api/play`: the state of a game, and the state after one more move.

use crate::answer::{Once, Reply};
use crate::complaint::Complaint;
use crate::fields::Fields;
use crate::limits;
use crate::place::{self, Place};
use crate::state::state;

pub(crate) fn position(fields: &mut Fields) -> Result<Once, Complaint> {
    let place = Place::take(fields)?;
    fields.done()?;
    Ok(Box::new(move |desk| Ok(Reply::Json(state(&place, desk.texts)))))
}

pub(crate) fn play(fields: &mut Fields) -> Result<Once, Complaint> {
    let text = fields.required("move", limits::WORD)?;
    let mut place = Place::take(fields)?;
    fields.done()?;
    Ok(Box::new(move |desk| {
        place::play(&mut *place.session, &text, desk.texts)?;
        Ok(Reply::Json(state(&place, desk.texts)))
    }))
}
