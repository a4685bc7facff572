//! A program, as far as its answers show it.

use crate::{Convention, SearchKind, Switches, Writing};

/// The value of a win at the root.
pub const WIN: i32 = 1_000;

/// A program: a search, its conventions, its mistakes and how it is written.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Program {
    /// Which search.
    pub kind: SearchKind,
    /// Its conventions.
    pub convention: Convention,
    /// Its mistakes.
    pub switches: Switches,
    /// What it takes for infinite, where that is one of the mistakes.
    pub infinity: i32,
    /// How it is written.
    pub writing: Writing,
}

impl Program {
    /// Without a mistake.
    pub fn right(kind: SearchKind, convention: Convention) -> Self {
        Self { kind, convention, switches: Switches::NONE, infinity: 100, writing: Writing::SHEET }
    }

    /// With these mistakes, by the conventions of the sheet.
    pub fn wrong(kind: SearchKind, switches: impl Into<Switches>) -> Self {
        Self { switches: switches.into(), ..Self::right(kind, Convention::SHEET) }
    }
}
