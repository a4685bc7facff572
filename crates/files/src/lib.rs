//! Files that are written whole or not at all, and read with a bound.
//!
//! A regular file is written under a temporary name beside its place and renamed, so that a kill leaves the old content or
//! the new one. It keeps its mode and its owner, and a symbolic link stays: the file that it points to is written. What is
//! not a regular file (a device, a pipe, `/dev/fd/63`) cannot be replaced by a rename and is written through.

mod destination;
mod draft;
mod folder;
mod read;
mod stale;

use std::io;
use std::path::Path;

pub use draft::Draft;
pub use folder::DraftFolder;
pub use read::{read, read_regular, read_to_end};

/// Writes a file in a folder that is there. Its content is on the disk before it takes its place, and its name afterwards.
pub fn write(path: &Path, content: impl AsRef<[u8]>) -> io::Result<()> {
    Draft::new(path, content.as_ref())?.put_in_place_for_good()
}

/// Writes a file that must not be there yet: the error is then [`AlreadyExists`](io::ErrorKind::AlreadyExists).
pub fn write_new(path: &Path, content: impl AsRef<[u8]>) -> io::Result<()> {
    draft::write_new(path, content.as_ref())
}

/// Whether a file could be written, without writing it. A missing folder is an error.
pub fn check(path: &Path) -> io::Result<()> {
    draft::check(path)
}

/// Whether files could be written in a folder, which need not be there yet: the nearest folder that exists decides.
pub fn check_folder(folder: &Path) -> io::Result<()> {
    let existing = folder.ancestors().find(|path| path.exists()).unwrap_or(Path::new("."));
    if !existing.is_dir() {
        return Err(io::ErrorKind::NotADirectory.into());
    }
    stale::temporary_file(existing).map(|_| ())
}
