//! The gomoku engine: five in a row on boards from 5x5 to 20x20, under four rules.
//!
//! Read it from the bottom up. A [`Pattern`] classifies what a stone would make in one direction; a table has the pattern of
//! every neighbourhood. A [`Threat`] sums up the patterns of a cell's four directions. The [`Board`] updates both
//! incrementally for every empty cell and side, and with them the evaluation. Two searches use it: [`search()`], a principal
//! variation search, and [`ThreatSearch`], which proves wins by continuous fours (VCF) and by continuous threats (VCT).
//!
//! ```
//! use plyground_core::Limits;
//! use plyground_gomoku::{Board, Cell, Flow, Rule, SearchOptions, TranspositionTable, search};
//!
//! let mut board = Board::new(15, 15, Rule::Freestyle).expect("boards go from 5 to 20");
//! for (column, row) in [(7, 7), (0, 0), (8, 7), (0, 14), (9, 7), (14, 0)] {
//!     board.play(Cell::new(column, row));
//! }
//! let mut table = TranspositionTable::new(1 << 20);
//! let result = search(&board, &mut table, SearchOptions::default(), Limits::default(), &mut |_| Flow::Continue);
//! let best = &result.iteration.expect("nothing stopped it").lines[0];
//! assert_eq!(best.value.mate(), Some(3)); // an open three: open four, reply, five
//! ```
//!
//! Deliberately absent: printing, files, clocks, and other games. The [`Board`] also implements
//! [`Position`](plyground_core::Position), so that tests can compare the engine with the textbook searches; the engine uses
//! none of their code.

mod bench;
mod board;
mod cells;
mod engine;
mod kind;
mod level;
mod made;
mod pattern;
mod pattern_noise;
mod proof;
pub mod record;
mod renju;
mod renju_opening;
mod rule;
mod score;
mod search;
mod swap2;
mod table;
mod tables;
mod textbook;
mod threat;
mod threat_search;
mod tunables;
mod unwon;
mod vcf;
mod weights;

pub use bench::{BENCH_DEPTH, BenchResult, bench};
pub use board::{Board, CellTerms, EvaluationTerms, PolicyTerms, SIDES};
pub use cells::{Cell, CellIter};
pub use engine::{Flow, Iteration, SearchOptions, SearchResult, Variation, search};
pub use kind::CellKind;
pub use level::{Level, LevelMove, Skill};
pub use made::Made;
pub use pattern::Pattern;
pub use proof::{WinCheck, check_win, proven};
pub use renju::Forbidden;
pub use renju_opening::RenjuOpening;
pub use rule::Rule;
pub use score::Value;
pub use swap2::{has_swap2, swap2_opening, swap2_takes_black};
pub use table::TranspositionTable;
pub use textbook::Static;
pub use threat::Threat;
pub use threat_search::{ThreatResult, ThreatSearch, ThreatSpace};
pub use tunables::{Tunable, Tunables};
pub use unwon::{NoWin, Unwon};
pub use weights::{WeightIndex, WeightTable};
