//! Values that occur in several requests and replies, with their JSON schemas.

use std::borrow::Cow;

use plyground_registry::{Player, Score};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};

/// A side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(inline)]
pub(crate) enum SideLetter {
    X,
    O,
}

impl From<Player> for SideLetter {
    fn from(player: Player) -> Self {
        match player {
            Player::First => Self::X,
            Player::Second => Self::O,
        }
    }
}

/// A move of a game with variations. The first one that follows another continues its line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(crate) struct VariationMove {
    /// The move that it follows, by its index in the list, which is smaller; null at the start.
    pub(crate) parent: Option<usize>,
    /// The move.
    #[serde(rename = "move")]
    pub(crate) text: String,
    /// A comment; often empty.
    #[schemars(with = "Option<String>")]
    pub(crate) comment: String,
}

/// A value of a search: a number, or a word where it is infinite.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub(crate) enum ScoreReply {
    Finite(i32),
    Infinite(InfiniteScore),
}

#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[schemars(inline)]
pub(crate) enum InfiniteScore {
    #[serde(rename = "inf")]
    Plus,
    #[serde(rename = "-inf")]
    Minus,
}

impl From<Score> for ScoreReply {
    fn from(score: Score) -> Self {
        if score.is_finite() {
            Self::Finite(score.get())
        } else if score > Score::ZERO {
            Self::Infinite(InfiniteScore::Plus)
        } else {
            Self::Infinite(InfiniteScore::Minus)
        }
    }
}

/// The schema of a list of words, as `Fields::words` reads it.
pub(crate) enum WordList {}

impl JsonSchema for WordList {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "WordList".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "oneOf": [
                { "type": "array", "items": { "type": "string" } },
                { "type": "string", "description": "Words separated by blanks or commas." },
            ],
        })
    }
}

/// The schema of a list of whole numbers, as `Fields::numbers` reads it.
pub(crate) enum NumberList {}

impl JsonSchema for NumberList {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "NumberList".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "oneOf": [
                { "type": "array", "items": { "type": "integer", "minimum": 0 } },
                { "type": "integer", "minimum": 0 },
                { "type": "string", "examples": ["1..5", "1,3"] },
            ],
        })
    }
}

/// Writes pairs as an object, in their order.
pub(crate) fn as_object<V: Serialize, S: Serializer>(
    pairs: &[(String, V)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(pairs.iter().map(|(key, value)| (key, value)))
}
