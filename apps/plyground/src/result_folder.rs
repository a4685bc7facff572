//! A folder of results, which is written beside its place and moved there whole, or not at all.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use plyground_files::DraftFolder;

use crate::failure::Failure;
use crate::files::cannot_write;

/// A folder under construction.
pub(crate) struct ResultFolder {
    /// Its final path.
    place: PathBuf,
    draft: DraftFolder,
}

/// What identifies the folders that a command writes.
pub(crate) struct FolderKind {
    /// The files and folders in it.
    pub(crate) names: &'static [&'static str],
    /// The file that is in every such folder.
    pub(crate) record: &'static str,
    /// Whether a text is the content of that file.
    pub(crate) is_record: fn(&str) -> bool,
    /// The complaint about another folder at this path.
    pub(crate) taken: fn(&str) -> String,
}

impl ResultFolder {
    /// Begins beside the place. An existing folder must be an earlier one of this kind and nothing else.
    pub(crate) fn beside(place: &Path, kind: &FolderKind) -> Result<Self, Failure> {
        let cannot = |error: io::Error| cannot_write(place, &error);
        if place.exists() && !kind.may_replace(place).map_err(cannot)? {
            return Err(Failure::Usage((kind.taken)(&place.display().to_string())));
        }
        let draft = DraftFolder::beside(place).map_err(cannot)?;
        Ok(Self { place: place.to_owned(), draft })
    }

    /// The path of the folder until it is put in its place.
    pub(crate) fn path(&self) -> PathBuf {
        self.draft.path()
    }

    /// Adds a file; folders on the way are made.
    pub(crate) fn write(&self, path: &str, content: &[u8]) -> Result<(), Failure> {
        self.draft.write(path, content).map_err(|error| cannot_write(&self.place, &error))
    }

    /// Moves the folder to its place; at every moment the old folder or the new one is there.
    pub(crate) fn put_in_place(self) -> Result<(), Failure> {
        self.draft.put_in_place().map_err(|error| cannot_write(&self.place, &error))
    }
}

impl FolderKind {
    /// Whether a folder is empty or holds only files of this kind.
    fn may_replace(&self, folder: &Path) -> io::Result<bool> {
        let mut is_empty = true;
        for entry in fs::read_dir(folder)? {
            let name = entry?.file_name();
            if !self.names.iter().any(|ours| name == *ours) {
                return Ok(false);
            }
            is_empty = false;
        }
        let record = || fs::read_to_string(folder.join(self.record)).ok();
        Ok(is_empty || record().is_some_and(|text| (self.is_record)(&text)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KIND: FolderKind = FolderKind {
        names: &["counts.json", "figures"],
        record: "counts.json",
        is_record: |text| text == "ours",
        taken: |folder| format!("{folder} is taken"),
    };

    #[test]
    fn a_folder_appears_whole_or_not_at_all() {
        let room = tempfile::tempdir().unwrap();
        let place = room.path().join("deep/report");
        let folder = ResultFolder::beside(&place, &KIND).unwrap();
        folder.write("figures/a.svg", b"a").unwrap();
        assert!(!place.exists());
        drop(folder);
        assert_eq!(fs::read_dir(room.path().join("deep")).unwrap().count(), 0, "nothing is left lying about");
        let folder = ResultFolder::beside(&place, &KIND).unwrap();
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
        assert!(ResultFolder::beside(&place, &KIND).is_ok(), "an empty folder is free");
        fs::write(place.join("thesis.txt"), "years of work").unwrap();
        assert!(matches!(ResultFolder::beside(&place, &KIND), Err(Failure::Usage(_))));
        fs::remove_file(place.join("thesis.txt")).unwrap();
        fs::write(place.join("counts.json"), "{}").unwrap();
        assert!(matches!(ResultFolder::beside(&place, &KIND), Err(Failure::Usage(_))), "not one of ours");
        fs::write(place.join("counts.json"), "ours").unwrap();
        assert!(ResultFolder::beside(&place, &KIND).is_ok(), "an earlier one");
        fs::write(room.path().join("file"), "").unwrap();
        assert!(matches!(ResultFolder::beside(&room.path().join("file"), &KIND), Err(Failure::Usage(_))));
        assert!(matches!(
            ResultFolder::beside(&room.path().join("file/report"), &KIND),
            Err(Failure::Usage(_))
        ));
    }
}
