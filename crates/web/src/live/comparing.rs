//! A comparison that is watched while it runs.

use std::ops::ControlFlow;
use std::time::Instant;

use plyground_lab::experiment::{Record, Results, Step};
use plyground_lab::export;
use serde_json::{Value, json};

use super::outbox::Line;
use crate::answer::Desk;
use crate::api::compare::Comparison;
use crate::complaint::Complaint;
use crate::fields::Fields;
use crate::limits;
use crate::queue::{Flow, Job, Turn};

/// A comparison that may be interrupted between two searches.
pub(super) struct Comparing {
    line: Line,
    fields: Fields,
    comparison: Option<Comparison>,
    records: Vec<Record>,
    /// Whether it only gave way, and goes on.
    gave_way: bool,
    /// When its time is up; its turns and what lies between them count.
    until: Option<Instant>,
}

impl Comparing {
    pub(super) fn new(line: Line, fields: Fields) -> Self {
        Self { line, fields, comparison: None, records: Vec::new(), gave_way: false, until: None }
    }

    /// Goes on until it is done, its time is up or it should give way; the results so far.
    fn go_on(&mut self, turn: &Turn<'_>) -> Result<Results, Complaint> {
        if self.comparison.is_none() {
            self.comparison = Some(Comparison::take(&mut self.fields)?);
        }
        let comparison = self.comparison.as_ref().expect("made above");
        let all = comparison.experiment.size();
        let until = *self
            .until
            .get_or_insert_with(|| Instant::now() + std::time::Duration::from_secs(limits::COMPARE_SECONDS));
        let desk = Desk::until(self.line.texts(), turn, until);
        let mut told = self.records.clone();
        let (line, gave_way) = (&self.line, &mut self.gave_way);
        *gave_way = false;
        comparison.run(std::mem::take(&mut self.records), &desk, &mut |step| match step {
            Step::Begins { .. } if turn.should_give_way() => {
                *gave_way = true;
                ControlFlow::Break(())
            }
            Step::Begins { .. } => ControlFlow::Continue(()),
            Step::Done(results) => {
                let new = results.records.iter().position(|record| !told.contains(record));
                if let Some(place) = new {
                    line.say("record", as_json(results, place, all));
                    told.push(results.records[place].clone());
                }
                ControlFlow::Continue(())
            }
        })
    }
}

impl Job for Comparing {
    fn work(&mut self, turn: &Turn<'_>) -> Flow {
        match self.go_on(turn) {
            Err(complaint) => {
                self.line.complain(&complaint);
                Flow::Done
            }
            Ok(results) => {
                let is_late = self.until.is_some_and(|until| Instant::now() >= until);
                // Whoever stopped without giving way met a search that takes too long.
                if results.is_complete() || is_late || !self.gave_way {
                    self.line.say("done", json!({ "results": export::json(&results) }));
                    return Flow::Done;
                }
                self.records = results.records;
                Flow::Again
            }
        }
    }

    fn queued(&mut self, before: usize) {
        self.line.say("queued", json!({ "before": before }));
    }

    fn failed(&mut self) {
        self.line.complain(&Complaint::internal(self.line.texts()));
    }
}

/// A record as it stands among the results, and how many there are and will be.
fn as_json(results: &Results, place: usize, all: usize) -> Value {
    let mut value = export::json(results)["searches"][place].take();
    value["done"] = results.records.len().into();
    value["all"] = all.into();
    value
}
