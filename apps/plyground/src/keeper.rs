//! Where a game is saved while it is played.

use std::path::PathBuf;
use std::time::SystemTime;

use plyground_i18n::say;
use plyground_play::{PlayedGame, Saved};
use plyground_tui::store::Store;

use crate::failure::{Failure, system_error};
use crate::language::texts;
use crate::{output, save};

/// Where a game is saved.
pub(crate) enum Keeper {
    /// Nowhere.
    Nobody,
    /// In a file that was named by the user; `weights` is the file with the weights of its programs.
    File { path: PathBuf, weights: Option<PathBuf> },
    /// Among the saved games of the screens, from its first move on.
    Store { store: Store, name: Option<String> },
}

impl Keeper {
    /// Saves the game at its current state.
    ///
    /// # Errors
    ///
    /// If a file named by the user cannot be written. For the other games an error is printed and the game goes on.
    pub(crate) fn keep(&mut self, table: &PlayedGame) -> Result<(), Failure> {
        match self {
            Self::Nobody => Ok(()),
            Self::File { path, weights } => {
                let weights = weights.as_ref().map(|path| path.display().to_string());
                save::write(&Saved::new(table, weights), path)
            }
            Self::Store { name: None, .. } if table.session().history().is_empty() => Ok(()),
            Self::Store { store, name } => {
                let text = Saved::new(table, None).to_text();
                let kept = if let Some(name) = name {
                    store.keep_game(name, &text)
                } else {
                    let family = table.session().family();
                    store.keep_new_game(family, SystemTime::now(), &text).map(|new| *name = Some(new))
                };
                if let Err(error) = kept {
                    output::note(&say!(texts(), "tui-not-saved", why = system_error(&error)));
                }
                Ok(())
            }
        }
    }

    /// The message on leaving the game.
    pub(crate) fn farewell(&self) -> String {
        match self {
            Self::Nobody => texts().get("play-bye"),
            Self::File { path, .. } => {
                say!(texts(), "play-saved", file = path.display().to_string())
            }
            Self::Store { .. } => texts().get("linear-kept"),
        }
    }
}
