//! Where a path leads.

#[cfg(unix)]
use std::fs::File;
use std::fs::{self, Metadata};
use std::io;
use std::path::{Path, PathBuf};

/// Where a write goes.
#[derive(Debug)]
pub(crate) enum Destination {
    /// No file there yet; all symbolic links are resolved.
    Free(PathBuf),
    /// A regular file.
    Regular(PathBuf, Metadata),
    /// A device, a pipe, or a file that this process has open already.
    Special(PathBuf),
}

/// Follows symbolic links to the file that a write reaches.
pub(crate) fn resolve(path: &Path) -> io::Result<Destination> {
    /// The most links that are followed: the limit of Linux.
    const MOST_LINKS: usize = 40;
    let mut place = path.to_owned();
    for _ in 0..MOST_LINKS {
        let about = match fs::symlink_metadata(&place) {
            Ok(about) => about,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Destination::Free(place)),
            Err(error) => return Err(error),
        };
        if about.is_dir() {
            return Err(io::ErrorKind::IsADirectory.into());
        }
        if about.is_file() {
            return Ok(Destination::Regular(place, about));
        }
        if !about.is_symlink() {
            return Ok(Destination::Special(place));
        }
        let folder = fs::canonicalize(folder_of(&place))?;
        // A link in `/proc` stands for an open file: `/dev/fd/3` continues at the position where the shell has it open.
        if folder.starts_with("/proc") {
            return Ok(Destination::Special(path.to_owned()));
        }
        place = folder.join(fs::read_link(&place)?);
    }
    // Lets the system name the error of a loop of links.
    Err(fs::metadata(path).err().unwrap_or_else(|| io::Error::other("too many symbolic links")))
}

/// The folder that a path is in.
pub(crate) fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Waits until the names in a folder are on the disk. A rename is only in memory at first: after a crash of the system the
/// folder could have the old name again, although the content of the new file had been synced.
///
/// An error is ignored: the file is in its place by then, and not every folder can be opened or synced.
#[cfg(unix)]
pub(crate) fn sync_folder(folder: &Path) {
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
}

/// Elsewhere a folder cannot be opened as a file.
#[cfg(not(unix))]
pub(crate) fn sync_folder(_: &Path) {}
