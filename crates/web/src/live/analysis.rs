//! The analysis of a position.

use std::time::{Duration, Instant};

use plyground_i18n::Texts;
use plyground_registry::{Analyst, AnalystEnd, AnalystOptions, Insight, Limits, Player};
use serde_json::{Value, json};

use super::outbox::Line;
use crate::complaint::Complaint;
use crate::fields::Fields;
use crate::limits;
use crate::place::Place;
use crate::queue::{Flow, Job, Turn};
use crate::worth;

/// Default seconds and lines.
const USUAL_SECONDS: u64 = 30;
const USUAL_LINES: u64 = 3;

/// An analysis that can be interrupted and continued.
pub(super) struct Analysis {
    line: Line,
    place: Place,
    lines: usize,
    /// The time limit in total, and the time spent in earlier turns.
    seconds: Duration,
    spent: Duration,
    /// Created in the first turn, with its transposition table.
    analyst: Option<Box<dyn Analyst>>,
}

impl Analysis {
    pub(super) fn take(line: Line, fields: &mut Fields) -> Result<Self, Complaint> {
        let lines = fields.number("lines", 1..=limits::LINES)?.unwrap_or(USUAL_LINES);
        let seconds = fields.number("seconds", 1..=limits::ANALYSIS_SECONDS)?.unwrap_or(USUAL_SECONDS);
        let place = Place::take(fields)?;
        fields.done()?;
        let seconds = Duration::from_secs(seconds);
        Ok(Self { line, place, lines: lines as usize, seconds, spent: Duration::ZERO, analyst: None })
    }
}

impl Job for Analysis {
    fn work(&mut self, turn: &Turn<'_>) -> Flow {
        let (line, began, spent, most) = (self.line.clone(), Instant::now(), self.spent, self.seconds);
        let session = &*self.place.session;
        let side = session.to_move();
        let analyst = self.analyst.get_or_insert_with(|| session.analyst(AnalystOptions::lines(self.lines)));
        let is_late = || spent + began.elapsed() >= most;
        let is_over = || is_late() || turn.should_give_way();
        let limits = Limits { nodes: None, deadline: Some(&is_over), cancel: Some(turn.cancel()) };
        let progress = analyst.look(limits, &mut |insight| {
            let seconds = (spent + began.elapsed()).as_secs_f64();
            line.say_news("insight", as_json(insight, side, seconds, line.texts()));
        });
        let late = is_late();
        self.spent += began.elapsed();
        if progress == AnalystEnd::Done || late {
            line.say("done", json!({ "complete": progress == AnalystEnd::Done }));
            return Flow::Done;
        }
        Flow::Again
    }

    fn queued(&mut self, before: usize) {
        self.line.say("queued", json!({ "before": before }));
    }

    fn failed(&mut self) {
        self.line.complain(&Complaint::internal(self.line.texts()));
    }
}

fn as_json(insight: &Insight, side: Player, seconds: f64, texts: &Texts) -> Value {
    let lines = insight.lines.iter().map(|prospect| {
        json!({
            "moves": prospect.moves,
            "cells": prospect.cells,
            "worth": worth::json(prospect.worth, side, texts),
        })
    });
    json!({
        "depth": insight.depth,
        "deepest": insight.deepest,
        "nodes": insight.nodes,
        "speed": (insight.nodes as f64 / seconds.max(1e-3)).round(),
        "seconds": seconds,
        "lines": lines.collect::<Vec<_>>(),
    })
}
