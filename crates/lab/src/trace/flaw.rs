//! What is wrong with a line that cannot be read, field by field: the parser's messages are in English only, and not
//! always clear.

use plyground_i18n::{Texts, say};
use serde_json::{Map, Value};

use plyground_draw::figure::in_one_line;

/// Why a line cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// It is not JSON from this column on.
    NotJson {
        /// The column, from 1.
        column: usize,
    },
    /// It would be JSON with `"inf"` for `Infinity`, which many libraries write.
    Infinity,
    /// It is JSON, but not an object.
    NotObject,
    /// A required field is missing.
    Missing(String),
    /// A field is unknown in such a line.
    UnknownField {
        /// Its name.
        field: String,
        /// The known names.
        known: String,
    },
    /// A field must be an integer up to this.
    NotCount {
        /// Its name.
        field: String,
        /// The largest number.
        most: u64,
    },
    /// A field must be a text.
    NotText(String),
    /// A field must be a list of texts.
    NotTexts(String),
    /// A field must be a value.
    NotScore(String),
    /// A field must be one of a few words.
    NotAmong {
        /// Its name.
        field: String,
        /// The words.
        words: String,
    },
    /// Any other error, in the parser's words.
    Other(String),
}

/// The type of a field.
#[derive(Clone, Copy, Debug)]
enum FieldType {
    Count(u64),
    Text,
    Texts,
    Score,
    Word(&'static [&'static str]),
}

/// Whether a field may be left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Need {
    Must,
    May,
    /// It may be left out or `null`.
    MayBeNull,
}

use FieldType::{Count, Score, Text, Word};
use Need::{May, MayBeNull, Must};

