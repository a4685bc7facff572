//! The checks of the evaluators in one position.

use plyground_core::{Game, Outcome, Player, Position, Score, Window};

use super::Walker;
use super::observed::NamedEvaluator;
use crate::ContractRule;
use crate::failure::Fault;

impl<G: Game> Walker<'_, G> {
    /// Every evaluator keeps to its range, its terms and its contract.
    pub(super) fn check_evaluators(&self, pos: &G, plies: usize) -> Result<(), Fault> {
        for named in &self.evaluators {
            let result = match pos.outcome() {
                Some(outcome) => ended(named, pos, outcome, plies),
                None => self.open(named, pos),
            };
            result.map_err(|fault| fault.of(named.id))?;
        }
        Ok(())
    }

    fn open(&self, named: &NamedEvaluator<G>, pos: &G) -> Result<(), Fault> {
        let evaluator = &named.evaluator;
        let value = evaluator.evaluate(pos);
        in_range(evaluator.range(), value, "evaluate()")?;
        let terms = evaluator.terms(pos);
        if !terms.is_empty() {
            let points = |player: Player| -> i64 {
                terms.iter().filter(|term| term.player == player).map(|term| i64::from(term.points)).sum()
            };
            let sum = points(pos.to_move()) - points(pos.to_move().other());
            if sum != i64::from(value.get()) {
                return Err(Fault::new(ContractRule::Terms, "terms(), evaluate()", sum, value));
            }
        }
        if self.claims.antisymmetric.contains(&named.id) {
            let other = pos.to_move().other();
            let flipped = self.start.read_position(&pos.write_position(), Some(other), false);
            if let Some(flipped) =
                flipped.ok().filter(|pos| pos.to_move() == other && pos.outcome().is_none())
            {
                let theirs = evaluator.evaluate(&flipped);
                if theirs != -value {
                    let call = format!("to_move() = {other:?}, evaluate()");
                    return Err(Fault::new(ContractRule::Antisymmetry, call, -value, theirs));
                }
            }
        }
        Ok(())
    }
}

fn ended<G: Game>(named: &NamedEvaluator<G>, pos: &G, outcome: Outcome, plies: usize) -> Result<(), Fault> {
    let at = |ply: u16| named.evaluator.finished(pos, outcome, ply);
    let plies = u16::try_from(plies).unwrap_or(u16::MAX);
    for ply in [0, 1, plies] {
        let call = format!("finished({outcome:?}, {ply})");
        in_range(named.evaluator.range(), at(ply), &call)?;
        if named.has_flat_wins && at(ply) != at(0) {
            return Err(Fault::new(ContractRule::FlatWins, call, at(0), at(ply)));
        }
    }
    Ok(())
}

fn in_range(range: Window, value: Score, call: &str) -> Result<(), Fault> {
    if range.alpha <= value && value <= range.beta {
        return Ok(());
    }
    Err(Fault::new(ContractRule::Range, call, format!("{}..={}", range.alpha, range.beta), value))
}

/// The outcome for the side to move: a loss, a draw or a win, in the order of their expected values.
pub(super) fn kind<P: Position>(pos: &P, outcome: Outcome) -> usize {
    match outcome {
        Outcome::Draw => 1,
        Outcome::Win(winner) if winner == pos.to_move() => 2,
        Outcome::Win(_) => 0,
    }
}
