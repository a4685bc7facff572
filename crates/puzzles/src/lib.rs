//! Puzzles: positions with a goal, every move that reaches it, a difficulty and hints.
//!
//! A [`Maker`] plays games between levels by a seed and looks in them for positions of a [`PuzzleKind`]. Its solutions come from
//! the exact solvers and the threat search of the gomoku engine. [`check`] solves a puzzle again by plain searches that share
//! no code with those, over every legal move and every reply. A [`Solution`] is a tree: all right moves of each step, each with
//! the reply that follows. [`shipped`] are the puzzles inside the program.
//!
//! Deliberately absent: files, the clock and printing.

mod difficulty;
mod generate;
mod goal;
mod kind;
mod measures;
mod played;
mod puzzle;
mod set;
mod solution;
mod solving;
mod text;
mod verify;
mod words;

pub use difficulty::{EASIEST, HARDEST, difficulty, rating};
pub use generate::{Found, Maker};
pub use goal::PuzzleGoal;
pub use kind::PuzzleKind;
pub use measures::Measures;
pub use puzzle::Puzzle;
pub use set::{PuzzleSet, shipped};
pub use solution::{RightMove, Solution};
pub use solving::solves;
pub use verify::{PuzzleFault, check};
pub use words::{fault_words, goal_words, hints, kind_name};
