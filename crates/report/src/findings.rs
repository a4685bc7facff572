//! The findings of a report: the data from which it is written.

use std::fmt::Write;

use plyground_lab::experiment::Record;
use plyground_registry::{Outcome, Score};
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};

use super::ReportSettings;
use super::example::Example;
use super::mistakes::{Answered, MistakeEffect};
use super::playing::Played;
use super::testing::Tested;
use super::worked::WorkedExample;

/// All measurements. Everything but the times is a pure function of the settings.
#[derive(Clone, PartialEq, Debug)]
pub struct Findings {
    /// The settings.
    pub settings: ReportSettings,
    /// Every search at every depth.
    pub comparison: Vec<Record>,
    /// The pruning searches, with moves in several orders.
    pub orderings: Vec<Record>,
    /// Games of the search with the fewest nodes: against itself, then against random moves.
    pub games: Vec<Played>,
    /// The depth of that search in the games.
    pub play_depth: u16,
    /// The name of that search.
    pub player: String,
    /// A position on which the evaluator is explained.
    pub worked: WorkedExample,
    /// A position whose trees are drawn.
    pub example: Example,
    /// The tests of the searches.
    pub tested: Tested,
    /// The effects of mistakes.
    pub mistakes: Vec<MistakeEffect>,
}

/// Counts by name, in the order of the report.
pub type Counts = Map<String, Value>;

impl Findings {
    /// Every count, value and move by name, to be compared when a report is verified. Times are not among them.
    pub fn counts(&self) -> Counts {
        let mut counts = Counts::new();
        for record in &self.comparison {
            add_record(&mut counts, &name_of(record), record);
        }
        for record in &self.orderings {
            add_record(&mut counts, &ordering_name(record), record);
        }
        for (i, game) in self.games.iter().enumerate() {
            add_game(&mut counts, &game_name(i + 1), game);
        }
        let worked = &self.worked;
        counts.insert("worked position/moves".to_owned(), worked.moves.join(" ").into());
        counts.insert("worked position/value".to_owned(), score(Some(worked.value)));
        for part in &worked.parts {
            for (side, mark) in ["X", "O"].into_iter().enumerate() {
                let name = format!("worked position/{}/{mark}", part.name);
                counts.insert(format!("{name}/count"), part.counts[side].into());
                counts.insert(format!("{name}/points"), part.points[side].into());
            }
        }
        for (text, value) in &worked.choices {
            counts.insert(format!("worked position/move {text}"), score(Some(*value)));
        }
        counts.insert("tree/moves".to_owned(), self.example.moves.join(" ").into());
        counts.insert("tree/depth".to_owned(), self.example.depth.into());
        for search in &self.example.searches {
            let name = format!("tree/{}", search.algorithm.id());
            counts.insert(format!("{name}/nodes"), search.nodes.into());
            counts.insert(format!("{name}/cutoffs"), search.cutoffs.into());
            counts.insert(format!("{name}/researches"), search.researches.into());
            counts.insert(format!("{name}/value"), score(search.value));
            counts.insert(format!("{name}/best"), search.best.clone().into());
        }
        counts.insert("testing/positions".to_owned(), self.tested.positions.into());
        counts.insert("testing/agreeing".to_owned(), self.tested.agreeing.into());
        for (i, outcome) in self.tested.cases.iter().enumerate() {
            let name = format!("testing/case {}", i + 1);
            counts.insert(format!("{name}/best"), outcome.best.clone().into());
            counts.insert(format!("{name}/value"), score(outcome.value));
            counts.insert(format!("{name}/right"), outcome.is_right.into());
        }
        for mistake in &self.mistakes {
            add_mistake(&mut counts, mistake);
        }
        counts
    }
}

/// The name of a search's counts in the comparison.
pub(crate) fn name_of(record: &Record) -> String {
    format!("comparison/{}/depth {}", record.algorithm, record.depth)
}

/// The name of a search's counts in the comparison of orders.
pub(crate) fn ordering_name(record: &Record) -> String {
    format!("order {}/{}/depth {}", record.ordering, record.algorithm, record.depth)
}

/// The name of a game's counts, by its number from 1.
pub(crate) fn game_name(number: usize) -> String {
    format!("game {number}")
}

