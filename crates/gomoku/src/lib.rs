//! The gomoku engine.

mod board;
mod cells;
mod engine;
mod pattern;
pub mod record;
mod renju;
mod rule;
mod score;
mod search;
mod table;
mod tables;
mod threat;
mod tunables;
mod weights;

pub use board::{Board, SIDES};
pub use cells::Cell;
pub use engine::{Answer, Flow, Insight, Line, Settings, search};
pub use pattern::Pattern;
pub use renju::Forbidden;
pub use rule::Rule;
pub use score::Value;
pub use table::Table;
pub use threat::Threat;
