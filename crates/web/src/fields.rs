//! The fields of a request, taken one by one; a field that is not taken is an error, so that typing mistakes are found.

use std::ops::RangeInclusive;

use plyground_i18n::{Texts, say};
use plyground_registry::Player;
use schemars::JsonSchema;
use serde_json::{Map, Value};

use crate::api_error::ApiError;
use crate::limits;
use crate::schema::VariationMove;

/// A request: a type whose schema describes the fields and whose `take` reads them.
pub(crate) trait RequestFields: JsonSchema + Sized {
    fn take(fields: &mut Fields) -> Result<Self, ApiError>;
}

/// The fields not taken yet.
#[derive(Debug)]
pub(crate) struct Fields {
    map: Map<String, Value>,
    texts: &'static Texts,
}

impl Fields {
    /// From a JSON body.
    pub(crate) fn from_json(bytes: &[u8], texts: &'static Texts) -> Result<Self, ApiError> {
        match serde_json::from_slice(bytes) {
            Ok(Value::Object(map)) => Ok(Self { map, texts }),
            Ok(_) => Err(ApiError::malformed("bad-json", texts.get("server-error-not-object"))),
            Err(error) => {
                let (line, column) = (error.line().to_string(), error.column().to_string());
                let message = say!(texts, "server-error-bad-json", line = line, column = column);
                Err(ApiError::malformed("bad-json", message))
            }
        }
    }

    /// From the query of a URL.
    pub(crate) fn from_query(query: &str, texts: &'static Texts) -> Self {
        let pairs = form_urlencoded::parse(query.as_bytes());
        let map = pairs.map(|(name, value)| (name.into_owned(), Value::String(value.into_owned())));
        let mut fields = Self { map: map.collect(), texts };
        fields.map.shift_remove("lang");
        fields
    }

