//! The program line by line: everything that the screens offer.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use std::fs;

use assert_cmd::cargo::cargo_bin_cmd;
use tempfile::TempDir;

/// The output for these input lines.
fn said(folder: &TempDir, lines: &[&str]) -> String {
    let mut program = cargo_bin_cmd!("plyground");
    program.args(["tui", "--linear"]).env("PLYGROUND_HOME", folder.path()).env("LC_ALL", "C");
    let output = program.write_stdin(lines.join("\n") + "\n").output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn assert_says(said: &str, expected: &[&str]) {
    let mut rest = said;
    for text in expected {
        let at = rest.find(text).unwrap_or_else(|| panic!("{text:?} does not follow in\n{said}"));
        rest = &rest[at + text.len()..];
    }
}

/// Two people at tic-tac-toe.
const TWO: [&str; 5] = ["play", "tic-tac-toe", "both", "", ""];

#[test]
fn a_game_is_set_up_played_looked_back_on_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let game = ["b2", "b3", "a3", "undo", "redo", "moves", "marks", "a2", "c1"];
    let after =
        ["review", "2", "analyse 2", "quit", "quit", "", "games", "1", "quit", "remove 1", "y", "exit"];
    let lines: Vec<&str> = TWO.into_iter().chain(game).chain(after).collect();
    let said = said(&folder, &lines);
    assert_says(
        &said,
        &[
            "[4] renju",
            "[5] caro",
            "b2 b3 a3",
            "X: a3 b2",
            "O: b3",
            "Game over! X wins",
            "2. O b3??: turns the game",
            "O plays b3.",
            "Better was",
            "O is to move; the lines are valued for O.",
            "[1] just now, tic-tac-toe, two people, moves: 5, X won",
            "The game is gone.",
            "No games have been saved yet.",
        ],
    );
}

#[test]
fn an_unfinished_game_is_continued_and_the_usual_level_is_that_of_the_screens() {
    let folder = tempfile::tempdir().unwrap();
    let first = said(&folder, &["1", "", "", "", "", "", "5", "quit", "exit"]);
    assert_says(&first, &["[3, 3: casual player]", "the program O (level=3)", "The game is saved"]);
    let second = said(&folder, &["6", "1", "moves", "quit", "", "9"]);
    assert_says(&second, &["level 3, moves: 2, not finished", "The last move was ", "b2 "]);
}

/// A program that is killed between saving and announcing keeps the move; here its output is closed instead.
#[test]
fn a_move_is_saved_before_it_is_announced() {
    use std::io::{Read, Write};
    use std::process::{Command, Stdio};
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_plyground"));
    command.args(["tui", "--linear"]).env("PLYGROUND_HOME", folder.path()).env("LC_ALL", "C");
    let mut program = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let (mut to, mut from) = (program.stdin.take().unwrap(), program.stdout.take().unwrap());
    to.write_all(b"1\n\n\n\n\n\n").unwrap();
    let (mut heard, mut bytes) = (String::new(), [0; 4_096]);
    while !heard.contains("1, 2, 3, 4, 5, 6, 7, 8, 9") {
        let count = from.read(&mut bytes).unwrap();
        assert!(count > 0, "{heard}");
        heard.push_str(&String::from_utf8_lossy(&bytes[..count]));
    }
    drop(from);
    to.write_all(b"5\n").unwrap();
    program.wait().unwrap();
    let mut games = fs::read_dir(folder.path().join("games")).unwrap();
    let text = fs::read_to_string(games.next().unwrap().unwrap().path()).unwrap();
    let saved: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(saved["moves"].as_array().unwrap().len(), 2, "{text}");
}

/// A board is printed on request only, and resigning needs a confirmation.
#[test]
fn a_listener_hears_what_they_ask_for() {
    let folder = tempfile::tempdir().unwrap();
    let words =
        ["1", "", "", "", "", "", "5", "undo", "redo", "resign", "n", "board", "resign", "y", "", "9"];
    let told = said(&folder, &words);
    assert_says(&told, &["Taken back: b2 ", "Played again: b2 ", "Do you really resign?", " X ", "O wins."]);
    assert_eq!(told.matches("    +---").count(), 1, "{told}");
}

