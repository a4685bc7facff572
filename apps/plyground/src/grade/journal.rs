//! What is known of a class so far: a line for each run of a submission. A class that was interrupted goes on from here, and
//! its marks are made of these lines, so that they do not depend on the interruption. A submission that has been changed since
//! its last line is run again, and gets another one.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::path::Path;

use plyground_grade::{Rubric, RunEnd, TaskSet};
use plyground_i18n::say;
use serde::{Deserialize, Serialize};

use crate::failure::Failure;
use crate::files;
use crate::language::texts;

/// The first line: what the answers of all submissions depend on, and the commands at that time.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Heading {
    tasks: String,
    commands: std::collections::BTreeMap<String, String>,
    limits: plyground_grade::RunLimits,
}

/// A submission that has been run.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct JournalLine {
    pub(super) name: String,
    /// A hash of its files and its command; earlier versions did not write one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) files: Option<String>,
    pub(super) end: RunEnd,
    /// The lines that it wrote.
    pub(super) output: String,
}

/// The file, open for more lines.
#[derive(Debug)]
pub(super) struct ClassJournal {
    file: File,
    /// Locked as long as a run works at the class.
    _lock: File,
    /// The lines so far.
    lines: Vec<JournalLine>,
    /// Whether other commands are given than when it was begun.
    has_other_commands: bool,
}

/// What the journal knows of a submission as it is now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum KnownRun {
    /// It has not been run, or was changed since.
    None,
    /// It has been run as it is.
    Same,
    /// It has been run, but whether it was changed since is not known.
    Unsure,
}

impl ClassJournal {
    /// Opens the journal of a class, or begins one.
    pub(super) fn open(path: &Path, set: &TaskSet, rubric: &Rubric) -> Result<Self, Failure> {
        let heading =
            Heading { tasks: set.input(), commands: rubric.commands.clone(), limits: rubric.limits };
        let name = path.display().to_string();
        // The journal itself is replaced while it is opened: another file is locked.
        let lock = File::create(path.with_extension("lock"))?;
        if matches!(lock.try_lock(), Err(TryLockError::WouldBlock)) {
            return Err(Failure::Usage(say!(texts(), "grade-journal-busy", file = name)));
        }
        let mut lines = Vec::new();
        let mut has_other_commands = false;
        let mut whole = String::new();
        if path.exists() {
            let text = files::read(path)?;
            // A line that a kill has cut short has no end.
            text[..text.rfind('\n').map_or(0, |end| end + 1)].clone_into(&mut whole);
        }
        let mut rows = (1_usize..).zip(whole.lines());
        if let Some((_, first)) = rows.next() {
            let known = serde_json::from_str::<Heading>(first).ok();
            let known = known.filter(|known| known.tasks == heading.tasks && known.limits == heading.limits);
            let Some(known) = known else {
                return Err(Failure::Usage(say!(texts(), "grade-journal-other", file = name)));
            };
            has_other_commands = known.commands != heading.commands;
            for (number, row) in rows {
                let line = serde_json::from_str(row).map_err(|_| {
                    Failure::Usage(say!(texts(), "grade-journal-broken", line = number, file = name.clone()))
                })?;
                lines.push(line);
            }
        } else {
            whole = format!("{}\n", to_text(&heading));
        }
        plyground_files::write(path, &whole)?;
        let file = OpenOptions::new().append(true).open(path)?;
        Ok(Self { file, lines, has_other_commands, _lock: lock })
    }

    /// The runs of a submission, the latest first.
    pub(super) fn runs(&self, name: &str) -> impl Iterator<Item = &JournalLine> {
        self.lines.iter().rev().filter(move |line| line.name == name)
    }

    /// Whether a submission with these files and this command has been run.
    pub(super) fn knows(&self, name: &str, files: &str) -> KnownRun {
        match self.runs(name).next().map(|line| line.files.as_deref()) {
            Some(Some(known)) if known == files => KnownRun::Same,
            Some(None) if !self.has_other_commands => KnownRun::Unsure,
            _ => KnownRun::None,
        }
    }

    /// Adds a submission; it is on the disk when this returns.
    pub(super) fn add(&mut self, line: JournalLine) -> io::Result<()> {
        writeln!(self.file, "{}", to_text(&line))?;
        self.file.sync_data()?;
        self.lines.push(line);
        Ok(())
    }
}

fn to_text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data can be written")
}
