//! A random game of every game of the list. The recorded ones are in `playthroughs`; `UPDATE_EXPECT=1` writes them
//! anew, and the changes are then read in the diff.

use std::collections::BTreeSet;
use std::fs;

use expect_test::expect_file;
use plyground_testkit::playthrough::{playthrough, shown};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/playthroughs");

#[test]
fn every_game_shows_what_it_showed() {
    for (subject, file) in shown() {
        expect_file![format!("{FOLDER}/{file}")].assert_eq(&playthrough(&subject));
    }
}

#[test]
fn no_play_is_left_of_a_game_that_is_gone() {
    let expected: BTreeSet<String> = shown().into_iter().map(|(_, file)| file).collect();
    let files = fs::read_dir(FOLDER).unwrap();
    let found: BTreeSet<String> =
        files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    let left: Vec<&String> = found.difference(&expected).collect();
    assert!(left.is_empty(), "remove {left:?} from {FOLDER}");
}
