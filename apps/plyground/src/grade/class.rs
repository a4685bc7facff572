//! A whole folder of submissions.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use plyground_grade::{Rubric, RunEnd, TaskSet, feedback_page};
use plyground_i18n::say;
use serde_json::{Value, json};

use super::journal::{ClassJournal, JournalLine};
use super::runner::{Isolation, RunResult, Runner};
use super::start::Submission;
use super::{GradeArgs, Graded, progress, show, warn_of};
use crate::failure::Failure;
use crate::language::texts;
use crate::{files, interrupt, output};

/// A submission and what was found out.
type Row = (String, Graded);

pub(super) fn run(args: &GradeArgs, folder: &Path, set: &TaskSet, rubric: &Rubric) -> Result<(), Failure> {
    let submissions = Submission::all(folder)
        .map_err(|error| crate::setup::cannot_read(&folder.display().to_string(), &error))?;
    if submissions.is_empty() {
        let folder = folder.display().to_string();
        return Err(Failure::Usage(say!(texts(), "grade-class-empty", folder = folder)));
    }
    let out = args.out.clone().unwrap_or_else(|| beside(folder));
    files::check_folder(&out)?;
    std::fs::create_dir_all(&out)?;
    let journal = ClassJournal::open(&out.join("journal.jsonl"), set, rubric)?;
    // What a killed run left; the journal is locked, so that no other one works here.
    let rooms = out.join("running");
    let _ = std::fs::remove_dir_all(&rooms);
    std::fs::create_dir_all(&rooms)?;
    let rooms = std::path::absolute(rooms)?;
    let isolation = Isolation::best(&rooms);
    warn_of(isolation);
    let known: Vec<String> = journal.lines.iter().map(|line| line.name.clone()).collect();
    let waiting: Vec<&Submission> =
        submissions.iter().filter(|submission| !known.contains(&submission.name)).collect();
    let guard = interrupt::guard();
    // A program must not find the answers of others.
    let hidden = [std::path::absolute(folder)?, std::path::absolute(&out)?];
    let runner = ClassRunner {
        set,
        rubric,
        runner: Runner { isolation, limits: &rubric.limits, hidden: &hidden, stop: guard.flag() },
        waiting: &waiting,
        next: AtomicUsize::new(0),
        done: AtomicUsize::new(submissions.len() - waiting.len()),
        all: submissions.len(),
        journal: Mutex::new(journal),
        not_run: Mutex::default(),
        rooms: &rooms,
    };
    let failed: Vec<Failure> = thread::scope(|scope| {
        let workers: Vec<_> = (0..args.threads).map(|_| scope.spawn(|| runner.work())).collect();
        workers
            .into_iter()
            .filter_map(|worker| worker.join().expect("a worker does not panic").err())
            .collect()
    });
    output::progress("");
    let _ = std::fs::remove_dir_all(&rooms);
    if let Some(failure) = failed.into_iter().next() {
        return Err(failure);
    }
    let journal = runner.journal.into_inner().expect("no worker panicked");
    let not_run = runner.not_run.into_inner().expect("no worker panicked");
    let rows = graded(&journal, &submissions, set, rubric, args.threads);
    if guard.asked() {
        let (done, all) = (rows.len(), submissions.len());
        return Err(Failure::Interrupted(say!(texts(), "grade-interrupted", done = done, all = all)));
    }
    write(&out, set, rubric, &rows)?;
    if args.json {
        output::json(&as_json(set, &rows))?;
    } else {
        print(set, &rows)?;
        output::note(&say!(texts(), "grade-written", folder = out.display().to_string()));
    }
    all_run(not_run)
}

/// Says which submissions could not be run.
fn all_run(mut not_run: Vec<(String, String)>) -> Result<(), Failure> {
    not_run.sort();
    let Some((_, why)) = not_run.first().cloned() else { return Ok(()) };
    let names: Vec<String> = not_run.iter().map(|(name, _)| output::visible(name)).collect();
    Err(Failure::Usage(say!(texts(), "grade-not-run", names = names.join(", "), why = why)))
}

fn beside(folder: &Path) -> PathBuf {
    let folder = std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned());
    let name = folder.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    folder.with_file_name(format!("{name}-marks"))
}

struct ClassRunner<'a> {
    set: &'a TaskSet,
    rubric: &'a Rubric,
    runner: Runner<'a>,
    waiting: &'a [&'a Submission],
    next: AtomicUsize,
    done: AtomicUsize,
    all: usize,
    journal: Mutex<ClassJournal>,
    /// Submissions that could not be run, and why: they have no line in the journal.
    not_run: Mutex<Vec<(String, String)>>,
    /// Where each program gets a folder of its own.
    rooms: &'a Path,
}

