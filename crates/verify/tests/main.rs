//! The verifier finds the planted mistakes, and nothing else.
//!
//! One program for all of them: each would link the whole workspace anew.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

mod games;
mod keys;
mod searches;
mod shrinking;
