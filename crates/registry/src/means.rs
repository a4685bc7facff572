//! What a search may use besides nodes and time: memory, threads, and ideas that can be left out.

use plyground_core::reserve;

/// What the searches that remember are given. Those of the textbook need none of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Means {
    /// Positions that the table has room for; with none at all nothing is remembered.
    pub memos: usize,
    /// Threads of principal variation search; the others have one.
    pub threads: usize,
    /// What principal variation search makes use of.
    pub ideas: Ideas,
}

impl Means {
    /// The largest table, 4 GiB.
    pub const MOST_MEMOS: usize = 1 << 28;

    /// Bytes that a memo takes.
    pub const MEMO_BYTES: usize = plyground_search::Table::MEMO_BYTES;

    /// Positions of the table that there is memory for, at most those that are wanted.
    pub fn affordable_memos(&self) -> usize {
        let room = reserve::<[u8; Self::MEMO_BYTES]>(self.memos);
        room.capacity().min(self.memos)
    }
}

impl Default for Means {
    /// A table of 16 MiB and one thread.
    fn default() -> Self {
        Self { memos: 1 << 20, threads: 1, ideas: Ideas::ALL }
    }
}

/// The ideas of which principal variation search is made, besides the table and the steps. Each can be left out, to see what it
/// is worth; none changes the value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "seven independent switches, each named")]
pub struct Ideas {
    /// Moves near the middle first, where the game has a middle.
    pub centre: bool,
    /// Moves first that cut at the same distance from the root.
    pub killers: bool,
    /// Moves first that have often cut, where the game can number its moves.
    pub history: bool,
    /// Null windows for all moves but the first.
    pub tests: bool,
    /// A narrow window at the root, around the value of the step before.
    pub aspiration: bool,
    /// The table is asked about all replies before one is searched.
    pub looks_ahead: bool,
    /// Mirror images share their place in the table, where the game knows its images and the evaluator does not tell them apart.
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
