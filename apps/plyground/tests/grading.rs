//! `plyground grade`: programs, classes, limits.
#![cfg(unix)]

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use plyground_grade::{Convention, Program, ProgramRun, SearchKind, Switch, TaskSet};
use serde_json::Value;

pub(crate) fn plyground(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_plyground"));
    command.args(arguments).current_dir(folder).env("LC_ALL", "C").output().unwrap()
}

pub(crate) fn grade(folder: &Path, arguments: &[&str]) -> Output {
    plyground(folder, &[&["grade"], arguments].concat())
}

pub(crate) fn text(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// What a program with these mistakes writes.
pub(crate) fn answers(switches: &[Switch]) -> String {
    let mut text = String::new();
    for kind in SearchKind::ALL {
        let set = switches.iter().fold(plyground_grade::Switches::NONE, |set, &switch| set.with(switch));
        let program = Program { switches: set, ..Program::right(kind, Convention::SHEET) };
        let mut run = ProgramRun::new(program);
        for task in TaskSet::standard().only(&[kind]).tasks {
            let answer = run.answer(&task);
            let movement = answer.movement.map_or("?".to_owned(), |m| m.to_string());
            let line = format!("{} {movement} {} {}\n", task.id, answer.value, answer.nodes);
            text.push_str(&line);
        }
    }
    text
}

pub(crate) fn is_there(tool: &str) -> bool {
    Command::new(tool).arg("--version").output().is_ok_and(|output| output.status.success())
}

#[test]
fn one_program_is_told_its_mistake() {
    let room = tempfile::tempdir().unwrap();
    let at = |name: &str| room.path().join(name);
    fs::write(at("right.txt"), answers(&[])).unwrap();
    fs::write(at("wrong.txt"), answers(&[Switch::DepthBeforeEnd])).unwrap();
    let right = grade(room.path(), &["--", "cat", "right.txt"]);
    assert!(right.status.success(), "{right:?}");
    assert_eq!(text(&right).lines().next(), Some("minimax: right"));
    let wrong = grade(room.path(), &["--", "cat", "wrong.txt"]);
    assert_eq!(wrong.status.code(), Some(1));
    assert_eq!(text(&wrong).matches("[depth-before-end]").count(), 4, "{}", text(&wrong));
    assert!(text(&wrong).contains("smallest task with a wrong answer"), "{}", text(&wrong));
    let from_file = grade(room.path(), &["--answers", "wrong.txt", "--json"]);
    let found: Value = serde_json::from_str(&text(&from_file)).unwrap();
    assert_eq!(found["searches"][2]["suspects"][0]["mistakes"], serde_json::json!(["depth-before-end"]));
}

/// A search of the library as a program would record it: the first line names no mistake made on purpose, and this convention.
fn recorded(room: &Path, name: &str, options: &[&str], convention: &str) {
    let common = ["trace", "record", "tic-tac-toe", "--moves", "b2 a1", "--depth", "4"];
    let output = plyground(room, &[&common[..], options].concat());
    let text = text(&output);
    let (head, rest) = text.split_once('\n').unwrap();
    let mut head: serde_json::Map<String, Value> = serde_json::from_str(head).unwrap();
    head.remove("mutations");
    head.insert("convention".to_owned(), convention.into());
    fs::write(room.join(name), format!("{}\n{rest}", Value::Object(head))).unwrap();
}

#[test]
fn recorded_searches_are_judged_together() {
    let room = tempfile::tempdir().unwrap();
    let low = ["--algorithm", "alpha-beta", "--mutation", "low-overwritten"];
    recorded(room.path(), "low.jsonl", &low, "plyground");
    recorded(room.path(), "right.jsonl", &["--algorithm", "negascout"], "plyground");
    let right = grade(room.path(), &["--trace", "right.jsonl"]);
    assert!(right.status.success(), "{right:?}");
    assert_eq!(text(&right).lines().next(), Some("negascout: right"));
    let wrong = grade(room.path(), &["--trace", "low.jsonl", "right.jsonl"]);
    assert_eq!(wrong.status.code(), Some(1));
    let words = text(&wrong);
    assert!(words.starts_with("alpha-beta: mistake: ") && words.contains("[low-overwritten]"), "{words}");
    assert!(words.contains("low.jsonl: line ") && words.contains("right.jsonl: the same as"), "{words}");
    let both = grade(room.path(), &["--trace", "low.jsonl", "right.jsonl", "--json"]);
    let found: Value = serde_json::from_str(&text(&both)).unwrap();
    assert_eq!(found["searches"][0]["suspects"][0]["mistakes"], serde_json::json!(["low-overwritten"]));
    assert_eq!(found["searches"][1]["verdict"], "right");
    assert_eq!(found["traces"][0]["verdict"], "different");
    let alone = plyground(room.path(), &["trace", "check", "low.jsonl"]);
    assert_eq!(alone.status.code(), Some(1));
    assert!(text(&alone).contains("[low-overwritten]"), "{alone:?}");
}

#[test]
fn a_recorded_search_is_compared_with_the_convention_that_it_names() {
    let room = tempfile::tempdir().unwrap();
    let above = ["--algorithm", "alpha-beta", "--convention", "wikipedia"];
    recorded(room.path(), "above.jsonl", &above, "wikipedia");
    recorded(room.path(), "unnamed.jsonl", &above, "plyground");
    recorded(room.path(), "misnamed.jsonl", &["--algorithm", "alpha-beta"], "wikipedia");
    recorded(
        room.path(),
        "range.jsonl",
        &["--algorithm", "negascout", "--convention", "open-lines"],
        "open-lines",
    );
    let other = "alpha-beta: right, by another convention than the first line of the trace names: a cutoff";
    for (name, verdict) in [
        ("above.jsonl", "alpha-beta: right".to_owned()),
        ("unnamed.jsonl", format!("{other} needs a value above beta (>), not equal to it (>=)")),
        ("misnamed.jsonl", format!("{other} is made where a value equals beta (>=), not only above it (>)")),
        ("range.jsonl", "negascout: right".to_owned()),
    ] {
        let output = grade(room.path(), &["--trace", name]);
        assert!(output.status.success(), "{output:?}");
        assert_eq!(text(&output).lines().next(), Some(&*verdict), "{name}");
    }
}

#[test]
fn all_that_is_known_of_a_trace_is_told_once() {
    let room = tempfile::tempdir().unwrap();
    recorded(room.path(), "unknown.jsonl", &["--algorithm", "alpha-beta"], "no-such-book");
    let unknown = text(&grade(room.path(), &["--trace", "unknown.jsonl"]));
    assert_eq!(unknown.lines().count(), 1, "{unknown}");
    assert!(unknown.starts_with("unknown.jsonl: there is nothing to compare with"), "{unknown}");
    recorded(room.path(), "thin.jsonl", &["--algorithm", "alpha-beta", "--max-events", "500"], "plyground");
    let thin = text(&grade(room.path(), &["--trace", "thin.jsonl"]));
    assert!(thin.contains("thin.jsonl: the same as"), "{thin}");
    assert!(thin.contains("visits are not in the file and were not compared"), "{thin}");
}

#[test]
fn wrong_use_is_explained() {
    let room = tempfile::tempdir().unwrap();
    fs::write(room.path().join("bad.toml"), "[points]\nquicksort = 3\n").unwrap();
    fs::write(room.path().join("tasks.txt"), "a minimax 0 explicit [1,2] X\n").unwrap();
    fs::create_dir(room.path().join("empty")).unwrap();
    for (arguments, words) in [
        (&[][..], "name the program to grade"),
        (&["--class", "missing"], "missing"),
        (&["--class", "empty"], "no submission"),
        (&["--rubric", "bad.toml", "--sheet"], "quicksort"),
        (&["--tasks", "tasks.txt", "--sheet"], "line 1 of the tasks"),
        (&["--algorithms", "sss", "--sheet"], "`sss`"),
    ] {
        let output = grade(room.path(), arguments);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
        assert!(said.contains(words), "{arguments:?}: {said}");
    }
    let unknown = grade(room.path(), &["--", "no-such-program"]);
    assert!(text(&unknown).contains("ended with an error (127)"), "{}", text(&unknown));
}

/// Tries to change files outside its folder, also by undoing what forbids it, here and in a namespace of its own.
const VANDAL: &str = "touch='touch ../../made-by-k'
undo='mount -o remount,bind,rw /; umount .; umount -l ../..; mount -o remount,bind,rw ../..'
for try in : \"$undo\" \"unshare -rm sh -c '$undo; $touch'\" \"unshare -Um sh -c '$undo; $touch'\"; do
    eval \"$try; $touch\" 2>/dev/null
done
if ! test -e ../../made-by-k; then touch mine && cat answers.txt; fi";

/// A file that a program makes among the temporary files, where only it should see it.
const TEMPORARY: &str = "/tmp/plyground-test-made-by-m";

/// A class of programs that behave badly, as shell scripts.
fn class(room: &Path) {
    let locks = if is_there("python3") {
        "python3 -c 'import multiprocessing; multiprocessing.Lock()'"
    } else {
        ": > /dev/shm/lock"
    };
    let temporary = format!("{locks} && : > {TEMPORARY} && cat answers.txt");
    let others = room.join("class");
    let spy = format!(
        "if [ \"$(ls -A ..)\" = \"${{PWD##*/}}\" ] && [ \"$(ls -A ../..)\" = running ] && ! ls {}/*; then cat answers.txt; fi",
        others.display()
    );
    let scripts = [
        ("a-right", "cat answers.txt"),
        ("b-endless", "while :; do :; done"),
        ("c-flood", "while :; do echo 0123456789012345678901234567890123456789; done"),
        ("d-silent", "cat > /dev/null"),
        ("e-crash", "echo oh no >&2; exit 3"),
        (
            "f-many",
            "for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do sleep 86399 & done; wait",
        ),
        ("g-orphan", "(sleep 86399 &) ; cat answers.txt"),
        ("h-chatter", "echo hello world; cat answers.txt"),
        // In a namespace there is nothing but the loopback device.
        ("i-network", "if [ \"$(grep -c : /proc/net/dev)\" = 1 ]; then cat answers.txt; fi"),
        // Seven processes that share what the first of them holds.
        (
            "l-sharing",
            "x=$(head -c 22000000 /dev/zero | tr '\\0' a); mkfifo never; \
             for i in 1 2 3 4 5 6; do (read line < never; :) & done; sleep 0.4; kill $(jobs -p); cat answers.txt",
        ),
        ("k-vandal", VANDAL),
        ("m-temporary", &temporary),
        ("n-spy", &spy),
    ];
    for (name, script) in scripts {
        let folder = room.join("class").join(name);
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("run.sh"), script).unwrap();
        fs::write(folder.join("answers.txt"), answers(&[])).unwrap();
    }
    fs::create_dir_all(room.join("class/j-nothing")).unwrap();
    let rubric = "[commands]\n'run.sh' = 'sh run.sh'\n\
                  [limits]\nseconds = 30\ncpu_seconds = 1\nmemory_mb = 128\nprocesses = 12\noutput_kb = 64\n";
    fs::write(room.join("rubric.toml"), rubric).unwrap();
}

