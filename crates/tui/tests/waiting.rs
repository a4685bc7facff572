//! Slow work: the screens stay responsive meanwhile, and late results do no harm.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use crate::stage;

use std::fs;
use std::time::{Duration, SystemTime};

use stage::Stage;

/// Plays these moves of tic-tac-toe between two people, and leaves the game.
fn played(stage: &mut Stage, moves: &[&str]) {
    stage
        .press("<home>")
        .wait_for("Play")
        .click("Play ", 0)
        .press("<down><left><enter>")
        .wait_for("X is to move");
    for movement in moves {
        stage.press(&format!(":{movement}<enter>"));
    }
    stage.press("<esc>");
}

/// Sets the waiting time for tasks to zero.
fn is_impatient(stage: &mut Stage) {
    stage.app.context().patience = Duration::ZERO;
}

/// The contents of the saved games.
fn kept(stage: &Stage) -> Vec<String> {
    let files = fs::read_dir(stage.folder.path().join("games")).unwrap();
    files.map(|file| fs::read_to_string(file.unwrap().path()).unwrap()).collect()
}

#[test]
fn a_game_is_continued_as_it_stands_even_if_the_list_is_older() {
    let mut stage = Stage::new(80, 24);
    played(&mut stage, &["b2"]);
    is_impatient(&mut stage);
    stage.press("<home><enter>").wait_for("1. b2").press(":a3<enter><esc><enter>").wait_for("1. b2 a3");
    stage.press("<esc>");
    // The same from the list of all games.
    stage.click("Games", 0).wait_for("moves: 2").press("<enter>").wait_for("1. b2 a3");
    stage.press(":c1<enter><esc><enter>").wait_for("2. c1");
    stage.press(":a1<enter>").wait_for("2. c1 a1");
    let [game] = &kept(&stage)[..] else { panic!("one game has one file") };
    assert!(["b2", "a3", "c1", "a1"].iter().all(|movement| game.contains(movement)), "{game}");
}

#[test]
fn a_late_list_neither_moves_the_choice_nor_changes_the_question() {
    let mut stage = Stage::new(80, 24);
    played(&mut stage, &["b2"]);
    let first = fs::read_dir(stage.folder.path().join("games")).unwrap().next().unwrap().unwrap().path();
    // The time stamps of files may be too coarse to order two games.
    fs::File::options().write(true).open(first).unwrap().set_modified(SystemTime::UNIX_EPOCH).unwrap();
    played(&mut stage, &["a1", "b1", "c1"]);
    stage.click("Games", 0).wait_for("moves: 3");
    is_impatient(&mut stage);
    // The game that was played first comes last, until it is continued.
    stage.press("<down><enter>").wait_for("1. b2").press(":a3<enter><esc>");
    stage.press("d").wait_for("Remove this game for good?").wait_for("moves: 2").press("y");
    stage.wait_for("The game is gone");
    let [left] = &kept(&stage)[..] else { panic!("one is left") };
    assert!(left.contains("\"c1\"") && !left.contains("\"b2\""), "{left}");
}

#[test]
fn a_game_that_somebody_else_removed_is_missed() {
    let mut stage = Stage::new(80, 24);
    played(&mut stage, &["b2"]);
    stage.click("Games", 0).wait_for("moves: 1");
    fs::remove_dir_all(stage.folder.path().join("games")).unwrap();
    stage.press("<enter>").wait_for("no longer there").press("a").wait_for("no longer there");
}

#[test]
fn a_sheet_stays_until_its_game_begins() {
    let mut stage = Stage::new(80, 24);
    is_impatient(&mut stage);
    stage.press("<enter><left><down>").press(&"<back>".repeat(14)).press("chess<enter>");
    stage.wait_for("there is no game `chess`").wait_for("Name            chess");
    stage.press(&"<back>".repeat(5)).press("tic-tac-toe<enter>").wait_for("Your move");
    // With that it has done its work.
    stage.press("<esc>").wait_for("What would you like to do?");
}

#[test]
fn comparisons_and_searches_are_prepared_as_games_are() {
    let mut stage = Stage::new(80, 24);
    is_impatient(&mut stage);
    stage.click("Learn", 0).press("<end><enter>").wait_for("The search begins");
    stage.press("<esc>").wait_for("What is searched").press("<esc>");
    stage.click("Laboratory", 0).press("<end><enter>").wait_for("s stop");
}
