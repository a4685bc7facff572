//! The tests of the exercises.
#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

mod bank;
mod keys;
mod moodle;
mod plain;
mod results;
mod sheets;
