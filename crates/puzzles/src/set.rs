//! Sets of puzzles, and the one inside the program.

use std::sync::OnceLock;

use miniz_oxide::inflate::decompress_to_vec;

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
        let packed = include_bytes!(concat!(env!("OUT_DIR"), "/puzzles.deflate"));
        let bytes = decompress_to_vec(packed).expect("the build script has compressed it");
        let text = String::from_utf8(bytes).expect("a set is text");
        PuzzleSet::read(&text).expect("a test reads the set inside the program")
    })
}
