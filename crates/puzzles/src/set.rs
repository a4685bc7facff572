//! Sets of puzzles, and the one inside the program.

use std::sync::OnceLock;

use crate::Puzzle;

/// Puzzles, and the seed that they were made from.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct PuzzleSet {
    /// The seed.
    pub seed: u64,
    /// The puzzles.
    pub puzzles: Vec<Puzzle>,
}

impl PuzzleSet {
    /// The puzzle of this name.
    pub fn find(&self, id: &str) -> Option<&Puzzle> {
        self.puzzles.iter().find(|puzzle| puzzle.id() == id)
    }
}

/// The set inside the program; docs/puzzles.md has the command that made it.
pub fn shipped() -> &'static PuzzleSet {
    static SET: OnceLock<PuzzleSet> = OnceLock::new();
    SET.get_or_init(|| {
        PuzzleSet::read(include_str!("../data/puzzles.txt")).expect("a test reads the set inside the program")
    })
}
