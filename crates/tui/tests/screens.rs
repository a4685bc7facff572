//! Every screen at two sizes, compared with the files in `tests/screens`; `UPDATE_EXPECT=1` rewrites them.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use crate::test_program;

use expect_test::expect_file;
use test_program::TestProgram;

const SIZES: [(u16, u16); 2] = [(80, 24), (120, 40)];

/// Goes to a screen at every size and compares it with its file.
fn compare(name: &str, go: impl Fn(&mut TestProgram)) {
    for (width, height) in SIZES {
        let mut program = TestProgram::new(width, height);
        go(&mut program);
        let file = expect_file![format!("screens/{name}-{width}x{height}.txt")];
        file.assert_eq(&format!("{}\n", program.text()));
    }
}

/// The keys that lead from the home screen to another.
const PLAY: &str = "<enter>";
const WATCH: &str = "<down><enter>";
const ANALYSE: &str = "<down><down><enter>";
const LAB: &str = "<down><down><down><enter>";
const LEARN: &str = "<down><down><down><down><enter>";
const GAMES: &str = "<down><down><down><down><down><enter>";
const SETTINGS: &str = "<end><up><enter>";

#[test]
fn home() {
    compare("home", |_| {});
    compare("help", |program| {
        program.press(PLAY).press("<enter>?");
    });
    compare("home-continue", |program| {
        program.press(PLAY).press("<enter><enter>").wait_for("O played").press("<esc>");
    });
}

#[test]
fn setting_up() {
    compare("setup-play", |program| {
        program.press(PLAY);
    });
    compare("setup-watch", |program| {
        program.press(WATCH);
    });
    compare("setup-analyse", |program| {
        program.press(ANALYSE).press("<down>b2 a1");
    });
    // The last choice is any game by its name, before it a written tree, and before that a custom board.
    compare("setup-named", |program| {
        program.press(PLAY).press("<left>");
    });
    compare("setup-tree", |program| {
        program.press(PLAY).press("<left><left>");
    });
    compare("setup-size", |program| {
        program.press(PLAY).press("<left><left><left><down><right>");
    });
}

#[test]
fn playing() {
    compare("play", |program| {
        program.press(PLAY).press("<enter>");
    });
    compare("play-hint", |program| {
        program.press(PLAY).press("<enter><enter>").wait_for("O played").press("i").wait_for("Hint:");
    });
    compare("play-typing", |program| {
        program.press(PLAY).press("<enter>:b");
    });
    compare("play-resign", |program| {
        program.press(PLAY).press("<enter>x");
    });
    compare("play-end", |program| {
        two_people(program);
        for movement in ["b2", "a1", "c3", "a3", "a2", "c2", "b1", "b3", "c1"] {
            program.press(&format!(":{movement}<enter>"));
        }
        program.wait_for("Game over!");
    });
    compare("play-won", |program| {
        two_people(program);
        for movement in ["b2", "a1", "c3", "a3", "a2", "c1", "c2"] {
            program.press(&format!(":{movement}<enter>"));
        }
        program.wait_for("Game over!");
    });
    compare("play-gomoku", |program| {
        program.press(PLAY).press("<right><right><down><right><right><right><enter>");
        for movement in ["h8", "i9", "i8", "h9", "g8", "j8", "f8", "e8"] {
            program.press(&format!(":{movement}<enter>"));
        }
        program.press("<right><up>");
    });
    compare("play-tree", |program| {
        program.press(PLAY).press("<left><left><down><down><right><right><right><enter>");
    });
}

#[test]
fn boards_of_other_kinds() {
    compare("play-draughts", |program| {
        two_people_at(program, "russian-draughts");
        for movement in ["c3-d4", "d6-c5"] {
            program.press(&format!(":{movement}<enter>"));
        }
        // From c5, where the last move ended, to the stone on d4, which must take: it is pointed at first.
        program.press("<right><down><enter>");
    });
    compare("play-draughts-numbers", |program| {
        two_people_at(program, "english-draughts");
        program.press(":11-15<enter>");
    });
    compare("play-boxes", |program| {
        two_people_at(program, "dots-and-boxes(3,3)");
        for movement in ["b7", "a6", "b5", "c6", "d5"] {
            program.press(&format!(":{movement}<enter>"));
        }
        program.press("<right>");
    });
    compare("play-kalah", |program| {
        two_people_at(program, "kalah");
        // The last seed falls into the store: the same side moves again.
        program.press(":3<enter>:6<enter>");
    });
}

/// Starts a game between two people, chosen by its name.
fn two_people_at(program: &mut TestProgram, game: &str) {
    program
        .press(PLAY)
        .press("<left><down>")
        .press(&"<back>".repeat(14))
        .press(game)
        .press("<down><left><enter>");
}

/// Starts tic-tac-toe between two people.
fn two_people(program: &mut TestProgram) {
    program.press(PLAY).press("<down><left><enter>");
}

#[test]
fn watching() {
    compare("watch", |program| {
        program.press(WATCH).press("<enter>+++").wait_for("Game over!");
    });
}

#[test]
fn analysing() {
    compare("analyse", |program| {
        program
            .press(ANALYSE)
            .press("<down>b2 a1 c3<enter>")
            .wait_for("All is known")
            .press("u")
            .wait_for("All is known");
    });
}

#[test]
fn looking_back() {
    compare("review", |program| {
        two_people(program);
        for movement in ["b2", "b3", "a3", "a2", "c1"] {
            program.press(&format!(":{movement}<enter>"));
        }
        program.wait_for("Game over!").press("v").wait_for("Turning points:");
    });
}

#[test]
fn kept_games() {
    compare("games", |program| {
        two_people(program);
        program.press(":b2<enter>:a1<enter>xy<esc>").press(GAMES);
    });
    compare("games-none", |program| {
        program.press(GAMES);
    });
}

#[test]
fn comparing() {
    compare("lab", |program| {
        program.press(LAB);
    });
    let run = |program: &mut TestProgram| {
        program
            .press(LAB)
            .press("<down><left><left><left><left><enter>")
            .wait_for("all sound searches agree");
    };
    compare("lab-chart", run);
    compare("lab-table", |program| {
        run(program);
        program.press("<tab><tab><tab><tab>");
    });
}

#[test]
fn learning() {
    compare("learn", |program| {
        program.press(LEARN);
    });
    compare("steps", |program| {
        program.press(LEARN).press("<enter>").wait_for("event 1 of 30").press("c");
    });
    compare("steps-board", |program| {
        program
            .press(LEARN)
            .press("<right><right><enter>")
            .wait_for("event 1 of")
            .press("<right><right><right>");
    });
}

#[test]
fn settings() {
    compare("settings", |program| {
        program.press(SETTINGS);
    });
    compare("settings-large", |program| {
        program.press(SETTINGS).press("<down><right>");
    });
    compare("settings-ascii", |program| {
        program.press(SETTINGS).press("<down><left>");
    });
}
