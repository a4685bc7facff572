//! Dots and boxes, solved.
//!
//! The value of a position is what the side to move gets from there on, less what the other side gets: it does not depend on the
//! boxes that are taken already, so a position is its edges. A search is a row of null windows.
//!
//! Two theorems spare most of the moves where a box can be taken. Let the box `b` lack one edge `e` alone, let `c` be the box on the other
//! side of `e`, and let `V(P)` be the value of `P`.
//!
//! **1. If `e` borders the outside, or completes `c` too, or `c` lacks three edges or more, then `e` is a best move.**
//! If `e` borders the outside or completes `c`, then it changes nothing but its own boxes, `g` of them. Let another move `f` be made. If it takes
//! no box, the opponent can take `e` and be on the move: `f` brings at most `-g - V(P+e+f)`, while `e` and then `f` bring `g - V(P+e+f)`. If `f`
//! takes `k` boxes, by induction it brings `k + g + V(P+e+f)`, and so do `e` and then `f`. Otherwise `c` lacks three edges. Look at
//! the whole turn: `f1 … fm` take boxes, and then comes `e`, or an edge `h` that takes none; let `Q` be the position before
//! it. If it is `e`, it may as well come first: every other move takes what it took before. If it is `h`, and `c` does not
//! lack just `e` and `h` in `Q`, the opponent can take `e`, and the turn that begins with `e` is better by two, as above. If `c` does lack just `e` and `h`,
//! then `h` leaves two boxes to whoever takes `e`. Some `fj` was an edge of `c`, and it took the box on its other side. Begin with `e`, leave
//! out the last such `fj`, and end with `h`: as many boxes are taken, two boxes are left to whoever takes `fj`, and the rest is the same.
//!
//! **2. An edge `f` that takes no box is no better than `e`, unless `c` lacks just `e` and `f`.** The opponent can take `e`: as in the first
//! case of 1. So when boxes can be taken, only one edge that takes none needs a look: one for which the exception holds with every
//! box that can be taken.

mod field;

use plyground_core::{Limits, Stopped};

pub use self::field::Field;
use crate::table::{Bounds, Table};
use crate::task::{Progress, Task};

/// With fewer edges left a position is not looked up in all its images.
const IMAGES_FROM: u32 = 10;
/// With fewer edges left a position is not looked up at all.
const TABLE_FROM: u32 = 3;

/// The value of a position, proved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solved {
    /// The boxes that the side to move gets from now on, less those of the other side.
    pub score: i32,
    /// The edges that are drawn to the end, each of them best. Shorter if a limit was met after the value was known.
    pub line: Vec<u32>,
    /// The nodes that it took.
    pub nodes: u64,
}

/// Solves positions, and remembers what it has proved as long as the field stays the same.
pub struct Solver {
    memory: usize,
    known: Option<(Field, Table)>,
}

impl Solver {
    /// A solver whose table takes at most so many bytes. Any number will do; with too few the table keeps nothing.
    pub fn new(memory: usize) -> Self {
        Self { memory, known: None }
    }

    /// The value for whoever is to move when these edges are drawn, and a best line; `None` if a limit came first. Bits beyond the
    /// last edge are not looked at.
    pub fn solve(
        &mut self,
        field: &Field,
        drawn: u64,
        limits: Limits,
        progress: &mut dyn FnMut(Progress),
    ) -> Option<Solved> {
        if self.known.as_ref().is_none_or(|(known, _)| known != field) {
            self.known = None;
            self.known = Some((field.clone(), Table::new(self.memory, field.edges() as u32)));
        }
        let (field, table) = self.known.as_mut().expect("it was just put there");
        let mut task = Task::new(limits, progress);
        let drawn = drawn & field.all();
        let mut search = Search { field, table, task: &mut task };
        let score = search.narrow(drawn).ok()?;
        let line = search.line(drawn, score);
        Some(Solved { score, line, nodes: task.nodes })
    }
}

struct Search<'a, 'b> {
    field: &'a Field,
    table: &'a mut Table,
    task: &'a mut Task<'b>,
}

impl Search<'_, '_> {
    /// The value, by halves.
    fn narrow(&mut self, drawn: u64) -> Result<i32, Stopped> {
        let left = self.boxes_left(drawn);
        let (mut low, mut high) = (-left, left);
        while low < high {
            (self.task.at_least, self.task.at_most) = (low, high);
            self.task.report();
            let alpha = (low + high).div_euclid(2);
            let value = self.search(drawn, left, alpha)?;
            if value > alpha { low = value } else { high = value }
        }
        Ok(low)
    }

