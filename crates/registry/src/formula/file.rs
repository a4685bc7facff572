//! The file of an evaluator: its name, its formula or its weights, and what finished games are worth.

use std::sync::Arc;

use plyground_core::{Feature, Message, Score, message};
use toml::{Table, Value};

use super::expression::compile;
use super::program::{CompiledFormula, FormulaStep, SLOTS};
use super::{FormulaEvaluator, Slot, Worths};
use crate::names::{normal, unknown};

/// The keys of a file.
const KEYS: &[&str] = &["name", "game", "formula", "weights", "win", "draw", "loss", "nearer", "ends"];
/// The longest file in bytes.
const LONGEST_FILE: usize = 64 << 10;
/// The longest name.
const LONGEST_NAME: usize = 40;

/// The content of an evaluator file, before it is compiled for a game.
#[derive(Debug)]
pub(crate) struct Formula {
    /// The name of the evaluator.
    pub(crate) name: String,
    /// The game that it is for, if it is for one.
    pub(crate) game: Option<String>,
    value: Valuation,
    worths: Worths,
}

/// How a position is valued.
#[derive(Debug)]
enum Valuation {
    /// By a formula.
    Formula(String),
    /// By a sum of features, mine less yours, each with its weight.
    Weights(Vec<(String, f64)>),
}

impl Formula {
    /// Reads a file.
    pub(crate) fn read(text: &str) -> Result<Self, Message> {
        if text.len() > LONGEST_FILE {
            return Err(message!(
                "formula-file-long",
                "the evaluator file has more than {most} bytes: shorten it",
                most = LONGEST_FILE.to_string()
            ));
        }
        let table: Table = text.parse().map_err(|error: toml::de::Error| {
            let line = error.span().map_or(1, |span| text[..span.start].matches('\n').count() + 1);
            message!(
                "formula-not-toml",
                "the evaluator file is not TOML: line {line}: {why}",
                line = line,
                why = error.message()
            )
        })?;
        if let Some(key) = table.keys().find(|key| !KEYS.contains(&key.as_str())) {
            return Err(message!(
                "formula-key",
                "the evaluator file has an unknown key `{key}`: there are {keys}",
                key = key.escape_debug().to_string(),
                keys = KEYS.join(", ")
            ));
        }
        let name = string(&table, "name")?.ok_or_else(|| {
            message!("formula-no-name", "the evaluator file has no name: write name = \"mine\"")
        })?;
        let value = match (string(&table, "formula")?, table.get("weights")) {
            (Some(formula), None) => Valuation::Formula(formula),
            (None, Some(Value::Table(weights))) => Valuation::Weights(read_weights(weights)?),
            (None, Some(_)) => return Err(wrong_kind("weights", "[weights]")),
            _ => {
                return Err(message!(
                    "formula-either",
                    "an evaluator file has either a formula or a table [weights]: write one of them"
                ));
            }
        };
        Ok(Self { name: checked_name(&name)?, game: string(&table, "game")?, value, worths: worths(&table)? })
    }

    /// Compiles it for a game with these features.
    pub(crate) fn compile<G>(&self, features: &[Feature<G>]) -> Result<FormulaEvaluator<G>, Message> {
        let mut used: Vec<(usize, bool)> = Vec::new();
        let mut resolve = |name: &str, is_theirs: bool| {
            let index = features.iter().position(|feature| feature.id == name);
            let index =
                index.ok_or_else(|| unknown("feature", name, features.iter().map(|feature| feature.id)))?;
            let slot = used.iter().position(|&slot| slot == (index, is_theirs)).unwrap_or(used.len());
            if slot == used.len() {
                if slot == SLOTS {
                    return Err(message!(
                        "formula-many-features",
                        "a formula may use {most} features at most, those of either side counted",
                        most = SLOTS.to_string()
                    ));
                }
                used.push((index, is_theirs));
            }
            Ok(slot as u8)
        };
        let program = match &self.value {
            Valuation::Formula(text) => compile(text, &mut resolve)?,
            Valuation::Weights(weights) => sum(weights, &mut resolve)?,
        };
        let feature = |name: &str| features.iter().find(|feature| feature.id == name).copied();
        let whole = |(name, weight): &(String, f64)| {
            let is_whole = weight.fract() == 0.0 && weight.abs() <= f64::from(Score::WIN.get());
            Some((feature(name)?, *weight as i32)).filter(|_| is_whole)
        };
        let weights: Option<Vec<(Feature<G>, i32)>> = match &self.value {
            Valuation::Formula(_) => None,
            Valuation::Weights(weights) => weights.iter().map(whole).collect(),
        };
        let slot = |&(index, is_theirs): &(usize, bool)| Slot { value: features[index].value, is_theirs };
        Ok(FormulaEvaluator {
            slots: used.iter().map(slot).collect(),
            program: Arc::new(program),
            worths: self.worths,
            weights: weights.unwrap_or_default().into(),
            is_symmetric: used.iter().all(|&(index, _)| features[index].is_symmetric),
        })
    }
}

