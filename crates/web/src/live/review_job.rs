//! The review of a game, from its end to its beginning.

use std::time::{Duration, Instant};

use plyground_i18n::{Texts, say};
use plyground_play::{Ending, MistakeKind, Moment, Review};
use plyground_registry::{Limits, Player, Session};
use schemars::JsonSchema;

use super::messages::{DoneMessage, LastHold, LiveContent, MomentMessage, ReviewedSides};
use super::outbox::MessageSender;
use crate::api_error::ApiError;
use crate::fields::{Fields, RequestFields};
use crate::limits;
use crate::queue::{JobStatus, QueueJob, TimeSlice};
use crate::requested_game::{GameRequest, RequestedGame};
use crate::worth::WorthReply;

/// Default seconds for a whole game.
const USUAL_SECONDS: u64 = 15;
/// The least and the most time for a position.
const SHORTEST: Duration = Duration::from_millis(50);
const LONGEST: Duration = Duration::from_secs(1);
/// The most characters of an ending, with some to spare.
const LONGEST_ENDING: usize = 40;

/// A game to review.
#[derive(JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(crate) struct ReviewRequest {
    #[schemars(flatten)]
    game: GameRequest,
    /// The time limit for the whole game; 15 by default.
    #[schemars(range(min = 1, max = limits::ANALYSIS_SECONDS))]
    seconds: Option<u64>,
    /// How the game ended, if the board does not show it: `resigned:X`, or `time:O` for a side that ran out of time.
    #[schemars(with = "Option<String>", extend("examples" = ["resigned:X", "time:O"]))]
    ending: Option<Ending>,
}

impl RequestFields for ReviewRequest {
    fn take(fields: &mut Fields) -> Result<Self, ApiError> {
        Ok(Self {
            seconds: fields.number("seconds", 1..=limits::ANALYSIS_SECONDS)?,
            ending: ending(fields)?,
            game: GameRequest::take(fields)?,
        })
    }
}

/// A review that can be interrupted between two positions.
pub(super) struct ReviewJob {
    sender: MessageSender,
    game: RequestedGame,
    seconds: u64,
    /// How the game ended, if it ended off the board.
    ending: Option<Ending>,
    /// The review, once it has begun, and the cells of the moves.
    review: Option<(Review, Vec<Option<usize>>)>,
}

impl ReviewJob {
    pub(super) fn take(sender: MessageSender, fields: &mut Fields) -> Result<Self, ApiError> {
        let ReviewRequest { game, seconds, ending } = fields.request()?;
        let game = game.open(fields.texts())?;
        Ok(Self { sender, game, seconds: seconds.unwrap_or(USUAL_SECONDS), ending, review: None })
    }
}

impl QueueJob for ReviewJob {
    fn work(&mut self, slice: &TimeSlice<'_>) -> JobStatus {
        let (sender, seconds, ending) = (self.sender.clone(), self.seconds, self.ending);
        let session = &*self.game.session;
        let texts = sender.texts().calling(session.colours());
        let (review, cells) = self.review.get_or_insert_with(|| (Review::new(session), cells(session)));
        let share = Duration::from_secs(seconds) / u32::try_from(review.progress().1).unwrap_or(u32::MAX);
        let share = share.clamp(SHORTEST, LONGEST);
        loop {
            let (began, known) = (Instant::now(), review.moments().len());
            let late = || began.elapsed() >= share;
            let limits = Limits { nodes: None, deadline: Some(&late), cancel: Some(slice.cancel()) };
            let goes_on = review.step(limits);
            for moment in &review.moments()[known..] {
                sender.send(message(moment, cells, &texts));
            }
            if !goes_on {
                let hold = |player| review.last_hold(player).map(|moment| moment.ply);
                let last_hold = LastHold { x: hold(Player::First), o: hold(Player::Second) };
                let ending = ending.and_then(|ending| review.verdict_on_ending(&ending, &texts));
                let side = |player| review.summary(player).into();
                let sides = ReviewedSides { x: side(Player::First), o: side(Player::Second) };
                sender.send(LiveContent::Done(DoneMessage::Review { last_hold, sides, ending }));
                return JobStatus::Done;
            }
            if slice.is_cancelled() || slice.should_give_way() {
                return JobStatus::Again;
            }
        }
    }

    fn queued(&mut self, before: usize) {
        self.sender.send(LiveContent::Queued { before });
    }

    fn failed(&mut self) {
        self.sender.send_error(&ApiError::internal(self.sender.texts()));
    }
}

/// An ending off the board: `resigned:X`, or `time:O` for a side that ran out of time.
fn ending(fields: &mut Fields) -> Result<Option<Ending>, ApiError> {
    let Some(text) = fields.text("ending", LONGEST_ENDING)? else {
        return Ok(None);
    };
    let side = |mark: &str| match mark {
        "X" | "x" => Some(Player::First),
        "O" | "o" => Some(Player::Second),
        _ => None,
    };
    let ending = match text.split_once(':') {
        Some(("resigned", mark)) => side(mark).map(Ending::Resigned),
        Some(("time", mark)) => side(mark).map(Ending::OutOfTime),
        _ => None,
    };
    ending
        .map(Some)
        .ok_or_else(|| fields.wrong(say!(fields.texts(), "server-error-field-ending", field = "ending")))
}

/// The cell of each move.
fn cells(session: &dyn Session) -> Vec<Option<usize>> {
    let mut game = session.fresh();
    let cell = |text: &String| {
        let place = game.legal_moves().iter().position(|legal| legal == text)?;
        let cell = game.legal_cells()[place];
        game.play(text).ok()?;
        cell
    };
    session.history().iter().map(cell).collect()
}

fn message(moment: &Moment, cells: &[Option<usize>], texts: &Texts) -> LiveContent {
    LiveContent::Moment(Box::new(MomentMessage {
        ply: moment.ply,
        by: moment.by.into(),
        movement: moment.movement.clone(),
        cell: cells.get(moment.ply).copied().flatten(),
        best: moment.best.clone(),
        before: WorthReply::new(moment.before, moment.by, texts),
        after: WorthReply::new(moment.after, moment.by, texts),
        verdict: moment.verdict.id(),
        mistake: moment.mistake().map(MistakeKind::id),
        sign: moment.mistake().map_or("", MistakeKind::sign),
        loss: moment.loss(),
        words: moment.words(texts),
    }))
}
