//! The analysis of a position.

use std::time::{Duration, Instant};

use plyground_i18n::Texts;
use plyground_registry::{Analyst, Insight, Limits, Player, Progress};
use schemars::JsonSchema;

use super::messages::{AnalysedLine, DoneMessage, InsightMessage, LiveContent};
use super::outbox::Line;
use crate::complaint::Complaint;
use crate::fields::{Fields, RequestFields};
use crate::limits;
use crate::place::{GameRequest, Place};
use crate::queue::{Flow, Job, Turn};
use crate::worth::WorthReply;

/// Default seconds and lines.
const USUAL_SECONDS: u64 = 30;
const USUAL_LINES: u64 = 3;

/// A position to analyse.
#[derive(JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(crate) struct AnalysisRequest {
    #[schemars(flatten)]
    game: GameRequest,
    /// The number of best moves to show; 3 by default.
    #[schemars(range(min = 1, max = limits::LINES))]
    lines: Option<u64>,
    /// The time limit; 30 by default.
    #[schemars(range(min = 1, max = limits::ANALYSIS_SECONDS))]
    seconds: Option<u64>,
}

impl RequestFields for AnalysisRequest {
    fn take(fields: &mut Fields) -> Result<Self, Complaint> {
        Ok(Self {
            lines: fields.number("lines", 1..=limits::LINES)?,
            seconds: fields.number("seconds", 1..=limits::ANALYSIS_SECONDS)?,
            game: GameRequest::take(fields)?,
        })
    }
}

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
        let AnalysisRequest { game, lines, seconds } = fields.request()?;
        let place = game.open(fields.texts())?;
        let lines = lines.unwrap_or(USUAL_LINES) as usize;
        let seconds = Duration::from_secs(seconds.unwrap_or(USUAL_SECONDS));
        Ok(Self { line, place, lines, seconds, spent: Duration::ZERO, analyst: None })
    }
}

impl Job for Analysis {
    fn work(&mut self, turn: &Turn<'_>) -> Flow {
        let (line, began, spent, most) = (self.line.clone(), Instant::now(), self.spent, self.seconds);
        let session = &*self.place.session;
        let side = session.to_move();
        let analyst = self.analyst.get_or_insert_with(|| session.analyst(self.lines));
        let is_late = || spent + began.elapsed() >= most;
        let is_over = || is_late() || turn.should_give_way();
        let limits = Limits { nodes: None, deadline: Some(&is_over), cancel: Some(turn.cancel()) };
        let progress = analyst.look(limits, &mut |insight| {
            let seconds = (spent + began.elapsed()).as_secs_f64();
            line.say_news(message(insight, side, seconds, line.texts()));
        });
        let late = is_late();
        self.spent += began.elapsed();
        if progress == Progress::Done || late {
            let complete = progress == Progress::Done;
            line.say(LiveContent::Done(DoneMessage::Analysis { complete }));
            return Flow::Done;
        }
        Flow::Again
    }

    fn queued(&mut self, before: usize) {
        self.line.say(LiveContent::Queued { before });
    }

    fn failed(&mut self) {
        self.line.complain(&Complaint::internal(self.line.texts()));
    }
}

fn message(insight: &Insight, side: Player, seconds: f64, texts: &Texts) -> LiveContent {
    let lines = insight.lines.iter().map(|prospect| AnalysedLine {
        moves: prospect.moves.clone(),
        cells: prospect.cells.clone(),
        worth: WorthReply::new(prospect.worth, side, texts),
    });
    LiveContent::Insight(InsightMessage {
        depth: insight.depth,
        deepest: insight.deepest,
        nodes: insight.nodes,
        speed: (insight.nodes as f64 / seconds.max(1e-3)).round(),
        seconds,
        lines: lines.collect(),
    })
}
