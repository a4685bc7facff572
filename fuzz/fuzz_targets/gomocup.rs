//! Arbitrary input from a tournament manager: the brain writes nothing but answers and ends when its input does.

#![no_main]

use std::io::Cursor;

use libfuzzer_sys::fuzz_target;

/// Little memory and short searches; the script may ask for more, but its end interrupts a search.
const START: &[u8] = b"INFO max_memory 1000000\nINFO max_node 50\nSTART 9\n";

fuzz_target!(|script: &[u8]| {
    let text = String::from_utf8_lossy(script);
    // A larger table would only take time.
    if text.to_ascii_lowercase().contains("max_memory") || text.to_ascii_lowercase().contains("hash_size") {
        return;
    }
    for line in text.lines() {
        if let Err(fault) = plyground_gomocup::parse(line) {
            assert!(!fault.to_string().contains(char::is_control), "{fault:?}");
        }
        let _ = plyground_gomocup::parse_stone(line);
    }
    let mut output = Vec::new();
    plyground_gomocup::run(Cursor::new([START, script].concat()), &mut output).expect("a list takes everything");
    let output = String::from_utf8(output).expect("answers are text");
    assert!(output.ends_with('\n'), "lines are whole");
    for line in output.lines() {
        assert!(is_answer(line), "{line:?}");
    }
});

fn is_answer(line: &str) -> bool {
    let is_point = |word: &str| {
        word.split_once(',').is_some_and(|(x, y)| [x, y].iter().all(|side| side.parse().is_ok_and(|side: u32| side < 20)))
    };
    ["OK", "SWAP"].contains(&line)
        || ["MESSAGE ", "ERROR ", "UNKNOWN ", "name=", "FORBID "].iter().any(|start| line.starts_with(start))
        || line.split(' ').all(is_point)
}
