//! Storage of settings and games in the user's folders. Files are written atomically.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::settings::Settings;

const SETTINGS: &str = "settings.toml";
const GAMES: &str = "games";
const ENDING: &str = "json";
/// The most bytes of a saved game.
const LARGEST: u64 = 16 << 20;
/// The program's folder within those that all programs share.
const NAME: &str = "plyground";

/// The folders, if there are any.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Store {
    folders: Option<Folders>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Folders {
    settings: PathBuf,
    data: PathBuf,
}

/// A saved game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredGame {
    /// Its name in the store.
    pub name: String,
    /// The content of its file.
    pub text: String,
    /// When it was last written.
    pub changed: SystemTime,
}

impl Store {
    /// The user's folders, by the environment: `PLYGROUND_HOME` for everything if it is set; otherwise the XDG base
    /// directories, or on Windows those of `APPDATA`.
    pub fn of_person(variable: impl Fn(&str) -> Option<OsString>) -> Self {
        let folder = |name: &str| variable(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        // The XDG specification requires relative paths to be ignored.
        let absolute = |name: &str| folder(name).filter(|path| path.is_absolute());
        let home = || absolute("HOME").or_else(|| absolute("USERPROFILE"));
        if let Some(everything) = folder("PLYGROUND_HOME") {
            return Self::at(&everything);
        }
        if let Some(roaming) = absolute("APPDATA") {
            return Self::at(&roaming.join(NAME));
        }
        let settings = absolute("XDG_CONFIG_HOME").or_else(|| Some(home()?.join(".config")));
        let data = absolute("XDG_DATA_HOME").or_else(|| Some(home()?.join(".local").join("share")));
        let folders = settings.zip(data);
        let folders =
            folders.map(|(settings, data)| Folders { settings: settings.join(NAME), data: data.join(NAME) });
        Self { folders }
    }

    /// Everything in one folder.
    pub fn at(folder: &Path) -> Self {
        Self { folders: Some(Folders { settings: folder.to_owned(), data: folder.to_owned() }) }
    }

    /// The settings; `None` if there is no file yet.
    ///
    /// # Errors
    ///
    /// With a message if the file cannot be read or parsed.
    pub fn settings(&self) -> Result<Option<Settings>, String> {
        let Some(folders) = &self.folders else { return Ok(None) };
        match fs::read_to_string(folders.settings.join(SETTINGS)) {
            Ok(text) => Settings::read(&text).map(Some),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error.to_string()),
        }
    }

    /// The path of the settings.
    pub fn settings_file(&self) -> Option<PathBuf> {
        self.folders.as_ref().map(|folders| folders.settings.join(SETTINGS))
    }

    /// Saves settings.
    pub fn keep_settings(&self, settings: &Settings) -> io::Result<()> {
        let folders = self.folders()?;
        fs::create_dir_all(&folders.settings)?;
        plyground_files::write(&folders.settings.join(SETTINGS), settings.write())
    }

    /// The folder of the user's data, such as games.
    pub fn data_folder(&self) -> Option<&Path> {
        self.folders.as_ref().map(|folders| folders.data.as_path())
    }

    /// The latest games, at most `most`, the one played last first.
    pub fn games(&self, most: usize) -> Vec<StoredGame> {
        let Ok(folder) = self.games_folder() else { return Vec::new() };
        let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
        let dated = |path: PathBuf| {
            let changed = fs::metadata(&path).and_then(|about| about.modified()).ok()?;
            Some((changed, path))
        };
        let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
        let games = paths.filter(|path| path.extension().is_some_and(|ending| ending == ENDING));
        let mut games: Vec<(SystemTime, PathBuf)> = games.filter_map(dated).collect();
        games.sort_by(|a, b| b.cmp(a));
        games.into_iter().filter_map(|(changed, path)| kept(&path, changed)).take(most).collect()
    }

    /// The game of this name, read from its file.
    pub fn game(&self, name: &str) -> Option<StoredGame> {
        let path = self.games_folder().ok()?.join(name);
        let changed = fs::metadata(&path).and_then(|about| about.modified()).ok()?;
        kept(&path, changed)
    }

