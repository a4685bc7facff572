//! `plyground report`: written in every language, verified, and refused where it is impossible.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use std::fs;
use std::path::Path;

use assert_cmd::cargo::cargo_bin_cmd;

/// Runs the program in a folder and returns the exit code, standard output and standard error.
fn plyground(folder: &Path, arguments: &[&str]) -> (i32, String, String) {
    let mut command = cargo_bin_cmd!("plyground");
    let output = command.current_dir(folder).env("LC_ALL", "C").args(arguments).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

/// A small report, without times.
fn report(folder: &Path, more: &[&str]) {
    let basic = ["report", "tic-tac-toe", "--depths", "1..3", "--no-time", "--out", "r"];
    let (code, _, err) = plyground(folder, &[&basic[..], more].concat());
    assert_eq!(code, 0, "{err}");
}

#[test]
fn reports_in_all_six_languages_are_built_and_found_the_same() {
    let languages = [
        ("uk", "Мета й завдання"),
        ("en", "Goal and tasks"),
        ("ru", "Цель и задачи"),
        ("sk", "Cieľ"),
        ("cs", "Cíl a úkoly"),
        ("pl", "Cel"),
    ];
    // A report takes seconds without optimisation; the tests of the library write all six in that build.
    let languages = if cfg!(debug_assertions) { &languages[..2] } else { &languages[..] };
    let mut titles = Vec::new();
    for &(language, goal) in languages {
        let folder = tempfile::tempdir().unwrap();
        report(folder.path(), &["--lang", language]);
        let made = folder.path().join("r");
        let page = fs::read_to_string(made.join("report.html")).unwrap();
        assert!(page.contains(&format!("lang=\"{language}\"")), "{language}");
        assert!(page.contains(goal), "{language}: {goal}");
        assert!(
            !page.contains("{ $") && !page.contains("report-"),
            "{language}: a message without its words"
        );
        for source in ["report.typ", "report.tex"] {
            let text = fs::read_to_string(made.join(source)).unwrap();
            for figure in fs::read_dir(made.join("figures")).unwrap() {
                let name = figure.unwrap().file_name().into_string().unwrap();
                let stem = name.split('.').next().unwrap();
                assert!(text.contains(stem), "{language}: {source} leaves out {name}");
            }
        }
        titles.push(page.split("<title>").nth(1).unwrap().split("</title>").next().unwrap().to_owned());
        let (code, out, err) = plyground(folder.path(), &["report", "verify", "r/report.html"]);
        assert_eq!(code, 0, "{language}: {err}");
        assert!(out.starts_with("same: all "), "{language}: {out}");
    }
    titles.dedup();
    assert_eq!(titles.len(), languages.len(), "every language has its own title: {titles:?}");
}

#[test]
fn one_changed_count_is_named() {
    let folder = tempfile::tempdir().unwrap();
    report(folder.path(), &[]);
    // Minimax enters 586 nodes at depth 3.
    for (file, from, to) in [("counts.json", "586", "587"), ("report.html", ">586<", ">587<")] {
        let path = folder.path().join("r").join(file);
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.contains(from), "{file}");
        let changed = folder.path().join(file);
        fs::write(&changed, text.replacen(from, to, 1)).unwrap();
        let (code, _, err) = plyground(folder.path(), &["report", "verify", file]);
        assert_eq!(code, 1, "{file}: {err}");
        assert!(err.contains("different") && err.contains("587") && err.contains("586"), "{file}: {err}");
    }
}

#[test]
fn a_changed_sentence_is_named_by_its_chapter() {
    let folder = tempfile::tempdir().unwrap();
    report(folder.path(), &[]);
    let page = fs::read_to_string(folder.path().join("r/report.html")).unwrap();
    let verify = |text: &str| {
        fs::write(folder.path().join("page.html"), text).unwrap();
        plyground(folder.path(), &["report", "verify", "page.html"])
    };
    let heading = "Goal and tasks</h2>";
    let goal = page.find(heading).unwrap() + heading.len();
    let number = page[..goal].rsplit("\"number\">").next().unwrap().split('<').next().unwrap();
    let added = [&page[..goal], "<p>Everything is mine.</p>", &page[goal..]].concat();
    let (code, out, err) = verify(&added);
    assert_eq!((code, out.as_str()), (1, ""), "{err}");
    assert!(
        err.contains(&format!("different: the text was changed: chapter {number}. Goal and tasks")),
        "{err}"
    );
    let topic = page.replacen("<h1>", "<h1>My own ", 1);
    let (code, _, err) = verify(&topic);
    assert!(code == 1 && err.contains("the text was changed: title page"), "{err}");
    let (code, out, err) = verify(&page.replace('\n', "\r\n"));
    assert!(code == 0 && out.starts_with("same"), "how lines end does not matter: {err}");
    // The conclusions are cut short at the end.
    let (before, after) = page.rsplit_once("</ol>").unwrap();
    let (kept, _) = before.rsplit_once("<li>").unwrap();
    let (code, _, err) = verify(&[kept, "</ol>", after].concat());
    assert!(code == 1 && err.contains("the text was changed: chapter"), "{err}");
    let (_, out, _) = plyground(folder.path(), &["report", "verify", "page.html", "--json"]);
    let record: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((&record["same"], &record["text_changed"]), (&false.into(), &true.into()));
}

