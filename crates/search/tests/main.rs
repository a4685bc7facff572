//! Every search held to minimax, on games.
//!
//! [`definition`] writes minimax down once more, as plainly as possible and sharing nothing with the searches. Each module
//! holds one family of searches to it; [`counts`] holds them to the number of nodes that they may enter.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

mod counts;
mod definition;
mod games;
mod monte_carlo;
mod multi_pv;
mod orders;
mod parallel;
mod plain;
mod provers;
mod quiescence;
mod stopping;
mod tables;
