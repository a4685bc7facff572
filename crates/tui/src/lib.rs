//! What Plyground shows in a terminal.
//!
//! Deliberately absent: games and searches. What is shown comes from the laboratory.

pub mod step;
