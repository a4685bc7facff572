//! Holds somebody's game or search to what it promises, and shows the smallest case where it does not.
//!
//! - [`game()`] plays random games and asks every position on the way everything that a search or a front end may ask;
//! - [`search()`](fn@search) holds a search to minimax on random trees, with every window and with stops at every node;
//! - [`search_of`] does the same on positions of a game.
//!
//! Each of them returns what was tried, or a [`Failure`]: which [`Rule`] was broken, where, what was expected and what came. The
//! case is made as small as can be before it is shown.
//!
//! Deliberately absent: printing, the clock, and chance without a seed.

mod dice;
mod failure;
mod game;
mod plan;
mod rule;
mod search;
mod tree;

pub use failure::{Failure, listed};
pub use game::{Claims, Equality, Numbering, game};
pub use plan::{Figures, Passed, Plan, Verdict, Watcher};
pub use rule::Rule;
pub use search::{Another, Answers, Stop, Trial, search, search_of};
pub use tree::{AnyTree, LooseTree, Tree};
