//! The search: who wins, with proofs of draws at every node.

use std::cmp::Reverse;

use plyground_core::Stopped;
use plyground_games::mnk::Cell;

use super::draws::{ONE, has_pairs, worth};
use super::field::Field;
use crate::memo::{Memo, Sides};
use crate::table::Bounds;
use crate::task::Task;

/// With so many free cells or more a position is looked up in all its images.
const IMAGES_FROM: u32 = 10;
/// With fewer free cells than this nothing is looked up.
const LOOKED_UP_FROM: u32 = 3;
/// No board of 64 cells has more lines: two in a row on 8 by 8.
const MOST_LINES: usize = 210;

pub(crate) struct Search<'a, 'b> {
    pub(crate) field: &'a Field,
    pub(crate) memo: &'a Memo,
    pub(crate) task: &'a mut Task<'b>,
}

/// What can be seen at once.
struct Sight {
    /// What the lines are worth that each side can still fill.
    worth: [u64; 2],
    /// The free cells of those lines.
    live: u64,
    /// Where each side would complete a line.
    wins: [u64; 2],
}

impl Search<'_, '_> {
    /// Whether a position is worth more than `alpha` to the side to move: 1 for a win, 0 for a draw, -1 for a loss. Nobody has
    /// completed a line.
    ///
    /// # Contract
    ///
    /// - if the result is more than `alpha`, then the value is at least the result;
    /// - otherwise the value is at most the result.
    pub(crate) fn search(&mut self, sides: Sides, alpha: i32) -> Result<i32, Stopped> {
        self.task.enter()?;
        // 1. Whoever can complete a line does, and one such threat must be answered; two cannot be.
        let sight = self.look(sides);
        let [mine, theirs] = sight.wins;
        if mine != 0 {
            return Ok(1);
        }
        if theirs.count_ones() > 1 {
            return Ok(-1);
        }
        // 2. What a side cannot win any more.
        let mut bounds = self.bounds(sides, alpha, &sight);
        if let Some(value) = bounds.decide(alpha) {
            return Ok(value);
        }
        // 3. What has been proved before.
        let free = (self.field.board & !(sides[0] | sides[1])).count_ones();
        let (key, image) = if free < IMAGES_FROM {
            (sides, None)
        } else {
            let (key, image) = self.field.smallest_image(sides);
            (key, Some(image))
        };
        let in_image = |cell: u32| image.map_or(cell as u8, |image| image[cell as usize]);
        let mut remembered = None;
        if free >= LOOKED_UP_FROM
            && let Some((known, best)) = self.memo.get(key)
        {
            bounds.narrow(known);
            if let Some(value) = bounds.decide(alpha) {
                return Ok(value);
            }
            remembered = Some(best);
        }
        // 4. Moves: those that serve nobody's lines are left out, since a stone anywhere else does no harm and may help.
        let mut moves = [(0, 0); 64];
        let mut count = 0;
        let mut left = if theirs == 0 { sight.live } else { theirs };
        while left != 0 {
            let cell = left.trailing_zeros();
            left &= left - 1;
            let rank = if Some(in_image(cell)) == remembered { u64::MAX } else { self.rank(sides, cell) };
            moves[count] = (rank, cell);
            count += 1;
        }
        let moves = &mut moves[..count];
        moves.sort_unstable_by_key(|&(rank, cell)| (Reverse(rank), cell));
        // 5. One after the other.
        let before = self.task.nodes;
        let (mut value, mut best) = (-2, 0);
        for &(_, cell) in &*moves {
            let worth = -self.search([sides[1], sides[0] | 1 << cell], -alpha - 1)?;
            if worth > value {
                (value, best) = (worth, in_image(cell));
                if worth > alpha {
                    break;
                }
            }
        }
        if value > alpha {
            bounds.at_least = value;
        } else {
            bounds.at_most = value;
        }
        if free >= LOOKED_UP_FROM {
            self.memo.put(key, bounds, best, self.task.nodes - before);
        }
        Ok(value)
    }

    /// All free cells, those first that a search would try first.
    pub(crate) fn ordered(&self, sides: Sides) -> Vec<Cell> {
        let free = self.field.board & !(sides[0] | sides[1]);
        let mut cells: Vec<u32> = (0..64).filter(|cell| free >> cell & 1 == 1).collect();
        cells.sort_by_key(|&cell| Reverse(self.rank(sides, cell)));
        cells.into_iter().map(|cell| Cell::new(cell as usize)).collect()
    }

    /// Looks at every line once.
    fn look(&self, [mine, theirs]: Sides) -> Sight {
        let mut sight = Sight { worth: [0; 2], live: 0, wins: [0; 2] };
        for line in &self.field.lines {
            let free = line & !(mine | theirs);
            for (side, other) in [theirs, mine].into_iter().enumerate() {
                if line & other == 0 {
                    sight.worth[side] += worth(free.count_ones());
                    sight.live |= free;
                    if free.is_power_of_two() {
                        sight.wins[side] |= free;
                    }
                }
            }
        }
        sight
    }

    /// What is known without a search. Pairs take time, so they are looked for only where they decide the question.
    fn bounds(&self, sides: Sides, alpha: i32, sight: &Sight) -> Bounds {
        // Spoiling is easier for whoever is to move.
        let i_cannot = 2 * sight.worth[0] < ONE || alpha == 0 && self.can_be_spoilt(sides[0], sides[1]);
        let they_cannot = sight.worth[1] < ONE || alpha < 0 && self.can_be_spoilt(sides[1], sides[0]);
        Bounds { at_least: -i32::from(!they_cannot), at_most: i32::from(!i_cannot) }
    }

    /// Whether all lines of the side with the first stones can be spoilt by pairs.
    fn can_be_spoilt(&self, stones: u64, others: u64) -> bool {
        let mut lines = [0; MOST_LINES];
        let mut count = 0;
        for line in self.field.lines.iter().filter(|&line| line & others == 0) {
            lines[count] = line & !stones;
            count += 1;
        }
        has_pairs(&mut lines[..count])
    }

    /// A move is as good as the lines that it serves or spoils, those with more stones counting for more.
    fn rank(&self, [mine, theirs]: Sides, cell: u32) -> u64 {
        let of = |line: &u64| {
            let served = if line & theirs == 0 { 2 << (2 * (line & mine).count_ones().min(20)) } else { 0 };
            let spoilt = if line & mine == 0 { 1 << (2 * (line & theirs).count_ones().min(20)) } else { 0 };
            served + spoilt
        };
        self.field.through(cell).iter().map(of).sum()
    }
}
