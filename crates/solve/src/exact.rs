//! The result of a solver.

/// The exact value of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExactValue<M> {
    /// The value for the side to move; its unit depends on the game, see the solver.
    pub score: i32,
    /// Best moves of both sides to the end of the game. Shorter if a limit was reached after the value was proved.
    pub line: Vec<M>,
    /// The nodes searched.
    pub nodes: u64,
}
