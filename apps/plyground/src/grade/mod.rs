//! `plyground grade`: runs students' programs, names their mistakes and marks them.

mod args;
mod class;
mod confined;
mod family;
#[cfg(target_os = "linux")]
mod file_view;
mod journal;
#[cfg(target_os = "linux")]
mod mounts;
#[cfg(target_os = "linux")]
mod privileges;
mod runner;
mod show;
mod start;
mod starter;
mod traces;

use std::path::Path;

use plyground_grade::{
    Diagnosis, MISTAKES, Marks, Replies, Rubric, RunEnd, SearchKind, TaskSet, diagnose, mark, sheet,
};
use plyground_i18n::say;
use plyground_registry::Message;

pub(crate) use args::{ConfinedArgs, GradeArgs};
pub(crate) use confined::confined;

use crate::failure::Failure;
use crate::language::texts;
use crate::{files, interrupt, output};
use runner::{Isolation, RunResult, Runner};

/// What was found out about one program.
#[derive(Debug)]
struct Graded {
    end: RunEnd,
    replies: Replies,
    diagnoses: Vec<Diagnosis>,
    marks: Marks,
}

impl Graded {
    fn new(set: &TaskSet, rubric: &Rubric, end: RunEnd, output: &str) -> Self {
        let replies = Replies::read(output, set);
        let diagnoses = diagnose(set, &replies);
        let marks = mark(set, &replies, &diagnoses, rubric);
        Self { end, replies, diagnoses, marks }
    }

    /// Whether every search that was answered is right in all its tasks, and at least one was answered.
    fn is_right(&self) -> bool {
        let mut answered = self.diagnoses.iter().filter(|found| found.answered > 0).peekable();
        let is_right =
            |found: &Diagnosis| found.answered == found.tasks && found.finding.right_by().is_some();
        answered.peek().is_some() && answered.all(is_right)
    }
}

pub(crate) fn run(args: &GradeArgs) -> Result<(), Failure> {
    let rubric = match &args.rubric {
        Some(path) => Rubric::parse(&files::read(path)?)?,
        None => Rubric::default(),
    };
    let set = tasks(args)?;
    if let Some(language) = &args.starter {
        starter::run(language, args.out.as_deref(), args.force, &set)
    } else if args.sheet {
        output::put(&sheet(texts(), &set))
    } else if args.print_tasks {
        output::put(&set.input())
    } else if args.list {
        show::mistakes(args.json)
    } else if !args.trace.is_empty() {
        traces::run(&args.trace, args.json)
    } else if let Some(folder) = &args.class {
        class::run(args, folder, &set, &rubric)
    } else {
        one(args, &set, &rubric)
    }
}

fn tasks(args: &GradeArgs) -> Result<TaskSet, Failure> {
    let set = match &args.tasks {
        Some(path) => TaskSet::parse(&files::read(path)?)?,
        None => TaskSet::standard(),
    };
    if args.algorithms.is_empty() {
        return Ok(set);
    }
    let kinds: Result<Vec<SearchKind>, Message> = args
        .algorithms
        .iter()
        .map(|name| SearchKind::find(name.trim()).ok_or_else(|| SearchKind::unknown(name)))
        .collect();
    let set = set.only(&kinds?);
    if set.tasks.is_empty() {
        return Err(Failure::Usage(texts().get("grade-tasks-none")));
    }
    Ok(set)
}

/// One program, or answers in a file.
fn one(args: &GradeArgs, set: &TaskSet, rubric: &Rubric) -> Result<(), Failure> {
    let result = if let Some(path) = &args.answers {
        RunResult { end: RunEnd::Done, output: files::read_leniently(path)? }
    } else if args.command.is_empty() {
        return Err(Failure::Usage(texts().get("grade-program-missing")));
    } else {
        let isolation = Isolation::best(&std::env::temp_dir());
        warn_of(isolation);
        let folder = tempfile::Builder::new().prefix("plyground-grade-").tempdir()?;
        let command: Vec<String> =
            args.command.iter().enumerate().map(|(place, word)| absolute(place, word)).collect();
        let guard = interrupt::guard();
        let runner = Runner { isolation, limits: &rubric.limits, hidden: &[], stop: guard.flag() };
        match runner.run(&command, folder.path(), &set.input()) {
            Ok(Some(result)) => result,
            Ok(None) => return Err(Failure::Interrupted(texts().get("grade-stopped"))),
            Err(why) => RunResult { end: RunEnd::NotStarted(why), output: String::new() },
        }
    };
    let graded = Graded::new(set, rubric, result.end, &result.output);
    if args.json {
        output::json(&show::as_json(set, &graded))?;
    } else {
        show::print(set, &graded)?;
    }
    if graded.is_right() { Ok(()) } else { Err(Failure::Answered(1)) }
}

/// A word of a command that names a file, such that it is found from another folder. The program itself is one only if it is
/// written as a path.
fn absolute(place: usize, word: &str) -> String {
    let path = Path::new(word);
    let is_file = path.is_relative() && path.exists() && (place > 0 || path.components().count() > 1);
    let absolute = std::path::absolute(path).ok().filter(|_| is_file);
    absolute.and_then(|path| path.to_str().map(str::to_owned)).unwrap_or_else(|| word.to_owned())
}

/// Says what the system does not protect from the programs.
fn warn_of(isolation: Isolation) {
    match isolation {
        Isolation::None => output::note(&texts().get("grade-no-namespaces")),
        Isolation::Processes => output::note(&texts().get("grade-no-mounts")),
        Isolation::Files => {}
    }
}

/// The names of all mistakes, for messages.
fn known_mistakes() -> impl Iterator<Item = &'static plyground_grade::Mistake> {
    MISTAKES.iter()
}

/// "3 of 25 submissions".
fn progress(done: usize, all: usize, name: &str) {
    output::progress(&say!(texts(), "grade-progress", done = done, all = all, name = output::visible(name)));
}
