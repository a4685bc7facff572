//! `plyground match --resume` with a folder that another person may have written.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use crate::support::manager;

use std::fs;
use std::path::Path;

use manager::{engine, json, numbers, openings, run};
use serde_json::Value;

/// A folder with a match of two games of which the second is missing, and its setup as JSON.
fn begun(folder: &Path, first: &str) -> (String, Value) {
    let out = folder.join("match").display().to_string();
    let (openings, second) = (openings(folder), engine("b", "good"));
    let args =
        ["--engine", first, "--engine", &second, "--games", "2", "--openings", &openings, "--out", &out];
    json(&run(&[&args[..], &["--json"]].concat()));
    let journal = folder.join("match/games.jsonl");
    let games = fs::read_to_string(&journal).unwrap();
    fs::write(&journal, format!("{}\n", games.lines().next().unwrap())).unwrap();
    let setup = fs::read_to_string(folder.join("match/match.json")).unwrap();
    (out, serde_json::from_str(&setup).unwrap())
}

#[test]
fn a_match_that_goes_on_runs_no_program_that_nobody_named() {
    let folder = tempfile::tempdir().unwrap();
    let first = engine("a", "good");
    let (out, mut setup) = begun(folder.path(), &first);
    let mark = folder.path().join("mark");
    setup["engines"][1]["command"] = "touch".into();
    setup["engines"][1]["arguments"] = serde_json::json!([mark.display().to_string()]);
    let file = folder.path().join("match/match.json");
    let good = fs::read_to_string(&file).unwrap();
    fs::write(&file, setup.to_string()).unwrap();
    let refused = run(&["--resume", &out]);
    let complaint = String::from_utf8(refused.stderr).unwrap();
    assert_eq!(refused.status.code(), Some(2), "{complaint}");
    let command = format!("touch {}", mark.display());
    assert!(complaint.contains(&command) && complaint.contains("--trust"), "{complaint}");
    // The typed engines differ from those in the file.
    let second = engine("b", "good");
    let typed = ["--resume", &out, "--engine", &first, "--engine", &second, "--json"];
    let refused = run(&typed);
    let complaint = String::from_utf8(refused.stderr).unwrap();
    assert!(refused.status.code() == Some(2) && complaint.contains("other engines"), "{complaint}");
    assert!(!mark.exists(), "nothing was run");
    // The engines of the file may be run if they are typed again.
    fs::write(&file, good).unwrap();
    assert_eq!(numbers(&json(&run(&typed))), [0, 1]);
}

#[test]
fn an_edited_match_is_refused_with_the_name_of_the_field() {
    let folder = tempfile::tempdir().unwrap();
    let (out, setup) = begun(folder.path(), &engine("a", "good"));
    for (field, value, said) in [
        ("/games", serde_json::json!(1_000_000_000), "`games`"),
        ("/openings/0", "a1a1".into(), "opening 1"),
        ("/engines/0/turn_time", 1e308.into(), "`engines[0].turn_time`"),
        ("/engines/1/match_time", (-5).into(), "`engines[1].match_time`"),
        ("/tolerance", (-1.0).into(), "`tolerance`"),
        ("/size", 3.into(), "`size`"),
        ("/engines/1/name", "x".repeat(70_000).into(), "`engines[1].name`"),
    ] {
        let mut edited = setup.clone();
        *edited.pointer_mut(field).unwrap() = value;
        fs::write(folder.path().join("match/match.json"), edited.to_string()).unwrap();
        let refused = run(&["--resume", &out, "--trust"]);
        let complaint = String::from_utf8(refused.stderr).unwrap();
        assert!(refused.status.code() == Some(2) && complaint.contains(said), "{field}: {complaint}");
    }
    let long = format!("name={},cmd=self", "x".repeat(70_000));
    let refused = run(&["--engine", &long, "--engine", "level=1"]);
    let complaint = String::from_utf8(refused.stderr).unwrap();
    assert!(refused.status.code() == Some(2) && complaint.contains("1 to 255 letters"), "{complaint}");
}
