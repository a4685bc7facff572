//! Games: their rules, their notation, and the evaluators that judge them.
//!
//! - [`mnk`]: K in a row on a board of W by H, from tic-tac-toe to gomoku;
//! - [`connect`]: K in a row where stones fall to the bottom of a column, such as Connect Four;
//! - [`draughts`]: English, Russian and International draughts;
//! - [`explicit`]: a game that is a tree written as text;
//! - [`othello`]: Othello on 8x8, 6x6 and 4x4;
//! - [`general`]: evaluators that suit any game.
//!
//! Deliberately absent: every search. A game knows nothing of how it is searched.

pub mod connect;
pub mod draughts;
pub mod explicit;
pub mod general;
pub mod mnk;
pub mod othello;
mod rows;

pub use connect::Connect;
pub use draughts::Draughts;
pub use explicit::Explicit;
pub use mnk::Mnk;
pub use othello::Othello;
