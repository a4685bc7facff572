//! Slow work: the screens stay responsive meanwhile, and late results do no harm.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use crate::test_program;

use std::fs;
use std::time::{Duration, SystemTime};

use test_program::TestProgram;

/// Plays these moves of tic-tac-toe between two people, and leaves the game.
fn played(program: &mut TestProgram, moves: &[&str]) {
    program
        .press("<home>")
        .wait_for("Play")
        .click("Play ", 0)
        .press("<down><left><enter>")
        .wait_for("X is to move");
    for movement in moves {
        program.press(&format!(":{movement}<enter>"));
    }
    program.press("<esc>");
}

/// Sets the waiting time for tasks to zero.
fn is_impatient(program: &mut TestProgram) {
    program.app.context().patience = Duration::ZERO;
}

/// The contents of the saved games.
fn kept(program: &TestProgram) -> Vec<String> {
    let files = fs::read_dir(program.folder.path().join("games")).unwrap();
    files.map(|file| fs::read_to_string(file.unwrap().path()).unwrap()).collect()
}

#[test]
fn a_game_is_continued_as_it_stands_even_if_the_list_is_older() {
    let mut program = TestProgram::new(80, 24);
    played(&mut program, &["b2"]);
    is_impatient(&mut program);
    program.press("<home><enter>").wait_for("1. b2").press(":a3<enter><esc><enter>").wait_for("1. b2 a3");
    program.press("<esc>");
    // The same from the list of all games.
    program.click("Games", 0).wait_for("moves: 2").press("<enter>").wait_for("1. b2 a3");
    program.press(":c1<enter><esc><enter>").wait_for("2. c1");
    program.press(":a1<enter>").wait_for("2. c1 a1");
    let [game] = &kept(&program)[..] else { panic!("one game has one file") };
    assert!(["b2", "a3", "c1", "a1"].iter().all(|movement| game.contains(movement)), "{game}");
}

#[test]
fn a_late_list_neither_moves_the_choice_nor_changes_the_question() {
    let mut program = TestProgram::new(80, 24);
    played(&mut program, &["b2"]);
    let first = fs::read_dir(program.folder.path().join("games")).unwrap().next().unwrap().unwrap().path();
    // The time stamps of files may be too coarse to order two games.
    fs::File::options().write(true).open(first).unwrap().set_modified(SystemTime::UNIX_EPOCH).unwrap();
    played(&mut program, &["a1", "b1", "c1"]);
    program.click("Games", 0).wait_for("moves: 3");
    is_impatient(&mut program);
    // The game that was played first comes last, until it is continued.
    program.press("<down><enter>").wait_for("1. b2").press(":a3<enter><esc>");
    program.press("d").wait_for("Remove this game for good?").wait_for("moves: 2").press("y");
    program.wait_for("The game is gone");
    let [left] = &kept(&program)[..] else { panic!("one is left") };
    assert!(left.contains("\"c1\"") && !left.contains("\"b2\""), "{left}");
}

#[test]
fn a_game_that_somebody_else_removed_is_missed() {
    let mut program = TestProgram::new(80, 24);
    played(&mut program, &["b2"]);
    program.click("Games", 0).wait_for("moves: 1");
    fs::remove_dir_all(program.folder.path().join("games")).unwrap();
    program.press("<enter>").wait_for("no longer there").press("a").wait_for("no longer there");
}

#[test]
fn a_sheet_stays_until_its_game_begins() {
    let mut program = TestProgram::new(80, 24);
    is_impatient(&mut program);
    program.press("<enter><left><down>").press(&"<back>".repeat(14)).press("chess<enter>");
    program.wait_for("there is no game `chess`").wait_for("Name            chess");
    program.press(&"<back>".repeat(5)).press("tic-tac-toe<enter>").wait_for("Your move");
    // With that it has done its work.
    program.press("<esc>").wait_for("What would you like to do?");
}

#[test]
fn comparisons_and_searches_are_prepared_as_games_are() {
    let mut program = TestProgram::new(80, 24);
    is_impatient(&mut program);
    program.click("Learn", 0).press("<end><enter>").wait_for("The search begins");
    program.press("<esc>").wait_for("What is searched").press("<esc>");
    program.click("Laboratory", 0).press("<end><enter>").wait_for("s stop");
}