/// The name of the nodes of a move of a game, by its index from 0.
pub(crate) fn move_name(game: &str, place: usize) -> String {
    format!("{game}/move {}/nodes", place + 1)
}

/// The name of a mistake's counts.
pub(crate) fn mistake_name(mistake: &MistakeEffect) -> String {
    format!("mistake {}/{}", mistake.mutation, mistake.algorithm)
}

/// The hash of all counts: SHA-256 of a line `name = value` for each, in order.
pub fn hash(counts: &Counts) -> String {
    let mut hasher = Sha256::new();
    for (name, value) in counts {
        hasher.update(format!("{name} = {value}\n"));
    }
    let digest = hasher.finalize();
    digest.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn add_record(counts: &mut Counts, name: &str, record: &Record) {
    let mut add = |what: &str, value: Value| counts.insert(format!("{name}/{what}"), value);
    let counted = &record.counts;
    add("nodes", counted.nodes.into());
    add("leaves", counted.leaves().into());
    add("finished leaves", counted.leaves_finished.into());
    add("generated", counted.generated.unwrap_or_default().into());
    add("cutoffs", counted.cutoffs().into());
    add("first-move cutoffs", counted.cutoffs_by_index.first().copied().unwrap_or(0).into());
    add("researches", counted.researches.into());
    add("tests", counted.scouts.into());
    for (ply, &nodes) in counted.nodes_by_ply.iter().enumerate() {
        add(&format!("nodes at ply {ply}"), nodes.into());
    }
    add("ordering nodes", record.ordering_nodes.into());
    if let Some(minimal) = record.minimal_tree {
        add("minimal tree", minimal.into());
    }
    add("value", score(record.value));
    add("best", record.best.clone().into());
}

fn add_game(counts: &mut Counts, name: &str, game: &Played) {
    counts.insert(format!("{name}/moves"), game.texts().join(" ").into());
    counts.insert(format!("{name}/nodes"), game.moves.iter().map(|m| m.nodes).sum::<u64>().into());
    counts.insert(format!("{name}/result"), outcome(game.outcome));
    for (i, played) in game.moves.iter().enumerate().filter(|(_, played)| played.value.is_some()) {
        counts.insert(format!("{name}/move {}/value", i + 1), score(played.value));
        counts.insert(move_name(name, i), played.nodes.into());
    }
}

fn add_mistake(counts: &mut Counts, mistake: &MistakeEffect) {
    let name = mistake_name(mistake);
    let mut add = |what: &str, value: Value| counts.insert(format!("{name}/{what}"), value);
    let mut both = |what: &str, value: &dyn Fn(&Answered) -> Value| {
        add(&format!("{what} without"), value(&mistake.sound));
        add(&format!("{what} with"), value(&mistake.mistaken));
    };
    both("nodes", &|answered| answered.nodes.into());
    both("cutoffs", &|answered| answered.cutoffs.into());
    both("value", &|answered| score(answered.value));
    both("best", &|answered| answered.best.clone().into());
    add("positions", mistake.tried.into());
    add("other values", mistake.other_value.into());
    add("worse moves", mistake.worse_move.into());
    add("result as first", outcome(mistake.games[0]));
    add("result as second", outcome(mistake.games[1]));
    let Some(witness) = &mistake.witness else { return };
    add("example/moves", witness.moves.join(" ").into());
    add("example/depth", witness.depth.into());
    add("example/value without", score(witness.sound.value));
    add("example/value with", score(witness.mistaken.value));
    add("example/best without", witness.sound.best.clone().into());
    add("example/best with", witness.mistaken.best.clone().into());
    add("example/worth", score(witness.worth));
}

/// A score as JSON: a number, or a word where it is infinite.
fn score(score: Option<Score>) -> Value {
    match score {
        None => Value::Null,
        Some(score) if score.is_finite() => score.get().into(),
        Some(score) => score.to_string().into(),
    }
}

fn outcome(outcome: Option<Outcome>) -> Value {
    match outcome {
        None => Value::Null,
        Some(Outcome::Draw) => "draw".into(),
        Some(Outcome::Win(winner)) => winner.mark().to_string().into(),
    }
}
