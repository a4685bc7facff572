//! The vocabulary that games, searches and front ends share.
//!
//! A game implements [`Position`] (and, where it can promise more, [`Alternating`] and [`Keyed`]); a judgement
//! of positions implements [`Evaluator`]; whoever wants to watch or stop a search implements [`Observer`].
//! [`Game`] is the human half of a game: its name, its notation, its board as text. What people are told is a
//! [`Message`]: a sentence in English that can be said in other languages.
//!
//! Deliberately absent: any search, input or output, the clock, randomness without a seed, and dependencies.

mod dice;
mod evaluator;
mod game;
mod grid;
mod limits;
mod memory;
mod message;
mod observer;
mod position;
mod report;
mod score;

pub use dice::{Dice, GOLDEN, mix};
pub use evaluator::{Evaluator, Term};
pub use game::{BuiltEvaluator, Dimension, EvaluatorEntry, Game, Keys, Labels, Settings};
pub use grid::{Grid, Look, Sign};
pub use limits::{Limits, StopReason};
pub use memory::reserve;
pub use message::{Detail, Message};
pub use observer::{Leaf, Observer, Stopped};
pub use position::{Alternating, Indexed, Keyed, Noisy, Outcome, Player, Position, Symmetric};
pub use report::{Bound, Counts, Report, RootMove};
pub use score::{End, Score, Window};
