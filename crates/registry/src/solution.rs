//! Proven values of positions.

use std::cell::Cell;

use plyground_core::{Game, Limits};

use crate::analyst::{Analyst, Insight, Progress, TextbookAnalyst, Worth};
use crate::plugin::Abilities;

/// The proven worth of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution {
    /// For the side to move; points only where the game counts gains.
    pub worth: Worth,
    /// Whether the end is as far away as the worth says. A win by threats holds against every reply, but may take
    /// longer than its line, or be longer than another.
    pub is_counted: bool,
    /// Best play of both sides; empty after the end.
    pub line: Vec<String>,
    /// Positions entered by the exhaustive search.
    pub nodes: u64,
}

/// Nodes for near wins, before a win by threats is searched.
const NEAR: u64 = 100_000;

/// Searches exhaustively, depth by depth; where an engine finds a win by threats, that is accepted after it was played
/// against every legal reply.
pub(crate) fn solve<G: Game>(
    pos: &G,
    abilities: &Abilities<G>,
    moves: &[G::Move],
    limits: Limits<'_>,
) -> Option<Solution> {
    if let Some(outcome) = pos.outcome() {
        let worth = Worth::of_outcome(outcome, pos.to_move());
        return Some(Solution { worth, is_counted: true, line: Vec::new(), nodes: 0 });
    }
    let mut textbook = TextbookAnalyst::new(pos, abilities, 1);
    let near = limits.nodes.map_or(NEAR, |most| most.min(NEAR));
    let found = searched(&mut textbook, Limits { nodes: Some(near), ..limits });
    let nodes = textbook.nodes();
    let threats = || {
        let engine = abilities.engine.as_ref()?;
        let line = (engine.forced_win)(pos, moves, limits)?;
        let plies = u16::try_from(line.len()).ok()?;
        let mut pos = pos.clone();
        let write = |m| {
            let text = pos.write_move(m);
            pos.make(m);
            text
        };
        let line = line.into_iter().map(write).collect();
        Some(Solution { worth: Worth::Win(plies), is_counted: false, line, nodes })
    };
    found.or_else(threats).or_else(|| {
        let left = limits.nodes.map(|most| most - near);
        searched(&mut textbook, Limits { nodes: left, ..limits })
    })
}

/// The result of the exhaustive search within these limits.
fn searched<G: Game>(textbook: &mut TextbookAnalyst<G>, limits: Limits<'_>) -> Option<Solution> {
    let mut last: Option<Insight> = None;
    // A proven win or loss ends the search.
    let is_decided = Cell::new(false);
    let is_over = || is_decided.get() || limits.deadline.is_some_and(|is_late| is_late());
    let progress = textbook.look(Limits { deadline: Some(&is_over), ..limits }, &mut |insight| {
        is_decided.set(matches!(insight.lines[0].worth, Worth::Win(_) | Worth::Loss(_)));
        last = Some(insight.clone());
    });
    let best = last?.lines.into_iter().next()?;
    let is_known = match best.worth {
        // One winning move is enough, and if the best move loses, all lose.
        Worth::Win(_) | Worth::Loss(_) => true,
        // Other moves may be worth more.
        Worth::Draw | Worth::Points(_) => progress == Progress::Done && textbook.is_settled(),
    };
    is_known.then(|| Solution {
        worth: best.worth,
        is_counted: true,
        line: best.moves,
        nodes: textbook.nodes(),
    })
}
