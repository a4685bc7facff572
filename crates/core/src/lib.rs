//! The vocabulary that games, searches and front ends share.
//!
//! The rules of a game implement [`Position`], and [`Alternating`], [`Keyed`] and the other traits beside it where they apply. A
//! static evaluation implements [`Evaluator`]. What counts, records or stops a search implements [`Observer`]. [`Game`] adds
//! what people need: names, notation, the board as text. A [`Message`] is a sentence in English that can be translated.
//!
//! Deliberately absent: any search, input or output, the clock, randomness without a seed, and dependencies.

mod dice;
mod evaluator;
mod feature;
mod game;
mod grid;
mod limits;
mod memory;
mod message;
mod move_list;
mod observer;
mod position;
mod report;
mod score;

pub use dice::{Dice, GOLDEN, mix};
pub use evaluator::{Evaluator, Term};
pub use feature::Feature;
pub use game::{BuiltEvaluator, Dimension, EvaluatorEntry, EvaluatorSettings, Game, Keys, Labels};
pub use grid::{BoardDesign, BoardLabels, BoardNames, Grid, Look, PieceColour, Sign};
pub use limits::{Limits, StopReason};
pub use memory::reserve;
pub use message::{Detail, Message};
pub use move_list::MoveList;
pub use observer::{Leaf, Observer, Stopped};
pub use position::{Alternating, Indexed, Keyed, Noisy, Outcome, Player, Position, Symmetric};
pub use report::{Bound, Counts, Report, RootMove};
pub use score::{End, Score, Window};
