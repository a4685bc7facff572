//! The set inside the program.

use std::collections::BTreeSet;

use plyground_i18n::Texts;
use plyground_puzzles::{PuzzleKind, check, hints, shipped};

#[test]
fn the_set_has_every_kind_and_is_small() {
    let set = shipped();
    assert_eq!(set.puzzles.len(), 1_000);
    assert!(set.to_text().len() <= 200_000, "{}", set.to_text().len());
    for kind in PuzzleKind::ALL {
        let count = set.puzzles.iter().filter(|puzzle| puzzle.kind == kind).count();
        assert!(count >= 60, "{kind}: {count}");
    }
    let ids: BTreeSet<String> = set.puzzles.iter().map(plyground_puzzles::Puzzle::id).collect();
    assert_eq!(ids.len(), set.puzzles.len(), "no two have the same id");
    assert!(set.puzzles.iter().all(|puzzle| set.find(&puzzle.id()) == Some(puzzle)));
}

/// Every puzzle is checked in a long run, some in a short one.
#[test]
fn the_set_is_right() {
    let is_long = std::env::var_os("PLYGROUND_LONG").is_some();
    for puzzle in shipped().puzzles.iter().step_by(if is_long { 1 } else { 100 }) {
        assert_eq!(check(puzzle), Ok(()), "{}", puzzle.id());
    }
}

#[test]
fn hints_do_not_name_the_move() {
    let texts = Texts::english();
    for puzzle in &shipped().puzzles {
        let hints = hints(&texts, puzzle);
        assert!(hints.len() >= 2, "{}", puzzle.id());
        // The number of a column may be a count in a hint.
        let is_number = |movement: &str| movement.parse::<u8>().is_ok();
        for right in puzzle.solution.right.iter().filter(|right| !is_number(&right.movement)) {
            let is_named = |hint: &String| {
                hint.split(|c: char| !c.is_alphanumeric() && c != '-').any(|word| word == right.movement)
            };
            assert!(!hints.iter().any(is_named), "{}: {hints:?}", puzzle.id());
        }
    }
}
