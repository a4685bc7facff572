//! Every screen at two sizes, compared with the files in `tests/screens`; `UPDATE_EXPECT=1` rewrites them.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use crate::stage;

use expect_test::expect_file;
use stage::Stage;

const SIZES: [(u16, u16); 2] = [(80, 24), (120, 40)];

/// Goes to a screen at every size and compares it with its file.
fn compare(name: &str, go: impl Fn(&mut Stage)) {
    for (width, height) in SIZES {
        let mut stage = Stage::new(width, height);
        go(&mut stage);
        let file = expect_file![format!("screens/{name}-{width}x{height}.txt")];
        file.assert_eq(&format!("{}\n", stage.text()));
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
    compare("help", |stage| {
        stage.press(PLAY).press("<enter>?");
    });
    compare("home-continue", |stage| {
        stage.press(PLAY).press("<enter><enter>").wait_for("O played").press("<esc>");
    });
}

#[test]
fn setting_up() {
    compare("setup-play", |stage| {
        stage.press(PLAY);
    });
    compare("setup-watch", |stage| {
        stage.press(WATCH);
    });
    compare("setup-analyse", |stage| {
        stage.press(ANALYSE).press("<down>b2 a1");
    });
    // The last choice is any game by its name, before it a written tree, and before that a custom board.
    compare("setup-named", |stage| {
        stage.press(PLAY).press("<left>");
    });
    compare("setup-tree", |stage| {
        stage.press(PLAY).press("<left><left>");
    });
    compare("setup-size", |stage| {
        stage.press(PLAY).press("<left><left><left><down><right>");
    });
}

#[test]
fn playing() {
    compare("play", |stage| {
        stage.press(PLAY).press("<enter>");
    });
    compare("play-hint", |stage| {
        stage.press(PLAY).press("<enter><enter>").wait_for("O played").press("i").wait_for("Hint:");
    });
    compare("play-typing", |stage| {
        stage.press(PLAY).press("<enter>:b");
    });
    compare("play-resign", |stage| {
        stage.press(PLAY).press("<enter>x");
    });
    compare("play-end", |stage| {
        two_people(stage);
        for movement in ["b2", "a1", "c3", "a3", "a2", "c2", "b1", "b3", "c1"] {
            stage.press(&format!(":{movement}<enter>"));
        }
        stage.wait_for("Game over!");
    });
    compare("play-won", |stage| {
        two_people(stage);
        for movement in ["b2", "a1", "c3", "a3", "a2", "c1", "c2"] {
            stage.press(&format!(":{movement}<enter>"));
        }
        stage.wait_for("Game over!");
    });
    compare("play-gomoku", |stage| {
        stage.press(PLAY).press("<right><right><down><right><right><right><enter>");
        for movement in ["h8", "i9", "i8", "h9", "g8", "j8", "f8", "e8"] {
            stage.press(&format!(":{movement}<enter>"));
        }
        stage.press("<right><up>");
    });
    compare("play-tree", |stage| {
        stage.press(PLAY).press("<left><left><down><down><right><right><right><enter>");
    });
}

#[test]
fn boards_of_other_kinds() {
    compare("play-draughts", |stage| {
        two_people_at(stage, "russian-draughts");
        for movement in ["c3-d4", "d6-c5"] {
            stage.press(&format!(":{movement}<enter>"));
        }
        // From c5, where the last move ended, to the stone on d4, which must take: it is pointed at first.
        stage.press("<right><down><enter>");
    });
    compare("play-draughts-numbers", |stage| {
        two_people_at(stage, "english-draughts");
        stage.press(":11-15<enter>");
    });
    compare("play-boxes", |stage| {
        two_people_at(stage, "dots-and-boxes(3,3)");
        for movement in ["b7", "a6", "b5", "c6", "d5"] {
            stage.press(&format!(":{movement}<enter>"));
        }
        stage.press("<right>");
    });
    compare("play-kalah", |stage| {
        two_people_at(stage, "kalah");
        // The last seed falls into the store: the same side moves again.
        stage.press(":3<enter>:6<enter>");
    });
}

/// Starts a game between two people, chosen by its name.
fn two_people_at(stage: &mut Stage, game: &str) {
    stage
        .press(PLAY)
        .press("<left><down>")
        .press(&"<back>".repeat(14))
        .press(game)
        .press("<down><left><enter>");
}

/// Starts tic-tac-toe between two people.
fn two_people(stage: &mut Stage) {
    stage.press(PLAY).press("<down><left><enter>");
}

#[test]
fn watching() {
    compare("watch", |stage| {
        stage.press(WATCH).press("<enter>+++").wait_for("Game over!");
    });
}

#[test]
fn analysing() {
    compare("analyse", |stage| {
        stage
            .press(ANALYSE)
            .press("<down>b2 a1 c3<enter>")
            .wait_for("All is known")
            .press("u")
            .wait_for("All is known");
    });
}

#[test]
fn looking_back() {
    compare("review", |stage| {
        two_people(stage);
        for movement in ["b2", "b3", "a3", "a2", "c1"] {
            stage.press(&format!(":{movement}<enter>"));
        }
        stage.wait_for("Game over!").press("v").wait_for("Turning points:");
    });
}

#[test]
fn kept_games() {
    compare("games", |stage| {
        two_people(stage);
        stage.press(":b2<enter>:a1<enter>xy<esc>").press(GAMES);
    });
    compare("games-none", |stage| {
        stage.press(GAMES);
    });
}

#[test]
fn comparing() {
    compare("lab", |stage| {
        stage.press(LAB);
    });
    let run = |stage: &mut Stage| {
        stage.press(LAB).press("<down><left><left><left><left><enter>").wait_for("all sound searches agree");
    };
    compare("lab-chart", run);
    compare("lab-table", |stage| {
        run(stage);
        stage.press("<tab><tab><tab><tab>");
    });
}

#[test]
fn learning() {
    compare("learn", |stage| {
        stage.press(LEARN);
    });
    compare("steps", |stage| {
        stage.press(LEARN).press("<enter>").wait_for("event 1 of 30").press("c");
    });
    compare("steps-board", |stage| {
        stage
            .press(LEARN)
            .press("<right><right><enter>")
            .wait_for("event 1 of")
            .press("<right><right><right>");
    });
}

#[test]
fn settings() {
    compare("settings", |stage| {
        stage.press(SETTINGS);
    });
    compare("settings-large", |stage| {
        stage.press(SETTINGS).press("<down><right>");
    });
    compare("settings-ascii", |stage| {
        stage.press(SETTINGS).press("<down><left>");
    });
}
