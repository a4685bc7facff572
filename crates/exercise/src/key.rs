//! Answer keys, as they are saved.

use plyground_core::{Message, message};
use serde::{Deserialize, Serialize};

use crate::{Difficulty, ExerciseKind, Measures, Solution};

/// The keys of all sheets that were made together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ClassKey {
    /// Always [`FORMAT`](Self::FORMAT).
    pub format: String,
    /// The seed that was given.
    pub seed: u64,
    /// The sheets, in the order of the class list.
    pub sheets: Vec<SheetKey>,
}

/// The key of a sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SheetKey {
    /// The id of the sheet: the student's, or `sheet`.
    pub id: String,
    /// The student's name; empty on a sheet for everyone.
    pub name: String,
    /// The seed that makes the sheet again.
    pub seed: u64,
    /// Its questions.
    pub questions: Vec<QuestionKey>,
}

/// The key of a question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct QuestionKey {
    /// The kind.
    pub kind: ExerciseKind,
    /// The difficulty.
    pub difficulty: Difficulty,
    /// The seed that makes it again.
    pub seed: u64,
    /// How difficult it is, in numbers.
    pub measures: Measures,
    /// Its parts.
    pub parts: Vec<KeyPart>,
}

/// The key of a part.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeyPart {
    /// Its name in the answer form.
    pub name: String,
    /// The most points.
    pub points: u32,
    /// The answer.
    pub solution: Solution,
}

impl ClassKey {
    /// What the field `format` of a key says.
    pub const FORMAT: &str = "plyground exercise key 1";

    /// The key of these sheets.
    pub fn new(seed: u64, sheets: Vec<SheetKey>) -> Self {
        Self { format: Self::FORMAT.to_owned(), seed, sheets }
    }

    /// Reads a key.
    pub fn read(json: &str) -> Result<Self, Message> {
        let not_a_key = |why: String| {
            message!(
                "exercise-not-a-key",
                "this is not an answer key of `plyground exercise`: {why}. Give key.json from the folder `key`",
                why = why
            )
        };
        let key: Self = serde_json::from_str(json).map_err(|error| not_a_key(error.to_string()))?;
        if key.format != Self::FORMAT {
            return Err(not_a_key(format!("format = {:?}", key.format)));
        }
        Ok(key)
    }

    /// How many different answers each question has on all sheets.
    pub fn distinct_answers(&self) -> Vec<usize> {
        let most = self.sheets.iter().map(|sheet| sheet.questions.len()).max().unwrap_or(0);
        let answers = |number: usize| {
            let mut seen: Vec<&[KeyPart]> = Vec::new();
            for question in self.sheets.iter().filter_map(|sheet| sheet.questions.get(number)) {
                if !seen.contains(&question.parts.as_slice()) {
                    seen.push(&question.parts);
                }
            }
            seen.len()
        };
        (0..most).map(answers).collect()
    }

    /// The sheet with this id, regardless of case; the only sheet has any id.
    pub fn sheet(&self, id: Option<&str>) -> Option<&SheetKey> {
        let wanted =
            |sheet: &&SheetKey| id.is_some_and(|id| sheet.id.to_lowercase() == id.trim().to_lowercase());
        let only = || self.sheets.first().filter(|sheet| self.sheets.len() == 1 && sheet.name.is_empty());
        self.sheets.iter().find(wanted).or_else(only)
    }
}
