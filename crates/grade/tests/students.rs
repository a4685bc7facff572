//! Programs with mistakes that were written by people who knew the task sheet and one sentence about each mistake, but not how
//! mistakes are recognised. `students/README.md` says more.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use expect_test::expect_file;
use plyground_core::Dice;
use plyground_grade::{Diagnosis, MISTAKES, Mistake, Replies, TaskSet, diagnose};

use crate::generated::is_long;

/// The conventions that the programs know.
const CONVENTIONS: [&str; 9] = [
    "",
    "fail-hard",
    "cut-above",
    "root-full-window",
    "research-from-value",
    "flat-wins",
    "depth-wins",
    "last-tie",
    "table",
];
/// Pairs of mistakes for each language.
const PAIRS: usize = 40;

/// A program in one language.
struct StudentProgram {
    language: &'static str,
    command: Vec<String>,
    set: TaskSet,
}

impl StudentProgram {
    /// Those whose tools are installed, the C++ one compiled into a folder.
    fn all(folder: &Path) -> Vec<Self> {
        let source = |name: &str| {
            let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/students").join(name);
            file.to_str().unwrap().to_owned()
        };
        let compiled: PathBuf = folder.join("student");
        let compile = ["-std=c++17", "-O1", "-o", compiled.to_str().unwrap(), &source("student.cpp")];
        let works = |tool: &str, arguments: &[&str]| {
            Command::new(tool).args(arguments).output().is_ok_and(|output| output.status.success())
        };
        let programs = [
            ("Python", works("python3", &["--version"]), vec!["python3".to_owned(), source("student.py")]),
            ("C++", works("g++", &compile), vec![compiled.to_str().unwrap().to_owned()]),
            ("JavaScript", works("node", &["--version"]), vec!["node".to_owned(), source("student.js")]),
        ];
        let there = programs.into_iter().filter(|(_, is_there, _)| *is_there);
        there.map(|(language, _, command)| Self { language, command, set: TaskSet::standard() }).collect()
    }

    /// What the program writes with these mistakes and this convention, and what is found out about it.
    fn diagnosed(&self, mistakes: &[&str], convention: &str) -> Vec<Diagnosis> {
        let mut child = Command::new(&self.command[0])
            .args(&self.command[1..])
            .env("MISTAKES", mistakes.join(","))
            .env("CONVENTION", convention)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        child.stdin.take().unwrap().write_all(self.set.input().as_bytes()).unwrap();
        let output = child.wait_with_output().unwrap();
        diagnose(&self.set, &Replies::read(&String::from_utf8_lossy(&output.stdout), &self.set))
    }

    /// In how many of the searches that can have a mistake it is named first, and in how many at all.
    fn named(&self, mistake: &Mistake) -> (usize, usize, usize) {
        let found = self.diagnosed(&[mistake.id], "");
        let of_kind = || found.iter().filter(|found| mistake.kinds().contains(&found.kind));
        let is_it = |named: &[&'static Mistake]| named.len() == 1 && named[0].id == mistake.id;
        let first = of_kind().filter(|found| is_it(found.finding.mistakes())).count();
        let named =
            of_kind().filter(|found| found.finding.suspects.iter().any(|s| is_it(&s.mistakes))).count();
        (first, named, of_kind().count())
    }
}

/// Writes the table of the documentation.
#[test]
fn mistakes_of_students_are_named() {
    if !is_long() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let programs = StudentProgram::all(folder.path());
    if programs.len() < 3 {
        println!("not run: Python, Node.js or g++ is missing");
        return;
    }
    let mut table = String::from("| mistake | searches |");
    for program in &programs {
        write!(table, " {} |", program.language).unwrap();
    }
    table.push_str("\n|---|---|---|---|---|\n");
    let mut totals: BTreeMap<&str, [usize; 4]> = BTreeMap::new();
    for mistake in MISTAKES {
        write!(table, "| {} | {} |", mistake.id, mistake.kinds().len()).unwrap();
        for program in &programs {
            let (first, named, all) = program.named(mistake);
            let total = totals.entry(program.language).or_default();
            let is_named = [usize::from(first > 0), usize::from(named > 0), first, all];
            total.iter_mut().zip(is_named).for_each(|(total, one)| *total += one);
            let others =
                if named > first { format!(", {} beside another", named - first) } else { String::new() };
            write!(table, " {first}{others} |").unwrap();
        }
        table.push('\n');
    }
    let mut summary = String::from(
        "| | mistakes named first in some search | searches in which it is named first | right programs called right | pairs, both named |\n|---|---|---|---|---|\n",
    );
    for program in &programs {
        let [first, _, searches, all] = totals[program.language];
        let is_right = |convention: &&&str| {
            program.diagnosed(&[], convention).iter().all(|found| found.finding.right_by().is_some())
        };
        let right = CONVENTIONS.iter().filter(is_right).count();
        let pairs = pairs_named(program);
        writeln!(
            summary,
            "| {} | {first} of {} | {searches} of {all} | {right} of {} | {pairs} of {PAIRS} |",
            program.language,
            MISTAKES.len(),
            CONVENTIONS.len()
        )
        .unwrap();
        assert_eq!(right, CONVENTIONS.len(), "{}", program.language);
        assert!(10 * first >= 9 * MISTAKES.len(), "{}: {first}", program.language);
        assert!(2 * pairs >= PAIRS, "{}: {pairs}", program.language);
    }
    let page = include_str!("../../../docs/diagnosis.md");
    let head = page.split("<!-- measured -->").next().unwrap();
    expect_file!["../../../docs/diagnosis.md"]
        .assert_eq(&format!("{head}<!-- measured -->\n\n{summary}\n{table}"));
}

/// Of random pairs, those of which both mistakes are named, together or in different searches.
fn pairs_named(program: &StudentProgram) -> usize {
    let mut dice = Dice::new(1);
    let mut count = 0;
    for _ in 0..PAIRS {
        let one = dice.below(MISTAKES.len());
        let other = (one + 1 + dice.below(MISTAKES.len() - 1)) % MISTAKES.len();
        let pair = [one, other].map(|number| MISTAKES[number].id);
        let found = program.diagnosed(&pair, "");
        let suspects = found.iter().flat_map(|found| &found.finding.suspects);
        let named: Vec<&str> = suspects.flat_map(|suspect| &suspect.mistakes).map(|m| m.id).collect();
        count += usize::from(pair.iter().all(|id| named.contains(id)));
    }
    count
}
