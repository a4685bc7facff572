//! Tests of the engine against the rules and the textbook searches, in one program to link once.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

mod board;
mod generator;
mod level;
mod proof;
mod renju;
mod textbook;
