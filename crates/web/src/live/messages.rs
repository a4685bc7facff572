//! The messages of the server over a WebSocket.

use plyground_play::{MistakeKind, SideSummary};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

use crate::api::lab_json::{ComparisonReply, RecordReply};
use crate::api::reply::{HintReply, ProgramReply};
use crate::api_error::ErrorDetail;
use crate::schema::SideLetter;
use crate::together::{SharedGameReply, TournamentReply};
use crate::worth::WorthReply;

/// A message of the server over the WebSocket `/api/live`.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct LiveMessage {
    /// The id of the request; null for a message without one.
    pub(crate) id: Option<u64>,
    #[serde(flatten)]
    pub(crate) content: LiveContent,
}

/// The content of a message, by its type.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(crate) enum LiveContent {
    /// The only answer to `reply`.
    Reply(Box<ProgramReply>),
    /// The only answer to `hint`.
    Hint(Box<HintReply>),
    /// A depth of an analysis.
    Insight(InsightMessage),
    /// A move of a reviewed game; the last move comes first.
    Moment(Box<MomentMessage>),
    /// A search of a comparison.
    Record(RecordMessage),
    /// A stage of a report begins.
    Stage {
        /// What is measured in it.
        words: String,
    },
    /// The only answer to `report`.
    Report {
        /// The name of the file.
        name: &'static str,
        /// The report as one page of HTML.
        content: String,
    },
    /// A shared game that is followed, at first and after every change.
    Shared(Box<SharedGameReply>),
    /// A tournament that is followed, at first and after every change.
    Tournament(Box<TournamentReply>),
    /// The only answer to `act`: it is done and stored.
    Accepted {
        /// The number of the game afterwards.
        number: usize,
    },
    /// The last message of an analysis, a review, a comparison or a stopped request.
    Done(DoneMessage),
    /// The request waits.
    Queued {
        /// The number of requests before it.
        before: usize,
    },
    /// The request failed.
    Error(ErrorDetail),
}

/// A depth of an analysis.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct InsightMessage {
    /// The depth to which every line was searched; 0 for a win that was found without such a search.
    pub(crate) depth: u16,
    /// The length of the longest line searched.
    pub(crate) deepest: u16,
    /// Positions visited.
    pub(crate) nodes: u64,
    /// Positions visited per second.
    pub(crate) speed: f64,
    /// The time taken so far.
    pub(crate) seconds: f64,
    /// The best moves, best first.
    pub(crate) lines: Vec<AnalysedLine>,
}

/// A move and its continuation.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(inline)]
pub(crate) struct AnalysedLine {
    /// The moves of both sides.
    pub(crate) moves: Vec<String>,
    /// Their cells; null for a move without one.
    pub(crate) cells: Vec<Option<usize>>,
    /// The value if the first of them is played.
    pub(crate) worth: WorthReply,
}

/// A move of a reviewed game.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct MomentMessage {
    /// The number of moves before it.
    pub(crate) ply: usize,
    /// The side that made it.
    pub(crate) by: SideLetter,
    /// The move.
    #[serde(rename = "move")]
    pub(crate) movement: String,
    /// Its cell, on boards of cells.
    pub(crate) cell: Option<usize>,
    /// The principal variation in the position before it.
    pub(crate) best: Vec<String>,
    /// The value of that position.
    pub(crate) before: WorthReply,
    /// The value after the move, for the same side.
    pub(crate) after: WorthReply,
    /// How good the move was: `best`, `good`, `slip`, or `turning` if it changed the result.
    #[schemars(extend("enum" = ["best", "good", "slip", "turning"]))]
    pub(crate) verdict: &'static str,
    /// The kind of mistake; null for a good move.
    #[schemars(extend("enum" = ["inaccuracy", "mistake", "missed-win", "blunder", null]))]
    pub(crate) mistake: Option<&'static str>,
    /// The sign of the mistake, as players write it behind the move; empty for a good move.
    pub(crate) sign: &'static str,
    /// How much of the expected score the move gave away.
    #[schemars(range(min = 0, max = 1))]
    pub(crate) loss: f64,
    /// The sentences about the move.
    pub(crate) words: String,
}

/// A search of a comparison.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct RecordMessage {
    #[serde(flatten)]
    #[schemars(with = "RecordReply")]
    pub(crate) record: Value,
    /// The number of searches done.
    pub(crate) done: usize,
    /// The number of all searches.
    pub(crate) all: usize,
}

/// The end of a request.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub(crate) enum DoneMessage {
    /// The end of an analysis.
    Analysis {
        /// Whether nothing is left to search.
        complete: bool,
    },
    /// The end of a review.
    Review {
        last_hold: LastHold,
        /// How exactly each side played.
        sides: ReviewedSides,
        /// A sentence about the `ending` of the request; null if it has none.
        ending: Option<String>,
    },
    /// The end of a comparison.
    Comparison {
        #[schemars(with = "ComparisonReply")]
        results: Value,
    },
    /// The request was running when it was stopped.
    Stopped { stopped: bool },
}

/// For each side that lost, the last move before which it was not yet lost, as the number of moves before it.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(inline)]
pub(crate) struct LastHold {
    #[serde(rename = "X")]
    pub(crate) x: Option<usize>,
    #[serde(rename = "O")]
    pub(crate) o: Option<usize>,
}

/// How exactly each side played.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(inline)]
pub(crate) struct ReviewedSides {
    #[serde(rename = "X")]
    pub(crate) x: ReviewedSide,
    #[serde(rename = "O")]
    pub(crate) o: ReviewedSide,
}

/// How exactly a side played.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(inline)]
pub(crate) struct ReviewedSide {
    /// The accuracy in percent: the mean of `100 e^(-4 loss)` over its moves that could have been mistakes; null where there
    /// was none.
    #[schemars(range(min = 0, max = 100))]
    pub(crate) accuracy: Option<f64>,
    pub(crate) inaccuracies: usize,
    pub(crate) mistakes: usize,
    pub(crate) missed_wins: usize,
    pub(crate) blunders: usize,
}

impl From<SideSummary> for ReviewedSide {
    fn from(summary: SideSummary) -> Self {
        Self {
            accuracy: summary.accuracy,
            inaccuracies: summary.count(MistakeKind::Inaccuracy),
            mistakes: summary.count(MistakeKind::Mistake),
            missed_wins: summary.count(MistakeKind::MissedWin),
            blunders: summary.count(MistakeKind::Blunder),
        }
    }
}
