//! A game at the table: players, clock, hints, review, and game records.
//!
//! The front ends that people play in are thin because of what is here. A [`Table`] is a game in progress. The move of
//! a program is requested by a [`Question`], which may be answered on any thread. [`hint`] suggests a move and gives
//! reasons, [`Review`] goes through a game position by position, [`record`] reads and writes games.
//!
//! Deliberately absent: threads, files, the system clock, and printing.

mod clock;
mod ending;
mod hint;
mod mind;
mod plan;
pub mod record;
mod review;
mod rulebook;
mod saved;
mod table;
pub mod worth;

pub use clock::{Clock, Control};
pub use ending::Ending;
pub use hint::{Hint, hint, reasons};
pub use mind::{Mind, Thought, USUAL_LEVEL, refuse_to_be_told};
pub use plan::{Plan, Searcher, Think};
pub use review::{Moment, Review, Verdict};
pub use rulebook::{Alias, Judge, Rulebook, example, form_alone};
pub use saved::{Saved, SavedClock};
pub use table::{Question, Reply, Seat, Setup, Table};
