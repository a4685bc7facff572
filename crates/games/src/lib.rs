//! Games: their rules, their notation, and their evaluators.
//!
//! - [`mnk`]: K in a row on a board of W by H, from tic-tac-toe to gomoku;
//! - [`connect`]: K in a row where stones fall to the bottom of a column, such as Connect Four;
//! - [`boxes`]: dots and boxes, in which closing a box gives an extra turn;
//! - [`dots`]: Dots, known as Tochki or Kropki, in which rings of dots capture;
//! - [`draughts`]: English, Russian and International draughts;
//! - [`explicit`]: a game that is a tree written as text;
//! - [`kalah`]: Kalah, in which a last seed in the own store gives an extra turn;
//! - [`nim`]: Nim, with any heaps; the last stone wins, or loses;
//! - [`othello`]: Othello on 8x8, 6x6 and 4x4;
//! - [`torus`]: K in a row on a board without edges;
//! - [`ultimate`]: Ultimate tic-tac-toe, nine boards in one;
//! - [`general`]: evaluators that suit any game.
//!
//! Deliberately absent: every search. The rules do not depend on how a game is searched.

mod bits;
pub mod boxes;
mod cells;
pub mod connect;
pub mod dots;
pub mod draughts;
pub mod explicit;
pub mod general;
pub mod kalah;
mod keys;
pub mod mnk;
pub mod nim;
pub mod othello;
mod reachable;
mod rows;
pub mod torus;
pub mod ultimate;

pub use boxes::Boxes;
pub use connect::Connect;
pub use dots::Dots;
pub use draughts::Draughts;
pub use explicit::Explicit;
pub use kalah::Kalah;
pub use mnk::Mnk;
pub use nim::Nim;
pub use othello::Othello;
pub use torus::Torus;
pub use ultimate::Ultimate;
