//! Multi-PV: the best few moves, each with its exact value and its principal variation.
//!
//! A search that prunes has an exact value for the best move only. Here each root move is searched by itself, in the game's
//! order. Once `most` moves have been found, alpha is the value of the worst of them.
//!
//! Contract: of all root moves sorted by their minimax values, the result is the first `most`. Moves of equal value stay in the
//! game's order.

use plyground_core::{Counts, Evaluator, Limits, Position, Score, StopReason, Window};

use crate::along::{Along, InnerEvaluator};
use crate::driver::Observers;
use crate::{Context, Ours, Searcher, Task};

/// A move with its exact value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BestMove<M> {
    /// The value for the side to move.
    pub value: Score,
    /// The principal variation, the move itself first.
    pub line: Vec<M>,
}

/// The best few moves of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BestMoves<M> {
    /// The best first; if the search was stopped, the best of those that were searched.
    pub moves: Vec<BestMove<M>>,
    /// The counts of all searches together.
    pub counts: Counts,
    /// The limit that ended the search early, if one did.
    pub stopped: Option<StopReason>,
}

/// The best `most` moves of a position at depth `task.depth`, by our conventions. Empty for a finished game and at depth 0.
pub fn multi_pv<P, E, S>(
    searcher: &S,
    pos: &P,
    evaluator: &E,
    task: &Task<'_>,
    most: usize,
) -> BestMoves<P::Move>
where
    P: Position,
    E: Evaluator<P> + ?Sized,
    S: Searcher<Along<P>>,
{
    let mut found = BestMoves { moves: Vec::new(), counts: Counts::default(), stopped: None };
    if most == 0 || task.depth == 0 || pos.outcome().is_some() {
        return found;
    }
    for m in pos.moves() {
        let floor = match found.moves.get(most - 1) {
            Some(last) => last.value,
            None => -Score::INFINITE,
        };
        let window = Window { alpha: floor, ..Window::FULL };
        // No value is above plus infinity.
        if window.alpha >= window.beta {
            break;
        }
        let nodes = task.limits.nodes.map(|all| all.saturating_sub(found.counts.nodes));
        let mut user = ();
        let part = Task { limits: Limits { nodes, ..task.limits }, ..*task };
        let observer = Observers::new(&part, &mut user);
        let mut context = Context { evaluator: &InnerEvaluator(evaluator), observer, choices: Ours };
        let value =
            searcher.value(&mut context, &mut Along::new(pos.clone(), [m].into()), task.depth, window);
        let Observers { limit, counting, line, .. } = context.observer;
        found.counts += &counting.into_counts();
        let Ok(value) = value else {
            found.stopped = limit.reason().or(Some(StopReason::Cancelled));
            return found;
        };
        if value > floor || found.moves.len() < most {
            let place = found.moves.partition_point(|better| better.value >= value);
            let mut line = line.moves().to_vec();
            // A move worth minus infinity never improves on the floor, so its line is empty.
            if line.is_empty() {
                line.push(m);
            }
            found.moves.insert(place, BestMove { value, line });
            found.moves.truncate(most);
        }
    }
    found
}
