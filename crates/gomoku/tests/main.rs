//! The engine held to the rules and to the textbook searches.
//!
//! One program for all of them: each would link the whole workspace anew.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

mod board;
mod level;
mod proof;
mod renju;
mod textbook;
