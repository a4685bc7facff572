//! Random names and keys.

use std::io;
use std::path::Path;

/// Letters and digits that are not mistaken for each other, on paper and when they are read out.
const SIGNS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
/// Signs of a name or a key: 120 bits, which cannot be guessed.
const LENGTH: usize = 24;
/// Signs of the key of a server, which people type: 60 bits, which cannot be guessed over a network.
const TYPED_LENGTH: usize = 12;
/// The file of the server's key in the folder of shared games.
const KEY_FILE: &str = "key";

/// A random name or key.
pub(super) fn secret() -> Result<String, super::TogetherRefusal> {
    signs(LENGTH).map_err(|_| super::TogetherRefusal::NotStored)
}

fn signs(length: usize) -> io::Result<String> {
    let mut bytes = vec![0; length];
    getrandom::fill(&mut bytes).map_err(|error| io::Error::other(error.to_string()))?;
    Ok(bytes.iter().map(|byte| char::from(SIGNS[usize::from(byte % 32)])).collect())
}

/// The key of the server: the kept one, so that links still lead here after a restart, or a new one.
pub(crate) fn access_key(folder: Option<&Path>, wants_new: bool) -> io::Result<String> {
    let file = folder.map(|folder| folder.join(KEY_FILE));
    let kept = || {
        let bytes = plyground_files::read_regular(file.as_deref()?, 100).ok()?;
        String::from_utf8(bytes).ok().map(|text| text.trim().to_owned()).filter(|key| is_key(key))
    };
    if let Some(key) = Some(()).filter(|()| !wants_new).and_then(|()| kept()) {
        return Ok(key);
    }
    let key = signs(TYPED_LENGTH)?;
    if let Some(file) = file {
        plyground_files::write(&file, format!("{key}\n"))?;
    }
    Ok(key)
}

fn is_key(text: &str) -> bool {
    text.len() == TYPED_LENGTH && text.bytes().all(|sign| SIGNS.contains(&sign))
}

/// Compares keys in a time that does not depend on where they differ. Capitals are as good as small letters.
pub(crate) fn is_same_key(key: &str, tried: &str) -> bool {
    let tried = tried.trim();
    let differences = key.bytes().zip(tried.bytes()).map(|(a, b)| a ^ b.to_ascii_lowercase());
    key.len() == tried.len() && differences.fold(0, |all, one| all | one) == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_new_every_time_and_kept_in_a_folder() {
        let (one, two) = (secret().unwrap(), secret().unwrap());
        assert!(one != two && one.len() == LENGTH && one.bytes().all(|sign| SIGNS.contains(&sign)), "{one}");
        let folder = tempfile::tempdir().unwrap();
        let key = access_key(Some(folder.path()), false).unwrap();
        assert_eq!(access_key(Some(folder.path()), false).unwrap(), key);
        assert_ne!(access_key(Some(folder.path()), true).unwrap(), key);
        std::fs::write(folder.path().join(KEY_FILE), "short").unwrap();
        assert!(
            is_key(&access_key(Some(folder.path()), false).unwrap()),
            "a file that was edited is replaced"
        );
        assert_ne!(access_key(None, false).unwrap(), access_key(None, false).unwrap());
    }

    #[test]
    fn only_the_whole_key_is_the_key() {
        assert!(is_same_key("abc2", "abc2") && is_same_key("abc2", " ABC2 "));
        for wrong in ["", "abc", "abc22", "abd2", "ab2c"] {
            assert!(!is_same_key("abc2", wrong), "{wrong}");
        }
    }
}
