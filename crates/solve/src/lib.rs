//! Exact values, by the fastest sound method for each game.
//!
//! - [`boxes`]: dots and boxes;
//! - [`connect`]: Connect Four on boards of any size;
//! - [`mnk`]: K in a row on boards of up to 64 cells;
//! - [`othello`]: Othello, small boards from the start, and endgames on the full board.
//!
//! Like the gomoku engine, these searches have their own boards and share nothing with the textbook layer; tests compare the
//! two.
//!
//! Deliberately absent: heuristic values. A solver returns a proved value or none.

mod bounds_table;
pub mod boxes;
pub mod connect;
mod exact;
pub mod mnk;
mod monitor;
pub mod othello;
mod shared_table;

pub use exact::ExactValue;
pub use monitor::SolverProgress;
