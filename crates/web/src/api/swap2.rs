//! `/api/swap2`: the step of the opening rule swap2 that is due, and what a program does in it.

use plyground_play::{Swap2Decision, Swap2Step, swap2_decision, swap2_step};
use schemars::JsonSchema;
use serde::Serialize;

use crate::api_error::ApiError;
use crate::endpoint::Computation;
use crate::fields::{Fields, RequestFields};
use crate::requested_game::GameRequest;
use crate::response_content::ResponseContent;
use crate::schema::SideLetter;
use crate::state::{PositionReply, state};

/// A game that begins by swap2, with the stones placed so far.
#[derive(JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(crate) struct Swap2Request {
    #[schemars(flatten)]
    game: GameRequest,
    /// Whether the chooser has decided to add two stones.
    #[schemars(with = "Option<bool>")]
    adds: bool,
    /// Whether a program decides in this step.
    #[schemars(with = "Option<bool>")]
    decide: bool,
    /// The seed of the program's opening; 1 by default.
    seed: Option<u64>,
}

impl RequestFields for Swap2Request {
    fn take(fields: &mut Fields) -> Result<Self, ApiError> {
        Ok(Self {
            adds: fields.flag("adds")?,
            decide: fields.flag("decide")?,
            seed: fields.number("seed", 0..=u64::MAX)?,
            game: GameRequest::take(fields)?,
        })
    }
}

/// The step that is due.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Swap2Reply {
    /// `place`: stones are placed; `choose`: a side is taken.
    step: Swap2StepName,
    /// The player whose step it is: `opener` or `chooser`.
    by: &'static str,
    /// The number of stones to place.
    stones: usize,
    /// The choices: `stay` for the side to move, `swap` for the other one, `add` to place two more stones.
    choices: Vec<&'static str>,
    /// The sides that `stay` and `swap` lead to.
    sides: [SideLetter; 2],
    /// The moves with which the program places its stones; null if it was not asked or has none to place.
    moves: Option<Vec<String>>,
    /// The choice of the program: `stay` or `swap`; null if it was not asked or has none.
    choice: Option<&'static str>,
    /// The state of the game.
    state: PositionReply,
}

#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[schemars(inline)]
enum Swap2StepName {
    Place,
    Choose,
}

pub(crate) fn swap2(fields: &mut Fields) -> Result<Computation, ApiError> {
    let Swap2Request { game, adds, decide, seed } = fields.request()?;
    let game = game.open_unfinished(fields.texts())?;
    Ok(Box::new(move |context| {
        let session = &*game.session;
        let refusal = || ApiError::unprocessable("no-swap2", context.texts.get("server-error-no-swap2"));
        let due = swap2_step(session.history().len(), adds).filter(|_| session.has_swap2());
        let due = due.ok_or_else(refusal)?;
        let decided =
            || context.within(None, |limits| swap2_decision(session, adds, seed.unwrap_or(1), limits));
        let (moves, choice) = match decide.then(decided).flatten() {
            Some(Swap2Decision::Place(moves)) => (Some(moves), None),
            Some(Swap2Decision::Take(choice)) => (None, Some(choice.id())),
            None => (None, None),
        };
        let (step, by, stones, choices) = match due {
            Swap2Step::Place(by, stones) => (Swap2StepName::Place, by, stones, Vec::new()),
            Swap2Step::Choose(by, true) => (Swap2StepName::Choose, by, 0, vec!["stay", "swap", "add"]),
            Swap2Step::Choose(by, false) => (Swap2StepName::Choose, by, 0, vec!["stay", "swap"]),
        };
        let side = session.to_move();
        Ok(ResponseContent::json(&Swap2Reply {
            step,
            by: by.id(),
            stones,
            choices,
            sides: [side.into(), side.other().into()],
            moves,
            choice,
            state: state(&game, context.texts),
        }))
    }))
}