    pub(crate) fn texts(&self) -> &'static Texts {
        self.texts
    }

    /// Sets the language of error messages.
    pub(crate) fn set_texts(&mut self, texts: &'static Texts) {
        self.texts = texts;
    }

    /// A request with all its fields; an error if others are left.
    pub(crate) fn request<R: RequestFields>(&mut self) -> Result<R, ApiError> {
        let request = R::take(self)?;
        self.done()?;
        Ok(request)
    }

    /// An optional field. Null counts as missing.
    fn take(&mut self, name: &str) -> Option<Value> {
        self.map.shift_remove(name).filter(|value| !value.is_null())
    }

    /// A text field, without taking it.
    pub(crate) fn peek(&self, name: &str) -> Option<&str> {
        self.map.get(name).and_then(Value::as_str)
    }

    /// Text of at most `most` characters.
    pub(crate) fn text(&mut self, name: &str, most: usize) -> Result<Option<String>, ApiError> {
        match self.take(name) {
            None => Ok(None),
            Some(Value::String(text)) if text.chars().count() <= most => Ok(Some(text)),
            Some(_) => {
                Err(self.wrong(say!(self.texts, "server-error-field-text", field = name, most = most)))
            }
        }
    }

    /// The same, but required.
    pub(crate) fn required(&mut self, name: &str, most: usize) -> Result<String, ApiError> {
        let missing = say!(self.texts, "server-error-field-missing", field = name);
        self.text(name, most)?.ok_or_else(|| self.wrong(missing))
    }

    /// A whole number, which may be given as text: queries have no other type.
    pub(crate) fn number(&mut self, name: &str, range: RangeInclusive<u64>) -> Result<Option<u64>, ApiError> {
        let Some(value) = self.take(name) else { return Ok(None) };
        let number = match &value {
            Value::Number(number) => number.as_u64(),
            Value::String(text) => text.trim().parse().ok(),
            _ => None,
        };
        number.filter(|number| range.contains(number)).map(Some).ok_or_else(|| {
            let (least, most) = (range.start().to_string(), range.end().to_string());
            self.wrong(say!(
                self.texts,
                "server-error-field-number",
                field = name,
                least = least,
                most = most
            ))
        })
    }

    /// A boolean; false if it is missing.
    pub(crate) fn flag(&mut self, name: &str) -> Result<bool, ApiError> {
        match self.take(name) {
            None => Ok(false),
            Some(Value::Bool(flag)) => Ok(flag),
            Some(Value::String(text)) if text == "true" || text == "false" => Ok(text == "true"),
            Some(_) => Err(self.wrong(say!(self.texts, "server-error-field-flag", field = name))),
        }
    }

    /// A side by its mark.
    pub(crate) fn side(&mut self, name: &str) -> Result<Option<Player>, ApiError> {
        match self.take(name) {
            None => Ok(None),
            Some(Value::String(text)) if text.eq_ignore_ascii_case("x") => Ok(Some(Player::First)),
            Some(Value::String(text)) if text.eq_ignore_ascii_case("o") => Ok(Some(Player::Second)),
            Some(_) => Err(self.wrong(say!(self.texts, "server-error-field-side", field = name))),
        }
    }

    /// A list of words, or one text of words separated by blanks or commas.
    pub(crate) fn words(&mut self, name: &str, most: usize) -> Result<Vec<String>, ApiError> {
        let words = match self.take(name) {
            None => Some(Vec::new()),
            Some(Value::String(text)) => {
                let words = text.split([' ', ',']).filter(|word| !word.is_empty());
                Some(words.map(str::to_owned).collect())
            }
            Some(Value::Array(items)) if items.len() <= most => {
                items.into_iter().map(|item| item.as_str().map(str::to_owned)).collect()
            }
            Some(_) => None,
        };
        words
            .filter(|words: &Vec<String>| words.len() <= most && words.iter().all(|word| is_short(word)))
            .ok_or_else(|| self.wrong(say!(self.texts, "server-error-field-list", field = name, most = most)))
    }

    /// Moves with variations; each stands after the one that it follows.
    pub(crate) fn tree(&mut self, name: &str) -> Result<Vec<VariationMove>, ApiError> {
        let nodes = match self.take(name) {
            None => Some(Vec::new()),
            Some(Value::Array(items)) if items.len() <= limits::TREE => {
                items.into_iter().enumerate().map(|(index, item)| tree_node(index, item)).collect()
            }
            Some(_) => None,
        };
        let most = limits::TREE;
        nodes
            .ok_or_else(|| self.wrong(say!(self.texts, "server-error-field-tree", field = name, most = most)))
    }

    /// Whole numbers: a list, or text such as `1..5` or `1,3`.
    pub(crate) fn numbers(&mut self, name: &str, most: u64) -> Result<Option<Vec<u64>>, ApiError> {
        let Some(value) = self.take(name) else { return Ok(None) };
        let numbers: Option<Vec<u64>> = match &value {
            Value::Number(number) => number.as_u64().map(|number| vec![number]),
            Value::Array(items) => items.iter().map(Value::as_u64).collect(),
            Value::String(text) => match text.split_once("..") {
                Some((from, to)) => {
                    let (from, to) = (from.trim().parse().ok(), to.trim().parse().ok());
                    // A long range is refused before it is expanded.
                    from.zip(to)
                        .filter(|&(_, to)| to <= most)
                        .map(|(from, to): (u64, u64)| (from..=to).collect())
                }
                None => text.split([' ', ',']).map(|word| word.parse().ok()).collect(),
            },
            _ => None,
        };
        let good = |numbers: &Vec<u64>| !numbers.is_empty() && numbers.iter().all(|&number| number <= most);
        numbers.filter(good).map(Some).ok_or_else(|| {
            let most = most.to_string();
            self.wrong(say!(self.texts, "server-error-field-numbers", field = name, most = most))
        })
    }

    /// An error if fields are left.
    pub(crate) fn done(&self) -> Result<(), ApiError> {
        match self.map.keys().next() {
            None => Ok(()),
            Some(name) => {
                let shown: String = name.escape_debug().take(limits::WORD).collect();
                Err(self.wrong(say!(self.texts, "server-error-field-unknown", field = shown)))
            }
        }
    }

    #[expect(clippy::unused_self, reason = "an error about fields belongs to the fields")]
    pub(crate) fn wrong(&self, message: String) -> ApiError {
        ApiError::malformed("bad-field", message)
    }
}

/// The move of this index, which follows an earlier one.
fn tree_node(index: usize, item: Value) -> Option<VariationMove> {
    let Value::Object(mut item) = item else { return None };
    let parent = match item.shift_remove("parent").unwrap_or(Value::Null) {
        Value::Null => None,
        parent => Some(usize::try_from(parent.as_u64()?).ok().filter(|&parent| parent < index)?),
    };
    let Value::String(text) = item.shift_remove("move")? else { return None };
    let comment = match item.shift_remove("comment").unwrap_or(Value::Null) {
        Value::Null => String::new(),
        Value::String(comment) => comment,
        _ => return None,
    };
    let is_good = is_short(&text) && comment.chars().count() <= limits::COMMENT && item.is_empty();
    is_good.then_some(VariationMove { parent, text, comment })
}

fn is_short(word: &str) -> bool {
    word.chars().count() <= limits::WORD
}
