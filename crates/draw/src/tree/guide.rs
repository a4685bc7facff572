//! What a picture asks of the game itself, beyond what a search recorded.

use plyground_core::{Grid, Score};
use serde::Serialize;

/// A number of positions, as far as it is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Count {
    /// So many.
    Exactly(u64),
    /// At least one more than this.
    MoreThan(u64),
    /// Nobody can say.
    Unknown,
}

/// Somebody who knows the game. `()` knows nothing.
pub trait Guide {
    /// The board after these moves.
    fn grid(&self, _path: &[&str]) -> Option<Grid> {
        None
    }

    /// Every legal move after these moves, in the order in which they are searched; empty where nobody knows.
    fn moves(&self, _path: &[&str]) -> Vec<String> {
        Vec::new()
    }

    /// What is written at the end of these moves, in a game that is nothing but its tree, for the side to move at the
    /// root.
    fn written(&self, _path: &[&str]) -> Option<Score> {
        None
    }

    /// How many positions minimax would enter below `path` by these `moves`, to `depth` plies beyond them.
    fn positions(&self, _path: &[&str], _moves: &[&str], _depth: u16, _most: u64) -> Count {
        Count::Unknown
    }
}

impl Guide for () {}
