//! Keys, clicks and time, and what they do.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use crate::test_program;

use std::fs;
use std::time::Duration;

use plyground_tui::signal::Signal;
use ratatui::crossterm::event::MouseEventKind;
use ratatui::style::Modifier;
use test_program::TestProgram;

/// Tic-tac-toe against level 3.
fn tic_tac_toe() -> TestProgram {
    let mut program = TestProgram::new(80, 24);
    program.press("<enter><enter>").wait_for("Your move");
    program
}

/// Two people at tic-tac-toe.
fn two_people() -> TestProgram {
    let mut program = TestProgram::new(80, 24);
    program.press("<enter><down><left><enter>").wait_for("X is to move");
    program
}

/// Plays moves as they are typed.
fn play(program: &mut TestProgram, moves: &[&str]) {
    for movement in moves {
        program.press(&format!(":{movement}<enter>"));
    }
}

/// The content of the only saved game.
fn kept(program: &TestProgram) -> String {
    let mut files = fs::read_dir(program.folder.path().join("games")).unwrap();
    let text = fs::read_to_string(files.next().unwrap().unwrap().path()).unwrap();
    assert!(files.next().is_none(), "one game has one file");
    text
}

#[test]
fn arrows_letters_coordinates_and_numbers_play() {
    let mut program = two_people();
    program.press("<enter>").wait_for("1. b2");
    program.press("hk ").wait_for("1. b2 a3");
    play(&mut program, &["c1"]);
    program.wait_for("2. c1");
    // Cells of small boards have numbers, from the top left.
    program.press("7<enter>").wait_for("2. c1 a1");
    assert!(kept(&program).contains("\"a1\""));
}

#[test]
fn the_mouse_plays_and_presses_keys() {
    let mut program = two_people();
    program.click(" 3 │", 6).wait_for("1. a3");
    program.click("take back", 0).wait_for("r play again");
    assert!(!program.text().contains("1. a3"));
    program.click("play again", 0).wait_for("1. a3");
    // A click beside the board does nothing.
    let before = program.text();
    program.mouse(MouseEventKind::Moved, 10, 10).click("1. a3", 0);
    assert_eq!(program.text(), before);
}

#[test]
fn what_is_not_possible_is_said_and_nothing_happens() {
    let mut program = two_people();
    program.press("<enter><enter>").wait_for("b2 is taken by X");
    play(&mut program, &["z9"]);
    program.wait_for("not on the 3x3 board");
    program.press("Z").wait_for("That key does nothing here");
    program.press("h");
    assert!(!program.text().contains("That key"), "a remark goes with the next key");
    program.press("i").wait_for("Hint:").press("v").wait_for("That key does nothing here");
}

#[test]
fn the_program_replies_and_a_move_is_taken_back_with_its_reply() {
    let mut program = tic_tac_toe();
    program.press("<enter>").wait_for("O played");
    let after = program.text();
    program.press("u");
    assert!(!program.text().contains("1. b2"), "{}", program.text());
    program.press("r").wait_for("1. b2");
    assert_eq!(program.text().contains("1. b2 a3"), after.contains("1. b2 a3"));
    assert!(kept(&program).contains("\"b2\""));
}

#[test]
fn a_reply_that_is_brought_back_takes_the_place_of_the_one_that_is_thought_of() {
    let mut program = TestProgram::new(80, 24);
    program.press("<enter><right><right><enter>").wait_for("Your move");
    program.press("<enter>").wait_for("O played");
    // The same move again: the program searches for its reply, but its first reply can be played again at once.
    program.press("u:h8<enter>r:a1<enter>").wait_for("2. a1").wait_for("O played").wait_for("Your move");
}

#[test]
fn the_end_is_marked_and_another_game_begins() {
    let mut program = two_people();
    play(&mut program, &["b2", "a1", "c3", "a3", "a2", "c1", "c2"]);
    program.wait_for("X wins: a2 b2 c2");
    let buffer = program.buffer();
    let reversed = buffer.content().iter().filter(|cell| cell.modifier.contains(Modifier::REVERSED)).count();
    assert!(reversed >= 3, "the three cells stand out");
    program.press("<enter>").wait_for("The game is over");
    program.press("n").wait_for("X is to move");
    assert!(!program.text().contains("c3"), "a new game has no moves:\n{}", program.text());
}

