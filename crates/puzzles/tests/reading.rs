//! Sets as text and as JSON.

use plyground_puzzles::{PuzzleSet, shipped};

#[test]
fn a_set_is_read_back_from_text_and_from_json() {
    let set = shipped();
    assert_eq!(PuzzleSet::read(&set.to_text()).unwrap(), *set);
    assert_eq!(PuzzleSet::read(&set.to_json().to_string()).unwrap(), *set);
}

#[test]
fn what_is_no_set_is_refused_with_its_line() {
    for (text, part) in [
        ("", "not a set"),
        ("hello", "not a set"),
        ("{}", "puzzle 1"),
        ("{\"puzzles\":[{}]}", "puzzle 1"),
        ("{", "not a set"),
        ("puzzles seed 1\nfours|gomoku|fours-in 3|1 1 1 0 0|h8|", "line 2"),
        ("puzzles seed 1\n\nfours|gomoku", "line 3"),
    ] {
        let why = PuzzleSet::read(text).unwrap_err().to_string();
        assert!(why.contains(part), "{text}: {why}");
    }
}
