//! The orders in which moves can be searched, by name.

use std::fmt;
use std::str::FromStr;

use plyground_core::{Message, message};

use crate::names::find;

/// The order of the moves of every position in a search.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Ordering {
    /// The game's own order.
    #[default]
    Natural,
    /// The last first.
    Reversed,
    /// From the middle of the board outwards.
    Centre,
    /// Random, from this seed; the same at the same position.
    Random(u64),
    /// The best first, by a search of this depth.
    Best(u16),
}

/// Every order as a list shows it: the name, and what may follow it after a colon.
pub static ORDERINGS: &[(&str, Option<&str>)] = &[
    ("natural", None),
    ("reversed", None),
    ("centre", None),
    ("random", Some("SEED")),
    ("best", Some("PLIES")),
];

/// A deeper ordering search would take longer than the search that it is to help.
const DEEPEST_HELP: u16 = 6;

impl fmt::Display for Ordering {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Natural => f.write_str("natural"),
            Self::Reversed => f.write_str("reversed"),
            Self::Centre => f.write_str("centre"),
            Self::Random(seed) => write!(f, "random:{seed}"),
            Self::Best(plies) => write!(f, "best:{plies}"),
        }
    }
}

impl FromStr for Ordering {
    type Err = Message;

    /// Reads `natural`, `reversed`, `centre`, `random` or `random:7`, `best` or `best:2`.
    fn from_str(text: &str) -> Result<Self, Message> {
        let (name, number) = match text.split_once(':') {
            Some((name, number)) => (name, Some(number.trim())),
            None => (text, None),
        };
        let (id, parameter) = find("ordering", name, ORDERINGS, |&(id, _)| id)?;
        let wrong = || {
            message!(
                "ordering-number",
                "`{text}` has a number that does not fit: write random:7 or best:2",
                text = text.trim().escape_debug().to_string()
            )
        };
        if let (None, Some(_)) = (parameter, number) {
            return Err(message!(
                "ordering-without-number",
                "the ordering {ordering} has no number after it",
                ordering = *id
            ));
        }
        Ok(match *id {
            "natural" => Self::Natural,
            "reversed" => Self::Reversed,
            "centre" => Self::Centre,
            "random" => Self::Random(number.map_or(Ok(1), str::parse).map_err(|_| wrong())?),
            _ => {
                let plies = number.map_or(Ok(1), str::parse).map_err(|_| wrong())?;
                if !(1..=DEEPEST_HELP).contains(&plies) {
                    return Err(message!(
                        "ordering-plies",
                        "best first looks 1 to {most} plies ahead, such as best:2",
                        most = i32::from(DEEPEST_HELP)
                    ));
                }
                Self::Best(plies)
            }
        })
    }
}
