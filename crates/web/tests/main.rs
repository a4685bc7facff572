//! The server tested over real connections.
//!
//! One test binary for all of them: each binary would link the whole workspace.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

mod boards;
mod document;
mod endpoints;
mod live;
mod property;
mod refusals;
mod support;
mod together;
