//! Worksheets: what is written, for whom, and how it is marked.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use std::fs;
use std::path::Path;
use std::process::Output;

use assert_cmd::cargo::cargo_bin_cmd;
use serde_json::Value;
use tempfile::TempDir;

fn exercise(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = cargo_bin_cmd!("plyground");
    command.current_dir(folder).env("LC_ALL", "C").arg("exercise").args(arguments).output().unwrap()
}

fn good(folder: &Path, arguments: &[&str]) -> String {
    let output = exercise(folder, arguments);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn complaint(folder: &Path, arguments: &[&str]) -> String {
    let output = exercise(folder, arguments);
    assert_eq!(output.status.code(), Some(2), "{}", String::from_utf8_lossy(&output.stdout));
    String::from_utf8(output.stderr).unwrap()
}

/// A room with a class list.
fn class() -> TempDir {
    let room = TempDir::new().unwrap();
    fs::write(room.path().join("class.csv"), "name,id\nAda Lovelace,1815\n\"Turing, Alan\",19/12\n").unwrap();
    room
}

/// Every file below a folder, by its path.
fn files(folder: &Path) -> Vec<String> {
    let mut names = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                names.push(path.strip_prefix(folder).unwrap().to_str().unwrap().to_owned());
            }
        }
    }
    names.sort();
    names
}

const CLASS: [&str; 9] =
    ["--class", "class.csv", "--seed", "99", "--kind", "unvisited", "--kind", "values", "--out"];

fn write(room: &Path, out: &str, more: &[&str]) -> String {
    good(room, &[&CLASS[..], &[out], more].concat())
}

#[test]
fn every_student_gets_a_sheet_and_the_teacher_the_key() {
    let room = class();
    let told = write(room.path(), "lab", &[]);
    assert!(told.starts_with("2 worksheets are in lab"), "{told}");
    let lab = room.path().join("lab");
    let expected = [
        "forms/1815.txt",
        "forms/19_12.txt",
        "key/1815-key.html",
        "key/19_12-key.html",
        "key/key.json",
        "key/overview.csv",
        "sheets/1815.html",
        "sheets/19_12.html",
    ];
    assert_eq!(files(&lab), expected);
    let read = |name: &str| fs::read_to_string(lab.join(name)).unwrap();
    let key: Value = serde_json::from_str(&read("key/key.json")).unwrap();
    let overview = read("key/overview.csv");
    assert!(overview.starts_with("id,name,seed,1,2\n1815,Ada Lovelace,"), "{overview}");
    assert!(overview.contains("19/12,\"Turing, Alan\","), "{overview}");
    for (sheet, name) in key["sheets"].as_array().unwrap().iter().zip(["1815", "19_12"]) {
        let (student, form) = (read(&format!("sheets/{name}.html")), read(&format!("forms/{name}.txt")));
        for seed in [&sheet["seed"], &sheet["questions"][0]["seed"], &sheet["questions"][1]["seed"]] {
            assert!(!student.contains(&seed.to_string()) && !form.contains(&seed.to_string()));
        }
        assert!(
            !student.contains("class=\"answer\"")
                && read(&format!("key/{name}-key.html")).contains("class=\"answer\"")
        );
    }
    assert_ne!(read("sheets/1815.html"), read("sheets/19_12.html"));
    let before = read("sheets/1815.html");
    write(room.path(), "lab", &[]);
    assert_eq!(read("sheets/1815.html"), before, "the same seed makes the same sheet, and replaces it");
}

#[test]
fn every_format_has_its_files() {
    let room = class();
    for (format, expected) in [
        (
            "latex",
            &["sheets/1815.tex", "sheets/figures/1815-1.png", "key/1815-key.tex", "key/figures/1815-2.png"][..],
        ),
        ("typst", &["sheets/1815.typ", "sheets/figures/1815-1.svg", "key/19_12-key.typ"]),
        ("text", &["sheets/1815.txt", "key/1815-key.txt"]),
        ("json", &["sheets/1815.json", "forms/1815.txt"]),
        ("moodle", &["key/moodle.xml"]),
    ] {
        write(room.path(), format, &["--format", format]);
        let files = files(&room.path().join(format));
        for name in expected.iter().chain(&["key/key.json", "key/overview.csv"]) {
            assert!(files.contains(&(*name).to_owned()), "{format}: {name} is not among {files:?}");
        }
        let students = files.iter().filter(|name| !name.starts_with("key/") && !name.contains("/figures/"));
        for name in students {
            let text = fs::read_to_string(room.path().join(format).join(name)).unwrap();
            assert!(!text.contains("solution") && !text.contains("\"seed\""), "{name}");
        }
    }
}

