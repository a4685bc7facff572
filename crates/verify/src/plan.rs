//! The size of a run, before and after.

use crate::Failure;

/// How much is tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TestPlan {
    /// The seed of the random numbers. Round `n` of seed `s` is round 0 of seed `s + n`, so that a failure can be
    /// reproduced alone.
    pub seed: u64,
    /// Random games to be played, or random positions to be searched.
    pub rounds: u64,
    /// The length at which a game is taken for endless.
    pub most_moves: usize,
    /// Nodes that minimax may enter to find the true value of one position.
    pub most_nodes: usize,
    /// Whether two searches made alike must report the same to the last node. Searches on several threads need only
    /// find the same value.
    pub is_repeatable: bool,
    /// Positions to check in the search for a smaller case.
    pub patience: usize,
}

impl Default for TestPlan {
    fn default() -> Self {
        Self {
            seed: 1,
            rounds: 100,
            most_moves: 2_000,
            most_nodes: 2_000,
            is_repeatable: true,
            patience: 5_000,
        }
    }
}

/// What was tried.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Figures {
    /// Rounds that were finished.
    pub rounds: u64,
    /// Positions that were checked.
    pub positions: u64,
    /// Moves that were made and unmade, or searches that were compared with minimax.
    pub trials: u64,
    /// Moves of the longest game.
    pub longest: usize,
}

impl Figures {
    /// The sum of both.
    pub fn and(self, other: Self) -> Self {
        Self {
            rounds: self.rounds + other.rounds,
            positions: self.positions + other.positions,
            trials: self.trials + other.trials,
            longest: self.longest.max(other.longest),
        }
    }
}

/// Nothing wrong was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Passed {
    /// What was tried.
    pub figures: Figures,
    /// Whether the whole plan was carried out; otherwise the watcher ended the run.
    pub is_complete: bool,
}

/// The result of a run.
pub type Verification = Result<Passed, Box<Failure>>;

/// Called with the figures after every round; returns whether to go on.
pub type Watcher<'a> = &'a mut dyn FnMut(&Figures) -> bool;
