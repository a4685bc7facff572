//! The gomoku engine: five in a row on boards of 5 to 20, by four rules.
//!
//! Read it from the bottom up. A [`Pattern`] is what a stone makes of one line, defined by what can still become of it;
//! a table has them for every surrounding that a cell can have. A [`Threat`] is what the four lines of a cell come to.
//! The [`Board`] keeps both up to date for every empty cell and either side, and from them the evaluation. On top of it
//! stand two searches: [`search`], which plays, and the [`Solver`], which proves wins by threats alone.
//!
//! ```
//! use plyground_core::Limits;
//! use plyground_gomoku::{Board, Cell, Flow, Rule, Settings, Table, search};
//!
//! let mut board = Board::new(15, 15, Rule::Freestyle).expect("boards go from 5 to 20");
//! for (column, row) in [(7, 7), (0, 0), (8, 7), (0, 14), (9, 7), (14, 0)] {
//!     board.play(Cell::new(column, row));
//! }
//! let mut table = Table::new(1 << 20);
//! let answer = search(&board, &mut table, Settings::default(), Limits::default(), &mut |_| Flow::GoOn);
//! let line = &answer.insight.expect("nothing stopped it").lines[0];
//! assert_eq!(line.value.mate(), Some(3)); // three open in a row: four, reply, five
//! ```
//!
//! Deliberately absent: printing, files, clocks, and every other game. The [`Board`] is also a game of the textbook
//! layer, so that the engine can be held to it; nothing else is shared with that layer.

mod after;
mod bench;
mod board;
mod cells;
mod engine;
mod fours;
mod kind;
mod level;
mod made;
mod mix;
mod pattern;
mod proof;
pub mod record;
mod renju;
mod rule;
mod score;
mod search;
mod sight;
mod solver;
mod table;
mod tables;
mod textbook;
mod threat;
mod tunables;
mod unwon;
mod weights;

pub use after::line_after;
pub use bench::{BENCH_DEPTH, Effort, bench};
pub use board::{Board, CellTerms, SIDES, Terms, Traits};
pub use cells::{Cell, Cells};
pub use engine::{Answer, Flow, Insight, Line, Settings, search};
pub use kind::Kind;
pub use level::{Choice, Level, Skill};
pub use made::Made;
pub use pattern::Pattern;
pub use proof::{Trial, proven, refute};
pub use renju::Forbidden;
pub use rule::Rule;
pub use score::Value;
pub use solver::{Solved, Solver, Threats};
pub use table::Table;
pub use textbook::Static;
pub use threat::Threat;
pub use tunables::{Tunable, Tunables};
pub use unwon::{NoWin, Unwon};
pub use weights::{Grid, WeightIndex};