impl ClassRunner<'_> {
    /// Runs one submission after the other, as long as some wait.
    fn work(&self) -> Result<(), Failure> {
        while !self.runner.stop.load(Ordering::Relaxed) {
            let Some(submission) = self.waiting.get(self.next.fetch_add(1, Ordering::Relaxed)) else { break };
            progress(self.done.load(Ordering::Relaxed), self.all, &submission.name);
            let name = submission.name.clone();
            match self.run(submission)? {
                // What was interrupted is run again next time.
                Ok(None) => break,
                Ok(Some(RunResult { end, output })) => {
                    let line = JournalLine { name, end, output };
                    self.journal.lock().expect("no worker panicked").add(line)?;
                }
                Err(why) => self.not_run.lock().expect("no worker panicked").push((name, why)),
            }
            self.done.fetch_add(1, Ordering::Relaxed);
        }
        Ok(())
    }

    fn run(&self, submission: &Submission) -> Result<Result<Option<RunResult>, String>, Failure> {
        let room = tempfile::Builder::new().tempdir_in(self.rooms)?;
        let (command, folder) = match submission.prepare(room.path(), self.rubric) {
            Ok(prepared) => prepared,
            Err(why) => {
                return Ok(Ok(Some(RunResult { end: RunEnd::NotStarted(why), output: String::new() })));
            }
        };
        let result = self.runner.run(&command, &folder, &self.set.input());
        // Files that a program made read-only, or is still writing, must not stop the class.
        let _ = room.close();
        Ok(result)
    }
}

/// The submissions that are in the journal, in the order of their names.
fn graded(
    journal: &ClassJournal,
    submissions: &[Submission],
    set: &TaskSet,
    rubric: &Rubric,
    threads: usize,
) -> Vec<Row> {
    let lines: Vec<&JournalLine> = submissions
        .iter()
        .filter_map(|submission| journal.lines.iter().find(|line| line.name == submission.name))
        .collect();
    let next = AtomicUsize::new(0);
    let rows: Mutex<Vec<(usize, Row)>> = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let place = next.fetch_add(1, Ordering::Relaxed);
                    let Some(line) = lines.get(place) else { break };
                    progress(place, lines.len(), &line.name);
                    let graded = Graded::new(set, rubric, line.end.clone(), &line.output);
                    rows.lock().expect("no worker panicked").push((place, (line.name.clone(), graded)));
                }
            });
        }
    });
    output::progress("");
    let mut rows = rows.into_inner().expect("no worker panicked");
    rows.sort_by_key(|(place, _)| *place);
    rows.into_iter().map(|(_, row)| row).collect()
}

fn write(out: &Path, set: &TaskSet, rubric: &Rubric, rows: &[Row]) -> Result<(), Failure> {
    let mut contents = vec![
        (out.join("marks.csv"), csv(set, rows).into_bytes()),
        (
            out.join("marks.json"),
            (serde_json::to_string_pretty(&as_json(set, rows)).expect("plain data") + "\n").into_bytes(),
        ),
    ];
    for (name, graded) in rows {
        let page = feedback_page(texts(), &show::feedback(set, graded, &rubric.title, name));
        contents.push((out.join("pages").join(format!("{name}.html")), page.into_bytes()));
    }
    files::write_all(contents.iter())
}

fn as_json(set: &TaskSet, rows: &[Row]) -> Value {
    let row = |(name, graded): &Row| {
        let mut row = json!({ "submission": name });
        let inner = show::as_json(set, graded);
        if let (Some(row), Some(inner)) = (row.as_object_mut(), inner.as_object()) {
            row.extend(inner.clone());
        }
        row
    };
    Value::from(rows.iter().map(row).collect::<Vec<_>>())
}

/// A row for each submission: points, and for each search its points, its verdict and its mistakes.
fn csv(set: &TaskSet, rows: &[Row]) -> String {
    let mut text = "submission,end,points,most".to_owned();
    for kind in set.kinds() {
        let _ = write!(text, ",{kind} points,{kind} verdict,{kind} mistakes");
    }
    text.push('\n');
    for (name, graded) in rows {
        let end = serde_json::to_value(&graded.end).expect("plain data");
        let end = end.as_str().map(str::to_owned).or_else(|| end.as_object()?.keys().next().cloned());
        let _ = write!(text, "{},{}", quoted(name), end.unwrap_or_default());
        let _ = write!(text, ",{},{}", graded.marks.points, graded.marks.most);
        for (found, mark) in graded.diagnoses.iter().zip(&graded.marks.searches) {
            let _ = write!(text, ",{},{},{}", mark.points, show::short_id(found), mark.mistakes.join(" "));
        }
        text.push('\n');
    }
    text
}

/// A cell that may hold anything. One that a spreadsheet would take for a formula begins with an apostrophe.
fn quoted(text: &str) -> String {
    let is_formula = text.starts_with(['=', '+', '-', '@']);
    let text = if is_formula { format!("'{text}") } else { text.to_owned() };
    if text.contains([',', '"', '\n', '\r']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text }
}

fn print(set: &TaskSet, rows: &[Row]) -> Result<(), Failure> {
    let texts = texts();
    let (student, points) = (texts.get("grade-column-student"), texts.get("grade-column-points"));
    let kinds = set.kinds();
    let mut headings: Vec<&str> = vec![&student, &points];
    headings.extend(kinds.iter().map(|kind| kind.id()));
    let cells = |(name, graded): &Row| {
        let mut cells = vec![output::visible(name), format!("{}/{}", graded.marks.points, graded.marks.most)];
        cells.extend(graded.diagnoses.iter().map(show::short));
        cells
    };
    let table: Vec<Vec<String>> = rows.iter().map(cells).collect();
    output::put(&output::table(&headings, headings.len(), &table))
}
