//! `/api/reply` and `/api/hint`: a program's move, and a suggested move.

use std::sync::Arc;
use std::time::Instant;

use plyground_play::{ChosenMove, Plan, ProgramPlayer, SearchSettings, hint_from};
use plyground_registry::{Dice, GOLDEN, Insight, Limits, Message, Player, Score, Worth, open};
use schemars::JsonSchema;
use serde::Serialize;

use crate::analyst_shelf::AnalystShelf;
use crate::api_error::ApiError;
use crate::endpoint::Computation;
use crate::fields::{Fields, RequestFields};
use crate::limits;
use crate::queue::Length;
use crate::request_context::RequestContext;
use crate::requested_game::{self, GameRequest, RequestedGame};
use crate::response_content::ResponseContent;
use crate::schema::SideLetter;
use crate::state::{PositionReply, state};
use crate::worth::WorthReply;

/// A game and the program that is to move.
#[derive(JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(crate) struct ReplyRequest {
    #[schemars(flatten)]
    game: GameRequest,
    /// The program, as for `plyground watch`.
    #[schemars(extend("examples" = ["level=2", "alpha-beta depth=6", "random"]))]
    player: String,
    /// The seed of random numbers; 1 by default.
    seed: Option<u64>,
}

impl RequestFields for ReplyRequest {
    fn take(fields: &mut Fields) -> Result<Self, ApiError> {
        Ok(Self {
            player: fields.required("player", limits::WORD)?,
            seed: fields.number("seed", 0..=u64::MAX)?,
            game: GameRequest::take(fields)?,
        })
    }
}

/// The move of a program, and the state of the game after it.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct ProgramReply {
    /// The move.
    #[serde(rename = "move")]
    movement: String,
    /// The value of the move for the side that made it; null for a program that computes none.
    value: Option<i32>,
    /// The same as the value of a position.
    worth: Option<WorthReply>,
    /// The depth of the search.
    depth: u16,
    /// Positions visited.
    nodes: u64,
    /// The time taken.
    seconds: f64,
    /// The state of the game after the move.
    state: PositionReply,
}

/// A suggested move.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct HintReply {
    /// The move.
    #[serde(rename = "move")]
    movement: String,
    /// Its cell, on boards of cells.
    cell: Option<usize>,
    /// The side to move.
    side: SideLetter,
    /// The value of the move.
    worth: WorthReply,
    /// The principal variation, beginning with the move.
    line: Vec<String>,
    /// The depth of the search.
    depth: u16,
    /// The reasons, one sentence each, the most important first.
    reasons: Vec<String>,
}

/// The program that is to move.
pub(crate) struct Program {
    /// the name of the game as requested, and the side that moved first.
    name: String,
    starter: Player,
    plan: Plan,
    player: ProgramPlayer,
    length: Length,
    seed: u64,
}

/// The most seconds for a hint.
const HINT_SECONDS: u64 = 2;
/// The most seconds for a short job: on a large board without an engine even a weak program would take longer.
const QUICK_SECONDS: u64 = 2;

impl Program {
    pub(crate) fn take(fields: &mut Fields) -> Result<Self, ApiError> {
        let length = length(fields);
        let request: ReplyRequest = fields.request()?;
        let texts = fields.texts();
        let RequestedGame { name, session, starter } = request.game.open_unfinished(texts)?;
        let wrong = |why: Message| ApiError::from_message("player-unknown", texts, &why);
        let plan = Plan::new(session, &SearchSettings::default()).map_err(wrong)?;
        let player = ProgramPlayer::parse(&request.player, &plan).map_err(wrong)?;
        Ok(Self { name, starter, plan, player, length, seed: request.seed.unwrap_or(1) })
    }

    /// How long it takes.
    pub(crate) fn length(&self) -> Length {
        self.length
    }

    /// The move, and the state of the game after it.
    pub(crate) fn reply(self, context: &RequestContext<'_>) -> Result<ProgramReply, ApiError> {
        let texts = context.texts;
        let wrong = |why: Message| ApiError::from_message("player-unknown", texts, &why);
        let Self { name, starter, plan, player, length, seed } = self;
        let side = plan.session.to_move();
        let begun = Instant::now();
        let answer = |limits: Limits<'_>| {
            let is_late = || player.time().is_some_and(|time| begun.elapsed() >= time);
            let is_over = || is_late() || limits.deadline.is_some_and(|expired| expired());
            choose(&player, &plan, Limits { deadline: Some(&is_over), ..limits }, seed)
        };
        let chosen = match length {
            Length::Short => context.briefly(QUICK_SECONDS, answer),
            Length::Long | Length::Kept => context.within(Some(limits::NODES), answer),
        };
        let chosen = chosen.map_err(wrong)?;
        let seconds = context.seconds();
        let mut game = RequestedGame { name, session: plan.session, starter };
        let movement = requested_game::play(&mut *game.session, &chosen.movement, texts)?;
        Ok(ProgramReply {
            movement,
            value: chosen.value.map(Score::get),
            worth: chosen.value.map(|value| WorthReply::new(Worth::of_score(value), side, texts)),
            depth: chosen.depth,
            nodes: chosen.nodes,
            seconds,
            state: state(&game, texts),
        })
    }
}

