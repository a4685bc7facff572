//! Every search compared with minimax, on games.
//!
//! [`definition`] contains a second minimax, as simple as possible, which shares no code with the searches. Each of the other
//! modules compares one family of searches with it; [`counts`] checks how many nodes they enter.

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
