//! Requests with one answer: a program's move, or a hint.

use serde_json::{Value, json};

use super::outbox::Line;
use crate::answer::Desk;
use crate::api::reply::{Hint, Program};
use crate::complaint::Complaint;
use crate::limits;
use crate::queue::{Flow, Job, Turn};

/// The work of a request.
type Work = Box<dyn FnOnce(&Desk<'_>) -> Result<Value, Complaint> + Send>;

/// A request and its work.
pub(super) struct Answering {
    line: Line,
    kind: &'static str,
    work: Option<Work>,
}

impl Answering {
    pub(super) fn reply(line: Line, program: Program) -> Self {
        Self { line, kind: "reply", work: Some(Box::new(move |desk| program.reply(desk))) }
    }

    pub(super) fn hint(line: Line, hint: Hint) -> Self {
        Self { line, kind: "hint", work: Some(Box::new(move |desk| hint.find(desk))) }
    }
}

impl Job for Answering {
    fn work(&mut self, turn: &Turn<'_>) -> Flow {
        let Some(work) = self.work.take() else { return Flow::Done };
        let desk = Desk::new(self.line.texts(), turn, limits::SEARCH_SECONDS);
        match work(&desk) {
            // A cancelled computation has no answer.
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
