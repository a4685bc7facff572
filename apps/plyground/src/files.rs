//! Files that are written whole or not at all.

use std::io::{Read, Write, stdin};
use std::path::Path;

use plyground_i18n::say;
use tempfile::NamedTempFile;

use crate::failure::{Failure, system_error};
use crate::language::texts;
use crate::setup::cannot_read;

/// Writes a file beside its place and puts it there in one step: a kill leaves the old one or the new one, never half of
/// either.
pub(crate) fn write(path: &Path, content: impl AsRef<[u8]>) -> Result<(), Failure> {
    let cannot = |error: std::io::Error| {
        let file = path.display().to_string();
        Failure::Usage(say!(texts(), "save-failed", file = file, why = system_error(&error)))
    };
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut file = NamedTempFile::new_in(folder).map_err(cannot)?;
    file.write_all(content.as_ref()).map_err(cannot)?;
    file.persist(path).map_err(|error| cannot(error.error))?;
    Ok(())
}

/// Reads a text file, or standard input where its name is `-`.
pub(crate) fn read(path: &Path) -> Result<String, Failure> {
    if path == Path::new("-") {
        let mut text = String::new();
        stdin().read_to_string(&mut text).map_err(|error| cannot_read("-", &error))?;
        return Ok(text);
    }
    std::fs::read_to_string(path).map_err(|error| cannot_read(&path.display().to_string(), &error))
}
