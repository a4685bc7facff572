//! A folder, written but not yet in its place.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

use crate::destination::folder_of;
use crate::stale::{self, NEW};

/// Name of the replaced folder until it is removed, on systems that cannot exchange two folders.
const OLD: &str = "old";

/// A folder that is written beside its place and put there whole. One that is dropped leaves nothing behind.
#[derive(Debug)]
pub struct DraftFolder {
    place: PathBuf,
    temporary: TempDir,
    /// Locks the temporary folder as long as this process uses it.
    _lock: File,
}

impl DraftFolder {
    /// An empty folder beside the place; folders on the way are made.
    pub fn beside(place: &Path) -> io::Result<Self> {
        // The folder that a link points to is replaced, not the link.
        let place = fs::canonicalize(place).unwrap_or_else(|_| place.to_owned());
        let parent = folder_of(&place);
        fs::create_dir_all(parent)?;
        let (temporary, lock) = stale::temporary_folder(parent)?;
        fs::create_dir(temporary.path().join(NEW))?;
        Ok(Self { place, temporary, _lock: lock })
    }

    /// Path of the folder until it is put in its place.
    pub fn path(&self) -> PathBuf {
        self.temporary.path().join(NEW)
    }

    /// Adds a file; folders on the way are made.
    pub fn write(&self, path: &str, content: &[u8]) -> io::Result<()> {
        let path = self.path().join(path);
        fs::create_dir_all(folder_of(&path))?;
        fs::write(&path, content)
    }

    /// Puts the folder in its place; what was there is removed afterwards.
    ///
    /// Linux and macOS exchange the two in one step. Elsewhere there are two renames, and a kill between them leaves the
    /// old folder under the temporary name.
    pub fn put_in_place(mut self) -> io::Result<()> {
        let new = self.path();
        let Ok(about) = fs::metadata(&self.place) else { return fs::rename(&new, &self.place) };
        fs::set_permissions(&new, about.permissions())?;
        if exchange(&new, &self.place).is_ok() {
            return Ok(());
        }
        self.replace(&new)
    }

    /// Two renames; where the second fails, the first is undone.
    fn replace(&mut self, new: &Path) -> io::Result<()> {
        let old = self.temporary.path().join(OLD);
        fs::rename(&self.place, &old)?;
        fs::rename(new, &self.place).inspect_err(|_| {
            if fs::rename(&old, &self.place).is_err() {
                // The old folder under the temporary name is the only copy.
                self.temporary.disable_cleanup(true);
            }
        })
    }
}

/// Exchanges two folders in one step, where the system can.
#[cfg(any(target_os = "linux", target_os = "android", target_vendor = "apple"))]
fn exchange(one: &Path, other: &Path) -> io::Result<()> {
    use rustix::fs::{CWD, RenameFlags, renameat_with};
    Ok(renameat_with(CWD, one, CWD, other, RenameFlags::EXCHANGE)?)
}

#[cfg(not(any(target_os = "linux", target_os = "android", target_vendor = "apple")))]
fn exchange(_: &Path, _: &Path) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_appears_whole_or_not_at_all() {
        let room = tempfile::tempdir().unwrap();
        let place = room.path().join("deep/report");
        for content in ["one", "two"] {
            let count = || fs::read_dir(room.path().join("deep")).unwrap().count();
            let folder = DraftFolder::beside(&place).unwrap();
            let before = count();
            folder.write("figures/a", b"half").unwrap();
            drop(folder);
            assert_eq!(count(), before - 1, "nothing is left behind");
            let folder = DraftFolder::beside(&place).unwrap();
            folder.write("figures/a", content.as_bytes()).unwrap();
            folder.put_in_place().unwrap();
            assert_eq!(fs::read_to_string(place.join("figures/a")).unwrap(), content);
            assert_eq!(count(), 1);
        }
    }

    #[test]
    fn where_folders_cannot_be_exchanged_two_renames_do() {
        let room = tempfile::tempdir().unwrap();
        let place = room.path().join("report");
        fs::create_dir(&place).unwrap();
        fs::write(place.join("a"), "old").unwrap();
        let mut folder = DraftFolder::beside(&place).unwrap();
        folder.write("a", b"new").unwrap();
        assert!(folder.replace(&room.path().join("missing")).is_err());
        assert_eq!(fs::read(place.join("a")).unwrap(), b"old", "the old folder is back");
        folder.replace(&folder.path()).unwrap();
        drop(folder);
        assert_eq!(fs::read(place.join("a")).unwrap(), b"new");
        assert_eq!(fs::read_dir(room.path()).unwrap().count(), 1);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn there_is_no_moment_without_a_folder() {
        let room = tempfile::tempdir().unwrap();
        let (one, other) = (room.path().join("one"), room.path().join("other"));
        for (path, content) in [(&one, "1"), (&other, "2")] {
            fs::create_dir(path).unwrap();
            fs::write(path.join("a"), content).unwrap();
        }
        // Not every file system can: then there is nothing to test.
        if exchange(&one, &other).is_ok() {
            assert_eq!(
                (fs::read(one.join("a")).unwrap(), fs::read(other.join("a")).unwrap()),
                (b"2".to_vec(), b"1".to_vec())
            );
        }
    }
}
