//! The solvers held to minimax and to published values.
//!
//! One program for all of them: each would link the whole workspace anew.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

mod boxes;
mod connect;
mod mnk;
mod othello;
