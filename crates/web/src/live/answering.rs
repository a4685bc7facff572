//! Questions with one answer: a program's move, or a hint.

use serde_json::{Value, json};

use super::outbox::Line;
use crate::answer::Desk;
use crate::api::reply::{Program, hint_json};
use crate::complaint::Complaint;
use crate::fields::Fields;
use crate::limits;
use crate::queue::{Flow, Job, Turn};

/// A question on its way to its answer.
pub(super) struct Answering {
    line: Line,
    fields: Option<Fields>,
    kind: &'static str,
    work: fn(&mut Fields, &Desk<'_>) -> Result<Value, Complaint>,
}

impl Answering {
    pub(super) fn reply(line: Line, fields: Fields) -> Self {
        let work = |fields: &mut Fields, desk: &Desk<'_>| Program::take(fields)?.reply(desk);
        Self { line, fields: Some(fields), kind: "reply", work }
    }

    pub(super) fn hint(line: Line, fields: Fields) -> Self {
        Self { line, fields: Some(fields), kind: "hint", work: hint_json }
    }
}

impl Job for Answering {
    fn work(&mut self, turn: &Turn<'_>) -> Flow {
        let Some(mut fields) = self.fields.take() else { return Flow::Done };
        let desk = Desk::new(self.line.texts(), turn, limits::SEARCH_SECONDS);
        match (self.work)(&mut fields, &desk) {
            // What was stopped half way is no answer.
            Ok(_) if turn.is_cancelled() => {}
            Ok(value) => self.line.say(self.kind, value),
            Err(complaint) => self.line.complain(&complaint),
        }
        Flow::Done
    }

    fn queued(&mut self, before: usize) {
        self.line.say("queued", json!({ "before": before }));
    }

    fn failed(&mut self) {
        self.line.complain(&Complaint::internal(self.line.texts()));
    }
}
