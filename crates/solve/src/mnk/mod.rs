//! A solver for K in a row on boards of up to 64 cells.
//!
//! Most of these games are drawn, and a search that plays every draw to the last cell is far too slow. So every node tries to
//! prove that a side cannot win any more (see `draw_proofs`), after J. Uiterwijk and J. van den Herik, "The advantage of the
//! initiative", 2000, and W.-Y. Hsu and others, "Solving 7,7,5-game and 8,8,5-game", 2020. The rest is alpha-beta with null
//! windows, a transposition table over symmetry classes, and forced replies to threats.

mod draw_proofs;
mod masks;
mod search;

use std::sync::Arc;

use plyground_core::{Limits, Outcome, Player, Position, Stopped};
use plyground_games::Mnk;
use plyground_games::mnk::{MnkCell, MnkShape, Rules, Small, Stones};

use self::masks::LineMasks;
use self::search::MnkSearch;
use crate::exact::ExactValue;
use crate::monitor::{SearchMonitor, SolverProgress};
use crate::shared_table::{BothSides, SharedTable};

/// Nodes between two checks of the limits; a node takes microseconds.
const CHECK_INTERVAL: u64 = 1 << 10;

/// A solver that keeps its table as long as the board size stays the same.
pub struct MnkSolver {
    memory: usize,
    known: Option<(Arc<MnkShape>, LineMasks, SharedTable)>,
}

impl MnkSolver {
    /// A solver whose table takes at most `memory` bytes, which may be 0.
    pub fn new(memory: usize) -> Self {
        Self { memory, known: None }
    }

    /// Whether the solver supports this position: K or more in a row win, and no line is complete while the game continues.
    pub fn knows(pos: &Mnk<Small>) -> bool {
        let shape = pos.shape();
        let is_over = Player::BOTH.iter().any(|&player| shape.completed(pos.stones(player)).is_some());
        shape.rules() == Rules::default() && shape.notices_ends() && (pos.outcome().is_some() || !is_over)
    }

    /// The value of a position that the solver [knows](Self::knows): 1 for a win of the side to move, 0 for a draw, -1 for a
    /// loss; `None` if a limit was reached first.
    pub fn solve(
        &mut self,
        pos: &Mnk<Small>,
        limits: Limits,
        progress: &mut dyn FnMut(SolverProgress),
    ) -> Option<ExactValue<MnkCell>> {
        assert!(Self::knows(pos), "the solver supports this game");
        if let Some(outcome) = pos.outcome() {
            let score = match outcome {
                Outcome::Draw => 0,
                Outcome::Win(winner) if winner == pos.to_move() => 1,
                Outcome::Win(_) => -1,
            };
            return Some(ExactValue { score, line: Vec::new(), nodes: 0 });
        }
        let shape = pos.shape();
        let sizes = |shape: &MnkShape| (shape.width(), shape.height(), shape.k());
        if self.known.as_ref().is_none_or(|(known, ..)| sizes(known) != sizes(shape)) {
            self.known = None;
            self.known = Some((
                Arc::clone(shape),
                LineMasks::new(shape),
                SharedTable::new(self.memory, shape.cells() as u32),
            ));
        }
        let (_, masks, table) = self.known.as_ref().expect("it was set above");
        let mut monitor = SearchMonitor::new(limits, progress).with_check_interval(CHECK_INTERVAL);
        let mut search = MnkSearch { masks, table, monitor: &mut monitor };
        let mut pos = pos.clone();
        let score = value(&mut search, &pos).ok()?;
        let (mut line, mut left) = (Vec::new(), score);
        while pos.outcome().is_none() {
            let Ok(Some(best)) = best(&mut search, &mut pos, left) else { break };
            pos.make(best);
            line.push(best);
            left = -left;
        }
        Some(ExactValue { score, line, nodes: monitor.nodes })
    }
}

/// The value of the position, by at most two null windows.
fn value(search: &mut MnkSearch, pos: &Mnk<Small>) -> Result<i32, Stopped> {
    (search.monitor.at_least, search.monitor.at_most) = (-1, 1);
    search.monitor.report();
    if search.search(read(pos), 0)? > 0 {
        return Ok(1);
    }
    search.monitor.at_most = 0;
    search.monitor.report();
    Ok(search.search(read(pos), -1)?.min(0))
}

/// A move that preserves the value; an immediate win if there is one.
fn best(search: &mut MnkSearch, pos: &mut Mnk<Small>, value: i32) -> Result<Option<MnkCell>, Stopped> {
    let us = pos.to_move();
    for m in pos.moves() {
        if pos.after(m, |child| child.outcome()) == Some(Outcome::Win(us)) {
            return Ok(Some(m));
        }
    }
    for m in search.ordered(read(pos)) {
        let worth = pos.after(m, |child| match child.outcome() {
            Some(_) => Ok(0),
            // It preserves the value if the opponent gets no more than its negative.
            None => search.search(read(child), -value),
        });
        if worth? <= -value {
            return Ok(Some(m));
        }
    }
    Ok(None)
}

fn read(pos: &Mnk<Small>) -> BothSides {
    let set = |player: Player| pos.stones(player).cells().fold(0, |set, cell| set | 1 << cell.index());
    [set(pos.to_move()), set(pos.to_move().other())]
}
