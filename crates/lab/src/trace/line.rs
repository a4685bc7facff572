//! The lines of a trace as JSON objects.

use plyground_core::{Bound, Leaf, Player, Score};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use plyground_draw::figure::in_one_line;

/// The first line: what was searched, and how.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HeaderLine {
    pub(super) trace: u32,
    #[serde(deserialize_with = "seen")]
    pub(super) game: String,
    #[serde(deserialize_with = "seen")]
    pub(super) position: String,
    pub(super) to_move: SideMark,
    #[serde(deserialize_with = "seen")]
    pub(super) algorithm: String,
    #[serde(deserialize_with = "seen")]
    pub(super) evaluator: String,
    pub(super) depth: u16,
    #[serde(default = "ours", deserialize_with = "seen")]
    pub(super) convention: String,
    #[serde(default = "natural", deserialize_with = "seen")]
    pub(super) ordering: String,
    #[serde(default, deserialize_with = "all_seen")]
    pub(super) mutations: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) weights: Option<String>,
}

fn ours() -> String {
    "plyground".to_owned()
}

fn natural() -> String {
    "natural".to_owned()
}

/// Every other line. Values and windows are those of the side to move at the node.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "lowercase", deny_unknown_fields)]
pub(super) enum TraceLine {
    /// A node is entered.
    Enter {
        id: u64,
        parent: Option<u64>,
        #[serde(rename = "move", default, deserialize_with = "maybe_seen")]
        movement: Option<String>,
        ply: u16,
        side: SideMark,
        #[serde(default)]
        alpha: Option<Number>,
        #[serde(default)]
        beta: Option<Number>,
        /// Number of legal moves; 0 where the game is over.
        #[serde(deserialize_with = "move_count")]
        moves: usize,
    },
    /// A node is left.
    Leave {
        id: u64,
        /// Missing where the search was stopped.
        value: Option<Number>,
        #[serde(default)]
        bound: Option<BoundName>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        leaf: Option<LeafName>,
        #[serde(default, skip_serializing_if = "is_zero")]
        dropped: u64,
    },
    /// A move is the best of an open node so far.
    Best {
        id: u64,
        #[serde(rename = "move", deserialize_with = "seen")]
        movement: String,
        value: Number,
    },
    /// A cutoff at an open node.
    Cut {
        id: u64,
        /// The bound that caused it; missing where the program does not know.
        #[serde(default)]
        beta: Option<Number>,
        #[serde(deserialize_with = "seen")]
        by: String,
        #[serde(deserialize_with = "move_count")]
        searched: usize,
        skipped: usize,
        #[serde(default, deserialize_with = "all_seen", skip_serializing_if = "Vec::is_empty")]
        moves: Vec<String>,
    },
    /// A move of an open node is searched again.
    Research {
        id: u64,
        #[serde(rename = "move", deserialize_with = "seen")]
        movement: String,
    },
    /// A transposition table entry was found for an open node.
    Table { id: u64, value: Number, bound: BoundName },
    /// A remark on an open node.
    Note {
        id: u64,
        #[serde(deserialize_with = "seen")]
        text: String,
    },
}

/// A text of a trace. It comes from any program and goes to terminals and into pictures, so control characters are
/// removed.
fn seen<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    String::deserialize(deserializer).map(|text| in_one_line(&text))
}

fn maybe_seen<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    Option::<String>::deserialize(deserializer).map(|text| text.map(|text| in_one_line(&text)))
}

fn all_seen<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    let texts = Vec::<String>::deserialize(deserializer)?;
    Ok(texts.iter().map(|text| in_one_line(text)).collect())
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_zero(number: &u64) -> bool {
    *number == 0
}

/// A number of moves. It fits 32 bits in every game, so sums of such numbers do not overflow.
fn move_count<'de, D: Deserializer<'de>>(deserializer: D) -> Result<usize, D::Error> {
    u32::deserialize(deserializer).map(|number| number as usize)
}

/// A side by its mark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) enum SideMark {
    X,
    O,
}

impl From<Player> for SideMark {
    fn from(player: Player) -> Self {
        match player {
            Player::First => Self::X,
            Player::Second => Self::O,
        }
    }
}

impl From<SideMark> for Player {
    fn from(side: SideMark) -> Self {
        match side {
            SideMark::X => Self::First,
            SideMark::O => Self::Second,
        }
    }
}

/// A score: a number, or `"inf"` and `"-inf"`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Number(pub(super) Score);

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.0.is_finite() {
            serializer.serialize_i32(self.0.get())
        } else {
            serializer.collect_str(&self.0)
        }
    }
}

impl<'de> Deserialize<'de> for Number {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "a whole number, \"inf\" or \"-inf\"")]
        enum Either {
            Number(i32),
            Word(Infinity),
        }
        #[derive(Deserialize)]
        enum Infinity {
            #[serde(rename = "inf")]
            Above,
            #[serde(rename = "-inf")]
            Below,
        }
        Ok(Self(match Either::deserialize(deserializer)? {
            Either::Number(value) => Score::new(value),
            Either::Word(Infinity::Above) => Score::INFINITE,
            Either::Word(Infinity::Below) => -Score::INFINITE,
        }))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum BoundName {
    Exact,
    Lower,
    Upper,
    Unknown,
}

impl From<Bound> for BoundName {
    fn from(bound: Bound) -> Self {
        match bound {
            Bound::Exact => Self::Exact,
            Bound::Lower => Self::Lower,
            Bound::Upper => Self::Upper,
            Bound::Unknown => Self::Unknown,
        }
    }
}

impl From<BoundName> for Bound {
    fn from(bound: BoundName) -> Self {
        match bound {
            BoundName::Exact => Self::Exact,
            BoundName::Lower => Self::Lower,
            BoundName::Upper => Self::Upper,
            BoundName::Unknown => Self::Unknown,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum LeafName {
    Finished,
    Horizon,
}

impl From<Leaf> for LeafName {
    fn from(leaf: Leaf) -> Self {
        match leaf {
            Leaf::Finished => Self::Finished,
            Leaf::Horizon => Self::Horizon,
        }
    }
}

impl From<LeafName> for Leaf {
    fn from(leaf: LeafName) -> Self {
        match leaf {
            LeafName::Finished => Self::Finished,
            LeafName::Horizon => Self::Horizon,
        }
    }
}