    /// Best edges to the end, as far as the limits allow.
    fn line(&mut self, mut drawn: u64, mut score: i32) -> Vec<u32> {
        let mut line = Vec::new();
        while drawn != self.field.all() {
            let Ok(edge) = self.best(drawn, score) else { break };
            let taken = self.field.completed(drawn, edge);
            score = if taken > 0 { score - taken } else { -score };
            drawn |= 1 << edge;
            line.push(edge);
        }
        line
    }

    /// An edge that is worth the value of the position.
    fn best(&mut self, drawn: u64, score: i32) -> Result<u32, Stopped> {
        let left = self.boxes_left(drawn);
        let mut moves = self.moves(drawn);
        loop {
            let edge = moves.trailing_zeros();
            moves &= moves - 1;
            // The last one needs no proof.
            if moves == 0 || self.worth(drawn, left, edge, score - 1)? >= score {
                return Ok(edge);
            }
        }
    }

    fn boxes_left(&self, drawn: u64) -> i32 {
        self.field.boxes().iter().filter(|&edges| edges & !drawn != 0).count() as i32
    }

    /// What it is worth to draw an edge: more than `alpha` and at least the result, or at most the result.
    #[inline]
    fn worth(&mut self, drawn: u64, left: i32, edge: u32, alpha: i32) -> Result<i32, Stopped> {
        let taken = self.field.completed(drawn, edge);
        let next = drawn | 1 << edge;
        if taken > 0 {
            Ok(taken + self.search(next, left - taken, alpha - taken)?)
        } else {
            Ok(-self.search(next, left, -alpha - 1)?)
        }
    }

    /// Whether a position with so many boxes left is worth more than `alpha` to the side to move.
    ///
    /// # Contract
    ///
    /// - if the result is more than `alpha`, then the value is at least the result;
    /// - otherwise the value is at most the result.
    fn search(&mut self, drawn: u64, left: i32, alpha: i32) -> Result<i32, Stopped> {
        self.task.enter()?;
        let mut bounds = Bounds { at_least: -left, at_most: left };
        if let Some(value) = bounds.decide(alpha) {
            return Ok(value);
        }
        // Twins are drawn in one order: what is known of one position is known of all that mean the same.
        let drawn = self.field.with_first_twins(drawn);
        let missing = (self.field.all() & !drawn).count_ones();
        let key = if missing >= IMAGES_FROM { self.field.smallest_image(drawn) } else { drawn };
        if missing >= TABLE_FROM
            && let Some(known) = self.table.get(key)
        {
            bounds.narrow(known);
            if let Some(value) = bounds.decide(alpha) {
                return Ok(value);
            }
        }
        let before = self.task.nodes;
        let mut best = -left;
        let moves = self.moves(drawn);
        // Edges that give nothing away come first.
        let giving = self.giving(drawn, moves);
        'all: for mut part in [moves & !giving, giving] {
            while part != 0 {
                let edge = part.trailing_zeros();
                part &= part - 1;
                best = best.max(self.worth(drawn, left, edge, alpha)?);
                if best > alpha {
                    break 'all;
                }
            }
        }
        if missing >= TABLE_FROM {
            if best > alpha {
                bounds.at_least = best;
            } else {
                bounds.at_most = best;
            }
            self.table.put(key, bounds, self.task.nodes - before);
        }
        Ok(best)
    }

    /// The edges that need a look; one of them is best.
    #[inline]
    fn moves(&self, drawn: u64) -> u64 {
        let free = self.field.all() & !drawn;
        let (mut taking, mut leaving) = (0, free);
        for (number, edges) in self.field.boxes().iter().enumerate() {
            let missing = edges & free;
            if missing.count_ones() != 1 {
                continue;
            }
            let edge = missing.trailing_zeros();
            match self.field.across(drawn, edge, number) {
                Some(other) if other.count_ones() == 2 => {
                    taking |= missing;
                    leaving &= other & !missing;
                }
                // The first theorem.
                _ => return missing,
            }
        }
        if taking == 0 { self.field.without_second_twins(free) } else { taking | leaving }
    }

    fn giving(&self, drawn: u64, moves: u64) -> u64 {
        let (mut left, mut found) = (moves, 0);
        while left != 0 {
            let edge = left.trailing_zeros();
            left &= left - 1;
            found |= u64::from(self.field.gives(drawn, edge)) << edge;
        }
        found
    }
}
