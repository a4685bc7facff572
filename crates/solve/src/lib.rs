//! Exact values, by the fastest sound method for each game.
//!
//! - [`connect`]: Connect Four and its kind.
//!
//! Like the gomoku engine, these searches have their own boards and share nothing with the textbook layer; they are held to
//! it by tests.
//!
//! Deliberately absent: every judgement. What these solvers say is proved, or they say nothing.

pub mod connect;
mod task;

pub use task::Progress;
