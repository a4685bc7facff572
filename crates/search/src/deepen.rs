//! Iterative deepening: one ply more each time, until a limit says stop.
//!
//! D. Slate and L. Atkin, "Chess 4.5", 1977. Each search costs several times the one before, so those before cost little
//! together, and whenever the time is up there is an answer.

use plyground_core::{Counts, Evaluator, Limits, Position, Report};

use crate::{Searcher, Task, search};

/// Searches to depth 1, 2, 3 … up to `task.depth` and reports the last depth that was completed.
///
/// The counts are those of all the searches together. It ends early when the game is decided within the horizon:
/// nothing was then left to judgement, and searching deeper would say the same.
pub fn deepen<P, E, S>(searcher: &S, pos: &mut P, evaluator: &E, task: &Task<'_>) -> Report<P::Move>
where
    P: Position,
    E: Evaluator<P> + ?Sized,
    S: Searcher<P>,
{
    by_steps(task, &mut |task| search(searcher, pos, evaluator, task))
}

/// The same by any way to search to a fixed depth.
pub fn by_steps<M>(task: &Task<'_>, search: &mut dyn FnMut(&Task<'_>) -> Report<M>) -> Report<M> {
    let mut total = Counts::default();
    let mut last: Option<Report<M>> = None;
    for depth in 1..=task.depth.max(1) {
        let nodes = task.limits.nodes.map(|most| most.saturating_sub(total.nodes));
        let limits = Limits { nodes, ..task.limits };
        let report = search(&Task { depth, limits, ..*task });
        total += &report.counts;
        let stopped = report.stopped;
        let settled = report.is_complete;
        match &mut last {
            Some(last) if stopped.is_some() => last.stopped = stopped,
            _ => last = Some(report),
        }
        if stopped.is_some() || settled {
            break;
        }
    }
    let mut report = last.expect("at least depth 1 was tried");
    report.counts = total;
    report
}
