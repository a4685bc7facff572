//! The screens, driven in memory and in a terminal.
//!
//! One test binary for all of them: each binary would link the whole workspace.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

mod driving;
mod languages;
mod panicking;
mod picture;
mod screens;
mod test_program;
mod waiting;
