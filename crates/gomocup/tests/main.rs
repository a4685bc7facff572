//! The brain held to its protocol.
//!
//! One program for all of them: each would link the whole workspace anew.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

mod bad_input;
mod games;
mod session;
mod stopping;
mod transcripts;
