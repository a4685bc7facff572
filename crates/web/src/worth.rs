//! The value of a position, as JSON.

use plyground_i18n::Texts;
use plyground_play::worth::{share, words};
use plyground_registry::{Player, Worth};
use serde_json::{Value, json};

/// A value for `side`: its kind, its number, its words, and X's share of the bar.
pub(crate) fn json(worth: Worth, side: Player, texts: &Texts) -> Value {
    let (kind, plies, points) = parts(worth);
    let own = share(worth);
    let mut value = json!({
        "kind": kind,
        "side": side.mark().to_string(),
        "words": words(worth, texts),
        "share": if side == Player::First { own } else { 1.0 - own },
    });
    if let Some(plies) = plies {
        value["plies"] = plies.into();
    }
    if let Some(points) = points {
        value["points"] = points.into();
    }
    value
}

/// The kind of a value, the moves left, and the points.
pub(crate) const fn parts(worth: Worth) -> (&'static str, Option<u16>, Option<i32>) {
    match worth {
        Worth::Win(plies) => ("win", Some(plies), None),
        Worth::Loss(plies) => ("loss", Some(plies), None),
        Worth::Draw => ("draw", None, None),
        Worth::Points(points) => ("points", None, Some(points)),
    }
}
