//! The folder of a match: its setup, and a journal to which every finished game is added at once.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use plyground_arena::{GameResult, Journal, MatchSetup, game_line};
use plyground_i18n::say;

use crate::failure::Failure;
use crate::files::{self, cannot_write};
use crate::language::texts;

/// A folder that only this match writes to.
#[derive(Debug)]
pub(super) struct Folder {
    path: PathBuf,
    journal: File,
}

/// A resumed match, its folder and its games.
pub(super) type Resumed = (MatchSetup, Folder, BTreeMap<usize, GameResult>);

const SETUP: &str = "match.json";
const JOURNAL: &str = "games.jsonl";

impl Folder {
    /// A new match. A folder that holds one already is refused.
    ///
    /// A kill during this call leaves an empty journal or a match without games: the same command starts the one anew,
    /// and `--resume` continues the other.
    pub(super) fn create(path: &Path, setup: &MatchSetup) -> Result<Self, Failure> {
        let taken = || {
            let shown = path.display().to_string();
            Failure::Usage(say!(texts(), "match-folder-taken", folder = shown))
        };
        let (setup_file, journal_file) = (path.join(SETUP), path.join(JOURNAL));
        if setup_file.exists() || fs::metadata(&journal_file).is_ok_and(|journal| journal.len() > 0) {
            return Err(taken());
        }
        files::check_folder(path)?;
        fs::create_dir_all(path).map_err(|error| cannot_write(path, &error))?;
        let journal = open(&journal_file)?;
        // Another match may have begun here before the journal was locked.
        if setup_file.exists() {
            return Err(taken());
        }
        files::write(&setup_file, setup.write())?;
        Ok(Self { path: path.to_owned(), journal })
    }

    /// Resumes a match, extended to `games` games if that is no fewer than it has. Returns its setup and its games; an
    /// incomplete line of the journal is cut off.
    pub(super) fn resume(path: &Path, games: Option<usize>) -> Result<Resumed, Failure> {
        let (setup_file, journal_file) = (path.join(SETUP), path.join(JOURNAL));
        // A folder without a match gets no journal.
        read_setup(&setup_file)?;
        let mut journal = open(&journal_file)?;
        // Read again: with the journal locked, no other process can extend the match.
        let mut setup = read_setup(&setup_file)?;
        let kept = setup.games;
        if let Some(games) = games {
            // Games come in pairs: a number that is one short of the last pair does not shorten the match.
            if games.div_ceil(2) < kept.div_ceil(2) {
                let (shown, kept) = (path.display().to_string(), kept.next_multiple_of(2));
                return Err(Failure::Usage(say!(
                    texts(),
                    "match-usage-shorter",
                    folder = shown,
                    games = kept
                )));
            }
            setup.games = kept.max(games);
        }
        // Through the same handle: on Windows a locked file cannot be read through another.
        let mut bytes = Vec::new();
        journal.read_to_end(&mut bytes).map_err(|error| cannot_write(&journal_file, &error))?;
        let read = Journal::read(&bytes, &setup.schedule(), &setup.names()).map_err(|why| {
            let shown = journal_file.display().to_string();
            Failure::Usage(say!(texts(), "match-file-wrong", file = shown, why = texts().tell(&why)))
        })?;
        let whole = read.whole as u64;
        journal
            .set_len(whole)
            .and_then(|()| journal.seek(SeekFrom::Start(whole)))
            .map_err(|error| cannot_write(&journal_file, &error))?;
        // Before any game beyond the shorter match: a journal never holds more than its setup allows.
        if setup.games != kept {
            files::write(&setup_file, setup.write())?;
        }
        Ok((setup, Self { path: path.to_owned(), journal }, read.games))
    }

    /// Adds a game; it is on the disk when this returns.
    pub(super) fn add(&mut self, game: &GameResult) -> Result<(), Failure> {
        let line = game_line(game);
        let written = self.journal.write_all(line.as_bytes()).and_then(|()| self.journal.sync_data());
        written.map_err(|error| cannot_write(&self.path.join(JOURNAL), &error))
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }
}

fn read_setup(file: &Path) -> Result<MatchSetup, Failure> {
    let shown = file.display().to_string();
    MatchSetup::read(&files::read(file)?).map_err(|why| {
        Failure::Usage(say!(texts(), "match-file-wrong", file = shown, why = texts().tell(&why)))
    })
}

/// Opens a journal and locks it.
fn open(path: &Path) -> Result<File, Failure> {
    let file = OpenOptions::new().create(true).read(true).write(true).truncate(false).open(path);
    let file = file.map_err(|error| cannot_write(path, &error))?;
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => {
            let shown = path.display().to_string();
            Err(Failure::Usage(say!(texts(), "match-folder-busy", file = shown)))
        }
        // A file system without locks is accepted.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(file),
    }
}
