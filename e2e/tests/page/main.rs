//! The page, as people use it.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

mod access;
mod addresses;
mod boards;
mod comparing;
mod exchange;
mod growing;
mod languages;
mod learning;
mod library;
mod looking_back;
mod one_click;
mod pictures;
mod playing;
mod pointing;
mod puzzles;
mod random_walk;
mod reviewing;
mod starting;
mod support;
mod thinking;
mod together;
mod touching;
mod variations;
