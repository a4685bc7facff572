//! The result of one search of an experiment, as plain data.

use plyground_registry::{Bound, Counts, Score};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::statistics::Summary;

/// One search: its settings, its result and its cost.
///
/// Everything but `time` is a pure function of the settings. What can be computed from a set of records is not kept in
/// them; see [`figures`](super::figures()).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Record {
    /// The game with its parameters.
    pub game: String,
    /// The position as one line.
    pub position: String,
    /// The side to move there.
    pub to_move: char,
    /// The search.
    pub algorithm: String,
    /// The evaluator of the leaves.
    pub evaluator: String,
    /// The order of moves.
    pub ordering: String,
    /// The conventions by name.
    pub convention: String,
    /// Mistakes that were made on purpose.
    pub mutations: Vec<String>,
    /// Plies looked ahead.
    pub depth: u16,
    /// The value for the side to move.
    #[serde(with = "maybe_score")]
    pub value: Option<Score>,
    /// Whether that value is exact or a bound.
    #[serde(with = "BoundAsWord")]
    pub bound: Bound,
    /// The first of the best moves.
    pub best: Option<String>,
    /// The same as a cell counted from 0, on boards of cells.
    pub best_cell: Option<usize>,
    /// The principal variation.
    pub pv: Vec<String>,
    /// The counts.
    #[serde(flatten, with = "CountsAsFields")]
    pub counts: Counts,
    /// Nodes spent on move ordering, which `counts` leaves out.
    pub ordering_nodes: u64,
    /// The nodes of the minimal tree, where it is small enough to be computed.
    pub minimal_tree: Option<u64>,
    /// Every root move that was searched, in order, with the returned value.
    pub root_moves: Vec<RootMove>,
    /// How long it took, if that was measured.
    pub time: Option<Summary>,
}

/// A root move and the value returned for it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RootMove {
    /// The move.
    #[serde(rename = "move")]
    pub movement: String,
    /// The returned value, for the side to move at the root.
    #[serde(with = "score")]
    pub value: Score,
    /// Whether that value is exact or a bound.
    #[serde(with = "BoundAsWord")]
    pub bound: Bound,
    /// The cell counted from 0, on boards of cells.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub cell: Option<usize>,
}

impl Record {
    /// Whether the search makes no mistake on purpose.
    pub fn is_sound(&self) -> bool {
        self.mutations.is_empty()
    }

    /// The effective branching factor: the uniform number of moves that would give a tree of this depth as many nodes.
    pub fn branching(&self) -> Option<f64> {
        self.counts.effective_branching(self.depth.min(self.counts.seldepth()))
    }

    /// Whether the other search has the same position, depth, evaluator and order of moves.
    pub fn is_beside(&self, other: &Self) -> bool {
        self.has_same_value_as(other) && self.ordering == other.ordering
    }

    /// Whether the other search must have the same value if both are correct: the order of moves does not change it.
    pub fn has_same_value_as(&self, other: &Self) -> bool {
        self.depth == other.depth
            && self.evaluator == other.evaluator
            && self.position == other.position
            && self.to_move == other.to_move
            && self.game == other.game
    }
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Bound", rename_all = "lowercase")]
enum BoundAsWord {
    Exact,
    Lower,
    Upper,
    Unknown,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Counts")]
struct CountsAsFields {
    nodes: u64,
    nodes_by_ply: Vec<u64>,
    leaves_by_ply: Vec<u64>,
    leaves_finished: u64,
    leaves_horizon: u64,
    generated: Option<u64>,
    cutoffs_by_index: Vec<u64>,
    cutoffs_on_last: u64,
    #[serde(rename = "tests")]
    scouts: u64,
    researches: u64,
}

/// A score is a number, or a word where it is infinite.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Written {
    Number(i32),
    Word(String),
}

impl Written {
    fn of(score: Score) -> Self {
        if score.is_finite() { Self::Number(score.get()) } else { Self::Word(score.to_string()) }
    }

