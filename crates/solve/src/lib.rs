//! Exact values, by the fastest sound method for each game.
//!
//! - [`boxes`]: dots and boxes;
//! - [`connect`]: Connect Four and its kind;
//! - [`mnk`]: K in a row on boards of up to 64 cells;
//! - [`othello`]: Othello, small boards from the start and the ends of games on large ones.
//!
//! Like the gomoku engine, these searches have their own boards and share nothing with the textbook layer; they are held to
//! it by tests.
//!
//! Deliberately absent: every judgement. What these solvers say is proved, or they say nothing.

pub mod boxes;
pub mod connect;
mod memo;
pub mod mnk;
pub mod othello;
mod table;
mod task;

pub use task::Progress;
