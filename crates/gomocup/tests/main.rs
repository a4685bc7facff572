//! Tests of the protocol, in one program to link once.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

mod bad_input;
mod games;
mod session;
mod stopping;
mod transcripts;
