//! The checks of a game: random games are played to the end and taken back, and in every position on the way every
//! method is called that a search or a front end may call.

mod checks;
mod claims;
mod evaluators;
mod observed;
mod prospects;
mod seen;
mod shrink;

use plyground_core::{Game, Labels};

pub use claims::{Claims, Equality, Numbering};
pub(crate) use observed::{NamedEvaluator, Observed, evaluators};

use crate::dice::Dice;
use crate::failure::{Fault, guarded};
use crate::{ContractRule, Failure, Figures, Passed, TestPlan, Verification, Watcher};
use seen::{SeenPositions, TestedGame};

/// Plays random games from `start` and checks the game's whole contract.
///
/// In every position, besides the claims in [`Claims`]: the list of moves is stable, has no move twice and knows its
/// length; `outcome` is `Some` exactly where there are no moves; moves are written, read and refused as they should be;
/// every move can be unmade, alone and as the last of many, and no observable state has changed then; copies are
/// independent; the position is read back from its text; evaluators keep to their range and their contract; games end.
///
/// The first failure ends the run, after a search for the smallest case that shows it. The code under test may panic:
/// that is a failure like any other, though Rust's usual message goes to standard error unless a hook was set.
pub fn game<G: Game>(start: &G, claims: &Claims<G>, plan: &TestPlan, watcher: Watcher<'_>) -> Verification {
    let mut walker = Walker::new(start, claims);
    for round in 0..plan.rounds {
        let seed = plan.seed.wrapping_add(round);
        let mut dice = Dice::new(seed);
        let mut choose = |pos: &G, plies: usize| {
            let count = pos.moves().count();
            (count > 0 && plies < plan.most_moves).then(|| pos.moves().nth(dice.below(count))).flatten()
        };
        if let Err(found) = walker.walk(&mut choose, 0, plan.most_moves) {
            let (found, is_smallest) = shrink::smallest(start, claims, found, plan);
            let mut failure = found.tell(start, is_smallest);
            // Two positions may come from two games.
            let together = failure.rule != ContractRule::Endless && failure.other_moves.is_some();
            (failure.seed, failure.rounds) = if together { (plan.seed, round + 1) } else { (seed, 1) };
            return Err(Box::new(failure));
        }
        walker.figures.rounds += 1;
        if !watcher(&walker.figures) {
            return Ok(Passed { figures: walker.figures, is_complete: round + 1 == plan.rounds });
        }
    }
    Ok(Passed { figures: walker.figures, is_complete: true })
}

/// Plays games and checks every position.
pub(super) struct Walker<'a, G: Game> {
    start: &'a G,
    claims: &'a Claims<G>,
    evaluators: Vec<NamedEvaluator<G>>,
    seen: SeenPositions<G::Move>,
    figures: Figures,
    /// Whether positions on the way to the checked ones are observed in full, not briefly.
    is_thorough: bool,
}

/// A fault and its place.
pub(super) struct LocatedFault<M> {
    /// Every move that was made.
    path: Vec<M>,
    /// How many of them lead to the faulty position; the others were taken back again.
    at: usize,
    /// The moves to the other position of a contradiction.
    other: Option<Vec<M>>,
    fault: Fault,
}

/// The progress of a walk, for the report of a fault or a panic.
struct WalkProgress<M> {
    path: Vec<M>,
    /// How many moves are left while they are taken back.
    at: Option<usize>,
    other: Option<Vec<M>>,
}

impl<'a, G: Game> Walker<'a, G> {
    fn new(start: &'a G, claims: &'a Claims<G>) -> Self {
        Self {
            start,
            claims,
            evaluators: evaluators(start, claims),
            seen: SeenPositions::new(),
            figures: Figures::default(),
            is_thorough: true,
        }
    }

