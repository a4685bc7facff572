//! `plyground match` as tests start it.

#![allow(dead_code, reason = "every test program uses some of it")]

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use assert_cmd::cargo::cargo_bin;
use serde_json::Value;

const OPENINGS: &str = "0,0, 1,1, 2,-1\nh8i9g7 # the same form of file\n-3,0, 2,2, 1,-1, 0,3\n";

/// An engine of the given kind: this test program, started so that it runs only [`super::brain`].
pub(crate) fn engine(name: &str, kind: &str) -> String {
    let program = std::env::current_exe().unwrap();
    format!("name={name},cmd={},{}", program.display(), super::brain::arguments(kind))
}

pub(crate) fn plyground(args: &[&str]) -> Command {
    let mut command = Command::new(cargo_bin!("plyground"));
    command.env("LC_ALL", "C").arg("match").args(args).stdin(Stdio::null());
    command
}

pub(crate) fn run(args: &[&str]) -> Output {
    plyground(args).output().unwrap()
}

#[track_caller]
pub(crate) fn json(output: &Output) -> Value {
    let complaint = String::from_utf8_lossy(&output.stderr);
    serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{error}: {complaint}"))
}

/// An engine's entry in the result.
pub(crate) fn standing<'a>(result: &'a Value, name: &str) -> &'a Value {
    result["engines"].as_array().unwrap().iter().find(|engine| engine["name"] == name).unwrap()
}

/// The numbers of the games in a result.
pub(crate) fn numbers(result: &Value) -> Vec<u64> {
    result["games"].as_array().unwrap().iter().map(|game| game["game"].as_u64().unwrap()).collect()
}

/// A file of a few openings in that folder.
pub(crate) fn openings(folder: &Path) -> String {
    let path = folder.join("openings.txt");
    fs::write(&path, OPENINGS).unwrap();
    path.display().to_string()
}
