//! Files that are written whole or not at all.

use std::fs;
use std::io::{self, Read, Write, stdin};
use std::path::{Path, PathBuf};

use plyground_i18n::say;
use tempfile::NamedTempFile;

use crate::failure::{Failure, system_error};
use crate::language::texts;
use crate::setup::cannot_read;

/// Writes a file beside its place and puts it there in one step: a kill leaves the old one or the new one, never half of
/// either.
pub(crate) fn write(path: &Path, content: impl AsRef<[u8]>) -> Result<(), Failure> {
    beside(path, content.as_ref())
        .and_then(|file| file.persist(path).map_err(|error| error.error))
        .map_err(|error| cannot_write(path, &error))?;
    Ok(())
}

/// Writes several files, all of them beside their places first: if one cannot be written, none is. Folders are made where
/// they are missing; a file called `-` is standard output.
pub(crate) fn write_all<'a>(contents: impl Iterator<Item = &'a (PathBuf, Vec<u8>)>) -> Result<(), Failure> {
    let mut ready = Vec::new();
    let mut printed = Vec::new();
    for (path, content) in contents {
        if is_standard_output(path) {
            printed.push(content);
            continue;
        }
        let file = fs::create_dir_all(folder_of(path)).and_then(|()| beside(path, content));
        ready.push((path, file.map_err(|error| cannot_write(path, &error))?));
    }
    for (path, file) in ready {
        file.persist(path).map_err(|error| cannot_write(path, &error.error))?;
    }
    let mut out = io::stdout().lock();
    for content in printed {
        out.write_all(content)?;
    }
    out.flush()?;
    Ok(())
}

/// Refuses a file that could not be written, before anybody works for it.
pub(crate) fn check(path: &Path) -> Result<(), Failure> {
    if is_standard_output(path) {
        return Ok(());
    }
    let possible = if path.is_dir() {
        Err(io::ErrorKind::IsADirectory.into())
    } else {
        NamedTempFile::new_in(folder_of(path))
    };
    possible.map(|_| ()).map_err(|error| cannot_write(path, &error))
}

/// The same for a folder, which need not be there yet.
pub(crate) fn check_folder(folder: &Path) -> Result<(), Failure> {
    // What is there of the path decides.
    let there = folder.ancestors().find(|path| path.exists()).unwrap_or(Path::new("."));
    let possible =
        if there.is_dir() { NamedTempFile::new_in(there) } else { Err(io::ErrorKind::NotADirectory.into()) };
    possible.map(|_| ()).map_err(|error| cannot_write(folder, &error))
}

/// Whether a path stands for standard output, or for standard input where it is read.
pub(crate) fn is_standard_output(path: &Path) -> bool {
    path == Path::new("-")
}

/// Reads a text file, or standard input where its name is `-`.
pub(crate) fn read(path: &Path) -> Result<String, Failure> {
    if path == Path::new("-") {
        let mut text = String::new();
        stdin().read_to_string(&mut text).map_err(|error| cannot_read("-", &error))?;
        return Ok(text);
    }
    fs::read_to_string(path).map_err(|error| cannot_read(&path.display().to_string(), &error))
}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// A file with this content in the same folder, as readable as any new file.
fn beside(path: &Path, content: &[u8]) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".plyground-");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        // What this person takes away from new files is taken away from this one, too.
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    let mut file = builder.tempfile_in(folder_of(path))?;
    file.write_all(content)?;
    Ok(file)
}

fn cannot_write(path: &Path, error: &io::Error) -> Failure {
    let file = path.display().to_string();
    Failure::Usage(say!(texts(), "save-failed", file = file, why = system_error(error)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn if_one_file_cannot_be_written_none_is() {
        let folder = tempfile::tempdir().unwrap();
        let good = folder.path().join("new/good.svg");
        let bad = folder.path().join("taken/bad.svg");
        fs::write(folder.path().join("taken"), "a file where a folder should be").unwrap();
        let both = [(good.clone(), b"a".to_vec()), (bad, b"b".to_vec())];
        let failure = write_all(both.iter());
        assert!(matches!(failure, Err(Failure::Usage(why)) if why.contains("bad.svg")));
        assert!(!good.exists());
        write_all(both[..1].iter()).unwrap();
        assert_eq!(fs::read(&good).unwrap(), b"a");
        assert_eq!(
            fs::read_dir(folder.path().join("new")).unwrap().count(),
            1,
            "nothing is left lying about"
        );
    }

    #[test]
    fn what_cannot_be_written_is_known_before() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        fs::write(path("file"), "").unwrap();
        assert!(check(&path("new")).is_ok() && check(&path("file")).is_ok() && check(Path::new("-")).is_ok());
        assert!(check(&path("missing/new")).is_err());
        assert!(check(folder.path()).is_err());
        assert!(check_folder(&path("missing/new")).is_ok());
        assert!(check_folder(&path("file/new")).is_err());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "a look leaves nothing behind");
    }
}
