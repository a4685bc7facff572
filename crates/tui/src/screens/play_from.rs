//! From an analysed or reviewed game to one that is played.

use plyground_i18n::Texts;
use plyground_play::{Ending, GameSetup, PlayedGame};
use plyground_registry::{Message, Session};

use super::Play;
use crate::context::Context;
use crate::running_game::RunningGame;
use crate::screen::Action;

/// How a game ended on the board, in a sentence.
pub(super) fn outcome_words(session: &dyn Session, texts: &Texts) -> String {
    session.outcome().map_or_else(String::new, |outcome| Ending::Board(outcome).words(session, texts))
}

/// A game from a position on: a person plays the side to move, the other side is played as before, or by a level.
pub(super) fn play_from(
    session: &dyn Session,
    before: Option<&GameSetup>,
    cx: &mut Context,
) -> Result<Action, Message> {
    let mut start = session.copy();
    while start.undo() {}
    let mut setup = before.cloned().unwrap_or_else(|| GameSetup {
        position: Some(start.position()).filter(|_| start.grid().is_some()),
        starter: Some(start.to_move()),
        ..GameSetup::new(&session.game())
    });
    setup.seed = cx.dice.below(1 << 30) as u64;
    let setup = setup.from_here(session);
    let game = RunningGame::new(PlayedGame::new(&setup)?, cx);
    Ok(Action::Open(Box::new(Play::new(game, cx))))
}
