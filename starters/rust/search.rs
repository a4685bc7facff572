//! The searches: this is the file to write. games.rs says what a game can do.

use crate::games::Game;

/// The search of one position.
pub struct Search {
    game: Box<dyn Game>,
    /// The best move of the root.
    pub best_move: Option<usize>,
    /// The positions that were entered, the root and the leaves among them.
    pub nodes: u64,
}

impl Search {
    pub fn new(game: Box<dyn Game>) -> Self {
        Self { game, best_move: None, nodes: 0 }
    }

    // Each search returns the value of the root for the side to move there, and sets `best_move` and `nodes`.
    // Until it is written, it returns `None`.

    pub fn minimax(&mut self, depth: i32) -> Option<i32> {
        None
    }

    pub fn negamax(&mut self, depth: i32) -> Option<i32> {
        None
    }

    pub fn alpha_beta(&mut self, depth: i32) -> Option<i32> {
        None
    }

    pub fn negascout(&mut self, depth: i32) -> Option<i32> {
        None
    }
}
