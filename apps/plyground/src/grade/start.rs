//! How a submission is started: by the rubric, or by the name of its main file.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use plyground_grade::Rubric;
use plyground_i18n::say;
use sha2::{Digest, Sha256};

use crate::language::texts;

/// Main files and the commands for them, run by a shell in the folder.
const KNOWN: [(&str, &str); 9] = [
    ("main.py", "python3 main.py"),
    ("main.cpp", "g++ -O2 -std=c++17 -o plyground-main main.cpp && ./plyground-main"),
    ("main.c", "gcc -O2 -o plyground-main main.c && ./plyground-main"),
    ("Main.java", "javac -encoding UTF-8 Main.java && java -Xmx512m -XX:+UseSerialGC Main"),
    ("main.js", "node main.js"),
    ("main.cs", "dotnet run"),
    ("Program.cs", "dotnet run"),
    ("Cargo.toml", "cargo run --release --quiet --offline"),
    ("main.rs", "rustc --edition 2021 -O -o plyground-main main.rs && ./plyground-main"),
];

/// What systems and interpreters leave in folders by themselves: it makes no other submission.
const LEFT_BY_SYSTEMS: [&str; 4] = [".DS_Store", "Thumbs.db", "desktop.ini", "__pycache__"];

/// The most files of a submission that are copied, and the most bytes.
const MOST_FILES: usize = 10_000;
const MOST_BYTES: u64 = 512 << 20;

/// A submission of a class.
#[derive(Clone, Debug)]
pub(super) struct Submission {
    /// Its name in the folder.
    pub(super) name: String,
    path: PathBuf,
}

impl Submission {
    /// Every submission in a folder, in the order of their names; hidden files are none.
    pub(super) fn all(folder: &Path) -> io::Result<Vec<Self>> {
        let mut list = Vec::new();
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            if !name.starts_with('.') && !name.starts_with("__") {
                list.push(Self { name, path: entry.path() });
            }
        }
        list.sort_by(|one, other| one.name.cmp(&other.name));
        Ok(list)
    }

    /// A hash of its files and of the command that starts it: two runs with the same can differ by chance only.
    pub(super) fn hash(&self, rubric: &Rubric) -> String {
        let mut hash = Sha256::new();
        let start = self.start(rubric);
        hash.update(format!("{:?}\n", start.map(|start| (start.folder, start.command))));
        if self.add_files(&mut hash).is_err() {
            // It cannot be run either, and is tried again when this changes.
            hash.update("unreadable");
        }
        format!("{:x}", hash.finalize())
    }

    fn add_files(&self, hash: &mut Sha256) -> io::Result<()> {
        let mut files = Vec::new();
        if self.path.is_file() {
            files.push((PathBuf::from(&self.name), self.path.clone()));
        } else {
            let mut taken = FilesTaken::default();
            walk(&self.path, Path::new(""), &mut taken, &mut |entry, name| {
                let is_ours = |part: &OsStr| !LEFT_BY_SYSTEMS.iter().any(|name| part == *name);
                if entry.file_type()?.is_file() && name.iter().all(is_ours) {
                    files.push((name.to_owned(), entry.path()));
                }
                Ok(())
            })?;
        }
        files.sort();
        for (name, path) in files {
            let mut file = fs::File::open(path)?;
            hash.update(name.as_os_str().as_encoded_bytes());
            hash.update(format!("\0{}\0", file.metadata()?.len()));
            io::copy(&mut file, hash)?;
        }
        Ok(())
    }

    /// Copies it to an empty folder; returns the command that starts it there, and the folder to start it in. The error is a
    /// sentence.
    pub(super) fn prepare(&self, room: &Path, rubric: &Rubric) -> Result<(Vec<String>, PathBuf), String> {
        let wrong = |error: io::Error| crate::failure::system_error(&error);
        if self.path.is_file() {
            fs::copy(&self.path, room.join(self.main_file(rubric))).map_err(wrong)?;
        } else {
            let mut taken = FilesTaken::default();
            walk(&self.path, Path::new(""), &mut taken, &mut |entry, name| {
                let target = room.join(name);
                let is_folder = entry.file_type()?.is_dir();
                if is_folder { fs::create_dir(target) } else { fs::copy(entry.path(), target).map(drop) }
            })
            .map_err(wrong)?;
        }
        let Some(SubmissionStart { folder, command }) = self.start(rubric) else {
            let files = KNOWN.map(|(name, _)| name).join(", ");
            return Err(say!(texts(), "grade-no-start", files = files));
        };
        Ok((vec!["sh".to_owned(), "-c".to_owned(), command], room.join(folder)))
    }

    /// How it is started, if a file to start is found.
    fn start(&self, rubric: &Rubric) -> Option<SubmissionStart> {
        if self.path.is_file() {
            let command = command(rubric, |name| name == self.main_file(rubric))?;
            return Some(SubmissionStart { folder: PathBuf::new(), command });
        }
        let mut folder = PathBuf::new();
        loop {
            let here = self.path.join(&folder);
            // A link is not copied.
            let is_there =
                |name: &str| fs::symlink_metadata(here.join(name)).is_ok_and(|file| file.is_file());
            if let Some(command) = command(rubric, is_there) {
                return Some(SubmissionStart { folder, command });
            }
            // Archives often hold one folder, which holds everything.
            folder.push(only_folder(&here)?);
        }
    }

    /// The name that a single file gets: it is the main file of its language, unless the rubric names it.
    fn main_file(&self, rubric: &Rubric) -> &str {
        let is_named = rubric.commands.contains_key(&self.name);
        main_name(&self.path).filter(|_| !is_named).unwrap_or(&self.name)
    }
}

