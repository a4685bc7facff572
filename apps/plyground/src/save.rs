//! Saved games: written whole or not at all, and validated when read.

use std::path::Path;

use plyground_i18n::say;
use plyground_play::Saved;

use crate::failure::{Failure, system_error};
use crate::files;
use crate::language::texts;

/// Writes the file atomically: a kill leaves the old one or the new one, never a part of either.
pub(crate) fn write(saved: &Saved, path: &Path) -> Result<(), Failure> {
    plyground_files::write(path, saved.to_text()).map_err(|error| {
        let file = path.display().to_string();
        Failure::Usage(say!(texts(), "save-failed", file = file, why = system_error(&error)))
    })
}

/// Reads a file that [`write`] wrote.
pub(crate) fn read(path: &Path) -> Result<Saved, Failure> {
    let name = path.display().to_string();
    let text = files::read_regular(path)?;
    Saved::from_text(&text).map_err(|why| {
        Failure::Usage(say!(texts(), "match-file-wrong", file = name, why = texts().tell(&why)))
    })
}
