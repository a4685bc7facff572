//! A lab report with its progress.

use super::messages::LiveContent;
use super::outbox::MessageSender;
use crate::api::report::{NAME, PlannedReport};
use crate::api_error::ApiError;
use crate::limits;
use crate::queue::{JobStatus, QueueJob, TimeSlice};
use crate::request_context::RequestContext;

/// A report, and the sender of its messages.
pub(super) struct ReportJob {
    sender: MessageSender,
    report: PlannedReport,
}

impl ReportJob {
    pub(super) fn new(sender: MessageSender, report: PlannedReport) -> Self {
        Self { sender, report }
    }
}

impl QueueJob for ReportJob {
    fn work(&mut self, slice: &TimeSlice<'_>) -> JobStatus {
        let context = RequestContext::new(self.sender.texts(), slice, limits::REPORT_SECONDS);
        let sender = &self.sender;
        let written =
            self.report.write(&context, &mut |words| sender.send_progress(LiveContent::Stage { words }));
        match written {
            // A cancelled computation has no answer.
            Ok(_) if slice.is_cancelled() => {}
            Ok(page) => sender.send(LiveContent::Report { name: NAME, content: page }),
            Err(error) => sender.send_error(&error),
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
