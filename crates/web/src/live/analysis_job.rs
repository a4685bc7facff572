//! The analysis of a position.

use std::sync::Arc;
use std::time::{Duration, Instant};

use plyground_i18n::Texts;
use plyground_registry::{Analyst, AnalystEnd, AnalystOptions, Insight, Limits, Player};
use schemars::JsonSchema;

use super::messages::{AnalysedLine, DoneMessage, InsightMessage, LiveContent};
use super::outbox::MessageSender;
use crate::analyst_shelf::{AnalysedPosition, AnalystShelf, KeptAnalysis};
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

/// An analysis that can be interrupted and continued. What it has found is kept when it ends in any way.
pub(super) struct AnalysisJob {
    sender: MessageSender,
    game: RequestedGame,
    lines: usize,
    analyses: Arc<AnalystShelf>,
    /// The time limit in total, and the time spent in earlier turns.
    seconds: Duration,
    spent: Duration,
    /// The time that an earlier analysis of this position has taken.
    before: Duration,
    /// Created in the first turn, with its transposition table, or continued from an earlier request.
    analyst: Option<Box<dyn Analyst>>,
    insight: Option<Insight>,
}

impl AnalysisJob {
    pub(super) fn take(
        sender: MessageSender,
        analyses: Arc<AnalystShelf>,
        fields: &mut Fields,
    ) -> Result<Self, ApiError> {
        let AnalysisRequest { game, lines, seconds } = fields.request()?;
        let game = game.open(fields.texts())?;
        let lines = lines.unwrap_or(USUAL_LINES) as usize;
        let seconds = Duration::from_secs(seconds.unwrap_or(USUAL_SECONDS));
        let (spent, before) = (Duration::ZERO, Duration::ZERO);
        Ok(Self { sender, game, lines, analyses, seconds, spent, before, analyst: None, insight: None })
    }

    fn position(&self) -> AnalysedPosition {
        AnalysedPosition::of(&*self.game.session, self.lines)
    }

    /// The analyst of an earlier request, whose last report is sent at once, or a new one.
    fn begin(&mut self) -> Box<dyn Analyst> {
        let session = &*self.game.session;
        let Some(kept) = self.analyses.take(&self.position()) else {
            return session.analyst(AnalystOptions::lines(self.lines));
        };
        self.before = kept.spent;
        let seconds = kept.spent.as_secs_f64();
        let (sender, side) = (&self.sender, session.to_move());
        sender.send_progress(message(&kept.insight, side, seconds, sender.texts()));
        self.insight = Some(kept.insight);
        kept.analyst
    }
}

impl Drop for AnalysisJob {
    fn drop(&mut self) {
        self.put_back();
    }
}

impl AnalysisJob {
    /// Keeps what was found for the next request.
    fn put_back(&mut self) {
        if let (Some(analyst), Some(insight)) = (self.analyst.take(), self.insight.take()) {
            let spent = self.before + self.spent;
            self.analyses.keep(self.position(), KeptAnalysis { analyst, insight, spent });
        }
    }
}

impl QueueJob for AnalysisJob {
    fn work(&mut self, slice: &TimeSlice<'_>) -> JobStatus {
        let mut analyst = self.analyst.take().unwrap_or_else(|| self.begin());
        let (sender, began, spent, most) = (self.sender.clone(), Instant::now(), self.spent, self.seconds);
        let side = self.game.session.to_move();
        let is_late = || spent + began.elapsed() >= most;
        let is_over = || is_late() || slice.should_give_way();
        let limits = Limits { nodes: None, deadline: Some(&is_over), cancel: Some(slice.cancel()) };
        let earlier = self.before + spent;
        let last = &mut self.insight;
        let progress = analyst.look(limits, &mut |insight| {
            let seconds = (earlier + began.elapsed()).as_secs_f64();
            sender.send_progress(message(insight, side, seconds, sender.texts()));
            *last = Some(insight.clone());
        });
        let late = is_late();
        self.spent += began.elapsed();
        self.analyst = Some(analyst);
        if progress == AnalystEnd::Done || late {
            let complete = progress == AnalystEnd::Done;
            self.put_back();
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
        worth: WorthReply::at_depth(prospect.worth, insight.depth, side, texts),
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
