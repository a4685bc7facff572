//! A game at the table: those who play it, their clock, hints, a review afterwards, and the game written down.
//!
//! The front ends that people play in are thin because of what is here. A [`Table`] is a game in progress; what a program
//! is to play is a [`Question`], which is answered on whatever thread there is. [`hint`] says what to play and why,
//! [`Review`] goes through a game position by position, [`record`] reads and writes games.
//!
//! Deliberately absent: threads, files, the clock on the wall, and printing.

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
