//! Every screen in every language and all colours, in the smallest terminal.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use crate::test_program;

use std::collections::BTreeSet;

use plyground_i18n::{LANGUAGES, Texts};
use plyground_tui::glyphs::{Glyphs, Marks};
use plyground_tui::palette::Scheme;
use plyground_tui::settings::Settings;
use test_program::TestProgram;

/// The keys that lead from one screen to the next, beginning with the home screen. Nothing waits for searches: the
/// screens must be right while they run, too.
const TOUR: [&str; 23] = [
    "",
    "?",
    "<esc><enter>",
    "<left>",
    "<left>",
    "<right><right><enter>",
    "?",
    "<esc><enter>",
    "x",
    "y",
    "v",
    "<esc><esc><home><enter>",
    "<esc><end><up><up><enter>",
    "d",
    "n<esc><home><down><enter>",
    "<enter>",
    "<esc><down><enter>",
    "<enter>",
    "s<esc><down><enter>",
    "<enter>",
    "s<esc><esc><down><enter>",
    "<enter>",
    "<esc><esc><end><up><enter>",
];

#[test]
fn every_screen_speaks_every_language_in_the_smallest_terminal() {
    for (i, language) in LANGUAGES.iter().enumerate() {
        let schemes = Scheme::ALL.iter().enumerate();
        // The other settings vary with language and scheme, so that all their values occur.
        for (j, &scheme) in schemes {
            let settings = Settings {
                scheme,
                glyphs: Glyphs::ALL[(i + j) % 3],
                marks: Marks::ALL[(i + j) % 2],
                hides_coordinates: (i + j) % 4 == 0,
                ..Settings::default()
            };
            let mut program = TestProgram::with(60, 20, settings, language);
            let mut titles = BTreeSet::new();
            for keys in TOUR {
                program.press(keys);
                let text = program.text();
                titles.extend(text.lines().next().map(str::to_owned));
                assert_bar_is_whole(&mut program, &text, language.code);
            }
            assert!(titles.len() >= 14, "{}: only {titles:?} were seen", language.code);
        }
    }
}

/// Removes the keys from the bar; nothing else may be left in it.
fn assert_bar_is_whole(program: &mut TestProgram, text: &str, code: &str) {
    let rows = plyground_tui::keybar::height(&program.app.keys(), 60);
    let mut bar: String = text.lines().skip(20 - usize::from(rows)).collect::<Vec<_>>().join("   ");
    let is_ascii = program.app.context().settings().glyphs == Glyphs::Ascii;
    let mut keys: Vec<String> =
        program.app.keys().iter().map(|key| format!("{} {}", key.name, key.what)).collect();
    keys.sort_by_key(|key| std::cmp::Reverse(key.chars().count()));
    let mut found = 0;
    for key in keys {
        let key = if is_ascii {
            key.replace('←', "<").replace('→', ">").replace('↑', "^").replace('↓', "v")
        } else {
            key
        };
        found += usize::from(bar.contains(&key));
        bar = bar.replacen(&key, "", 1);
    }
    // The help may lie over it.
    let covered = text.contains('└') || text.contains('+');
    assert!(covered || bar.trim().is_empty(), "{code}: {bar:?} is left of the bar in\n{text}");
    assert!(covered || found >= 2, "{code}: too few keys in\n{text}");
}

#[test]
fn home_and_forms_say_everything_in_the_smallest_terminal() {
    for language in &LANGUAGES {
        let texts = Texts::new(language);
        let mut program = TestProgram::with(60, 20, Settings::default(), language);
        let home = program.text();
        for key in [
            "tui-home-about",
            "tui-home-play-line",
            "tui-home-watch-line",
            "tui-home-analyse-line",
            "tui-home-lab-line",
            "tui-home-learn-line",
            "tui-home-games-line",
            "tui-home-settings-line",
        ] {
            assert!(home.contains(&texts.get(key)), "{}: {key} is cut off in\n{home}", language.code);
        }
        let setup = program.press("<enter><down><left>").text();
        for key in ["tui-setup-side", "tui-side-both", "tui-go-play"] {
            assert!(setup.contains(&texts.get(key)), "{}: {key} is cut off in\n{setup}", language.code);
        }
        let settings = program.press("<esc><end><up><enter><down><down><left>").text();
        for key in ["tui-palette-colour-blind", "tui-set-linear", "tui-language-usual"] {
            assert!(settings.contains(&texts.get(key)), "{}: {key} is cut off in\n{settings}", language.code);
        }
    }
}
