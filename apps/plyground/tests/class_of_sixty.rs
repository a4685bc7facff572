//! A class of sixty submissions, a third of which misbehave: killed at half and resumed, its marks and pages are those of an unbroken run.
#![cfg(target_os = "linux")]

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use plyground_grade::{MISTAKES, Switch};

use crate::grading::{answers, grade};

/// Programs that misbehave, and how many of each. As root the system does not hold a program to its processes: no bomb starts more
/// than 40.
const SCRIPTS: [(&str, &str, usize); 8] = [
    ("endless", "while :; do :; done", 6),
    ("sleeper", "cat answers.txt; sleep 86398", 4),
    ("bomb", "i=0; while [ $i -lt 40 ]; do sleep 86398 & i=$((i + 1)); done; wait", 4),
    ("flood", "yes 'a1 1 1 1'", 4),
    ("bytes", "tr '\\0' '\\377' < /dev/zero", 2),
    // Six processes, each within the limit for itself.
    (
        "memory",
        "mkfifo never; i=0; while [ $i -lt 6 ]; do \
         (x=$(head -c 30000000 /dev/zero | tr '\\0' a); : > ready$i; read line < never; :) & \
         while [ ! -e ready$i ]; do sleep 0.05; done; i=$((i + 1)); done; wait",
        2,
    ),
    ("silent", "cat > /dev/null", 4),
    ("nonsense", "echo hello; sed 's/ / : /' answers.txt; echo 'a1 1 2'; exit 3", 4),
];
const SUBMISSIONS: usize = 60;
const RUBRIC: &str = "[points]\nminimax = 20\nalpha-beta = 30\nnegamax = 20\nnegascout = 30\n[penalties]\nwindow = 2\nsign = 3\n\
     [commands]\n'run.sh' = 'sh run.sh'\n\
     [limits]\nseconds = 30\ncpu_seconds = 2\nmemory_mb = 128\nprocesses = 12\noutput_kb = 64\n";

fn class(room: &Path) {
    let add = |name: &str, script: &str, answers: &str| {
        let folder = room.join("class").join(name);
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("run.sh"), script).unwrap();
        fs::write(folder.join("answers.txt"), answers).unwrap();
    };
    let right = answers(&[]);
    let mut count = 0;
    for (name, script, copies) in SCRIPTS {
        for number in 0..copies {
            // Spread among the others, so that some of each kind come before and after the kill.
            add(&format!("{:02}-{name}", (count * 7 + number) % SUBMISSIONS), script, &right);
            count += 1;
        }
    }
    for number in count..SUBMISSIONS {
        let mistake = &MISTAKES[number * 31 % MISTAKES.len()];
        let switches: Vec<Switch> = if number % 5 == 0 {
            Vec::new()
        } else {
            mistake.ways.iter().map(|(way, _)| *way).take(1).collect()
        };
        add(
            &format!("{:02}-program-{number}", number * 7 % SUBMISSIONS),
            "cat answers.txt",
            &answers(&switches),
        );
    }
    fs::write(room.join("rubric.toml"), RUBRIC).unwrap();
}

/// Every file with marks, by its path; the journal has the order in which the programs ended.
fn marks(out: &Path) -> BTreeMap<String, String> {
    let pages = fs::read_dir(out.join("pages")).unwrap().flatten().map(|entry| entry.path());
    let files = pages.chain([out.join("marks.csv"), out.join("marks.json")]);
    files
        .map(|path| {
            (path.file_name().unwrap().to_string_lossy().into_owned(), fs::read_to_string(path).unwrap())
        })
        .collect()
}

/// The processes that were started in a folder and are still there.
fn left(room: &Path) -> usize {
    let is_left = |entry: fs::DirEntry| {
        let folder = fs::read_link(entry.path().join("cwd")).unwrap_or_default();
        let line = fs::read(entry.path().join("cmdline")).unwrap_or_default();
        folder.starts_with(room) || line.starts_with(b"sleep\x0086398")
    };
    fs::read_dir("/proc").unwrap().flatten().map(is_left).filter(|&is_left| is_left).count()
}

#[test]
fn a_class_that_is_killed_at_half_is_marked_like_an_unbroken_one() {
    if std::env::var_os("PLYGROUND_LONG").is_none() {
        return;
    }
    let room = tempfile::tempdir().unwrap();
    class(room.path());
    assert_eq!(fs::read_dir(room.path().join("class")).unwrap().count(), SUBMISSIONS);
    let arguments =
        |out: &'static str| ["--class", "class", "--rubric", "rubric.toml", "--threads", "4", "--out", out];
    let whole = grade(room.path(), &arguments("whole"));
    assert!(whole.status.success(), "{whole:?}");
    let mut broken = Command::new(env!("CARGO_BIN_EXE_plyground"))
        .arg("grade")
        .args(arguments("broken"))
        .current_dir(room.path())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let journal = room.path().join("broken/journal.jsonl");
    let lines = || fs::read_to_string(&journal).map_or(0, |text| text.lines().count());
    while lines() < SUBMISSIONS / 2 {
        assert!(broken.try_wait().unwrap().is_none(), "it is killed before its end");
        thread::sleep(Duration::from_millis(20));
    }
    broken.kill().unwrap();
    broken.wait().unwrap();
    assert!(lines() < SUBMISSIONS && !room.path().join("broken/marks.csv").exists());
    let resumed = grade(room.path(), &arguments("broken"));
    assert!(resumed.status.success(), "{resumed:?}");
    let (whole, broken) = (marks(&room.path().join("whole")), marks(&room.path().join("broken")));
    assert_eq!(whole.len(), SUBMISSIONS + 2);
    for (name, text) in &whole {
        assert_eq!(Some(text), broken.get(name), "{name}");
    }
    let ends: BTreeMap<&str, usize> =
        whole["marks.csv"].lines().skip(1).fold(BTreeMap::new(), |mut ends, line| {
            *ends.entry(line.split(',').nth(1).unwrap()).or_default() += 1;
            ends
        });
    println!("{ends:?}");
    let expected = [
        ("done", 34),
        ("failed", 4),
        ("out-of-time", 10),
        ("too-many-processes", 4),
        ("too-much-memory", 2),
        ("too-much-output", 6),
    ];
    assert_eq!(ends, BTreeMap::from(expected));
    assert!(!room.path().join("broken/running").exists());
    assert_eq!(left(room.path()), 0, "no process is left behind");
}