type Field = (&'static str, FieldType, Need);

const SIDES: FieldType = Word(&["X", "O"]);
const BOUNDS: FieldType = Word(&["exact", "lower", "upper", "unknown"]);
const LEAVES: FieldType = Word(&["finished", "horizon"]);
const PLIES: FieldType = Count(u16::MAX as u64);
const MOVES: FieldType = Count(u32::MAX as u64);
const ID: Field = ("id", Count(u64::MAX), Must);

const HEADER: &[Field] = &[
    ("trace", MOVES, Must),
    ("game", Text, Must),
    ("position", Text, Must),
    ("to_move", SIDES, Must),
    ("algorithm", Text, Must),
    ("evaluator", Text, Must),
    ("depth", PLIES, Must),
    ("convention", Text, May),
    ("ordering", Text, May),
    ("mutations", FieldType::Texts, May),
    ("weights", Text, MayBeNull),
];

const EVENTS: [(&str, &[Field]); 7] = [
    (
        "enter",
        &[
            ID,
            ("parent", Count(u64::MAX), MayBeNull),
            ("move", Text, MayBeNull),
            ("ply", PLIES, Must),
            ("side", SIDES, Must),
            ("alpha", Score, MayBeNull),
            ("beta", Score, MayBeNull),
            ("moves", MOVES, Must),
        ],
    ),
    (
        "leave",
        &[
            ID,
            ("value", Score, MayBeNull),
            ("bound", BOUNDS, MayBeNull),
            ("leaf", LEAVES, MayBeNull),
            ("dropped", Count(u64::MAX), May),
        ],
    ),
    ("best", &[ID, ("move", Text, Must), ("value", Score, Must)]),
    (
        "cut",
        &[
            ID,
            ("beta", Score, MayBeNull),
            ("by", Text, Must),
            ("searched", MOVES, Must),
            ("skipped", Count(u64::MAX), Must),
            ("moves", FieldType::Texts, May),
        ],
    ),
    ("research", &[ID, ("move", Text, Must)]),
    ("table", &[ID, ("value", Score, Must), ("bound", BOUNDS, Must)]),
    ("note", &[ID, ("text", Text, Must)]),
];

impl Flaw {
    /// Why a first line could not be read; `error` is the parser's.
    pub(super) fn of_header(line: &str, error: &serde_json::Error) -> Self {
        Self::in_object(line, |object| among(object, HEADER, None))
            .unwrap_or_else(|| Self::Other(reason(error)))
    }

    /// Why another line could not be read.
    pub(super) fn of_event(line: &str, error: &serde_json::Error) -> Self {
        let find = |object: &Map<String, Value>| {
            let Some(event) = object.get("event") else { return Some(Self::Missing("event".to_owned())) };
            if let Some((_, fields)) = EVENTS.iter().find(|(name, _)| event == name) {
                return among(object, fields, Some("event"));
            }
            let words = EVENTS.map(|(name, _)| name).join(", ");
            Some(Self::NotAmong { field: "event".to_owned(), words })
        };
        Self::in_object(line, find).unwrap_or_else(|| Self::Other(reason(error)))
    }

    fn in_object(line: &str, find: impl Fn(&Map<String, Value>) -> Option<Self>) -> Option<Self> {
        match serde_json::from_str(line) {
            Err(_) if is_json_but_for_infinity(line) => Some(Self::Infinity),
            Err(error) => Some(Self::NotJson { column: error.column() }),
            Ok(Value::Object(object)) => find(&object),
            Ok(_) => Some(Self::NotObject),
        }
    }

    /// The flaw in a sentence, to be put after a colon.
    pub(super) fn say(&self, texts: &Texts) -> String {
        match self {
            Self::NotJson { column } => say!(texts, "trace-not-json", column = *column),
            Self::Infinity => texts.get("trace-infinity"),
            Self::NotObject => texts.get("trace-not-object"),
            Self::Missing(field) => say!(texts, "trace-missing-field", field = field),
            Self::UnknownField { field, known } => {
                say!(texts, "trace-unknown-field", field = field, known = known)
            }
            Self::NotCount { field, most } => {
                say!(texts, "trace-not-count", field = field, most = most.to_string())
            }
            Self::NotText(field) => say!(texts, "trace-not-text", field = field),
            Self::NotTexts(field) => say!(texts, "trace-not-texts", field = field),
            Self::NotScore(field) => say!(texts, "trace-not-score", field = field),
            Self::NotAmong { field, words } => say!(texts, "trace-not-among", field = field, words = words),
            Self::Other(why) => why.clone(),
        }
    }
}

/// Whether only `Infinity` and `-Infinity` keep a line from being JSON.
fn is_json_but_for_infinity(line: &str) -> bool {
    let written = line.replace("-Infinity", "\"-inf\"").replace("Infinity", "\"inf\"");
    written != line && serde_json::from_str::<Value>(&written).is_ok()
}

/// The first error in the fields of an object. `tag` is one more field, which is correct.
fn among(object: &Map<String, Value>, fields: &[Field], tag: Option<&str>) -> Option<Flaw> {
    let is_known = |name: &str| tag == Some(name) || fields.iter().any(|(field, ..)| *field == name);
    if let Some(field) = object.keys().find(|name| !is_known(name)) {
        let known = fields.iter().map(|(name, ..)| *name).collect::<Vec<_>>().join(", ");
        return Some(Flaw::UnknownField { field: in_one_line(field), known });
    }
    fields.iter().find_map(|&(name, kind, need)| match object.get(name) {
        None if need == Must => Some(Flaw::Missing(name.to_owned())),
        Some(Value::Null) if need == MayBeNull => None,
        None => None,
        Some(value) => kind.flaw(name.to_owned(), value),
    })
}

impl FieldType {
    fn flaw(self, field: String, value: &Value) -> Option<Flaw> {
        let is_number = |value: &Value| value.as_i64().is_some_and(|number| i32::try_from(number).is_ok());
        let (is_right, flaw) = match self {
            Count(most) => {
                (value.as_u64().is_some_and(|number| number <= most), Flaw::NotCount { field, most })
            }
            Text => (value.is_string(), Flaw::NotText(field)),
            FieldType::Texts => {
                let is_right = value.as_array().is_some_and(|list| list.iter().all(Value::is_string));
                (is_right, Flaw::NotTexts(field))
            }
            Score => (is_number(value) || value == "inf" || value == "-inf", Flaw::NotScore(field)),
            Word(words) => {
                let is_right = words.iter().any(|word| value == word);
                (is_right, Flaw::NotAmong { field, words: words.join(", ") })
            }
        };
        (!is_right).then_some(flaw)
    }
}

/// The parser's message, without the line number, which is always 1 there.
fn reason(error: &serde_json::Error) -> String {
    // It may quote the line.
    let text = in_one_line(&error.to_string());
    match text.rsplit_once(" at line ") {
        Some((reason, _)) => format!("{reason} (column {})", error.column()),
        None => text,
    }
}
