//! Matches with real engines: their processes, the protocol from start to move, and the games played in parallel; and programs
//! that answer lines with lines.

pub mod check;
mod client;
mod game;
mod line_program;
mod memory;
mod runner;
mod running_engine;
mod swap2;

pub use client::SELF;
pub use game::{reason, try_out};
pub use line_program::{LineFault, LineProgram};
pub use runner::{Match, decided, run};
pub use running_engine::Failed;
