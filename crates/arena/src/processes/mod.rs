//! Matches with real engines: their processes, the protocol from start to move, and the games played in parallel.

pub mod check;
mod client;
mod game;
mod memory;
mod runner;
mod running_engine;
mod swap2;

pub use client::SELF;
pub use game::{reason, try_out};
pub use runner::{Match, decided, run};
pub use running_engine::Failed;
