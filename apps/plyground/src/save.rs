//! Saved games: written whole or not at all, read with care.

use std::fs;
use std::io::Write;
use std::path::Path;

use plyground_i18n::say;
use plyground_play::Saved;
use tempfile::NamedTempFile;

use crate::failure::{Failure, system_error};
use crate::language::texts;
use crate::setup::cannot_read;

/// Writes the file in one step: a kill leaves the old one or the new one, never half of either.
pub(crate) fn write(saved: &Saved, path: &Path) -> Result<(), Failure> {
    let cannot = |error: std::io::Error| {
        let file = path.display().to_string();
        Failure::Usage(say!(texts(), "save-failed", file = file, why = system_error(&error)))
    };
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut file = NamedTempFile::new_in(folder).map_err(cannot)?;
    file.write_all(saved.to_text().as_bytes()).map_err(cannot)?;
    file.persist(path).map_err(|error| cannot(error.error))?;
    Ok(())
}

/// Reads a file that [`write`] wrote.
pub(crate) fn read(path: &Path) -> Result<Saved, Failure> {
    let name = path.display().to_string();
    let text = fs::read_to_string(path).map_err(|error| cannot_read(&name, &error))?;
    Saved::from_text(&text).map_err(|why| {
        Failure::Usage(say!(texts(), "match-file-wrong", file = name, why = texts().tell(&why)))
    })
}
