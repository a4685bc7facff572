//! What there is in a shared game, and what players do in it.

use plyground_core::Player;
use serde::{Deserialize, Serialize};

use crate::Control;

/// What a shared game is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SharedSetup {
    /// The game, by a name that the registry opens.
    pub game: String,
    /// The position from which it is played; `None` for the opening one.
    pub position: Option<String>,
    /// The side that moves first; `None` for the game's default.
    pub starter: Option<Player>,
    /// The clock.
    pub clock: Option<Control>,
    /// Whether it belongs to a tournament: moves are not taken back, and the clock runs from the beginning.
    pub is_paired: bool,
}

/// A player of a shared game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SharedSeat {
    /// The name, which may be empty.
    pub name: String,
    /// The secret that the player's browser keeps.
    pub key: String,
}

/// What changed the position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum GameStep {
    /// A move, in the game's own notation.
    Move(String),
    /// So many moves were taken back.
    Back(usize),
}

/// What one side can offer the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Offer {
    /// To take back the own last move.
    TakeBack,
    /// A draw.
    Draw,
    /// Another game with the sides exchanged.
    Rematch,
}

/// An offer that was not answered yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenOffer {
    /// What is offered.
    pub offer: Offer,
    /// By whom.
    pub by: Player,
}

/// What a player does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SharedAct {
    /// Makes a move.
    Move(String),
    /// Offers something.
    Ask(Offer),
    /// Accepts what the other side offers.
    Accept,
    /// Declines what the other side offers, or withdraws the own offer.
    Decline,
    /// Resigns.
    Resign,
}

/// What an act did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ActEffect {
    /// The game has changed and must be stored.
    Changed,
    /// The act was done before: its answer was lost.
    Known,
    /// Both want another game, which the caller makes.
    Rematch,
}

/// How a shared game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ResultKind {
    /// By the rules.
    Board,
    /// A side resigned.
    Resigned,
    /// A side ran out of time.
    Time,
    /// Both agreed on a draw.
    Agreed,
    /// The director of the tournament decided.
    Decided,
}

/// The result of a shared game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SharedResult {
    /// The winner; `None` for a draw.
    pub winner: Option<Player>,
    /// How it came about.
    pub kind: ResultKind,
}
