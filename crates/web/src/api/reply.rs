//! `/api/reply` and `/api/hint`: a program's move, and a suggested move.

use std::time::Instant;

use plyground_play::{ChosenMove, Plan, ProgramPlayer, SearchSettings};
use plyground_registry::{Dice, Limits, Message, Player, Score, Worth, open};
use serde_json::{Value, json};

use crate::answer::{Desk, Once, Reply};
use crate::complaint::Complaint;
use crate::fields::Fields;
use crate::limits;
use crate::place::{self, Place};
use crate::queue::Length;
use crate::state::{mark, state};
use crate::worth::json as worth_json;

/// The program that is to move.
pub(crate) struct Program {
    /// The game as requested, and the side that moved first.
    game: String,
    starter: Player,
    plan: Plan,
    mind: ProgramPlayer,
    length: Length,
    seed: u64,
}

/// The most seconds for a hint.
const HINT_SECONDS: u64 = 2;
/// The most seconds for a short job: on a large board without an engine even a weak program would take longer.
const QUICK_SECONDS: u64 = 2;

impl Program {
    pub(crate) fn take(fields: &mut Fields) -> Result<Self, Complaint> {
        let length = length(fields);
        let player = fields.required("player", limits::WORD)?;
        let seed = fields.number("seed", 0..=u64::MAX)?.unwrap_or(1);
        let Place { game, session, starter } = Place::take_unfinished(fields)?;
        fields.done()?;
        let texts = fields.texts();
        let wrong = |why: Message| Complaint::told("player-unknown", texts, &why);
        let plan = Plan::new(session, &SearchSettings::default()).map_err(wrong)?;
        let mind = ProgramPlayer::parse(&player, &plan).map_err(wrong)?;
        Ok(Self { game, starter, plan, mind, length, seed })
    }

    /// How long it takes.
    pub(crate) fn length(&self) -> Length {
        self.length
    }

    /// The move, and the state of the game after it.
    pub(crate) fn reply(self, desk: &Desk<'_>) -> Result<Value, Complaint> {
        let texts = desk.texts;
        let wrong = |why: Message| Complaint::told("player-unknown", texts, &why);
        let Self { game, starter, plan, mind, length, seed } = self;
        let side = plan.session.to_move();
        let begun = Instant::now();
        let answer = |limits: Limits<'_>| {
            let is_late = || mind.time().is_some_and(|time| begun.elapsed() >= time);
            let is_over = || is_late() || limits.deadline.is_some_and(|expired| expired());
            think(&mind, &plan, Limits { deadline: Some(&is_over), ..limits }, seed)
        };
        let thought = match length {
            Length::Short => desk.briefly(QUICK_SECONDS, answer),
            Length::Long | Length::SolverCache => desk.within(Some(limits::NODES), answer),
        };
        let thought = thought.map_err(wrong)?;
        let seconds = desk.seconds();
        let mut place = Place { game, session: plan.session, starter };
        let movement = place::play(&mut *place.session, &thought.movement, texts)?;
        Ok(json!({
            "move": movement,
            "value": thought.value.map(Score::get),
            "worth": thought.value.map(|value| worth_json(Worth::of_score(value), side, texts)),
            "depth": thought.depth,
            "nodes": thought.nodes,
            "seconds": seconds,
            "state": state(&place, texts),
        }))
    }
}

/// Without state between moves, the random numbers come from the request's seed: the engine's noise has the same seed
/// throughout a game; other programs get a new seed for every move, or one that blunders once would blunder always.
fn think(mind: &ProgramPlayer, plan: &Plan, limits: Limits<'_>, seed: u64) -> Result<ChosenMove, Message> {
    let session = &plan.session;
    if let Some(level) = mind.level_number().filter(|_| plan.is_free()) {
        let eyes = seed ^ session.to_move().index() as u64;
        if let Some(choice) = session.level_move(level, eyes, limits) {
            let (movement, value) = (choice.best, Some(choice.value));
            return Ok(ChosenMove { movement, value, share: None, depth: choice.depth, nodes: choice.nodes });
        }
    }
    let ply = session.history().len() as u64 + 1;
    mind.choose(plan, limits, &mut Dice::new(seed.wrapping_add(ply.wrapping_mul(0x9e37_79b9_7f4a_7c15))))
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

pub(crate) fn reply(fields: &mut Fields) -> Result<Once, Complaint> {
    let program = Program::take(fields)?;
    Ok(Box::new(move |desk| program.reply(desk).map(Reply::Json)))
}

/// A position for which a hint is requested.
pub(crate) struct Hint(Place);

impl Hint {
    pub(crate) fn take(fields: &mut Fields) -> Result<Self, Complaint> {
        let place = Place::take_unfinished(fields)?;
        fields.done()?;
        Ok(Self(place))
    }

    /// The suggested move and its reasons.
    pub(crate) fn find(&self, desk: &Desk<'_>) -> Result<Value, Complaint> {
        let texts = desk.texts;
        let session = &*self.0.session;
        let found = desk.briefly(HINT_SECONDS, |limits| plyground_play::hint(session, limits, texts));
        let hint =
            found.ok_or_else(|| Complaint::impossible("no-hint", texts.get("server-error-no-hint")))?;
        Ok(json!({
            "move": hint.movement,
            "cell": hint.cell,
            "side": mark(session.to_move()),
            "worth": worth_json(hint.worth, session.to_move(), texts),
            "line": hint.line,
            "depth": hint.depth,
            "reasons": hint.reasons,
        }))
    }
}

pub(crate) fn hint(fields: &mut Fields) -> Result<Once, Complaint> {
    let hint = Hint::take(fields)?;
    Ok(Box::new(move |desk| hint.find(desk).map(Reply::Json)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_answers_in_a_moment_is_not_kept_behind_those_who_think() {
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
