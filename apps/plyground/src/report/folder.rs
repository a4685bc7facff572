//! The folder of a report, which is written beside its place and moved there whole, or not at all.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use plyground_files::DraftFolder;
use plyground_i18n::say;
use plyground_report::Claim;

use super::pdf;
use crate::failure::{Failure, system_error};
use crate::language::texts;

/// A folder under construction.
pub(super) struct Folder {
    /// Its final path.
    place: PathBuf,
    draft: DraftFolder,
}

impl Folder {
    /// Begins beside the place. An existing folder must be an earlier report and nothing else.
    pub(super) fn beside(place: &Path) -> Result<Self, Failure> {
        let cannot = |error: io::Error| cannot_write(place, &error);
        if place.exists() && !is_report(place).map_err(cannot)? {
            let folder = place.display().to_string();
            return Err(Failure::Usage(say!(texts(), "report-folder-taken", folder = folder)));
        }
        let draft = DraftFolder::beside(place).map_err(cannot)?;
        Ok(Self { place: place.to_owned(), draft })
    }

    /// The path of the files until then.
    pub(super) fn path(&self) -> PathBuf {
        self.draft.path()
    }

    /// Adds a file; folders on the way are made.
    pub(super) fn write(&self, path: &str, content: &[u8]) -> Result<(), Failure> {
        self.draft.write(path, content).map_err(|error| cannot_write(&self.place, &error))
    }

    /// Moves the folder to its place; at every moment the old report or the new one is there.
    pub(super) fn put_in_place(self) -> Result<(), Failure> {
        self.draft.put_in_place().map_err(|error| cannot_write(&self.place, &error))
    }
}

/// Whether a folder is empty or holds only the files of a report.
fn is_report(folder: &Path) -> io::Result<bool> {
    const OURS: [&str; 6] = ["report.html", "report.typ", "report.tex", pdf::NAME, "counts.json", "figures"];
    let mut is_empty = true;
    for entry in fs::read_dir(folder)? {
        let name = entry?.file_name();
        if !OURS.iter().any(|ours| name == *ours) {
            return Ok(false);
        }
        is_empty = false;
    }
    let counts = || fs::read_to_string(folder.join("counts.json")).ok();
    Ok(is_empty || counts().is_some_and(|text| Claim::read(&text).is_ok()))
}

fn cannot_write(path: &Path, error: &io::Error) -> Failure {
    let file = path.display().to_string();
    Failure::Usage(say!(texts(), "files-cannot-write", file = file, why = system_error(error)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_appears_whole_or_not_at_all() {
        let room = tempfile::tempdir().unwrap();
        let place = room.path().join("deep/report");
        let folder = Folder::beside(&place).unwrap();
        folder.write("figures/a.svg", b"a").unwrap();
        assert!(!place.exists());
        drop(folder);
        assert_eq!(fs::read_dir(room.path().join("deep")).unwrap().count(), 0, "nothing is left lying about");
        let folder = Folder::beside(&place).unwrap();
        folder.write("figures/a.svg", b"a").unwrap();
        folder.put_in_place().unwrap();
        assert_eq!(fs::read(place.join("figures/a.svg")).unwrap(), b"a");
        assert_eq!(fs::read_dir(room.path().join("deep")).unwrap().count(), 1);
    }

    #[test]
    fn other_peoples_folders_are_left_alone() {
        let room = tempfile::tempdir().unwrap();
        let place = room.path().join("mine");
        fs::create_dir(&place).unwrap();
        assert!(Folder::beside(&place).is_ok(), "an empty folder is free");
        fs::write(place.join("thesis.txt"), "years of work").unwrap();
        assert!(matches!(Folder::beside(&place), Err(Failure::Usage(_))));
        fs::remove_file(place.join("thesis.txt")).unwrap();
        fs::write(place.join("counts.json"), "{}").unwrap();
        assert!(matches!(Folder::beside(&place), Err(Failure::Usage(_))), "not one of ours");
        fs::write(room.path().join("file"), "").unwrap();
        assert!(matches!(Folder::beside(&room.path().join("file")), Err(Failure::Usage(_))));
        assert!(matches!(Folder::beside(&room.path().join("file/report")), Err(Failure::Usage(_))));
    }
}