/// How a submission is started.
#[derive(Debug)]
struct SubmissionStart {
    /// Where, within the submission.
    folder: PathBuf,
    command: String,
}

fn main_name(path: &Path) -> Option<&'static str> {
    let ending = path.extension()?.to_str()?;
    let names = KNOWN.iter().map(|(name, _)| *name);
    names.filter(|name| *name != "Cargo.toml").find(|name| name.rsplit('.').next() == Some(ending))
}

/// The command for the first known file that is there.
fn command(rubric: &Rubric, is_there: impl Fn(&str) -> bool) -> Option<String> {
    let by_rubric = rubric.commands.iter().map(|(name, command)| (name.as_str(), command.as_str()));
    let (_, command) = by_rubric.chain(KNOWN).find(|(name, _)| is_there(name))?;
    Some(command.to_owned())
}

fn only_folder(folder: &Path) -> Option<OsString> {
    let entries = fs::read_dir(folder).ok()?.flatten();
    let mut folders = entries.filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_dir()));
    let first = folders.next()?.file_name();
    folders.next().is_none().then_some(first)
}

/// What has been read of a submission.
#[derive(Default, Debug)]
struct FilesTaken {
    files: usize,
    bytes: u64,
}

/// Visits every file and folder below a folder, each with its path within the submission, and a folder before what is in it.
/// Links are left out, since they may point anywhere.
fn walk(
    folder: &Path,
    within: &Path,
    taken: &mut FilesTaken,
    visit: &mut impl FnMut(&fs::DirEntry, &Path) -> io::Result<()>,
) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let (kind, name) = (entry.file_type()?, within.join(entry.file_name()));
        if kind.is_dir() {
            visit(&entry, &name)?;
            walk(&entry.path(), &name, taken, visit)?;
        } else if kind.is_file() {
            taken.files += 1;
            taken.bytes += entry.metadata()?.len();
            if taken.files > MOST_FILES || taken.bytes > MOST_BYTES {
                return Err(io::ErrorKind::FileTooLarge.into());
            }
            visit(&entry, &name)?;
        }
    }
    Ok(())
}
