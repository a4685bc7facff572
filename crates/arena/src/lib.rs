//! Matches between engines: who plays whom, who won, and what that says about their strength.
//!
//! Everything but [`processes`] is pure functions. [`processes`] starts the engines, speaks the Gomocup protocol with
//! them and keeps their time.
//!
//! Deliberately absent: files and output.

mod adjudication;
mod crosstable;
mod elapsed;
mod journal;
mod opening;
pub mod processes;
mod referee;
mod result;
mod schedule;
mod score;
mod setup;
pub mod strength;
mod validation;
mod write;

pub use adjudication::Adjudication;
pub use crosstable::{Meeting, Standing, Standings};
pub use journal::{Journal, game_line};
pub use opening::{Opening, OpeningOptions, generate, read_openings};
pub use referee::{Breach, Referee};
pub use result::{Ending, Fault, GameResult, MoveNote, Winner};
pub use schedule::{Pairing, Pool, Schedule};
pub use score::{EngineScore, read_score};
pub use setup::{Engine, MatchSetup, VERSION};
pub use write::{record, remark};
