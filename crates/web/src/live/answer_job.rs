//! Requests with one answer: a program's move, or a hint.

use super::messages::LiveContent;
use super::outbox::MessageSender;
use crate::api::reply::{HintSearch, Program};
use crate::api_error::ApiError;
use crate::limits;
use crate::queue::{JobStatus, QueueJob, TimeSlice};
use crate::request_context::RequestContext;

/// The work of a request.
type ContentComputation = Box<dyn FnOnce(&RequestContext<'_>) -> Result<LiveContent, ApiError> + Send>;

/// A request and its work.
pub(super) struct AnswerJob {
    sender: MessageSender,
    work: Option<ContentComputation>,
}

impl AnswerJob {
    pub(super) fn reply(sender: MessageSender, program: Program) -> Self {
        let work: ContentComputation =
            Box::new(move |context| Ok(LiveContent::Reply(Box::new(program.reply(context)?))));
        Self { sender, work: Some(work) }
    }

    pub(super) fn hint(sender: MessageSender, hint: HintSearch) -> Self {
        let work: ContentComputation =
            Box::new(move |context| Ok(LiveContent::Hint(Box::new(hint.find(context)?))));
        Self { sender, work: Some(work) }
    }
}

impl QueueJob for AnswerJob {
    fn work(&mut self, slice: &TimeSlice<'_>) -> JobStatus {
        let Some(work) = self.work.take() else { return JobStatus::Done };
        let context = RequestContext::new(self.sender.texts(), slice, limits::SEARCH_SECONDS);
        match work(&context) {
            // A cancelled computation has no answer.
            Ok(_) if slice.is_cancelled() => {}
            Ok(message) => self.sender.send(message),
            Err(error) => self.sender.send_error(&error),
        }
        JobStatus::Done
    }

    fn queued(&mut self, before: usize) {
        self.sender.send(LiveContent::Queued { before });
    }

    fn failed(&mut self) {
        self.sender.send_error(&ApiError::internal(self.sender.texts()));
    }
}
