//! Results in a file, so that an experiment can be continued.

use serde::{Deserialize, Serialize};

use super::{Experiment, Record, Results};

const FORMAT: &str = "plyground-comparison";
const VERSION: u32 = 2;

/// The content of a file of results.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Saved {
    format: String,
    version: u32,
    /// The version of the program that counted: counts may differ between versions.
    program: String,
    experiment: Experiment,
    records: Vec<Record>,
}

/// Why a file cannot be continued.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// It is not a complete file of results; the error of the JSON parser.
    Foreign(String),
    /// It was written by another version of the program.
    Version(String),
    /// It belongs to another experiment; the options that differ.
    Another(&'static str),
}

impl Saved {
    /// The text of a file that holds these results.
    pub fn write(results: &Results) -> String {
        let saved = Self {
            format: FORMAT.to_owned(),
            version: VERSION,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            experiment: results.experiment.clone(),
            records: results.records.clone(),
        };
        let mut text = serde_json::to_string_pretty(&saved).expect("plain data can be written as JSON");
        text.push('\n');
        text
    }

    /// The records of a file, if it belongs to this experiment.
    pub fn read(text: &str, experiment: &Experiment) -> Result<Vec<Record>, Refusal> {
        let foreign = |error: serde_json::Error| Refusal::Foreign(error.to_string());
        let head: Head = serde_json::from_str(text).map_err(foreign)?;
        let ours = env!("CARGO_PKG_VERSION");
        if head.format != FORMAT {
            return Err(Refusal::Foreign(format!("it says {}", head.format.escape_debug())));
        }
        if head.version != VERSION || head.program != ours {
            return Err(Refusal::Version(head.program));
        }
        let saved: Self = serde_json::from_str(text).map_err(foreign)?;
        match difference(&saved.experiment, experiment) {
            Some(options) => Err(Refusal::Another(options)),
            None => Ok(saved.records),
        }
    }
}

/// The part of a file that identifies it.
#[derive(Deserialize)]
struct Head {
    format: String,
    version: u32,
    program: String,
}

/// The first options in which two experiments differ.
fn difference(one: &Experiment, other: &Experiment) -> Option<&'static str> {
    let games = |experiment: &Experiment| -> Vec<String> {
        experiment.positions.iter().map(|place| place.game.clone()).collect()
    };
    let differences = [
        (games(one) != games(other), "GAME"),
        (one.positions != other.positions, "--position"),
        (one.evaluators != other.evaluators, "--evaluators"),
        (one.own != other.own, "--evaluator, --weights"),
        (one.orderings != other.orderings, "--orderings"),
        (one.depths != other.depths, "--depths"),
        (one.algorithms != other.algorithms, "--algorithms"),
        (one.convention != other.convention, "--convention"),
        (one.mistakes != other.mistakes, "--mutation"),
        (one.weights != other.weights, "--weights"),
        (one != other, "--runs, --warmup, --no-time"),
    ];
    differences.into_iter().find(|(differs, _)| *differs).map(|(_, options)| options)
}

#[cfg(test)]
mod tests {
    use super::super::samples::{record, time};
    use super::*;

    fn results() -> Results {
        let session = plyground_registry::open("tic-tac-toe").unwrap();
        let mut records = vec![record("minimax", 1, 10), record("negamax", 1, 10)];
        records[1].time = Some(time(1e-3 / 7.0, 1e-5));
        Results { experiment: Experiment::of(&*session), records }
    }

    #[test]
    fn what_is_written_can_be_read() {
        let results = results();
        assert_eq!(Saved::read(&Saved::write(&results), &results.experiment), Ok(results.records));
    }

    #[test]
    fn another_experiment_is_refused_with_what_differs() {
        let text = Saved::write(&results());
        let refused = |change: fn(&mut Experiment)| {
            let mut experiment = results().experiment;
            change(&mut experiment);
            Saved::read(&text, &experiment).unwrap_err()
        };
        assert_eq!(refused(|e| e.depths.push(7)), Refusal::Another("--depths"));
        assert_eq!(refused(|e| e.positions[0].game.push('!')), Refusal::Another("GAME"));
        assert_eq!(refused(|e| e.positions[0].to_move = 'O'), Refusal::Another("--position"));
        assert_eq!(refused(|e| e.timing = None), Refusal::Another("--runs, --warmup, --no-time"));
    }

    #[test]
    fn foreign_files_are_refused() {
        let results = results();
        let text = Saved::write(&results);
        let read = |text: &str| Saved::read(text, &results.experiment).unwrap_err();
        assert!(matches!(read(&text[..text.len() / 2]), Refusal::Foreign(_)));
        assert!(matches!(read("[1, 2, 3]"), Refusal::Foreign(_)));
        assert!(matches!(read(&text.replace(FORMAT, "plyground-game")), Refusal::Foreign(_)));
        let other = text.replace(env!("CARGO_PKG_VERSION"), "99.0.0");
        assert_eq!(read(&other), Refusal::Version("99.0.0".to_owned()));
    }
}
