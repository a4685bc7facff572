//! Experiments: every search of a plan, run and measured, as plain records.
//!
//! An [`Experiment`] is a list of axes. [`run`] searches every combination of them and returns a [`Record`] for each;
//! [`figures()`] computes what follows from records alone, and [`agreement`] whether the searches agree.
//! [`export`](crate::export) and [`plots`](crate::plots) show records.

mod agreement;
mod bench;
mod figures;
mod forecast;
mod lineup;
mod record;
mod runner;
mod saved;
mod timing;

pub use agreement::{Agreement, agreement};
pub use figures::{BASES, Figures, figures};
pub use lineup::Lineup;
pub use record::{Record, RootMove};
pub use runner::{Results, Step, run};
pub use saved::{Refusal, Saved};
pub use timing::Timing;

#[cfg(test)]
pub(crate) use record::samples;

use plyground_registry::{Ordering, Outcome, Session};
use serde::{Deserialize, Serialize};

/// What is compared: every combination of a position, an evaluator, an order of moves, a depth and an algorithm is one
/// search. All names are those typed on a command line, so that an experiment can be written down and read back.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Experiment {
    /// The positions.
    pub positions: Vec<GamePosition>,
    /// The evaluators.
    pub evaluators: Vec<String>,
    /// What those of them are made of that are not the game's.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub own: Vec<OwnDefinition>,
    /// The orders of moves.
    pub orderings: Vec<String>,
    /// The depths.
    pub depths: Vec<u16>,
    /// The searches.
    pub algorithms: Vec<String>,
    /// The conventions by name.
    pub convention: String,
    /// Mistakes made on purpose, for the searches that make some.
    pub mistakes: Vec<Mistakes>,
    /// The text of a weights file for the evaluators that take one.
    pub weights: Option<String>,
    /// How time is measured; `None` for counts only.
    pub timing: Option<Timing>,
    /// The most nodes to look at for a minimal tree.
    pub minimal_most: u64,
}

/// An evaluator of the user's, for comparison: an experiment is continued only with the same ones.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnDefinition {
    /// Its name.
    pub name: String,
    /// The kind: `formula`, `weights`, `program` or `function`.
    pub kind: String,
    /// The text of its file, the command, or the name of the function.
    pub text: String,
}

/// A position of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GamePosition {
    /// The game with its parameters.
    pub game: String,
    /// The position as one line.
    pub position: String,
    /// The side to move there.
    pub to_move: char,
    /// The winner's mark or `draw`, if the game is over there.
    pub outcome: Option<String>,
}

impl GamePosition {
    /// The current position of a session.
    pub fn of(session: &dyn Session) -> Self {
        let outcome = session.outcome().map(|outcome| match outcome {
            Outcome::Win(winner) => winner.mark().to_string(),
            Outcome::Draw => "draw".to_owned(),
        });
        let to_move = session.to_move().mark();
        Self { game: session.game(), position: session.position(), to_move, outcome }
    }

    /// Whether a record is of a search of this position.
    pub fn holds(&self, record: &Record) -> bool {
        self.position == record.position && self.to_move == record.to_move && self.game == record.game
    }
}

/// The mistakes of one search with one evaluator.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mistakes {
    /// The search.
    pub algorithm: String,
    /// The evaluator.
    pub evaluator: String,
    /// The mistakes by name.
    pub mutations: Vec<String>,
}

/// One search of an experiment, by its indices on the axes. In the order of tables, the algorithm changes fastest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Combination {
    pub(crate) position: usize,
    pub(crate) evaluator: usize,
    pub(crate) ordering: usize,
    pub(crate) depth: usize,
    pub(crate) algorithm: usize,
}

/// Largest tree, in nodes, of which the minimal tree is computed: less than a second's work.
const SMALL_ENOUGH: u64 = 2_000_000;

impl Experiment {
    /// All searches of the game with its default evaluator, at every depth that suits it, by our conventions.
    pub fn of(session: &dyn Session) -> Self {
        Self {
            positions: vec![GamePosition::of(session)],
            evaluators: vec![session.default_evaluator().id.to_owned()],
            own: Vec::new(),
            orderings: vec![Ordering::default().to_string()],
            depths: (1..=session.default_depth().max(1)).collect(),
            algorithms: session.algorithms().iter().map(|algorithm| algorithm.id().to_owned()).collect(),
            convention: "plyground".to_owned(),
            mistakes: Vec::new(),
            weights: None,
            timing: Some(Timing::default()),
            minimal_most: SMALL_ENOUGH,
        }
    }

    /// The number of searches.
    pub fn size(&self) -> usize {
        let axes = [
            self.positions.len(),
            self.evaluators.len(),
            self.orderings.len(),
            self.depths.len(),
            self.algorithms.len(),
        ];
        axes.iter().product()
    }

    /// Every search, in the order of tables.
    pub(crate) fn combinations(&self) -> Vec<Combination> {
        let mut combinations = Vec::with_capacity(self.size());
        for position in 0..self.positions.len() {
            for evaluator in 0..self.evaluators.len() {
                for ordering in 0..self.orderings.len() {
                    for depth in 0..self.depths.len() {
                        let in_order = 0..self.algorithms.len();
                        combinations.extend(in_order.map(|algorithm| Combination {
                            position,
                            evaluator,
                            ordering,
                            depth,
                            algorithm,
                        }));
                    }
                }
            }
        }
        combinations
    }

    /// The mistakes of a search with this evaluator.
    pub(crate) fn mutations(&self, combination: Combination) -> &[String] {
        let (algorithm, evaluator) =
            (&self.algorithms[combination.algorithm], &self.evaluators[combination.evaluator]);
        let made = self.mistakes.iter().find(|m| m.algorithm == *algorithm && m.evaluator == *evaluator);
        made.map_or(&[], |mistakes| &mistakes.mutations)
    }

    /// Whether a record is of this search.
    pub(crate) fn describes(&self, combination: Combination, record: &Record) -> bool {
        let place = &self.positions[combination.position];
        record.depth == self.depths[combination.depth]
            && record.algorithm == self.algorithms[combination.algorithm]
            && record.evaluator == self.evaluators[combination.evaluator]
            && record.ordering == self.orderings[combination.ordering]
            && place.holds(record)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_combination_is_one_search() {
        let session = plyground_registry::open("tic-tac-toe").unwrap();
        let mut experiment = Experiment::of(&*session);
        assert_eq!(experiment.size(), 9 * 4);
        experiment.evaluators.push("outcome".to_owned());
        experiment.orderings.push("reversed".to_owned());
        let combinations = experiment.combinations();
        assert_eq!(combinations.len(), experiment.size());
        assert_eq!(combinations.len(), 2 * 2 * 9 * 4);
        assert!(combinations.is_sorted(), "tables go by position, evaluator, order, depth and algorithm");
    }
}