    fn read<E: serde::de::Error>(self) -> Result<Score, E> {
        match self {
            Self::Number(number) => Ok(Score::new(number)),
            Self::Word(word) => match word.as_str() {
                "inf" => Ok(Score::INFINITE),
                "-inf" => Ok(-Score::INFINITE),
                _ => Err(E::custom(format_args!("`{}` is not a value", word.escape_debug()))),
            },
        }
    }
}

mod score {
    use super::{Deserialize, Deserializer, Score, Serialize, Serializer, Written};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference to the field")]
    pub(super) fn serialize<S: Serializer>(score: &Score, serializer: S) -> Result<S::Ok, S::Error> {
        Written::of(*score).serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Score, D::Error> {
        Written::deserialize(deserializer)?.read()
    }
}

mod maybe_score {
    use super::{Deserialize, Deserializer, Score, Serialize, Serializer, Written};

    #[expect(
        clippy::trivially_copy_pass_by_ref,
        clippy::ref_option,
        reason = "serde hands over a reference to the field"
    )]
    pub(super) fn serialize<S: Serializer>(score: &Option<Score>, serializer: S) -> Result<S::Ok, S::Error> {
        score.map(Written::of).serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Score>, D::Error> {
        Option::<Written>::deserialize(deserializer)?.map(Written::read).transpose()
    }
}

#[cfg(test)]
pub(crate) mod samples {
    use super::*;

    /// A search of tic-tac-toe with made-up figures.
    pub(crate) fn record(algorithm: &str, depth: u16, nodes: u64) -> Record {
        Record {
            game: "tic-tac-toe".to_owned(),
            position: ".../.../...".to_owned(),
            to_move: 'X',
            algorithm: algorithm.to_owned(),
            evaluator: "outcome".to_owned(),
            ordering: "natural".to_owned(),
            convention: "plyground".to_owned(),
            mutations: Vec::new(),
            depth,
            value: Some(Score::ZERO),
            bound: Bound::Exact,
            best: Some("a3".to_owned()),
            best_cell: Some(0),
            pv: vec!["a3".to_owned()],
            counts: Counts { nodes, nodes_by_ply: vec![1, nodes - 1], ..Counts::default() },
            ordering_nodes: 0,
            minimal_tree: None,
            root_moves: Vec::new(),
            time: None,
        }
    }

    /// A measured time with this mean and deviation.
    pub(crate) fn time(mean_s: f64, deviation_s: f64) -> Summary {
        Summary {
            runs: 10,
            mean_s,
            deviation_s: Some(deviation_s),
            median_s: mean_s,
            lower_quartile_s: mean_s - 0.6745 * deviation_s,
            upper_quartile_s: mean_s + 0.6745 * deviation_s,
            min_s: mean_s,
            max_s: mean_s,
            outliers: 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_survives_being_written_and_read() {
        let mut record = samples::record("negascout", 3, 17);
        record.counts.cutoffs_by_index = vec![3, 1];
        let (movement, value) = ("a3".to_owned(), -Score::INFINITE);
        record.root_moves = vec![RootMove { movement, value, bound: Bound::Upper, cell: Some(0) }];
        record.time = Some(samples::time(0.1 + 0.2, 1e-9 / 3.0));
        for value in [None, Some(Score::INFINITE), Some(-Score::INFINITE), Some(Score::new(-7))] {
            record.value = value;
            let text = serde_json::to_string(&record).unwrap();
            assert_eq!(serde_json::from_str::<Record>(&text).unwrap(), record, "{text}");
        }
    }

    #[test]
    fn counts_stand_beside_the_other_fields_and_infinity_is_a_word() {
        let mut record = samples::record("minimax", 1, 10);
        record.value = Some(-Score::INFINITE);
        let json = serde_json::to_value(&record).unwrap();
        assert_eq!(
            (&json["nodes"], &json["value"], &json["bound"]),
            (&10.into(), &"-inf".into(), &"exact".into())
        );
        let wrong = json.to_string().replace("\"-inf\"", "\"much\"");
        let error = serde_json::from_str::<Record>(&wrong).unwrap_err().to_string();
        assert!(error.contains("`much` is not a value"), "{error}");
    }
}
