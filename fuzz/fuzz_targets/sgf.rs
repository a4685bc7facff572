//! Games in SGF: what is read is written to text that is read and written in the same way.

#![no_main]

use libfuzzer_sys::fuzz_target;
use plyground_gomoku::record::{read_sgf, write_sgf};
use plyground_registry::open;

fuzz_target!(|text: &str| {
    for record in read_sgf(text).into_iter().flatten() {
        let written = write_sgf(&record);
        let again = read_sgf(&written).unwrap_or_else(|why| panic!("{written:?} is not read: {why}"));
        assert_eq!(again.len(), 1, "{written:?} holds several games");
        assert_eq!(write_sgf(&again[0]), written, "{text:?} is written differently the second time");
    }
    if let Ok(game) = plyground_play::record::read(text, "gomoku") {
        open(&game.game).unwrap_or_else(|why| panic!("{:?} does not open: {why}", game.game));
    }
});
