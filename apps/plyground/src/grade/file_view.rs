//! What a program sees of the files, in a mount namespace of its own: one folder to write to, everything else read-only, and other
//! folders in place of those where sockets, temporary files and the work of others lie.

use std::collections::BTreeSet;
use std::ffi::{CStr, OsString};
use std::fs::{self, File};
use std::io;
use std::os::fd::{AsRawFd, OwnedFd};
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};

use rustix::fs::{Mode, OFlags};
use rustix::mount::{MountFlags, mount, mount_bind, mount_bind_recursive, mount_remount};

use super::mounts;

/// The devices that programs use.
const DEVICES: [&str; 10] =
    ["null", "zero", "full", "random", "urandom", "tty", "fd", "stdin", "stdout", "stderr"];
/// The size of folders that a program may fill.
const ROOMY: &CStr = c"size=256m,nr_inodes=20000,mode=1777";
/// The size of folders in which there are only places for mounts.
const SMALL: &CStr = c"size=1m,nr_inodes=5000,mode=755";

/// What a program is to see.
#[derive(Debug)]
pub(super) struct FileView<'a> {
    /// The only folder of this system that it may change.
    pub(super) writable: &'a Path,
    /// Folders that look empty to it.
    pub(super) hidden: &'a [PathBuf],
    /// What it needs even where temporary files are.
    pub(super) needed: Vec<PathBuf>,
}

impl FileView<'_> {
    /// Shows this process and its children nothing else, and enters the folder.
    pub(super) fn enter(&self) -> io::Result<()> {
        let hidden: Vec<PathBuf> =
            self.hidden.iter().map(|folder| folder.canonicalize()).collect::<Result<_, _>>()?;
        let folder = self.writable.canonicalize()?;
        mount_bind(&folder, &folder)?;
        let room = Kept::new(&folder)?;
        mounts::make_read_only_but(&folder)?;
        let replace = |place: &Path, kept: &BTreeSet<OsString>, is_writable: bool| {
            // What is missing cannot be seen either.
            let Ok(place) = place.canonicalize() else { return Ok(()) };
            cover(&place, kept, if is_writable { ROOMY } else { SMALL })?;
            if folder.starts_with(&place) {
                fs::create_dir_all(&folder)?;
                room.bind(&folder)?;
            }
            if place == Path::new("/dev") {
                fs::create_dir_all(place.join("shm"))?;
            }
            if is_writable { Ok(()) } else { read_only(&place) }
        };
        // Programs of other users can be reached by sockets in these folders.
        for (place, is_writable) in [("/tmp", true), ("/run", false)] {
            replace(Path::new(place), &self.kept_in(Path::new(place)), is_writable)?;
        }
        replace(Path::new("/dev"), &DEVICES.map(OsString::from).into(), false)?;
        replace(Path::new("/dev/shm"), &BTreeSet::new(), true)?;
        for place in &hidden {
            replace(place, &BTreeSet::new(), false)?;
        }
        // The current folder is still the one below all this.
        std::env::set_current_dir(folder)
    }

    /// The entries of a folder that are needed, or in which something is. Of a folder that is needed itself, those are its
    /// files: other folders in it belong to others.
    fn kept_in(&self, place: &Path) -> BTreeSet<OsString> {
        let mut kept = BTreeSet::new();
        for path in &self.needed {
            let Ok(rest) = path.strip_prefix(place) else { continue };
            if let Some(entry) = rest.components().next() {
                kept.insert(entry.as_os_str().to_owned());
            } else if let Ok(entries) = fs::read_dir(place) {
                let files =
                    entries.flatten().filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_file()));
                kept.extend(files.map(|entry| entry.file_name()));
            }
        }
        kept
    }
}

/// Mounts an empty file system over a folder, in which only these of its entries are left.
fn cover(place: &Path, kept: &BTreeSet<OsString>, size: &CStr) -> io::Result<()> {
    let kept: Vec<(PathBuf, Kept)> = kept
        .iter()
        .map(|entry| place.join(entry))
        .filter_map(|path| Some((path.clone(), Kept::new(&path).ok()?)))
        .collect();
    mount("tmpfs", place, "tmpfs", MountFlags::NOSUID | MountFlags::NODEV, size)?;
    kept.iter().try_for_each(|(path, kept)| kept.put_back(path))
}

fn read_only(place: &Path) -> io::Result<()> {
    let flags = MountFlags::BIND | MountFlags::RDONLY | MountFlags::NOSUID | MountFlags::NODEV;
    Ok(mount_remount(place, flags, "")?)
}

/// A file or folder that can be mounted again when something covers it.
enum Kept {
    /// Where it is, a folder or not.
    Opened(OwnedFd, bool),
    /// Links are made again.
    Link(PathBuf),
}

impl Kept {
    fn new(path: &Path) -> io::Result<Self> {
        let kind = fs::symlink_metadata(path)?.file_type();
        if kind.is_symlink() {
            return Ok(Self::Link(fs::read_link(path)?));
        }
        let opened =
            rustix::fs::open(path, OFlags::PATH | OFlags::NOFOLLOW | OFlags::CLOEXEC, Mode::empty())?;
        Ok(Self::Opened(opened, kind.is_dir()))
    }

    fn put_back(&self, path: &Path) -> io::Result<()> {
        match self {
            Self::Link(target) => return symlink(target, path),
            Self::Opened(_, true) => fs::create_dir(path)?,
            Self::Opened(_, false) => drop(File::create(path)?),
        }
        self.bind(path)
    }

    /// Mounts it at a place that exists.
    fn bind(&self, path: &Path) -> io::Result<()> {
        if let Self::Opened(opened, _) = self {
            mount_bind_recursive(format!("/proc/self/fd/{}", opened.as_raw_fd()), path)?;
        }
        Ok(())
    }
}
