//! A game at the table: players, clock, hints, review, and game records.
//!
//! The front ends that people play in are thin because of what is here. A [`PlayedGame`] is a game in progress. The move of
//! a program is requested by a [`MoveQuestion`], which may be answered on any thread. [`hint`] suggests a move and gives
//! reasons, [`Review`] goes through a game position by position, [`record`] reads and writes games. [`shared`] games and
//! [`tournament`]s are played by people who meet on one server.
//!
//! Deliberately absent: threads, files, the system clock, and printing.

mod accuracy;
mod clock;
mod ending;
mod hint;
mod mistake_kind;
mod plan;
mod played_game;
mod program;
pub mod record;
mod review;
mod rulebook;
mod saved;
pub mod shared;
mod swap2;
pub mod tournament;
pub mod worth;

pub use accuracy::{SideSummary, accuracy};
pub use clock::{Clock, Control};
pub use ending::Ending;
pub use hint::{Hint, hint, hint_from, reasons};
pub use mistake_kind::MistakeKind;
pub use plan::{Plan, SearchSettings, Searcher};
pub use played_game::{GameSetup, MoveQuestion, MoveReply, PlayedGame, SidePlayer};
pub use program::{ChosenMove, ProgramPlayer, USUAL_LEVEL, refuse_to_be_told};
pub use review::{Moment, MoveVerdict, Review};
pub use rulebook::{Alias, ListedEvaluator, Rulebook, cells_to_fill, example, rounded_factorial};
pub use saved::{Saved, SavedClock};
pub use swap2::{SideChoice, Swap2Decision, Swap2Player, Swap2Step, swap2_decision, swap2_step};
