//! `/api/solve`: the exact value of a position, or an error if it is too large to solve.

use plyground_i18n::say;
use plyground_registry::{Method, SolverCache, Solving, Worth};
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
    /// The value for the side to move; `points` for a tree with numbers at its leaves.
    value: WorthKind,
    /// Moves of both sides to the end, where the shortest win or the longest loss was searched and found.
    plies: Option<u16>,
    /// The score, where the game is played for one.
    points: Option<i32>,
    /// A best move; null after the end.
    best: Option<String>,
    /// Best play of both sides.
    line: Vec<String>,
    /// Positions visited.
    nodes: u64,
    /// How it was found: `solver`, `threats`, `search`, `proof` or `rules`.
    method: &'static str,
}

pub(crate) fn solve(fields: &mut Fields) -> Result<Computation, ApiError> {
    let game = fields.request::<GameRequest>()?.open(fields.texts())?;
    Ok(Box::new(move |context| solved(&game, context)))
}

fn solved(game: &RequestedGame, context: &RequestContext<'_>) -> Result<ResponseContent, ApiError> {
    let session = &*game.session;
    let found = context.within(Some(limits::SOLVE_NODES), |limits| {
        session.solve(&mut Solving {
            method: Method::Fastest,
            memory: limits::SOLVE_MEMORY,
            near: limits::NEAR_NODES,
            threads: 1,
            limits,
            progress: &mut |_| (),
            kept: &mut SolverCache::new(),
        })
    });
    let found = found.map_err(|why| ApiError::from_message("search-impossible", context.texts, &why))?;
    let solution = found.map_err(|_| {
        ApiError::unprocessable(
            "too-large",
            say!(context.texts, "server-error-too-large", game = session.game()),
        )
    })?;
    let value = match solution.outcome {
        // A written tree has numbers at its leaves, and no winner.
        _ if session.is_written() => WorthKind::Points,
        outcome => worth::parts(Worth::of_outcome(outcome, session.to_move())).0,
    };
    Ok(ResponseContent::json(&SolutionReply {
        value,
        plies: solution.plies.filter(|_| value != WorthKind::Points && value != WorthKind::Draw),
        points: solution.score,
        best: solution.line.first().cloned(),
        line: solution.line,
        nodes: solution.nodes,
        method: solution.method,
    }))
}
