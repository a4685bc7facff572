//! A game at the table, from the first move to the review.
//!
//! One test binary for all of them: each binary would link the whole workspace.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

mod looking_back;
mod monte_carlo;
mod shared;
mod swap2;
mod table;
mod tournament;
