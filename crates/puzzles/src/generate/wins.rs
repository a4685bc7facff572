//! Wins in a few moves: K in a row and Connect Four, by alpha-beta of the textbook to the depth of the win.

use plyground_core::{End, Limits, Score};
use plyground_registry::{Algorithm, Conventions, Finished, Root, SearchTask, Session};

use super::{Judge, Judged};
use crate::PuzzleGoal;

/// Nodes of one search: most positions need far fewer.
const NODES: u64 = 3_000_000;

pub(super) struct Wins;

impl Judge for Wins {
    fn goal(&mut self, session: &dyn Session) -> Option<PuzzleGoal> {
        // Wins in one move are no puzzles, and K in a row has too many moves for four.
        let most = if session.family() == "connect" { 4 } else { 3 };
        if !winning(session, 1)?.is_empty() {
            return None;
        }
        (2..=most).find_map(|moves| {
            let wins = winning(session, 2 * u16::from(moves) - 1)?;
            (!wins.is_empty()).then_some(PuzzleGoal::WinIn(moves))
        })
    }

    fn judge(&mut self, session: &dyn Session, goal: PuzzleGoal) -> Option<Judged> {
        let plies = 2 * u16::from(goal.moves()) - 1;
        // In Connect Four a little deeper, to know the moves that win later.
        let more = if session.family() == "connect" { 2 } else { 0 };
        let all = winning(session, plies + more)?;
        let mut judged = Judged { right: Vec::new(), slower: Vec::new() };
        for (movement, distance) in all {
            if distance > plies {
                judged.slower.push(movement);
            } else if distance == 1 {
                judged.right.push((movement, None));
            } else {
                let mut after = session.copy();
                after.play(&movement).ok()?;
                let reply = search(&*after, distance - 1)?.best?;
                judged.right.push((movement, Some(reply)));
            }
        }
        Some(judged)
    }
}

/// The moves that win within a number of plies, with their distances.
fn winning(session: &dyn Session, depth: u16) -> Option<Vec<(String, u16)>> {
    let wins = |value: Score| match value.end() {
        Some(End::Win(plies)) => Some(plies),
        _ => None,
    };
    let moves = search(session, depth)?.root_moves.into_iter();
    Some(moves.filter_map(|root| Some((root.movement, wins(root.value)?))).collect())
}

/// A search in which every root move gets its exact value, and a nearer win is worth more.
fn search(session: &dyn Session, depth: u16) -> Option<plyground_core::Report<String>> {
    let conventions =
        Conventions { root: Root::Unshared, finished: Finished::Nearer, ..Conventions::PLYGROUND };
    let limits = Limits { nodes: Some(NODES), ..Limits::default() };
    let task =
        SearchTask { depth: Some(depth), conventions, limits, ..SearchTask::new(Algorithm::AlphaBeta) };
    let report = session.search(&task).ok()?.report;
    report.stopped.is_none().then_some(report)
}
