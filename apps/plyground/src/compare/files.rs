//! Files that are written whole or not at all.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use plyground_i18n::{Texts, say};
use tempfile::NamedTempFile;

use crate::failure::Failure;

/// Whether a path means a folder: one that is there, or one that ends in a slash.
pub(super) fn is_folder(path: &Path) -> bool {
    path.is_dir() || path.as_os_str().to_string_lossy().ends_with(['/', std::path::MAIN_SEPARATOR])
}

/// Refuses a file that could not be written, before anything is measured for it.
pub(super) fn check(texts: &Texts, path: &Path) -> Result<(), Failure> {
    let attempt = || -> io::Result<()> {
        if path.is_dir() {
            return Err(io::ErrorKind::IsADirectory.into());
        }
        // A file that may not be written over could still be replaced; whoever protected it did not mean that.
        if path.exists() && path.metadata()?.permissions().readonly() {
            return Err(io::ErrorKind::PermissionDenied.into());
        }
        beside(path).map(|_| ())
    };
    attempt().map_err(|error| cannot_write(texts, path, &error))
}

/// The same for a folder, which need not be there yet.
pub(super) fn check_folder(texts: &Texts, path: &Path) -> Result<(), Failure> {
    // What is there of the path is what decides.
    let there = path.ancestors().find(|folder| folder.as_os_str().is_empty() || folder.exists());
    let there = there.filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let attempt = || {
        if !there.is_dir() {
            return Err(io::ErrorKind::NotADirectory.into());
        }
        NamedTempFile::new_in(there).map(|_| ())
    };
    attempt().map_err(|error| cannot_write(texts, path, &error))
}

/// Writes files, all of them beside their places first: if one cannot be written, none is.
pub(super) fn write(texts: &Texts, files: &[(PathBuf, Vec<u8>)]) -> Result<(), Failure> {
    let mut ready = Vec::new();
    for (path, content) in files {
        let attempt = || {
            if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
                fs::create_dir_all(folder)?;
            }
            let mut file = beside(path)?;
            file.write_all(content)?;
            Ok(file)
        };
        ready.push((path, attempt().map_err(|error| cannot_write(texts, path, &error))?));
    }
    for (path, file) in ready {
        file.persist(path).map_err(|error| cannot_write(texts, path, &error.error))?;
    }
    Ok(())
}

/// An empty file in the same folder, as readable as any file of this person.
fn beside(path: &Path) -> io::Result<NamedTempFile> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut builder = tempfile::Builder::new();
    builder.prefix(".plyground-");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        // What this person takes away from new files is taken away from this one, too.
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    builder.tempfile_in(folder)
}

fn cannot_write(texts: &Texts, path: &Path, error: &io::Error) -> Failure {
    let (file, reason) = (path.display().to_string(), error.kind().to_string());
    Failure::Usage(say!(texts, "compare-cannot-write", file = file, reason = reason))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn if_one_file_cannot_be_written_none_is() {
        let texts = Texts::english();
        let folder = tempfile::tempdir().unwrap();
        let good = folder.path().join("new/good.txt");
        let bad = folder.path().join("good.txt/bad.txt");
        fs::write(folder.path().join("good.txt"), "in the way").unwrap();
        let failure = write(&texts, &[(good.clone(), b"a".to_vec()), (bad, b"b".to_vec())]);
        assert!(matches!(failure, Err(Failure::Usage(message)) if message.contains("bad.txt")));
        assert!(!good.exists());
        write(&texts, &[(good.clone(), b"a".to_vec())]).unwrap();
        assert_eq!(fs::read(&good).unwrap(), b"a");
        let left = fs::read_dir(folder.path().join("new")).unwrap().count();
        assert_eq!(left, 1, "nothing is left lying about");
    }

    #[test]
    fn what_cannot_be_written_is_known_before() {
        let texts = Texts::english();
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        fs::write(path("file"), "").unwrap();
        assert!(check(&texts, &path("new")).is_ok());
        assert!(check(&texts, &path("file")).is_ok());
        assert!(check(&texts, &path("missing/new")).is_err());
        assert!(check(&texts, folder.path()).is_err());
        assert!(check_folder(&texts, &path("missing/new/")).is_ok());
        assert!(check_folder(&texts, &path("file/new/")).is_err());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "a check leaves nothing behind");
    }
}
