//! A random game of every game of the list. The recorded ones are in `playthroughs`; `PLYGROUND_REWRITE=1` writes them
//! anew, and the changes are then read in the diff.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{env, fs};

use plyground_testkit::playthrough::{playthrough, shown};

const COMMAND: &str = "PLYGROUND_REWRITE=1 cargo test -p plyground-testkit --test tests playthroughs";

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("playthroughs")
}

#[test]
fn every_game_shows_what_it_showed() {
    let rewrites = env::var_os("PLYGROUND_REWRITE").is_some();
    fs::create_dir_all(folder()).unwrap();
    let mut wrong = Vec::new();
    for (subject, file) in shown() {
        let path = folder().join(&file);
        let page = playthrough(&subject);
        if rewrites {
            fs::write(&path, &page).unwrap();
        }
        match fs::read_to_string(&path) {
            Err(_) => wrong.push(format!("{file} is missing")),
            Ok(known) if known == page => {}
            Ok(known) => {
                let differs = known.lines().zip(page.lines()).position(|(before, now)| before != now);
                let number = differs.unwrap_or_else(|| known.lines().count().min(page.lines().count()));
                let line = |text: &str| text.lines().nth(number).unwrap_or("(the end)").to_owned();
                let (before, now) = (line(&known), line(&page));
                wrong.push(format!("{file}, line {}:\n    before: {before}\n    now:    {now}", number + 1));
            }
        }
    }
    assert!(wrong.is_empty(), "if this is as it should be, run {COMMAND}\n  {}", wrong.join("\n  "));
}

#[test]
fn no_play_is_left_of_a_game_that_is_gone() {
    let expected: BTreeSet<String> = shown().into_iter().map(|(_, file)| file).collect();
    let files = fs::read_dir(folder()).unwrap();
    let found: BTreeSet<String> =
        files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    let left: Vec<&String> = found.difference(&expected).collect();
    assert!(left.is_empty(), "remove {left:?} from {}", folder().display());
}
