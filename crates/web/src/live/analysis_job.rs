//! The analysis of a position.

use std::time::{Duration, Instant};

use plyground_i18n::Texts;
use plyground_registry::{Analyst, AnalystEnd, AnalystOptions, Insight, Limits, Player};
use schemars::JsonSchema;

use super::messages::{AnalysedLine, DoneMessage, InsightMessage, LiveContent};
use super::outbox::MessageSender;
use crate::api_error::ApiError;
use crate::fields::{Fields, RequestFields};
use crate::limits;
use crate::queue::{JobStatus, QueueJob, TimeSlice};
use crate::requested_game::{GameRequest, RequestedGame};
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
    fn take(fields: &mut Fields) -> Result<Self, ApiError> {
        Ok(Self {
            lines: fields.number("lines", 1..=limits::LINES)?,
            seconds: fields.number("seconds", 1..=limits::ANALYSIS_SECONDS)?,
            game: GameRequest::take(fields)?,
        })
    }
}

/// An analysis that can be interrupted and continued.
pub(super) struct AnalysisJob {
    sender: MessageSender,
    game: RequestedGame,
    lines: usize,
    /// The time limit in total, and the time spent in earlier turns.
    seconds: Duration,
    spent: Duration,
    /// Created in the first turn, with its transposition table.
    analyst: Option<Box<dyn Analyst>>,
}

impl AnalysisJob {
    pub(super) fn take(sender: MessageSender, fields: &mut Fields) -> Result<Self, ApiError> {
        let AnalysisRequest { game, lines, seconds } = fields.request()?;
        let game = game.open(fields.texts())?;
        let lines = lines.unwrap_or(USUAL_LINES) as usize;
        let seconds = Duration::from_secs(seconds.unwrap_or(USUAL_SECONDS));
        Ok(Self { sender, game, lines, seconds, spent: Duration::ZERO, analyst: None })
    }
}

impl QueueJob for AnalysisJob {
    fn work(&mut self, slice: &TimeSlice<'_>) -> JobStatus {
        let (sender, began, spent, most) = (self.sender.clone(), Instant::now(), self.spent, self.seconds);
        let session = &*self.game.session;
        let side = session.to_move();
        let analyst = self.analyst.get_or_insert_with(|| session.analyst(AnalystOptions::lines(self.lines)));
        let is_late = || spent + began.elapsed() >= most;
        let is_over = || is_late() || slice.should_give_way();
        let limits = Limits { nodes: None, deadline: Some(&is_over), cancel: Some(slice.cancel()) };
        let progress = analyst.look(limits, &mut |insight| {
            let seconds = (spent + began.elapsed()).as_secs_f64();
            sender.send_progress(message(insight, side, seconds, sender.texts()));
        });
        let late = is_late();
        self.spent += began.elapsed();
        if progress == AnalystEnd::Done || late {
            let complete = progress == AnalystEnd::Done;
            sender.send(LiveContent::Done(DoneMessage::Analysis { complete }));
            return JobStatus::Done;
        }
        JobStatus::Again
    }

    fn queued(&mut self, before: usize) {
        self.sender.send(LiveContent::Queued { before });
    }

    fn failed(&mut self) {
        self.sender.send_error(&ApiError::internal(self.sender.texts()));
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
