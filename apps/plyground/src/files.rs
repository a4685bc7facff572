//! Files that are written whole or not at all.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use plyground_files::Draft;
use plyground_i18n::say;

use crate::failure::{Failure, system_error};
use crate::language::texts;
use crate::setup::cannot_read;

/// The largest file that is read: larger than any that this program writes, and smaller than memory.
const MOST_BYTES: u64 = 256 << 20;
/// The largest saved game that is read, or file that it names.
const MOST_NAMED: u64 = 16 << 20;

/// Whether a path is `-`: standard output, or standard input when reading.
pub(crate) fn is_standard_stream(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// Whether a path stands for standard output, also by its name in the file system: if the shell redirects standard
/// output to a file, opening that file again would overwrite it from its beginning.
pub(crate) fn is_standard_output(path: &Path) -> bool {
    is_standard_stream(path)
        || ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"].iter().any(|name| path == Path::new(name))
}

/// Refuses a file that cannot be written, before any work is done for it.
pub(crate) fn check(path: &Path) -> Result<(), Failure> {
    if is_standard_output(path) {
        return Ok(());
    }
    plyground_files::check(path).map_err(|error| cannot_write(path, &error))
}

/// The same, and refuses the extension of another kind of file: `right` are the extensions of this kind, the usual one
/// first. Unknown extensions, and none, are allowed.
pub(crate) fn check_kind(path: &Path, option: &str, right: &[&str]) -> Result<(), Failure> {
    /// The known extensions.
    const KNOWN: [&str; 13] =
        ["svg", "png", "tex", "tikz", "dot", "gv", "html", "htm", "json", "jsonl", "csv", "md", "pdf"];
    let ending = path.extension().map(|ending| ending.to_string_lossy().to_lowercase()).unwrap_or_default();
    if KNOWN.contains(&ending.as_str()) && !right.contains(&ending.as_str()) {
        let file = path.display().to_string();
        let message = say!(
            texts(),
            "files-wrong-ending",
            option = option,
            file = file,
            ending = ending,
            right = right[0]
        );
        return Err(Failure::Usage(message));
    }
    check(path)
}

/// The same for a folder, which need not exist yet.
pub(crate) fn check_folder(folder: &Path) -> Result<(), Failure> {
    plyground_files::check_folder(folder).map_err(|error| cannot_write(folder, &error))
}

/// Writes one file.
pub(crate) fn write(path: &Path, content: impl AsRef<[u8]>) -> Result<(), Failure> {
    write_all(std::iter::once(&(path.to_owned(), content.as_ref().to_vec())))
}

/// Writes files, all of them under temporary names first: if one cannot be written, none is. Files that cannot be
/// prepared, such as pipes, are written when all others are in place.
pub(crate) fn write_all<'a>(contents: impl Iterator<Item = &'a (PathBuf, Vec<u8>)>) -> Result<(), Failure> {
    let mut ready = Vec::new();
    let mut printed = Vec::new();
    for (path, content) in contents {
        if is_standard_output(path) {
            printed.push(content);
            continue;
        }
        let attempt = || {
            if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
                fs::create_dir_all(folder)?;
            }
            Draft::new(path, content)
        };
        ready.push((path, attempt().map_err(|error| cannot_write(path, &error))?));
    }
    ready.sort_by_key(|(_, draft)| draft.is_written_through());
    for (path, draft) in ready {
        draft.put_in_place().map_err(|error| cannot_write(path, &error))?;
    }
    let mut out = io::stdout().lock();
    for content in printed {
        out.write_all(content)?;
    }
    out.flush()?;
    Ok(())
}

/// Reads a text file, or standard input where its name is `-`.
pub(crate) fn read(path: &Path) -> Result<String, Failure> {
    let text = read_bytes(path).and_then(text);
    let text = text.map_err(|error| cannot_read(&name(path), &error))?;
    // Some editors write a byte order mark.
    Ok(text.strip_prefix('\u{feff}').map_or(text.clone(), str::to_owned))
}

/// Reads a text file of which only the ASCII characters matter, such as a game: names in another encoding are accepted.
pub(crate) fn read_leniently(path: &Path) -> Result<String, Failure> {
    let bytes = read_bytes(path).map_err(|error| cannot_read(&name(path), &error))?;
    let text = String::from_utf8_lossy(&bytes);
    Ok(text.trim_start_matches('\u{feff}').to_owned())
}

/// Reads a text file that another file names or that must be a regular file, of at most [`MOST_NAMED`] bytes.
pub(crate) fn read_regular(path: &Path) -> Result<String, Failure> {
    let text = plyground_files::read_regular(path, MOST_NAMED).and_then(text);
    text.map_err(|error| cannot_read(&path.display().to_string(), &error))
}

/// The bytes of a file or of standard input, of at most [`MOST_BYTES`].
fn read_bytes(path: &Path) -> io::Result<Vec<u8>> {
    if is_standard_stream(path) {
        return plyground_files::read_to_end(io::stdin().lock(), MOST_BYTES);
    }
    plyground_files::read(path, MOST_BYTES)
}

/// Decodes UTF-8.
fn text(bytes: Vec<u8>) -> io::Result<String> {
    String::from_utf8(bytes).map_err(|_| io::ErrorKind::InvalidData.into())
}

/// The name of a file for people.
pub(crate) fn name(path: &Path) -> String {
    if is_standard_stream(path) { texts().get("setup-standard-input") } else { path.display().to_string() }
}

/// The complaint about a file or folder that cannot be written.
pub(crate) fn cannot_write(path: &Path, error: &io::Error) -> Failure {
    let file = path.display().to_string();
    Failure::Usage(say!(texts(), "files-cannot-write", file = file, why = system_error(error)))
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
    fn a_name_does_not_promise_another_kind_of_file() {
        let folder = tempfile::tempdir().unwrap();
        let check = |name: &str| check_kind(&folder.path().join(name), "--png", &["png"]);
        for good in ["a.png", "a.PNG", "a", "a.b", "a.svg.png"] {
            assert!(check(good).is_ok(), "{good}");
        }
        for bad in ["a.svg", "a.SVG", "a.png.html"] {
            assert!(matches!(check(bad), Err(Failure::Usage(why)) if why.contains("--png")), "{bad}");
        }
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