/// Whether programs have namespaces, and whether one of them is for their mounts, as `grade` says.
fn namespaces(output: &Output) -> (bool, bool) {
    let said = String::from_utf8_lossy(&output.stderr);
    let known = !said.contains("no namespaces");
    let mounts = known && !said.contains("no mount namespaces");
    let is_given = Command::new("unshare").args(["--map-root-user", "--mount", "true"]).output();
    assert!(mounts || !is_given.is_ok_and(|output| output.status.success()), "{said}");
    (known, mounts)
}

const CLASS: &[&str] = &["--class", "class", "--rubric", "rubric.toml", "--out", "out"];

#[test]
fn a_class_is_marked_whatever_its_programs_do() {
    let room = tempfile::tempdir().unwrap();
    class(room.path());
    let output = grade(room.path(), CLASS);
    assert!(output.status.success(), "{output:?}");
    let out = room.path().join("out");
    let csv = fs::read_to_string(out.join("marks.csv")).unwrap();
    let ends: Vec<String> =
        csv.lines().skip(1).map(|line| line.split(',').take(3).collect::<Vec<_>>().join(" ")).collect();
    let (namespaces, mounts) = namespaces(&output);
    let only_in = |is_there: bool, name: &str| format!("{name} done {}", if is_there { 100 } else { 0 });
    let network = only_in(namespaces, "i-network");
    let [vandal, spy] = ["k-vandal", "n-spy"].map(|name| only_in(mounts, name));
    assert_eq!(
        ends,
        [
            "a-right done 100",
            "b-endless out-of-time 0",
            "c-flood too-much-output 0",
            "d-silent done 0",
            "e-crash failed 0",
            "f-many too-many-processes 0",
            "g-orphan done 100",
            "h-chatter done 100",
            &network,
            "j-nothing not-started 0",
            &vandal,
            "l-sharing done 100",
            "m-temporary done 100",
            &spy,
        ]
    );
    let page = fs::read_to_string(out.join("pages/e-crash.html")).unwrap();
    assert!(page.contains("ended with an error (3): oh no"), "{page}");
    let page = fs::read_to_string(out.join("pages/h-chatter.html")).unwrap();
    assert!(page.contains("lines that are no answers: 1"), "{page}");
    assert!(!out.join("running").exists(), "no folder is left behind");
    assert_eq!(out.join("made-by-k").exists(), !mounts, "nothing is changed outside");
    assert_eq!(fs::remove_file(TEMPORARY).is_ok(), !mounts, "temporary files are its own");
    let left = fs::read_dir("/proc").unwrap().flatten().filter(|entry| {
        let line = fs::read(entry.path().join("cmdline")).unwrap_or_default();
        let folder = fs::read_link(entry.path().join("cwd")).unwrap_or_default();
        line.starts_with(b"sleep\x0086399") && folder.starts_with(room.path())
    });
    assert_eq!(left.count(), 0, "no process is left behind");
}

