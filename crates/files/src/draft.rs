//! One file, written but not yet in its place.

use std::fs::{self, Metadata, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use crate::destination::{Destination, folder_of, resolve, sync_folder};
use crate::stale;

/// A file that is ready to be put in its place. Dropping it removes the temporary file.
#[derive(Debug)]
pub struct Draft(Ready);

#[derive(Debug)]
enum Ready {
    Beside { file: NamedTempFile, place: PathBuf },
    Through { content: Vec<u8>, place: PathBuf },
}

impl Draft {
    /// Writes the content beside its place, in a folder that must be there.
    pub fn new(path: &Path, content: &[u8]) -> io::Result<Self> {
        let place = resolve(path)?;
        if let Destination::Special(place) = place {
            return Ok(Self(Ready::Through { content: content.to_vec(), place }));
        }
        let (place, old) = match place {
            Destination::Regular(place, about) => (place, Some(about)),
            Destination::Free(place) | Destination::Special(place) => (place, None),
        };
        let mut file = beside(&place, old.as_ref())?;
        file.write_all(content)?;
        Ok(Self(Ready::Beside { file, place }))
    }

    /// Whether putting it in its place is more than a rename, so that it can fail halfway.
    pub fn is_written_through(&self) -> bool {
        matches!(self.0, Ready::Through { .. })
    }

    /// Puts the file in its place.
    pub fn put_in_place(self) -> io::Result<()> {
        match self.0 {
            Ready::Beside { file, place } => {
                file.persist(place).map_err(|error| error.error)?;
                Ok(())
            }
            Ready::Through { content, place } => write_through(&place, &content),
        }
    }

    /// Puts the file in its place so that a crash of the system, too, leaves the old content or the new one, and the new
    /// one once this returns.
    pub(crate) fn put_in_place_for_good(self) -> io::Result<()> {
        let Ready::Beside { file, place } = &self.0 else { return self.put_in_place() };
        // Before the rename: the name must not be on the disk before the content.
        file.as_file().sync_data()?;
        let folder = folder_of(place).to_owned();
        self.put_in_place()?;
        sync_folder(&folder);
        Ok(())
    }
}

/// Writes the content to the device or pipe that is there.
fn write_through(place: &Path, content: &[u8]) -> io::Result<()> {
    // Appends: `/dev/fd/3` may be a file that the shell has begun, and pipes and terminals cannot seek.
    let mut file = OpenOptions::new().append(true).open(place)?;
    match file.write_all(content).and_then(|()| file.flush()) {
        // The reader closed the pipe early, as `head` does: not an error.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        other => other,
    }
}

pub(crate) fn write_new(path: &Path, content: &[u8]) -> io::Result<()> {
    let mut file = beside(path, None)?;
    file.write_all(content)?;
    file.as_file().sync_data()?;
    file.persist_noclobber(path).map_err(|error| error.error)?;
    sync_folder(folder_of(path));
    Ok(())
}

pub(crate) fn check(path: &Path) -> io::Result<()> {
    match resolve(path)? {
        // Opening a pipe would wait for its reader.
        Destination::Special(_) => Ok(()),
        Destination::Free(place) => beside(&place, None).map(|_| ()),
        Destination::Regular(place, about) => beside(&place, Some(&about)).map(|_| ()),
    }
}

/// An empty temporary file beside a place, with the mode and the owner of the file that is there, otherwise with those of any
/// new file.
fn beside(place: &Path, old: Option<&Metadata>) -> io::Result<NamedTempFile> {
    if old.is_some() {
        // A rename needs write permission on the folder only: it would replace a file that is write-protected.
        OpenOptions::new().write(true).open(place)?;
    }
    let file = stale::temporary_file(folder_of(place))?;
    if let Some(old) = old {
        keep_owner(&file, old);
        fs::set_permissions(file.path(), old.permissions())?;
    }
    Ok(file)
}

/// Only the superuser may change a file's owner; for other users the new file is their own.
#[cfg(unix)]
fn keep_owner(file: &NamedTempFile, old: &Metadata) {
    use std::os::unix::fs::{MetadataExt, fchown};
    let _ = fchown(file.as_file(), Some(old.uid()), Some(old.gid()));
}

#[cfg(not(unix))]
fn keep_owner(_: &NamedTempFile, _: &Metadata) {}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap();
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    #[test]
    fn a_file_appears_whole_and_a_dropped_one_leaves_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("new/a");
        assert!(crate::write(&path, "").is_err() && !path.exists(), "a misspelt folder is not made");
        fs::create_dir(folder.path().join("new")).unwrap();
        let draft = Draft::new(&path, b"one").unwrap();
        assert!(!path.exists() && !draft.is_written_through());
        drop(draft);
        assert_eq!(names(&folder.path().join("new")), [""; 0]);
        crate::write(&path, "two").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"two");
        let taken = crate::write_new(&path, "three").unwrap_err();
        assert_eq!(taken.kind(), io::ErrorKind::AlreadyExists);
        crate::write_new(&path.with_file_name("b"), "three").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"two");
        assert_eq!(names(&folder.path().join("new")), ["a", "b"]);
    }

    #[cfg(unix)]
    mod unix {
        use std::fs::Permissions;
        use std::os::unix::fs::{FileTypeExt, PermissionsExt, symlink};
        use std::process::Command;
        use std::thread;

        use super::*;

        fn mode(path: &Path) -> u32 {
            fs::metadata(path).unwrap().permissions().mode() & 0o7777
        }

        #[test]
        fn a_file_keeps_its_mode() {
            let folder = tempfile::tempdir().unwrap();
            let path = folder.path().join("a");
            for kept in [0o600, 0o640, 0o755] {
                fs::write(&path, "old").unwrap();
                fs::set_permissions(&path, Permissions::from_mode(kept)).unwrap();
                crate::check(&path).unwrap();
                crate::write(&path, "new").unwrap();
                assert_eq!((fs::read(&path).unwrap(), mode(&path)), (b"new".to_vec(), kept));
            }
            // A new one has the mode of any new file.
            let (ours, any) = (folder.path().join("b"), folder.path().join("c"));
            crate::write(&ours, "").unwrap();
            fs::write(&any, "").unwrap();
            assert_eq!(mode(&ours), mode(&any));
        }

        #[test]
        fn a_link_stays_and_its_target_is_written() {
            let folder = tempfile::tempdir().unwrap();
            let at = |name: &str| folder.path().join(name);
            fs::create_dir(at("deep")).unwrap();
            symlink("deep/second", at("first")).unwrap();
            symlink("../target", at("deep/second")).unwrap();
            // At first the link is dangling, then it points to a file.
            for content in ["one", "two"] {
                crate::check(&at("first")).unwrap();
                crate::write(&at("first"), content).unwrap();
                assert_eq!(fs::read_to_string(at("target")).unwrap(), content);
                assert!(at("first").is_symlink() && at("deep/second").is_symlink());
            }
            assert_eq!(names(folder.path()), ["deep", "first", "target"]);
            symlink("circle", at("circle")).unwrap();
            assert!(crate::check(&at("circle")).is_err() && crate::write(&at("circle"), "").is_err());
            symlink("deep", at("folder")).unwrap();
            let error = crate::write(&at("folder"), "").unwrap_err();
            assert_eq!(error.kind(), io::ErrorKind::IsADirectory);
        }

        #[test]
        fn what_is_not_a_regular_file_is_written_through() {
            let folder = tempfile::tempdir().unwrap();
            let pipe = folder.path().join("pipe");
            assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
            let link = folder.path().join("link");
            symlink("pipe", &link).unwrap();
            crate::check(&link).unwrap();
            let reader = {
                let pipe = pipe.clone();
                thread::spawn(move || fs::read(pipe).unwrap())
            };
            crate::write(&link, "through").unwrap();
            assert_eq!(reader.join().unwrap(), b"through");
            assert!(fs::metadata(&pipe).unwrap().file_type().is_fifo());
        }

        #[test]
        fn an_open_file_of_this_process_is_written_through() {
            use std::os::fd::AsRawFd;
            let folder = tempfile::tempdir().unwrap();
            let path = folder.path().join("a");
            fs::write(&path, "begun ").unwrap();
            let open = OpenOptions::new().append(true).open(&path).unwrap();
            let through = PathBuf::from(format!("/dev/fd/{}", open.as_raw_fd()));
            if cfg!(target_os = "linux") {
                crate::write(&through, "and ended").unwrap();
                assert_eq!(fs::read_to_string(&path).unwrap(), "begun and ended");
            }
        }

        #[test]
        fn a_folder_that_cannot_be_read_can_be_written() {
            let folder = tempfile::tempdir().unwrap();
            let at = |name: &str| folder.path().join(name);
            // It cannot be opened then, nor synced, unless by the superuser.
            fs::set_permissions(folder.path(), Permissions::from_mode(0o300)).unwrap();
            crate::write(&at("a"), "new").unwrap();
            crate::write_new(&at("b"), "new").unwrap();
            assert_eq!(
                (fs::read(at("a")).unwrap(), fs::read(at("b")).unwrap()),
                (b"new".into(), b"new".into())
            );
            fs::set_permissions(folder.path(), Permissions::from_mode(0o700)).unwrap();
        }

        #[test]
        fn a_write_protected_file_is_not_replaced() {
            let folder = tempfile::tempdir().unwrap();
            let path = folder.path().join("a");
            fs::write(&path, "old").unwrap();
            fs::set_permissions(&path, Permissions::from_mode(0o444)).unwrap();
            // The superuser writes everywhere.
            if OpenOptions::new().write(true).open(&path).is_err() {
                assert!(crate::check(&path).is_err() && crate::write(&path, "new").is_err());
                assert_eq!(fs::read(&path).unwrap(), b"old");
            }
        }
    }
}
