//! Writing over existing files: links, pipes and modes stay as they are.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use std::fs::{self, Permissions};
use std::os::unix::fs::{FileTypeExt, PermissionsExt, symlink};
use std::path::Path;
use std::process::{Command, Output};
use std::thread;

use assert_cmd::cargo::cargo_bin;

const TREE: &str = "explicit([[3,12],[2,4]])";

fn plyground(folder: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(cargo_bin!("plyground"));
    command.current_dir(folder).env("LC_ALL", "C").env_remove("LANGUAGE").args(args);
    command.output().unwrap()
}

#[track_caller]
fn succeed(folder: &Path, args: &[&str]) {
    let output = plyground(folder, args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
}

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}

#[test]
fn links_are_followed_and_modes_are_kept() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    for (args, ending) in [
        (&["tree", TREE, "--svg"][..], "svg"),
        (&["tree", TREE, "--png"], "png"),
        (&["compare", "tic-tac-toe", "--depths", "1", "--no-time", "--html"], "html"),
        (&["compare", "tic-tac-toe", "--depths", "1", "--no-time", "--resume"], "json"),
    ] {
        let (link, target) = (format!("link.{ending}"), at("target"));
        fs::write(&target, "").unwrap();
        if ending == "json" {
            fs::remove_file(&target).unwrap();
            succeed(folder.path(), &[args, &["target"]].concat());
        }
        fs::set_permissions(&target, Permissions::from_mode(0o600)).unwrap();
        symlink("target", at(&link)).unwrap();
        succeed(folder.path(), &[args, &[link.as_str()]].concat());
        assert!(at(&link).is_symlink(), "{args:?}");
        assert!(fs::metadata(&target).unwrap().len() > 0, "{args:?}");
        assert_eq!(mode(&target), 0o600, "{args:?}");
        fs::remove_file(&target).unwrap();
    }
}

#[test]
fn a_saved_game_stays_where_its_link_leads() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    symlink("target.json", at("game.json")).unwrap();
    // A saved game must not be overwritten; a dangling link is free.
    succeed(folder.path(), &["play", "tic-tac-toe", "--save", "game.json"]);
    assert!(at("game.json").is_symlink() && at("target.json").is_file());
    fs::set_permissions(at("target.json"), Permissions::from_mode(0o640)).unwrap();
    succeed(folder.path(), &["play", "--resume", "game.json"]);
    assert!(at("game.json").is_symlink());
    assert_eq!(mode(&at("target.json")), 0o640);
}

#[test]
fn a_pipe_is_written_through() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe.svg");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let reader = {
        let pipe = pipe.clone();
        thread::spawn(move || fs::read_to_string(pipe).unwrap())
    };
    succeed(folder.path(), &["tree", TREE, "--svg", "pipe.svg"]);
    assert!(fs::metadata(&pipe).unwrap().file_type().is_fifo());
    assert!(reader.join().unwrap().starts_with("<svg"));
    let printed = plyground(folder.path(), &["tree", TREE, "--svg", "/dev/stdout"]);
    assert!(printed.stdout.starts_with(b"<svg") && printed.stdout.trim_ascii_end().ends_with(b"</svg>"));
}

#[test]
fn a_saved_game_makes_nobody_read_a_device() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json");
    succeed(folder.path(), &["play", "tic-tac-toe", "--save", "game.json"]);
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.contains("\"weights\": null"), "{text}");
    fs::write(&file, text.replace("\"weights\": null", "\"weights\": \"/dev/zero\"")).unwrap();
    let refused = plyground(folder.path(), &["play", "--resume", "game.json"]);
    let complaint = String::from_utf8(refused.stderr).unwrap();
    assert!(refused.status.code() == Some(2) && complaint.contains("/dev/zero"), "{complaint}");
    assert!(complaint.contains("not a regular file"), "{complaint}");
    fs::write(&file, text.replace("\"version\": 2", "\"version\": 3")).unwrap();
    let refused = plyground(folder.path(), &["play", "--resume", "game.json"]);
    let complaint = String::from_utf8(refused.stderr).unwrap();
    assert!(complaint.contains("newer Plyground"), "{complaint}");
}
