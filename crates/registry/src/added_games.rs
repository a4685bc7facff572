//! Games that a program adds to the list while it runs: from a crate outside the workspace, or from another language.
//!
//! They are process-wide, like those of the list, because a game is opened by its name: on a command line, and from a saved
//! experiment or a trace, which hold names only.

use std::sync::{PoisonError, RwLock};

use plyground_core::{Message, message};

use crate::{GAMES, GameEntry};

static ADDED_GAMES: RwLock<Vec<GameEntry>> = RwLock::new(Vec::new());

/// Adds a game to those that [`open`](crate::open) knows. The names of [`GAMES`] and of games that were added before are
/// taken.
///
/// ```
/// use plyground_registry::{GAMES, GameEntry, add_game, open};
///
/// let nim = GAMES.iter().find(|entry| entry.id == "nim").unwrap();
/// add_game(GameEntry { id: "my-nim", aliases: &[], ..*nim }).unwrap();
/// assert_eq!(open("my-nim(21,take=3)").unwrap().legal_moves().len(), 3);
/// assert!(add_game(*nim).is_err(), "the name is taken");
/// ```
pub fn add_game(entry: GameEntry) -> Result<(), Message> {
    let mut added = ADDED_GAMES.write().unwrap_or_else(PoisonError::into_inner);
    let names = |entry: &GameEntry| -> Vec<&'static str> {
        std::iter::once(entry.id).chain(entry.aliases.iter().map(|(alias, ..)| *alias)).collect()
    };
    let taken: Vec<&str> = GAMES.iter().chain(added.iter()).flat_map(names).collect();
    if let Some(name) = names(&entry).into_iter().find(|name| taken.contains(name)) {
        return Err(message!(
            "game-name-taken",
            "there is a game `{name}` already: choose another name",
            name = name
        ));
    }
    added.push(entry);
    Ok(())
}

/// The games that were added, in order.
pub fn added_games() -> Vec<GameEntry> {
    ADDED_GAMES.read().unwrap_or_else(PoisonError::into_inner).clone()
}