#[test]
fn forms_are_marked_with_a_line_for_every_fault() {
    let room = class();
    write(room.path(), "lab", &["--format", "text"]);
    // The key in the format of the sheets is a form with all answers.
    let filled = room.path().join("filled");
    fs::create_dir(&filled).unwrap();
    fs::copy(room.path().join("lab/key/1815-key.txt"), filled.join("ada.txt")).unwrap();
    fs::write(filled.join("alan.txt"), "id: 19/12\n1: a\n2 best: Z\nhello\n").unwrap();
    let mark = ["--mark", "filled", "--key", "lab/key/key.json"];
    let told = good(room.path(), &[&mark[..], &["--csv", "marks.csv"]].concat());
    assert!(told.starts_with("Ada Lovelace (1815): 12 of 12\nTuring, Alan (19/12): "), "{told}");
    assert!(
        told.contains("too many: a") && told.contains("no answer") && told.contains("not read: hello"),
        "{told}"
    );
    let table = fs::read_to_string(room.path().join("marks.csv")).unwrap();
    assert!(table.starts_with("id,name,points,most,1,2\n1815,Ada Lovelace,12,12,4,8\n"), "{table}");
    let json: Value = serde_json::from_str(&good(room.path(), &[&mark[..], &["--json"]].concat())).unwrap();
    assert_eq!((&json[0]["points"], &json[0]["parts"][0]["feedback"]), (&json[0]["most"], &Value::Null));
    // A class list in Ukrainian, whose last student has handed in nothing.
    fs::write(room.path().join("uk.csv"), "Прізвище;Код\nЛеся Українка;КН21-01\nІван Франко;КН21-02\n")
        .unwrap();
    let made =
        exercise(room.path(), &["--class", "uk.csv", "--kind", "values", "--seed", "7", "--out", "uk"]);
    assert!(String::from_utf8_lossy(&made.stderr).contains("1: 2 of 2"), "how many answers differ");
    let overview = fs::read_to_string(room.path().join("uk/key/overview.csv")).unwrap();
    assert!(overview.starts_with("\u{feff}id,name,seed,1\nКН21-01,Леся Українка,"), "{overview}");
    let seed = overview.lines().nth(1).unwrap().split(',').nth(2).unwrap();
    assert!(seed.len() < 16 || seed.contains('_'), "spreadsheets round long numbers: {seed}");
    let forms = [
        "--mark",
        "uk/forms/КН21-01.txt",
        "--key",
        "uk/key/key.json",
        "--csv",
        "uk.marks.csv",
        "--semicolons",
    ];
    let told = good(room.path(), &[&forms[..], &["--feedback", "back"]].concat());
    assert!(told.contains("Іван Франко (КН21-02): not handed in"), "{told}");
    let table = fs::read_to_string(room.path().join("uk.marks.csv")).unwrap();
    assert!(table.starts_with("\u{feff}id;name;points;most;1\n"), "{table}");
    assert!(table.lines().nth(2).unwrap().starts_with("КН21-02;Іван Франко;;"), "{table}");
    let page = fs::read_to_string(room.path().join("back/КН21-01-marks.html")).unwrap();
    assert!(page.contains("Леся Українка") && page.contains("no answer"), "{page}");
    // A stranger's form is told, and the others are marked.
    fs::write(filled.join("stranger.txt"), "id: 7\n1: a\n").unwrap();
    let output = exercise(room.path(), &mark);
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stdout).contains("Ada Lovelace"));
    assert!(String::from_utf8_lossy(&output.stderr).contains("no sheet with the id 7"));
}

#[test]
fn mistakes_are_told_and_nothing_is_written() {
    let room = class();
    let path = room.path();
    fs::write(path.join("twins.csv"), "A,1\nB,1\n").unwrap();
    fs::create_dir(path.join("mine")).unwrap();
    fs::write(path.join("mine/thesis.txt"), "years of work").unwrap();
    fs::create_dir(path.join("empty")).unwrap();
    for (arguments, expected) in [
        (&["--kind", "poem"][..], "not a kind of exercise"),
        (&["--difficulty", "6"], "from 1 to 5"),
        (&["--class", "twins.csv", "--out", "x"], "line 2"),
        (&["--class", "missing.csv", "--out", "x"], "missing.csv"),
        (&["--out", "mine"], "holds other files"),
        (&["--mark", "empty", "--key", "class.csv"], "not an answer key"),
        (&["--format", "pdf"], "--out"),
    ] {
        let told = complaint(path, arguments);
        assert!(told.contains(expected), "{arguments:?}: {told}");
    }
    assert!(!path.join("x").exists());
    good(path, &["--kind", "values", "--out", "y"]);
    let told = complaint(path, &["--mark", "empty", "--key", "y/key/key.json"]);
    assert!(told.contains("holds no answers"), "{told}");
}
