//! The console blocks of the documentation: each command is run and must print what its page shows.
//!
//! `TRYCMD=overwrite` in front of the test command writes the output into the pages.
//!
//! The pages are linked into a folder of their own, beside a folder `PAGE.out` each: that is how `trycmd` is told to run
//! the commands of a page in a temporary folder, where they may write files. Files that a page shows are put there first.
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
        let shown = files(&fs::read_to_string(&page).unwrap());
        if !shown.is_empty() {
            let given = link.with_extension("in");
            fs::create_dir(&given).unwrap();
            for (name, text) in shown {
                fs::write(given.join(name), text).unwrap();
            }
        }
        symlink(page, link).unwrap();
    }
    trycmd::TestCases::new()
        .register_bin("plyground", Path::new(env!("CARGO_BIN_EXE_plyground")))
        .env("LC_ALL", "C")
        .timeout(PATIENCE)
        .case(room.path().join("*.md"))
        .run();
}

/// The files that a page shows: blocks that begin with a comment with a name, such as `# mine.toml`. The commands of the page find
/// them.
fn files(page: &str) -> Vec<(String, String)> {
    let blocks = page.split("\n```").skip(1).step_by(2);
    let file = |block: &str| {
        let (_, text) = block.split_once('\n')?;
        let name = text.lines().next()?.strip_prefix("# ")?;
        let is_name = name.split_once('.').is_some_and(|(stem, ending)| {
            [stem, ending]
                .iter()
                .all(|part| !part.is_empty() && part.bytes().all(|b| b.is_ascii_alphanumeric()))
        });
        is_name.then(|| (name.to_owned(), format!("{text}\n")))
    };
    blocks.filter_map(file).collect()
}

/// README.md and the pages of docs.
fn pages() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap();
    let docs = fs::read_dir(root.join("docs")).unwrap().map(|entry| entry.unwrap().path());
    docs.filter(|path| path.extension().is_some_and(|ending| ending == "md"))
        .chain([root.join("README.md")])
        .collect()
}
