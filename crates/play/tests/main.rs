//! A game at the table, from the first move to the review.
//!
//! One program for all of them: each would link the whole workspace anew.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

mod looking_back;
mod monte_carlo;
mod table;
