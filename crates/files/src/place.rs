//! Where a path leads.

use std::fs::{self, Metadata};
use std::io;
use std::path::{Path, PathBuf};

/// What is to be written.
#[derive(Debug)]
pub(crate) enum Place {
    /// A path that is free, at the end of all symbolic links.
    Free(PathBuf),
    /// A regular file.
    Regular(PathBuf, Metadata),
    /// A device, a pipe, or a file that this process has open already.
    Special(PathBuf),
}

/// Follows symbolic links to what is to be written.
pub(crate) fn resolve(path: &Path) -> io::Result<Place> {
    /// Links that are followed; Linux follows as many.
    const MOST_LINKS: usize = 40;
    let mut place = path.to_owned();
    for _ in 0..MOST_LINKS {
        let about = match fs::symlink_metadata(&place) {
            Ok(about) => about,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Place::Free(place)),
            Err(error) => return Err(error),
        };
        if about.is_dir() {
            return Err(io::ErrorKind::IsADirectory.into());
        }
        if about.is_file() {
            return Ok(Place::Regular(place, about));
        }
        if !about.is_symlink() {
            return Ok(Place::Special(place));
        }
        let folder = fs::canonicalize(folder_of(&place))?;
        // A link there stands for an open file: `/dev/fd/3` goes on where the shell has opened it.
        if folder.starts_with("/proc") {
            return Ok(Place::Special(path.to_owned()));
        }
        place = folder.join(fs::read_link(&place)?);
    }
    // The system's own words for a circle of links.
    Err(fs::metadata(path).err().unwrap_or_else(|| io::Error::other("too many symbolic links")))
}

/// The folder that a path is in.
pub(crate) fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}
