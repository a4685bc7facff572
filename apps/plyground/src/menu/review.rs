//! A review of a game, line by line.

use std::time::Instant;

use plyground_i18n::say;
use plyground_play::{GameSetup, Moment, MoveVerdict, PlayedGame, Review, Saved};
use plyground_registry::{Labels, Limits, Player, Session};
use plyground_tui::store::Store;
use plyground_tui::verdict;

use super::{analyse, dice, sit_down};
use crate::ask::{ask, is_leave};
use crate::failure::Failure;
use crate::interrupt;
use crate::keeper::Keeper;
use crate::language::texts;
use crate::output::{self, line, put};

/// Reviews every move of a game, and then shows each move that is asked for.
pub(super) fn review(table: &PlayedGame, store: &Store) -> Result<(), Failure> {
    let session = table.session();
    let Some(review) = look(session)? else { return Ok(()) };
    let reason = table.ending().and_then(|ending| review.verdict_on_ending(&ending, texts()));
    line(&verdict::end(table.ending(), reason.as_deref(), session, texts()))?;
    let moments: Vec<&Moment> = review.moments().iter().rev().collect();
    for moment in &moments {
        line(&heading(moment, session))?;
    }
    let turns: Vec<usize> =
        (0..moments.len()).filter(|&ply| moments[ply].verdict == MoveVerdict::Turning).collect();
    line(&say!(texts(), "tui-review-turns", count = turns.len()))?;
    for player in Player::BOTH {
        line(&review.summary(player).words(session.side_name(player), texts()))?;
    }
    line(&texts().get("linear-review-help"))?;
    while let Some(answer) = ask(&texts().get("linear-review"))? {
        if is_leave(&answer) {
            break;
        }
        let answer = answer.to_lowercase();
        let (word, number) = answer.split_once(' ').unwrap_or(("", &answer));
        let ply = number.trim().parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let Some(moment) = ply.and_then(|ply| moments.get(ply)) else {
            line(&say!(texts(), "menu-choose-number", least = 1, most = moments.len()))?;
            continue;
        };
        let there = before(session, moment.ply);
        match word {
            "try" => try_again(table, &*there, store)?,
            "analyse" => analyse(there)?,
            _ => {
                put(&format!("\n{}\n", there.draw(Labels::None)))?;
                let holds = review.last_hold(moment.by).is_some_and(|last| last.ply == moment.ply);
                let sentences = verdict::sentences(moment, holds, session, texts());
                sentences.iter().try_for_each(|sentence| line(sentence))?;
            }
        }
    }
    Ok(())
}

/// Reviews every move; `None` after Ctrl-C.
fn look(session: &dyn Session) -> Result<Option<Review>, Failure> {
    let mut review = Review::new(session);
    let guard = interrupt::guard();
    loop {
        let since = Instant::now();
        let is_over = || since.elapsed() >= Review::TIME;
        let limits =
            Limits { nodes: Some(Review::NODES), deadline: Some(&is_over), cancel: Some(guard.flag()) };
        let (done, all) = review.progress();
        output::progress(&say!(texts(), "tui-review-progress", done = done, all = all));
        let is_going = review.step(limits);
        if guard.asked() {
            output::progress("");
            line(&texts().get("linear-review-stopped"))?;
            return Ok(None);
        }
        if !is_going {
            break;
        }
    }
    output::progress("");
    Ok(Some(review))
}

/// A move with its number and its quality.
fn heading(moment: &Moment, session: &dyn Session) -> String {
    let (sign, words) = verdict::words(moment.verdict, texts());
    let side = session.side_name(moment.by);
    format!("{}. {side} {}{sign}: {words}", moment.ply + 1, moment.movement)
}

/// The game before a move.
fn before(session: &dyn Session, ply: usize) -> Box<dyn Session> {
    let mut session = session.copy();
    while session.history().len() > ply && session.undo() {}
    session
}

/// A game from there on: the side to move is a person, the other side as before, or a level.
fn try_again(table: &PlayedGame, there: &dyn Session, store: &Store) -> Result<(), Failure> {
    let saved = Saved::new(table, None);
    let setup = GameSetup {
        position: saved.position,
        starter: Some(table.starter()),
        seats: saved.seats,
        settings: table.settings().clone(),
        ..GameSetup::new(&saved.game)
    };
    let setup = setup.from_here(there);
    let again = || Ok(GameSetup { seed: dice().below(1 << 30) as u64, ..setup.clone() });
    let keeper = Keeper::Store { store: store.clone(), name: None };
    sit_down(PlayedGame::new(&again()?)?, keeper, Some(&again), store)
}
