//! How much is tried, and what was.

use crate::Failure;

/// How much is tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Chance begins here. Round `n` of seed `s` is round 0 of seed `s + n`, so that a failure can be had again alone.
    pub seed: u64,
    /// Random games to be played, or random positions to be searched.
    pub rounds: u64,
    /// A game that lasts longer does not end.
    pub most_moves: usize,
    /// Nodes that the definition may enter to find out what a search should say about one position.
    pub most_nodes: usize,
    /// Whether two searches made alike must report the same to the last node. Those of several threads need only find the same value.
    pub is_repeatable: bool,
    /// Positions to look at when a smaller case is wanted.
    pub patience: usize,
}

impl Default for Plan {
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
    /// Positions that were looked at.
    pub positions: u64,
    /// Moves that were made and taken back, or searches that were held to minimax.
    pub trials: u64,
    /// Moves of the longest game.
    pub longest: usize,
}

impl Figures {
    /// Both together.
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
    /// Whether that is all that the plan asked for; otherwise somebody asked for an end.
    pub is_complete: bool,
}

/// How it went.
pub type Verdict = Result<Passed, Box<Failure>>;

/// Somebody who is told how far it has got, after every round, and says whether to go on.
pub type Watcher<'a> = &'a mut dyn FnMut(&Figures) -> bool;
