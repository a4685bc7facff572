//! The resources of a search besides nodes and time: memory, threads, and optional enhancements.

use plyground_core::reserve;

/// The resources of searches with a transposition table. Those of the textbook need none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SearchResources {
    /// Entries of the transposition table; with none there is no table.
    pub memos: usize,
    /// Threads of principal variation search; the others have one.
    pub threads: usize,
    /// The enhancements of principal variation search.
    pub ideas: Ideas,
}

impl SearchResources {
    /// The largest table, 4 GiB.
    pub const MOST_MEMOS: usize = 1 << 28;

    /// Bytes of an entry.
    pub const ENTRY_BYTES: usize = plyground_search::Table::ENTRY_BYTES;

    /// Entries of the table that there is memory for, at most the number wanted.
    pub fn affordable_memos(&self) -> usize {
        let room = reserve::<[u8; Self::ENTRY_BYTES]>(self.memos);
        room.capacity().min(self.memos)
    }
}

impl Default for SearchResources {
    /// A table of 16 MiB and one thread.
    fn default() -> Self {
        Self { memos: 1 << 20, threads: 1, ideas: Ideas::ALL }
    }
}

/// The enhancements of principal variation search, besides the table and iterative deepening. Each can be left out, to
/// measure its worth; none changes the value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "seven independent switches, each named")]
pub struct Ideas {
    /// Moves near the middle first, where the game has a middle.
    pub centre: bool,
    /// Killer moves: moves first that caused a cutoff at the same distance from the root.
    pub killers: bool,
    /// The history heuristic: moves first that have often caused a cutoff, where the game can number its moves.
    pub history: bool,
    /// Null windows for all moves but the first.
    pub tests: bool,
    /// A narrow window at the root, around the value of the step before.
    pub aspiration: bool,
    /// Enhanced transposition cutoff: the entries of all replies are probed before one is searched.
    pub looks_ahead: bool,
    /// Mirror images share a table entry, where the game has symmetries and the evaluator does not tell images apart.
    pub symmetry: bool,
}

impl Ideas {
    /// None of them: alpha-beta in the game's order, with a table.
    pub const NONE: Self = Self {
        centre: false,
        killers: false,
        history: false,
        tests: false,
        aspiration: false,
        looks_ahead: false,
        symmetry: false,
    };
    /// All of them.
    pub const ALL: Self = Self {
        centre: true,
        killers: true,
        history: true,
        tests: true,
        aspiration: true,
        looks_ahead: true,
        symmetry: true,
    };
}
