//! Checks a game or a search of a library user against its contract, and shows the smallest case where it fails.
//!
//! - [`game()`] plays random games and calls in every position on the way every method that a search or a front end may
//!   call;
//! - [`search()`](fn@search) compares a search with minimax on random trees, with every window and with stops at every
//!   node;
//! - [`search_of`] does the same on positions of a game.
//!
//! Each of them returns the number of trials, or a [`Failure`]: which [`ContractRule`] was broken, where, the expected result
//! and the actual one. The case is shrunk before it is shown.
//!
//! Deliberately absent: printing, the clock, and random numbers without a seed.

mod dice;
mod failure;
mod game;
mod plan;
mod rule;
mod search;
mod tree;

pub use failure::{Failure, listed};
pub use game::{Claims, Equality, Numbering, game};
pub use plan::{Figures, Passed, TestPlan, Verification, Watcher};
pub use rule::ContractRule;
pub use search::{Answers, EvaluatorFactory, Stop, Trial, search, search_of};
pub use tree::{AnyTree, LooseTree, Tree};