    /// Saves a new game under an unused name, and returns the name. Two programs that do so at once get two names.
    pub fn keep_new_game(&self, family: &str, now: SystemTime, text: &str) -> io::Result<String> {
        let seconds = now.duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_secs());
        let folder = self.games_folder()?;
        fs::create_dir_all(&folder)?;
        let mut number = 0;
        loop {
            let name = match number {
                0 => format!("{seconds}-{family}.{ENDING}"),
                _ => format!("{seconds}-{family}-{number}.{ENDING}"),
            };
            match plyground_files::write_new(&folder.join(&name), text) {
                Ok(()) => return Ok(name),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
                Err(error) => return Err(error),
            }
        }
    }

    /// Saves a game under its name.
    pub fn keep_game(&self, name: &str, text: &str) -> io::Result<()> {
        let folder = self.games_folder()?;
        fs::create_dir_all(&folder)?;
        plyground_files::write(&folder.join(name), text)
    }

    /// Deletes a game.
    pub fn remove_game(&self, name: &str) -> io::Result<()> {
        fs::remove_file(self.games_folder()?.join(name))
    }

    fn games_folder(&self) -> io::Result<PathBuf> {
        Ok(self.folders()?.data.join(GAMES))
    }

    fn folders(&self) -> io::Result<&Folders> {
        self.folders.as_ref().ok_or_else(|| io::Error::other("HOME"))
    }
}

/// The content of a file, with the time of its last change.
fn kept(path: &Path, changed: SystemTime) -> Option<StoredGame> {
    let name = path.file_name()?.to_str()?.to_owned();
    let text = String::from_utf8(plyground_files::read_regular(path, LARGEST).ok()?).ok()?;
    Some(StoredGame { name, text, changed })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(variables: &[(&str, &str)]) -> Store {
        Store::of_person(|name| {
            variables.iter().find(|(known, _)| *known == name).map(|(_, value)| value.into())
        })
    }

    #[test]
    fn the_environment_says_where() {
        let folders = |variables: &[(&str, &str)]| {
            person(variables).folders.map(|folders| (folders.settings, folders.data))
        };
        let at = |settings: &str, data: &str| Some((PathBuf::from(settings), PathBuf::from(data)));
        assert_eq!(folders(&[]), None);
        if cfg!(unix) {
            let home = [("HOME", "/home/me"), ("XDG_CONFIG_HOME", ""), ("XDG_DATA_HOME", "relative")];
            assert_eq!(folders(&home), at("/home/me/.config/plyground", "/home/me/.local/share/plyground"));
            let xdg = [("XDG_CONFIG_HOME", "/c"), ("XDG_DATA_HOME", "/d")];
            assert_eq!(folders(&xdg), at("/c/plyground", "/d/plyground"));
        }
        assert_eq!(folders(&[("PLYGROUND_HOME", "here"), ("HOME", "/home/me")]), at("here", "here"));
    }

    #[test]
    fn settings_are_kept_and_found_again() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::at(&folder.path().join("deep"));
        assert_eq!(store.settings(), Ok(None));
        let settings = Settings { is_linear: true, ..Settings::default() };
        store.keep_settings(&settings).unwrap();
        assert_eq!(store.settings(), Ok(Some(settings)));
        fs::write(store.settings_file().unwrap(), "linear = ").unwrap();
        assert!(store.settings().is_err());
    }

    #[test]
    fn games_are_kept_by_name_and_the_last_one_comes_first() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::at(folder.path());
        assert_eq!(store.games(9), []);
        let now = SystemTime::UNIX_EPOCH;
        let first = store.keep_new_game("mnk", now, "1").unwrap();
        let second = store.keep_new_game("mnk", now, "2").unwrap();
        assert_ne!(first, second);
        store.keep_game(&first, "3").unwrap();
        let file =
            |name: &str| fs::File::options().write(true).open(folder.path().join(GAMES).join(name)).unwrap();
        file(&second).set_modified(now).unwrap();
        let found: Vec<String> = store.games(9).into_iter().map(|game| game.text).collect();
        assert_eq!(found, ["3", "2"]);
        store.remove_game(&first).unwrap();
        assert_eq!(store.games(9).len(), 1);
        let files = fs::read_dir(folder.path().join(GAMES)).unwrap().count();
        assert_eq!(files, 1, "nothing half-written is left");
    }

    #[test]
    fn games_that_begin_at_once_do_not_take_each_others_place() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::at(folder.path());
        let texts: Vec<String> = (10..26).map(|number| number.to_string()).collect();
        std::thread::scope(|scope| {
            for text in &texts {
                scope.spawn(|| store.keep_new_game("mnk", SystemTime::UNIX_EPOCH, text).unwrap());
            }
        });
        let mut found: Vec<String> = store.games(99).into_iter().map(|game| game.text).collect();
        found.sort();
        assert_eq!(found, texts);
    }

    #[test]
    fn without_folders_nothing_is_kept_and_that_is_said() {
        let store = person(&[]);
        assert!(store.keep_game("a.json", "").is_err());
        assert!(store.keep_new_game("mnk", SystemTime::UNIX_EPOCH, "").is_err());
        assert_eq!((store.games(9), store.settings()), (Vec::new(), Ok(None)));
    }
}
