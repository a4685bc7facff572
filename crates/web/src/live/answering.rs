//! Requests with one answer: a program's move, or a hint.

use super::messages::LiveContent;
use super::outbox::Line;
use crate::answer::Desk;
use crate::api::reply::{Hint, Program};
use crate::complaint::Complaint;
use crate::limits;
use crate::queue::{Flow, Job, Turn};

/// The work of a request.
type Work = Box<dyn FnOnce(&Desk<'_>) -> Result<LiveContent, Complaint> + Send>;

/// A request and its work.
pub(super) struct Answering {
    line: Line,
    work: Option<Work>,
}

impl Answering {
    pub(super) fn reply(line: Line, program: Program) -> Self {
        let work: Work = Box::new(move |desk| Ok(LiveContent::Reply(Box::new(program.reply(desk)?))));
        Self { line, work: Some(work) }
    }

    pub(super) fn hint(line: Line, hint: Hint) -> Self {
        let work: Work = Box::new(move |desk| Ok(LiveContent::Hint(Box::new(hint.find(desk)?))));
        Self { line, work: Some(work) }
    }
}

impl Job for Answering {
    fn work(&mut self, turn: &Turn<'_>) -> Flow {
        let Some(work) = self.work.take() else { return Flow::Done };
        let desk = Desk::new(self.line.texts(), turn, limits::SEARCH_SECONDS);
        match work(&desk) {
            // A cancelled computation has no answer.
            Ok(_) if turn.is_cancelled() => {}
            Ok(content) => self.line.say(content),
            Err(complaint) => self.line.complain(&complaint),
        }
        Flow::Done
    }

    fn queued(&mut self, before: usize) {
        self.line.say(LiveContent::Queued { before });
    }

    fn failed(&mut self) {
        self.line.complain(&Complaint::internal(self.line.texts()));
    }
}
