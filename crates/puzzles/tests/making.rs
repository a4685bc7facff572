//! Puzzles are made by seed and verified independently.

use plyground_puzzles::{Found, Maker, Puzzle, PuzzleFault, PuzzleKind, PuzzleSet, Solution, check, shipped};

/// The first puzzles of a kind from a seed, and the number of disputed positions.
fn make(kind: PuzzleKind, seed: u64, count: usize, games: u64) -> (Vec<Puzzle>, usize) {
    let mut maker = Maker::new(kind, seed);
    let (mut puzzles, mut disputed) = (Vec::new(), 0);
    while puzzles.len() < count && maker.games() < games {
        match maker.step(&|| false) {
            Found::Puzzle(puzzle) => puzzles.push(*puzzle),
            Found::Disputed(..) => disputed += 1,
            Found::Nothing => {}
        }
    }
    (puzzles, disputed)
}

#[test]
fn the_same_seed_makes_the_same_puzzles() {
    let once = make(PuzzleKind::WinIn, 7, 1, 12);
    assert!(!once.0.is_empty());
    assert_eq!(once, make(PuzzleKind::WinIn, 7, 1, 12));
    assert_ne!(once.0, make(PuzzleKind::WinIn, 8, 1, 12).0);
}

#[test]
fn a_line_with_control_characters_is_no_puzzle() {
    let line = "win-in|connect-four|win-in 2|2 4 1 0 3|5 4 7|~6";
    let set = |line: &str| PuzzleSet::read(&format!("puzzles seed 1\n{line}\n"));
    assert!(set(line).is_ok());
    assert!(set(&line.replace("~6", "~6\r1")).is_err());
    // The end of a line as other systems write it.
    assert_eq!(set(&format!("{line}\r")).unwrap(), set(line).unwrap());
}

#[test]
fn a_puzzle_is_not_made_twice() {
    let (puzzles, _) = make(PuzzleKind::ConnectEnding, 3, 4, 20);
    let mut ids: Vec<String> = puzzles.iter().map(Puzzle::id).collect();
    ids.sort_unstable();
    let all = ids.len();
    ids.dedup();
    assert_eq!(ids.len(), all);
}

#[test]
fn a_maker_that_is_stopped_finds_nothing() {
    let mut maker = Maker::new(PuzzleKind::Fours, 1);
    assert!(matches!(maker.step(&|| true), Found::Nothing));
}

/// The check finds a right move that is left out, a wrong one that is added, and a line that is cut off.
#[test]
fn every_change_of_a_solution_is_found() {
    let (puzzles, _) = make(PuzzleKind::WinIn, 7, 1, 12);
    let puzzle = &puzzles[0];
    assert_eq!(check(puzzle), Ok(()));
    let legal = puzzle.open().unwrap().legal_moves();
    let other = legal.iter().find(|movement| puzzle.solution.find(movement).is_none()).unwrap();

    let mut cut = puzzle.clone();
    cut.solution.right[0].next = None;
    assert!(matches!(check(&cut), Err(PuzzleFault::End(_))));

    let mut replaced = puzzle.clone();
    replaced.solution.right[0].movement.clone_from(other);
    assert!(matches!(
        check(&replaced),
        Err(PuzzleFault::Wrong(..) | PuzzleFault::Missing(..) | PuzzleFault::Illegal(..))
    ));

    let mut impossible = puzzle.clone();
    impossible.solution.right[0].movement = "zz".to_owned();
    assert!(matches!(check(&impossible), Err(PuzzleFault::Illegal(..))));

    let mut empty = puzzle.clone();
    empty.solution = Solution::default();
    assert_eq!(check(&empty), Err(PuzzleFault::Trivial));

    let mut elsewhere = puzzle.clone();
    elsewhere.game = "nim(3,4,5)".to_owned();
    assert_eq!(check(&elsewhere), Err(PuzzleFault::Position));
}

/// One thousand puzzles of all kinds: each verified, and hardly any disputed before.
#[test]
fn a_thousand_puzzles_are_verified() {
    let is_long = std::env::var_os("PLYGROUND_LONG").is_some();
    let (count, games) = if is_long { (125, 20_000) } else { (1, 8) };
    for kind in PuzzleKind::ALL {
        let (puzzles, disputed) = make(kind, 2_024, count, games);
        for puzzle in &puzzles {
            // A second time, after writing and reading.
            let line = puzzle.to_json().to_string();
            assert_eq!(check(puzzle), Ok(()), "{line}");
        }
        assert!(!is_long || puzzles.len() == count, "{kind}: {} of {count}", puzzles.len());
        // What the independent search does not confirm is no puzzle. More than now and then would be a fault of a maker.
        assert!(disputed <= count / 40, "{kind}: {disputed} disputed");
    }
}

/// docs/puzzles.md names the command. All kinds are compared in a long run.
#[test]
fn the_set_inside_the_program_is_what_its_command_makes() {
    let set = shipped();
    let is_long = std::env::var_os("PLYGROUND_LONG").is_some();
    let quick = [PuzzleKind::WinIn, PuzzleKind::ConnectEnding, PuzzleKind::OthelloEnding];
    for kind in if is_long { PuzzleKind::ALL.to_vec() } else { quick.to_vec() } {
        let own: Vec<&Puzzle> = set.puzzles.iter().filter(|puzzle| puzzle.kind == kind).take(2).collect();
        let (made, _) = make(kind, set.seed, own.len(), 1_000);
        assert_eq!(made.iter().collect::<Vec<_>>(), own, "{kind}");
    }
}
