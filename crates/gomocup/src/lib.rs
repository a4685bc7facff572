//! A brain: the gomoku engine as tournament managers and boards talk to it.
//!
//! The protocol is lines of text over standard input and output (Petříček and Lastovička, *Gomoku AI protocol*). What a
//! line says is a [`Command`]; what the manager has told about limits is a [`Knowledge`]; [`run`] answers until it is
//! told to end. The engine thinks on a thread of its own, so that it can be stopped at any time.

mod balance;
mod brain;
mod clock;
mod command;
mod info;
mod input;
mod message;
mod position;
mod swap2;
mod thought;
mod yixin;

pub use brain::run;
pub use clock::{Budget, Clock};
pub use command::{Command, Fault, Point, Stone, parse, parse_stone};
pub use info::Knowledge;
pub use position::{Position, Problem};
pub use yixin::Extension;
