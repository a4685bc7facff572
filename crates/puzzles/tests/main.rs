//! Puzzles are made, verified, written and read.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

mod making;
mod reading;
mod shipping;
