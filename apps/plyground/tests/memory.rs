//! If memory is short, tables are smaller and nothing fails.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use std::io::Write;
use std::process::{Command, Output, Stdio};

use assert_cmd::cargo::cargo_bin;

/// The program with an address space of `kib` KiB.
fn plyground(kib: u32, args: &[&str], input: &str) -> Output {
    let script = format!("ulimit -v {kib}; exec \"$0\" \"$@\"");
    let mut command = Command::new("sh");
    command.args(["-c", &script]).arg(cargo_bin!("plyground")).args(args).env("LC_ALL", "C");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

#[test]
fn a_search_takes_the_table_that_there_is_memory_for() {
    let args = ["search", "tic-tac-toe", "--depth", "9", "--algorithm", "pvs", "--table", "100000000"];
    let output = plyground(600_000, &args, "");
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{said}");
    assert!(said.contains("there is memory for a table of") && said.contains("100,000,000"), "{said}");
}

#[test]
fn the_brain_plays_with_the_table_that_there_is_memory_for() {
    // A long turn asks for a large table; the end of the input ends it early.
    let talk = "INFO max_memory 2000000000\nSTART 15\nINFO timeout_turn 60000\nBEGIN\n";
    let output = plyground(400_000, &["gomocup"], talk);
    let answer = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(answer.contains("MESSAGE there is memory for a table of"), "{answer}");
    assert!(answer.lines().any(|line| line.split(',').all(|part| part.parse::<u8>().is_ok())), "{answer}");
}
