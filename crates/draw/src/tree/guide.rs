//! The facts about a game that a picture needs beyond the recorded search.

use plyground_core::{Grid, Score};
use serde::Serialize;

/// A number of positions, as far as it is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Count {
    /// Exactly this number.
    Exactly(u64),
    /// At least one more than this.
    MoreThan(u64),
    /// Not known.
    Unknown,
}

/// Knowledge of the game. `()` knows nothing.
pub trait Guide {
    /// The board after these moves.
    fn grid(&self, _path: &[&str]) -> Option<Grid> {
        None
    }

    /// The cells that decided the game after these moves, from 0 along the rows from the top left.
    fn winning_cells(&self, _path: &[&str]) -> Vec<usize> {
        Vec::new()
    }

    /// Every legal move after these moves, in the order in which they are searched; empty if it is unknown.
    fn moves(&self, _path: &[&str]) -> Vec<String> {
        Vec::new()
    }

    /// The value at the leaf after these moves, in an explicit game tree, for the side to move at the root.
    fn written(&self, _path: &[&str]) -> Option<Score> {
        None
    }

    /// The number of positions that minimax would enter below `path` by these `moves`, to `depth` plies beyond them.
    fn positions(&self, _path: &[&str], _moves: &[&str], _depth: u16, _most: u64) -> Count {
        Count::Unknown
    }
}

impl Guide for () {}