#[test]
fn an_interrupted_class_goes_on_with_the_same_marks() {
    let room = tempfile::tempdir().unwrap();
    class(room.path());
    for slow in ["b-endless", "c-flood", "f-many"] {
        fs::remove_dir_all(room.path().join("class").join(slow)).unwrap();
    }
    assert!(grade(room.path(), CLASS).status.success());
    let read = |name: &str| fs::read_to_string(room.path().join("out").join(name)).unwrap();
    let whole = ["marks.csv", "marks.json", "pages/a-right.html"].map(read);
    // As a kill leaves it: half of the lines, the last of them cut short, and the folder of a program.
    let journal = read("journal.jsonl");
    let half: Vec<&str> = journal.split_inclusive('\n').take(4).collect();
    let half = half.concat();
    fs::write(room.path().join("out/journal.jsonl"), &half[..half.len() - 30]).unwrap();
    fs::create_dir_all(room.path().join("out/running/abc")).unwrap();
    assert!(grade(room.path(), CLASS).status.success());
    assert_eq!(["marks.csv", "marks.json", "pages/a-right.html"].map(read), whole);
    assert!(!room.path().join("out/running").exists());
    // With other tasks the old answers are worth nothing.
    let other = grade(room.path(), &[CLASS, &["--algorithms", "minimax"]].concat());
    assert_eq!(other.status.code(), Some(2));
}

