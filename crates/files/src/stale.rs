//! Temporary files and folders, and the removal of those that a killed process left behind.
//!
//! Each is locked by the process that uses it. One that another process can lock is stale, and is removed when
//! something is written to the same folder again.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::{Duration, SystemTime};

use tempfile::{Builder, NamedTempFile, TempDir};

/// How the names of temporary files and folders begin.
const PREFIX: &str = ".plyground-";
/// The letters and digits after it.
const RANDOM: usize = 6;
/// The locked file in a temporary folder.
const LOCK: &str = "lock";
/// The new content of a temporary folder.
pub(crate) const NEW: &str = "new";
/// Between a temporary file's creation and its lock there is a moment, so one that is younger is left alone.
const YOUNG: Duration = Duration::from_secs(60);

/// An empty file in a folder, as readable as any new file, under a temporary name.
pub(crate) fn temporary_file(folder: &Path) -> io::Result<NamedTempFile> {
    sweep_once(folder);
    let mut builder = builder();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    let file = builder.tempfile_in(folder)?;
    // On a file system without locks, stale files are not removed.
    let _ = file.as_file().try_lock();
    Ok(file)
}

/// A folder in another under a temporary name, and the lock that marks it as in use.
pub(crate) fn temporary_folder(parent: &Path) -> io::Result<(TempDir, File)> {
    sweep_once(parent);
    let folder = builder().tempdir_in(parent)?;
    let lock = File::create(folder.path().join(LOCK))?;
    let _ = lock.try_lock();
    Ok((folder, lock))
}

fn builder() -> Builder<'static, 'static> {
    let mut builder = Builder::new();
    builder.prefix(PREFIX).rand_bytes(RANDOM);
    builder
}

/// Sweeps a folder the first time that this process writes to it.
fn sweep_once(folder: &Path) {
    static SWEPT: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());
    let Ok(folder) = fs::canonicalize(folder) else { return };
    if SWEPT.lock().is_ok_and(|mut swept| swept.insert(folder.clone())) {
        sweep(&folder, SystemTime::now());
    }
}

/// Removes the stale files and folders in a folder. What cannot be removed stays.
fn sweep(folder: &Path, now: SystemTime) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let is_ours = entry.file_name().to_str().is_some_and(is_temporary_name);
        let Ok(about) = entry.metadata() else { continue };
        let is_old =
            about.modified().is_ok_and(|changed| now.duration_since(changed).is_ok_and(|age| age > YOUNG));
        let path = entry.path();
        if !is_ours || !is_old {
            continue;
        }
        if about.is_file() && is_unlocked(&path) {
            let _ = fs::remove_file(&path);
        } else if about.is_dir() && is_stale_folder(&path) {
            let _ = fs::remove_dir_all(&path);
        }
    }
}

fn is_temporary_name(name: &str) -> bool {
    let random = name.strip_prefix(PREFIX);
    random.is_some_and(|random| {
        random.len() == RANDOM && random.bytes().all(|letter| letter.is_ascii_alphanumeric())
    })
}

/// Whether a folder holds only new content and its lock, and no process uses it. One that holds anything else, such as
/// a replaced report, may be the only copy.
fn is_stale_folder(folder: &Path) -> bool {
    let Ok(entries) = fs::read_dir(folder) else { return false };
    let is_known = |entry: io::Result<fs::DirEntry>| {
        entry.is_ok_and(|entry| [LOCK, NEW].iter().any(|known| entry.file_name() == *known))
    };
    let lock = folder.join(LOCK);
    entries.into_iter().all(is_known) && (!lock.exists() || is_unlocked(&lock))
}

fn is_unlocked(file: &Path) -> bool {
    File::options().write(true).open(file).is_ok_and(|file| file.try_lock().is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn later() -> SystemTime {
        SystemTime::now() + 2 * YOUNG
    }

    #[test]
    fn what_dead_processes_left_is_removed() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::write(at(".plyground-a1B2c3"), "half").unwrap();
        fs::create_dir_all(at(".plyground-d4E5f6/new/figures")).unwrap();
        fs::write(at(".plyground-d4E5f6/lock"), "").unwrap();
        sweep(folder.path(), SystemTime::now());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2, "they might have been made this moment");
        sweep(folder.path(), later());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    }

    #[test]
    fn what_is_worked_at_or_not_ours_stays() {
        let folder = tempfile::tempdir().unwrap();
        let file = temporary_file(folder.path()).unwrap();
        let (inner, lock) = temporary_folder(folder.path()).unwrap();
        for other in [".plyground-settings", ".plyground-a1B2c3/old", ".plyground-b.2c3d", "plyground-a1B2c3"]
        {
            fs::create_dir_all(folder.path().join(other)).unwrap();
        }
        sweep(folder.path(), later());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 6);
        // The lock of a killed process is released.
        drop(lock);
        file.as_file().unlock().unwrap();
        sweep(folder.path(), later());
        assert!(!file.path().exists() && !inner.path().exists());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 4);
    }
}
