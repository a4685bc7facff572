//! The files around a report: its folder, its title page, its PDF, and edited reports.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use std::fs;
use std::path::Path;
use std::process::Output;

use assert_cmd::Command;
use assert_cmd::cargo::cargo_bin_cmd;
use tempfile::TempDir;

fn plyground(folder: &Path) -> Command {
    let mut command = cargo_bin_cmd!("plyground");
    // English, independent of the environment of the tests.
    command.current_dir(folder).env("LC_ALL", "C");
    command
}

/// A small report, to keep the tests short.
fn report(folder: &Path, arguments: &[&str]) -> Output {
    let small = ["report", "explicit([[3,12,8],[2,4,6],[14,5,2]])"];
    plyground(folder).args(small).args(arguments).output().unwrap()
}

fn verify(folder: &Path, file: &str) -> Output {
    plyground(folder).args(["report", "verify", file]).output().unwrap()
}

fn line(bytes: &[u8]) -> String {
    let text = String::from_utf8(bytes.to_vec()).unwrap();
    assert_eq!(text.trim_end().lines().count(), 1, "one clear line: {text}");
    text.trim_end().to_owned()
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn counts_and_words_are_checked() {
    let room = TempDir::new().unwrap();
    report(room.path(), &["--no-time"]);
    let counts = room.path().join("report/counts.json");
    let text = fs::read_to_string(&counts).unwrap();
    let count = "\"comparison/minimax/depth 2/nodes\": 13";
    assert!(text.contains(count), "{text}");
    fs::write(&counts, text.replace(count, &count.replace("13", "14"))).unwrap();
    let output = verify(room.path(), "report/counts.json");
    assert_eq!(output.status.code(), Some(1));
    let complaint = line(&output.stderr);
    assert!(
        complaint.contains("different") && complaint.contains("comparison/minimax/depth 2/nodes"),
        "{complaint}"
    );
    assert!(complaint.contains("14") && complaint.contains("13"), "{complaint}");

    let page = fs::read_to_string(room.path().join("report/report.html")).unwrap();
    let shown = "<span data-count=\"comparison/minimax/depth 2/nodes\">13</span>";
    assert!(page.contains(shown));
    fs::write(room.path().join("edited.html"), page.replace(shown, &shown.replace("13<", "31<"))).unwrap();
    let output = verify(room.path(), "edited.html");
    assert_eq!(output.status.code(), Some(1));
    assert!(line(&output.stderr).contains("31"), "the number that people see is looked at");

    let retitled = page.replace("Conclusions</h2>", "My conclusions</h2>");
    fs::write(room.path().join("words.html"), retitled).unwrap();
    let output = verify(room.path(), "words.html");
    assert_eq!(output.status.code(), Some(1), "sentences are the program's own");
    assert!(line(&output.stderr).contains("the text was changed: chapter"));

    let output = plyground(room.path()).args(["report", "verify", "edited.html", "--json"]).output().unwrap();
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&json["same"], &json["difference"]["said"]), (&false.into(), &"31".into()));
}

#[test]
fn what_is_no_report_is_one_clear_line() {
    let room = TempDir::new().unwrap();
    for (name, text) in [
        ("empty.json", ""),
        ("words.txt", "hello"),
        ("page.html", "<!doctype html><p>hello</p>"),
        ("other.json", "{\"format\":\"plyground-game\",\"version\":1}"),
        ("future.json", "{\"format\":\"plyground-report\",\"version\":9}"),
    ] {
        fs::write(room.path().join(name), text).unwrap();
        let output = verify(room.path(), name);
        assert_eq!(output.status.code(), Some(2), "{name}");
        assert!(line(&output.stderr).contains(name), "{output:?}");
    }
    assert_eq!(verify(room.path(), "nowhere.html").status.code(), Some(2));
}

