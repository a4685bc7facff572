//! Reading with a bound: a device that never ends is refused, not read until memory is full.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;

/// The content of a file, a pipe or a device of at most this many bytes.
pub fn read(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    read_to_end(File::open(path)?, most)
}

/// The content of a regular file of at most this many bytes. Any other kind of file is
/// [`Unsupported`](io::ErrorKind::Unsupported) and not even opened, since opening a pipe may block for ever.
pub fn read_regular(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let about = fs::metadata(path)?;
    if about.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    if !about.is_file() {
        return Err(io::Error::new(io::ErrorKind::Unsupported, "not a regular file"));
    }
    read(path, most)
}

/// Reads to the end; more than this many bytes are an error.
pub fn read_to_end(from: impl Read, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_read_without_end() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a");
        fs::write(&path, "12345").unwrap();
        assert_eq!(read(&path, 5).unwrap(), b"12345");
        assert_eq!(read_regular(&path, 5).unwrap(), b"12345");
        for error in [read(&path, 4).unwrap_err(), read_to_end(io::repeat(0), 4).unwrap_err()] {
            assert_eq!(error.kind(), io::ErrorKind::FileTooLarge);
        }
        assert_eq!(read_regular(folder.path(), 5).unwrap_err().kind(), io::ErrorKind::IsADirectory);
    }

    #[cfg(unix)]
    #[test]
    fn devices_are_no_regular_files() {
        let error = read_regular(Path::new("/dev/zero"), 5).unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::Unsupported);
        assert_eq!(read(Path::new("/dev/zero"), 5).unwrap_err().kind(), io::ErrorKind::FileTooLarge);
        assert_eq!(read(Path::new("/dev/null"), 5).unwrap(), b"");
    }
}
