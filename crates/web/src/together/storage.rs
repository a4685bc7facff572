//! The files of shared games and tournaments: one each, written whole before an act is answered.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use super::TogetherRefusal;

const GAMES: &str = "games";
const TOURNAMENTS: &str = "tournaments";
/// Locked by the server that uses the folder.
const LOCK: &str = "lock";
const ENDING: &str = "json";
/// The most bytes of a file.
const LARGEST: u64 = 4 << 20;

/// Where shared games and tournaments are stored.
#[derive(Debug)]
pub(crate) struct Storage {
    /// The folder, with its lock; without one they last as long as the server.
    place: Option<(PathBuf, File)>,
}

/// What is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum StoredKind {
    Game,
    Tournament,
}

/// Opens a folder, which is made if it is missing and which only the user can read: keys are in it.
///
/// # Errors
///
/// If it cannot be made or written, or if another server uses it (`ResourceBusy`).
pub(crate) fn open(folder: Option<&Path>) -> io::Result<Storage> {
    let Some(folder) = folder else { return Ok(Storage { place: None }) };
    for part in [GAMES, TOURNAMENTS] {
        fs::create_dir_all(folder.join(part))?;
    }
    for_user_only(folder)?;
    let lock = File::create(folder.join(LOCK))?;
    match lock.try_lock() {
        Err(fs::TryLockError::WouldBlock) => Err(io::ErrorKind::ResourceBusy.into()),
        // Some file systems have no locks.
        Ok(()) | Err(fs::TryLockError::Error(_)) => Ok(Storage { place: Some((folder.to_owned(), lock)) }),
    }
}

#[cfg(unix)]
fn for_user_only(folder: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(folder, fs::Permissions::from_mode(0o700))
}

/// Elsewhere the folders of a user are the user's own.
#[cfg(not(unix))]
fn for_user_only(_: &Path) -> io::Result<()> {
    Ok(())
}

impl Storage {
    /// Writes a file; it is on the disk when this returns.
    pub(super) fn write(&self, kind: StoredKind, id: &str, text: &str) -> Result<(), TogetherRefusal> {
        let Some((folder, _)) = &self.place else { return Ok(()) };
        plyground_files::write(&path(folder, kind, id), text).map_err(|_| TogetherRefusal::NotStored)
    }

    /// Removes a file.
    pub(super) fn remove(&self, kind: StoredKind, id: &str) {
        if let Some((folder, _)) = &self.place {
            // One that stays is read again after a restart, and expires again.
            let _ = fs::remove_file(path(folder, kind, id));
        }
    }

    /// All files of a kind: the name and the text of each. What cannot be read is left out, and left where it is.
    pub(super) fn read(&self, kind: StoredKind) -> Vec<(String, String)> {
        let Some((folder, _)) = &self.place else { return Vec::new() };
        let Ok(entries) = fs::read_dir(folder.join(part(kind))) else { return Vec::new() };
        let read = |path: PathBuf| {
            let id = path.file_stem()?.to_str()?.to_owned();
            let is_ours = path.extension().is_some_and(|ending| ending == ENDING) && !id.starts_with('.');
            let bytes = is_ours.then(|| plyground_files::read_regular(&path, LARGEST).ok())??;
            Some((id, String::from_utf8(bytes).ok()?))
        };
        entries.filter_map(|entry| read(entry.ok()?.path())).collect()
    }
}

fn part(kind: StoredKind) -> &'static str {
    match kind {
        StoredKind::Game => GAMES,
        StoredKind::Tournament => TOURNAMENTS,
    }
}

/// Names are made by the server and consist of letters and digits.
fn path(folder: &Path, kind: StoredKind, id: &str) -> PathBuf {
    folder.join(part(kind)).join(format!("{id}.{ENDING}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("shared");
        let storage = open(Some(&place)).unwrap();
        storage.write(StoredKind::Game, "one", "1").unwrap();
        storage.write(StoredKind::Game, "one", "2").unwrap();
        storage.write(StoredKind::Tournament, "two", "3").unwrap();
        fs::write(place.join("games/readme.txt"), "not ours").unwrap();
        assert_eq!(open(Some(&place)).unwrap_err().kind(), io::ErrorKind::ResourceBusy, "it is in use");
        drop(storage);
        let storage = open(Some(&place)).unwrap();
        assert_eq!(storage.read(StoredKind::Game), [("one".to_owned(), "2".to_owned())]);
        storage.remove(StoredKind::Game, "one");
        assert_eq!(
            (storage.read(StoredKind::Game).len(), storage.read(StoredKind::Tournament).len()),
            (0, 1)
        );
        fs::remove_dir_all(&place).unwrap();
        assert_eq!(storage.write(StoredKind::Game, "one", "1"), Err(TogetherRefusal::NotStored));
    }

    #[cfg(unix)]
    #[test]
    fn only_the_user_reads_the_keys() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("shared");
        let _storage = open(Some(&place)).unwrap();
        assert_eq!(fs::metadata(&place).unwrap().permissions().mode() & 0o777, 0o700);
    }
}
