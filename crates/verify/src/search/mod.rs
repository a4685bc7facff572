//! Comparing a search with minimax.

mod answers;
mod checks;
mod positions;
mod trees;
mod truth;

use plyground_core::Position;

pub use answers::{Answers, EvaluatorFactory, Stop, Trial};
pub use positions::search_of;
pub use trees::search;

use crate::dice::Dice;
use crate::failure::Fault;
use crate::{Failure, Figures, Passed, TestPlan, Verification, Watcher};
use checks::Maker;

/// A source of positions to search.
trait CaseSource {
    type Position: Position;
    type Case: Clone;

    /// A random case.
    fn draw(&self, dice: &mut Dice, plan: &TestPlan) -> Self::Case;
    /// Checks a search on this case completely; returns the number of searches.
    fn ask(&self, case: &Self::Case, make: Maker<'_, Self::Position>, plan: &TestPlan) -> Result<u64, Fault>;
    /// Simpler cases, the simplest first.
    fn smaller(&self, case: &Self::Case) -> Vec<Self::Case>;
    /// Describes the case in the failure.
    fn tell(&self, case: &Self::Case, failure: &mut Failure);
}

fn run<S: CaseSource>(
    source: &S,
    make: Maker<'_, S::Position>,
    plan: &TestPlan,
    watcher: Watcher<'_>,
) -> Verification {
    let mut figures = Figures::default();
    for round in 0..plan.rounds {
        let seed = plan.seed.wrapping_add(round);
        let case = source.draw(&mut Dice::new(seed), plan);
        match source.ask(&case, make, plan) {
            Ok(searches) => figures.trials += searches,
            Err(fault) => {
                let (case, fault, is_smallest) = smallest(source, make, case, fault, plan);
                let mut failure = Failure { is_smallest, seed, ..Failure::new(fault) };
                source.tell(&case, &mut failure);
                return Err(Box::new(failure));
            }
        }
        figures.positions += 1;
        figures.rounds += 1;
        if !watcher(&figures) {
            return Ok(Passed { figures, is_complete: round + 1 == plan.rounds });
        }
    }
    Ok(Passed { figures, is_complete: true })
}

/// Takes the first simpler case in which the same rule is broken, until there is none. The last part is false where the
/// plan's patience ended first.
fn smallest<S: CaseSource>(
    source: &S,
    make: Maker<'_, S::Position>,
    mut case: S::Case,
    mut fault: Fault,
    plan: &TestPlan,
) -> (S::Case, Fault, bool) {
    let mut patience = plan.patience;
    'again: loop {
        for smaller in source.smaller(&case) {
            if patience == 0 {
                return (case, fault, false);
            }
            patience -= 1;
            match source.ask(&smaller, make, plan) {
                Err(same) if same.rule() == fault.rule() => {
                    (case, fault) = (smaller, same);
                    continue 'again;
                }
                _ => {}
            }
        }
        return (case, fault, true);
    }
}
