//! The saved games, line by line.

use std::time::SystemTime;

use plyground_i18n::say;
use plyground_tui::kept::KeptGame;
use plyground_tui::store::Store;

use super::{analyse, review, sit_down};
use crate::ask::{ask, is_leave, is_yes};
use crate::failure::{Failure, system_error};
use crate::keeper::Keeper;
use crate::language::texts;
use crate::output::{self, line};

/// Most games that are listed.
const MOST: usize = 50;

/// Lists the games and asks what to do with one, until the user leaves.
pub(super) fn start(store: &Store) -> Result<(), Failure> {
    line(&texts().get("linear-games-help"))?;
    loop {
        output::progress(&texts().get("tui-preparing"));
        let games = KeptGame::all(store, MOST);
        output::progress("");
        if games.is_empty() {
            return line(&texts().get("tui-games-none"));
        }
        for (number, game) in (1..).zip(&games) {
            let columns = game.columns(SystemTime::now(), texts()).join(", ");
            line(&format!("  [{number}] {columns}"))?;
        }
        let Some(answer) = ask(&texts().get("linear-games"))? else { return Ok(()) };
        if answer.is_empty() || is_leave(&answer) {
            return Ok(());
        }
        let answer = answer.to_lowercase();
        let (word, number) = answer.split_once(' ').unwrap_or(("", &answer));
        let place = number.trim().parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let count = games.len();
        let Some(game) = place.and_then(|place| games.into_iter().nth(place)) else {
            line(&say!(texts(), "menu-choose-number", least = 1, most = count))?;
            continue;
        };
        match word {
            "analyse" => analyse(game.table.session().copy())?,
            "remove" => remove(&game, store)?,
            _ if game.table.ending().is_some() => review::review(&game.table, store)?,
            _ => {
                let keeper = Keeper::Store { store: store.clone(), name: Some(game.name) };
                sit_down(game.table, keeper, None, store)?;
            }
        }
    }
}

fn remove(game: &KeptGame, store: &Store) -> Result<(), Failure> {
    match ask(&texts().get("tui-games-sure"))? {
        Some(answer) if is_yes(&answer) => {}
        _ => return Ok(()),
    }
    line(&match store.remove_game(&game.name) {
        Ok(()) => texts().get("tui-games-removed"),
        Err(error) => say!(texts(), "tui-not-removed", why = system_error(&error)),
    })
}
