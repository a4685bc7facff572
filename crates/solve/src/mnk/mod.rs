//! K in a row, solved to the end, on boards of up to 64 cells.
//!
//! Most of these games are drawn, and a search that has to play every draw to the last cell finishes none of them. What makes them
//! small are proofs, at every node, that a side cannot win any more (see `draws`), after J. Uiterwijk and J. van den Herik, "The
//! advantage of the initiative", 2000, and W.-Y. Hsu and others, "Solving 7,7,5-game and 8,8,5-game", 2020. The rest is alpha-beta
//! with null windows, a table in which all images of a position share a place, and threats that are answered at once.

mod draws;
mod field;
mod search;

use std::sync::Arc;

use plyground_core::{Limits, Outcome, Player, Position, Stopped};
use plyground_games::Mnk;
use plyground_games::mnk::{Cell, Rules, Shape, Small, Stones};

use self::field::Field;
use self::search::Search;
use crate::memo::{Memo, Sides};
use crate::task::{Progress, Task};

/// A look at the limits after so many nodes, which take microseconds.
const LOOK_EVERY: u64 = 1 << 10;

/// The value of a position, proved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solved {
    /// 1 if the side to move wins, 0 if nobody does, -1 if the other side wins.
    pub score: i32,
    /// The moves of both sides to the end, each of them best. Shorter if a limit was met after the value was known.
    pub line: Vec<Cell>,
    /// The nodes that it took.
    pub nodes: u64,
}

/// Solves positions, and remembers what it has proved as long as the board stays the same.
pub struct Solver {
    memory: usize,
    known: Option<(Arc<Shape>, Field, Memo)>,
}

impl Solver {
    /// A solver whose table takes at most so many bytes. Any number will do.
    pub fn new(memory: usize) -> Self {
        Self { memory, known: None }
    }

    /// Whether this is a game that the solver knows: K or more in a row win, and nobody plays on after that.
    pub fn knows(pos: &Mnk<Small>) -> bool {
        let shape = pos.shape();
        let is_over = Player::BOTH.iter().any(|&player| shape.completed(pos.stones(player)).is_some());
        shape.rules() == Rules::default() && shape.notices_ends() && (pos.outcome().is_some() || !is_over)
    }

    /// The value of a position that the solver [knows](Self::knows), and a best line; `None` if a limit came first.
    pub fn solve(
        &mut self,
        pos: &Mnk<Small>,
        limits: Limits,
        progress: &mut dyn FnMut(Progress),
    ) -> Option<Solved> {
        assert!(Self::knows(pos), "other rules need another solver");
        if let Some(outcome) = pos.outcome() {
            let score = match outcome {
                Outcome::Draw => 0,
                Outcome::Win(winner) if winner == pos.to_move() => 1,
                Outcome::Win(_) => -1,
            };
            return Some(Solved { score, line: Vec::new(), nodes: 0 });
        }
        let shape = pos.shape();
        let sizes = |shape: &Shape| (shape.width(), shape.height(), shape.k());
        if self.known.as_ref().is_none_or(|(known, ..)| sizes(known) != sizes(shape)) {
            self.known = None;
            self.known =
                Some((Arc::clone(shape), Field::new(shape), Memo::new(self.memory, shape.cells() as u32)));
        }
        let (_, field, memo) = self.known.as_ref().expect("it was just put there");
        let mut task = Task::new(limits, progress).looking_every(LOOK_EVERY);
        let mut search = Search { field, memo, task: &mut task };
        let mut pos = pos.clone();
        let score = value(&mut search, &pos).ok()?;
        let (mut line, mut left) = (Vec::new(), score);
        while pos.outcome().is_none() {
            let Ok(Some(best)) = best(&mut search, &mut pos, left) else { break };
            pos.make(best);
            line.push(best);
            left = -left;
        }
        Some(Solved { score, line, nodes: task.nodes })
    }
}

fn value(search: &mut Search, pos: &Mnk<Small>) -> Result<i32, Stopped> {
    (search.task.at_least, search.task.at_most) = (-1, 1);
    search.task.report();
    if search.search(read(pos), 0)? > 0 {
        return Ok(1);
    }
    search.task.at_most = 0;
    search.task.report();
    Ok(search.search(read(pos), -1)?.min(0))
}

/// A move that keeps the value, one that ends the game before all others.
fn best(search: &mut Search, pos: &mut Mnk<Small>, value: i32) -> Result<Option<Cell>, Stopped> {
    let us = pos.to_move();
    for m in pos.moves() {
        if pos.after(m, |child| child.outcome()) == Some(Outcome::Win(us)) {
            return Ok(Some(m));
        }
    }
    for m in search.ordered(read(pos)) {
        let worth = pos.after(m, |child| match child.outcome() {
            Some(_) => Ok(0),
            // Is it worth no more than that to the opponent?
            None => search.search(read(child), -value),
        });
        if worth? <= -value {
            return Ok(Some(m));
        }
    }
    Ok(None)
}

fn read(pos: &Mnk<Small>) -> Sides {
    let set = |player: Player| pos.stones(player).cells().fold(0, |set, cell| set | 1 << cell.index());
    [set(pos.to_move()), set(pos.to_move().other())]
}
