//! What Plyground shows in a terminal.
//!
//! Deliberately absent: games and searches. What is shown comes from the laboratory.

mod chart;
pub mod step;
mod terminal;

pub use chart::chart;
pub use terminal::width;
