//! The future of a position: what a search relies on where two positions share a key.

use std::hash::{DefaultHasher, Hash, Hasher};

use plyground_core::{Game, Outcome, Player, Score};

use super::observed::NamedEvaluator;
use crate::ContractRule;
use crate::failure::Fault;

/// The side to move, the outcome, the moves and the positions after them, and the values of the evaluators. A search
/// that finds a position in its table, by its key or by its symmetric key, assumes that all of this is the same.
pub(super) struct Prospects {
    to_move: Player,
    outcome: Option<Outcome>,
    count: usize,
    worth: Vec<(&'static str, Score)>,
    /// The moves and the keys of the positions after them, in order. Images have other names for their moves, so for
    /// those only the keys are compared.
    moves: Vec<(String, u64)>,
}

impl Prospects {
    /// The part that is the same for all positions with this key.
    pub(super) fn by_key<G: Game>(pos: &G, key: fn(&G) -> u64, evaluators: &[NamedEvaluator<G>]) -> Self {
        let mut after = pos.clone();
        let mut moves: Vec<_> =
            pos.moves().map(|m| (pos.write_move(m), after.after(m, |pos| key(pos)))).collect();
        moves.sort();
        Self { moves, ..Self::briefly(pos, evaluators, |_| true) }
    }

    /// The part that is the same for all images of a position.
    pub(super) fn by_image<G: Game>(pos: &G, image: fn(&G) -> u64, evaluators: &[NamedEvaluator<G>]) -> Self {
        let mut after = pos.clone();
        let mut moves: Vec<_> =
            pos.moves().map(|m| (String::new(), after.after(m, |pos| image(pos)))).collect();
        moves.sort();
        Self { moves, ..Self::briefly(pos, evaluators, |named| named.is_symmetric) }
    }

    /// The same without the positions after the moves.
    pub(super) fn by_image_alone<G: Game>(pos: &G, evaluators: &[NamedEvaluator<G>]) -> Self {
        Self::briefly(pos, evaluators, |named| named.is_symmetric)
    }

    fn briefly<G: Game>(
        pos: &G,
        evaluators: &[NamedEvaluator<G>],
        counts: impl Fn(&NamedEvaluator<G>) -> bool,
    ) -> Self {
        let outcome = pos.outcome();
        let worth = |named: &NamedEvaluator<G>| match outcome {
            Some(outcome) => (named.id, named.evaluator.finished(pos, outcome, 0)),
            None => (named.id, named.evaluator.evaluate(pos)),
        };
        Self {
            to_move: pos.to_move(),
            outcome,
            count: pos.move_count(),
            worth: evaluators.iter().filter(|named| counts(named)).map(worth).collect(),
            moves: Vec::new(),
        }
    }

    /// Two digests of everything: without the positions after the moves, and with them.
    pub(super) fn digests(&self) -> (u64, u64) {
        let mut hasher = DefaultHasher::new();
        (self.to_move, self.outcome, self.count).hash(&mut hasher);
        for &(_, value) in &self.worth {
            value.get().hash(&mut hasher);
        }
        let brief = hasher.finish();
        self.moves.hash(&mut hasher);
        (brief, hasher.finish())
    }

    /// The first difference from `other`, which shares a key with it; `named` is the name of that key.
    pub(super) fn differs(
        &self,
        other: &Self,
        named: &str,
        rule: ContractRule,
        worth_rule: ContractRule,
    ) -> Option<Fault> {
        let fault = |call: &str, expected: String, found: String| {
            (expected != found).then(|| Fault::new(rule, format!("{named}, {call}"), expected, found))
        };
        let list = |moves: &[(String, u64)]| {
            let word = |(text, key): &(String, u64)| {
                format!("{text}{}{key:#018x}", if text.is_empty() { "" } else { " " })
            };
            moves.iter().map(word).collect::<Vec<_>>().join(", ")
        };
        fault("to_move()", format!("{:?}", other.to_move), format!("{:?}", self.to_move))
            .or_else(|| fault("outcome()", format!("{:?}", other.outcome), format!("{:?}", self.outcome)))
            .or_else(|| fault("move_count()", other.count.to_string(), self.count.to_string()))
            .or_else(|| {
                let pairs = self.worth.iter().zip(&other.worth);
                let (mine, theirs) = pairs.clone().find(|(mine, theirs)| mine != theirs)?;
                let call = if self.outcome.is_some() { "finished()" } else { "evaluate()" };
                Some(Fault::new(worth_rule, format!("{named}, {call}"), theirs.1, mine.1).of(mine.0))
            })
            .or_else(|| {
                let only = |one: &[(String, u64)], other: &[(String, u64)]| -> Vec<(String, u64)> {
                    one.iter().filter(|m| !other.contains(m)).cloned().collect()
                };
                let (theirs, mine) = (only(&other.moves, &self.moves), only(&self.moves, &other.moves));
                fault(&format!("moves() and {named} after them"), list(&theirs), list(&mine))
            })
    }
}
