//! Positions that are solved to the end of the game: endings, and the only move that does not lose.

use plyground_core::{Limits, Outcome};
use plyground_registry::{Exact, Method, Session, SolverCache, Solving};

use super::{Judge, Judged};
use crate::PuzzleGoal;

/// Bytes of the solver's table.
const MEMORY: usize = 16 << 20;
/// Nodes to solve one position.
const NODES: u64 = 20_000_000;
/// The steps of an ending: after them most moves win.
const STEPS: u8 = 4;

/// Solves positions by the exact solvers.
pub(super) struct Decided {
    cache: SolverCache,
    wins: bool,
    free: (usize, usize),
}

impl Decided {
    /// The only move that does not lose.
    pub(super) fn hold() -> Self {
        Self { cache: SolverCache::new(), wins: false, free: (9, 16) }
    }

    pub(super) fn connect() -> Self {
        Self { wins: true, ..Self::hold() }
    }

    pub(super) fn othello() -> Self {
        Self { wins: true, free: (5, 9), ..Self::hold() }
    }

    fn solve(&mut self, session: &dyn Session) -> Option<Exact> {
        let limits = Limits { nodes: Some(NODES), ..Limits::default() };
        session
            .solve(&mut Solving {
                method: Method::Fastest,
                memory: MEMORY,
                near: 0,
                threads: 1,
                limits,
                progress: &mut |_| (),
                kept: &mut self.cache,
            })
            .ok()?
            .ok()
    }
}

impl Judge for Decided {
    fn goal(&mut self, session: &dyn Session) -> Option<PuzzleGoal> {
        let free = session.grid()?.cells.iter().filter(|cell| cell.is_none()).count();
        if !(self.free.0..=self.free.1).contains(&free) {
            return None;
        }
        if session.legal_moves().len() < 4 {
            return None;
        }
        let side = session.to_move();
        let outcome = self.solve(session)?.outcome;
        let goal = if self.wins { PuzzleGoal::WinEnding(STEPS) } else { PuzzleGoal::NotLose };
        let fits =
            if self.wins { outcome == Outcome::Win(side) } else { outcome != Outcome::Win(side.other()) };
        // Wins and losses at once are seen at every level.
        if !fits || at_once(session) > 0 {
            return None;
        }
        let legal = session.legal_moves();
        let lost = legal.iter().filter(|movement| {
            let mut after = session.copy();
            after.play(movement).is_ok() && after.outcome().is_none() && at_once(&*after) > 0
        });
        (2 * lost.count() < legal.len()).then_some(goal)
    }

    fn judge(&mut self, session: &dyn Session, goal: PuzzleGoal) -> Option<Judged> {
        let side = session.to_move();
        let legal = session.legal_moves();
        let mut judged = Judged { right: Vec::new(), slower: Vec::new() };
        for movement in &legal {
            let mut after = session.copy();
            after.play(movement).ok()?;
            let exact = self.solve(&*after)?;
            let is_right = match goal {
                PuzzleGoal::NotLose => exact.outcome != Outcome::Win(side.other()),
                _ => exact.outcome == Outcome::Win(side),
            };
            if !is_right {
                continue;
            }
            let is_done = goal.moves() <= 1 || after.outcome().is_some();
            let reply = if is_done { None } else { Some(exact.line.first()?.clone()) };
            judged.right.push((movement.clone(), reply));
        }
        // Where every move is right there is nothing to solve any more.
        for (movement, reply) in &mut judged.right {
            if let Some(word) = reply.clone() {
                let mut after = session.copy();
                after.play(movement).ok()?;
                after.play(&word).ok()?;
                if after.outcome().is_some() || self.is_settled(&*after)? {
                    *reply = None;
                }
            }
        }
        if goal == PuzzleGoal::NotLose && judged.right.len() != 1 {
            return None;
        }
        Some(judged)
    }
}

impl Decided {
    /// Whether every move wins, or none can be chosen.
    fn is_settled(&mut self, session: &dyn Session) -> Option<bool> {
        let side = session.to_move();
        let legal = session.legal_moves();
        if legal.len() < 2 {
            return Some(true);
        }
        for movement in legal {
            let mut after = session.copy();
            after.play(&movement).ok()?;
            if self.solve(&*after)?.outcome != Outcome::Win(side) {
                return Some(false);
            }
        }
        Some(true)
    }
}

/// The number of moves that win at once.
fn at_once(session: &dyn Session) -> usize {
    let side = session.to_move();
    let wins = |movement: &&String| {
        let mut after = session.copy();
        after.play(movement).is_ok() && after.outcome() == Some(Outcome::Win(side))
    };
    session.legal_moves().iter().filter(wins).count()
}
