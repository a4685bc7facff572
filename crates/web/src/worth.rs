//! The value of a position in replies.

use plyground_i18n::Texts;
use plyground_play::worth::{share, words, words_at};
use plyground_registry::{Player, Worth};
use schemars::JsonSchema;
use serde::Serialize;

use crate::schema::SideLetter;

/// The value of a position for one side.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct WorthReply {
    kind: WorthKind,
    /// The side whose value this is.
    side: SideLetter,
    /// The value in words.
    words: String,
    /// X's part of an evaluation bar, from 0 (O has won) to 1 (X has won).
    #[schemars(range(min = 0, max = 1))]
    share: f64,
    /// Moves of both sides to the end, for a win or a loss.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "u16")]
    plies: Option<u16>,
    /// Points by the evaluator or the engine.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "i32")]
    points: Option<i32>,
}

/// The kind of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[schemars(inline)]
pub(crate) enum WorthKind {
    Win,
    Loss,
    Draw,
    Points,
}

impl WorthReply {
    /// The same for the result of a search to this depth: a longer win may not be the shortest.
    pub(crate) fn at_depth(worth: Worth, depth: u16, side: Player, texts: &Texts) -> Self {
        Self { words: words_at(worth, depth, texts), ..Self::new(worth, side, texts) }
    }

    /// The value for `side`.
    pub(crate) fn new(worth: Worth, side: Player, texts: &Texts) -> Self {
        let (kind, plies, points) = parts(worth);
        let own = share(worth);
        Self {
            kind,
            side: side.into(),
            words: words(worth, texts),
            share: if side == Player::First { own } else { 1.0 - own },
            plies,
            points,
        }
    }
}

/// The kind of a value, the moves left, and the points.
pub(crate) const fn parts(worth: Worth) -> (WorthKind, Option<u16>, Option<i32>) {
    match worth {
        Worth::Win(plies) => (WorthKind::Win, Some(plies), None),
        Worth::Loss(plies) => (WorthKind::Loss, Some(plies), None),
        Worth::Draw => (WorthKind::Draw, None, None),
        Worth::Points(points) => (WorthKind::Points, None, Some(points)),
    }
}
