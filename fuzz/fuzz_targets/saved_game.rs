//! Saved games: what is read is written back to the same text, and a game that can be resumed can be saved.

#![no_main]

use libfuzzer_sys::fuzz_target;
use plyground_play::{Saved, PlayedGame};

fuzz_target!(|text: &str| {
    let Ok(saved) = Saved::from_text(text) else { return };
    let written = saved.to_text();
    let again = Saved::from_text(&written).unwrap_or_else(|why| panic!("{written:?} is not read: {why}"));
    assert_eq!(again.to_text(), written);
    let Ok(table) = PlayedGame::resume(&saved, None, None) else { return };
    let kept = Saved::new(&table, None);
    let again =
        PlayedGame::resume(&kept, None, None).unwrap_or_else(|why| panic!("{} is not resumed: {why}", kept.to_text()));
    assert_eq!(again.session().position(), table.session().position(), "the game is another one");
    assert_eq!(Saved::new(&again, None).to_text(), kept.to_text());
});
