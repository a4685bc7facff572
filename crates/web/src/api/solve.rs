//! `/api/solve`: the exact value of a position, or an error if it is too large to solve.

use plyground_i18n::say;
use schemars::JsonSchema;
use serde::Serialize;

use crate::api_error::ApiError;
use crate::endpoint::Computation;
use crate::fields::Fields;
use crate::limits;
use crate::request_context::RequestContext;
use crate::requested_game::{GameRequest, RequestedGame};
use crate::response_content::ResponseContent;
use crate::worth::{self, WorthKind};

/// The exact value of a position.
#[derive(Serialize, JsonSchema)]
pub(crate) struct SolutionReply {
    /// The value for the side to move; `points` where the game counts gains.
    value: WorthKind,
    /// Moves of both sides to the end; null for a draw, for points, and for a win by threats that may be shorter.
    plies: Option<u16>,
    /// The points; null for a win, a loss or a draw.
    points: Option<i32>,
    /// A best move; null after the end.
    best: Option<String>,
    /// Best play of both sides.
    line: Vec<String>,
    /// Positions visited.
    nodes: u64,
}

pub(crate) fn solve(fields: &mut Fields) -> Result<Computation, ApiError> {
    let game = fields.request::<GameRequest>()?.open(fields.texts())?;
    Ok(Box::new(move |context| solved(&game, context)))
}

fn solved(game: &RequestedGame, context: &RequestContext<'_>) -> Result<ResponseContent, ApiError> {
    let session = &*game.session;
    let found = context.within(Some(limits::SOLVE_NODES), |limits| session.solve(limits));
    let solution = found.ok_or_else(|| {
        ApiError::unprocessable(
            "too-large",
            say!(context.texts, "server-error-too-large", game = session.game()),
        )
    })?;
    let (value, plies, points) = worth::parts(solution.worth);
    Ok(ResponseContent::json(&SolutionReply {
        value,
        plies: plies.filter(|_| solution.is_counted),
        points,
        best: solution.line.first().cloned(),
        line: solution.line,
        nodes: solution.nodes,
    }))
}