#[test]
fn giving_up_is_asked_about() {
    let mut program = tic_tac_toe();
    assert!(!program.folder.path().join("games").exists(), "a game without moves is not kept");
    program.press("<enter>").wait_for("O played").press("xn");
    assert!(program.text().contains("Your move"));
    program.press("x").wait_for("y resign");
    let before = program.text();
    for (cell, row) in [(6, " 3 │"), (10, " 2 │"), (14, " 1 │"), (14, " 3 │")] {
        program.click(row, cell);
    }
    assert_eq!(program.text(), before, "a question is answered before the game goes on");
    program.press("y").wait_for("X resigns, O wins");
    assert!(kept(&program).contains("\"resigned\": \"X\""));
}

#[test]
fn a_killed_game_is_continued_with_its_moves() {
    let mut program = tic_tac_toe();
    program.press("<enter>").wait_for("O played");
    let moves: Vec<String> = program
        .text()
        .lines()
        .filter_map(|line| Some(line[line.find("1. b2")?..].trim().to_owned()))
        .collect();
    program.restart();
    program
        .wait_for("tic-tac-toe, level 3, moves: 2")
        .press("<enter>")
        .wait_for("Your move")
        .wait_for(&moves[0]);
}

#[test]
fn a_clock_runs_for_whoever_is_to_move_and_ends_the_game() {
    let mut program = TestProgram::new(80, 24);
    // One minute, the second choice of the last row but one.
    program.press("<enter><down><left><down><down><right><enter>").wait_for("1:00");
    program.advance(Duration::from_secs(20)).wait_for("0:40");
    program.press("<enter>").advance(Duration::from_secs(55)).wait_for("0:05.0");
    assert!(kept(&program).contains("\"clock\""));
    program.advance(Duration::from_secs(6)).wait_for("O has run out of time, X wins");
    program.press("<right><enter>").wait_for("The game is over");
}

#[test]
fn whoever_leaves_a_game_does_not_get_the_time_back() {
    let mut program = TestProgram::new(80, 24);
    program.press("<enter><down><left><down><down><right><enter>").wait_for("1:00");
    program.press("<enter>").advance(Duration::from_secs(20)).wait_for("0:40").press("<esc>");
    program.press("<home><enter>").wait_for("0:40").advance(Duration::from_secs(10)).wait_for("0:30");
    // The operating system ends the program while another screen lies over the game.
    program.press("a");
    program.app.handle(&Signal::End);
    program.restart();
    program.press("<home><enter>").wait_for("0:30");
}

#[test]
fn time_passes_while_the_mouse_moves() {
    let mut program = TestProgram::new(80, 24);
    program.press("<enter><down><left><down><down><right><enter>").wait_for("1:00");
    program.advance_moving(Duration::from_secs(20)).wait_for("0:40");
    program.advance_moving(Duration::from_secs(41)).wait_for("X has run out of time, O wins");
}

#[test]
fn watching_can_be_paused_and_goes_move_by_move() {
    let mut program = TestProgram::new(80, 24);
    program.press("<down><enter><enter> ").wait_for("Paused.").wait_for("1. ");
    let one = program.text();
    program.advance(Duration::from_secs(60));
    assert_eq!(one, program.text(), "nothing moves in a pause");
    program.press("<right>").wait_for("O played");
    program.press(" ").wait_for("The game goes on");
    program.advance(Duration::from_secs(10)).wait_for("X played");
    program.press("u").wait_for("Paused.");
}

#[test]
fn an_analysis_goes_along_the_moves_and_follows_lines() {
    let mut program = TestProgram::new(100, 30);
    program.press("<down><down><enter><down>b2 a1<enter>").wait_for("All is known").wait_for("3 a draw");
    program.press("1").wait_for("O is to move").wait_for("All is known");
    program.press("<home>").wait_for("X is to move").press("<end>").wait_for("O is to move");
    program.press("-").wait_for("2 loses in 2");
    assert!(!program.text().contains("3 loses"), "{}", program.text());
    program.press("--").wait_for("All is known");
    assert!(!program.text().contains("2 loses"), "{}", program.text());
    program.press("t").wait_for("event 1 of").press("<esc>p").wait_for("Your move");
}

