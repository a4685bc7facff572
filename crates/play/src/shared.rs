//! Games that two people play on one server: seats with secret keys, numbered steps, offers and a clock.
//!
//! A [`SharedGame`] is a pure state: callers hand it the time and the keys, and store what [`SharedGame::stored`] returns.
//! Every move and every take-back has a number, so that a client that lost its connection can send its last move again: it
//! is made once.

mod act;
mod game;
mod name;
mod refusal;
mod stored;

pub use act::{
    ActEffect, GameStep, Offer, OpenOffer, ResultKind, SharedAct, SharedResult, SharedSeat, SharedSetup,
};
pub use game::SharedGame;
pub(crate) use game::is_same;
pub use name::{LONGEST_NAME, read_name};
pub use refusal::SharedRefusal;
pub use stored::StoredShared;
