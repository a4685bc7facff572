//! Games in PSQ: what is read is written to text that is read and written in the same way.

#![no_main]

use libfuzzer_sys::fuzz_target;
use plyground_gomoku::record::{read_psq, write_psq};
use plyground_registry::open;

fuzz_target!(|text: &str| {
    if let Ok(record) = read_psq(text) {
        let written = write_psq(&record);
        let again = read_psq(&written).unwrap_or_else(|why| panic!("{written:?} is not read: {why}"));
        assert_eq!(write_psq(&again), written, "{text:?} is written differently the second time");
    }
    if let Ok(game) = plyground_play::record::read(text, "gomoku") {
        open(&game.game).unwrap_or_else(|why| panic!("{:?} does not open: {why}", game.game));
    }
});
