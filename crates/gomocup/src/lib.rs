//! A brain, as Gomocup calls an engine that is controlled by a tournament manager or a board program.
//!
//! The protocol is lines of text over standard input and output (Petříček and Lastovička, *Gomoku AI protocol*). A line is
//! parsed as a [`Command`]; [`Info`] holds the limits that the manager has set; [`run`] executes commands until `END`. The
//! engine searches on a thread of its own, so that it can be stopped at any time.

mod balance;
mod brain;
mod command;
mod info;
mod input;
mod message;
mod move_search;
mod position;
mod swap2;
mod time_manager;
mod yixin;

pub use brain::run;
pub use command::{Command, Coordinates, ParseError, Stone, parse, parse_stone};
pub use info::Info;
pub use position::{GamePosition, PositionError};
pub use time_manager::{Budget, TimeManager};
pub use yixin::Extension;
