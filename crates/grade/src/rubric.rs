//! How answers become points: a rubric in TOML.

use std::collections::BTreeMap;

use plyground_core::{Message, message};
use serde::{Deserialize, Serialize};

use crate::{MistakeClass, SearchKind};

/// A rubric. Everything is optional in the file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Rubric {
    /// The name of the work, for the feedback pages.
    pub title: String,
    /// Points for each search, by its name.
    pub points: BTreeMap<String, f64>,
    /// How much of them the move, the value and the nodes are worth.
    pub weights: AnswerWeights,
    /// Points that a mistake costs, by its class.
    pub penalties: BTreeMap<String, f64>,
    /// The command for a submission that holds this file.
    pub commands: BTreeMap<String, String>,
    /// What a program may use.
    pub limits: RunLimits,
}

/// The parts of an answer.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct AnswerWeights {
    /// Of the move.
    #[serde(rename = "move")]
    pub movement: f64,
    /// Of the value.
    pub value: f64,
    /// Of the nodes.
    pub nodes: f64,
}

/// What a program may use in one run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RunLimits {
    /// Seconds of wall time.
    pub seconds: u64,
    /// Seconds of processor time.
    pub cpu_seconds: u64,
    /// Megabytes of memory, for each process.
    pub memory_mb: u64,
    /// Processes and threads.
    pub processes: u64,
    /// Kilobytes of output.
    pub output_kb: u64,
}

impl Default for AnswerWeights {
    fn default() -> Self {
        Self { movement: 1.0, value: 2.0, nodes: 1.0 }
    }
}

impl Default for RunLimits {
    fn default() -> Self {
        Self { seconds: 60, cpu_seconds: 60, memory_mb: 4_096, processes: 256, output_kb: 1_024 }
    }
}

impl Default for Rubric {
    fn default() -> Self {
        let points = SearchKind::ALL.map(|kind| (kind.id().to_owned(), 25.0)).into();
        Self {
            title: String::new(),
            points,
            weights: AnswerWeights::default(),
            penalties: BTreeMap::new(),
            commands: BTreeMap::new(),
            limits: RunLimits::default(),
        }
    }
}

impl Rubric {
    /// Reads a rubric.
    pub fn parse(text: &str) -> Result<Self, Message> {
        let rubric: Self = toml::from_str(text).map_err(|error| {
            let why = error.message().replace('\n', " ");
            message!("grade-rubric-unreadable", "the rubric cannot be read: {why}", why = why)
        })?;
        rubric.check()?;
        Ok(rubric)
    }

    fn check(&self) -> Result<(), Message> {
        let unknown = |list: &str, name: &str, known: Vec<&str>| {
            message!(
                "grade-rubric-unknown",
                "`{name}` in [{list}] of the rubric is unknown: write one of {known}",
                name = name.to_owned(),
                list = list.to_owned(),
                known = known.join(", ")
            )
        };
        if let Some(name) = self.points.keys().find(|name| SearchKind::find(name).is_none()) {
            return Err(unknown("points", name, SearchKind::ALL.map(SearchKind::id).to_vec()));
        }
        if let Some(name) = self.penalties.keys().find(|name| MistakeClass::find(name).is_none()) {
            return Err(unknown("penalties", name, MistakeClass::ALL.map(MistakeClass::id).to_vec()));
        }
        let AnswerWeights { movement, value, nodes } = self.weights;
        let mut numbers =
            self.points.values().chain(self.penalties.values()).chain([&movement, &value, &nodes]);
        if let Some(number) = numbers.find(|number| !(0.0..=1e6).contains(*number)) {
            return Err(message!(
                "grade-rubric-number",
                "{number} in the rubric is not possible: points, weights and penalties go from 0 to 1000000",
                number = number.to_string()
            ));
        }
        if movement + value + nodes <= 0.0 {
            return Err(message!(
                "grade-rubric-weights",
                "all weights of the rubric are 0: at least one of move, value and nodes must count"
            ));
        }
        Ok(())
    }

    /// Points for a search.
    pub fn points(&self, kind: SearchKind) -> f64 {
        self.points.get(kind.id()).copied().unwrap_or(0.0)
    }

    /// Points that a mistake of this class costs.
    pub fn penalty(&self, class: MistakeClass) -> f64 {
        self.penalties.get(class.id()).copied().unwrap_or(0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rubrics_are_read_and_checked() {
        let rubric = Rubric::parse(
            "title = 'Lab 2'\n[points]\nminimax = 10\nalpha-beta = 20.5\n[weights]\nnodes = 0\n[penalties]\nsign = 2\n\
             [commands]\n'main.py' = 'python3 main.py'\n[limits]\nseconds = 5\n",
        )
        .unwrap();
        assert_eq!((rubric.points(SearchKind::AlphaBeta), rubric.points(SearchKind::Negamax)), (20.5, 0.0));
        assert_eq!((rubric.penalty(MistakeClass::Sign), rubric.limits.seconds), (2.0, 5));
        assert_eq!(rubric.limits.processes, RunLimits::default().processes);
        for bad in [
            "[points]\nquicksort = 1",
            "[penalties]\nlazy = 1",
            "points = 3",
            "x = 1",
            "[points]\nminimax = -1",
        ] {
            assert!(Rubric::parse(bad).is_err(), "{bad}");
        }
        assert!(Rubric::parse("[weights]\nmove = 0\nvalue = 0\nnodes = 0").is_err());
    }
}
