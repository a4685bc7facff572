//! `plyground grade --starter`: kits that lack only the searches.
#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::grading::{grade, is_there, plyground, text};

/// The searches that are left to students, written.
fn solutions() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../crates/grade/tests/solutions")
}

/// The languages of the starter kits, the tool that each needs, and whether it compiles.
const KITS: [(&str, &str, bool); 6] = [
    ("python", "python3", false),
    ("javascript", "node", false),
    ("cpp", "g++", true),
    ("java", "javac", true),
    ("rust", "rustc", true),
    ("csharp", "dotnet", true),
];

#[test]
fn a_starter_kit_answers_and_is_right_with_the_searches_written() {
    let is_long = std::env::var_os("PLYGROUND_LONG").is_some();
    for (language, tool, is_compiled) in KITS {
        if !is_there(tool) || is_compiled && !is_long {
            println!("not run: {language} ({tool} is missing, or is left to PLYGROUND_LONG=1)");
            continue;
        }
        let room = tempfile::tempdir().unwrap();
        for name in ["solution", "start"] {
            let out = format!("class/{name}");
            let made = grade(room.path(), &["--starter", language, "--out", &out]);
            assert!(made.status.success(), "{made:?}");
        }
        for entry in fs::read_dir(solutions().join(language)).unwrap().flatten() {
            let target = room.path().join("class/solution").join(entry.file_name());
            assert!(target.exists(), "{target:?} is a file of the kit");
            fs::copy(entry.path(), target).unwrap();
        }
        let output = grade(room.path(), &["--class", "class", "--json"]);
        let rows: Value = serde_json::from_str(&text(&output)).unwrap();
        assert_eq!(rows[0]["marks"]["points"], 100.0, "{language}: {rows}");
        let start = &rows[1];
        assert_eq!(
            (&start["end"], &start["marks"]["points"]),
            (&"done".into(), &0.0.into()),
            "{language}: {rows}"
        );
        assert_eq!((&start["searches"][2]["verdict"], &start["faults"]), (&"not-written".into(), &0.into()));
    }
}

#[test]
fn a_starter_kit_is_written_whole_and_overwrites_nothing() {
    let room = tempfile::tempdir().unwrap();
    let at = |name: &str| room.path().join(name);
    for (language, _, _) in KITS {
        let made = grade(room.path(), &["--starter", language]);
        assert!(made.status.success(), "{made:?}");
        let folder = at(&format!("lab-{language}"));
        let about = fs::read_to_string(folder.join("README.md")).unwrap();
        for entry in fs::read_dir(&folder).unwrap().flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            assert!(
                name == "README.md" || about.contains(&format!("`{name}`")),
                "{language}: {name}: {about}"
            );
        }
        assert!(about.contains("GAME explicit: POSITION is a tree"), "{about}");
    }
    fs::write(at("lab-python/search.py"), "my own work").unwrap();
    fs::remove_file(at("lab-python/games.py")).unwrap();
    let refused = grade(room.path(), &["--starter", "python"]);
    assert_eq!(refused.status.code(), Some(2), "{refused:?}");
    assert!(
        String::from_utf8_lossy(&refused.stderr).contains("search.py, main.py, README.md"),
        "{refused:?}"
    );
    assert_eq!(fs::read_to_string(at("lab-python/search.py")).unwrap(), "my own work");
    assert!(!at("lab-python/games.py").exists());
    assert!(grade(room.path(), &["--starter", "python", "--force"]).status.success());
    assert_ne!(fs::read_to_string(at("lab-python/search.py")).unwrap(), "my own work");
    let other = plyground(room.path(), &["--lang", "sk", "grade", "--starter", "rust", "--out", "slovak"]);
    assert!(other.status.success(), "{other:?}");
    assert!(fs::read_to_string(at("slovak/README.md")).unwrap().contains("List úloh"));
    assert_eq!(grade(room.path(), &["--starter", "cobol"]).status.code(), Some(2));
}
