//! Games: their rules, their notation, and the evaluators that judge them.
//!
//! - [`mnk`]: K in a row on a board of W by H, from tic-tac-toe to gomoku;
//! - [`explicit`]: a game that is a tree written as text;
//! - [`general`]: evaluators that suit any game.
//!
//! Deliberately absent: every search. A game knows nothing of how it is searched.

pub mod explicit;
pub mod general;
pub mod mnk;

pub use explicit::Explicit;
pub use mnk::Mnk;
