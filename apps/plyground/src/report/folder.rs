//! A folder that is written beside its place and put there whole, or not at all.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use plyground_i18n::say;
use plyground_report::Claim;
use tempfile::TempDir;

use super::pdf;
use crate::failure::{Failure, system_error};
use crate::language::texts;

/// A folder in the making.
pub(super) struct Folder {
    /// Where it will be.
    place: PathBuf,
    /// Holds the new folder, and for a moment the old one; it goes when this does.
    workshop: TempDir,
}

impl Folder {
    /// Begins beside the place. What is there already must be an earlier report and nothing else.
    pub(super) fn beside(place: &Path) -> Result<Self, Failure> {
        let cannot = |error: io::Error| cannot_write(place, &error);
        if place.exists() && !is_report(place).map_err(cannot)? {
            let folder = place.display().to_string();
            return Err(Failure::Usage(say!(texts(), "report-folder-taken", folder = folder)));
        }
        let parent = place.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
        fs::create_dir_all(parent).map_err(cannot)?;
        let workshop = tempfile::Builder::new().prefix(".plyground-").tempdir_in(parent).map_err(cannot)?;
        let folder = Self { place: place.to_owned(), workshop };
        fs::create_dir(folder.path()).map_err(cannot)?;
        Ok(folder)
    }

    /// Where files are for now.
    pub(super) fn path(&self) -> PathBuf {
        self.workshop.path().join("new")
    }

    /// Adds a file; folders on the way are made.
    pub(super) fn write(&self, path: &str, content: &[u8]) -> Result<(), Failure> {
        let path = self.path().join(path);
        let attempt = || {
            if let Some(folder) = path.parent() {
                fs::create_dir_all(folder)?;
            }
            fs::write(&path, content)
        };
        attempt().map_err(|error| cannot_write(&self.place, &error))
    }

    /// Puts the folder in its place. The old one is kept until the new one is there.
    pub(super) fn put_in_place(self) -> Result<(), Failure> {
        let old = self.workshop.path().join("old");
        let cannot = |error: io::Error| cannot_write(&self.place, &error);
        let had_old = self.place.exists();
        if had_old {
            fs::rename(&self.place, &old).map_err(cannot)?;
        }
        fs::rename(self.path(), &self.place).map_err(|error| {
            if had_old {
                // If even this fails, the old report is lost with the workshop; nothing better can be done.
                let _ = fs::rename(&old, &self.place);
            }
            cannot(error)
        })
    }
}

/// Whether a folder is empty or holds a report and nothing that anybody could miss.
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
