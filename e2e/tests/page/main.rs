//! The page, as people use it.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

mod access;
mod addresses;
mod comparing;
mod exchange;
mod languages;
mod learning;
mod looking_back;
mod pictures;
mod playing;
mod pointing;
mod puzzles;
mod starting;
mod support;
mod thinking;
mod touching;
