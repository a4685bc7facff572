//! The observable state of a position.

use plyground_core::{
    BuiltEvaluator, Evaluator, EvaluatorEntry, EvaluatorSettings, Game, Labels, Outcome, Player, Score,
};

use crate::failure::Fault;
use crate::{Claims, ContractRule};

/// An evaluator of a game with its name and its claims.
pub(crate) struct NamedEvaluator<G: Game> {
    pub(crate) id: &'static str,
    pub(crate) has_flat_wins: bool,
    pub(crate) orders_outcomes: bool,
    pub(crate) is_symmetric: bool,
    pub(crate) evaluator: Box<dyn Evaluator<G>>,
    /// Builds it once more.
    pub(crate) build: fn(&G, &EvaluatorSettings<'_>) -> BuiltEvaluator<G>,
}

/// The evaluators that accept the board.
pub(crate) fn evaluators<G: Game>(start: &G, claims: &Claims<G>) -> Vec<NamedEvaluator<G>> {
    let build = |entry: &EvaluatorEntry<G>| {
        let evaluator = (entry.build)(start, &EvaluatorSettings::default()).ok()?;
        let &EvaluatorEntry { id, build, has_flat_wins, orders_outcomes, is_symmetric, .. } = entry;
        Some(NamedEvaluator { id, has_flat_wins, orders_outcomes, is_symmetric, evaluator, build })
    };
    claims.evaluators.iter().filter_map(build).collect()
}

/// The state that a move and its undoing must restore, as far as it is observable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Observed {
    position: String,
    to_move: Player,
    outcome: Option<Outcome>,
    count: usize,
    key: Option<u64>,
    image: Option<u64>,
    /// The parts that take longer, and are not compared after every single move.
    rest: Option<Rest>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Rest {
    moves: Vec<String>,
    drawing: String,
    grid: String,
    winning: String,
    worth: Vec<(&'static str, Score)>,
}

impl Observed {
    /// The parts that are fast to compute.
    pub(crate) fn briefly<G: Game>(pos: &G, claims: &Claims<G>) -> Self {
        Self {
            position: pos.write_position(),
            to_move: pos.to_move(),
            outcome: pos.outcome(),
            count: pos.move_count(),
            key: claims.key.map(|key| key(pos)),
            image: claims.image.map(|image| image(pos)),
            rest: None,
        }
    }

    /// Everything.
    pub(crate) fn fully<G: Game>(pos: &G, claims: &Claims<G>, evaluators: &[NamedEvaluator<G>]) -> Self {
        let is_open = pos.outcome().is_none();
        let worth =
            evaluators.iter().filter(|_| is_open).map(|named| (named.id, named.evaluator.evaluate(pos)));
        let rest = Rest {
            moves: pos.moves().map(|m| pos.write_move(m)).collect(),
            drawing: pos.draw(Labels::None),
            grid: format!("{:?}", pos.grid()),
            winning: format!("{:?} {:?}", pos.winning_line(), pos.winning_cells()),
            worth: worth.collect(),
        };
        Self { rest: Some(rest), ..Self::briefly(pos, claims) }
    }

    /// The identity of the position: its text and the side to move.
    pub(crate) fn identity(&self) -> (String, Player) {
        (self.position.clone(), self.to_move)
    }

    pub(crate) fn is_full(&self) -> bool {
        self.rest.is_some()
    }

    pub(crate) fn key(&self) -> Option<u64> {
        self.key
    }

    pub(crate) fn image(&self) -> Option<u64> {
        self.image
    }

    /// Takes over the keys of `other`, so that they are not compared.
    pub(crate) fn take_keys(&mut self, other: &Self) {
        (self.key, self.image) = (other.key, other.image);
    }

    /// The first difference; `calls` are the calls that led to `other`.
    pub(crate) fn differs(&self, other: &Self, rule: ContractRule, calls: &str) -> Option<Fault> {
        let hex = |key: Option<u64>| format!("{:#018x}", key.unwrap_or_default());
        let fault = |call: &str, expected: String, found: String| {
            (expected != found).then(|| Fault::new(rule, format!("{calls}{call}"), expected, found))
        };
        let side = |player: Player| format!("{player:?}");
        fault("write_position()", self.position.clone(), other.position.clone())
            .or_else(|| fault("to_move()", side(self.to_move), side(other.to_move)))
            .or_else(|| fault("outcome()", format!("{:?}", self.outcome), format!("{:?}", other.outcome)))
            .or_else(|| fault("move_count()", self.count.to_string(), other.count.to_string()))
            .or_else(|| fault("key()", hex(self.key), hex(other.key)))
            .or_else(|| fault("symmetric_key()", hex(self.image), hex(other.image)))
            .or_else(|| {
                let (mine, theirs) = (self.rest.as_ref()?, other.rest.as_ref()?);
                fault("moves()", mine.moves.join(" "), theirs.moves.join(" "))
                    .or_else(|| fault("draw()", mine.drawing.clone(), theirs.drawing.clone()))
                    .or_else(|| fault("grid()", mine.grid.clone(), theirs.grid.clone()))
                    .or_else(|| fault("winning_line()", mine.winning.clone(), theirs.winning.clone()))
                    .or_else(|| {
                        let pairs = mine.worth.iter().zip(&theirs.worth);
                        let (mine, theirs) = pairs.clone().find(|(mine, theirs)| mine != theirs)?;
                        fault("evaluate()", mine.1.to_string(), theirs.1.to_string())
                            .map(|fault| fault.of(mine.0))
                    })
            })
    }
}
