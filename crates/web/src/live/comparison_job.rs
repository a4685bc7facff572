//! A comparison with progress messages.

use plyground_lab::experiment::Results;
use plyground_lab::export;

use super::messages::{DoneMessage, LiveContent, RecordMessage};
use super::outbox::MessageSender;
use crate::api::compare::RunningComparison;
use crate::api_error::ApiError;
use crate::queue::{JobStatus, QueueJob, TimeSlice};

/// A comparison, and the sender of its messages.
pub(super) struct ComparisonJob {
    sender: MessageSender,
    comparison: RunningComparison,
}

impl ComparisonJob {
    pub(super) fn new(sender: MessageSender, comparison: RunningComparison) -> Self {
        Self { sender, comparison }
    }

    /// Runs until the comparison is done, which is `Some`, or gives way.
    fn go_on(&mut self, slice: &TimeSlice<'_>) -> Result<Option<Results>, ApiError> {
        let (all, sender) = (self.comparison.size(), &self.sender);
        self.comparison
            .go_on(slice, sender.texts(), &mut |results, index| sender.send(record(results, index, all)))
    }
}

impl QueueJob for ComparisonJob {
    fn work(&mut self, slice: &TimeSlice<'_>) -> JobStatus {
        match self.go_on(slice) {
            Ok(None) => return JobStatus::Again,
            Ok(Some(results)) => {
                let results = export::json(&results);
                self.sender.send(LiveContent::Done(DoneMessage::Comparison { results }));
            }
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

/// The record at an index of the results, and the numbers of records done and in total.
fn record(results: &Results, index: usize, all: usize) -> LiveContent {
    let record = export::json(results)["searches"][index].take();
    LiveContent::Record(RecordMessage { record, done: results.records.len(), all })
}