#[test]
fn a_large_analysis_is_stopped() {
    let mut program = TestProgram::new(80, 24);
    program
        .press("<down><down><enter><right><right><enter>")
        .wait_for("Depth")
        .press("s")
        .wait_for("Stopped: depth");
    program
        .press("s")
        .wait_for("Depth")
        .press("<esc>")
        .wait_for("Stopped: depth")
        .press("<esc>")
        .wait_for("Learn");
}

#[test]
fn a_review_finds_where_the_game_turned_and_lets_it_be_tried_again() {
    let mut program = two_people();
    play(&mut program, &["b2", "b3", "a3", "a2", "c1"]);
    program.press("v").wait_for("Turning points:");
    program.wait_for("?? turns the game").press("<tab>").wait_for("Here O could still hold the game");
    program.press("<enter>").wait_for("Your move: you play O").wait_for("1. b2");
}

#[test]
fn settings_are_seen_at_once_and_kept() {
    let mut program = TestProgram::new(80, 24);
    // Ukrainian is the third of the languages, after that of the system.
    program.press("<end><up><enter><right><right><right>").wait_for("Налаштування");
    program.press("<down><down><down><right>").wait_for("● ○");
    let text = fs::read_to_string(program.folder.path().join("settings.toml")).unwrap();
    assert!(text.contains("language = \"uk\"") && text.contains("marks = \"stones\""), "{text}");
    program.press("<esc>").wait_for("Навчатися");
}

#[test]
fn a_comparison_can_be_stopped() {
    let mut program = TestProgram::new(80, 24);
    program.press("<down><down><down><enter><right><right><down><right><right><right><right><enter>");
    program.wait_for("Laboratory: gomoku").press("s").wait_for("Stopped:");
}

#[test]
fn small_terminals_get_a_sentence_and_larger_ones_everything() {
    let mut program = tic_tac_toe();
    for (width, height) in [(59, 20), (60, 19), (10, 3), (1, 1)] {
        program.resize(width, height);
        assert!(!program.text().contains("Your move"));
    }
    program.resize(59, 19).wait_for("too small");
    for (width, height) in [(60, 20), (200, 60), (80, 24)] {
        program.resize(width, height).wait_for("Your move");
    }
}

#[test]
fn large_signs_are_scrolled_and_ascii_is_ascii() {
    let mut program = TestProgram::new(80, 24);
    program.press("<end><up><enter><down><right><esc><home><enter><right><right><down><left><enter>");
    program.press("<enter>").wait_for("╲ ╱");
    for _ in 0..10 {
        program.press("<left><up>");
    }
    program.wait_for("15");
    let mut program = TestProgram::new(80, 24);
    program.press("<end><up><enter><down><left><esc><home><enter><enter><enter>").wait_for("O played");
    let text = program.text();
    assert!(text.is_ascii(), "{text}");
}

#[test]
fn forbidden_points_are_marked_and_explained() {
    let mut program = TestProgram::new(80, 24);
    let choose = |program: &mut TestProgram| {
        for _ in 0..10 {
            if program.text().contains("renju") {
                return;
            }
            program.press("<right>");
        }
    };
    program.press("<enter>");
    choose(&mut program);
    program.press("<down><left><enter>").wait_for("Play: renju");
    // Two open threes of black meet in h8.
    play(&mut program, &["f8", "a1", "g8", "c1", "h9", "e1", "h10", "a3"]);
    program.wait_for("×");
    let before = program.text();
    play(&mut program, &["h8"]);
    // The cursor begins at the last move.
    program.press(&"<right>".repeat(7)).press(&"<up>".repeat(5)).press(" ");
    let after = program.text();
    assert!(!after.contains("5. h8"), "{after}");
    assert_ne!(before, after, "it is said why");
    assert!(after.to_lowercase().contains("three"), "{after}");
}

