//! A comparison with progress messages.

use plyground_lab::experiment::Results;
use plyground_lab::export;

use super::messages::{DoneMessage, LiveContent, RecordMessage};
use super::outbox::Line;
use crate::api::compare::Course;
use crate::complaint::Complaint;
use crate::queue::{Flow, Job, Turn};

/// A comparison, and the line of its messages.
pub(super) struct Comparing {
    line: Line,
    course: Course,
}

impl Comparing {
    pub(super) fn new(line: Line, course: Course) -> Self {
        Self { line, course }
    }

    /// Runs until the comparison is done, which is `Some`, or gives way.
    fn go_on(&mut self, turn: &Turn<'_>) -> Result<Option<Results>, Complaint> {
        let (all, line) = (self.course.size(), &self.line);
        self.course.go_on(turn, line.texts(), &mut |results, place| line.say(record(results, place, all)))
    }
}

impl Job for Comparing {
    fn work(&mut self, turn: &Turn<'_>) -> Flow {
        match self.go_on(turn) {
            Ok(None) => return Flow::Again,
            Ok(Some(results)) => {
                let results = export::json(&results);
                self.line.say(LiveContent::Done(DoneMessage::Comparison { results }));
            }
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

/// The record at an index of the results, and the numbers of records done and in total.
fn record(results: &Results, place: usize, all: usize) -> LiveContent {
    let record = export::json(results)["searches"][place].take();
    LiveContent::Record(RecordMessage { record, done: results.records.len(), all })
}