#[test]
fn wrong_use_leaves_nothing_behind() {
    let room = TempDir::new().unwrap();
    fs::create_dir(room.path().join("mine")).unwrap();
    fs::write(room.path().join("mine/thesis.txt"), "years of work").unwrap();
    fs::write(room.path().join("bad.toml"), "nmae = \"A\"").unwrap();
    let before = names(room.path());
    let cases: [(&[&str], &str); 8] = [
        (&["report", "tic-tac-toe", "--out", "mine"], "mine"),
        (&["report", "tic-tac-toe", "--out", "bad.toml/report"], "bad.toml"),
        (&["report", "tic-tac-toe", "--title", "bad.toml"], "`nmae`"),
        (&["report", "tic-tac-toe", "--title", "nowhere.toml"], "nowhere.toml"),
        (&["report", "tic-tac-toe", "--position", "XXX/OO./..."], "over"),
        (&["report", "tic-tac-toe", "--evaluator", "line-powers"], "5x5"),
        (&["report", "tic-tac-toe", "--depths", "0"], "--depths 1..5"),
        (&["report", "tic-tac-toe", "--algorithms", "alphabeta"], "alpha-beta"),
    ];
    for (arguments, expected) in cases {
        let output = plyground(room.path()).args(arguments).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {output:?}");
        assert!(line(&output.stderr).contains(expected), "{arguments:?}: {output:?}");
        assert_eq!(names(room.path()), before, "{arguments:?}");
    }
    assert_eq!(names(&room.path().join("mine")), ["thesis.txt"]);
}

#[test]
fn the_title_page_comes_from_a_file() {
    let room = TempDir::new().unwrap();
    let init = |arguments: &[&str]| {
        plyground(room.path()).args(["report", "--init"]).args(arguments).output().unwrap()
    };
    assert!(init(&["--lang", "sk"]).status.success());
    let sample = fs::read_to_string(room.path().join("title.toml")).unwrap();
    assert!(sample.contains("kto prácu vypracoval"), "{sample}");
    assert_eq!(init(&[]).status.code(), Some(2), "a file that is there is kept");
    fs::write(room.path().join("title.toml"), "name = \"Ján Novák <b>\"\ngroup = 7\nyear = 2026\n").unwrap();
    let output = report(room.path(), &["--title", "title.toml", "--no-time"]);
    assert!(output.status.success(), "{output:?}");
    let page = fs::read_to_string(room.path().join("report/report.html")).unwrap();
    assert!(page.contains("Ján Novák &lt;b&gt;") && page.contains("group 7") && page.contains("2026"));
    let typst = fs::read_to_string(room.path().join("report/report.typ")).unwrap();
    assert!(typst.contains("Ján Novák \\<b\\>"));
}

#[test]
fn without_a_program_for_it_there_is_no_pdf_and_a_line_that_helps() {
    let room = TempDir::new().unwrap();
    let mut command = plyground(room.path());
    command.args(["report", "explicit([1,[2,3]])", "--pdf"]).env("PATH", room.path());
    let output = command.output().unwrap();
    // Where a browser is installed outside the path, it is used.
    if output.status.success() {
        return;
    }
    assert_eq!(output.status.code(), Some(2));
    assert!(line(&output.stderr).contains("pip install typst"), "{output:?}");
    assert_eq!(names(room.path()), [""; 0]);
}

#[cfg(unix)]
mod with_programs {
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    /// Installs a script in place of a program.
    fn program(room: &Path, name: &str, script: &str) {
        let path = room.join(name);
        fs::write(&path, format!("#!/bin/sh\n{script}\n")).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    }

    fn with_pdf(room: &TempDir, bin: &TempDir) -> Output {
        let mut command = plyground(room.path());
        let path = format!("{}:/bin:/usr/bin", bin.path().display());
        command.args(["report", "explicit([1,[2,3]])", "--pdf", "--no-time"]).env("PATH", path);
        command.output().unwrap()
    }

    #[test]
    fn typst_makes_the_pdf() {
        let (room, bin) = (TempDir::new().unwrap(), TempDir::new().unwrap());
        program(bin.path(), "typst", "test \"$1\" = compile && test -f \"$2\" && echo made > \"$3\"");
        let output = with_pdf(&room, &bin);
        assert!(output.status.success(), "{output:?}");
        assert_eq!(fs::read_to_string(room.path().join("report/report.pdf")).unwrap(), "made\n");
        assert!(with_pdf(&room, &bin).status.success(), "a report with a PDF is replaced, too");
    }

    #[test]
    fn a_program_that_fails_leaves_nothing_behind() {
        let (room, bin) = (TempDir::new().unwrap(), TempDir::new().unwrap());
        program(bin.path(), "typst", "echo 'first line' >&2; echo 'error: no font' >&2; exit 1");
        let output = with_pdf(&room, &bin);
        assert_eq!(output.status.code(), Some(1));
        assert!(line(&output.stderr).contains("error: no font"), "{output:?}");
        assert_eq!(names(room.path()), [""; 0]);
    }
}
