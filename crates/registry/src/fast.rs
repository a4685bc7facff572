//! Solvers that are made for one game.

use std::sync::atomic::Ordering::Relaxed;

use plyground_core::{Game, Limits, StopReason};
use plyground_games::mnk::Small;
use plyground_games::{Boxes, Connect, Mnk, Othello};
use plyground_solve::{SolverProgress, boxes, connect, mnk, othello};

use crate::exact::{
    Attempt, Fast, FastFn, Obstacle, SolveProgress, SolvedPosition, Solving, Unsolved, Value,
};

/// There is no solver for the game.
pub struct NoSolver;
/// There is one.
pub struct Solver;

/// The solver of a game.
pub trait OfferSolver<G: Game> {
    #[doc(hidden)]
    fn solver() -> Offered<G>;
}

/// A solver; its contents are private.
pub struct Offered<G: Game>(pub(crate) Option<Fast<G>>);

impl<G: Game> OfferSolver<G> for NoSolver {
    fn solver() -> Offered<G> {
        Offered(None)
    }
}

impl OfferSolver<Mnk<Small>> for Solver {
    fn solver() -> Offered<Mnk<Small>> {
        let solve: FastFn<Mnk<Small>> = |pos, solving| {
            mnk::MnkSolver::knows(pos).then(|| {
                attempt(solving, mnk::MnkSolver::new, |solver, limits, progress| {
                    // The bounds are of the outcome, not of a score.
                    let mut without_scores = |told: SolverProgress| {
                        progress(SolverProgress { at_least: i32::MIN, at_most: i32::MAX, ..told });
                    };
                    let solved = solver.solve(pos, limits, &mut without_scores)?;
                    Some((solved.score, solved.line, solved.nodes))
                })
            })
        };
        Offered(Some(Fast { solve, has_threads: false }))
    }
}

impl OfferSolver<Connect> for Solver {
    fn solver() -> Offered<Connect> {
        let solve: FastFn<Connect> = |pos, solving| {
            Some(attempt(solving, connect::ConnectSolver::new, |solver, limits, progress| {
                let solved = solver.solve(pos, limits, progress)?;
                Some((solved.score, solved.line, solved.nodes))
            }))
        };
        Offered(Some(Fast { solve, has_threads: false }))
    }
}

impl OfferSolver<Othello> for Solver {
    fn solver() -> Offered<Othello> {
        let solve: FastFn<Othello> = |pos, solving| {
            let threads = solving.threads;
            let make = |memory| othello::OthelloSolver::new(memory).on_threads(threads);
            Some(attempt(solving, make, |solver, limits, progress| {
                let solved = solver.solve(pos, limits, progress)?;
                Some((solved.score, solved.line, solved.nodes))
            }))
        };
        Offered(Some(Fast { solve, has_threads: true }))
    }
}

impl OfferSolver<Boxes> for Solver {
    fn solver() -> Offered<Boxes> {
        let solve: FastFn<Boxes> = |pos, solving| {
            let shape = pos.shape();
            // Boards that do not fit the solver's words are left to the search for any game.
            let field = boxes::BoxGrid::new(shape.width(), shape.height())?;
            let numbers = boxes::EdgeNumbers { width: shape.width(), height: shape.height() };
            let drawn = numbers.edges(pos.drawn());
            Some(attempt(solving, boxes::BoxesSolver::new, |solver, limits, progress| {
                // The solver counts only the boxes that are still open.
                let lead = pos.lead();
                let mut with_lead = |told: SolverProgress| {
                    let at_least =
                        told.at_least.saturating_add(if told.at_least == i32::MIN { 0 } else { lead });
                    let at_most =
                        told.at_most.saturating_add(if told.at_most == i32::MAX { 0 } else { lead });
                    progress(SolverProgress { at_least, at_most, ..told });
                };
                let solved = solver.solve(&field, drawn, limits, &mut with_lead)?;
                let line = solved.line.iter().map(|&edge| numbers.line(edge as usize)).collect();
                Some((lead + solved.score, line, solved.nodes))
            }))
        };
        Offered(Some(Fast { solve, has_threads: false }))
    }
}

/// Runs the solver that was kept, or a new one, and keeps its last progress, in case it is stopped.
fn attempt<S: 'static, M>(
    solving: &mut Solving<'_>,
    make: impl FnOnce(usize) -> S,
    solve: impl FnOnce(&mut S, Limits<'_>, &mut dyn FnMut(SolverProgress)) -> Option<(i32, Vec<M>, u64)>,
) -> Attempt<M> {
    let (memory, limits) = (solving.memory, solving.limits);
    let mut last = SolveProgress { nodes: 0, between: None, lacking: None };
    let known = solving.kept.or_new(|| make(memory));
    let solved = solve(known, limits, &mut |progress| {
        let is_known = progress.at_least > i32::MIN || progress.at_most < i32::MAX;
        let between = is_known.then_some((progress.at_least, progress.at_most));
        last = SolveProgress { nodes: progress.nodes, between, lacking: None };
        (solving.progress)(last);
    });
    let unsolved =
        || Unsolved { why: Obstacle::Limit(met(limits)), between: last.between, nodes: last.nodes };
    let (score, line, nodes) = solved.ok_or_else(unsolved)?;
    Ok(SolvedPosition { value: Value::Score(score), line, nodes })
}

/// Which limit ended a solver; the solver itself does not say.
fn met(limits: Limits<'_>) -> StopReason {
    if limits.cancel.is_some_and(|cancel| cancel.load(Relaxed)) {
        StopReason::Cancelled
    } else if limits.deadline.is_some_and(|is_late| is_late()) {
        StopReason::Deadline
    } else {
        StopReason::Nodes
    }
}
