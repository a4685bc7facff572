//! How a submission is started: by the rubric, or by the name of its main file.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use plyground_grade::Rubric;
use plyground_i18n::say;

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

    /// Copies it to an empty folder; returns the command that starts it there, and the folder to start it in. The error is a
    /// sentence.
    pub(super) fn prepare(&self, room: &Path, rubric: &Rubric) -> Result<(Vec<String>, PathBuf), String> {
        let wrong = |error: io::Error| crate::failure::system_error(&error);
        let mut folder = room.to_owned();
        if self.path.is_file() {
            // A single file is the main file of its language.
            let name = main_name(&self.path).filter(|_| !is_named(rubric, &self.name)).unwrap_or(&self.name);
            fs::copy(&self.path, room.join(name)).map_err(wrong)?;
        } else {
            copy(&self.path, room, &mut (0, 0)).map_err(wrong)?;
        }
        loop {
            if let Some(command) = command(&folder, rubric) {
                return Ok((vec!["sh".to_owned(), "-c".to_owned(), command], folder));
            }
            // Archives often hold one folder, which holds everything.
            let Some(inner) = only_folder(&folder) else {
                let files = KNOWN.map(|(name, _)| name).join(", ");
                return Err(say!(texts(), "grade-no-start", files = files));
            };
            folder = inner;
        }
    }
}

fn is_named(rubric: &Rubric, name: &str) -> bool {
    rubric.commands.contains_key(name)
}

fn main_name(path: &Path) -> Option<&'static str> {
    let ending = path.extension()?.to_str()?;
    let names = KNOWN.iter().map(|(name, _)| *name);
    names.filter(|name| *name != "Cargo.toml").find(|name| name.rsplit('.').next() == Some(ending))
}

fn command(folder: &Path, rubric: &Rubric) -> Option<String> {
    let by_rubric = rubric.commands.iter().map(|(name, command)| (name.as_str(), command.as_str()));
    let (_, command) = by_rubric.chain(KNOWN).find(|(name, _)| folder.join(name).is_file())?;
    Some(command.to_owned())
}

fn only_folder(folder: &Path) -> Option<PathBuf> {
    let entries = fs::read_dir(folder).ok()?.flatten();
    let mut folders = entries.map(|entry| entry.path()).filter(|path| path.is_dir());
    let first = folders.next()?;
    folders.next().is_none().then_some(first)
}

/// Copies files and folders; links are left out, since they may point anywhere.
fn copy(from: &Path, to: &Path, taken: &mut (usize, u64)) -> io::Result<()> {
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let (kind, target) = (entry.file_type()?, to.join(entry.file_name()));
        if kind.is_dir() {
            fs::create_dir(&target)?;
            copy(&entry.path(), &target, taken)?;
        } else if kind.is_file() {
            taken.0 += 1;
            taken.1 += entry.metadata()?.len();
            if taken.0 > MOST_FILES || taken.1 > MOST_BYTES {
                return Err(io::ErrorKind::FileTooLarge.into());
            }
            fs::copy(entry.path(), &target)?;
        }
    }
    Ok(())
}