/// Without state between moves, the random numbers come from the request's seed: the engine's noise has the same seed
/// throughout a game; other programs get a new seed for every move, or one that blunders once would blunder always.
fn choose(player: &ProgramPlayer, plan: &Plan, limits: Limits<'_>, seed: u64) -> Result<ChosenMove, Message> {
    let session = &plan.session;
    if let Some(level) = player.level_number().filter(|_| plan.is_free()) {
        let noise_seed = seed ^ session.to_move().index() as u64;
        if let Some(choice) = session.level_move(level, noise_seed, limits) {
            let (movement, value) = (choice.best, Some(choice.value));
            return Ok(ChosenMove { movement, value, share: None, depth: choice.depth, nodes: choice.nodes });
        }
    }
    let ply = session.history().len() as u64 + 1;
    player.choose(plan, limits, &mut Dice::new(seed.wrapping_add(ply.wrapping_mul(GOLDEN))))
}

/// The strongest levels that are short jobs: of the engine of five in a row, and of the textbook search elsewhere.
const QUICK_ENGINE: u8 = 9;
const QUICK_SEARCH: u8 = 5;

/// How long the program of a request takes: the weaker levels are short jobs in every position.
pub(crate) fn length(fields: &Fields) -> Length {
    length_of(fields.peek("player").unwrap_or_default(), fields.peek("game").unwrap_or_default())
}

/// The levels between are short only if an engine plays them; only for these is the game opened to find out.
fn length_of(player: &str, game: &str) -> Length {
    let has_engine = || open(game).is_ok_and(|session| session.has_engine());
    let is_quick = |word: &str| {
        let level = word.strip_prefix("level=").and_then(|level| level.parse::<u8>().ok());
        word == "random"
            || level.is_some_and(|level| level <= QUICK_SEARCH || level <= QUICK_ENGINE && has_engine())
    };
    if player.split_whitespace().all(is_quick) { Length::Short } else { Length::Long }
}

pub(crate) fn reply(fields: &mut Fields) -> Result<Computation, ApiError> {
    let program = Program::take(fields)?;
    Ok(Box::new(move |context| Ok(ResponseContent::json(&program.reply(context)?))))
}

/// A position for which a hint is requested.
pub(crate) struct HintSearch {
    game: RequestedGame,
    /// The analyses whose results count as well.
    analyses: Arc<AnalystShelf>,
}

impl HintSearch {
    pub(crate) fn take(fields: &mut Fields) -> Result<Self, ApiError> {
        let game = fields.request::<GameRequest>()?.open_unfinished(fields.texts())?;
        Ok(Self { game, analyses: Arc::default() })
    }

    /// With the analyses of the server.
    pub(crate) fn with_analyses(self, analyses: Arc<AnalystShelf>) -> Self {
        Self { analyses, ..self }
    }

    /// The suggested move and its reasons.
    pub(crate) fn find(&self, context: &RequestContext<'_>) -> Result<HintReply, ApiError> {
        let session = &*self.game.session;
        let texts = &context.texts.calling(session.colours());
        // A hint names the same win as the analysis that the reader has seen.
        let is_decided =
            |insight: &Insight| insight.lines.first().is_some_and(|best| best.worth.is_certain());
        let known = self.analyses.insight(session).filter(is_decided);
        let found = known
            .and_then(|insight| hint_from(session, &insight, texts))
            .or_else(|| context.briefly(HINT_SECONDS, |limits| plyground_play::hint(session, limits, texts)));
        let hint =
            found.ok_or_else(|| ApiError::unprocessable("no-hint", texts.get("server-error-no-hint")))?;
        Ok(HintReply {
            movement: hint.movement,
            cell: hint.cell,
            side: session.to_move().into(),
            worth: WorthReply::at_depth(hint.worth, hint.depth, session.to_move(), texts),
            line: hint.line,
            depth: hint.depth,
            reasons: hint.reasons,
        })
    }
}

pub(crate) fn hint(fields: &mut Fields) -> Result<Computation, ApiError> {
    let hint = HintSearch::take(fields)?;
    Ok(Box::new(move |context| Ok(ResponseContent::json(&hint.find(context)?))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weak_levels_are_short_jobs() {
        for (player, game, length) in [
            ("random", "gomoku", Length::Short),
            ("level=9", "gomoku", Length::Short),
            ("level=9", "mnk(15,15,5)", Length::Short),
            ("level=9", "mnk(3,3,3)", Length::Long),
            ("level=10", "gomoku", Length::Long),
            ("level=5", "tic-tac-toe", Length::Short),
            ("level=6", "tic-tac-toe", Length::Long),
            ("level=9", "gomoku(misere)", Length::Long),
            ("alpha-beta depth=6", "gomoku", Length::Long),
            ("monte-carlo playouts=5000", "tic-tac-toe", Length::Long),
        ] {
            assert_eq!(length_of(player, game), length, "{player}, {game}");
        }
    }
}
