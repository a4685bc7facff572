//! Matches between engines: who plays whom, who won, and what that says about their strength.
//!
//! Deliberately absent: processes, clocks and files. A front end plays the games; everything here is a pure function of
//! what it is told.

mod adjudication;
mod crosstable;
mod elapsed;
mod journal;
mod opening;
mod referee;
mod result;
mod schedule;
mod score;
mod setup;
mod sound;
pub mod strength;
mod write;

pub use adjudication::Adjudication;
pub use crosstable::{Meeting, Standing, Standings};
pub use journal::{Journal, game_line};
pub use opening::{Making, Opening, generate, read_openings};
pub use referee::{Breach, Referee};
pub use result::{Ending, Fault, GameResult, MoveNote, Winner};
pub use schedule::{Pairing, Plan, Pool};
pub use score::{EngineScore, read_score};
pub use setup::{Engine, Setup, VERSION};
pub use write::{record, remark};
