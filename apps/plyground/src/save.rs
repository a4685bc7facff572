//! Saved games: written whole or not at all, read with care.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use plyground_i18n::say;
use serde::{Deserialize, Serialize};
use tempfile::NamedTempFile;

use crate::args::ThinkArgs;
use crate::failure::{Failure, system_error};
use crate::language::texts;
use crate::setup::cannot_read;

const FORMAT: &str = "plyground-game";
const VERSION: u32 = 1;

/// Everything that it takes to continue a game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SavedGame {
    format: String,
    version: u32,
    pub(crate) game: String,
    /// The position from which the moves are played; `None` for the opening one.
    pub(crate) position: Option<String>,
    /// The side that moves first there.
    pub(crate) starter: char,
    pub(crate) moves: Vec<String>,
    /// The side that gave up.
    pub(crate) resigned: Option<char>,
    /// The sides that people play: `X`, `O` or `XO`.
    pub(crate) people: String,
    /// The program, as it is written for `watch`.
    pub(crate) opponent: String,
    /// Where chance goes on.
    pub(crate) dice: u64,
    pub(crate) preset: Option<String>,
    pub(crate) evaluator: Option<String>,
    pub(crate) weights: Option<PathBuf>,
    pub(crate) convention: Option<String>,
    pub(crate) mutations: Vec<String>,
    pub(crate) as_printed: bool,
}

impl SavedGame {
    /// A game of this name with the settings of a search, nothing else filled in.
    pub(crate) fn new(game: String, preset: Option<String>, think: &ThinkArgs) -> Self {
        Self {
            format: FORMAT.to_owned(),
            version: VERSION,
            game,
            position: None,
            starter: 'X',
            moves: Vec::new(),
            resigned: None,
            people: "X".to_owned(),
            opponent: String::new(),
            dice: 0,
            preset,
            evaluator: think.evaluator.clone(),
            weights: think.weights.clone(),
            convention: think.convention.clone(),
            mutations: think.mutations.clone(),
            as_printed: think.as_printed,
        }
    }

    /// Writes the file in one step: a kill leaves the old one or the new one, never half of either.
    pub(crate) fn write(&self, path: &Path) -> Result<(), Failure> {
        let cannot = |error: std::io::Error| {
            let file = path.display().to_string();
            Failure::Usage(say!(texts(), "save-failed", file = file, why = system_error(&error)))
        };
        let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let mut file = NamedTempFile::new_in(folder).map_err(cannot)?;
        let text = serde_json::to_string_pretty(self).expect("a saved game can be written as JSON");
        writeln!(file, "{text}").map_err(cannot)?;
        file.persist(path).map_err(|error| cannot(error.error))?;
        Ok(())
    }

    /// Reads a file that [`write`](Self::write) wrote.
    pub(crate) fn read(path: &Path) -> Result<Self, Failure> {
        let name = path.display().to_string();
        let text = fs::read_to_string(path).map_err(|error| cannot_read(&name, &error))?;
        let saved: Self = serde_json::from_str(&text).map_err(|error| {
            Failure::Usage(say!(texts(), "save-cut-off", file = &name, why = error.to_string()))
        })?;
        if saved.format != FORMAT || saved.version != VERSION {
            let (format, version) = (saved.format, saved.version.to_string());
            let message = say!(texts(), "save-foreign", file = name, format = format, version = version);
            return Err(Failure::Usage(message));
        }
        if !["X", "O", "XO"].contains(&saved.people.as_str()) || !['X', 'O'].contains(&saved.starter) {
            return Err(Failure::Usage(say!(texts(), "save-sides", file = name)));
        }
        Ok(saved)
    }
}
