//! The registry as its users see it. Here and not beside the code: a test program of the library would compile every game and
//! search a second time.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

mod added_games;
mod engine;
mod entries;
mod exact;
mod formulas;
mod names;
mod ordering;
mod recipe;
mod recorded;