#[test]
fn a_keyboard_that_is_set_to_cyrillic_works_too() {
    let mut program = two_people();
    // The keys of h, k and Space; then the colon, and the keys of c and 1.
    program.press("рл ").wait_for("1. a3").press("г").wait_for("r play again");
    program.press(":с1<enter>").wait_for("1. c1").press("чн").wait_for("O resigns");
}

#[test]
fn any_game_is_played_by_its_name_and_a_wrong_name_is_answered() {
    let mut program = TestProgram::new(80, 24);
    program.press("<enter><left><down>");
    for _ in 0.."five(19,renju)".len() {
        program.press("<back>");
    }
    program.press("mnk(4,4,4<enter>").wait_for("lacks its closing parenthesis");
    program.press(",misere)<down><left><enter>").wait_for("Play: mnk(4,4,4,misere)");
}

#[test]
fn searches_can_be_watched_too() {
    let mut program = TestProgram::new(80, 24);
    // The sixth level is offered first; after the tenth come chance, minimax, negamax and alpha-beta.
    program.press("<down><enter><down><right><right><right><right><right><right><right><right><enter>");
    program.wait_for("X  alpha-beta").wait_for("X played");
}

#[test]
fn a_resigned_game_says_so_and_how_it_stood() {
    let mut program = two_people();
    play(&mut program, &["b2", "b3"]);
    program.press("xyv").wait_for("Turning points:");
    let review = program.text();
    let words = review.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains("X resigns, O wins."), "{review}");
    assert!(words.contains("X resigned a position that was judged won"), "{review}");
}

#[test]
fn the_best_move_has_no_sign_of_a_better_one() {
    let mut program = two_people();
    play(&mut program, &["b2", "b3", "a3", "a2", "c1"]);
    program.press("v").wait_for("Turning points:").press("<home>").wait_for("nothing better");
    let best = program.text();
    assert!(!best.contains('!') || best.matches('!').count() == best.matches("Game over!").count(), "{best}");
    assert!(!best.contains("Better was") && best.contains('='), "{best}");
    program.press("<down>").wait_for("Better was");
    assert!(program.text().contains('?'));
}

#[test]
fn a_game_that_is_not_there_is_refused_with_those_that_are() {
    let mut program = TestProgram::new(100, 20);
    program.press("<enter><left><down>").press(&"<back>".repeat(14)).press("chess<enter>");
    let text = program.text();
    assert!(text.contains("chess") && text.contains("explicit"), "{text}");
}

#[test]
fn a_move_of_several_cells_is_pointed_at_one_after_the_other() {
    let mut program = TestProgram::new(80, 24);
    program
        .press("<enter><left><down>")
        .press(&"<back>".repeat(14))
        .press("russian-draughts<down><left><enter>");
    // The middle is e4; two stones can move to d4, so the cell alone determines no move.
    program.press("<left><enter>");
    assert!(!program.text().contains("1. "), "{}", program.text());
    program.press("<right><down><enter>");
    let shown = program.text();
    assert!(shown.contains("<x>") || shown.contains("[x]"), "{shown}");
    assert_eq!(shown.matches(" * ").count(), 2, "{shown}");
    program.press("<esc>");
    assert!(!program.text().contains(" * ") && program.text().contains("draughts"), "{}", program.text());
    program.press("<enter><left><up><enter>");
    assert!(program.text().contains("e3-d4"), "{}", program.text());
}

#[test]
fn a_board_that_nobody_can_win_on_is_announced() {
    let mut program = TestProgram::new(80, 24);
    program.press("<enter><left><left><left><down><down><down>").press(&"<right>".repeat(9));
    let setup = program.text();
    assert!(setup.contains("Mind: no line of 13 fits on this board"), "{setup}");
    // A game typed by its name shows the notice when it begins.
    program.press("<home><right><right><down>").press(&"<back>".repeat(14)).press("mnk(3,3,9)");
    assert!(!program.text().contains("Mind:"));
    program.press("<enter>").wait_for("Mind: no line of 9 fits on this board");
}