    /// Plays the moves that `choose` returns until it returns none, and takes all of them back. Positions are checked
    /// once `from` moves were played.
    fn walk(
        &mut self,
        choose: &mut dyn FnMut(&G, usize) -> Option<G::Move>,
        from: usize,
        most: usize,
    ) -> Result<(), LocatedFault<G::Move>> {
        let mut progress = WalkProgress { path: Vec::new(), at: None, other: None };
        let result = guarded(|| self.walk_unguarded(choose, from, most, &mut progress));
        result.map_err(|fault| {
            let WalkProgress { path, at, other } = progress;
            let at = at.unwrap_or(path.len());
            LocatedFault { path, at, other, fault }
        })
    }

    fn walk_unguarded(
        &mut self,
        choose: &mut dyn FnMut(&G, usize) -> Option<G::Move>,
        from: usize,
        most: usize,
        WalkProgress { path, at, other }: &mut WalkProgress<G::Move>,
    ) -> Result<(), Fault> {
        let mut pos = self.start.clone();
        let mut trail = Vec::new();
        loop {
            let shown = if path.len() < from {
                self.observe(&pos, self.is_thorough)
            } else {
                let shown = self.look_at(&mut pos, path.len())?;
                let tested =
                    TestedGame { start: self.start, claims: self.claims, evaluators: &self.evaluators };
                self.seen.note(&tested, &pos, &shown, path).map_err(|contradiction| {
                    *other = Some(contradiction.other.to_vec());
                    path.extend(contradiction.child);
                    contradiction.fault
                })?;
                shown
            };
            let Some(m) = choose(&pos, path.len()) else { break };
            let before = self.claims.equality.map(|_| pos.clone());
            path.push(m);
            let undo = pos.make(m);
            trail.push((m, undo, shown, before));
        }
        self.figures.longest = self.figures.longest.max(path.len());
        if path.len() >= most && pos.outcome().is_none() {
            return Err(Fault::new(ContractRule::Endless, "outcome()", format!("Some(…), {most}"), "None"));
        }
        while let Some((m, undo, shown, before)) = trail.pop() {
            *at = Some(trail.len());
            pos.unmake(m, undo);
            let calls = "make(…) unmake(…) ";
            let now = self.observe(&pos, shown.is_full());
            if let Some(fault) = shown.differs(&now, ContractRule::Unmake, calls) {
                return Err(fault);
            }
            if let Some(before) = before {
                self.equals(&before, &pos, calls)?;
            }
        }
        *at = None;
        Ok(())
    }

    fn observe(&self, pos: &G, fully: bool) -> Observed {
        if fully {
            Observed::fully(pos, self.claims, &self.evaluators)
        } else {
            Observed::briefly(pos, self.claims)
        }
    }
}

impl<M: Copy + Eq> LocatedFault<M> {
    /// The failure in words, with everything needed to reproduce it.
    fn tell<G: Game<Move = M>>(self, start: &G, is_smallest: bool) -> Failure {
        let Self { path, at, other, fault } = self;
        // The moves are played once more; in broken games even that may fail.
        let mut pos = start.clone();
        let words = |path: &[M], pos: &mut G| -> Vec<String> {
            let mut words = Vec::new();
            let _ = guarded(|| {
                for &m in path {
                    words.push(pos.write_move(m));
                    pos.make(m);
                }
                Ok(())
            });
            words
        };
        let moves = words(&path[..at], &mut pos);
        let mut failure = Failure::new(fault);
        let more = words(&path[at..], &mut pos.clone());
        if !more.is_empty() {
            let make = more.iter().map(|m| format!("make({m}) "));
            let unmake = more.iter().rev().map(|m| format!("unmake({m}) "));
            let calls: String = make.chain(unmake).collect();
            failure.call = failure.call.replace("make(…) unmake(…) ", &calls);
        }
        failure.other_moves = other.map(|other| words(&other, &mut start.clone()));
        failure.moves = moves;
        let _ = guarded(|| {
            failure.position = pos.write_position();
            let drawing = pos.draw(Labels::None);
            failure.drawing = (drawing.trim_end() != failure.position).then_some(drawing);
            Ok(())
        });
        failure.is_smallest = is_smallest;
        failure
    }
}
