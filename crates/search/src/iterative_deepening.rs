//! Iterative deepening: search to depth 1, 2, 3 … until a limit is reached.
//!
//! D. Slate and L. Atkin, "Chess 4.5", 1977. Each depth costs several times as much as the one before, so the shallow searches
//! cost little together, and after the first depth there is an answer whenever the time is up.

use plyground_core::{Counts, Evaluator, Limits, Position, Report};

use crate::{Searcher, Task, search};

/// Searches to depth 1, 2, 3 … up to `task.depth`, but at least to depth 1, and reports the last depth that was completed.
///
/// The counts are those of all depths together. It ends early after a complete search: no line ended at the horizon, so a
/// deeper search would return the same.
pub fn iterative_deepening<P, E, S>(
    searcher: &S,
    pos: &mut P,
    evaluator: &E,
    task: &Task<'_>,
) -> Report<P::Move>
where
    P: Position,
    E: Evaluator<P> + ?Sized,
    S: Searcher<P>,
{
    iterative_deepening_with(task, &mut |task| search(searcher, pos, evaluator, task))
}

/// The same with any function that searches to a fixed depth.
pub fn iterative_deepening_with<M>(
    task: &Task<'_>,
    search: &mut dyn FnMut(&Task<'_>) -> Report<M>,
) -> Report<M> {
    let mut total = Counts::default();
    let mut last: Option<Report<M>> = None;
    for depth in 1..=task.depth.max(1) {
        let nodes = task.limits.nodes.map(|most| most.saturating_sub(total.nodes));
        let limits = Limits { nodes, ..task.limits };
        let report = search(&Task { depth, limits, ..*task });
        total += &report.counts;
        let stopped = report.stopped;
        let is_complete = report.is_complete;
        match &mut last {
            Some(last) if stopped.is_some() => last.stopped = stopped,
            _ => last = Some(report),
        }
        if stopped.is_some() || is_complete {
            break;
        }
    }
    let mut report = last.expect("at least depth 1 was tried");
    report.counts = total;
    report
}