/// The weighted sum of features, mine less yours.
fn sum(
    weights: &[(String, f64)],
    resolve: &mut dyn FnMut(&str, bool) -> Result<u8, Message>,
) -> Result<CompiledFormula, Message> {
    let mut program = CompiledFormula::default();
    let mut steps = vec![FormulaStep::Number(0.0)];
    for (name, weight) in weights {
        let (mine, theirs) = (resolve(name, false)?, resolve(name, true)?);
        steps.extend([FormulaStep::Number(*weight), FormulaStep::Slot(mine), FormulaStep::Slot(theirs)]);
        steps.extend([
            FormulaStep::Binary(|a, b| a - b),
            FormulaStep::Binary(|a, b| a * b),
            FormulaStep::Binary(|a, b| a + b),
        ]);
    }
    for step in steps {
        program.push(step).expect("the slots allow fewer features than the steps");
    }
    Ok(program)
}

/// A name as the lists have it.
pub(crate) fn checked_name(name: &str) -> Result<String, Message> {
    let wanted = normal(name);
    let is_good = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let begins = wanted.chars().next().is_some_and(|c| c.is_ascii_lowercase());
    if begins && wanted.chars().all(is_good) && wanted.len() <= LONGEST_NAME {
        return Ok(wanted);
    }
    Err(message!(
        "formula-name",
        "`{name}` cannot be the name of an evaluator: use up to {most} small letters, digits and hyphens, a letter first",
        name = name.chars().take(80).collect::<String>().escape_debug().to_string(),
        most = LONGEST_NAME.to_string()
    ))
}

fn string(table: &Table, key: &str) -> Result<Option<String>, Message> {
    match table.get(key) {
        None => Ok(None),
        Some(Value::String(text)) => Ok(Some(text.clone())),
        Some(_) => Err(wrong_kind(key, "\"…\"")),
    }
}

fn wrong_kind(key: &str, right: &str) -> Message {
    message!(
        "formula-kind",
        "`{key}` in the evaluator file has a value of the wrong kind: write {right}",
        key = key,
        right = if right.starts_with('[') { right.to_owned() } else { format!("{key} = {right}") }
    )
}

fn read_weights(table: &Table) -> Result<Vec<(String, f64)>, Message> {
    let weight = |(name, value): (&String, &Value)| match value {
        Value::Integer(number) => Ok((name.clone(), *number as f64)),
        Value::Float(number) if number.is_finite() => Ok((name.clone(), *number)),
        _ => Err(wrong_kind(name, "1.5")),
    };
    table.iter().map(weight).collect()
}

/// The keys about finished games.
fn worths(table: &Table) -> Result<Worths, Message> {
    let most = i64::from(Score::WIN.get());
    let wrong = || {
        message!(
            "formula-worths",
            "win, draw and loss are whole numbers from -{most} to {most}, loss below win and draw between them",
            most = most.to_string()
        )
    };
    let number = |key: &str, usual: i32| match table.get(key) {
        None => Ok(usual),
        Some(Value::Integer(number)) if (-most..=most).contains(number) => Ok(*number as i32),
        Some(_) => Err(wrong()),
    };
    let win = number("win", Worths::USUAL.win)?;
    let (draw, loss) = (number("draw", 0)?, number("loss", -win)?);
    if loss >= win || !(loss..=win).contains(&draw) {
        return Err(wrong());
    }
    let nearer = match table.get("nearer") {
        None => true,
        Some(Value::Boolean(nearer)) => *nearer,
        Some(_) => return Err(wrong_kind("nearer", "true")),
    };
    let by_formula = match string(table, "ends")?.as_deref() {
        None | Some("outcome") => false,
        Some("formula") => true,
        Some(_) => {
            return Err(message!(
                "formula-ends-key",
                "`ends` in the evaluator file is \"outcome\", where win, draw and loss count, or \"formula\""
            ));
        }
    };
    Ok(Worths { win, draw, loss, nearer, by_formula })
}