#[test]
fn a_search_is_walked_through_in_sentences() {
    let folder = tempfile::tempdir().unwrap();
    let said = said(&folder, &["learn", "", "", "", "cut", "go 3.2", "tree", "end", "", "quit", "exit"]);
    assert_says(
        &said,
        &[
            "1/30: The search begins: MAX is to move",
            "2/30: ",
            "16/30: Branch 2 is cut",
            "22/30: ",
            "Level 2. Left out: 2 moves",
            "30/30: ",
            "That was the last step",
        ],
    );
}

#[test]
fn a_position_is_analysed_along_its_moves() {
    let folder = tempfile::tempdir().unwrap();
    let lines =
        ["analyse", "1", "b2 a1", "line 1", "back", "on", "lines 1", "z9", "tree", "quit", "quit", "exit"];
    let said = said(&folder, &lines);
    assert_says(
        &said,
        &["All is known", "1. a draw", "O is to move", "X is to move", "O is to move", "Not possible", "1/"],
    );
}

#[test]
fn a_wrong_answer_is_asked_for_again_with_what_would_do() {
    let folder = tempfile::tempdir().unwrap();
    let said =
        said(&folder, &["77", "play", "chess", "another, by its name", "foo(3)", "mnk(4,4,3)", "q", "exit"]);
    assert_says(
        &said,
        &[
            "a number from 1 to 9",
            "a number from 1 to",
            "there is no game `foo`: there are tic-tac-toe",
            "Name, - for none [five(19,renju)]",
            "You play:",
        ],
    );
}

#[test]
fn settings_are_kept_and_the_language_is_spoken_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let said = said(&folder, &["settings", "Slovenčina", "1", "", "", "n", "y", "exit"]);
    assert!(said.contains("Nastavenia sú uložené."), "{said}");
    let kept = fs::read_to_string(folder.path().join("settings.toml")).unwrap();
    for line in ["language = \"sk\"", "glyphs = \"ascii\"", "coordinates = false", "linear = true"] {
        assert!(kept.contains(line), "{line}: {kept}");
    }
}

#[test]
fn programs_are_watched_and_searches_compared() {
    let folder = tempfile::tempdir().unwrap();
    let watched = said(&folder, &["watch", "", "1", "random", "", "", "exit"]);
    assert_says(&watched, &["X is level=1, O is random", "X plays ", "Game over!", "What next"]);
    let compared = said(&folder, &["compare", "7", "", "2", "n", "n", "", "", "", "exit"]);
    assert_says(&compared, &["alpha-beta", "NegaScout", "agree"]);
}

#[test]
fn another_game_like_the_last_one_is_another_game() {
    let folder = tempfile::tempdir().unwrap();
    let mut lines = vec!["watch", "tic-tac-toe", "random", "random", "3"];
    lines.extend(["again"; 24]);
    lines.extend(["", "exit"]);
    let said = said(&folder, &lines);
    let moves = |game: &str| -> Vec<String> {
        game.lines().filter(|line| line.contains(" plays ")).map(str::to_owned).collect()
    };
    let games: Vec<Vec<String>> = said.split("X is random").skip(1).map(moves).collect();
    assert_eq!(games.len(), 25);
    assert!(games.iter().any(|game| *game != games[0]), "{said}");
    let begun = |side: &str| games.iter().any(|game| game[0].starts_with(side));
    assert!(begun("X") && begun("O"), "who begins is left to chance in every game");
}

#[test]
fn the_clock_of_whoever_asks_goes_on_and_names_the_sides() {
    let folder = tempfile::tempdir().unwrap();
    let lines = ["play", "gomoku", "both", "", "2", "analyse", "quit", "h8", "quit", "exit"];
    let said = said(&folder, &lines);
    let left = |line: &str| -> Vec<String> {
        line.split_once("Time left: ").map_or_else(Vec::new, |(_, clocks)| {
            clocks.trim_end_matches('.').split(", ").map(str::to_owned).collect()
        })
    };
    let clocks: Vec<Vec<String>> = said.lines().map(left).filter(|clocks| !clocks.is_empty()).collect();
    assert_eq!(clocks[0], ["X 1:00", "O 1:00"], "{said}");
    // A position is analysed for three seconds before the first question.
    let seconds = clocks[1][0].strip_prefix("X 0:").and_then(|left| left.parse::<u32>().ok());
    assert!(seconds.is_some_and(|left| left < 58), "{clocks:?}");
}