#[test]
fn a_program_that_was_corrected_is_marked_again() {
    let room = tempfile::tempdir().unwrap();
    let at = |name: &str| room.path().join(name);
    fs::create_dir_all(at("class/b/inner")).unwrap();
    fs::write(at("class/a.sh"), "exit 0").unwrap();
    fs::write(at("class/b/inner/run.sh"), "cat answers.txt").unwrap();
    fs::write(at("class/b/inner/answers.txt"), answers(&[Switch::DepthBeforeEnd])).unwrap();
    fs::write(at("rubric.toml"), "[commands]\n'run.sh' = 'sh run.sh'\n'a.sh' = 'sh a.sh'\n").unwrap();
    let rows = || -> Vec<String> {
        let csv = fs::read_to_string(at("out/marks.csv")).unwrap();
        csv.lines().skip(1).map(str::to_owned).collect()
    };
    let runs = || fs::read_to_string(at("out/journal.jsonl")).unwrap().lines().count() - 1;
    let page = || fs::read_to_string(at("out/pages/b.html")).unwrap();
    let mark = |more: &[&str]| {
        let output = grade(room.path(), &[CLASS, more].concat());
        assert!(output.status.success(), "{output:?}");
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    mark(&[]);
    assert!(rows()[1].ends_with(",1,") && !rows()[1].contains(",100,100,"), "{:?}", rows());
    assert!(!page().contains("class=\"again\""));
    let first_points = rows()[1].split(',').nth(2).unwrap().to_owned();
    // As it is, nothing is run again; what a file manager leaves is no change.
    fs::write(at("class/b/.DS_Store"), "x").unwrap();
    assert!(!mark(&[]).contains("run again"));
    assert_eq!(runs(), 2);
    fs::write(at("class/b/inner/answers.txt"), answers(&[])).unwrap();
    assert!(mark(&[]).contains("changed since they were marked: b"));
    assert_eq!(runs(), 3);
    assert!(
        rows()[1].starts_with("b,done,100,100,") && rows()[1].ends_with(&format!(",2,{first_points}")),
        "{:?}",
        rows()
    );
    assert!(page().contains("this is run 2, and the one before got"), "{}", page());
    // Another command for it alone.
    fs::write(at("rubric.toml"), "[commands]\n'run.sh' = 'sh run.sh; :'\n'a.sh' = 'sh a.sh'\n").unwrap();
    mark(&[]);
    assert_eq!((runs(), rows()[0].ends_with(",1,"), rows()[1].ends_with(",3,100")), (4, true, true));
    // Earlier versions did not write what a line belongs to.
    let journal = fs::read_to_string(at("out/journal.jsonl")).unwrap();
    let old: Vec<String> = journal
        .lines()
        .take(3)
        .map(|line| {
            let mut line: serde_json::Map<String, Value> = serde_json::from_str(line).unwrap();
            line.remove("files");
            Value::Object(line).to_string() + "\n"
        })
        .collect();
    fs::write(at("out/journal.jsonl"), old.concat()).unwrap();
    fs::write(at("rubric.toml"), "[commands]\n'run.sh' = 'sh run.sh'\n'a.sh' = 'sh a.sh'\n").unwrap();
    let said = mark(&[]);
    assert!(said.contains("an earlier version marked a.sh, b without recording"), "{said}");
    assert_eq!((runs(), rows()[1].split(',').nth(2)), (2, Some(&*first_points)));
}

#[test]
fn what_the_system_cannot_start_is_not_held_against_a_program() {
    use std::os::unix::fs::PermissionsExt;
    let room = tempfile::tempdir().unwrap();
    let at = |name: &str| room.path().join(name);
    for name in ["class/a", "class/b", "bin"] {
        fs::create_dir_all(at(name)).unwrap();
    }
    for name in ["a", "b"] {
        fs::write(at("class").join(name).join("run.sh"), "cat answers.txt").unwrap();
        fs::write(at("class").join(name).join("answers.txt"), answers(&[])).unwrap();
    }
    fs::write(at("rubric.toml"), "[commands]\n'run.sh' = 'sh run.sh'\n").unwrap();
    // Works when it is tried, and fails when it is needed.
    let tool =
        "#!/bin/sh\ncase \"$*\" in *' -- true') exit 0 ;; esac\necho no namespace is left >&2\nexit 1\n";
    fs::write(at("bin/setpriv"), tool).unwrap();
    fs::set_permissions(at("bin/setpriv"), fs::Permissions::from_mode(0o755)).unwrap();
    let path = format!("{}:{}", at("bin").display(), std::env::var("PATH").unwrap());
    let mut broken = Command::new(env!("CARGO_BIN_EXE_plyground"));
    broken.arg("grade").args(CLASS).current_dir(room.path()).env("LC_ALL", "C").env("PATH", path);
    let broken = broken.output().unwrap();
    let said = String::from_utf8_lossy(&broken.stderr);
    if !cfg!(target_os = "linux") {
        return;
    }
    assert_eq!(broken.status.code(), Some(2), "{said}");
    assert!(said.contains("could not start them: a, b (no namespace is left)"), "{said}");
    assert_eq!(fs::read_to_string(at("out/journal.jsonl")).unwrap().lines().count(), 1);
    assert!(grade(room.path(), CLASS).status.success());
    let csv = fs::read_to_string(at("out/marks.csv")).unwrap();
    assert_eq!(csv.matches(",done,100,").count(), 2, "{csv}");
}
