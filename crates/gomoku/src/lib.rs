//! The gomoku engine.

mod bench;
mod board;
mod cells;
mod engine;
mod level;
mod solver;
mod pattern;
pub mod record;
mod renju;
mod rule;
mod score;
mod search;
mod sight;
mod table;
mod tables;
mod textbook;
mod threat;
mod tunables;
mod weights;

pub use bench::{Effort, bench};
pub use board::{Board, SIDES};
pub use cells::{Cell, Cells};
pub use engine::{Answer, Flow, Insight, Line, Settings, search};
pub use level::{Choice, Level, Skill};
pub use solver::{Solved, Solver, Threats};
pub use pattern::Pattern;
pub use renju::Forbidden;
pub use rule::Rule;
pub use score::Value;
pub use table::Table;
pub use textbook::Static;
pub use threat::Threat;
pub use tunables::{Tunable, Tunables};
pub use weights::WeightIndex;
