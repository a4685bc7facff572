//! What a position is worth for certain.

use std::cell::Cell;

use plyground_core::{Game, Limits};

use crate::analyst::{Analyst, Insight, Progress, TextbookAnalyst, Worth};
use crate::plugin::Abilities;

/// The worth of a position, of which nothing was left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution {
    /// For the side to move; points only where the game counts gains.
    pub worth: Worth,
    /// Whether the end is as far away as it says. A win by threats holds against every reply, but may take longer than its
    /// line, or be longer than another.
    pub is_counted: bool,
    /// What follows if both play their best; empty after the end.
    pub line: Vec<String>,
    /// Positions entered by the search that leaves nothing out.
    pub nodes: u64,
}

/// Nodes for what is near, before a win by threats is looked for.
const NEAR: u64 = 100_000;

/// Goes through everything, depth by depth; where an engine knows a win by threats, that is believed after it was played
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

/// What the search that leaves nothing out finds within these limits.
fn searched<G: Game>(textbook: &mut TextbookAnalyst<G>, limits: Limits<'_>) -> Option<Solution> {
    let mut last: Option<Insight> = None;
    // Once somebody wins, nothing else matters.
    let is_decided = Cell::new(false);
    let is_over = || is_decided.get() || limits.deadline.is_some_and(|is_late| is_late());
    let progress = textbook.look(Limits { deadline: Some(&is_over), ..limits }, &mut |insight| {
        is_decided.set(matches!(insight.lines[0].worth, Worth::Win(_) | Worth::Loss(_)));
        last = Some(insight.clone());
    });
    let best = last?.lines.into_iter().next()?;
    let is_known = match best.worth {
        // One is enough, and a loss that is the best means that all lose.
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
