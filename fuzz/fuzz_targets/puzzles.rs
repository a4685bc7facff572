//! Sets of puzzles, as text or as JSON.

#![no_main]

use libfuzzer_sys::fuzz_target;
use plyground_puzzles::PuzzleSet;

fuzz_target!(|text: &str| {
    let Ok(set) = PuzzleSet::read(text) else { return };
    let write = |set: &PuzzleSet| {
        let is_json = text.trim_start().starts_with('{');
        if is_json { set.to_json().to_string() } else { set.to_text() }
    };
    let again = PuzzleSet::read(&write(&set)).expect("a set that was written is read");
    assert_eq!(write(&again), write(&set));
    for puzzle in &set.puzzles {
        // A position that the rules do not allow is refused when it is opened.
        let _ = puzzle.open();
        assert!((1..=5).contains(&puzzle.difficulty()));
    }
});
