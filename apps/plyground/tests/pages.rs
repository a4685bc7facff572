//! The console blocks of the documentation: each command is run and must print what its page shows.
//!
//! `TRYCMD=overwrite` in front of the test command writes the output into the pages.
//!
//! The pages are linked into a folder of their own, beside a folder `PAGE.out` each: that is how `trycmd` is told to run
//! the commands of a page in a temporary folder, where they may write files.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Long enough for every command on a busy machine: a test is not a measurement.
const PATIENCE: Duration = Duration::from_secs(300);

#[test]
fn the_pages_show_what_the_commands_print() {
    let room = tempfile::tempdir().unwrap();
    for page in pages() {
        let link = room.path().join(page.file_name().unwrap());
        fs::create_dir(link.with_extension("out")).unwrap();
        symlink(page, link).unwrap();
    }
    trycmd::TestCases::new()
        .register_bin("plyground", Path::new(env!("CARGO_BIN_EXE_plyground")))
        .env("LC_ALL", "C")
        .timeout(PATIENCE)
        .case(room.path().join("*.md"))
        .run();
}

/// README.md and the pages of docs.
fn pages() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap();
    let docs = fs::read_dir(root.join("docs")).unwrap().map(|entry| entry.unwrap().path());
    docs.filter(|path| path.extension().is_some_and(|ending| ending == "md"))
        .chain([root.join("README.md")])
        .collect()
}
