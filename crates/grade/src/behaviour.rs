//! What a program answers.

/// The answer of a program to a task.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Behaviour {
    /// The number of the move, from 1; none where the program has not chosen any.
    pub movement: Option<u16>,
    /// The value for the side to move.
    pub value: i32,
    /// The positions that were entered.
    pub nodes: u64,
    /// Whether the search comes to an end.
    pub ends: bool,
}
