//! A whole folder of submissions.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use plyground_grade::{EarlierMark, Feedback, Rubric, RunEnd, TaskSet, feedback_page};
use plyground_i18n::say;
use serde_json::{Value, json};

use super::journal::{ClassJournal, JournalLine, KnownRun};
use super::runner::{Isolation, RunResult, Runner};
use super::start::Submission;
use super::{GradeArgs, Graded, progress, show, warn_of};
use crate::failure::Failure;
use crate::language::texts;
use crate::{files, interrupt, output};

/// A submission and what was found out.
#[derive(Debug)]
struct Row {
    name: String,
    graded: Graded,
    /// The mark before, where it was run once more.
    earlier: Option<EarlierMark>,
}

/// A submission that is to be run.
#[derive(Debug)]
struct WaitingRun<'a> {
    submission: &'a Submission,
    /// The hash of its files.
    files: String,
}

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
    let (mut waiting, mut again, mut unsure) = (Vec::new(), Vec::new(), Vec::new());
    for submission in &submissions {
        let files = submission.hash(rubric);
        match journal.knows(&submission.name, &files) {
            KnownRun::Same => {}
            KnownRun::Unsure => unsure.push(output::visible(&submission.name)),
            KnownRun::None => {
                if journal.runs(&submission.name).next().is_some() {
                    again.push(output::visible(&submission.name));
                }
                waiting.push(WaitingRun { submission, files });
            }
        }
    }
    if !unsure.is_empty() {
        let file = out.join("journal.jsonl").display().to_string();
        output::note(&say!(texts(), "grade-journal-old", names = unsure.join(", "), file = file));
    }
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
        if !again.is_empty() {
            output::note(&say!(texts(), "grade-marked-again", names = again.join(", ")));
        }
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
    waiting: &'a [WaitingRun<'a>],
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
            let Some(WaitingRun { submission, files }) =
                self.waiting.get(self.next.fetch_add(1, Ordering::Relaxed))
            else {
                break;
            };
            progress(self.done.load(Ordering::Relaxed), self.all, &submission.name);
            let name = submission.name.clone();
            match self.run(submission)? {
                // What was interrupted is run again next time.
                Ok(None) => break,
                Ok(Some(RunResult { end, output })) => {
                    let line = JournalLine { name, files: Some(files.clone()), end, output };
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
    let runs: Vec<Vec<&JournalLine>> =
        submissions.iter().map(|submission| journal.runs(&submission.name).collect()).collect();
    let known: Vec<&[&JournalLine]> =
        runs.iter().map(Vec::as_slice).filter(|runs| !runs.is_empty()).collect();
    let graded = |line: &JournalLine| Graded::new(set, rubric, line.end.clone(), &line.output);
    let next = AtomicUsize::new(0);
    let rows: Mutex<Vec<(usize, Row)>> = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let place = next.fetch_add(1, Ordering::Relaxed);
                    let Some([last, before @ ..]) = known.get(place).copied() else { break };
                    progress(place, known.len(), &last.name);
                    let earlier = before.first().map(|line| EarlierMark {
                        attempt: 1 + before.len(),
                        points: graded(line).marks.points,
                    });
                    let row = Row { name: last.name.clone(), graded: graded(last), earlier };
                    rows.lock().expect("no worker panicked").push((place, row));
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
    for Row { name, graded, earlier } in rows {
        let about = Feedback { earlier: *earlier, ..show::feedback(set, graded, &rubric.title, name) };
        let page = feedback_page(texts(), &about);
        contents.push((out.join("pages").join(format!("{name}.html")), page.into_bytes()));
    }
    files::write_all(contents.iter())
}

fn as_json(set: &TaskSet, rows: &[Row]) -> Value {
    let row = |Row { name, graded, earlier }: &Row| {
        let mut row = json!({ "submission": name, "earlier": earlier });
        let inner = show::as_json(set, graded);
        if let (Some(row), Some(inner)) = (row.as_object_mut(), inner.as_object()) {
            row.extend(inner.clone());
        }
        row
    };
    Value::from(rows.iter().map(row).collect::<Vec<_>>())
}

/// A row for each submission: points, and for each search its points, its verdict and its mistakes; at the end how often it has
/// been run, and its points before it was changed.
fn csv(set: &TaskSet, rows: &[Row]) -> String {
    let mut text = "submission,end,points,most".to_owned();
    for kind in set.kinds() {
        let _ = write!(text, ",{kind} points,{kind} verdict,{kind} mistakes");
    }
    text.push_str(",attempt,points before\n");
    for Row { name, graded, earlier } in rows {
        let end = serde_json::to_value(&graded.end).expect("plain data");
        let end = end.as_str().map(str::to_owned).or_else(|| end.as_object()?.keys().next().cloned());
        let _ = write!(text, "{},{}", quoted(name), end.unwrap_or_default());
        let _ = write!(text, ",{},{}", graded.marks.points, graded.marks.most);
        for (found, mark) in graded.diagnoses.iter().zip(&graded.marks.searches) {
            let _ = write!(text, ",{},{},{}", mark.points, show::short_id(found), mark.mistakes.join(" "));
        }
        let attempt = earlier.map_or(1, |earlier| earlier.attempt);
        let before = earlier.map_or(String::new(), |earlier| earlier.points.to_string());
        let _ = writeln!(text, ",{attempt},{before}");
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
    let cells = |Row { name, graded, earlier }: &Row| {
        let before = earlier.map_or(String::new(), |earlier| format!("{} → ", earlier.points));
        let points = format!("{before}{}/{}", graded.marks.points, graded.marks.most);
        let mut cells = vec![output::visible(name), points];
        cells.extend(graded.diagnoses.iter().map(show::short));
        cells
    };
    let table: Vec<Vec<String>> = rows.iter().map(cells).collect();
    output::put(&output::table(&headings, headings.len(), &table))
}