#[test]
fn conclusions_follow_from_what_was_counted() {
    let folder = tempfile::tempdir().unwrap();
    report(folder.path(), &[]);
    // Without optimisation a larger board takes half a minute.
    let game: &[&str] =
        if cfg!(debug_assertions) { &["tic-tac-toe", "--moves", "b2 a1"] } else { &["mnk(4,3,3)"] };
    let deeper = [&["report"], game, &["--depths", "1..4", "--no-time", "--out", "deeper"]].concat();
    assert_eq!(plyground(folder.path(), &deeper).0, 0);
    let conclusions = |name: &str| {
        let page = fs::read_to_string(folder.path().join(name).join("report.html")).unwrap();
        let (_, rest) = page.rsplit_once("Conclusions</h2>").unwrap();
        rest.split("</ol>").next().unwrap().to_owned()
    };
    let (one, other) = (conclusions("r"), conclusions("deeper"));
    assert!(one.contains("At depth 3") && other.contains("At depth 4"), "{one}\n{other}");
    // 163 nodes of alpha-beta against 586 of minimax.
    assert!(one.contains("586") && one.contains("163"), "{one}");
}

#[test]
fn the_same_command_without_times_writes_the_same_files() {
    let pages = [0, 1].map(|_| {
        let folder = tempfile::tempdir().unwrap();
        report(folder.path(), &[]);
        fs::read(folder.path().join("r/report.html")).unwrap()
    });
    assert!(pages[0] == pages[1]);
}

/// Every student of a class list gets a skeleton with name and variant; `verify` knows it.
#[test]
fn a_class_gets_a_skeleton_for_each_student() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("class.csv"), "name,id\nAda Lovelace,1815\nAlan Turing,19/12\n").unwrap();
    let class =
        ["--skeleton", "--class", "class.csv", "--without", "games,mistakes", "--algorithms", "minimax"];
    report(folder.path(), &class);
    for (id, name, variant) in [("1815", "Ada Lovelace", "1"), ("19_12", "Alan Turing", "2")] {
        let page = fs::read_to_string(folder.path().join("r").join(id).join("report.html")).unwrap();
        assert!(page.contains(name) && page.contains(&format!("Variant {variant}")), "{id}");
        assert!(!page.contains("Sample games") && page.contains("Measurements") && !page.contains("crates/"));
    }
    let (code, out, err) = plyground(folder.path(), &["report", "verify", "r/1815/report.html"]);
    assert_eq!(code, 0, "{out}{err}");
    let (code, _, err) =
        plyground(folder.path(), &["report", "tic-tac-toe", "--skeleton", "--without", "poems"]);
    assert!(code == 2 && err.contains("poems is not a chapter"), "{err}");
}

#[test]
fn what_cannot_be_reported_gets_one_line_and_exit_code_2() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("file"), "a file where a folder should be").unwrap();
    fs::write(folder.path().join("page.html"), "<p>no report</p>").unwrap();
    fs::write(folder.path().join("title.toml"), "nmae = \"?\"").unwrap();
    for wrong in [
        &["report", "tic-tac-toe", "--out", "file/r"][..],
        &["report", "tic-tac-toe", "--lang", "xx"],
        &["report", "tic-tac-toe", "--title", "title.toml"],
        &["report", "tic-tac-toe", "--position", "XXX/OO./..."],
        &["report", "verify", "page.html"],
        &["report", "verify", "missing.html"],
    ] {
        let (code, _, err) = plyground(folder.path(), wrong);
        assert_eq!((code, err.lines().count()), (2, 1), "{wrong:?}: {err}");
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 3, "nothing is left lying about");
}
