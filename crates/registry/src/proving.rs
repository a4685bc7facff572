//! The winner by proof numbers.

use plyground_core::{Game, Limits};
use plyground_search::ProofNumber;
use plyground_search::prove::{Goal, ProofProgress, Prover, Unfinished, outcome_with_progress};

use crate::exact::{Attempt, Obstacle, SolveProgress, SolvedPosition, Solving, Unsolved, Value};

/// What a proof still needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lacking {
    /// The claim to be proved.
    pub goal: Goal,
    /// How many positions have to be decided at least before it is proved.
    pub proof: u32,
    /// The same before it is disproved.
    pub disproof: u32,
}

/// Best-first proof-number search, for any game: it needs no keys. The memory is that of its tree.
pub(crate) fn by_proof_number<G: Game>(pos: &G, solving: &mut Solving<'_>) -> Attempt<G::Move> {
    let nodes = solving.memory / ProofNumber::<G::Move>::NODE_BYTES;
    by_prover(&mut ProofNumber::new(nodes), pos, solving.limits, solving.progress)
}

/// The winner, by any prover.
pub(crate) fn by_prover<G: Game>(
    prover: &mut dyn Prover<G>,
    pos: &G,
    limits: Limits<'_>,
    progress: &mut dyn FnMut(SolveProgress),
) -> Attempt<G::Move> {
    let mut tell = |ProofProgress { goal, nodes, proof, disproof }| {
        let lacking = Some(Lacking { goal, proof, disproof });
        progress(SolveProgress { nodes, between: None, lacking });
    };
    let solved = outcome_with_progress(prover, &mut pos.clone(), limits, &mut tell);
    if let Some(outcome) = solved.outcome {
        return Ok(SolvedPosition { value: Value::Outcome(outcome), line: solved.line, nodes: solved.nodes });
    }
    let why = match solved.unfinished().expect("an outcome that is not known has a reason") {
        Unfinished::Limit(reason) => Obstacle::Limit(reason),
        Unfinished::Memory => Obstacle::Memory,
    };
    Err(Unsolved { why, between: None, nodes: solved.nodes })
}
