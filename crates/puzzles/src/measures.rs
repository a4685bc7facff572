//! What is measured of a puzzle for its difficulty.

use plyground_core::Limits;
use plyground_registry::{Algorithm, SearchTask, Session};
use serde::{Deserialize, Serialize};

use crate::Solution;

/// Measures of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Measures {
    /// Own moves of the longest line.
    pub length: u8,
    /// Legal moves in the position.
    pub moves: u16,
    /// Right moves in the position.
    pub right: u16,
    /// Whether the first move neither wins, captures nor threatens to win at once.
    pub quiet: bool,
    /// The least depth from which on a textbook search by the game's own evaluator chooses a right first move; 0 if no depth
    /// that was tried did.
    pub seen: u8,
}

/// Nodes of a shallow search.
const NODES: u64 = 60_000;
/// The largest depth that is tried, on boards where it is cheap.
const DEEPEST: u16 = 5;

impl Measures {
    pub(crate) fn of(session: &dyn Session, solution: &Solution) -> Self {
        let first = &solution.right[0].movement;
        Self {
            length: solution.length().try_into().unwrap_or(u8::MAX),
            moves: session.legal_moves().len().try_into().unwrap_or(u16::MAX),
            right: solution.right.len().try_into().unwrap_or(u16::MAX),
            quiet: session.remarks(first).is_empty() && !is_capture(first),
            seen: seen(session, solution),
        }
    }
}

/// Whether a move of draughts captures, by its notation.
fn is_capture(movement: &str) -> bool {
    movement.contains(['x', ':'])
}

/// The depth from which on a right move is chosen.
fn seen(session: &dyn Session, solution: &Solution) -> u8 {
    let mut from = 0;
    for depth in 1..=DEEPEST {
        let limits = Limits { nodes: Some(NODES), ..Limits::default() };
        let task = SearchTask { depth: Some(depth), limits, ..SearchTask::new(Algorithm::AlphaBeta) };
        let Ok(answer) = session.search(&task) else { break };
        if answer.report.stopped.is_some() {
            break;
        }
        let is_right = answer.report.best.is_some_and(|best| solution.find(&best).is_some());
        from = match (is_right, from) {
            (false, _) => 0,
            (true, 0) => depth as u8,
            (true, from) => from,
        };
    }
    from
}
