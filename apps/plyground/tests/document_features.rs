//! Every feature of the five documents has a line in `docs/document-features.md`, and its command shows it.
#![cfg(unix)]

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

const PAGE: &str = include_str!("../../../docs/document-features.md");

/// The number of features of each document.
const COUNTS: [(&str, usize); 5] = [("000", 33), ("001", 21), ("002", 26), ("003", 25), ("004", 27)];

/// A line of a table.
#[derive(Debug)]
struct Feature {
    id: String,
    what: String,
    shown_by: String,
    prints: String,
}

fn features() -> Vec<Feature> {
    let is_row = |line: &&str| line.starts_with("| 0");
    PAGE.lines().filter(is_row).map(feature).collect()
}

fn feature(line: &str) -> Feature {
    // A bar within a cell is escaped.
    let marked = line.replace("\\|", "\u{0}");
    let cells: Vec<String> = marked.split('|').map(|cell| cell.trim().replace('\u{0}', "|")).collect();
    let [_, id, what, shown_by, prints, _] = &cells[..] else { panic!("not five bars: {line}") };
    // The spaces at the ends of a printed part belong to it.
    let prints = prints.strip_prefix('`').and_then(|part| part.strip_suffix('`')).unwrap_or_default();
    Feature { id: id.clone(), what: what.clone(), shown_by: shown_by.clone(), prints: prints.to_owned() }
}

#[test]
fn every_feature_has_a_line() {
    let features = features();
    let ids: Vec<&str> = features.iter().map(|feature| feature.id.as_str()).collect();
    let expected: Vec<String> = COUNTS
        .iter()
        .flat_map(|(document, count)| (1..=*count).map(move |row| format!("{document}-{row:02}")))
        .collect();
    assert_eq!(ids, expected);
    for feature in &features {
        assert!(!feature.what.is_empty() && !feature.prints.is_empty(), "{feature:?}");
    }
}

#[test]
fn every_feature_is_shown() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folder = Path::new(env!("CARGO_BIN_EXE_plyground")).parent().unwrap();
    let path = format!("{}:{}", folder.display(), std::env::var("PATH").unwrap_or_default());
    // Several features are seen in the output of one command, which is run once.
    let mut printed: BTreeMap<String, String> = BTreeMap::new();
    let mut missing = Vec::new();
    for feature in features() {
        let command = feature.shown_by.strip_prefix('`').and_then(|text| text.strip_suffix('`'));
        let text = if let Some(command) = command {
            printed.entry(command.to_owned()).or_insert_with(|| run(command, &path)).clone()
        } else {
            let file = feature.shown_by.split_once("](../").and_then(|(_, rest)| rest.strip_suffix(')'));
            fs::read_to_string(root.join(file.expect("a command or a link to a file"))).unwrap()
        };
        if !text.contains(&feature.prints) {
            missing.push(format!("{}: `{}` is not in\n{text}", feature.id, feature.prints));
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n\n"));
}

/// What a command prints; it must succeed.
fn run(command: &str, path: &str) -> String {
    let room = tempfile::tempdir().unwrap();
    let output = Command::new("sh")
        .args(["-c", command])
        .current_dir(room.path())
        .env("PATH", path)
        .env("LC_ALL", "C")
        .env("NO_COLOR", "1")
        .output()
        .unwrap();
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{command}: {complaint}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}
